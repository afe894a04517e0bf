/** What each document of a care worker is called: the rule's own names. */
export { type DocumentKind, documentName as documentKindWords } from '../../rules/required-documents.ts'
