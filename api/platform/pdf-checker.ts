// A thread of its own for one PDF, so that one which is made to be slow or large harms nobody else.
import { parentPort, workerData } from 'node:worker_threads'
import { pdfFault } from './pdf-checks.ts'

parentPort!.postMessage(await pdfFault(Buffer.from(workerData as Uint8Array)))
