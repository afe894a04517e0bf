// Queues within the process: requests for something in use wait here, where that costs no connection and no thread.
import type { ProblemCode } from '../../contract/problems.ts'
import { Problem } from './problem.ts'

/**
 * Waits for a turn on this key; gives the function that ends the turn. Throws the refusal when the turn does not come in time.
 */
export type Queue = (key: string) => Promise<() => void>

/** At most this many at once for each key, in order of arrival. The rest wait at most `patienceMs`. */
export const openQueue = (atOnce: number, patienceMs: number, refusal: ProblemCode): Queue => {
  const queues = new Map<string, { busy: number; waiting: Set<() => void> }>()
  return async key => {
    const queue = queues.get(key) ?? { busy: 0, waiting: new Set() }
    queues.set(key, queue)
    const leave = () => {
      const [next] = queue.waiting
      if (next) {
        queue.waiting.delete(next)
        return next()
      }
      queue.busy -= 1
      if (queue.busy === 0) queues.delete(key)
    }
    if (queue.busy < atOnce) {
      queue.busy += 1
      return leave
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    queue.waiting.add(resolve)
    const timer = setTimeout(() => reject(new Problem(refusal)), patienceMs)
    await promise.finally(() => {
      clearTimeout(timer)
      queue.waiting.delete(resolve)
    })
    return leave
  }
}

/** Does the work in its own turn. */
export const inQueue = async <T>(queue: Queue, key: string, work: () => Promise<T>): Promise<T> => {
  const leave = await queue(key)
  try {
    return await work()
  } finally {
    leave()
  }
}

/**
 * Does the work once at a time: requests that arrive while it is in progress are combined into the next run. Each gets the
 * result, or the error, of work that began after it was requested.
 */
export const batched = <T, R>(work: (asked: T[]) => Promise<R>): ((one: T) => Promise<R>) => {
  let waiting: T[] = []
  let next: PromiseWithResolvers<R> | undefined
  let isBusy = false
  const begin = ({ resolve, reject }: PromiseWithResolvers<R>) => {
    const batch = waiting
    waiting = []
    next = undefined
    isBusy = true
    work(batch)
      .then(resolve, reject)
      .finally(() => {
        isBusy = false
        if (next) begin(next)
      })
  }
  return one => {
    waiting.push(one)
    next ??= Promise.withResolvers()
    const { promise } = next
    if (!isBusy) begin(next)
    return promise
  }
}
