import { weekDates } from '../time/format-nl.ts'
import {
  type Customer,
  minutesBehind,
  orderNumberOf,
  ownOrderNumber,
  type Party,
  type PrintableInvoice,
  type PrintableLine,
} from './invoice.ts'
import { sayLineWork } from './invoice-lines.ts'
import { type VatRegime, vatText } from './vat.ts'

type Attributes = Record<string, string>

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

// XML 1.0 does not allow control characters, U+FFFE and U+FFFF: one pasted character would make the whole document unreadable.
const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n]|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"]/g, character => escapes[character]!)

const field = (name: string, value: string, attributes: Attributes = {}) => {
  const written = Object.entries(attributes).map(([key, text]) => ` ${key}="${escapeXml(text)}"`)
  return `<cbc:${name}${written.join('')}>${escapeXml(value)}</cbc:${name}>`
}

const group = (name: string, ...children: (string | false)[]) =>
  [`<cac:${name}>`, ...children.filter(child => child !== false), `</cac:${name}>`].join('\n')

const amount = (name: string, cents: number) => field(name, (cents / 100).toFixed(2), { currencyID: 'EUR' })

const vatScheme = group('TaxScheme', field('ID', 'VAT'))

// 0190 is the number of a public body (OIN), 0106 the trade register (KvK), 9944 the Dutch btw-id, in the list of electronic address schemes.
const endpoint = (party: Customer) =>
  party.oin
    ? field('EndpointID', party.oin, { schemeID: '0190' })
    : party.kvk !== null
      ? field('EndpointID', party.kvk, { schemeID: '0106' })
      : party.vatId !== null && field('EndpointID', party.vatId, { schemeID: '9944' })

// BR-E-02 requires a tax registration of the supplier, but a care worker with only exempt work may have no btw-id. Then the trade
// register number replaces it, under a scheme that is not VAT (BT-32).
const taxRegistration = (party: Party, isSupplier: boolean) => {
  if (party.vatId !== null) return group('PartyTaxScheme', field('CompanyID', party.vatId), vatScheme)
  return (
    isSupplier &&
    party.kvk !== null &&
    group('PartyTaxScheme', field('CompanyID', party.kvk), group('TaxScheme', field('ID', 'TAX')))
  )
}

const partyOf = (party: Customer, isSupplier: boolean) =>
  group(
    'Party',
    endpoint(party),
    !!party.tradeName && group('PartyName', field('Name', party.tradeName)),
    group(
      'PostalAddress',
      field('StreetName', party.street),
      field('CityName', party.city),
      field('PostalZone', party.postcode),
      group('Country', field('IdentificationCode', party.country)),
    ),
    taxRegistration(party, isSupplier),
    group(
      'PartyLegalEntity',
      field('RegistrationName', party.name),
      party.kvk !== null && field('CompanyID', party.kvk, { schemeID: '0106' }),
    ),
    party.email !== null && group('Contact', field('ElectronicMail', party.email)),
  )

const category = (name: 'TaxCategory' | 'ClassifiedTaxCategory', regime: VatRegime) => {
  const isStandard = regime === 'standard_21'
  return group(
    name,
    field('ID', isStandard ? 'S' : 'E'),
    field('Percent', isStandard ? '21' : '0'),
    name === 'TaxCategory' && !isStandard && field('TaxExemptionReason', vatText(regime)),
    vatScheme,
  )
}

// Written so that quantity × price gives the amount to the cent: hours without an exact decimal form become minutes, priced per
// sixty.
const exactQuantity = (line: PrintableLine): { quantity: number; unit: string; base?: string } => {
  const minutes = minutesBehind(line)
  return minutes === null ? line : { quantity: minutes, unit: 'MIN', base: '60' }
}

// In EN 16931 a line has no order of its own, only a line number within the one order. But it may reference an object (BT-128)
// with a scheme of UNTDID 1153, where ON is the buyer's order number.
const orderOf = (number: string) =>
  group('DocumentReference', field('ID', number, { schemeID: 'ON' }), field('DocumentTypeCode', '130'))

