import { all, centsOf, misplaced, parseXml, textOf, type UblElement } from './ubl-document.ts'

type Rule = [rule: string, message: string, isBroken: (document: UblElement) => boolean]

const supplier = 'AccountingSupplierParty/Party'
const customer = 'AccountingCustomerParty/Party'
const subtotal = 'TaxTotal/TaxSubtotal'
const itemCategory = 'Item/ClassifiedTaxCategory'

const linesOf = (document: UblElement) => all(document, 'InvoiceLine|CreditNoteLine')
const total = (document: UblElement, name: string) => centsOf(document, `LegalMonetaryTotal/${name}`)
const sum = (elements: UblElement[], path: string) => elements.reduce((cents, element) => cents + centsOf(element, path), 0)
const typeOf = (document: UblElement) => textOf(document, 'InvoiceTypeCode|CreditNoteTypeCode')
const isDutch = (address: UblElement) => textOf(address, 'Country/IdentificationCode') === 'NL'
const lacksAddress = (address: UblElement) => ['StreetName', 'CityName', 'PostalZone'].some(part => textOf(address, part) === '')
const lacksDutchNumber = (party: UblElement) =>
  !all(party, 'PartyLegalEntity/CompanyID').some(id => id.text !== '' && ['0106', '0190'].includes(id.attributes.schemeID ?? ''))
const lacksDay = (period: UblElement) => textOf(period, 'StartDate') === '' && textOf(period, 'EndDate') === ''

const subtotalsOf = (document: UblElement, category: string) =>
  all(document, subtotal).filter(part => textOf(part, 'TaxCategory/ID') === category)
const linesIn = (document: UblElement, category: string) =>
  linesOf(document).filter(line => textOf(line, `${itemCategory}/ID`) === category)

/** NLCIUS, from si-ubl-2.0-nlcius.sch. Every supplier here is Dutch. */
const dutchRules: Rule[] = [
  ['BR-NL-1', 'supplier without KvK number or OIN', doc => all(doc, supplier).some(lacksDutchNumber)],
  ['BR-NL-2', 'no buyer or order reference', doc => !(textOf(doc, 'BuyerReference') || textOf(doc, 'OrderReference/ID'))],
  ['BR-NL-3', 'incomplete address of the supplier', doc => all(doc, `${supplier}/PostalAddress`).some(lacksAddress)],
  [
    'BR-NL-4',
    'incomplete address of a Dutch customer',
    doc => all(doc, `${customer}/PostalAddress`).some(address => isDutch(address) && lacksAddress(address)),
  ],
  [
    'BR-NL-5',
    'incomplete address of a Dutch tax representative',
    doc => all(doc, 'TaxRepresentativeParty/PostalAddress').some(address => isDutch(address) && lacksAddress(address)),
  ],
  ['BR-NL-7', 'type code is not 380, 381, 384 or 389', doc => !['380', '381', '384', '389'].includes(typeOf(doc))],
  ['BR-NL-8', 'type code and document differ', doc => (typeOf(doc) === '381') !== (doc.name === 'CreditNote')],
  [
    'BR-NL-9',
    'a correction does not name its invoice',
    doc => typeOf(doc) === '384' && textOf(doc, 'BillingReference/InvoiceDocumentReference/ID') === '',
  ],
  [
    'NL-R-001',
    'a credit note does not name its invoice',
    doc => doc.name === 'CreditNote' && textOf(doc, 'BillingReference/InvoiceDocumentReference/ID') === '',
  ],
  [
    'BR-NL-10',
    'Dutch customer without KvK number or OIN',
    doc => all(doc, customer).some(party => all(party, 'PostalAddress').some(isDutch) && lacksDutchNumber(party)),
  ],
  ['BR-NL-11', 'no means of payment', doc => total(doc, 'PayableAmount') > 0 && all(doc, 'PaymentMeans').length === 0],
  [
    'BR-NL-12',
    'means of payment is not 30, 48, 49, 57, 58 or 59',
    doc =>
      all(doc, 'PaymentMeans').some(means => !['30', '48', '49', '57', '58', '59'].includes(textOf(means, 'PaymentMeansCode'))),
  ],
  [
    'BR-NL-13',
    'a line names an order line, the document no order',
    doc => linesOf(doc).some(line => textOf(line, 'OrderLineReference/LineID') !== '') && textOf(doc, 'OrderReference/ID') === '',
  ],
]

