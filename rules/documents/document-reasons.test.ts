import { expect, test } from 'vitest'
import { documentReasons, kindIn, type WorkerDocument } from './document-reasons.ts'
import type { DocumentKind } from './required-documents.ts'

const document = (kind: DocumentKind, status: WorkerDocument['status'], expiresOn: string | null = null) => ({
  kind,
  status,
  expiresOn,
})
const reasonsFor = (required: DocumentKind[], documents: WorkerDocument[]) =>
  documentReasons([required], documents, '2026-12-01', '2026-11-20')

test.each<[string, DocumentKind[], WorkerDocument[]]>([
  ['approved without an end', ['vog'], [document('vog', 'approved')]],
  ['approved until the day of work', ['vog'], [document('vog', 'approved', '2026-12-01')]],
  ['a valid one beside a rejected renewal', ['vog'], [document('vog', 'rejected'), document('vog', 'approved', '2027-01-01')]],
  ['one of the alternatives', ['personal_iban', 'commercial_iban'], [document('commercial_iban', 'approved')]],
])('%s is enough', (_, required, documents) => {
  expect(reasonsFor(required, documents)).toEqual([])
})

const vog = 'Verklaring Omtrent het Gedrag (VOG)'
test.each<[string, DocumentKind[], WorkerDocument[], string, string]>([
  ['nothing handed in', ['diploma'], [document('id', 'approved')], 'document_missing', 'Diploma ontbreekt.'],
  [
    'no alternative handed in',
    ['personal_iban', 'commercial_iban'],
    [],
    'document_missing',
    'Privérekening (IBAN) of Zakelijke rekening (IBAN) ontbreekt.',
  ],
  [
    'rejected',
    ['diploma'],
    [document('diploma', 'rejected')],
    'document_missing',
    'Diploma is afgekeurd. Lever dit document opnieuw in.',
  ],
  ['in review', ['vog'], [document('vog', 'submitted')], 'document_pending', `${vog} wordt nog beoordeeld.`],
  [
    'a renewal in review',
    ['vog'],
    [document('vog', 'expired', '2026-11-01'), document('vog', 'submitted')],
    'document_pending',
    `${vog} wordt nog beoordeeld.`,
  ],
  [
    'ends before the work',
    ['vog'],
    [document('vog', 'approved', '2026-11-30')],
    'document_expires',
    `${vog} verloopt op ma 30 nov 2026, voor deze opdracht.`,
  ],
  [
    'the longest valid one is named',
    ['vog'],
    [document('vog', 'expired', '2025-11-19'), document('vog', 'approved', '2026-11-30')],
    'document_expires',
    `${vog} verloopt op ma 30 nov 2026, voor deze opdracht.`,
  ],
  ['has ended', ['vog'], [document('vog', 'expired', '2026-11-19')], 'document_expires', `${vog} is verlopen op do 19 nov 2026.`],
  ['has ended, unknown when', ['vog'], [document('vog', 'expired')], 'document_expires', `${vog} is verlopen.`],
])('%s is not', (_, required, documents, code, message) => {
  expect(reasonsFor(required, documents)).toEqual([{ code, message }])
  expect(kindIn(message)).toBe(required[0])
})

test('a reason about all documents names no kind', () => {
  expect(kindIn('Je documenten worden nog beoordeeld.')).toBeUndefined()
})
