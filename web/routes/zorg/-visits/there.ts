// The family is there themselves: a message to the office, from which that is read back.

import { dateOf } from '#care/moment/moment.ts'
import { formatDay } from '#rules/time/format-nl.ts'
import { timesIn } from './visit-times.tsx'
import type { Visit } from './visits.ts'

type Times = Pick<Visit, 'startDate' | 'endDate'>
type Message = { uuid: string; text: string; isOwn: boolean; authorName: string }
const whenOf = (visit: Times) => `${formatDay(dateOf(visit.startDate))}, ${timesIn(visit)}.`
export const sayThere = (visit: Times): string => `Ik ben er zelf op ${whenOf(visit)}`
export const sayNotThere = (visit: Times): string => `Ik ben er toch niet op ${whenOf(visit)}`

/** Who last wrote that they are there at this visit, without taking it back: "U" or a first name. */
export function whoIsThere(messages: readonly Message[], visit: Times): { isOwn: boolean; who: string } | undefined {
  const back = new Set<string>()
  // Two messages of the same second have the same time: their uuids show which is last.
  for (const { text, isOwn, authorName } of messages.toSorted((a, b) => (a.uuid < b.uuid ? 1 : -1))) {
    if (text === sayNotThere(visit)) back.add(authorName)
    if (text === sayThere(visit) && !back.has(authorName))
      return { isOwn, who: isOwn ? 'U' : (authorName.split(' ')[0] ?? authorName) }
  }
  return undefined
}
