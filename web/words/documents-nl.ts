import { type DocumentKind, documentName } from '#rules/documents/required-documents.ts'

/** The name of each document of a care worker, as the rules have it. */
export { type DocumentKind, documentName as documentKindWords } from '#rules/documents/required-documents.ts'

const accounts: readonly DocumentKind[] = ['personal_iban', 'commercial_iban']

/** The name of a requirement that one of these kinds meets: 'Rekening (IBAN)', 'Diploma Verzorgende IG'. */
export function nameKinds(kinds: readonly DocumentKind[], title?: string): string {
  if (kinds.length > 1 && kinds.every(kind => accounts.includes(kind))) return 'Rekening (IBAN)'
  // The longest word may break at a natural place.
  const names = kinds.map(kind => documentName[kind].replace('heidsver', 'heids\u00adver')).join(' of ')
  return title ? `${names} ${title}` : names
}
