import { describe, expect, test } from 'vitest'
import { nlciusRules, nlciusViolations } from '../../tests/files/nlcius.ts'
import { careLines, printableInvoice } from '../../tests/files/printable-invoice.ts'
import { all, parseXml, textOf } from '../../tests/files/ubl-document.ts'
import type { PrintableInvoice } from './invoice.ts'
import { invoiceLines } from './invoice-lines.ts'
import { toUbl } from './ubl.ts'

const hours = (workedMinutes: number, hourlyRateCents: number) => {
  const [line] = invoiceLines({ workedMinutes, hourlyRateCents, fixedRate: false, bonusCents: 0, expenses: [] })
  return { ...line!, date: '2026-11-18' }
}

const credit: Partial<PrintableInvoice> = { type: 'credit_note', number: '2026-00013', creditedInvoiceNumber: '2026-00012' }
const trading = { ...printableInvoice().supplier, tradeName: 'Zorg & Özge' }
const ordered: Partial<PrintableInvoice> = {
  customer: { ...printableInvoice().customer, orderNumber: 'PO 2026/118', oin: '00000001003214345000' },
  lines: [{ ...careLines[0]!, costCentre: 'KP 4410' }, careLines[1]!],
}
const orderedApart: Partial<PrintableInvoice> = {
  ...ordered,
  lines: [{ ...careLines[0]!, orderNumber: 'PO 2027/4' }, careLines[1]!],
}
const withoutBtwId = { ...printableInvoice().supplier, vatId: null }

const read = (xml: string) => {
  const document = parseXml(xml)
  if ('unreadable' in document) throw new Error(document.unreadable)
  return document
}

describe('a written invoice is right by NLCIUS', () => {
  test.each<[string, Partial<PrintableInvoice>]>([
    ['exempt care', {}],
    ['the general rate', { vatRegime: 'standard_21' }],
    ['the small-business scheme', { vatRegime: 'kor' }],
    ['a credit note', credit],
    ['a credit note at the general rate', { ...credit, vatRegime: 'standard_21' }],
    ['a supplier with a trade name', { supplier: trading }],
    ['a supplier without btw-id', { supplier: withoutBtwId }],
    ['parties without e-mail', { supplier: { ...withoutBtwId, email: null } }],
    ['no account known', { paymentIban: null }],
    ['hours approved late, of an earlier week', { lines: [{ ...careLines[0]!, date: '2026-11-13' }] }],
    ['thirds of hours, whose amount is rounded', { lines: [hours(440, 4500), hours(11, 4530), hours(1, 4999)] }],
    ['sixty lines', { lines: Array.from({ length: 60 }, (_, index) => hours(450 + index, 4567)) }],
    ['an order number, a cost centre and a public body', ordered],
    ['a credit note with them', { ...ordered, ...credit }],
    ['an order number of one line', orderedApart],
    ['a credit note with that', { ...orderedApart, ...credit }],
    ['text that is markup elsewhere', { buyerReference: '<b> & "c" \u0000\u0007\ufffe\uffff\u0085 \ud800' }],
  ])('%s', (_case, changes) => expect(nlciusViolations(toUbl(printableInvoice(changes)))).toEqual([]))
})

describe('the order number', () => {
  const read = (xml: string) =>
    [...xml.matchAll(/<cac:OrderReference>\n<cbc:ID>(.*?)<|<cbc:ID schemeID="ON">(.*?)</g)].map(([, whole, line]) => ({
      whole,
      line,
    }))
  const ublOf = (changes: Partial<PrintableInvoice>) => read(toUbl(printableInvoice(changes)))
  const of = (...numbers: (string | null)[]) => numbers.map(orderNumber => ({ ...careLines[0]!, orderNumber }))
  const customer = ordered.customer!
  test('of all lines is that of the invoice; else that is the one of the organization, and a line has its own', () => {
    expect(ublOf({ lines: of(null, null) })).toEqual([])
    expect(ublOf({ customer, lines: of(null) })).toEqual([{ whole: 'PO 2026/118' }])
    expect(ublOf({ customer, lines: of('PO 3', 'PO 3') })).toEqual([{ whole: 'PO 3' }])
    expect(ublOf({ customer, lines: of('PO 3', null) })).toEqual([{ whole: 'PO 2026/118' }, { line: 'PO 3' }])
    expect(ublOf({ lines: of('PO 3', 'PO 4', null) })).toEqual([{ line: 'PO 3' }, { line: 'PO 4' }])
  })
})

