import type { AnswerOf } from '#client/api.ts'
import type { SheetTable } from '#components/files/sheet-table.ts'
import { type ImportKind, importFields } from '#contract/office/imports.ts'
import { headingsKnown, leftBeside, type Matched, type MatchedField } from '#rules/typed/import-columns.ts'

export type Result = AnswerOf<'POST /imports'>
/** A field of a row, on the screen. */
export type Field = { name: string; label: string; required: boolean; help: string | undefined }
export const fieldsByName = (kind: ImportKind): Record<string, MatchedField & { help?: string }> => importFields[kind]
export const fieldsOf = (kind: ImportKind): Field[] =>
  Object.entries(fieldsByName(kind)).map(([name, { label, required = false, help }]) => ({ name, label, required, help }))

/** How many of these cells are known headings of a kind. */
export const knownOf = (kind: ImportKind) => (cells: readonly string[]) => headingsKnown(fieldsByName(kind), cells)

/** The rows by field name, as the API takes them. */
export const rowsOf = ({ rows }: SheetTable, matched: Matched): Record<string, string>[] =>
  rows.map(row => Object.fromEntries(Object.entries(matched).map(([field, column]) => [field, row[column] ?? ''])))
/** The heading of each used column, to be remembered. */
export const columnsOf = ({ headings }: SheetTable, matched: Matched): Record<string, string> =>
  Object.fromEntries(Object.entries(matched).map(([field, column]) => [field, headings[column] ?? '']))

/** The columns that are not used, or not in every row, each with the first value left out. */
export const unusedIn = (
  kind: ImportKind,
  table: SheetTable,
  matched: Matched,
): { heading: string; rows: number; example: string | undefined }[] => {
  const { headings, rows } = table
  const fieldAt = new Map(Object.entries(matched).map(([field, column]) => [column, field]))
  const beside = rowsOf(table, matched).map(row => leftBeside(fieldsByName(kind), row))
  return headings.flatMap((heading, column) => {
    const field = fieldAt.get(column)
    const stays = (row: readonly string[], at: number) =>
      field === undefined ? row[column]?.trim() : beside[at]!.includes(field)
    const left = rows.filter(stays)
    if (field !== undefined && left.length === 0) return []
    return [{ heading, rows: left.length, example: left[0]?.[column]?.trim() }]
  })
}
