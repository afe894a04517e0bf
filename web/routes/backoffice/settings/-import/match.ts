import { type ImportKind, importFields } from '../../../../../contract/imports.ts'
import type { CsvTable } from '../../../../components/csv-rows.ts'

/** What a field of a row is, on the screen. */
export type Field = { name: string; label: string; required: boolean; help: string | undefined }
export const fieldsOf = (kind: ImportKind): Field[] =>
  Object.entries<{ label: string; required?: true; help?: string }>(importFields[kind]).map(
    ([name, { label, required = false, help }]) => ({ name, label, required, help }),
  )

/** By the name of a field: the number of the column that holds it. */
export type Matched = Readonly<Record<string, number>>
const bare = (words: string) => words.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Which column holds what: as the last time, else the one with the name of the field. */
export function matchColumns(kind: ImportKind, headings: readonly string[], kept: Readonly<Record<string, string>>): Matched {
  return Object.fromEntries(
    fieldsOf(kind).flatMap(({ name, label }) => {
      const remembered = headings.indexOf(kept[name] ?? '')
      const found = remembered >= 0 ? remembered : headings.findIndex(heading => bare(heading) === bare(label))
      return found >= 0 ? [[name, found]] : []
    }),
  )
}

/** The rows by the names of their fields, as they are asked. */
export const rowsOf = ({ rows }: CsvTable, matched: Matched): Record<string, string>[] =>
  rows.map(row => Object.fromEntries(Object.entries(matched).map(([field, column]) => [field, row[column] ?? ''])))
/** The heading of each column that holds something, to be remembered. */
export const columnsOf = ({ headings }: CsvTable, matched: Matched): Record<string, string> =>
  Object.fromEntries(Object.entries(matched).map(([field, column]) => [field, headings[column] ?? '']))
