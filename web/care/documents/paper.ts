// A required document of a care worker, with what they handed in for it.

import type { AnswerOf } from '#client/api.ts'
import { type DatedDocument, type DocumentStanding, documentStanding, turnOf } from '#rules/documents/document-standing.ts'
import type { DocumentKind } from '#rules/documents/required-documents.ts'

type Listed = AnswerOf<'GET /care_workers/{uuid}/documents'>['member'][number]
/** A document as its worker sees it. */
export type HeldDocument = Omit<Listed, 'expiresOn'> & DatedDocument
export type Paper = {
  /** The alternative kinds, of which one is enough. */
  kinds: readonly DocumentKind[]
  /** For a diploma or certificate: which one. */
  title?: string
  standing: DocumentStanding<HeldDocument>
  /** Everything handed in for it, newest first. */
  versions: HeldDocument[]
}

/** A list answer in the form that the rules take: an absent last day becomes null. */
export const heldDocuments = (listed: readonly Listed[]): HeldDocument[] =>
  listed.map(document => ({ ...document, expiresOn: document.expiresOn ?? null }))

/** The state of these kinds for a worker with these documents; with a title, only of that one. */
export function paperOf(
  kinds: readonly DocumentKind[],
  documents: readonly HeldDocument[],
  today: string,
  title?: string,
): Paper {
  const own = documents.filter(
    document => kinds.includes(document.kind) && (title === undefined || (document.title ?? '') === title),
  )
  return {
    kinds,
    ...(title !== undefined && { title }),
    standing: documentStanding(kinds, own, today),
    versions: own.sort((one, other) => other.createdAt.localeCompare(one.createdAt)),
  }
}

/** The kind to hand in: that of the newest version, otherwise the first. */
export const kindOf = ({ kinds, versions }: Paper): DocumentKind => versions[0]?.kind ?? kinds[0]!
/** Whose turn it is. */
export const turnWith = ({ standing }: Paper) => turnOf(standing)
/** The result of the last review, if it still needs action. */
export const rejectedOf = ({ standing: { document, renewal } }: Paper): HeldDocument | undefined =>
  [renewal, document].find(one => one?.status === 'rejected')
/** What waits for review. */
export const waitingOf = ({ standing: { document, renewal } }: Paper): HeldDocument | undefined =>
  [renewal, document].find(one => one?.status === 'submitted')
/** Whether a new version may be handed in: unless the current one is valid for more than ninety days. */
export const asksRenewal = ({ standing }: Paper): boolean => standing.state === 'ending' || turnOf(standing) === 'worker'
