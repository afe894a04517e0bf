import { describe, expect, test } from 'vitest'
import { type Check, documentChecks, nameCheck } from './document-checks.ts'

const today = '2026-11-23'
const empty = { number: null, title: null, issuedOn: null, expiresOn: null, fileCount: 0 }
const texts = (checks: Check[]) => checks.map(({ outcome, text }) => `${outcome}: ${text}`)

describe('what is checked of a document', () => {
  test.each([
    ['personal_iban', { number: 'NL91ABNA0417164300' }, 'good: Het IBAN klopt met zijn controlecijfers.'],
    ['personal_iban', { number: 'NL91ABNA0417164301' }, 'wrong: Dit IBAN klopt niet.'],
    ['kvk', { number: '1234', fileCount: 1 }, 'wrong: Een KvK-nummer heeft acht cijfers.'],
    ['agb', { number: '91012345' }, 'good: De AGB-code heeft acht cijfers.'],
    ['vog', { issuedOn: '2026-11-24', fileCount: 1 }, 'wrong: Deze datum ligt in de toekomst.'],
    ['id', { expiresOn: '2026-11-23', fileCount: 1 }, 'look: Alleen vandaag nog geldig.'],
    ['id', { expiresOn: '2026-11-24', fileCount: 1 }, 'look: Geldig tot en met 24 november 2026: nog 1 dag.'],
    ['id', { expiresOn: '2027-11-23', fileCount: 1 }, 'good: Geldig tot en met 23 november 2027.'],
    ['diploma', { title: 'Verpleegkundige' }, 'wrong: Ontbreekt: een foto of scan.'],
    ['diploma', { title: 'Verpleegkundige', fileCount: 1 }, 'good: Alles wat bij Diploma hoort, is er.'],
  ] as const)('%s with %o', (kind, given, expected) => {
    expect(texts(documentChecks(kind, { ...empty, ...given }, today))).toContain(expected)
  })
})

describe('the name in a file', () => {
  test.each([
    ['Verklaring op naam van Zoë van den Brink', 'Brink', 'good'],
    ['VERKLARING OP NAAM VAN RENÉE DE VRÍES', 'de Vries', 'good'],
    ['Verklaring op naam van Anna de Boerenbond', 'de Boer', 'look'],
    ['', 'de Boer', 'look'],
  ] as const)('%s: %s', (text, lastName, outcome) => {
    expect(nameCheck(text, { lastName }).outcome).toBe(outcome)
  })
})
