// While the event stream is alive, poll less often.
const longestSilenceMs = 45_000
let heardAt = Number.NEGATIVE_INFINITY

/** The stream showed a sign of life. */
export const noteStreamAlive = (): void => {
  heardAt = performance.now()
}
export const isStreamAlive = (): boolean => performance.now() - heardAt < longestSilenceMs
/** How long to wait before polling again, in milliseconds. */
export const refetchMs = (): number => (isStreamAlive() ? 300_000 : 60_000)
