import Papa from 'papaparse'

const parting = [';', ',', '\t', '|']
const parse = (text: string, delimiter: string, preview = 0): string[][] =>
  Papa.parse<string[]>(text, { delimiter, newline: '\n', preview }).data
// How well a delimiter fits: the number of rows it splits into equally many cells.
const fitOf = (text: string, delimiter: string): number => {
  const counts = new Map<number, number>()
  for (const { length } of parse(text, delimiter, 60)) counts.set(length, (counts.get(length) ?? 0) + 1)
  return Math.max(0, ...[...counts].map(([cells, rows]) => (cells > 1 ? cells * rows : 0)))
}

/** The cells of a CSV text, row by row, with whatever delimiter fits best or its first line names. */
export function csvCells(written: string): string[][] {
  const text = written.replace(/\r\n?/g, '\n')
  const [line, said] = /^"?sep=(.)"?\n/i.exec(text) ?? []
  if (line && said) return parse(text.slice(line.length), said)
  const [best] = parting.map(sign => [sign, fitOf(text, sign)] as const).sort(([, one], [, other]) => other - one)
  return parse(text, best![0])
}

/** Rows as a CSV file; a cell that begins like a formula becomes text. */
export const csvFile = (rows: readonly (readonly string[])[]): Blob => {
  const text = Papa.unparse(rows as string[][], { delimiter: ';', escapeFormulae: true })
  return new Blob([`\ufeff${text}\r\n`], { type: 'text/csv;charset=utf-8' })
}
