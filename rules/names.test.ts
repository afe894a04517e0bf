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
  ['\ufeffJan', 'Jan'],
  ['Jan\u00adsen', 'Jansen'],
  ['Özge Yıldız', 'Özge Yıldız'],
  ['小明', '小明'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['M.C.', 'M.C.'],
])('the name %j is kept as %j', (text, kept) => {
  expect(readName(text)).toBe(kept)
  expect(readName(kept)).toBe(kept)
})

test.each(['', ' ', '\u200b', '-', '12', '😀', 'a\ud800b', 'a\uffffb'])('%j is no name', text =>
  expect(readName(text)).toBeUndefined(),
)