describe('what the document says', () => {
  const document = read(toUbl(printableInvoice()))

  test('the worked example is 368.02 without VAT', () => {
    expect(textOf(document, 'LegalMonetaryTotal/PayableAmount')).toBe('368.02')
    expect(textOf(document, 'TaxTotal/TaxAmount')).toBe('0.00')
    expect(all(document, 'InvoiceLine/LineExtensionAmount').map(line => line.text)).toEqual(['337.50', '5.52', '25.00'])
    expect(all(document, 'InvoiceLine/InvoicedQuantity').map(line => [line.text, line.attributes.unitCode])).toEqual([
      ['7.5', 'HUR'],
      ['24', 'KMT'],
      ['1', 'C62'],
    ])
  })

  test('a line says where and when the work was, where it is known', () => {
    expect(all(document, 'InvoiceLine/Item/Description').map(line => line.text)).toEqual(['Huize De Lindenhof, 07:00 – 15:00'])
  })

  test('names come back as they were given', () => {
    expect(textOf(document, 'AccountingCustomerParty/Party/PartyLegalEntity/RegistrationName')).toBe(
      'Stichting Zorg & Wonen De Lindenhof',
    )
    expect(textOf(document, 'AccountingSupplierParty/Party/PartyLegalEntity/RegistrationName')).toBe('Özge Yıldırım-de Vries')
    expect(textOf(document, 'AccountingSupplierParty/Party/PartyName/Name')).toBe('')
  })

  test('a name under which somebody trades stands beside their own', () => {
    const written = read(toUbl(printableInvoice({ supplier: trading })))
    expect(textOf(written, 'AccountingSupplierParty/Party/PartyName/Name')).toBe('Zorg & Özge')
    expect(textOf(written, 'AccountingSupplierParty/Party/PartyLegalEntity/RegistrationName')).toBe('Özge Yıldırım-de Vries')
  })

  test('the buyer’s references are where their system looks for them', () => {
    const written = read(toUbl(printableInvoice(ordered)))
    expect(textOf(written, 'BuyerReference')).toBe('LOC-0042')
    expect(textOf(written, 'OrderReference/ID')).toBe('PO 2026/118')
    expect(all(written, 'InvoiceLine/AccountingCost').map(({ text }) => text)).toEqual(['KP 4410'])
    const [endpoint] = all(written, 'AccountingCustomerParty/Party/EndpointID')
    expect([endpoint!.text, endpoint!.attributes.schemeID]).toEqual(['00000001003214345000', '0190'])
    expect(all(document, 'OrderReference')).toEqual([])
  })

  test('a credit note is a document of its own kind that names the invoice', () => {
    const note = read(toUbl(printableInvoice(credit)))
    expect([note.name, textOf(note, 'CreditNoteTypeCode')]).toEqual(['CreditNote', '381'])
    expect(textOf(note, 'BillingReference/InvoiceDocumentReference/ID')).toBe('2026-00012')
    expect(all(note, 'CreditNoteLine/CreditedQuantity')).toHaveLength(3)
  })

  test('21% is counted over the total', () => {
    const taxed = read(toUbl(printableInvoice({ vatRegime: 'standard_21' })))
    expect(textOf(taxed, 'TaxTotal/TaxAmount')).toBe('77.28')
    expect(textOf(taxed, 'LegalMonetaryTotal/PayableAmount')).toBe('445.30')
  })

  test('a third of an hour is counted in minutes at a price per sixty', () => {
    const third = read(toUbl(printableInvoice({ lines: [hours(440, 4500)] })))
    expect(textOf(third, 'InvoiceLine/InvoicedQuantity')).toBe('440')
    expect([textOf(third, 'InvoiceLine/Price/PriceAmount'), textOf(third, 'InvoiceLine/Price/BaseQuantity')]).toEqual([
      '45.00',
      '60',
    ])
  })

  test('without a KvK number of both parties nothing is written', () => {
    const { customer, supplier } = printableInvoice()
    expect(() => toUbl(printableInvoice({ supplier: { ...supplier, kvk: null } }))).toThrow(RangeError)
    expect(() => toUbl(printableInvoice({ customer: { ...customer, kvk: null } }))).toThrow(RangeError)
  })
})

