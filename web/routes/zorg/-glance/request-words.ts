// What is said to the family of a care request, and of what is planned of it.
import type { CareWeek } from '../../../../rules/care-week.ts'
import { formatHourCount, formatHours } from '../../../../rules/format-nl.ts'
import { sayPlanned } from '../../../care/client-file/care-weeks.ts'
import type { AnswerOf } from '../../../client/api.ts'
import { familyRequestWords } from '../../../words/client-nl.ts'
import { sayDate } from '../-visits/days.ts'

type Request = AnswerOf<'GET /care_requests'>['member'][number]

/** What the word means. */
export const whatItIs = 'Een zorgvraag is de zorg die is gevraagd. Als wij die afspreken, staat erbij hoeveel uur per week.'

/** How it stands, since when and for how many hours, in one or two sentences. */
export const sayRequest = ({ status, wantedFrom, wantedUntil, pausedUntil, hoursPerWeek }: Request): string => {
  const { said, dated } = familyRequestWords[status]
  const since = wantedUntil ? `tot en met ${sayDate(wantedUntil)}` : `vanaf ${sayDate(wantedFrom)}`
  const when = pausedUntil ? ` tot ${sayDate(pausedUntil)}` : dated ? ` ${since}` : ''
  return `${said}${when}.${typeof hoursPerWeek === 'number' && dated ? ` ${formatHourCount(hoursPerWeek)} per week.` : ''}`
}

/** What of it is planned this week, honestly. */
export const sayWeek = (week: CareWeek): string =>
  week.plannedMinutes > week.agreedMinutes
    ? `Deze week staat ${sayPlanned(week)} gepland. Afgesproken is ${formatHours(week.agreedMinutes)}.`
    : `Deze week staat ${sayPlanned(week)} gepland.`
