import type { Member } from '../../contract/language.ts'
import type { CareMomentInvoice } from '../../contract/money/invoices.ts'
import {
  minutesBehind,
  orderNumberOf,
  ownOrderNumber,
  type Party,
  type PrintableInvoice,
  type PrintableLine,
} from '../../rules/money/invoice.ts'
import { sayLineWork } from '../../rules/money/invoice-lines.ts'
import { vatText } from '../../rules/money/vat.ts'
import {
  formatDate,
  formatDateLong,
  formatHours,
  formatHoursMinutes,
  formatMoney,
  formatNumber,
  formatPeriod,
  months,
} from '../../rules/time/format-nl.ts'
import { addressLines } from '../../rules/typed/address.ts'
import { writeFacts } from '../platform/files/chapters.ts'
import { type Cell, csvOf } from '../platform/files/csv.ts'
import { bottom, color, left, openPaper, type Paper, right, width } from '../platform/files/paper.ts'
import { inThread } from '../platform/files/thread.ts'

const columns = [
  { title: 'Datum', x: left, width: 78, align: 'left' },
  { title: 'Omschrijving', x: left + 80, width: 215, align: 'left' },
  { title: 'Aantal', x: left + 297, width: 66, align: 'right' },
  { title: 'Prijs', x: left + 365, width: 56, align: 'right' },
  { title: 'Bedrag', x: left + 423, width: width - 423, align: 'right' },
] as const

const titleOf = (invoice: PrintableInvoice) => (invoice.type === 'credit_note' ? 'Creditnota' : 'Factuur')

const unitNames = { HUR: ' uur', KMT: ' km', C62: '' }

const quantityOf = (line: PrintableLine) => {
  const minutes = minutesBehind(line)
  if (minutes === null) return `${formatNumber(line.quantity, 4)}${unitNames[line.unit]}`
  return formatHoursMinutes(minutes)
}

const referencesOf = (line: PrintableLine, invoice: PrintableInvoice) => {
  const ordered = ownOrderNumber(line, invoice)
  return [ordered && `Ordernummer ${ordered}`, line.costCentre && `Kostenplaats ${line.costCentre}`]
}

const cellsOf = (line: PrintableLine, invoice: PrintableInvoice) => [
  formatDate(line.date),
  [line.description, sayLineWork(line), ...referencesOf(line, invoice)].filter(Boolean).join('\n'),
  quantityOf(line),
  formatMoney(line.unitPriceCents),
  formatMoney(line.amountCents),
]

const printParty = (paper: Paper, label: string, party: Party, x: number, y: number) => {
  const half = width / 2 - 20
  paper.write(label, x, y, { size: 8.5, tint: color.soft, as: 'H2' })
  let at = y + 14
  at += paper.write(party.tradeName ?? party.name, x, at, { size: 11, bold: true, width: half }) + 2
  const details = [
    party.tradeName && party.name,
    ...addressLines(party),
    party.kvk && `KvK ${party.kvk}`,
    party.vatId && `Btw-id ${party.vatId}`,
    party.email,
  ]
  for (const detail of details) if (detail) at += paper.write(detail, x, at, { width: half }) + 1
  return at
}

const printFacts = (paper: Paper, invoice: PrintableInvoice, y: number) => {
  const title = titleOf(invoice)
  const order = orderNumberOf(invoice)
  const facts = [
    [`${title}nummer`, invoice.number],
    [`${title}datum`, formatDateLong(invoice.issueDate)],
    [invoice.type === 'invoice' ? 'Uiterste betaaldatum' : 'Bij factuur', dueOrCredited(invoice)],
    ['Uw kenmerk', invoice.buyerReference],
    ...(order ? [['Uw ordernummer', order]] : []),
    ['Periode', formatPeriod(invoice.period)],
  ]
  const third = width / 3
  paper.panel(y, 92)
  paper.part('Table', () => {
    for (const [index, [label, value]] of facts.entries()) {
      const x = left + 12 + (index % 3) * third
      const at = y + 12 + Math.floor(index / 3) * 40
      const wide = index === 4 && facts.length === 5 ? 2 * third - 20 : third - 16
      paper.part('TR', () => {
        paper.write(label!, x, at, { size: 8.5, tint: color.soft, as: 'rowHead' })
        paper.write(value!, x, at + 12, { bold: index === 0, width: wide, as: 'TD' })
      })
    }
  })
  return y + 92
}

