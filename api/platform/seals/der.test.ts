import { expect, test } from 'vitest'
import { integerOf, oidOf, readDer, timeOf } from './der.ts'

const bytes = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex')

test.each([
  ['an integer', '02 01 05'],
  ['a sequence of two', '30 06 02 01 05 02 01 06'],
  ['one of 128 bytes', `04 81 80 ${'00'.repeat(128)}`],
  ['one of 256 bytes', `04 82 01 00 ${'00'.repeat(256)}`],
])('%s in its one form is read whole', (_name, hex) => {
  expect(readDer(bytes(hex)).bytes).toEqual(bytes(hex))
})
test.each([
  ['nothing', ''],
  ['a length that is longer than it need be', '02 81 01 05'],
  ['one that begins with zeros', `04 82 00 80 ${'00'.repeat(128)}`],
  ['one without a length', '30 80 02 01 05 00 00'],
  ['one that ends too soon', '30 06 02 01 05 02 01'],
  ['a part that is longer than the whole', '30 03 02 05 05'],
  ['something after it', '02 01 05 00'],
  ['a tag of more bytes', '1f 81 01 01 05'],
  ['four bytes of length', `04 84 00 00 00 01 00`],
  ['many within each other', nested(40)],
])('%s is not read', (_name, hex) => {
  expect(() => readDer(bytes(hex))).toThrow()
})
function nested(depth: number): string {
  let made = '0500'
  for (let n = 0; n < depth; n += 1) made = `30${(made.length / 2).toString(16).padStart(2, '0')}${made}`
  return made
}
test('what is in them', () => {
  expect(oidOf(readDer(bytes('06 09 2a 86 48 86 f7 0d 01 07 02')))).toBe('1.2.840.113549.1.7.2')
  expect(oidOf(readDer(bytes('06 03 55 04 61')))).toBe('2.5.4.97')
  expect(integerOf(readDer(bytes('02 02 01 00')))).toBe(256)
  const said = (tag: string, text: string) =>
    timeOf(readDer(bytes(`${tag} ${text.length.toString(16).padStart(2, '0')} ${Buffer.from(text).toString('hex')}`)))
  expect(said('17', '261001100000Z')).toBe(Date.parse('2026-10-01T10:00:00Z'))
  expect(said('18', '20261001100000.250Z')).toBe(Date.parse('2026-10-01T10:00:00.250Z'))
  expect(() => said('18', '20261001100000+0200')).toThrow()
  expect(() => said('17', '2610011000Z')).toThrow()
})
