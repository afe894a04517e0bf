// A conversation by day, and within a day by speaker.

import { amsterdamDate, minutesBetween } from '#rules/time/amsterdam.ts'
import { formatDateLong } from '#rules/time/format-nl.ts'

/** What grouping needs of a message. */
export type Said = { who: string; own: boolean /** ISO with offset. */; at: string }
export type Turn<M> = { first: M; messages: M[] }
export type ThreadDay<M> = { date: string; turns: Turn<M>[] }

const sameTurnMinutes = 10

/** Messages, oldest first, by their day in Amsterdam; what one person says in quick succession is one turn. */
export function threadDays<M extends Said>(messages: readonly M[]): ThreadDay<M>[] {
  const days: ThreadDay<M>[] = []
  for (const message of messages) {
    const date = amsterdamDate(message.at)
    if (days.at(-1)?.date !== date) days.push({ date, turns: [] })
    const { turns } = days.at(-1)!
    const before = turns.at(-1)?.messages.at(-1)
    const goesOn =
      before?.who === message.who && before.own === message.own && minutesBetween(before.at, message.at) < sameTurnMinutes
    if (goesOn) turns.at(-1)!.messages.push(message)
    else turns.push({ first: message, messages: [message] })
  }
  return days
}

const dayMs = 86_400_000

/** 'Vandaag', 'Gisteren', or 'vrijdag 20 november 2026'. */
export function nameThreadDay(date: string, today: string): string {
  const daysAgo = (Date.parse(today) - Date.parse(date)) / dayMs
  return daysAgo === 0 ? 'Vandaag' : daysAgo === 1 ? 'Gisteren' : formatDateLong(date)
}
