import { describe, expect, test } from 'vitest'
import { wrongInSepa } from '../../tests/files/sepa-document.ts'
import { names } from '../../tests/worlds/names.ts'
import { bankDay, toSepa } from './sepa.ts'

describe('the bank is at work', () => {
  test.each([
    ['on a Monday', '2026-10-26', '2026-10-26'],
    ['after a weekend', '2026-10-24', '2026-10-26'],
    ['after Good Friday, Easter and the Monday after it', '2027-03-26', '2027-03-30'],
    ['after both days of Christmas and the Sunday behind them', '2026-12-25', '2026-12-28'],
    ['not on 1 May', '2028-05-01', '2028-05-02'],
  ])('%s', (_name, date, expected) => expect(bankDay(date)).toBe(expected))
})

describe('a payout file', () => {
  const first = { id: '2026-00001', amountCents: 70562, name: 'Özge', iban: 'NL91ABNA0417164300', text: 'Factuur 2026-00001' }
  const file = {
    id: '2026-W43-1',
    createdAt: '2026-10-26T05:00:00+00:00',
    executionDate: '2026-10-26',
    payer: { name: "Zorginzet 't Hart", iban: 'NL02RABO0123456789' },
    transfers: [first, { ...first, id: '2026-00002', amountCents: 5 }],
  }
  const xml = toSepa(file)
  test('counts and sums at both levels: € 705,62 and € 0,05 make 705.67', () => {
    expect(xml.match(/<NbOfTxs>2<\/NbOfTxs><CtrlSum>705\.67<\/CtrlSum>/g)).toHaveLength(2)
    expect(xml.match(/<InstdAmt Ccy="EUR">[\d.]+/g)).toEqual(['<InstdAmt Ccy="EUR">705.62', '<InstdAmt Ccy="EUR">0.05'])
  })
  test('is of version 09: the day is nested, and the message names payer, receiver and invoice', () => {
    expect(xml).toContain('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"')
    expect(xml).toContain('<ReqdExctnDt><Dt>2026-10-26</Dt></ReqdExctnDt>')
    expect(xml).toContain(
      '<Dbtr><Nm>Zorginzet &apos;t Hart</Nm></Dbtr><DbtrAcct><Id><IBAN>NL02RABO0123456789</IBAN></Id></DbtrAcct>',
    )
    expect(xml).toContain('<EndToEndId>2026-00001</EndToEndId>')
    expect(xml).toContain('<Cdtr><Nm>Ozge</Nm></Cdtr><CdtrAcct><Id><IBAN>NL91ABNA0417164300</IBAN></Id></CdtrAcct>')
  })
  test('holds something, no amounts of nothing, and nothing twice', () => {
    expect(() => toSepa({ ...file, transfers: [] })).toThrow(RangeError)
    expect(() => toSepa({ ...file, transfers: [{ ...first, amountCents: 0 }] })).toThrow(RangeError)
    expect(() => toSepa({ ...file, transfers: [first, first] })).toThrow(RangeError)
  })
  test('is valid with the names of everybody whom a bank can read', () => {
    const readable = names.filter(({ sepa }) => sepa !== undefined)
    const transfers = readable.map(({ firstName, lastName }, index) => ({
      ...first,
      id: `${index}`,
      name: `${firstName} ${lastName}`,
    }))
    const texts = names.map(({ lastName }, index) => ({
      ...first,
      id: `t${index}`,
      text: `Factuur, ${lastName} <&> "Zo" ${'x'.repeat(140)}`,
    }))
    expect(wrongInSepa(toSepa({ ...file, transfers: [...transfers, ...texts] }))).toEqual([])
    expect(wrongInSepa(xml.replace('<Nm>Ozge</Nm>', '<Nm></Nm>'))).toEqual(['Cdtr/Nm'])
  })
  test('has no name that is empty or lacks letters', () => {
    expect(() => toSepa({ ...file, transfers: [{ ...first, name: '小明 王' }] })).toThrow(RangeError)
    expect(() => toSepa({ ...file, payer: { ...file.payer, name: '🌷' } })).toThrow(RangeError)
  })
})