const dueOrCredited = (invoice: PrintableInvoice) =>
  invoice.type === 'invoice' ? formatDateLong(invoice.dueDate) : (invoice.creditedInvoiceNumber ?? '')

const printTableHead = (paper: Paper, y: number, as: 'columnHead' | 'nothing' = 'nothing') => {
  for (const { title, x, width, align } of columns) paper.write(title, x, y, { size: 8.5, tint: color.soft, width, align, as })
  paper.rule(y + 15, color.identity)
  return y + 21
}

const printLines = (paper: Paper, invoice: PrintableInvoice, y: number) => {
  let at = y
  const printLine = (line: PrintableLine) => {
    const cells = cellsOf(line, invoice)
    const height = Math.max(...cells.map((cell, index) => paper.heightOf(cell, columns[index]!.width)))
    // The table head is read once, however many pages repeat it.
    if (at + height > bottom) at = printTableHead(paper, paper.turn())
    paper.part('TR', () => {
      for (const [index, { x, width, align }] of columns.entries()) paper.write(cells[index]!, x, at, { width, align, as: 'TD' })
    })
    at += height + 5
    paper.rule(at, color.line)
    at += 6
  }
  paper.part('Table', () => {
    paper.part('TR', () => {
      at = printTableHead(paper, at, 'columnHead')
    })
    for (const line of invoice.lines) printLine(line)
  })
  return at
}

const paymentSentence = ({ type, payableCents, dueDate, number, paymentIban, supplier, reason }: PrintableInvoice) => {
  if (type === 'credit_note')
    return `${reason ? `Reden: ${reason}\n` : ''}Het bedrag van ${formatMoney(payableCents)} wordt met u verrekend of aan u terugbetaald.`
  if (payableCents <= 0) return 'U hoeft niets te betalen.'
  const request = `Wilt u ${formatMoney(payableCents)} uiterlijk op ${formatDateLong(dueDate)}`
  if (paymentIban === null) return `${request} betalen zoals afgesproken? Vermeld daarbij factuurnummer ${number}.`
  const iban = paymentIban.replace(/(.{4})(?=.)/g, '$1\u00a0')
  return `${request} overmaken op ${iban} van ${supplier.name}? Vermeld daarbij factuurnummer ${number}.`
}

const printTotals = (paper: Paper, invoice: PrintableInvoice, y: number) => {
  const { totalCents, vatCents, payableCents, vatRegime } = invoice
  const sentence = paymentSentence(invoice)
  const isTaxed = vatRegime === 'standard_21'
  const height = 100 + paper.heightOf(sentence, width)
  let at = y + height > bottom ? paper.turn() : y + 6
  const labelX = left + 230
  const row = (label: string, cents: number, bold = false) => {
    const size = bold ? 12 : 9.5
    paper.part('TR', () => {
      paper.write(label, labelX, at, { size, bold, width: 150, as: 'rowHead' })
      paper.write(formatMoney(cents), labelX + 150, at, { size, bold, width: right - labelX - 150, align: 'right', as: 'TD' })
    })
    at += bold ? 30 : 16
  }
  paper.part('Table', () => {
    row('Totaal zonder btw', totalCents)
    row(isTaxed ? vatText(vatRegime) : 'Btw', vatCents)
    paper.rule(at, color.identity, labelX)
    at += 7
    row(invoice.type === 'credit_note' ? 'Totaal tegoed' : 'Te betalen', payableCents, true)
  })
  if (!isTaxed) at += paper.write(vatText(vatRegime), left, at, { width }) + 8
  paper.write(sentence, left, at, { width })
}

