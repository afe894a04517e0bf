// A care request and its planning in the family's words.

import { sayPlanned } from '#care/client-file/care-weeks.ts'
import type { AnswerOf } from '#client/api.ts'
import type { CareWeek } from '#rules/time/care-week.ts'
import { formatHourCount, formatHours } from '#rules/time/format-nl.ts'
import { familyRequestWords } from '#words/client-nl.ts'
import { sayDate } from '../-visits/days.ts'

type Request = Pick<
  AnswerOf<'GET /care_requests'>['member'][number],
  'status' | 'wantedFrom' | 'wantedUntil' | 'pausedUntil' | 'hoursPerWeek'
>

/** What the word means. */
export const whatItIs = 'Hier leest u welke zorg is gevraagd. Is die zorg afgesproken? Dan staat erbij voor hoeveel uur per week.'
export const noneYet = 'Er is nog geen zorgvraag opgeschreven. Klopt dit niet? Bel of schrijf ons.'

/** Its status, since when and for how many hours a week. */
export const sayRequest = ({ status, wantedFrom, wantedUntil, pausedUntil, hoursPerWeek }: Request, today: string): string => {
  const { said, dated } = familyRequestWords[status]
  if (!dated) return pausedUntil ? `${said} tot ${sayDate(pausedUntil)}.` : `${said}.`
  const since = `${wantedFrom <= today ? 'sinds' : 'vanaf'} ${sayDate(wantedFrom)}`
  const until = wantedUntil ? ` De laatste dag is ${sayDate(wantedUntil)}.` : ''
  const hours = typeof hoursPerWeek === 'number' ? ` ${formatHourCount(hoursPerWeek)} per week.` : ''
  return `${said} ${since}.${until}${hours}`
}

/** How much of it is planned this week, stated plainly. */
export const sayWeek = (week: CareWeek): string =>
  week.plannedMinutes > week.agreedMinutes
    ? `Deze week staat ${sayPlanned(week)} gepland. Afgesproken is ${formatHours(week.agreedMinutes)}.`
    : `Deze week staat ${sayPlanned(week)} gepland.`
