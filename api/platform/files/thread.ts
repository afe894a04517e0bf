// Runs work that keeps a processor busy for long in a separate thread. The server goes on answering in the meantime.
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** One call, as it goes to the thread. The reply has the same number, and a value or an error. */
export interface Job {
  id: number
  module: string
  name: string
  values: unknown[]
}
export type ThreadResult = { id: number } & ({ value: unknown } | { error: Error })

let thread: Worker | undefined
let last = 0
const waiting = new Map<number, PromiseWithResolvers<unknown>>()

const openThread = (): Worker => {
  const opened = new Worker(join(import.meta.dirname, 'thread-main.ts'))
  // The caller decides whether to wait for the thread. The thread itself keeps no process alive.
  opened.unref()
  opened.on('message', (done: ThreadResult) => {
    const pending = waiting.get(done.id)
    waiting.delete(done.id)
    if ('error' in done) pending?.reject(done.error)
    else pending?.resolve(done.value)
  })
  const fail = (error: Error) => {
    if (thread === opened) thread = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  opened.on('error', fail).on('exit', code => fail(new Error(`The thread ended with ${code}`)))
  return opened
}

/**
 * Gives the function with this name from a module (its import.meta.url), to call as if it ran here. Calls run one at a time, in
 * order. Arguments and results are copied, so they cannot be functions. A Buffer arrives as a Uint8Array.
 */
export const inThread =
  <A extends unknown[], R>(module: string, name: string) =>
  (...values: A): Promise<R> => {
    thread ??= openThread()
    const id = ++last
    const pending = Promise.withResolvers<unknown>()
    waiting.set(id, pending)
    thread.postMessage({ id, module, name, values } satisfies Job)
    return pending.promise as Promise<R>
  }
