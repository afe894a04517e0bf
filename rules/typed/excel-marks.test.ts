import { expect, test } from 'vitest'
import { mendedCell } from './excel-marks.ts'

const fault = (why: RegExp) => ({ fault: expect.stringMatching(why) })
test.each([
  ['phone', '612345678', { value: '0612345678' }],
  ['phone', '612345678,0', { value: '0612345678' }],
  ['phone', '31612345678', { value: '+31612345678' }],
  ['phone', '="0612345678"', { value: '0612345678' }],
  ['phone', "'+31 6 12345678", { value: '+31 6 12345678' }],
  ['phone', '06-12345678', { value: '06-12345678' }],
  ['phone', '3,16E+10', fault(/ingekort/)],
  ['houseNumber', '12,0', { value: '12' }],
  ['houseNumber', '3-mei', fault(/een datum van gemaakt/)],
  ['houseNumber', '10-dec', fault(/Zet de kolom in Excel op Tekst/)],
  ['houseNumber', 'jan-20', fault(/een datum/)],
  ['houseNumber', '03-05-2026', fault(/een datum/)],
  ['houseNumber', '12-3', { value: '12-3' }],
  ['birthDate', '46352', { value: '26-11-2026' }],
  ['birthDate', '13914,0', { value: '03-02-1938' }],
  ['birthDate', '1938', fault(/jaar, of een datum als getal/)],
  ['birthDate', '03-02-1938', { value: '03-02-1938' }],
  ['lastName', 'ZoÃ«', fault(/CSV UTF-8/)],
  ['lastName', "'s-Gravesande", { value: "'s-Gravesande" }],
  ['city', '#N/B', fault(/fout van Excel/)],
  ['bigNumber', '1,23E+10', fault(/ingekort/)],
])('%s: %s', (field, cell, read) => expect(mendedCell(field, cell, true)).toEqual(read))
test('a number of nine digits abroad may have been another', () => {
  expect(mendedCell('phone', '470123456', false)).toEqual(fault(/nul voor dit nummer/))
})
