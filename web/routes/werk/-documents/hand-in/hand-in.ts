// A document being filled in, and its uploads. This state belongs to the item on the screen and not to the dialog: closing that
// does not stop the uploads, and everything is still there afterwards.

import { type Paper, rejectedOf } from '#care/documents/paper.ts'
import type { FieldErrors } from '#care/form/refusal.ts'
import { documentRules, storeFile } from '#care/stored-files.ts'
import { isShaped } from '#client/draft-shape.ts'
import { useDraft } from '#client/drafts.ts'
import { type KeptFile, type Sending, useSending } from '#components/hooks/use-sending.ts'
import { documentProblems, type HandedIn, neededFields } from '#rules/documents/document-requirements.ts'
import type { DocumentKind } from '#rules/documents/required-documents.ts'

export type HandInDraft = {
  number: string
  title: string
  issuedOn: string | null
  expiresOn: string | null
  files: KeptFile[]
}
const empty = { number: '', title: '', issuedOn: null, expiresOn: null, files: [] }
const filled: HandInDraft = { number: '', title: '', issuedOn: '', expiresOn: '', files: [{ id: '', name: '' }] }
const read = (kept: unknown) => (isShaped<HandInDraft>(kept, empty, filled) ? kept : undefined)

/** What is being handed in for this requirement. A rejected number is prefilled, to be corrected. */
export function useHandIn(paper: Paper) {
  const { kinds, title = '' } = paper
  const start = { ...empty, title: title || (rejectedOf(paper)?.title ?? ''), number: rejectedOf(paper)?.number ?? '' }
  const kept = useDraft<HandInDraft>(`document-${kinds[0]}${title && `-${title}`}`, start, read)
  const sending = useSending({
    rules: documentRules,
    files: kept.draft.files,
    onChange: files => kept.set(draft => ({ ...draft, files })),
    send: storeFile,
  })
  return { kept, sending }
}
export type HandIn = ReturnType<typeof useHandIn>

const given = (text: string) => text.trim() || null

/** The body, with the fields this kind has. */
export function bodyOf(kind: DocumentKind, { number, title, issuedOn, expiresOn, files }: HandInDraft) {
  const hasTitle = neededFields[kind].includes('title')
  return {
    number: given(number),
    issuedOn,
    expiresOn,
    files: files.map(({ id }) => id),
    ...(hasTitle && { title: given(title) }),
  }
}
/** All its errors, by the rule the server uses too. */
export function errorsIn(kind: DocumentKind, draft: HandInDraft, today: string): FieldErrors {
  const { number, issuedOn, expiresOn, files } = bodyOf(kind, draft)
  const handedIn: HandedIn = { number, title: given(draft.title), issuedOn, expiresOn, fileCount: files.length }
  return Object.fromEntries(documentProblems(kind, handedIn, today).map(({ field, message }) => [field, message]))
}

/** Why it cannot be handed in yet: pages that are not uploaded. Nothing when all are. */
export function waitsFor({ underWay }: Pick<Sending, 'underWay'>, filesIn: number): string | undefined {
  if (underWay.length === 0) return undefined
  const pages = new Intl.ListFormat('nl', { type: 'conjunction' }).format(underWay.map((_, index) => String(filesIn + index + 1)))
  const stuck = underWay.every(({ refusal }) => refusal !== undefined)
  // A page refused as it is, such as one that is too large, cannot be retried.
  const way = underWay.some(({ again }) => again) ? 'probeer opnieuw, of wis' : 'wis, en kies een ander bestand'
  if (stuck) return `Bladzijde ${pages} ${underWay.length > 1 ? 'zijn' : 'is'} niet gelukt: ${way}.`
  return `Kan zodra bladzijde ${pages} binnen ${underWay.length > 1 ? 'zijn' : 'is'}.`
}
