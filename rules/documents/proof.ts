// The proof of one piece of work: everything from its publication to its payment, each with who and when.

import { type InvoiceLine, invoiceLineName } from '../money/invoice-lines.ts'
import { type Work, workedMinutes } from '../money/worked-hours.ts'
import { counted, formatDate, formatDateTime, formatDateTimes, formatHours, formatMoney } from '../time/format-nl.ts'

/** An event of the work. `actor` is the uuid of whoever did it (null: the clock), `by` their name. */
export interface ProofEvent {
  name: string
  at: string
  actor: string | null
  by: string
}
/** The facts about the work. Money in cents, instants as ISO text, days as YYYY-MM-DD. */
export interface ProofFacts {
  planned: Work
  hourlyRate: number | null
  contractType: 'freelance' | 'temp_work' | null
  worker: { uuid: string; name: string } | null
  /** The state of their agreement, in words; null without one. */
  agreement: string | null
  hasClient: boolean
  worked: Work | null
  /** In chronological order. */
  events: readonly ProofEvent[]
  /** The first of the reports about it, and how many there are. */
  report: { at: string; by: string; count: number } | null
  lines: readonly { at: string; kind: InvoiceLine['kind']; description: string; amount: number }[]
  invoice: {
    uuid: string
    number: string
    at: string
    hasUbl: boolean
    paidOn: string | null
    /** The number of the credit note that reverses it. */
    creditedBy: string | null
  } | null
}
/** The steps, in their order. */
export const proofStep = [
  'published',
  'reacted',
  'selected',
  'agreed',
  'hours',
  'report',
  'approved',
  'line',
  'ubl',
  'paid',
] as const
/** A step: when (an instant or a day; null when it has not happened), by whom, and its detail or why it is missing. */
export interface ProofStep {
  step: (typeof proofStep)[number]
  title: string
  at: string | null
  by: string | null
  detail: string | null
  /** The uuid of the invoice it is on. */
  invoice: string | null
}
type Found = Omit<ProofStep, 'step' | 'title'>

const titles: Record<ProofStep['step'], string> = {
  published: 'Gepubliceerd',
  reacted: 'Gereageerd',
  selected: 'Gekozen',
  agreed: 'Afgesproken',
  hours: 'Uren ingediend',
  report: 'Gerapporteerd',
  approved: 'Uren goedgekeurd',
  line: 'Factuurregels',
  ubl: 'E-factuur (UBL)',
  paid: 'Betaald',
}
const formName = { freelance: 'zzp', temp_work: 'uitzend' }
const payroll = 'Uitzend: verloond, zonder factuur van de zorgverlener'

const nothing: Found = { at: null, by: null, detail: null, invoice: null }
const happened = (
  event: { at: string; by: string } | undefined | null,
  detail: string | null,
  otherwise: string | null = null,
) => (event ? { ...nothing, at: event.at, by: event.by, detail } : { ...nothing, detail: otherwise })

/**
 * The steps of the work, one each, in order, including those that have not happened. What was undone no longer counts: after
 * another choice, only the publication and the reaction that led to it.
 */
export const proofOf = (facts: ProofFacts): ProofStep[] => {
  const found = { ...agreement(facts), ...outcome(facts), ...money(facts) }
  return proofStep.map(step => ({ step, title: titles[step], ...found[step] }))
}

/**
 * Takes a step; gives when it happened, who did it, and its detail; for a step that has not happened, why not, or that it is
 * still to come. Each is null when there is nothing to say. The screen and the PDF both take their words from here.
 */
export const sayProofStep = ({ at, by, detail }: Pick<ProofStep, 'at' | 'by' | 'detail'>) => {
  if (at === null) return { when: null, by: null, what: detail ?? 'Nog niet' }
  return { when: at.length === 10 ? formatDate(at) : formatDateTime(at), by, what: detail }
}

