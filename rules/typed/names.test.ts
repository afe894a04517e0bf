import { expect, test } from 'vitest'
import { readName } from './names.ts'

test.each([
  ['Zoë', 'Zoë'],
  ['Zoe\u0308', 'Zoë'],
  ['  van   der \u00a0Berg ', 'van der Berg'],
  ['Van\u00a0Dijk\r\n', 'Van Dijk'],
  ['van ’t Hoff', 'van ’t Hoff'],
  ["van 't Hoff", "van 't Hoff"],
  ['van `t Hoff', "van 't Hoff"],
  ['O´Brien', "O'Brien"],
  ['Ĳsselstein', 'Ĳsselstein'],
  ['ﬁlip', 'filip'],
  ['Smit\u2011de Wit', 'Smit-de Wit'],
  ['Jan\u200b', 'Jan'],
  ['\u2068Anna\u2069', 'Anna'],
  ['\u202eAnna\u202c', 'Anna'],
  ['Anna\tMaria', 'Anna Maria'],
  ['Anna\r\nMaria', 'Anna Maria'],
  ['Jan\u3164', 'Jan'],
  ['Jan\u034f', 'Jan'],
  ['De Vries-van den Berg', 'De Vries-van den Berg'],
  ['ĲSSELSTEIN', 'ĲSSELSTEIN'],
  ['Willem II', 'Willem II'],
  ['Jansen jr.', 'Jansen jr.'],
  ['\ufeffJan', 'Jan'],
  ['Jan\u00adsen', 'Jansen'],
  ['Özge Yıldız', 'Özge Yıldız'],
  ['小明', '小明'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['M.C.', 'M.C.'],
])('the name %j is kept as %j', (text, expected) => {
  expect(readName(text)).toBe(expected)
  expect(readName(expected)).toBe(expected)
})

test.each(['', ' ', '\u200b', '-', '12', '😀', '\u3164', '\uffa0\u115f', '⠀', 'a\ud800b', 'a\uffffb'])('%j is no name', text =>
  expect(readName(text)).toBeUndefined(),
)
