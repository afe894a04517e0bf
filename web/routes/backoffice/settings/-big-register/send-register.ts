// Uploads the rows of a register in parts, each small enough for a quick answer.
import { type AnswerOf, call } from '#client/api.ts'
import type { SheetTable } from '#components/files/sheet-table.ts'
import { maxPieceRows, registerFields } from '#contract/office/big-registers.ts'
import { matchColumns, missingIn } from '#rules/typed/import-columns.ts'

export type RegisterFault = AnswerOf<'POST /big_registers/{uuid}/rows'>['faults'][number]
type Field = keyof typeof registerFields
/** The result of the upload: the number of rows stored, and the first few that were not. */
export type Sent = { rows: number; faulty: number; faults: RegisterFault[] }

const maxFaults = 50
/** The names of the required columns that the file lacks. */
export const missingColumns = ({ headings }: SheetTable): string[] =>
  missingIn(registerFields, matchColumns(registerFields, headings, {})).map(field => registerFields[field as Field].label)
/** The heading used for each field, in words. */
export const columnsFound = ({ headings }: SheetTable): [label: string, heading: string][] =>
  Object.entries(matchColumns(registerFields, headings, {})).map(([field, at]) => [
    registerFields[field as Field].label,
    headings[at] ?? '',
  ])

/** Uploads all rows to this register, and reports how many were sent so far. */
export async function sendRows(uuid: string, table: SheetTable, onSent: (sent: number) => void): Promise<Sent> {
  const matched = Object.entries(matchColumns(registerFields, table.headings, {}))
  const all: Sent = { rows: 0, faulty: 0, faults: [] }
  for (let from = 0; from < table.rows.length; from += maxPieceRows) {
    const rows = table.rows.slice(from, from + maxPieceRows).map((cells, at) => ({
      row: table.lines[from + at]!,
      ...Object.fromEntries(matched.map(([field, column]) => [field, (cells[column] ?? '').slice(0, 200)])),
    }))
    const { rows: total, faults } = await call('POST /big_registers/{uuid}/rows', { uuid, body: { rows } })
    all.rows = total
    all.faulty += new Set(faults.map(({ row }) => row)).size
    all.faults = [...all.faults, ...faults].slice(0, maxFaults)
    onSent(Math.min(from + maxPieceRows, table.rows.length))
  }
  return all
}