/** The index from which the last choice of a worker holds; -1 when nobody is chosen. */
const chosenAt = ({ events }: ProofFacts): number => {
  const ended = events.findLastIndex(({ name }) => name === 'care_moment_assignment_canceled')
  return events.findLastIndex(({ name }, index) => name === 'care_moment_assigned' && index > ended)
}
const agreement = (facts: ProofFacts) => {
  const { events, worker, planned, hourlyRate, contractType } = facts
  const chosen = chosenAt(facts)
  const upTo = chosen === -1 ? events : events.slice(0, chosen + 1)
  const assigned = events[chosen]
  const reaction = upTo.findLast(({ name, actor }) => name === 'reaction_placed' && actor === worker?.uuid)
  // After a question by name, the worker's own yes assigns it.
  const yes = assigned && assigned.actor === worker?.uuid ? assigned : undefined
  const invitedStep = yes && upTo.findLast(({ name }) => name === 'care_moment_invited')
  const confirmed = events.slice(chosen).findLast(({ name }) => name === 'care_moment_change_confirmed')
  const agreed = assigned && { at: (confirmed ?? assigned).at, by: worker?.name ?? assigned.by }
  const rate = hourlyRate === null ? '' : `, ${formatMoney(hourlyRate)}\u00a0per\u00a0uur`
  const form = contractType ? `, ${formName[contractType]}` : ''
  const paper = facts.agreement ? `. Overeenkomst: ${facts.agreement.toLowerCase()}` : ''
  return {
    published: happened(
      upTo.findLast(({ name }) => name === 'care_moment_published'),
      null,
    ),
    reacted: happened(
      yes ?? reaction,
      yes ? 'Op naam gevraagd: ja, akkoord met de opdracht en het tarief' : 'Akkoord met de opdracht en het tarief',
      assigned ? 'Zonder reactie: rechtstreeks gekozen' : null,
    ),
    selected: happened(invitedStep ?? assigned, worker?.name ?? null),
    agreed: happened(agreed, `${formatDateTimes(planned.startDate, planned.endDate)}${form}${rate}${paper}`),
  }
}
const outcome = (facts: ProofFacts) => {
  const { events, worked, report, hasClient } = facts
  const chosen = chosenAt(facts)
  const since = chosen === -1 ? [] : events.slice(chosen)
  const hours = worked && `${formatDateTimes(worked.startDate, worked.endDate)}, ${formatHours(workedMinutes(worked))}`
  const reports = report && counted(report.count, 'rapportage', 'rapportages')
  return {
    hours: happened(
      since.findLast(({ name }) => name === 'care_moment_submitted'),
      hours,
    ),
    report: happened(report, reports, hasClient ? null : 'Zonder cliënt: er is niets te rapporteren'),
    approved: happened(
      since.findLast(({ name }) => name === 'care_moment_approved'),
      null,
    ),
  }
}
const money = ({ lines, invoice, contractType }: ProofFacts) => {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  // Only expenses have a description of their own.
  const nameOf = ({ kind, description }: ProofFacts['lines'][number]) =>
    kind === 'expense' ? description : invoiceLineName[kind]
  const amounts = lines.map(line => `${nameOf(line)}: ${formatMoney(line.amount)}`).join('; ')
  const sum = lines.length > 1 ? `; samen ${formatMoney(total)}` : ''
  const stands = { ...nothing, invoice: invoice?.uuid ?? null }
  const otherwise = contractType === 'temp_work' ? payroll : null
  const noUbl = 'Van een van beide partijen is geen KvK-nummer bekend'
  return {
    line: lines[0] ? { ...stands, at: lines[0].at, detail: `${amounts}${sum}` } : nothing,
    ubl: invoice
      ? { ...stands, at: invoice.hasUbl ? invoice.at : null, detail: invoice.hasUbl ? `Factuur ${invoice.number}` : noUbl }
      : { ...nothing, detail: otherwise },
    paid: {
      ...stands,
      at: invoice?.paidOn ?? null,
      detail: invoice ? invoice.creditedBy && `Gecrediteerd met ${invoice.creditedBy}` : otherwise,
    },
  }
}
