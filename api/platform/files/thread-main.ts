// The other side of thread.ts: executes the calls, one after the other.
import { parentPort } from 'node:worker_threads'
import type { Job, ThreadResult } from './thread.ts'

const run = async ({ id, module, name, values }: Job): Promise<ThreadResult> => {
  try {
    const exported = (await import(module)) as Record<string, (...values: unknown[]) => unknown>
    return { id, value: await exported[name]!(...values) }
  } catch (error) {
    return { id, error: error as Error }
  }
}
let before: Promise<unknown> = Promise.resolve()
parentPort!.on('message', (job: Job) => {
  before = before.then(async () => parentPort!.postMessage(await run(job)))
})
