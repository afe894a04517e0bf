import { formatDate } from '../time/format-nl.ts'
import type { Reason } from '../typed/reason.ts'
import { type DocumentKind, documentName } from './required-documents.ts'

/** A document of a worker, as reviewed. `expiresOn` is the last date (YYYY-MM-DD) on which it is valid. */
export type WorkerDocument = {
  kind: string
  status: 'submitted' | 'approved' | 'rejected' | 'expired'
  expiresOn: string | null
}

/**
 * Takes the requirements (each a list of alternatives), the worker's documents, the day of work and today (YYYY-MM-DD); gives a
 * reason for each requirement without an approved document that is valid on the day of work.
 */
export function documentReasons(
  required: DocumentKind[][],
  documents: WorkerDocument[],
  workDay: string,
  today: string,
): Reason[] {
  return required.flatMap(alternatives => reasonFor(alternatives, documents, workDay, today) ?? [])
}

function reasonFor(
  alternatives: DocumentKind[],
  documents: WorkerDocument[],
  workDay: string,
  today: string,
): Reason | undefined {
  const found = alternatives.flatMap(kind =>
    documents.filter(document => document.kind === kind).map(document => ({ ...document, name: documentName[kind] })),
  )
  if (found.some(({ status, expiresOn }) => status === 'approved' && (expiresOn === null || expiresOn >= workDay)))
    return undefined
  const submitted = found.find(({ status }) => status === 'submitted')
  if (submitted) return { code: 'document_pending', message: `${submitted.name} wordt nog beoordeeld.` }
  const ending = found
    .filter(({ status }) => status === 'approved' || status === 'expired')
    .sort((one, other) => (other.expiresOn ?? '').localeCompare(one.expiresOn ?? ''))[0]
  if (ending) return { code: 'document_expires', message: expiryMessage(ending.name, ending.expiresOn, today) }
  const rejected = found.find(({ status }) => status === 'rejected')
  if (rejected) return { code: 'document_missing', message: `${rejected.name} is afgekeurd. Lever dit document opnieuw in.` }
  return { code: 'document_missing', message: `${alternatives.map(kind => documentName[kind]).join(' of ')} ontbreekt.` }
}

function expiryMessage(name: string, expiresOn: string | null, today: string): string {
  if (expiresOn === null) return `${name} is verlopen.`
  if (expiresOn < today) return `${name} is verlopen op ${formatDate(expiresOn)}.`
  return `${name} verloopt op ${formatDate(expiresOn)}, voor deze opdracht.`
}

/**
 * Takes the sentence of a reason above; gives the kind it is about: with alternatives, the first. Undefined when it names none.
 */
export function kindIn(message: string): DocumentKind | undefined {
  const kinds = Object.keys(documentName) as DocumentKind[]
  return kinds.find(kind => message.startsWith(`${documentName[kind]} `))
}
