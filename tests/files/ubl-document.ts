import { XMLParser, XMLValidator } from 'fast-xml-parser'

/** An element of a parsed document: its name without prefix, its text trimmed ('' when it has only children). */
export type UblElement = { name: string; text: string; attributes: Record<string, string>; children: UblElement[] }

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
})

type Parsed = Record<string, Parsed[] | string | Record<string, string>>

const toElement = (parsed: Parsed): UblElement => {
  const name = Object.keys(parsed).find(key => key !== ':@')!
  const content = parsed[name] as Parsed[]
  return {
    name,
    text: content
      .map(child => (typeof child['#text'] === 'string' ? child['#text'] : ''))
      .join('')
      .trim(),
    attributes: (parsed[':@'] ?? {}) as Record<string, string>,
    children: content.filter(child => !('#text' in child)).map(toElement),
  }
}

/** The root element of an XML text, or why the text is not well-formed. */
export const parseXml = (xml: string): UblElement | { unreadable: string } => {
  const verdict = XMLValidator.validate(xml)
  if (verdict !== true) return { unreadable: verdict.err.msg }
  return toElement((parser.parse(xml) as Parsed[])[0]!)
}

/** All elements below `from` along a path such as 'TaxTotal/TaxSubtotal'; a '|' separates alternatives within a step. */
export const all = (from: UblElement, path: string): UblElement[] =>
  path
    .split('/')
    .reduce(
      (found, step) => found.flatMap(element => element.children.filter(child => step.split('|').includes(child.name))),
      [from],
    )

/** The text of the first element along a path; '' when there is none, so an empty element counts as absent. */
export const textOf = (from: UblElement, path: string): string => all(from, path)[0]?.text ?? ''

/** An amount in whole cents, NaN when absent. */
export const centsOf = (from: UblElement, path: string): number => Math.round(Number.parseFloat(textOf(from, path)) * 100)

const head = 'DocumentCurrencyCode BuyerReference InvoicePeriod OrderReference BillingReference AccountingSupplierParty'
const tail = 'AccountingCustomerParty TaxRepresentativeParty PaymentMeans TaxTotal LegalMonetaryTotal'
const line = 'LineExtensionAmount AccountingCost InvoicePeriod OrderLineReference DocumentReference Item Price'

// The parts of the UBL 2.1 schema that our documents use, in the order of its sequences. An element outside it is reported:
// allowances, prepaid amounts and similar elements need rules that we have not ported.
const sequences: Record<string, string> = {
  Invoice: `CustomizationID ProfileID ID IssueDate DueDate InvoiceTypeCode TaxPointDate ${head} ${tail} InvoiceLine`,
  CreditNote: `CustomizationID ProfileID ID IssueDate TaxPointDate CreditNoteTypeCode ${head} ${tail} CreditNoteLine`,
  InvoicePeriod: 'StartDate EndDate DescriptionCode',
  OrderReference: 'ID',
  BillingReference: 'InvoiceDocumentReference',
  InvoiceDocumentReference: 'ID',
  AccountingSupplierParty: 'Party',
  AccountingCustomerParty: 'Party',
  Party: 'EndpointID PartyName PostalAddress PartyTaxScheme PartyLegalEntity Contact',
  PartyName: 'Name',
  TaxRepresentativeParty: 'PostalAddress PartyTaxScheme',
  PostalAddress: 'StreetName CityName PostalZone Country',
  Country: 'IdentificationCode',
  PartyTaxScheme: 'CompanyID TaxScheme',
  TaxScheme: 'ID',
  PartyLegalEntity: 'RegistrationName CompanyID',
  Contact: 'ElectronicMail',
  PaymentMeans: 'PaymentMeansCode PaymentDueDate PaymentID PayeeFinancialAccount',
  PayeeFinancialAccount: 'ID',
  TaxTotal: 'TaxAmount TaxSubtotal',
  TaxSubtotal: 'TaxableAmount TaxAmount TaxCategory',
  TaxCategory: 'ID Percent TaxExemptionReason TaxScheme',
  ClassifiedTaxCategory: 'ID Percent TaxScheme',
  LegalMonetaryTotal: 'LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount PayableAmount',
  InvoiceLine: `ID InvoicedQuantity ${line}`,
  CreditNoteLine: `ID CreditedQuantity ${line}`,
  OrderLineReference: 'LineID',
  DocumentReference: 'ID DocumentTypeCode',
  Item: 'Description Name ClassifiedTaxCategory',
  Price: 'PriceAmount BaseQuantity',
}

/** Elements that are unknown here or out of the schema's order, as 'parent/child'. */
export const misplaced = (element: UblElement): string[] => {
  const order = (sequences[element.name] ?? '').split(' ')
  const places = element.children.map(child => order.indexOf(child.name))
  return element.children.flatMap((child, index) => [
    ...(places[index]! < Math.max(0, ...places.slice(0, index)) ? [`${element.name}/${child.name}`] : []),
    ...misplaced(child),
  ])
}
