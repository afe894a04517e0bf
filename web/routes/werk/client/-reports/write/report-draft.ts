// The draft of a report: a field for each problem, stored in this browser until it is sent.

import type { PlanProblem } from '#care/client-plan/plan.ts'
import { type Part, partsOf, textOf } from '#care/client-reports/report-text.ts'
import type { Report } from '#care/client-reports/reports.ts'
import { isShaped } from '#client/draft-shape.ts'
import { lowerFirst } from '#words/nl.ts'

/** A problem on the form. When it is unticked its text is kept, hidden. */
export interface Entry {
  /** The uuid of the problem of the Omaha System. */
  problem: string
  name: string
  on: boolean
  text: string
  /** The score of its status; 0 when none was chosen. */
  score: number
}
export interface ReportDraft {
  /** Text that is not about a problem. */
  text: string
  entries: Entry[]
  /** The uuid of the shift; 'vanzelf' (automatic) as long as nobody chose, 'geen' for none. */
  shift: string
  /** When it was last changed; empty before that. */
  changedAt: string
}

const example: ReportDraft = {
  ...{ text: '', shift: '', changedAt: '' },
  entries: [{ problem: '', name: '', on: true, text: '', score: 0 }],
}
/** The stored draft, if it is a draft of this form. */
export const readReportDraft = (kept: unknown): ReportDraft | undefined => (isShaped(kept, example, example) ? kept : undefined)

/** A new report, or the draft for changing or correcting one. */
export function draftOf(report?: Pick<Report, 'text' | 'problems' | 'careMoment'>): ReportDraft {
  if (!report) return { text: '', entries: [], shift: 'vanzelf', changedAt: '' }
  const parts = partsOf(
    report.text,
    report.problems.map(({ name }) => name),
  )
  const textAt = (name: string) => parts.find(({ heading }) => heading === name)?.text ?? ''
  return {
    text: textAt(''),
    entries: report.problems.map(({ uuid, name }) => ({ problem: uuid, name, on: true, text: textAt(name), score: 0 })),
    shift: report.careMoment?.uuid ?? 'geen',
    changedAt: '',
  }
}

/** The ticked problems, in the order they were ticked. */
export const chosenIn = ({ entries }: ReportDraft): Entry[] => entries.filter(({ on }) => on)
/** The draft with a problem ticked, or unticked. */
export function toggled(draft: ReportDraft, { uuid, name }: { uuid: string; name: string }): Entry[] {
  const known = draft.entries.some(({ problem }) => problem === uuid)
  if (!known) return [...draft.entries, { problem: uuid, name, on: true, text: '', score: 0 }]
  return draft.entries.map(entry => (entry.problem === uuid ? { ...entry, on: !entry.on } : entry))
}
/** The draft with text changed at a problem. */
export const withEntry = (draft: ReportDraft, problem: string, change: Partial<Entry>): Entry[] =>
  draft.entries.map(entry => (entry.problem === problem ? { ...entry, ...change } : entry))

const partsIn = (draft: ReportDraft): Part[] => [
  { heading: '', text: draft.text },
  ...chosenIn(draft).map(({ name, text }) => ({ heading: name, text })),
]
/** The body: one report about all ticked problems. */
export const bodyOf = (draft: ReportDraft) => ({
  text: textOf(partsIn(draft)),
  problems: chosenIn(draft).map(({ problem }) => `/v1/omaha_system_domain_problems/${problem}`),
})

/** The field name of a problem, for its error. */
export const fieldOf = (problem: string): string => `text-${problem}`
const longest = 10_000
/** Errors, by field. */
export function errorsIn(draft: ReportDraft): Record<string, string> {
  const chosen = chosenIn(draft)
  const empty = chosen.filter(({ text, score }) => !text.trim() && !(score > 0 && chosen.length > 1))
  const missing = Object.fromEntries(
    empty.map(({ problem }) => [fieldOf(problem), 'Schrijf wat je deed en zag, of zet het vinkje uit.']),
  )
  if (chosen.length === 0 && !draft.text.trim()) missing.text = 'Schrijf wat je deed en zag.'
  const { text } = bodyOf(draft)
  if (text.length > longest) missing.text = `Dit is te lang: hooguit ${longest} tekens samen. Maak er twee rapportages van.`
  return missing
}

/** The agreement on a problem in one line. */
export const agreementOf = ({ interventions }: Pick<PlanProblem, 'interventions'>): string =>
  interventions.map(({ text }) => text.trim().replace(/\.$/, '')).join('. ')
/** A text with the sentence that everything was done as agreed. */
export const withAgreed = (text: string, problem: PlanProblem): string => {
  const sentence = `Volgens afspraak: ${lowerFirst(agreementOf(problem) || problem.goal.replace(/\.$/, ''))}.`
  return text.trim() ? `${text.trimEnd()} ${sentence}` : sentence
}
