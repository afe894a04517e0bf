// What is asked of a care worker, with what they handed in for it.
import { type DatedDocument, documentStanding, type Standing, turnOf } from '../../../rules/document-standing.ts'
import type { DocumentKind } from '../../../rules/required-documents.ts'
import type { AnswerOf } from '../../client/api.ts'

type Listed = AnswerOf<'GET /care_workers/{uuid}/documents'>['member'][number]
/** A document as its worker sees it. */
export type HeldDocument = Omit<Listed, 'expiresOn'> & DatedDocument
export type Paper = {
  /** The kinds of which one is enough. */
  kinds: readonly DocumentKind[]
  /** Of a diploma or certificate: which one. */
  title?: string
  standing: Standing<HeldDocument>
  /** All that was handed in for it, the newest first. */
  versions: HeldDocument[]
}

/** A list answer as the rules take it: a document without an end has none, and not an absent one. */
export const heldDocuments = (listed: readonly Listed[]): HeldDocument[] =>
  listed.map(document => ({ ...document, expiresOn: document.expiresOn ?? null }))

/** Where these kinds stand for a worker with these documents; with a title, of that one alone. */
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

/** The kind that is handed in: that of the newest version, else the first. */
export const kindOf = ({ kinds, versions }: Paper): DocumentKind => versions[0]?.kind ?? kinds[0]!
/** Whose turn it is with it. */
export const turnWith = ({ standing }: Paper) => turnOf(standing)
/** What the last review said of it that is still to be dealt with. */
export const rejectedOf = ({ standing: { document, renewal } }: Paper): HeldDocument | undefined =>
  [renewal, document].find(one => one?.status === 'rejected')
/** What waits for review. */
export const waitingOf = ({ standing: { document, renewal } }: Paper): HeldDocument | undefined =>
  [renewal, document].find(one => one?.status === 'submitted')
/** Whether a new version may be handed in from where it stands: all but one that holds for longer than ninety days. */
export const asksRenewal = ({ standing }: Paper): boolean => standing.state === 'ending' || turnOf(standing) === 'worker'
