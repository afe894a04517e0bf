// The values of the form for a new assignment, and whether they are complete.

import type { Args } from '#client/api.ts'
import { isShaped } from '#client/draft-shape.ts'
import type { Word } from '#contract/moments/assignment-words.ts'
import { type Audience, audience as audiences } from '#contract/moments/widening.ts'
import type { PlannedWork } from '#rules/money/pay.ts'
import { toInstant } from '#rules/time/amsterdam.ts'
import { pairOf } from '#rules/time/clock-pair.ts'
import { formatNumber } from '#rules/time/format-nl.ts'
import { maximumSeriesDays, type Recurrence, recurrenceDates } from '#rules/time/recurrence.ts'
import type { ContractType } from '#words/nl.ts'
import { addDays } from '../amsterdam-time.ts'
import type { Client } from '../client-file/client.ts'
import { type Moment, nameOf } from '../moment/care-moment.ts'
import { type Step, wrongSteps } from '../offer/offer.ts'
import { type BreakValues, breakOfValues, breakValues, checkBreak, noBreak } from './fields/break-values.ts'

export type Kind = 'moment' | 'series' | 'period'
export interface Draft extends BreakValues {
  kind: Kind
  client: { iri: string; name: string } | null
  location: string
  level: string
  serviceType: string
  acts: string[]
  title: string
  description: string
  orderNumber: string
  costCentre: string
  date: string | null
  from: string | null
  until: string | null
  weekdays: number[]
  everyWeeks: Recurrence['everyWeeks']
  /** The last day of a series or a period. */
  lastDay: string | null
  /** Dates left out of a series. */
  except: string[]
  hoursPerWeek: string
  contractTypes: ContractType[]
  audience: Audience
  /** The later steps that offer it to more people. */
  widening: Step[]
  /** Cents per hour, when it differs from the location's rate. */
  rate: number | null
  bonus: number | null
}

export const emptyDraft: Draft = {
  kind: 'moment',
  client: null,
  location: '',
  level: '',
  serviceType: '',
  acts: [],
  title: '',
  description: '',
  orderNumber: '',
  costCentre: '',
  date: null,
  from: null,
  until: null,
  ...noBreak,
  weekdays: [],
  everyWeeks: 1,
  lastDay: null,
  except: [],
  hoursPerWeek: '',
  contractTypes: ['freelance'],
  audience: 'everyone',
  widening: [],
  rate: null,
  bonus: null,
}

/** The form values of each field, read from an assignment or a template of the API. */
export const typed = {
  title: ({ title }: Pick<Moment, 'title'>) => ({ title }),
  description: ({ description }: Pick<Moment, 'description'>) => ({ description: description ?? '' }),
  orderNumber: ({ orderNumber }: Pick<Moment, 'orderNumber'>) => ({ orderNumber: orderNumber ?? '' }),
  costCentre: ({ costCentre }: Pick<Moment, 'costCentre'>) => ({ costCentre: costCentre ?? '' }),
  breakMinutes: breakValues,
  // Read together with the length of the break.
  breakFrom: () => ({}),
  contractType: ({ contractType }: Pick<Moment, 'contractType'>) => (contractType ? { contractTypes: [contractType] } : {}),
  expertiseLevel: ({ expertiseLevel }: { expertiseLevel: Linked }) => ({ level: expertiseLevel['@id'] }),
  serviceType: ({ serviceType }: { serviceType?: Linked }) => ({ serviceType: serviceType?.['@id'] ?? '' }),
  acts: ({ acts }: { acts: Linked[] }) => ({ acts: acts.map(act => act['@id']) }),
  client: ({ client }: Pick<Moment, 'client'>) => ({ client: client ? { iri: client['@id'], name: nameOf(client) } : null }),
  location: ({ location }: { location: Linked }) => ({ location: location['@id'] }),
  hourlyRate: ({ rateIsGiven, hourlyRate }: Pick<Moment, 'rateIsGiven' | 'hourlyRate'>) => ({
    rate: rateIsGiven ? (hourlyRate ?? null) : null,
  }),
  bonus: ({ bonus }: Pick<Moment, 'bonus'>) => ({ bonus }),
  hoursPerWeek: ({ timeScope, hoursPerWeek }: Pick<Moment, 'timeScope' | 'hoursPerWeek'>) =>
    timeScope === 'period' ? { hoursPerWeek: formatNumber(hoursPerWeek ?? 0, 2) } : {},
  // The required contract type takes precedence over the ones it was published for.
  publishedForContractTypes: (of: Pick<Moment, 'publishedForContractTypes'> & { contractType?: ContractType }) =>
    of.contractType || of.publishedForContractTypes.length === 0 ? {} : { contractTypes: of.publishedForContractTypes },
} satisfies Record<Exclude<Word, Unread>, (of: never) => Partial<Draft>>
/** Fields that are not read: the managing location is not on the form, and the audience is chosen again. */
type Unread = 'managedByOrganizationLocation' | 'audience' | 'widening'
type Linked = { '@id': string }
/** Merges parts of a draft. */
export const together = (parts: Partial<Draft>[]): Partial<Draft> => Object.assign({}, ...parts)

