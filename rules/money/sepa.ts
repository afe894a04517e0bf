import { holidayOn } from '../time/holidays.ts'
import { sepaName, sepaText } from './sepa-text.ts'

/**
 * One transfer. `id` is unique in its file and shows on the bank statement (at most 35 characters). `text` is for the receiver
 * (at most 140).
 */
type Transfer = { id: string; amountCents: number; name: string; iban: string; text: string }
/**
 * A payout file: its unique id (35 characters), when it was made (ISO instant), who pays from which account, and on which day.
 */
type TransferFile = {
  id: string
  createdAt: string
  executionDate: string
  payer: { name: string; iban: string }
  transfers: Transfer[]
}

/** Takes a date (YYYY-MM-DD); gives the first banking day from then on: not in a weekend, not a national holiday. */
export const bankDay = (date: string): string => {
  const day = new Date(`${date}T00:00:00Z`)
  while (day.getUTCDay() % 6 === 0 || isClosed(day.toISOString().slice(0, 10))) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}
// European settlement also stops on 1 May and on Good Friday, the Friday before an Easter Sunday.
const isClosed = (date: string) => {
  const sunday = new Date(Date.parse(date) + 2 * 86_400_000).toISOString().slice(0, 10)
  return holidayOn(date) !== undefined || date.endsWith('-05-01') || holidayOn(sunday) === 'Eerste paasdag'
}

const element = (name: string, ...children: string[]) => `<${name}>${children.join('')}</${name}>`
const euros = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
const quoted = (text: string) => text.replace(/'/g, '&apos;')
const escaped = (text: string, maximum: number) => quoted(sepaText(text, maximum))
const nameElement = (name: string) => {
  const written = sepaName(name)
  if (written === undefined) throw new RangeError(`a name that no bank reads: ${name}`)
  return element('Nm', quoted(written))
}
const accountOf = (iban: string) => element('Id', element('IBAN', iban))

/**
 * Takes a payout file; gives it as XML, pain.001.001.09: one batch of SEPA credit transfers, with its count and sum at both
 * levels. RangeError when it is empty, when an amount is not above zero, when an id occurs twice, or when a name cannot be
 * written (sepa-text.ts): an empty one makes the bank refuse the whole file.
 */
export const toSepa = ({ id, createdAt, executionDate, payer, transfers }: TransferFile): string => {
  if (transfers.length === 0 || transfers.some(({ amountCents }) => amountCents <= 0)) throw new RangeError('nothing to transfer')
  if (new Set(transfers.map(({ id }) => id)).size < transfers.length) throw new RangeError('the same transfer twice')
  const sum = transfers.reduce((cents, { amountCents }) => cents + amountCents, 0)
  const counted = [element('NbOfTxs', String(transfers.length)), element('CtrlSum', euros(sum))]
  const name = nameElement(payer.name)
  const header = element(
    'GrpHdr',
    element('MsgId', escaped(id, 35)),
    element('CreDtTm', createdAt.slice(0, 19)),
    ...counted,
    element('InitgPty', name),
  )
  const batch = element(
    'PmtInf',
    element('PmtInfId', escaped(id, 35)),
    element('PmtMtd', 'TRF'),
    element('BtchBookg', 'true'),
    ...counted,
    element('PmtTpInf', element('SvcLvl', element('Cd', 'SEPA'))),
    element('ReqdExctnDt', element('Dt', executionDate)),
    element('Dbtr', name),
    element('DbtrAcct', accountOf(payer.iban)),
    // The bank follows from the IBAN: within SEPA a BIC is not needed.
    element('DbtrAgt', element('FinInstnId', element('Othr', element('Id', 'NOTPROVIDED')))),
    element('ChrgBr', 'SLEV'),
    ...transfers.map(transferOf),
  )
  const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${namespace}">${element('CstmrCdtTrfInitn', header, batch)}</Document>\n`
}
const transferOf = ({ id, amountCents, name, iban, text }: Transfer) =>
  element(
    'CdtTrfTxInf',
    element('PmtId', element('EndToEndId', escaped(id, 35))),
    element('Amt', `<InstdAmt Ccy="EUR">${euros(amountCents)}</InstdAmt>`),
    element('Cdtr', nameElement(name)),
    element('CdtrAcct', accountOf(iban)),
    element('RmtInf', element('Ustrd', escaped(text, 140))),
  )
