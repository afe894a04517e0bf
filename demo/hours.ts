// Hours as people hand them in: mostly as planned, sometimes longer, with travel costs.

import { distanceKm } from '../rules/shifts/distance.ts'
import { addHours, minutesBetween, wireInstant } from '../rules/time/amsterdam.ts'
import type { Times } from './calendar.ts'
import type { CastLocation, CastWorker } from './cast.ts'
import type { Chance } from './chance.ts'
import { longer, otherCosts, publicTransport, shorter } from './data/texts.ts'
import type { Hours } from './moments.ts'

const kilometreCents = 23
const addMinutes = (instant: string, minutes: number) => wireInstant(Temporal.Instant.from(instant).add({ minutes }))

/** The hours that this worker hands in for a shift at this location. */
export const hoursOf = (window: Times, location: CastLocation, worker: CastWorker, chance: Chance): Hours => {
  const { startDate, endDate, breakMinutes } = window
  const planned = { startDate, endDate, breakMinutes, expenses: expensesOf(location, worker, chance) }
  if (chance.isTrue(0.18))
    return { ...planned, endDate: addMinutes(endDate, 15 * chance.whole(1, 3)), reason: chance.pick(longer) }
  if (chance.isTrue(0.06) && minutesBetween(startDate, endDate) > 240)
    return { ...planned, endDate: addMinutes(endDate, -30), reason: chance.pick(shorter) }
  return planned
}
const expensesOf = (location: CastLocation, worker: CastWorker, chance: Chance): Hours['expenses'] => {
  const km = Math.round(distanceKm(worker.place, location.place) * 2.6 * 10) / 10
  if (km > 6 && chance.isTrue(0.5))
    return [{ kind: 'kilometres', quantity: km, amount: kilometreCents, description: 'Heen en terug' }]
  if (chance.isTrue(0.3))
    return [{ kind: 'public_transport', quantity: 1, amount: chance.whole(320, 1480), description: chance.pick(publicTransport) }]
  if (chance.isTrue(0.08))
    return [{ kind: 'other', quantity: 1, amount: chance.whole(250, 1800), description: chance.pick(otherCosts) }]
  return []
}
/** An hour less than was handed in: an organization's counter-proposal. */
export const anHourLess = (hours: Hours): Hours => ({
  ...hours,
  endDate: addHours(hours.endDate, -1),
  reason: 'Volgens onze planning eindigde de dienst een uur eerder.',
})
