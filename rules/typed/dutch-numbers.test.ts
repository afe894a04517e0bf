import { describe, expect, test } from 'vitest'
import { parseAgbCode, parseBigNumber, parseBsn, parseIban, parseKvkNumber, parsePostcode, parseVatId } from './dutch-numbers.ts'

const tables: [string, (text: string) => string | undefined, [string, string | undefined][]][] = [
  [
    'bsn',
    parseBsn,
    [
      ['111222333', '111222333'],
      ['123456782', '123456782'],
      ['999999990', '999999990'],
      ['1112.22.333', '111222333'],
      ['04495445', '004495445'],
      ['004495444', undefined],
      ['123456789', undefined],
      ['000000000', undefined],
      ['1234567', undefined],
      ['', undefined],
    ],
  ],
  [
    'btw-id',
    parseVatId,
    [
      ['NL004495445B01', 'NL004495445B01'],
      ['nl 0000.99.998.b57', 'NL000099998B57'],
      ['NL123456789B13', 'NL123456789B13'],
      ['btw-id: NL 1234 56 789 B 13', 'NL123456789B13'],
      ['NL123456789B01', undefined],
      ['NL004495444B01', undefined],
      ['NL000000000B01', undefined],
      ['123456789B13', undefined],
    ],
  ],
  [
    'iban',
    parseIban,
    [
      ['NL91 ABNA 0417 1643 00', 'NL91ABNA0417164300'],
      ['nl20ingb0001234567', 'NL20INGB0001234567'],
      ['NL44RABO0123456789', 'NL44RABO0123456789'],
      ['BE68 5390 0754 7034', 'BE68539007547034'],
      ['NL91-ABNA-0417-1643-00', 'NL91ABNA0417164300'],
      ['IBAN NL91 ABNA 0417 1643 00', 'NL91ABNA0417164300'],
      ['iban: NL91 ABNA 0417 1643 00', 'NL91ABNA0417164300'],
      ['NL91\u00a0ABNA\u20110417\u20131643 00\u200b', 'NL91ABNA0417164300'],
      ['\ufeffNL91ABNA0417164300', 'NL91ABNA0417164300'],
      ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
      ['DE89 3704 0044 0532 0130 0', undefined],
      ['TR33 0006 1005 1978 6457 8413 26', undefined],
      ['NL91ABNA0417164301', undefined],
      ['NL91ABNA041716430', undefined],
      ['417164300', undefined],
    ],
  ],
  [
    'KvK number',
    parseKvkNumber,
    [
      ['12345678', '12345678'],
      ['01234567', '01234567'],
      ['1234567', undefined],
      ['1234567a', undefined],
    ],
  ],
  [
    'BIG number',
    parseBigNumber,
    [
      ['19012345630', '19012345630'],
      ['1901 2345 630', '19012345630'],
      ['1901234563', undefined],
    ],
  ],
  [
    'AGB code',
    parseAgbCode,
    [
      ['91012345', '91012345'],
      ['41012345', '41012345'],
      ['9101234', undefined],
    ],
  ],
  [
    'postcode',
    parsePostcode,
    [
      ['3511 AB', '3511 AB'],
      ['9999zz', '9999 ZZ'],
      ['NL-3511 AB', '3511 AB'],
      [' 3511ab ', '3511 AB'],
      ['0123 AB', undefined],
      ['1234 SA', undefined],
      ['1234 SD', undefined],
      ['1234 ss', undefined],
      ['123 AB', undefined],
      ['1234 ABC', undefined],
    ],
  ],
]

describe.each(tables)('%s', (_, parse, rows) => {
  test.each(rows)('"%s" gives %s', (text, stored) => {
    expect(parse(text)).toBe(stored)
  })
})
