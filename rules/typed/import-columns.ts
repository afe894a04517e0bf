// Which column of a file holds which field: by the last import's mapping, its heading, or what other systems call it.
import { type ImportRow, sameWords, wordsIn } from './import-row.ts'

/**
 * A field to match: its name, other names, whether a row needs it, the fields it combines, and the one it fills when that is
 * empty.
 */
export interface MatchedField {
  label: string
  required?: true
  also?: readonly string[]
  joins?: readonly string[]
  insteadOf?: string
}
type Fields = Readonly<Record<string, MatchedField>>
/** By field name: the number of the column that holds it. */
export type Matched = Readonly<Record<string, number>>

// Without case, accents, spaces, dots, text in brackets (a unit, a form), and the number of the first of several.
const bare = (heading: string): string =>
  heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/\(.*?\)|\[.*?\]/g, '')
    .replace(/[^a-z0-9]/g, '')
    .replace(/(?<=\D)1$/, '')
// The owner of a value, in a file that is all about the same kind: "Naam cliënt", "Medewerker roepnaam", "E-mail werk", or as an
// export names it: "E-mail_werk".
const fillerWords = /\b(van|de|het|client|clienten|medewerker|zorgverlener|persoon|prive|werk|privé)\b/g
const barer = (heading: string): string =>
  bare(
    heading
      .normalize('NFD')
      .replace(/\p{M}|_/gu, letter => (letter === '_' ? ' ' : ''))
      .toLowerCase()
      .replace(fillerWords, ' '),
  )

/** How well these cells would do as headings: how many fields they name. */
export const headingsKnown = (fields: Fields, cells: readonly string[]): number =>
  Object.keys(matchColumns(fields, cells, {})).length

/** Takes the headings of a file and the last mapping; a field without a matching column is left out. */
export function matchColumns(fields: Fields, headings: readonly string[], kept: Readonly<Record<string, string>>): Matched {
  const found = new Map<string, number>()
  const ways: ((name: string, field: MatchedField) => readonly (readonly [(heading: string) => string, string])[])[] = [
    name => [[heading => heading, kept[name] ?? '']],
    (_name, { label }) => [[bare, bare(label)]],
    (_name, { also = [] }) => also.map(words => [bare, bare(words)] as const),
    (_name, { label, also = [] }) => [label, ...also].map(words => [barer, bare(words)] as const),
  ]
  for (const way of ways)
    for (const [name, field] of Object.entries(fields)) {
      if (found.has(name)) continue
      const taken = new Set(found.values())
      const at = way(name, field)
        .map(([form, words]) => headings.findIndex((heading, column) => words && !taken.has(column) && form(heading) === words))
        .find(column => column >= 0)
      if (at !== undefined) found.set(name, at)
    }
  // A combined column is not needed beside its parts; a street without a house number column holds both.
  for (const [name, { joins }] of Object.entries(fields)) {
    const [first, second] = joins ?? []
    if (!first || !second) continue
    if (found.has(first) && found.has(second)) found.delete(name)
    const street = found.get('street')
    if (first === 'street' && street !== undefined && !found.has(second) && !found.has(name)) {
      found.set(name, street)
      found.delete('street')
    }
  }
  return Object.fromEntries(found)
}

/** The required fields that none of these columns holds. */
export const missingIn = (fields: Fields, matched: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(fields).flatMap(([name, { required }]) => {
    const isThere =
      name in matched || Object.entries(fields).some(([other, { joins }]) => joins?.includes(name) && other in matched)
    return required && !isThere ? [name] : []
  })

/** The row with empty fields filled from their alternatives. */
export const filledRow = (fields: Fields, row: ImportRow): ImportRow => {
  const filled: Record<string, string> = { ...row }
  for (const [name, { insteadOf }] of Object.entries(fields)) {
    if (insteadOf === undefined) continue
    if (!wordsIn(row, insteadOf)) filled[insteadOf] = row[name] ?? ''
    delete filled[name]
  }
  return filled
}
/** Values of used columns that are dropped: where another column has the same field with another value. By field name. */
export const leftBeside = (fields: Fields, row: ImportRow): string[] =>
  Object.entries(fields).flatMap(([name, { insteadOf }]) => {
    const [own, first] = [wordsIn(row, name), insteadOf && wordsIn(row, insteadOf)]
    return own && first && sameWords(own) !== sameWords(first) ? [name] : []
  })
