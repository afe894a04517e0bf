import { describe, expect, test } from 'vitest'
import { names } from '../../tests/worlds/names.ts'
import { sepaName, sepaText } from './sepa-text.ts'

test.each(names)('$language: $firstName $lastName', ({ firstName, lastName, sepa }) => {
  expect(sepaName(`${firstName} ${lastName}`)).toBe(sepa)
  // Whether the letters were composed or decomposed.
  expect(sepaName(`${firstName} ${lastName}`.normalize('NFD'))).toBe(sepa)
})

describe('a name', () => {
  test.each([
    ['half in another script is not half written', 'Ming 小', undefined],
    ['with a sign beside it loses the sign', 'Anna 🌷 Bos', 'Anna Bos'],
    ['of signs alone is none', '🌷', undefined],
    ['of spaces and marks alone is none', ' \u0301 ', undefined],
    ['with zero-width and control characters keeps its letters', 'An\u200bna\u0000 Bos', 'Anna Bos'],
    ['in full width is the same in plain letters', 'Ａｎｎａ', 'Anna'],
    ['αυ and ευ are heard', 'Ευάγγελος Αυγερινός', 'Evangelos Avgerinos'],
    ['is cut to seventy characters', 'x'.repeat(80), 'x'.repeat(70)],
  ])('%s', (_name, name, written) => expect(sepaName(name)).toBe(written))
})

describe('a text in the SEPA character set', () => {
  test.each([
    ['Özge Yıldız-Çelik', 'Ozge Yildiz-Celik'],
    ['Zorg & Zo „Straße” nr. 5', 'Zorg + Zo Strasse nr. 5'],
    ['een\nregel\t<b>verder</b>', 'een regel b verder /b'],
    ["'s-Gravenhage", "'s-Gravenhage"],
    ['Factuur 7, 王小明 – € 5', 'Factuur 7, ? - EUR 5'],
    ['x'.repeat(80), 'x'.repeat(70)],
  ])('%j becomes %j', (text, expected) => expect(sepaText(text, 70)).toBe(expected))
})
