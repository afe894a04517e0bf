import { describe, expect, test } from 'vitest'
import {
  parseAgbCode,
  parseBigNumber,
  parseBsn,
  parseDutchPhone,
  parseIban,
  parseKvkNumber,
  parsePhone,
  parsePostcode,
  parseVatId,
} from './dutch-numbers.ts'

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
      [' 3511ab ', '3511 AB'],
      ['0123 AB', undefined],
      ['1234 SA', undefined],
      ['1234 SD', undefined],
      ['1234 ss', undefined],
      ['123 AB', undefined],
      ['1234 ABC', undefined],
    ],
  ],
  [
    'phone number',
    parseDutchPhone,
    [
      ['0612345678', '+31612345678'],
      ['06-12 34 56 78', '+31612345678'],
      ['0301234567', '+31301234567'],
      ['(030) 123 45 67', '+31301234567'],
      ['+31 (0)6 12345678', '+31612345678'],
      ['0031612345678', '+31612345678'],
      ['061234567', undefined],
      ['06123456789', undefined],
      ['+4915112345678', undefined],
      ['0012345678', undefined],
      ['', undefined],
    ],
  ],
  [
    'phone number of any country',
    parsePhone,
    [
      ['06-12 34 56 78', '+31612345678'],
      ['+31 (0)6 12345678', '+31612345678'],
      ['+31 6 1234567', undefined],
      ['+32 9 123 45 67', '+3291234567'],
      ['0032 (0)9 123 45 67', '+3291234567'],
      ['+49 151 12345678', '+4915112345678'],
      ['09 123 45 67', undefined],
      ['+32 9', undefined],
      ['+1234567890123456', undefined],
      ['', undefined],
    ],
  ],
]

describe.each(tables)('%s', (_, parse, rows) => {
  test.each(rows)('"%s" gives %s', (text, stored) => {
    expect(parse(text)).toBe(stored)
  })
})
