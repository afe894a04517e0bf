import type { StatusWord } from './nl.ts'

/** What each document of a care worker is called: the rule's own names. */
export { type DocumentKind, documentName as documentKindWords } from '../../rules/required-documents.ts'

export type DocumentState = 'missing' | 'submitted' | 'approved' | 'rejected' | 'expires_soon' | 'expired' | 'not_needed'

/** How a document stands. */
export const documentStateWords: Record<DocumentState, StatusWord> = {
  missing: { label: 'Ontbreekt', tone: 'yellow' },
  submitted: { label: 'In beoordeling', tone: 'blue' },
  approved: { label: 'Goedgekeurd', tone: 'green' },
  rejected: { label: 'Afgekeurd', tone: 'red' },
  expires_soon: { label: 'Verloopt binnenkort', tone: 'yellow' },
  expired: { label: 'Verlopen', tone: 'red' },
  not_needed: { label: 'Niet van toepassing', tone: 'grey' },
}