type SeriesBody = Args<'POST /recurring_care_moments_by_organization'>['body']
/** The body fields of a draft. `title` is used when the draft has none. */
export const sent = (draft: Draft, title: string, publish: boolean): Required<Pick<SeriesBody, Word & keyof SeriesBody>> => ({
  title: draft.title.trim() || title,
  description: draft.description.trim() || null,
  orderNumber: draft.orderNumber.trim() || null,
  costCentre: draft.costCentre.trim() || null,
  ...(draft.kind === 'period' ? { breakMinutes: 0, breakFrom: null } : breakOfValues(draft)),
  contractType: draft.contractTypes.length === 1 ? draft.contractTypes[0]! : null,
  expertiseLevel: draft.level,
  serviceType: draft.serviceType || null,
  acts: draft.acts,
  client: draft.client?.iri ?? null,
  location: draft.location,
  hourlyRate: draft.rate,
  bonus: draft.bonus ?? 0,
  publishedForContractTypes: publish ? draft.contractTypes : [],
  audience: draft.audience,
  widening: publish ? draft.widening : [],
})

/** A draft for a client, at the location responsible for their care. */
export const draftFor = (client: Client): Draft => ({
  ...emptyDraft,
  client: { iri: client['@id'], name: nameOf(client) },
  location: client.responsibleLocation['@id'],
})

const filledDraft: Draft = {
  ...emptyDraft,
  client: { iri: '', name: '' },
  acts: [''],
  date: '',
  from: '',
  until: '',
  freeFrom: '',
  freeUntil: '',
  weekdays: [1],
  lastDay: '',
  except: [''],
  widening: [{ audience: 'everyone', afterMinutes: 0 }],
  rate: 0,
  bonus: 0,
}
const kinds: readonly string[] = ['moment', 'series', 'period'] satisfies Kind[]
/** A draft saved in this browser; undefined when it does not fit this form. */
export const readDraft = (kept: unknown): Draft | undefined =>
  isShaped(kept, { ...emptyDraft, breakMinutes: null }, filledDraft) &&
  kinds.includes(kept.kind) &&
  [kept, ...kept.widening].every(({ audience }) => audiences.includes(audience))
    ? kept
    : undefined

export type DraftErrors = Partial<Record<keyof Draft, string>>

/** Start and end as instants; an end that is not after the start is on the next day. Undefined while something is missing. */
export function windowOf({ kind, date, from, until, lastDay }: Draft): { startDate: string; endDate: string } | undefined {
  if (kind === 'period')
    return date && lastDay ? { startDate: toInstant(date, '00:00'), endDate: toInstant(lastDay, '23:59') } : undefined
  if (!date || !from || !until) return undefined
  return pairOf({ date, time: from }, { date: until > from ? date : addDays(date, 1), time: until }, 'typed')
}

