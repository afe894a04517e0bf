// A request for a roster, as a form and as a body.

import type { Args } from '#client/api.ts'
import { isShaped } from '#client/draft-shape.ts'
import { maxRosterDays } from '#contract/moments/rosters.ts'
import { type RosterWeights, rosterWishes } from '#rules/rosters/roster.ts'
import { counted, formatDate, formatPeriod } from '#rules/time/format-nl.ts'
import { addDays, daysBetween, mondayOf, weekOf } from '../../amsterdam-time.ts'
import type { FieldErrors } from '../../form/refusal.ts'
import type { Pair, Roster } from '../roster.ts'

export interface Question {
  span: 'week' | 'dagen'
  monday: string
  /** For custom days. */
  from: string | null
  until: string | null
  /** The addresses of locations; none means all. */
  places: string[]
  /** The addresses of levels of expertise; none means all. */
  levels: string[]
  withOthers: boolean
  /** Null while the stored weights count. */
  weights: RosterWeights | null
}
export type RosterBody = Args<'POST /rosters'>['body']

/** The requested days; undefined while they are incomplete. */
export function daysOf({ span, monday, from, until }: Question): { startDate: string; endDate: string } | undefined {
  if (span === 'week') return { startDate: monday, endDate: addDays(monday, 6) }
  return from && until ? { startDate: from, endDate: until } : undefined
}

/** The initial request: that of a roster, otherwise the coming week. */
export function questionOf(roster: Roster | undefined, today: string): Question {
  const coming = addDays(mondayOf(today), 7)
  if (!roster)
    return {
      span: 'week',
      monday: coming,
      from: coming,
      until: addDays(coming, 6),
      places: [],
      levels: [],
      withOthers: false,
      weights: null,
    }
  const { startDate, endDate, locations, expertiseLevels, withOthers, weights } = roster
  return {
    span: isWholeWeek(startDate, endDate) ? 'week' : 'dagen',
    monday: mondayOf(startDate),
    ...{ from: startDate, until: endDate, places: locations, levels: expertiseLevels, withOthers, weights },
  }
}
const isWholeWeek = (from: string, until: string) => mondayOf(from) === from && addDays(from, 6) === until

/** The error of the days. */
export function wrongWith(question: Question, today: string): FieldErrors {
  if (question.span === 'week') return {}
  const { from, until } = question
  if (!from) return { from: 'Vul de eerste dag in.' }
  if (!until) return { until: 'Vul de laatste dag in.' }
  if (until < from) return { until: 'De laatste dag ligt voor de eerste.' }
  if (until < today) return { until: 'Deze dagen zijn al voorbij.' }
  return daysBetween(from, until) < maxRosterDays ? {} : { until: `Kies hooguit ${maxRosterDays} dagen.` }
}

/** The body: the request, with the fixed and forbidden pairs. */
export function bodyOf(question: Question, { held, forbidden }: { held: Pair[]; forbidden: Pair[] }): RosterBody {
  const { places, levels, withOthers, weights } = question
  return {
    ...daysOf(question)!,
    locations: places,
    expertiseLevels: levels,
    withOthers,
    ...(weights && { weights }),
    held,
    forbidden,
  }
}

/** The days in words: "week 49 van 2026 (30 november t/m 6 december)". */
export const sayDays = ({ startDate, endDate }: Pick<Roster, 'startDate' | 'endDate'>): string =>
  isWholeWeek(startDate, endDate)
    ? formatPeriod(weekOf(startDate))
    : startDate === endDate
      ? formatDate(startDate)
      : `${formatDate(startDate)} t/m ${formatDate(endDate)}`
/** The request in one line, below the days. */
export const sayQuestion = ({
  locations,
  expertiseLevels,
  withOthers,
}: Pick<Roster, 'locations' | 'expertiseLevels' | 'withOthers'>): string =>
  [
    locations.length === 0 ? 'alle locaties' : counted(locations.length, 'locatie', 'locaties'),
    ...(expertiseLevels.length > 0 ? [counted(expertiseLevels.length, 'niveau', 'niveaus')] : []),
    withOthers ? 'ook wie niet reageerde' : 'alleen wie reageerde',
  ].join(', ')

export const isSameWeights = (one: RosterWeights, other: RosterWeights): boolean =>
  rosterWishes.every(wish => one[wish] === other[wish])

/** Whether two requests are the same to the server. */
export const isSameQuestion = (one: Question, other: Question): boolean => {
  const [first, second] = [one, other].map(each => JSON.stringify([daysOf(each), each.places, each.levels, each.withOthers]))
  return first === second && (one.weights === null || other.weights === null || isSameWeights(one.weights, other.weights))
}

const someWeights = Object.fromEntries(rosterWishes.map(wish => [wish, 0])) as RosterWeights
const filled: Question = {
  ...{ span: 'week', monday: '', from: '', until: '', places: [''], levels: [''], withOthers: true },
  weights: someWeights,
}
/** The stored request, if it is still valid: not from another version of this form, nor for a past week. */
export function readQuestion(kept: unknown, today: string): Question | undefined {
  if (!isShaped<Question>(kept, { ...filled, from: null, until: null, weights: null }, filled)) return undefined
  const days = daysOf(kept)
  return days && days.endDate < today ? undefined : kept
}