const rulesOfCategory = (category: 'E' | 'S', id: string, wantsReason: boolean): Rule[] => [
  [
    `${id}-01`,
    `category ${category} on lines and in the totals differ`,
    doc => subtotalsOf(doc, category).length !== (linesIn(doc, category).length > 0 ? 1 : 0),
  ],
  [
    `${id}-02`,
    'supplier without tax registration',
    doc => linesIn(doc, category).length > 0 && textOf(doc, `${supplier}/PartyTaxScheme/CompanyID`) === '',
  ],
  [
    `${id}-05`,
    'percentage of a line',
    doc =>
      linesIn(doc, category).some(line => {
        const percent = Number(textOf(line, `${itemCategory}/Percent`) || 'x')
        return category === 'E' ? percent !== 0 : !(percent > 0)
      }),
  ],
  [
    `${id}-08`,
    'taxable amount is not the sum of its lines',
    doc =>
      subtotalsOf(doc, category).some(
        part => centsOf(part, 'TaxableAmount') !== sum(linesIn(doc, category), 'LineExtensionAmount'),
      ),
  ],
  [
    `${id}-09`,
    'VAT is not percentage × taxable amount',
    doc =>
      subtotalsOf(doc, category).some(part => {
        const percent = category === 'E' ? 0 : Number(textOf(part, 'TaxCategory/Percent'))
        return centsOf(part, 'TaxAmount') !== Math.round((centsOf(part, 'TaxableAmount') * percent) / 100)
      }),
  ],
  [
    `${id}-10`,
    wantsReason ? 'exemption without its ground' : 'a ground of exemption at a rate',
    doc => subtotalsOf(doc, category).some(part => (textOf(part, 'TaxCategory/TaxExemptionReason') !== '') !== wantsReason),
  ],
]

