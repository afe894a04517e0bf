// Which column of a file holds what: by what it was called the last time, its own heading, or what other systems call it.
import { type ImportRow, sameWords, wordsIn } from './import-row.ts'

/**
 * What is known of a field: its own name, other names, whether a row needs it, the fields that it holds together, and the one that it fills
 * where that is empty.
 */
export interface MatchedField {
  label: string
  required?: true
  also?: readonly string[]
  joins?: readonly string[]
  insteadOf?: string
}
type Fields = Readonly<Record<string, MatchedField>>
/** By the name of a field: the number of the column that holds it. */
export type Matched = Readonly<Record<string, number>>

// Without case, accents, spaces, points, what stands between brackets (a unit, a form), and the number of the first of several.
const bare = (heading: string): string =>
  heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/\(.*?\)|\[.*?\]/g, '')
    .replace(/[^a-z0-9]/g, '')
    .replace(/(?<=\D)1$/, '')
// Whose it is, where all of a file is about the same: "Naam cliënt", "Medewerker roepnaam", "E-mail werk", or as a connector names it: "E-mail_werk".
const whose = /\b(van|de|het|client|clienten|medewerker|zorgverlener|persoon|prive|werk|privé)\b/g
const barer = (heading: string): string =>
  bare(
    heading
      .normalize('NFD')
      .replace(/\p{M}|_/gu, letter => (letter === '_' ? ' ' : ''))
      .toLowerCase()
      .replace(whose, ' '),
  )

/** How well each of these cells would do as headings of these fields: how many fields they name. */
export const headingsKnown = (fields: Fields, cells: readonly string[]): number =>
  Object.keys(matchColumns(fields, cells, {})).length

/** Takes the headings of a file and which held what the last time; a field of which no column is found is left out. */
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
  // What holds others together is not needed beside them; a street without a number of its own holds both.
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

/** The fields that a row needs and that none of these columns holds. */
export const missingIn = (fields: Fields, matched: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(fields).flatMap(([name, { required }]) => {
    const isThere =
      name in matched || Object.entries(fields).some(([other, { joins }]) => joins?.includes(name) && other in matched)
    return required && !isThere ? [name] : []
  })

/** The row with what stands elsewhere, in the field that it is for: where that is empty. */
export const filledRow = (fields: Fields, row: ImportRow): ImportRow => {
  const filled: Record<string, string> = { ...row }
  for (const [name, { insteadOf }] of Object.entries(fields)) {
    if (insteadOf === undefined) continue
    if (!wordsIn(row, insteadOf)) filled[insteadOf] = row[name] ?? ''
    delete filled[name]
  }
  return filled
}
/** What of a row stays behind although its column is used: what another column has too, and says otherwise. By the name of the field. */
export const leftBeside = (fields: Fields, row: ImportRow): string[] =>
  Object.entries(fields).flatMap(([name, { insteadOf }]) => {
    const [own, first] = [wordsIn(row, name), insteadOf && wordsIn(row, insteadOf)]
    return own && first && sameWords(own) !== sameWords(first) ? [name] : []
  })
