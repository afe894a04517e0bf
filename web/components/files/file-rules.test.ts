import { expect, test } from 'vitest'
import { refuseFile, sayRules } from './file-rules.ts'

const rules = { kinds: ['image/jpeg', 'image/png', 'application/pdf'], maxBytes: 15 * 1024 * 1024 }

test('people read before they choose what they may hand over', () => {
  expect(sayRules(rules)).toBe('Foto of pdf, tot 15 MB')
  expect(sayRules({ kinds: ['application/pdf'], maxBytes: 2 * 1024 * 1024 })).toBe('Pdf, tot 2 MB')
})

test.each([
  ['a photo', { type: 'image/jpeg', size: 100 }, undefined],
  ['a kind the browser does not know', { type: '', size: 100 }, undefined],
  ['an empty file', { type: 'image/jpeg', size: 0 }, 'Dit bestand is leeg.'],
  ['one that is too large', { type: 'image/jpeg', size: 16 * 1024 * 1024 }, 'Dit bestand is groter dan 15 MB.'],
  ['a film', { type: 'video/mp4', size: 100 }, 'Dit soort bestand kan niet. Kies een foto of pdf.'],
])('%s', (_what, file, refusal) => expect(refuseFile(file, rules)).toBe(refusal))
