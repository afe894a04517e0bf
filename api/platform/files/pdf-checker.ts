// A thread that checks one PDF at a time. A PDF that is made to be slow or large then harms nobody else.
import { parentPort } from 'node:worker_threads'
import { pdfText } from '../../../rules/documents/pdf-text.ts'
import { sealOf } from '../seals/seal.ts'
import { pdfFault } from './pdf-checks.ts'
import type { PdfQuestion, SealedText, SealQuestion } from './pdf-thread.ts'

const sealedText = async (bytes: Buffer, { roots, stampers, now }: SealQuestion): Promise<SealedText> => {
  const [trusted, forTime] = [roots, stampers].map(all => all.map(root => Buffer.from(root)))
  const seal = await sealOf(bytes, trusted!, now, forTime)
  const textOf = async (part: Buffer) => (await pdfText(new Blob([Uint8Array.from(part)]))) ?? ''
  // What a maker appends after its own seal does not change the text that is read.
  if (seal.state === 'appended' && (await textOf(bytes)) !== (await textOf(bytes.subarray(0, seal.sealedUntil))))
    return { seal: { state: 'false', why: 'form' }, text: '' }
  return { seal, text: seal.state === 'genuine' ? await textOf(bytes) : '' }
}
const answer = (question: PdfQuestion) => {
  const bytes = Buffer.from(question.bytes)
  return question.about === 'fault' ? pdfFault(bytes) : sealedText(bytes, question)
}
parentPort!.on('message', async (question: PdfQuestion) => parentPort!.postMessage(await answer(question)))
