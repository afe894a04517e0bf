import { readers, type TypedKind, typedError } from '../typed/readers.ts'
import type { DocumentKind } from './required-documents.ts'

/** A document as someone hands it in; dates are YYYY-MM-DD. */
export type HandedIn = {
  number: string | null
  title: string | null
  issuedOn: string | null
  expiresOn: string | null
  /** The number of files handed in with it. */
  fileCount: number
}
/** The details of a document. */
export type DocumentField = 'number' | 'title' | 'issuedOn' | 'expiresOn' | 'files'

/** What each kind requires: a file for a paper document, and a last day if such documents expire. */
export const neededFields: Record<DocumentKind, readonly DocumentField[]> = {
  agb: ['number'],
  bav: ['expiresOn', 'files'],
  bav_payment: ['files'],
  big: ['number'],
  certificate: ['title', 'files'],
  commercial_iban: ['number'],
  complaints_procedure: ['files'],
  diploma: ['title', 'files'],
  id: ['expiresOn', 'files'],
  kvk: ['number', 'files'],
  payout: ['number'],
  personal_iban: ['number'],
  references: ['files'],
  vog: ['issuedOn', 'files'],
}
/** Optional details: they help the review. */
export const optionalFields: Partial<Record<DocumentKind, readonly DocumentField[]>> = {
  bav: ['number'],
  bav_payment: ['expiresOn'],
  big: ['expiresOn', 'files'],
  certificate: ['number', 'issuedOn', 'expiresOn'],
  complaints_procedure: ['expiresOn'],
  diploma: ['number', 'issuedOn'],
  kvk: ['issuedOn'],
  vog: ['number'],
}
/** Whether a kind has this field, required or not. */
export const isAsked = (kind: DocumentKind, field: DocumentField): boolean =>
  neededFields[kind].includes(field) || (optionalFields[kind]?.includes(field) ?? false)

/** The maximum number of files of one document. */
export const maxFiles = 10

const numberKinds: Partial<Record<DocumentKind, TypedKind>> = {
  agb: 'agb',
  big: 'big',
  kvk: 'kvk',
  commercial_iban: 'iban',
  payout: 'iban',
  personal_iban: 'iban',
}
const missing: Record<DocumentField, string> = {
  number: 'Vul het nummer in.',
  title: 'Vul in wat het is.',
  issuedOn: 'Vul in wanneer het is afgegeven.',
  expiresOn: 'Vul in tot wanneer het geldig is.',
  files: 'Voeg een foto of scan toe.',
}

/** Takes a kind, what is handed in and today; gives every wrong field with its Dutch sentence. */
export function documentProblems(
  kind: DocumentKind,
  document: HandedIn,
  today: string,
): { field: DocumentField; message: string }[] {
  const { number, issuedOn, expiresOn, fileCount } = document
  const isThere = (field: DocumentField) => (field === 'files' ? fileCount > 0 : Boolean(document[field]))
  const absent = neededFields[kind].filter(field => !isThere(field)).map(field => ({ field, message: missing[field] }))
  const numberKind = numberKinds[kind]
  const wrong: { field: DocumentField; message: string | false | undefined }[] = [
    { field: 'files', message: fileCount > maxFiles && `Dat zijn er te veel: hoogstens ${maxFiles} bestanden.` },
    { field: 'number', message: number !== null && numberKind && typedError(numberKind, number) },
    { field: 'issuedOn', message: issuedOn !== null && issuedOn > today && 'Deze datum ligt in de toekomst.' },
    { field: 'expiresOn', message: expiresOn !== null && expiresOn < today && 'Dit document is al verlopen.' },
  ]
  return [...absent, ...wrong.flatMap(({ field, message }) => (message ? [{ field, message }] : []))]
}

/**
 * Takes a kind and a number that passed the check; gives the number as stored: digits or IBAN without spaces, otherwise as typed.
 */
export function documentNumber(kind: DocumentKind, number: string): string {
  const numberKind = numberKinds[kind]
  return (numberKind && readers[numberKind].read(number)) ?? number
}
