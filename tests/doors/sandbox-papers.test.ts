// Everything printed in a sandbox is marked on each page; real documents are not.

import { PDFDocument } from '@cantoo/pdf-lib'
import { afterEach, expect, test, vi } from 'vitest'
import { openPaper } from '../../api/platform/files/paper.ts'
import { pdfText } from '../../rules/documents/pdf-text.ts'

afterEach(() => vi.unstubAllEnvs())
const threePages = async () => {
  const paper = await openPaper({ title: 'Factuur', author: 'Zorginzet', date: '2026-11-28' })
  paper.write('Eerste', 60, 100)
  for (const text of ['Tweede', 'Derde']) paper.write(text, 60, paper.turn())
  const bytes = await paper.close('Onder elke pagina')
  return { bytes, text: (await pdfText(new Blob([Uint8Array.from(bytes)])))!.replace(/\s+/g, ' ') }
}
const titleOf = async (bytes: Buffer) => (await PDFDocument.load(bytes, { updateMetadata: false })).getTitle()

test('a paper of a sandbox says on each page, and in its title, that nothing of it is real', async () => {
  vi.stubEnv('SANDBOX', '1')
  const { bytes, text } = await threePages()
  expect(text.match(/Proefomgeving: niets hier is echt/g)).toHaveLength(3)
  expect(await titleOf(bytes)).toBe('Proef: Factuur')
})
test('a real paper says nothing of that', async () => {
  const { bytes, text } = await threePages()
  expect(text).toContain('Onder elke pagina')
  expect(text).not.toContain('Proef')
  expect(await titleOf(bytes)).toBe('Factuur')
})
