// Every document can contain names in twenty languages, or says that it cannot.
import { createTransport } from 'nodemailer'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { calendarOf } from '../api/calendars/print.ts'
import { invoicePdf } from '../api/invoices/print.ts'
import { payrollCsv } from '../api/payouts/print.ts'
import { letter, mailRow } from '../api/platform/events/mails/mail-form.ts'
import { csvOf } from '../api/platform/files/csv.ts'
import { left, openPaper, width } from '../api/platform/files/paper.ts'
import { storedAs } from '../api/platform/http/file-name.ts'
import { toSepa } from '../rules/money/sepa.ts'
import { sepaName } from '../rules/money/sepa-text.ts'
import { toUbl } from '../rules/money/ubl.ts'
import { nlciusViolations } from './files/nlcius.ts'
import { printableInvoice } from './files/printable-invoice.ts'
import { wrongInSepa } from './files/sepa-document.ts'
import { all, parseXml, textOf } from './files/ubl-document.ts'
import { names } from './worlds/names.ts'

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
/**
 * Other names that people or programs produce: of the maximum length, with separate combining marks, with emoji, in both writing
 * directions.
 */
const odd = [
  ...[
    `${'Wolfeschlegelsteinhausen'.repeat(4)} van ${'Bergerdorff'.repeat(8)}`,
    'ж'.repeat(100),
    '王'.repeat(100),
    '😀 '.repeat(40).trim(),
  ],
  ...[
    'Zoe\u0308 Tra\u0302\u0300n',
    '👩🏽‍⚕️ Anna 🌷',
    'Anna محمد الحسن (dochter)',
    'כהן-de Vries',
    'Åsa, "Oz" <o@x.example>; =?UTF-8?Q?x?=',
  ],
  ...['=1+1', '-Anna', '@Anna', "'t Hoff", '50% & <b>co</b>', 'a;b,c\td', 'A.', '.', 'Anna\\'],
]
const everyone = [...whole, ...odd]
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
  for (const name of everyone) {
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
test('the export for the payroll office gives every name back, each on a line of its own', () => {
  const line = {
    ...{
      week: '2026-W47',
      number: 12,
      date: '2026-11-18',
      start: '2026-11-18T06:00:00Z',
      end: '2026-11-18T14:00:00Z',
      breakMinutes: 30,
    },
    ...{ kind: 'hourly_rate' as const, description: 'Uurtarief', minutes: 450, quantity: 7.5, unitPrice: 4500, amount: 33750 },
  } as const
  const windows = [
    ...[{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '06:00', percent: 44, validFrom: '2026-01-01', validUntil: null }],
  ]
  const csv = payrollCsv(
    '2026-W47',
    everyone.map(name => ({ ...line, name, organization: `Zorg ${name}`, location: `Huis\r\n${name}` })),
    windows as never,
  )
  expect(csv.startsWith('\ufeffPersoneelsnummer;Naam;Organisatie;Locatie;')).toBe(true)
  const { data, errors } = Papa.parse<Record<string, string>>(csv.slice(1), {
    delimiter: ';',
    header: true,
    skipEmptyLines: true,
  })
  expect(errors).toEqual([])
  // What a spreadsheet would calculate is turned into text.
  const asText = (name: string) => (/^[=@-]/.test(name) ? `'${name}` : name)
  expect(data.map(row => [row.Naam, row.Organisatie, row.Locatie, row.Bedrag])).toEqual(
    everyone.map(name => [asText(name), `Zorg ${name}`, `Huis\r\n${name}`, '337,50']),
  )
})

const post = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
const encodedWord = /=\?UTF-8\?([QB])\?([^?]*)\?=/gi
const byHex = (text: string) =>
  text.replaceAll('_', ' ').replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number(`0x${hex}`)))
/** A header as a mail program reads it (RFC 2047): consecutive encoded words form one text. */
const decoded = (value: string) =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/(?:=\?UTF-8\?[QB]\?[^?]*\?=)+/gi, words =>
      Buffer.concat(
        [...words.matchAll(encodedWord)].map(([, form, text = '']) =>
          form?.toUpperCase() === 'B' ? Buffer.from(text, 'base64') : Buffer.from(byHex(text), 'latin1'),
        ),
      ).toString(),
    )
