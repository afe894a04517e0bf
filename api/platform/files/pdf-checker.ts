// A thread for one PDF at a time, so that one which is made to be slow or large harms nobody else.
import { parentPort } from 'node:worker_threads'
import { pdfFault } from './pdf-checks.ts'

parentPort!.on('message', async (bytes: Uint8Array) => parentPort!.postMessage(await pdfFault(Buffer.from(bytes))))
