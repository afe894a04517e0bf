// What happens after a shift: hours handed in within a day, answered within three days, and a report on the client.
import type { Calendar } from './calendar.ts'
import type { CastWorker } from './cast.ts'
import type { Chance } from './chance.ts'
import type { Part } from './data/shifts.ts'
import { reports } from './data/texts.ts'
import { anHourLess, hoursOf } from './hours.ts'
import type { Acts, Offer } from './moments.ts'

/** The day on which a shift starts, and its part of the day. */
interface Shift {
  day: number
  part: Part
  chance: Chance
}
/** When hours are handed in: the same evening, or the next day at noon. */
export const handedInOn = ({ day, part }: Pick<Shift, 'day' | 'part'>): [day: number, time: string] =>
  part === 'late' || part === 'evening' || part === 'night' ? [day + 1, '12:30'] : [day, '19:45']

/** Plans what happens after a worked shift. Now and then it does not go as planned. */
export const work = (
  { acts, calendar }: { acts: Acts; calendar: Calendar },
  offer: Offer,
  worker: CastWorker,
  { chance, ...shift }: Shift,
): void => {
  const { user } = offer.location
  // Only for shifts that may be in progress when the world begins: for the others the hours tell it.
  if (shift.day >= -1) acts.arrive(offer, worker, offer.startDate)
  const [day, time] = handedInOn(shift)
  const handedInAt = calendar.at(day, time)
  const answeredOn = day + chance.whole(1, 3)
  const answeredAt = calendar.at(answeredOn, chance.pick(['10:45', '16:20']))
  if (chance.isTrue(0.03)) {
    acts.notWorked(offer, worker, handedInAt, { reason: 'De cliënt was opgenomen, ik ben naar huis gegaan.' })
    acts.approveNotWorked(offer, user, answeredAt)
    return
  }
  const hours = hoursOf(offer, offer.location, worker, chance)
  acts.submit(offer, worker, handedInAt, hours)
  if (offer.client && chance.isTrue(0.8)) acts.report(offer, worker, handedInAt, ...chance.pick(reports))
  if (chance.isTrue(0.95)) {
    acts.approve(offer, user, answeredAt)
    return
  }
  acts.submit(offer, user, answeredAt, anHourLess(hours))
  acts.approve(offer, worker, calendar.at(answeredOn + 1, '19:45'))
}
