// What people type, paste or save in a field of each kind: the same list for every form, body and file.
import { names } from './worlds/names.ts'

export const typedTexts = {
  phone: [
    ...['0612345678', '06–12345678', '612345678', '31612345678', '+31 (0)6 12 34 56 78', '0031 30 2345678', '(030) 234 56 78'],
    ...['+32 470 12 34 56', '+49 151 23456789', '+48 501 234 567', '+31   (0)30   -   234   56   78', '06\u00a012345678\u200b'],
    ...[
      '\u2068+31 6 12345678\u2069',
      '(0031) 6 12345678',
      '06\t12345678',
      '0612345678;',
      '٠٦١٢٣٤٥٦٧٨',
      '00612345678',
      '06 12345678 nb',
    ],
    ...['geen', '12', '112', '0900 1234', '+999 12345678', '06 12345678 (dochter)', '6,12E+08'],
  ],
  email: [
    ...[
      'Jan@Voorbeeld.example',
      'jan@müller.example',
      'JAN@MÜLLER.example',
      '<jan@voorbeeld.example>',
      'jan@voorbeeld.example\u200b',
    ],
    ...['jan@voorbeeld.example;', 'jan@voorbeeld.example.', 'jan@ voorbeeld.example'],
    ...['geen', 'jan@voorbeeld', 'jan@@voorbeeld.example', 'a@voorbeeld.example, b@voorbeeld.example'],
  ],
  firstName: [
    ...['Zoe\u0308', ' Anna   Maria ', 'Anna\tMaria', '\u202eJan\u202c', 'Ja\u0000n', 'Jan\u200b', '12', '-', '😀'],
    ...['\u2068Anna\u2069', 'Willem II', 'X', 'Jan\u3164', 'J.', 'Anna\r\nMaria'],
  ],
  lastName: [
    ...names.map(({ lastName }) => lastName),
    'van `t Hoff',
    'O´Brien',
    'Ĳzerman',
    'van\u00a0der  Berg',
    '...',
    'De Vries-van den Berg',
    'ĲSSELSTEIN',
    'Jansen jr.',
  ],
  houseNumber: ['12', '12 bis A', '12–14', '3-mei', '10-dec', '12,0', 'A12'],
  postcode: ['1012js', '1012 JS', '1012\u00a0JS', '1012', '1012 SS', '12', 'NL-1012 JS', '1O12 JS'],
  street: ['  Dam\u00a0  straat ', 'Van ’t Hoffstraat', 'Dam\u200b', 'Dam\tstraat', '\u2068Dam\u2069'],
  iban: [
    ...[
      'NL91ABNA0417164300',
      'nl91 abna 0417 1643 00',
      'IBAN NL91-ABNA-0417-1643-00',
      'NL91ABNA0417164300\u200b',
      'NL91\u00a0ABNA 0417164300',
    ],
    ...[
      'BE68 5390 0754 7034',
      'DE89370400440532013000',
      'NL91ABNA0417164301',
      'NL91ABNA041716430',
      'TR330006100519786457841326',
      '417164300',
    ],
  ],
  kvk: ['12345678', '12.34.56.78', 'KvK 12345678', '1234 5678', '12345678\u200b', '1234567', '123456789', 'KvK'],
  vatId: ['NL000099998B57', 'nl 0000.99.998.B57', 'btw NL000099998B57', 'NL000099998B58', 'BE0123456789', '000099998'],
  big: ['19012345678', '1901 2345 678', 'BIG 19012345678', '19012345678\u200b', '1901234567', '190123456789', 'BIG'],
  oin: ['00000001003214345000', '0000 0001 0032 1434 5000', '1003214345000', '00000001003214345'],
  orderNumber: ['4500123456', ' PO\u00a02026\u2011117 ', '4500\u2003123', 'KP-12\u200b', 'PO\t2026', '\tKP\t'],
  place: ['’s-Hertogenbosch', '  Den\u00a0  Haag ', 'Bergen\u200b', 'A´dam', 'Bru\u0308ssel', 'Den\tBosch', '\u2068Breda\u2069'],
} as const satisfies Record<string, readonly string[]>
export const births = [
  ...['3-2-1938', '1938-02-03', '03\u201102\u20111938', '3 februari 1938', '03/02/1938'],
  ...['31-12-2190', '2190-12-31'],
] as const
