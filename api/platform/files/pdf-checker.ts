// A thread that checks one PDF at a time. A PDF that is made to be slow or large then harms nobody else.
import { parentPort } from 'node:worker_threads'
import { pdfFault } from './pdf-checks.ts'

parentPort!.on('message', async (bytes: Uint8Array) => parentPort!.postMessage(await pdfFault(Buffer.from(bytes))))
