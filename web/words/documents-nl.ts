/** The name of each document of a care worker, as in the rules. */
export { type DocumentKind, documentName as documentKindWords } from '../../rules/required-documents.ts'
