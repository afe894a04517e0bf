// A thread that checks one PDF at a time. A PDF that is made to be slow or large then harms nobody else.
import { parentPort } from 'node:worker_threads'
import { pdfText } from '../../../rules/documents/pdf-text.ts'
import { sealOf } from '../seals/seal.ts'
import { pdfFault } from './pdf-checks.ts'
import type { PdfQuestion, SealedText } from './pdf-thread.ts'

const sealedText = async (bytes: Buffer, roots: readonly Uint8Array[], now: number): Promise<SealedText> => {
  const seal = await sealOf(
    bytes,
    roots.map(root => Buffer.from(root)),
    now,
  )
  return { seal, text: seal.state === 'genuine' ? ((await pdfText(new Blob([Uint8Array.from(bytes)]))) ?? '') : '' }
}
const answer = (asked: PdfQuestion) => {
  const bytes = Buffer.from(asked.bytes)
  return asked.about === 'fault' ? pdfFault(bytes) : sealedText(bytes, asked.roots, asked.now)
}
parentPort!.on('message', async (asked: PdfQuestion) => parentPort!.postMessage(await answer(asked)))
