import { inAmsterdam } from '#rules/time/amsterdam.ts'
import { partsOf, type Shift } from '#rules/time/broken-shift.ts'
import { formatTime } from '#rules/time/format-nl.ts'

/** A period of time, as ISO instants with offset. */
export type Stretch = { startDate: string; endDate: string }
/** A block on the bar: hours since midnight of the first day, by the clock of Amsterdam. */
export type Block = {
  fromHour: number
  untilHour: number
  /** The shift continues beyond the end of the bar. */
  cut: boolean
}

/** The bar shows one day and, when a shift runs over its edge, the first eight hours of the next. */
export const dayHours = 24
export const barHours = 32

/** Hours by the Amsterdam clock since 1970: differences are wall-clock hours, so a bar never shifts when the clock does. */
const wallClockHours = (instant: string): number => Date.parse(`${inAmsterdam(new Date(instant)).replace(' ', 'T')}Z`) / 3_600_000

/** Places a period on the bar that starts at midnight of the day of `dayOf`; null when none of it is visible. */
export function placeOnBar(dayOf: string, { startDate, endDate }: Stretch): Block | null {
  const midnight = Math.floor(wallClockHours(dayOf) / 24) * 24
  const fromHour = Math.max(0, wallClockHours(startDate) - midnight)
  const end = wallClockHours(endDate) - midnight
  const untilHour = Math.min(barHours, end)
  return untilHour > fromHour ? { fromHour, untilHour, cut: end > barHours } : null
}

/** The usual name of a shift, by its hours. */
export function nameShift({ startDate, endDate }: Stretch): string {
  const start = wallClockHours(startDate)
  const midnight = Math.floor(start / 24) * 24
  const [from, until] = [start - midnight, wallClockHours(endDate) - midnight]
  if (until - from >= 20) return '24-uursdienst'
  if (until >= 26 || from < 4) return 'Nachtdienst'
  if (from >= 17) return 'Avonddienst'
  if (from >= 12) return 'Late dienst'
  if (until <= 13.5) return 'Ochtenddienst'
  return from < 8 ? 'Vroege dienst' : 'Dagdienst'
}

/**
 * The bar in words, for people who cannot see it. Only the times: the paid hours depend on the break, which the text beside the
 * bar knows.
 */
export function describeBar(shift: Shift, overlaps: readonly Stretch[], isOpen = false): string {
  const nextDay = (placeOnBar(shift.startDate, shift)?.untilHour ?? 0) > dayHours ? ' de volgende dag' : ''
  const parts = partsOf(shift).map(part => `van ${formatTime(part.startDate)} tot ${formatTime(part.endDate)}`)
  const times = `${parts.join(' en ')}${nextDay}`
  const clashes = overlaps.map(one => `; overlapt van ${formatTime(one.startDate)} tot ${formatTime(one.endDate)}`)
  return `${nameShift(shift)} ${times}${isOpen ? ', nog niemand' : ''}${clashes.join('')}`
}

/** The present on the bar of the day of `dayOf`, in hours; null on another day. */
export function nowOnBar(dayOf: string, now: string): number | null {
  const at = wallClockHours(now) - Math.floor(wallClockHours(dayOf) / 24) * 24
  return at >= 0 && at < barHours ? at : null
}

const pinHours = 4
/**
 * The positions of the avatars above the bar, in hours and in the order of the blocks: centred on each, but never overlapping
 * each other or the edge.
 */
export function pinsOn(blocks: readonly Block[]): number[] {
  const room = Math.min(pinHours, barHours / blocks.length)
  const middle = ({ fromHour, untilHour }: Block) => (fromHour + untilHour) / 2
  const order = blocks.map((block, index) => ({ index, at: middle(block) })).toSorted((one, other) => one.at - other.at)
  let least = room / 2
  const pins: number[] = []
  for (const [rank, { index, at }] of order.entries()) {
    const most = barHours - room / 2 - (order.length - 1 - rank) * room
    const placed = Math.min(Math.max(at, least), most)
    pins[index] = placed
    least = placed + room
  }
  return pins
}

/** Assigns each block a lane, so that none overlap, with as few lanes as possible. */
export function lanesOf(blocks: readonly Block[]): { lane: number; lanes: number }[] {
  const ends: number[] = []
  const lane = blocks.map(({ fromHour, untilHour }) => {
    const free = ends.findIndex(end => end <= fromHour)
    const mine = free < 0 ? ends.length : free
    ends[mine] = untilHour
    return mine
  })
  return lane.map(one => ({ lane: one, lanes: ends.length }))
}

/** The number of people present from an hour of the day on: assigned, and still to be found. */
export type Step = { fromHour: number; untilHour: number; taken: number; open: number }

/** The staffing of a day: the periods with the same number of people, by the shifts that begin on it. */
export function shapeOfDay(shifts: readonly (Stretch & { isOpen: boolean })[]): Step[] {
  const blocks = shifts.flatMap(shift => {
    const block = placeOnBar(shift.startDate, shift)
    return block ? [{ ...block, isOpen: shift.isOpen }] : []
  })
  const edges = [...new Set(blocks.flatMap(({ fromHour, untilHour }) => [fromHour, untilHour]))].sort((one, other) => one - other)
  return edges.slice(0, -1).flatMap((fromHour, index) => {
    const here = blocks.filter(block => block.fromHour <= fromHour && block.untilHour > fromHour)
    const open = here.filter(block => block.isOpen).length
    return here.length > 0 ? [{ fromHour, untilHour: edges[index + 1]!, taken: here.length - open, open }] : []
  })
}
