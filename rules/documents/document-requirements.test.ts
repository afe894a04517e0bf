import { expect, test } from 'vitest'
import { numbers } from '../../contract/workers/documents.ts'
import { documentNumber, documentProblems, type HandedIn, neededFields } from './document-requirements.ts'
import { type DocumentKind, documentName } from './required-documents.ts'

const today = '2026-11-20'
const empty: HandedIn = { number: null, title: null, issuedOn: null, expiresOn: null, fileCount: 0 }
const fieldsOf = (kind: DocumentKind, document: Partial<HandedIn>) =>
  documentProblems(kind, { ...empty, ...document }, today).map(({ field }) => field)

test.each<[DocumentKind, Partial<HandedIn>, string[]]>([
  ['agb', {}, ['number']],
  ['agb', { number: '9101234' }, ['number']],
  ['agb', { number: '91012345' }, []],
  ['big', { number: '1901234563' }, ['number']],
  ['big', { number: '19 0123 45630' }, []],
  ['kvk', { number: '1234567', fileCount: 1 }, ['number']],
  ['kvk', { number: '12345678' }, ['files']],
  ['personal_iban', { number: 'NL91ABNA0417164301' }, ['number']],
  ['personal_iban', { number: 'NL91 ABNA 0417 1643 00' }, []],
  ['commercial_iban', { number: 'DE89370400440532013000' }, []],
  ['payout', {}, ['number']],
  ['bav', { fileCount: 1 }, ['expiresOn']],
  ['bav', { fileCount: 1, expiresOn: '2026-11-19' }, ['expiresOn']],
  ['bav', { fileCount: 1, expiresOn: '2026-11-20' }, []],
  ['vog', { fileCount: 1, issuedOn: '2026-11-21' }, ['issuedOn']],
  ['vog', { fileCount: 1, issuedOn: '2026-11-20' }, []],
  ['diploma', { fileCount: 1 }, ['title']],
  ['certificate', { title: 'BLS' }, ['files']],
  ['references', {}, ['files']],
  ['references', { fileCount: 10 }, []],
  ['references', { fileCount: 11 }, ['files']],
])('%s with %o has to mend %o', (kind, document, fields) => {
  expect(fieldsOf(kind, document)).toEqual(fields)
})

test.each<[DocumentKind, string, string]>([
  ['personal_iban', 'nl91 abna 0417 1643 00', 'NL91ABNA0417164300'],
  ['big', '19 0123 45630', '19012345630'],
  ['id', 'NXD 123', 'NXD 123'],
])('the number of %s %s is kept as %s', (kind, typed, expected) => {
  expect(documentNumber(kind, typed)).toBe(expected)
})

test('what is a number alone in the contract needs no file, and everything else does', () => {
  const kinds = Object.keys(documentName) as DocumentKind[]
  expect(kinds.filter(kind => !neededFields[kind].includes('files')).sort()).toEqual([...numbers].sort())
})
