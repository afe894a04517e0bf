import { describe, expect, test } from 'vitest'
import { type FoundSeal, isSameName, type KnownOfWorker, needsNoReviewer, proofOfPaper } from './paper-proof.ts'
import type { ProvenFacts } from './sealed-text.ts'

const now = '2026-11-20T10:00:00Z'
const signer = { commonName: 'Kamer van Koophandel', organization: undefined }
const seal = { state: 'genuine', signer, issuer: 'Uitgever', signedAt: '2026-10-01T10:00:00Z', revocation: 'good' } as const
const facts: ProvenFacts = { name: 'Saskia Maria de Boer', birthDate: '1985-03-12', number: '12345678' }
const known: KnownOfWorker = { firstName: 'Saskia', lastName: 'de Boer', number: '12345678', title: null, birthDate: null }
type Overrides = { seal?: FoundSeal; facts?: ProvenFacts | undefined; known?: Partial<KnownOfWorker>; hasRoots?: boolean }
const proofOf = (changed: Overrides = {}) => {
  const found = { seal, facts, hasRoots: true, ...changed }
  return proofOfPaper('kvk', found, { ...known, ...changed.known }, now)
}

describe('a paper', () => {
  test('that says what is known is proven', () => {
    expect(proofOf()).toEqual({ state: 'proven', reasons: [], facts })
    expect(proofOf({ known: { birthDate: '1985-03-12' } })).toMatchObject({ state: 'proven' })
  })
  test.each<[string, Overrides, string, string[]]>([
    ['without a seal', { seal: { state: 'none' } }, 'unproven', ['no_seal']],
    ['of whom we have no root', { seal: { state: 'false', why: 'unknown' }, hasRoots: false }, 'unproven', ['no_roots']],
    [
      'of theirs in a form that is not known',
      { seal: { state: 'false', why: 'form' }, hasRoots: false },
      'unproven',
      ['no_roots'],
    ],
    ['of another form than its maker has', { seal: { state: 'false', why: 'form' } }, 'differing', ['form']],
    ['with something behind a genuine seal', { seal: { state: 'appended', signer } }, 'unproven', ['appended']],
    [
      'with something behind the seal of another',
      { seal: { state: 'appended', signer: { commonName: 'Drukkerij BV' } } },
      'differing',
      ['other_maker'],
    ],
    ['that cannot be read', { facts: undefined }, 'unproven', ['unread']],
    ['sealed by somebody else', { seal: { state: 'false', why: 'unknown' } }, 'differing', ['unknown']],
    ['changed after it was sealed', { seal: { state: 'false', why: 'changed' }, hasRoots: false }, 'differing', ['changed']],
    [
      'sealed by another maker',
      { seal: { ...seal, signer: { commonName: 'BIG-register', organization: 'CIBG' } } },
      'differing',
      ['other_maker'],
    ],
    [
      'sealed in a name that is nearly theirs',
      { seal: { ...seal, signer: { commonName: 'Kamer van koophandel' } } },
      'differing',
      ['other_maker'],
    ],
    ['of long ago', { seal: { ...seal, signedAt: '2026-08-01T10:00:00Z' } }, 'differing', ['old']],
    ['of somebody else', { known: { firstName: 'Jan', lastName: 'Jansen' } }, 'differing', ['name']],
    [
      'of somebody born on another day than their other papers say',
      { known: { birthDate: '1985-03-13' } },
      'differing',
      ['birth_date'],
    ],
    [
      'of another number, and of another name',
      { known: { number: '87654321', firstName: 'Sas' } },
      'differing',
      ['name', 'number'],
    ],
    ['of a diploma that was not named', { facts: { ...facts, diploma: 'Verzorgende IG' } }, 'differing', ['title']],
    [
      'of another diploma',
      { facts: { ...facts, diploma: 'Verzorgende IG' }, known: { title: 'Verpleegkundige' } },
      'differing',
      ['title'],
    ],
  ])('%s: %o is %s', (_name, changed, state, reasons) => {
    expect(proofOf(changed)).toMatchObject({ state, reasons })
  })
  test('of another diploma that has the same words is the same', () => {
    const changed = { facts: { ...facts, diploma: 'Mbo Verzorgende-IG (niveau 3)' }, known: { title: 'verzorgende ig' } }
    expect(proofOf(changed)).toMatchObject({ state: 'proven' })
  })
})

test('for DUO, which is known to append nothing after its seal, appended bytes are a difference', () => {
  const signer = { commonName: 'Dienst Uitvoering Onderwijs' }
  const found = { seal: { state: 'appended', signer }, facts: undefined, hasRoots: true } as const
  expect(proofOfPaper('diploma', found, known, now)).toMatchObject({ state: 'differing', reasons: ['form'] })
})

test.each([
  ['Saskia Maria de Boer', 'Saskia', 'de Boer', true],
  ['Saskia Maria de Boer', 'Maria', 'De Boer', true],
  ['ZOË ÇELIK', 'Zoe', 'Celik', true],
  ["Jan van 't Hof", 'Jan', 'van ’t Hof', true],
  ['Anne-Marie de Boer-Jansen', 'Anne Marie', 'de Boer', true],
  ['Saskia Maria de Boer', 'Sas', 'de Boer', false],
  ['Saskia Maria de Boer', 'Saskia', 'de Boeren', false],
  ['Boer Saskia', 'Saskia', 'Boer', false],
  ['Saskia Maria de Boer', 'Boer', 'Saskia', false],
  ['Saskia de Boer', '', 'de Boer', false],
])('the name %s is that of %s %s: %s', (name, firstName, lastName, isSame) => {
  expect(isSameName(name, { firstName, lastName })).toBe(isSame)
})

test.each([
  ['proven', 1, null, true],
  ['proven', 2, null, false],
  ['proven', 1, '2099-01-01', false],
  ['differing', 1, null, false],
  ['unproven', 1, null, false],
] as const)('%s with %s files, until %s, needs no reviewer: %s', (state, fileCount, expiresOn, expected) => {
  expect(needsNoReviewer(state, { fileCount, expiresOn })).toBe(expected)
})