/** An invoice or credit note as a PDF (A4, Dutch). The same invoice always gives the same bytes: the file is dated like the invoice. */
export const invoicePdf = async (invoice: PrintableInvoice): Promise<Buffer> => {
  const title = `${titleOf(invoice)} ${invoice.number}`
  const paper = await openPaper({ title, author: invoice.supplier.name, date: invoice.issueDate })
  const y = paper.letterhead(titleOf(invoice))
  const supplierEnd = printParty(paper, 'Van', invoice.supplier, left, y)
  const customerEnd = printParty(paper, 'Aan', invoice.customer, left + width / 2, y)
  const factsEnd = printFacts(paper, invoice, Math.max(supplierEnd, customerEnd) + 20)
  printTotals(paper, invoice, printLines(paper, invoice, factsEnd + 24))
  return paper.close(`${title} van ${invoice.supplier.name}, opgemaakt via Zorginzet`)
}
/** The same, made in a thread of its own. */
export const printInvoice = inThread<[PrintableInvoice], Uint8Array>(import.meta.url, 'invoicePdf')

interface AnnualOverview {
  name: string
  year: number
  careMoments: number
  minutes: number
  total: number
  expenses: number
  bonuses: number
  invoiced: number
  months: { month: number; approved: number; minutes: number }[]
}
/** A worker's year on one page: the totals, and the earnings of each month. */
export const overviewPdf = async (overview: AnnualOverview): Promise<Buffer> => {
  const title = `Jaaroverzicht ${overview.year}`
  const paper = await openPaper({ title, author: overview.name, date: `${overview.year}-12-31` })
  let y = paper.letterhead(title)
  y += paper.write(overview.name, left, y, { size: 13, bold: true }) + 12
  const facts: [string, string][] = [
    ['Diensten', String(overview.careMoments)],
    ['Gewerkt', formatHours(overview.minutes)],
    ['Totaal', formatMoney(overview.total)],
    ['Waarvan onkosten', formatMoney(overview.expenses)],
    ['Waarvan bonussen', formatMoney(overview.bonuses)],
    ['Al gefactureerd', formatMoney(overview.invoiced)],
  ]
  y = writeFacts(paper, facts, y, { labelWidth: 160, bold: true }) + 16
  const printMonth = (name: string, month: AnnualOverview['months'][number] | undefined) => {
    paper.rule(y, color.line)
    paper.write(name, left, y + 6, { width: 160, as: 'rowHead' })
    paper.write(formatHours(month?.minutes ?? 0), left + 170, y + 6, { width: 100, align: 'right', as: 'TD' })
    y += paper.write(formatMoney(month?.approved ?? 0), left, y + 6, { width, align: 'right', as: 'TD' }) + 12
  }
  paper.part('Table', () => {
    for (const [index, name] of months.entries()) {
      const month = overview.months.find(each => each.month === index + 1)
      paper.part('TR', () => printMonth(name, month))
    }
  })
  return paper.close(`${title}, ${overview.name}`)
}
/** The same, made in a thread of its own. */
export const printOverview = inThread<[AnnualOverview], Uint8Array>(import.meta.url, 'overviewPdf')

type ListedInvoice = Member<typeof CareMomentInvoice>
const csvColumns: [string, (invoice: ListedInvoice) => Cell][] = [
  ['Nummer', i => i.number],
  ['Soort', i => (i.type === 'credit_note' ? 'Creditnota' : 'Factuur')],
  ['Bij factuur', i => i.creditsNumber],
  ['Week', i => i.period],
  ['Datum', i => i.issueDate],
  ['Betalen voor', i => i.dueDate],
  ['Betaald op', i => i.paidOn],
  ['Betaald', i => ({ cents: i.paid ?? 0 })],
  ['Nog open', i => ({ cents: i.open ?? 0 })],
  ['Zorgverlener', i => `${i.careWorker.profile.firstName} ${i.careWorker.profile.lastName}`],
  ['Locaties', i => i.locations.join(', ')],
  ['Zonder btw', i => ({ cents: i.total })],
  ['Btw', i => ({ cents: i.vat })],
  ['Te betalen', i => ({ cents: i.payable })],
  ['Bedragen van', i => (i.isPart ? 'alleen uw locaties' : 'de hele factuur')],
]
/** Invoices as CSV: a header, then one line per invoice. */
export const invoicesCsv = (invoices: ListedInvoice[]): string =>
  csvOf([csvColumns.map(([name]) => name), ...invoices.map(invoice => csvColumns.map(([, value]) => value(invoice)))])
