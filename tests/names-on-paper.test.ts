// What the product makes holds the names of twenty languages, or says that it cannot.
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { calendarOf } from '../api/calendars/print.ts'
import { invoicePdf } from '../api/invoices/print.ts'
import { csvOf } from '../api/platform/files/csv.ts'
import { left, openPaper, width } from '../api/platform/files/paper.ts'
import { storedAs } from '../api/platform/http/file-name.ts'
import { toUbl } from '../rules/ubl.ts'
import { names } from './names.ts'
import { nlciusViolations } from './nlcius.ts'
import { printableInvoice } from './printable-invoice.ts'
import { all, parseXml, textOf } from './ubl-document.ts'

const pagesOf = async (bytes: Uint8Array) => {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise
  const { items } = await (await document.getPage(1)).getTextContent()
  await document.loadingTask.destroy()
  return items.map(item => ('str' in item ? item.str : '')).join('')
}
const textOn = async (words: string) => {
  const paper = await openPaper({ title: 'Namen', author: 'Zorginzet', date: '2026-11-27' })
  paper.write(words, left, paper.letterhead('Namen'), { width })
  return pagesOf(await paper.close('Voet'))
}
const whole = names.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
/** Scripts that no font here has. */
const without = ['ქართული', 'עברית', '中文', '한국어', 'አማርኛ']

test.each(names)('paper: $language, $firstName $lastName', async ({ language, firstName, lastName }) => {
  const text = (await textOn(`Naam: ${firstName} ${lastName}, Utrecht`)).normalize('NFC')
  expect(text).toContain('Naam: ')
  expect(text).toContain(', Utrecht')
  if (without.includes(language)) expect(text).toContain('Naam: [andere letters], Utrecht')
  else {
    expect(text).not.toContain('[')
    for (const letter of `${firstName}${lastName}`.normalize('NFC').replace(/\s/g, '')) expect(text).toContain(letter)
  }
})
test('paper says that there was a picture, and leaves out what nobody sees', async () => {
  expect(await textOn('Tot morgen 🌷🌷👍🏽, Anna\u200b\u0007!')).toContain('Tot morgen [plaatje], Anna!')
})
test('an invoice on paper names a supplier in Arabic letters', async () => {
  const invoice = printableInvoice()
  const text = await pagesOf(await invoicePdf({ ...invoice, supplier: { ...invoice.supplier, name: 'محمد الحسن' } }))
  for (const letter of 'محمدالحسن') expect(text).toContain(letter)
})
test('an electronic invoice is valid with every name, which stands in it as it is', () => {
  for (const name of whole) {
    const invoice = printableInvoice()
    const xml = toUbl({
      ...invoice,
      supplier: { ...invoice.supplier, name },
      customer: { ...invoice.customer, name: `Zorg ${name}\u0000` },
    })
    expect(nlciusViolations(xml), name).toEqual([])
    const document = parseXml(xml)
    if ('unreadable' in document) throw new Error(document.unreadable)
    const party = all(document, 'AccountingSupplierParty/Party')[0]!
    expect(textOf(party, 'PartyLegalEntity/RegistrationName')).toBe(name)
  }
})
test('an export for a spreadsheet gives every name back', () => {
  const { data } = Papa.parse(csvOf([['Naam'], ...whole.map(name => [name])]).slice(1), { delimiter: ';', skipEmptyLines: true })
  expect(data).toEqual([['Naam'], ...whole.map(name => [name])])
})
test('a calendar folds between letters at 75 octets, and unfolded it has every name', () => {
  const times = {
    start_date: '2026-11-20T06:00:00+00:00',
    end_date: '2026-11-20T14:00:00+00:00',
    updated_at: '2026-11-01T00:00:00+00:00',
  }
  const entries = whole.map((name, index) => ({
    uuid: `${index}`,
    summary: `${name} bij ${name} en ${name}`,
    version: 1,
    ...times,
  }))
  const text = calendarOf(entries, 'zorginzet.example')
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text).not.toContain('\ufffd')
  const unfolded = text.replace(/\r\n /g, '')
  for (const name of whole) expect(unfolded).toContain(`SUMMARY:${name} bij ${name} en ${name}\r\n`)
})
test('a calendar says by UTC what the clock shows for the second time', () => {
  const entry = { uuid: 'x', summary: 'Zorg', version: 1, updated_at: '2026-10-01T00:00:00+00:00' }
  const text = calendarOf(
    [{ ...entry, start_date: '2026-10-25T01:30:00+00:00', end_date: '2026-10-25T02:15:00+00:00' }],
    'zorginzet.example',
  )
  expect(text).toContain('DTSTART:20261025T013000Z\r\n')
  expect(text).toContain('DTEND;TZID=Europe/Amsterdam:20261025T031500\r\n')
})
test.each([...whole, 'a"b\\c\r\nX-Evil: 1', "d'e(f)*g", '\ud800 half'])('a file is stored under its name: %j', name => {
  const header = storedAs(`${name}.pdf`)
  expect(header).toMatch(
    /^attachment; filename="[\x20-\x21\x23-\x5b\x5d-\x7e]*[^".][^"]*\.pdf"; filename\*=UTF-8''[A-Za-z0-9!#$&+\-.^_`|~%]+$/,
  )
  expect(decodeURIComponent(header.split("UTF-8''")[1]!)).toBe(`${name}.pdf`.toWellFormed())
})
