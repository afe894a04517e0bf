// The one clock of all business time. Sessions and tokens run on real time: the browser compares them with its own.
let shiftMs = 0

/** Now, in the wire form: UTC, whole seconds, `2026-11-20T08:00:00+00:00`. */
export const now = (): string => `${new Date(Date.now() + shiftMs).toISOString().slice(0, 19)}+00:00`
/** Moves the clock so that it is this instant now; it goes on from there. Development only. */
export const moveClock = (to: string): void => {
  shiftMs = Date.parse(to) - Date.now()
}
/** Sets the clock right again after moveClock: business time is real time. */
export const resetClock = (): void => {
  shiftMs = 0
}
export const isMoved = (): boolean => shiftMs !== 0
