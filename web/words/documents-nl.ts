import { type DocumentKind, documentName } from '../../rules/required-documents.ts'

/** The name of each document of a care worker, as in the rules. */
export { type DocumentKind, documentName as documentKindWords } from '../../rules/required-documents.ts'

const accounts: readonly DocumentKind[] = ['personal_iban', 'commercial_iban']

/** What is asked for, of which one kind is enough: 'Rekening (IBAN)', 'Diploma Verzorgende IG'. */
export function nameKinds(kinds: readonly DocumentKind[], title?: string): string {
  if (kinds.length > 1 && kinds.every(kind => accounts.includes(kind))) return 'Rekening (IBAN)'
  // The longest word may break where people would.
  const names = kinds.map(kind => documentName[kind].replace('heidsver', 'heids\u00adver')).join(' of ')
  return title ? `${names} ${title}` : names
}
