import { csvFile } from '#components/files/csv-cells.ts'
import type { SheetTable } from '#components/files/sheet-table.ts'

type Fault = { row: number; field: string | null; message: string }
/** The faulty rows as they are in the file, each with its errors, for a spreadsheet. */
export function faultyRows(
  { headings, rows, lines }: SheetTable,
  faults: readonly Fault[],
  labelOf: (field: string) => string,
): Blob {
  const wrong = [...new Set(faults.map(({ row }) => row))]
  const whyOf = (row: number) =>
    faults
      .filter(fault => fault.row === row)
      .map(({ field, message }) => (field ? `${labelOf(field)}: ${message}` : message))
      .join(' ')
  const data = wrong.map(row => [
    ...headings.map((_, column) => rows[row - 1]?.[column] ?? ''),
    String(lines[row - 1] ?? row),
    whyOf(row),
  ])
  return csvFile([[...headings, 'Rij', 'Wat er niet klopt'], ...data])
}