const lineOf = (line: PrintableLine, index: number, invoice: PrintableInvoice) => {
  const isCredit = invoice.type === 'credit_note'
  const { quantity, unit, base } = exactQuantity(line)
  const work = sayLineWork(line)
  const ordered = ownOrderNumber(line, invoice)
  return group(
    isCredit ? 'CreditNoteLine' : 'InvoiceLine',
    field('ID', String(index + 1)),
    field(isCredit ? 'CreditedQuantity' : 'InvoicedQuantity', String(quantity), { unitCode: unit }),
    amount('LineExtensionAmount', line.amountCents),
    !!line.costCentre && field('AccountingCost', line.costCentre),
    group('InvoicePeriod', field('StartDate', line.date), field('EndDate', line.date)),
    ordered !== undefined && orderOf(ordered),
    group(
      'Item',
      work !== null && field('Description', work),
      field('Name', line.description),
      category('ClassifiedTaxCategory', invoice.vatRegime),
    ),
    group(
      'Price',
      amount('PriceAmount', line.unitPriceCents),
      base !== undefined && field('BaseQuantity', base, { unitCode: unit }),
    ),
  )
}

// A line may have a day outside the week (hours approved late), but Peppol requires every line within the invoice's period.
const periodOf = (invoice: PrintableInvoice) => {
  const { monday, sunday } = weekDates(invoice.period)
  const days = [monday, sunday, ...invoice.lines.map(line => line.date)].sort()
  return group('InvoicePeriod', field('StartDate', days[0]!), field('EndDate', days.at(-1)!))
}

// 58 is a SEPA credit transfer and needs an account (BR-61); 57, a standing agreement, does not. A credit note has no DueDate of
// its own: its date goes with the means of payment.
const paymentOf = (invoice: PrintableInvoice) =>
  group(
    'PaymentMeans',
    field('PaymentMeansCode', invoice.paymentIban === null ? '57' : '58'),
    invoice.type === 'credit_note' && field('PaymentDueDate', invoice.dueDate),
    field('PaymentID', invoice.number),
    invoice.paymentIban !== null && group('PayeeFinancialAccount', field('ID', invoice.paymentIban)),
  )

const totalsOf = (invoice: PrintableInvoice) => [
  group(
    'TaxTotal',
    amount('TaxAmount', invoice.vatCents),
    group(
      'TaxSubtotal',
      amount('TaxableAmount', invoice.totalCents),
      amount('TaxAmount', invoice.vatCents),
      category('TaxCategory', invoice.vatRegime),
    ),
  ),
  group(
    'LegalMonetaryTotal',
    amount('LineExtensionAmount', invoice.totalCents),
    amount('TaxExclusiveAmount', invoice.totalCents),
    amount('TaxInclusiveAmount', invoice.totalCents + invoice.vatCents),
    amount('PayableAmount', invoice.payableCents),
  ),
]

const headOf = (invoice: PrintableInvoice, isCredit: boolean, order = orderNumberOf(invoice)) => [
  field('CustomizationID', 'urn:cen.eu:en16931:2017#compliant#urn:fdc:nen.nl:nlcius:v1.0'),
  field('ProfileID', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'),
  field('ID', invoice.number),
  field('IssueDate', invoice.issueDate),
  isCredit ? field('CreditNoteTypeCode', '381') : field('DueDate', invoice.dueDate),
  !isCredit && field('InvoiceTypeCode', '380'),
  field('DocumentCurrencyCode', 'EUR'),
  field('BuyerReference', invoice.buyerReference),
  periodOf(invoice),
  order !== undefined && group('OrderReference', field('ID', order)),
  invoice.creditedInvoiceNumber !== undefined &&
    group('BillingReference', group('InvoiceDocumentReference', field('ID', invoice.creditedInvoiceNumber))),
]

/**
 * The invoice as a UBL 2.1 Invoice (380) or CreditNote (381) after NLCIUS (SI-UBL 2.0), in the order of the UBL schema.
 * Throws RangeError when a party has no KvK number: NLCIUS refuses such a document (BR-NL-1, BR-NL-10).
 */
export const toUbl = (invoice: PrintableInvoice): string => {
  const { supplier, customer } = invoice
  if (supplier.kvk === null || customer.kvk === null)
    throw new RangeError('An NLCIUS invoice needs the KvK number of both parties')
  const isCredit = invoice.type === 'credit_note'
  const root = isCredit ? 'CreditNote' : 'Invoice'
  const names = 'urn:oasis:names:specification:ubl:schema:xsd'
  const parts = [
    ...headOf(invoice, isCredit),
    group('AccountingSupplierParty', partyOf(supplier, true)),
    group('AccountingCustomerParty', partyOf(customer, false)),
    paymentOf(invoice),
    ...totalsOf(invoice),
    ...invoice.lines.map((line, index) => lineOf(line, index, invoice)),
  ].filter(part => part !== false)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${names}:${root}-2" xmlns:cac="${names}:CommonAggregateComponents-2" xmlns:cbc="${names}:CommonBasicComponents-2">`,
    ...parts,
    `</${root}>`,
    '',
  ].join('\n')
}
