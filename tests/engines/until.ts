import { setTimeout as pause } from 'node:timers/promises'

/** A machine may be ten times slower than this one: something that takes longer than this will not happen. */
const patienceMs = 60_000
const betweenMs = 50

/** Retries until it does not throw, and returns the result. Throws the error of the last attempt. */
export const until = async <T>(attempt: () => T | Promise<T>): Promise<T> => {
  const end = performance.now() + patienceMs
  for (;;) {
    try {
      return await attempt()
    } catch (cause) {
      if (performance.now() > end) throw cause
    }
    await pause(betweenMs)
  }
}
