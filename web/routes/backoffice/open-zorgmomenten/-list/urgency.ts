// How soon open work begins, and its groups by urgency.

import type { ListedMoment } from '#care/moment/care-moment.ts'
import { nameDay } from '#care/moment/desk/moment-words.ts'
import { dateOf } from '#care/moment/moment.ts'
import { minutesBetween } from '#rules/time/amsterdam.ts'

/** `soon` within four hours, `today` before midnight, `later`; `running` for a period that began without a worker. */
export type Urgency = 'soon' | 'today' | 'later' | 'running'
/** Within this many minutes of the start, it comes before everything else. */
const soonMinutes = 240

export function urgencyOf({ startDate }: Pick<ListedMoment, 'startDate'>, now: string): Urgency {
  const minutes = minutesBetween(now, startDate)
  if (minutes < 0) return 'running'
  if (minutes <= soonMinutes) return 'soon'
  return dateOf(startDate) === dateOf(now) ? 'today' : 'later'
}

export type Group = { id: string; name: string; urgency: Urgency; moments: ListedMoment[] }

/** The moments of a page, grouped, in display order. */
export function groupsOf(moments: readonly ListedMoment[], now: string): Group[] {
  const groups = new Map<string, Group>()
  for (const moment of moments) {
    const urgency = urgencyOf(moment, now)
    const id = urgency === 'later' ? dateOf(moment.startDate) : urgency
    const group = groups.get(id) ?? { id, name: nameOf(urgency, dateOf(moment.startDate), dateOf(now)), urgency, moments: [] }
    group.moments.push(moment)
    groups.set(id, group)
  }
  return [...groups.values()]
}

function nameOf(urgency: Urgency, date: string, today: string): string {
  if (urgency !== 'later') return { soon: 'Binnen 4 uur', today: 'Vandaag', running: 'Loopt al, zonder iemand' }[urgency]
  const { near, short } = nameDay(date, today)
  return near ? `Morgen, ${short}` : short
}