describe('every rule finds the document that breaks it', () => {
  const invoice = toUbl(printableInvoice())
  const taxed = toUbl(printableInvoice({ vatRegime: 'standard_21' }))
  const note = toUbl(printableInvoice(credit))
  const apart = toUbl(printableInvoice(orderedApart))
  const within = (name: string) => new RegExp(`<cac:${name}>[\\s\\S]*?</cac:${name}>\\n`)
  const supplierNumber = /(PartyLegalEntity>\s.*\s)<cbc:CompanyID schemeID="0106">12345678/
  const representative =
    '<cac:TaxRepresentativeParty><cac:PostalAddress><cac:Country><cbc:IdentificationCode>NL</cbc:IdentificationCode></cac:Country></cac:PostalAddress></cac:TaxRepresentativeParty>\n<cac:PaymentMeans>'
  const taxPoint = '<cbc:TaxPointDate>2026-11-23</cbc:TaxPointDate>$1<cbc:DescriptionCode>3</cbc:DescriptionCode>$2'
  const orderLine = '<cac:OrderLineReference><cbc:LineID>1</cbc:LineID></cac:OrderLineReference>\n<cac:Item>'

  const broken: [rule: string, xml: string, search: string | RegExp, replacement: string][] = [
    ['XML', invoice, '</cbc:ID>', ''],
    ['UBL', invoice, /(<cbc:IssueDate>.*)\n(<cbc:DueDate>.*)/, '$2\n$1'],
    ['UBL', invoice, '<cac:PaymentMeans>', '<cac:AllowanceCharge/>\n<cac:PaymentMeans>'],
    ['BR-NL-1', invoice, supplierNumber, '$1<cbc:CompanyID schemeID="0088">12345678'],
    ['BR-NL-2', invoice, /<cbc:BuyerReference>.*\n/, ''],
    ['BR-NL-3', invoice, /<cbc:CityName>Utrecht.*\n/, ''],
    ['BR-NL-4', invoice, /<cbc:PostalZone>3811.*\n/, ''],
    ['BR-NL-5', invoice, '<cac:PaymentMeans>', representative],
    ['BR-NL-7', invoice, 'Code>380<', 'Code>326<'],
    ['BR-NL-8', invoice, 'Code>380<', 'Code>381<'],
    ['BR-NL-8', note, 'Code>381<', 'Code>380<'],
    ['BR-NL-9', invoice, 'Code>380<', 'Code>384<'],
    ['NL-R-001', note, within('BillingReference'), ''],
    ['BR-NL-10', invoice, /<cbc:CompanyID schemeID="0106">87654321.*\n/, ''],
    ['BR-NL-11', invoice, within('PaymentMeans'), ''],
    ['BR-NL-12', invoice, 'Code>58<', 'Code>31<'],
    ['BR-NL-13', invoice, '<cac:Item>', orderLine],
    ['BR-E-01', invoice, within('TaxSubtotal'), ''],
    ['BR-E-02', invoice, within('PartyTaxScheme'), ''],
    ['BR-E-05', invoice, /(<cac:ClassifiedTaxCategory>\s.*\s<cbc:Percent>)0/, '$121'],
    ['BR-E-08', invoice, /(<cbc:TaxableAmount.*>)368.02/, '$1368.03'],
    ['BR-E-09', invoice, /(<cac:TaxSubtotal>\s.*\s<cbc:TaxAmount.*>)0.00/, '$10.01'],
    ['BR-E-10', invoice, /<cbc:TaxExemptionReason>.*\n/, ''],
    ['BR-S-01', taxed, within('TaxSubtotal'), ''],
    ['BR-S-02', taxed, within('PartyTaxScheme'), ''],
    ['BR-S-05', taxed, /(<cac:ClassifiedTaxCategory>\s.*\s<cbc:Percent>)21/, '$10'],
    ['BR-S-08', taxed, /(<cbc:TaxableAmount.*>)368.02/, '$1368.03'],
    ['BR-S-09', taxed, /(<cac:TaxSubtotal>\s.*\s<cbc:TaxAmount.*>)77.28/, '$177.29'],
    ['BR-S-10', taxed, '</cbc:Percent>', '</cbc:Percent><cbc:TaxExemptionReason>Zorg</cbc:TaxExemptionReason>'],
    ['BR-CO-03', invoice, /(<cbc:DocumentCurrencyCode>[\s\S]*?)(<\/cac:InvoicePeriod>)/, taxPoint],
    ['BR-CO-04', invoice, /(<cac:ClassifiedTaxCategory>\s)<cbc:ID>E.*\n/, '$1'],
    ['BR-CO-09', invoice, '>NL123456789B13<', '>123456789B13<'],
    ['BR-CO-10', invoice, /(<cac:LegalMonetaryTotal>\s.*>)368.02/, '$1368.03'],
    ['BR-CO-13', invoice, /(<cbc:TaxExclusiveAmount.*>)368.02/, '$1368.01'],
    ['BR-CO-14', invoice, /(<cac:TaxTotal>\s.*>)0.00/, '$10.01'],
    ['BR-CO-15', invoice, /(<cbc:TaxInclusiveAmount.*>)368.02/, '$1368.03'],
    ['BR-CO-16', invoice, /(<cbc:PayableAmount.*>)368.02/, '$1368.03'],
    ['BR-CO-17', taxed, /(<cac:TaxSubtotal>\s.*\s<cbc:TaxAmount.*>)77.28/, '$177.27'],
    ['BR-CO-18', invoice, within('TaxTotal'), ''],
    ['BR-CO-19', invoice, /(<cac:InvoicePeriod>\n).*\n.*\n(<\/cac:InvoicePeriod>)/, '$1$2'],
    ['BR-CO-20', invoice, /(<cac:InvoiceLine>[\s\S]*?<cac:InvoicePeriod>\n).*\n.*\n/, '$1'],
    ['BR-CO-25', invoice, /<cbc:DueDate>.*\n/, ''],
    ['BR-CO-26', invoice, /<cbc:CompanyID.*<\/cbc:CompanyID>/g, ''],
    ['BR-16', invoice, /<cac:InvoiceLine>[\s\S]*<\/cac:InvoiceLine>\n/, ''],
    ['BR-25', invoice, /<cbc:Name>.*/, '<cbc:Name> </cbc:Name>'],
    ['BR-27', invoice, /(<cbc:PriceAmount.*>)45.00/, '$1-45.00'],
    ['BR-61', invoice, within('PayeeFinancialAccount'), ''],
    ['UBL-SR-52', apart, /<cac:DocumentReference>[\s\S]*?<\/cac:DocumentReference>\n/, '$&$&'],
    ['PEPPOL-EN16931-R101', apart, 'Code>130<', 'Code>50<'],
    ['BR-CL-07', apart, 'schemeID="ON"', 'schemeID="ORDER"'],
    ['PEPPOL-EN16931-R110', invoice, /(<cac:InvoicePeriod>\s<cbc:StartDate>)[\d-]+/, '$12026-11-21'],
    ['PEPPOL-EN16931-R111', invoice, /(<cac:InvoicePeriod>\s.*\s<cbc:EndDate>)[\d-]+/, '$12026-11-15'],
    ['PEPPOL-EN16931-R120', invoice, '>7.5<', '>7.51<'],
  ]

  test.each(broken)('%s', (rule, xml, search, replacement) => {
    const mutated = xml.replace(search, replacement)
    expect(mutated).not.toBe(xml)
    expect(nlciusViolations(xml)).toEqual([])
    expect(nlciusViolations(mutated).map(violation => violation.rule)).toContain(rule)
  })

  test('no rule is left without such a document', () => {
    const tried = new Set(broken.map(([rule]) => rule))
    expect(nlciusRules.filter(rule => !tried.has(rule))).toEqual([])
  })
})