const mailed = async (subject: string, from = 'Zorginzet <noreply@zorginzet.example>', to = 'jan@xn--mller-kva.example') => {
  const row = mailRow([{ to, subject, text: `Dag ${subject}` }], 'https://zorginzet.example', '2026-11-27T08:00:00Z')
  const sent = await post.sendMail(letter({ ...row, uuid: 'u', event_uuid: null, sending_at: null }, from))
  const raw = String(sent.message)
  const lines = raw
    .slice(0, raw.indexOf('\r\n\r\n'))
    .replace(/\r\n[ \t]/g, ' ')
    .split('\r\n')
  const headers = lines.map(line => /^([\w-]+): ?(.*)$/.exec(line)).map(found => [found![1]!, decoded(found![2]!)] as const)
  return { raw, headers, of: (name: string) => headers.filter(([own]) => own === name).map(([, value]) => value) }
}
const ofMail = ['Auto-Submitted', 'Content-Type', 'Date', 'From', 'MIME-Version', 'Message-ID', 'Subject', 'To']
test.each([...everyone, 'Vroeg\r\nBcc: x@y.example', 'Laat\r\n\r\nTekst', 'Naam\u0000\u0007', '\ud800 half'])(
  'a mail that names %j: its subject in full, every line short and in ASCII, and no header more',
  async name => {
    const { raw, headers, of } = await mailed(`Nieuwe opdracht bij ${name}`)
    expect(headers.map(([own]) => own).sort()).toEqual(ofMail)
    expect(of('Subject')).toEqual([`Nieuwe opdracht bij ${name}`.replace(/[\s\p{Cc}]+/gu, ' ').toWellFormed()])
    expect(of('To')).toEqual(['jan@xn--mller-kva.example'])
    expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).toMatch(/^[\x20-\x7e\r\n\t]*$/)
    for (const line of raw.split('\r\n')) expect(line.length, line).toBeLessThanOrEqual(998)
  },
)
test.each(whole)(
  'a mail from an office that is called %j: its sender is read back, and its address is the one that was set',
  async name => {
    const { of } = await mailed('Dag', `"${name}" <noreply@zorginzet.example>`)
    expect(of('From').map(from => from.replaceAll('"', ''))).toEqual([`${name} <noreply@zorginzet.example>`])
    expect(of('Message-ID')).toEqual(['<u@zorginzet.example>'])
  },
)
test.each(odd)('a payment to %j is one that a bank takes, or it is not made', name => {
  const transfer = { id: '2026-00001', amountCents: 70562, name, iban: 'NL91ABNA0417164300', text: `Factuur ${name}` }
  const file = { id: '2026-W43-1', createdAt: '2026-10-26T05:00:00+00:00', executionDate: '2026-10-26' }
  const made = () => toSepa({ ...file, payer: { name: 'Zorginzet', iban: 'NL02RABO0123456789' }, transfers: [transfer] })
  if (sepaName(name) === undefined) expect(made).toThrow(RangeError)
  else expect(wrongInSepa(made())).toEqual([])
})
test('a calendar folds between letters at 75 octets, and unfolded it has every name', () => {
  const times = {
    start_date: '2026-11-20T06:00:00+00:00',
    end_date: '2026-11-20T14:00:00+00:00',
    updated_at: '2026-11-01T00:00:00+00:00',
  }
  const entries = everyone.map((name, index) => ({
    uuid: `${index}`,
    summary: `${name} bij ${name} en ${name}`,
    version: 1,
    ...{ ...times, break_minutes: 0, break_from: null },
  }))
  const text = calendarOf(entries, 'zorginzet.example')
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text).not.toContain('\ufffd')
  const unfolded = text.replace(/\r\n /g, '')
  for (const name of everyone.map(name => name.replace(/\t/g, '').replace(/[\\,;]/g, '\\$&')))
    expect(unfolded).toContain(`SUMMARY:${name} bij ${name} en ${name}\r\n`)
})
test('a calendar says by UTC what the clock shows for the second time', () => {
  const loose = { break_minutes: 0, break_from: null }
  const entry = { uuid: 'x', summary: 'Zorg', version: 1, updated_at: '2026-10-01T00:00:00+00:00', ...loose }
  const text = calendarOf(
    [{ ...entry, start_date: '2026-10-25T01:30:00+00:00', end_date: '2026-10-25T02:15:00+00:00' }],
    'zorginzet.example',
  )
  expect(text).toContain('DTSTART:20261025T013000Z\r\n')
  expect(text).toContain('DTEND;TZID=Europe/Amsterdam:20261025T031500\r\n')
})
test.each([...everyone, 'a"b\\c\r\nX-Evil: 1', "d'e(f)*g", '\ud800 half'])('a file is stored under its name: %j', name => {
  const header = storedAs(`${name}.pdf`)
  expect(header).toMatch(
    /^attachment; filename="[\x20-\x21\x23-\x5b\x5d-\x7e]*[^".][^"]*\.pdf"; filename\*=UTF-8''[A-Za-z0-9!#$&+\-.^_`|~%]+$/,
  )
  expect(decodeURIComponent(header.split("UTF-8''")[1]!)).toBe(`${name}.pdf`.toWellFormed())
})
