// The one clock for all business time. Sessions and tokens use real time, because the browser compares them with its own clock.
let shiftMs = 0

/** Now, in the wire form: UTC, whole seconds, `2026-11-20T08:00:00+00:00`. */
export const now = (): string => `${new Date(Date.now() + shiftMs).toISOString().slice(0, 19)}+00:00`
/** Sets the clock to this instant; it runs on from there. Development only. */
export const moveClock = (to: string): void => {
  shiftMs = Date.parse(to) - Date.now()
}
/** Undoes moveClock: business time is real time again. */
export const resetClock = (): void => {
  shiftMs = 0
}
export const isMoved = (): boolean => shiftMs !== 0
