// What the schema of pain.001.001.09 and the EPC's rules require of a payout file, as a bank validates it first.
import { parseIban } from '../../rules/typed/dutch-numbers.ts'
import { all, centsOf, parseXml, textOf, type UblElement } from './ubl-document.ts'

const written = (most: number) => new RegExp(`^[A-Za-z0-9/\\-?:().,'+][A-Za-z0-9/\\-?:().,'+ ]{0,${most - 1}}$`)
const forms: [path: string, form: RegExp][] = [
  ['CstmrCdtTrfInitn/GrpHdr/MsgId', written(35)],
  ['CstmrCdtTrfInitn/GrpHdr/InitgPty/Nm', written(70)],
  ['CstmrCdtTrfInitn/PmtInf/PmtInfId', written(35)],
  ['CstmrCdtTrfInitn/PmtInf/Dbtr/Nm', written(70)],
]
const ofTransfer: [path: string, form: RegExp][] = [
  ['PmtId/EndToEndId', written(35)],
  ['Cdtr/Nm', written(70)],
  ['RmtInf/Ustrd', written(140)],
  ['Amt/InstdAmt', /^\d{1,9}\.\d\d$/],
]
const isWrong = (element: UblElement, path: string, form: RegExp) =>
  !all(element, path).every(({ text }) => form.test(text)) || all(element, path).length !== 1

/** The faults in a payout file, by path; empty when a bank would accept it. */
export function wrongInSepa(xml: string): string[] {
  const document = parseXml(xml)
  if ('unreadable' in document) return [document.unreadable]
  const transfers = all(document, 'CstmrCdtTrfInitn/PmtInf/CdtTrfTxInf')
  const cents = transfers.reduce((sum, transfer) => sum + centsOf(transfer, 'Amt/InstdAmt'), 0)
  const headed = ['GrpHdr', 'PmtInf'].flatMap(part => [
    ...(textOf(document, `CstmrCdtTrfInitn/${part}/NbOfTxs`) === String(transfers.length) ? [] : [`${part}/NbOfTxs`]),
    ...(centsOf(document, `CstmrCdtTrfInitn/${part}/CtrlSum`) === cents ? [] : [`${part}/CtrlSum`]),
  ])
  return [
    ...headed,
    ...forms.flatMap(([path, form]) => (isWrong(document, path, form) ? path : [])),
    ...transfers.flatMap(transfer => [
      ...ofTransfer.flatMap(([path, form]) => (isWrong(transfer, path, form) ? path : [])),
      ...(parseIban(textOf(transfer, 'CdtrAcct/Id/IBAN')) ? [] : ['CdtrAcct/Id/IBAN']),
    ]),
  ]
}
