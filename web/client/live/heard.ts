// While the event stream is alive, poll less often.
const longestSilenceMs = 45_000
let heardAt = Number.NEGATIVE_INFINITY

/** The stream showed a sign of life. */
export const lineHeard = (): void => {
  heardAt = performance.now()
}
export const isTold = (): boolean => performance.now() - heardAt < longestSilenceMs
/** How long to wait before polling again, in milliseconds. */
export const refetchMs = (): number => (isTold() ? 300_000 : 60_000)
