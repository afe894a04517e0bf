// Whether this browser is told of what happens: then what is asked again by the clock may be asked less often.
const longestSilenceMs = 45_000
let heardAt = Number.NEGATIVE_INFINITY

/** The line gave a sign of life. */
export const lineHeard = (): void => {
  heardAt = performance.now()
}
export const isTold = (): boolean => performance.now() - heardAt < longestSilenceMs
/** How long to wait, in milliseconds, before asking again by the clock. */
export const askAgainMs = (): number => (isTold() ? 300_000 : 60_000)
