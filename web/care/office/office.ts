// The back office's opening hours, in words.

import type { AnswerOf } from '#client/api.ts'
import { amsterdamDate } from '#rules/time/amsterdam.ts'
import { formatTime } from '#rules/time/format-nl.ts'
import { type OfficeHours, officeAt } from '#rules/time/office-hours.ts'

export type Office = AnswerOf<'GET /offices'>['member'][number]
const dayWords = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag']
const nameOf = (day: string) => dayWords[Number(day) - 1] ?? ''
const fullDay = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', timeZone: 'Europe/Amsterdam' })

/** 'maandag t/m vrijdag' for consecutive days, otherwise each by name. */
export const nameDays = (days: readonly string[]): string => {
  const sorted = [...days].sort()
  const inRow = sorted.length > 2 && Number(sorted.at(-1)) - Number(sorted[0]) === sorted.length - 1
  return inRow ? `${nameOf(sorted[0]!)} t/m ${nameOf(sorted.at(-1)!)}` : new Intl.ListFormat('nl').format(sorted.map(nameOf))
}

/** 'Nu open, tot 18:00', or when it opens. */
export function sayOpen(hours: OfficeHours, now: string): { open: boolean; said: string } {
  const { open, until, holiday } = officeAt(hours, now)
  if (open && until) return { open, said: `Nu open, tot ${formatTime(until)}` }
  const closed = holiday ? `Vandaag gesloten (${holiday})` : 'Nu gesloten'
  if (!until) return { open, said: closed }
  const when = amsterdamDate(until) === amsterdamDate(now) ? 'vandaag' : fullDay.format(new Date(until))
  return { open, said: `${closed}. Open ${when} om ${formatTime(until)}` }
}