/** The conditions between elements in EN 16931. Those on allowances are absent, because the order check forbids allowances. */
const europeanRules: Rule[] = [
  [
    'BR-CO-03',
    'tax point as date and as code',
    doc => textOf(doc, 'TaxPointDate') !== '' && textOf(doc, 'InvoicePeriod/DescriptionCode') !== '',
  ],
  ['BR-CO-04', 'line without VAT category', doc => linesOf(doc).some(line => textOf(line, `${itemCategory}/ID`) === '')],
  [
    'BR-CO-09',
    'btw-id without country',
    doc =>
      [...all(doc, `${supplier}/PartyTaxScheme`), ...all(doc, `${customer}/PartyTaxScheme`)].some(
        scheme => textOf(scheme, 'TaxScheme/ID') === 'VAT' && !/^[A-Z]{2}/.test(textOf(scheme, 'CompanyID')),
      ),
  ],
  [
    'BR-CO-10',
    'line total is not the sum of the lines',
    doc => total(doc, 'LineExtensionAmount') !== sum(linesOf(doc), 'LineExtensionAmount'),
  ],
  [
    'BR-CO-13',
    'total without VAT is not the line total',
    doc => total(doc, 'TaxExclusiveAmount') !== total(doc, 'LineExtensionAmount'),
  ],
  [
    'BR-CO-14',
    'VAT is not the sum of its parts',
    doc => all(doc, 'TaxTotal').some(tax => centsOf(tax, 'TaxAmount') !== sum(all(tax, 'TaxSubtotal'), 'TaxAmount')),
  ],
  [
    'BR-CO-15',
    'total with VAT is not total plus VAT',
    doc => total(doc, 'TaxInclusiveAmount') !== total(doc, 'TaxExclusiveAmount') + centsOf(doc, 'TaxTotal/TaxAmount'),
  ],
  ['BR-CO-16', 'amount due is not the total with VAT', doc => total(doc, 'PayableAmount') !== total(doc, 'TaxInclusiveAmount')],
  [
    'BR-CO-17',
    'VAT of a category is not its percentage',
    doc =>
      all(doc, subtotal).some(
        part =>
          centsOf(part, 'TaxAmount') !==
          Math.round((centsOf(part, 'TaxableAmount') * Number(textOf(part, 'TaxCategory/Percent') || 'x')) / 100),
      ),
  ],
  ['BR-CO-18', 'no VAT breakdown', doc => all(doc, subtotal).length === 0],
  ['BR-CO-19', 'period without days', doc => all(doc, 'InvoicePeriod').some(lacksDay)],
  ['BR-CO-20', 'period of a line without days', doc => linesOf(doc).some(line => all(line, 'InvoicePeriod').some(lacksDay))],
  [
    'BR-CO-25',
    'amount due without due date',
    doc => doc.name === 'Invoice' && total(doc, 'PayableAmount') > 0 && textOf(doc, 'DueDate') === '',
  ],
  [
    'BR-CO-26',
    'supplier without any identifier',
    doc => !all(doc, `${supplier}/PartyTaxScheme|PartyLegalEntity/CompanyID`).some(id => id.text !== ''),
  ],
  ['BR-16', 'no lines', doc => linesOf(doc).length === 0],
  ['BR-25', 'line without a name', doc => linesOf(doc).some(line => textOf(line, 'Item/Name') === '')],
  ['BR-27', 'negative or absent price', doc => linesOf(doc).some(line => !(centsOf(line, 'Price/PriceAmount') >= 0))],
  [
    'BR-61',
    'credit transfer without account',
    doc =>
      all(doc, 'PaymentMeans').some(
        means => ['30', '58'].includes(textOf(means, 'PaymentMeansCode')) && textOf(means, 'PayeeFinancialAccount/ID') === '',
      ),
  ],
  ['UBL-SR-52', 'a line is about two objects', doc => linesOf(doc).some(line => all(line, 'DocumentReference').length > 1)],
  [
    'PEPPOL-EN16931-R101',
    'a document of a line that is not what the line is about (BT-128)',
    doc => linesOf(doc).some(line => all(line, 'DocumentReference').some(one => textOf(one, 'DocumentTypeCode') !== '130')),
  ],
  // We use one code of the list (UNTDID 1153): the number of the buyer's order.
  [
    'BR-CL-07',
    'what a line is about has a scheme that is not in the list',
    doc => linesOf(doc).some(line => all(line, 'DocumentReference/ID').some(id => (id.attributes.schemeID ?? 'ON') !== 'ON')),
  ],
  [
    'PEPPOL-EN16931-R110',
    'a line begins before the period of the invoice',
    doc => linesOf(doc).some(line => textOf(line, 'InvoicePeriod/StartDate') < textOf(doc, 'InvoicePeriod/StartDate')),
  ],
  [
    'PEPPOL-EN16931-R111',
    'a line ends after the period of the invoice',
    doc => linesOf(doc).some(line => textOf(line, 'InvoicePeriod/EndDate') > textOf(doc, 'InvoicePeriod/EndDate')),
  ],
  // Peppol allows a difference of two cents. Rounding once can explain only half a cent.
  [
    'PEPPOL-EN16931-R120',
    'quantity × price is not the amount of the line',
    doc =>
      linesOf(doc).some(line => {
        const quantity = Number(textOf(line, 'InvoicedQuantity|CreditedQuantity') || 'x')
        const exact = (quantity * centsOf(line, 'Price/PriceAmount')) / Number(textOf(line, 'Price/BaseQuantity') || '1')
        return !(Math.abs(exact - centsOf(line, 'LineExtensionAmount')) < 0.5 + 1e-6)
      }),
  ],
]

const rules = [...dutchRules, ...rulesOfCategory('E', 'BR-E', true), ...rulesOfCategory('S', 'BR-S', false), ...europeanRules]

/** The rules that are checked, in the order in which they are reported. */
export const nlciusRules: string[] = rules.map(([rule]) => rule)

/**
 * What an NLCIUS validator would refuse in a UBL invoice or credit note; empty when it is valid. 'XML' means not well-formed, 'UBL'
 * an element that is unknown here or out of the schema's order. Sources: si-ubl-2.0-nlcius.sch (peppolautoriteit-nl/validation,
 * 2.0.3.12), EN16931-UBL-model.sch, EN16931-UBL-syntax.sch, EN16931-UBL-codes.sch and PEPPOL-EN16931-UBL.sch; warnings are left
 * out, except one that is fatal in Peppol (UBL-SR-52 is its R100).
 */
export const nlciusViolations = (xml: string): { rule: string; message: string }[] => {
  const document = parseXml(xml)
  if ('unreadable' in document) return [{ rule: 'XML', message: document.unreadable }]
  return [
    ...misplaced(document).map(place => ({ rule: 'UBL', message: `misplaced ${place}` })),
    ...rules.filter(([, , isBroken]) => isBroken(document)).map(([rule, message]) => ({ rule, message })),
  ]
}