/** The work entered so far; undefined while times are missing. */
export function workOf(draft: Draft): PlannedWork | undefined {
  const { kind, hoursPerWeek } = draft
  const window = windowOf(draft)
  if (!window) return undefined
  if (kind !== 'period') return { ...window, timeScope: 'moment', ...breakOfValues(draft) }
  return { ...window, timeScope: 'period', breakMinutes: 0, hoursPerWeek: readHours(hoursPerWeek) }
}

/** The dates of a series, including those left out; empty while it is incomplete or too long. */
export function datesOf({ kind, date, lastDay, weekdays, everyWeeks }: Draft): string[] {
  if (kind !== 'series' || !date || !lastDay || lastDay > addDays(date, maximumSeriesDays)) return []
  return recurrenceDates({ from: date, until: lastDay, weekdays, everyWeeks })
}

/** The hours per week as a number; null unless it is between 1 and 60. */
export function readHours(text: string): number | null {
  const hours = Number(text.replace(',', '.'))
  return text.trim() && hours >= 1 && hours <= 60 ? hours : null
}

type Known = {
  today: string
  /** The current instant. */
  now: string
  locationRate: number | undefined
  publish: boolean
  /** First and last day of the period that the shift belongs to. */
  within?: Within | undefined
}
export type Within = { first: string; last: string }

function checkTimes(draft: Draft, { today, within }: Known): DraftErrors {
  const { kind, date, from, until, lastDay, weekdays } = draft
  const work = workOf(draft)
  return {
    ...(!date && { date: 'Kies een datum.' }),
    ...(date && date < today && { date: 'Deze datum is al geweest.' }),
    ...(date && within && (date < within.first || date > within.last) && { date: 'Deze datum valt buiten de periode.' }),
    ...(kind !== 'moment' && !lastDay && { lastDay: 'Kies een einddatum.' }),
    ...(kind !== 'moment' && date && lastDay && lastDay < date && { lastDay: 'De einddatum ligt voor de begindatum.' }),
    ...(kind === 'series' &&
      date &&
      lastDay &&
      lastDay > addDays(date, maximumSeriesDays) && { lastDay: 'Een reeks loopt hooguit 26 weken vooruit.' }),
    ...(kind === 'series' && weekdays.length === 0 && { weekdays: 'Kies minstens één dag.' }),
    ...(kind === 'period' && readHours(draft.hoursPerWeek) === null && { hoursPerWeek: 'Vul een getal van 1 tot 60 in.' }),
    ...(kind !== 'period' && !from && { from: 'Vul een tijd in, zoals 07:30.' }),
    ...(kind !== 'period' && !until && { until: 'Vul een tijd in, zoals 15:30.' }),
    ...(kind !== 'period' && checkBreak(draft, work)),
  }
}

const checkSteps = (draft: Draft, now: string): DraftErrors => {
  const wrong = wrongSteps(draft, now, windowOf(draft)?.startDate)
  return wrong ? { widening: wrong } : {}
}

/** The errors by field, in the order of the form. */
export function checkDraft(draft: Draft, known: Known): DraftErrors {
  return {
    ...(!draft.location && { location: 'Kies een locatie.' }),
    ...(!draft.level && { level: 'Kies een niveau.' }),
    ...checkTimes(draft, known),
    ...(known.publish && draft.contractTypes.length === 0 && { contractTypes: 'Kies minstens één contractvorm.' }),
    ...(known.publish && checkSteps(draft, known.now)),
    ...(draft.level &&
      draft.location &&
      draft.rate === null &&
      known.locationRate === undefined && { rate: 'De locatie heeft hiervoor nog geen tarief. Vul een uurtarief in.' }),
  }
}
