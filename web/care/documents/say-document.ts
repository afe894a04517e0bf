// The state of a document, in words.
import type { StatusWord } from '#contract/moments/care-moment-rows.ts'
import { documentStatusName } from '#contract/statuses.ts'
import type { DocumentStanding } from '#rules/documents/document-standing.ts'
import { reviewDay, reviewedBy } from '#rules/shifts/review-time.ts'
import { formatDate, formatTime } from '#rules/time/format-nl.ts'
import { addDays } from '../amsterdam-time.ts'
import { dateOf } from '../moment/moment.ts'
import type { HeldDocument } from './paper.ts'

/** A day (YYYY-MM-DD) relative to today: 'vandaag', 'morgen', 'ma 23 nov', with the year if it is another one. */
export function sayDay(date: string, today: string): string {
  if (date === today) return 'vandaag'
  if (date === addDays(today, 1)) return 'morgen'
  if (date === addDays(today, -1)) return 'gisteren'
  const said = formatDate(date)
  return date.slice(0, 4) === today.slice(0, 4) ? said.slice(0, -5) : said
}

/** An instant as 'vandaag 08:14'. */
export const sayInstant = (instant: string, today: string): string => `${sayDay(dateOf(instant), today)} ${formatTime(instant)}`

const inDays = (days: number) => (days === 0 ? 'vandaag' : days === 1 ? 'morgen' : `over ${days} dagen`)

/** The word for a state; for `ending`, when it ends. */
export function standingWord({ state, daysLeft = 0 }: Pick<DocumentStanding<unknown>, 'state' | 'daysLeft'>): StatusWord {
  if (state === 'missing') return { label: 'Ontbreekt', tone: 'yellow' }
  if (state === 'ending') return { label: `Verloopt ${inDays(daysLeft)}`, tone: 'yellow' }
  const tone = { submitted: 'grey', approved: 'green', rejected: 'red', expired: 'red' } as const
  return { label: documentStatusName[state], tone: tone[state] }
}

/** When a document handed in at this instant will be reviewed; once that day has passed, that we are late. */
export function sayReview(handedInAt: string, now: string): string {
  const [day, today] = [reviewDay(dateOf(handedInAt)), dateOf(now)]
  if (day < today || (day === today && formatTime(now) >= reviewedBy))
    return 'We zijn later dan we zeiden: je hoort het zo snel mogelijk.'
  return `Je hoort het ${sayDay(day, today)} vóór ${reviewedBy}.`
}

/** Until when it is, or was, valid. */
export function sayValidity({ expiresOn }: Pick<HeldDocument, 'expiresOn'>, today: string): string | undefined {
  if (!expiresOn) return undefined
  return expiresOn < today ? `geldig tot en met ${formatDate(expiresOn)}: dat is voorbij` : `geldig t/m ${formatDate(expiresOn)}`
}
