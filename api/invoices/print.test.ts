import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { careLines, printableInvoice } from '../../tests/files/printable-invoice.ts'
import { invoicePdf } from './print.ts'

/** The text of every page, with plain spaces, as a reader or search engine finds it. Baselines are in points from the bottom. */
const readPdf = async (pdf: Buffer) => {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const pages: string[] = []
  const baselines: number[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    const text = items.map(item => ('str' in item ? item.str : '')).join(' ')
    baselines.push(...items.flatMap(item => ('str' in item && item.str.trim() ? [item.transform[5] as number] : [])))
    pages.push(text.replace(/\s+/g, ' '))
  }
  const { info } = await document.getMetadata()
  await document.loadingTask.destroy()
  return { pages, baselines, info: info as Record<string, unknown> }
}

const linesOver = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...careLines[0]!,
    description: `Dienst nummer ${index + 1} op afdeling Zonnehoek met een lange omschrijving`,
    unitPriceCents: 4000 + index,
    amountCents: 30000 + Math.round(7.5 * index),
  }))

describe('an invoice of one page', async () => {
  const pdf = await invoicePdf(printableInvoice())
  const { pages, info } = await readPdf(pdf)

  test('names the invoice, its dates and both parties', () => {
    expect(pages).toHaveLength(1)
    for (const text of [
      '2026-00012',
      'maandag 23 november 2026',
      'maandag 7 december 2026',
      'week 47 van 2026 (16 t/m 22 november)',
      'LOC-0042',
      'Özge Yıldırım-de Vries',
      '3572 AL Utrecht',
      'KvK 12345678',
      'Btw-id NL123456789B13',
      'Stichting Zorg & Wonen De Lindenhof',
    ])
      expect(pages[0]).toContain(text)
  })

  test('names who trades under another name by both', async () => {
    const invoice = printableInvoice()
    const trading = await readPdf(await invoicePdf({ ...invoice, supplier: { ...invoice.supplier, tradeName: 'Zorg & Özge' } }))
    expect(trading.pages[0]).toContain('Zorg & Özge Özge Yıldırım-de Vries Biltstraat 101')
  })

  test('names the country of a party abroad', async () => {
    const invoice = printableInvoice()
    const supplier = { ...invoice.supplier, postcode: '2000', city: 'Antwerpen', country: 'BE' }
    const abroad = await readPdf(await invoicePdf({ ...invoice, supplier }))
    expect(abroad.pages[0]).toContain('2000 Antwerpen België')
    expect(pages[0]).not.toContain('Nederland')
  })

  test('gives every line with quantity, price and amount', () => {
    expect(pages[0]).toMatch(/wo 18 nov 2026 Uurtarief Huize De Lindenhof, 07:00 – 15:00 7,5 uur € 45,00 € 337,50/)
    expect(pages[0]).toMatch(/Reiskosten, eigen auto 24 km € 0,23 € 5,52/)
    expect(pages[0]).toMatch(/Bonus voor een moeilijk te vullen dienst 1 € 25,00 € 25,00/)
  })

  test('gives the total, the ground of exemption and how to pay', () => {
    expect(pages[0]).toContain('Te betalen € 368,02')
    expect(pages[0]).toContain('Vrijgesteld van btw, artikel 11 lid 1 onderdeel g')
    expect(pages[0]).toContain('uiterlijk op maandag 7 december 2026 overmaken op NL91 ABNA 0417 1643 00')
  })

  test('has a title and a language for the reader program', () => {
    expect(info).toMatchObject({ Title: 'Factuur 2026-00012', Language: 'nl-NL' })
  })

  test('is the same file whenever it is made', async () => {
    expect((await invoicePdf(printableInvoice())).equals(pdf)).toBe(true)
  })
})

test('sixty lines run over pages, each with the head of the table and its number', async () => {
  const lines = linesOver(60)
  const { pages } = await readPdf(await invoicePdf(printableInvoice({ lines })))
  expect(pages.length).toBeGreaterThan(2)
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`Pagina ${index + 1} van ${pages.length}`)
    expect(page).toContain('Datum Omschrijving Aantal Prijs Bedrag')
  }
  const shown = pages.flatMap(page =>
    [...page.matchAll(/nummer (\d+) op .*? € (\S+) € (\S+)/g)].map(([, number, price, sum]) => [number, price, sum]),
  )
  const euros = (cents: number) => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`
  expect(shown).toEqual(lines.map((line, index) => [String(index + 1), euros(line.unitPriceCents), euros(line.amountCents)]))
  expect(pages.at(-1)).toContain('Te betalen € 18.132,90')
})

test('whatever the number of lines, totals stay together and above the foot', async () => {
  for (let count = 8; count <= 16; count++) {
    const { pages, baselines } = await readPdf(await invoicePdf(printableInvoice({ lines: linesOver(count) })))
    expect(pages.at(-1)).toMatch(/Totaal zonder btw .* Te betalen .* Vermeld daarbij factuurnummer 2026-00012/)
    const foot = baselines.filter(baseline => baseline < 70)
    expect(foot).toHaveLength(2 * pages.length)
    expect(Math.max(...foot)).toBeLessThan(36)
  }
})

test('the general rate shows the VAT that is charged', async () => {
  const { pages } = await readPdf(await invoicePdf(printableInvoice({ vatRegime: 'standard_21' })))
  expect(pages[0]).toContain('Btw 21% € 77,28 Te betalen € 445,30')
  expect(pages[0]).not.toContain('Vrijgesteld')
})

test('a credit note names its invoice and asks for no payment', async () => {
  const credit = { type: 'credit_note', number: '2026-00013', creditedInvoiceNumber: '2026-00012' } as const
  const { pages } = await readPdf(await invoicePdf(printableInvoice(credit)))
  expect(pages[0]).toMatch(/Creditnota .*2026-00013 .*Bij factuur 2026-00012/)
  expect(pages[0]).toContain('Totaal tegoed € 368,02')
  expect(pages[0]).not.toContain('overmaken')
})

test('hours without a round decimal are printed in hours and minutes', async () => {
  const lines = [{ ...careLines[0]!, quantity: 7.3333, amountCents: 33000 }]
  const { pages } = await readPdf(await invoicePdf(printableInvoice({ lines })))
  expect(pages[0]).toContain('7 uur 20 min € 45,00 € 330,00')
})

test('without a known account the customer pays as agreed', async () => {
  const { pages } = await readPdf(await invoicePdf(printableInvoice({ paymentIban: null })))
  expect(pages[0]).toContain('betalen zoals afgesproken')
})
