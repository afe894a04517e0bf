import { createRequire } from 'node:module'
import { deflateSync } from 'node:zlib'
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import PDFKit from 'pdfkit'
import { describe, expect, test } from 'vitest'
import { pdfText } from '../rules/documents/pdf-text.ts'
import { lockedPdf, ownedPdf, pdfWith } from './files/sent-files.ts'

const font = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf',
)
const sentence = 'Verklaring op naam van Zoë van den Brink'
const read = async (bytes: Uint8Array | string) => {
  const content = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes
  return (await pdfText(new Blob([Uint8Array.from(content)])))?.replace(/\s+/g, ' ').trim()
}
const pageWith = (stream: string, filter: string) =>
  pdfWith([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${stream.length}${filter}>>\nstream\n${stream}\r\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ])
const page = `BT /F1 12 Tf 50 700 Td (Verklaring op naam ) Tj [(van Zo\\353) -300 (van den) -300 (Brink)] TJ ET`

describe('the words of a pdf', () => {
  test('by hand, with an end of line before the end of its page', async () => {
    expect(await read(pageWith(page, ''))).toBe(sentence)
    expect(await read(pageWith(deflateSync(Buffer.from(page, 'latin1')).toString('latin1'), '/Filter/FlateDecode'))).toBe(
      sentence,
    )
  })
  test('by a program that packs its objects', async () => {
    const pdf = await PDFDocument.create()
    pdf.addPage().drawText(sentence, { font: await pdf.embedFont(StandardFonts.Helvetica), size: 12 })
    expect(await read(await pdf.save({ useObjectStreams: true }))).toBe(sentence)
  })
  test('with letters of its own, and of what everyone may open', async () => {
    const pdf = new PDFKit()
    pdf.font(font).text(sentence).end()
    expect(await read(Buffer.concat(await pdf.toArray()))).toBe(sentence)
    expect(await read(await ownedPdf(sentence))).toBe(sentence)
  })
  test('are none of a picture', async () => {
    expect(await read(pageWith('q 1 0 0 1 0 0 cm Q', ''))).toBe('')
  })
  test('are not there of what does not open: what asks a password, and what is no pdf', async () => {
    expect(await pdfText(new Blob([Uint8Array.from(await lockedPdf('geheim'))]))).toBeNull()
    expect(await pdfText(new Blob(['geen pdf']))).toBeNull()
  })
})
