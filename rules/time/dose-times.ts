// The times of day at which medication is to be given, relative to the clock.

/** A time is past, about now (within half an hour), the next one, or later. */
export type DoseState = 'past' | 'now' | 'next' | 'later'
const aroundMinutes = 30
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Takes the times of a day (HH:MM), earliest first, and the clock (HH:MM); gives the state of each. */
export function doseStates(times: readonly string[], clock: string): DoseState[] {
  const now = minutesOf(clock)
  const isPast = (time: string) => minutesOf(time) < now - aroundMinutes
  const isNow = (time: string) => Math.abs(minutesOf(time) - now) <= aroundMinutes
  const next = times.findIndex(time => !isPast(time) && !isNow(time))
  return times.map((time, at) => (isPast(time) ? 'past' : isNow(time) ? 'now' : at === next ? 'next' : 'later'))
}
