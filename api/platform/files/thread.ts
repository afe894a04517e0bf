// Work that keeps a processor busy for long, in a thread of its own: meanwhile the server goes on answering.
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** One call, as it goes to the thread; what comes back has its number, and a value or what went wrong. */
export interface Job {
  id: number
  module: string
  name: string
  values: unknown[]
}
export type Done = { id: number } & ({ value: unknown } | { error: Error })

let thread: Worker | undefined
let last = 0
const waiting = new Map<number, PromiseWithResolvers<unknown>>()

const openThread = (): Worker => {
  const opened = new Worker(join(import.meta.dirname, 'thread-main.ts'))
  // Waiting for the thread is up to who asked; by itself it keeps no process alive.
  opened.unref()
  opened.on('message', (done: Done) => {
    const asked = waiting.get(done.id)
    waiting.delete(done.id)
    if ('error' in done) asked?.reject(done.error)
    else asked?.resolve(done.value)
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
 * The function of this name that a module (its import.meta.url) exports, to be called as if it were here. One call at a time, in
 * order; what it takes and gives is copied, so no functions. A Buffer arrives as a Uint8Array.
 */
export const inThread =
  <A extends unknown[], R>(module: string, name: string) =>
  (...values: A): Promise<R> => {
    thread ??= openThread()
    const id = ++last
    const asked = Promise.withResolvers<unknown>()
    waiting.set(id, asked)
    thread.postMessage({ id, module, name, values } satisfies Job)
    return asked.promise as Promise<R>
  }
