// Asks a thread about a PDF, and waits no longer than it should take.
import { Worker } from 'node:worker_threads'
import { inQueue, openQueue } from '../queue.ts'
import type { Seal } from '../seals/seal.ts'
import type { PdfFault } from './pdf-checks.ts'

/** The roots trusted for seals, those also trusted for timestamps, and the present instant (ms). */
export interface SealQuestion {
  roots: readonly Uint8Array[]
  stampers: readonly Uint8Array[]
  now: number
}
/** The question: what is wrong with the file, or the state of its seal. */
export type PdfQuestion = { bytes: Uint8Array } & ({ about: 'fault' } | ({ about: 'seal' } & SealQuestion))
/** The seal of a file, with the text that is under it: empty when it is not genuine. */
export interface SealedText {
  seal: Seal
  text: string
}

const patienceMs = { fault: 15_000, seal: 4_000 }
const idle: Worker[] = []
const openChecker = (): Worker => {
  const limits = { resourceLimits: { maxOldGenerationSizeMb: 256 } }
  return new Worker(new URL('../files/pdf-checker.ts', import.meta.url), { execArgv: [], stderr: true, ...limits })
}
/** Threads are reused. One that takes too long or too much memory is ended, and the answer is `otherwise`. */
const ask = <T>(question: PdfQuestion, otherwise: T) =>
  new Promise<T>(answer => {
    const worker = idle.pop() ?? openChecker()
    const fail = () => {
      clearTimeout(patience)
      void worker.terminate()
      answer(otherwise)
    }
    const patience = setTimeout(fail, patienceMs[question.about])
    const take = (found: T) => {
      clearTimeout(patience)
      worker.off('exit', fail).off('error', fail).unref()
      idle.push(worker)
      answer(found)
    }
    worker.once('message', take).once('error', fail).once('exit', fail).ref()
    worker.postMessage(question)
  })

/** What is wrong with these bytes as a PDF; undefined when nothing is. */
export const faultOf = (bytes: Uint8Array): Promise<PdfFault | undefined> =>
  ask<PdfFault | undefined>({ about: 'fault', bytes }, 'broken')

// Called within a transaction, which may not wait for long.
const places = openQueue(2, 4_000, 'unavailable')
const unread: SealedText = { seal: { state: 'false', why: 'form' }, text: '' }
/** The state of the seal of a PDF. Throws 503 when too many ask. */
export const sealedTextOf = (bytes: Uint8Array, question: SealQuestion): Promise<SealedText> =>
  inQueue(places, '', () => ask<SealedText>({ about: 'seal', bytes, ...question }, unread))
