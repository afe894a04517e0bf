// Reads a table from a spreadsheet file, whichever program saved it: its headings, its rows, and the lines that are neither.
import { csvCells } from './csv-cells.ts'

/** A line that is not a row of the table: its number and its text. */
type Passed = { line: number; words: string }
/** The headings, the rows in the same order with their line numbers, and the lines that were skipped. */
export type SheetTable = { headings: string[]; rows: string[][]; lines: number[]; passed: Passed[]; sheet?: string }
/** How many of these cells are known headings. */
type Known = (cells: readonly string[]) => number

const usualBytes = 20_000_000
const advice = 'Bewaar het in Excel als “CSV UTF-8” of als .xlsx, en kies het opnieuw.'
const isFilled = (cell: string | undefined) => Boolean(cell?.trim())
const filled = (row: readonly string[]) => row.filter(isFilled).length
const wordsOf = (row: readonly string[]) => row.filter(isFilled).join(' ').trim()
const total = /^(?:sub|eind)?totaa?l|^aantal\b|^som\b/i

/** The line with the headings: the one with the most known headings, or the first that is about as wide as the table. */
function headingsAt(cells: readonly string[][], known: Known): number {
  const first = cells.slice(0, 25)
  const best = first
    .map((row, at) => ({ at, count: known(row) }))
    .sort((one, other) => other.count - one.count || one.at - other.at)[0]
  if (best && best.count > 1) return best.at
  const widest = Math.max(0, ...first.map(filled))
  return first.findIndex(row => filled(row) > 0 && filled(row) >= widest / 2)
}
const letterOf = (column: number): string =>
  (column >= 26 ? letterOf(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))
/** Makes headings unique: a column without one gets its letter, a duplicate says that it is the second. */
const headingsIn = (row: readonly string[], columns: readonly number[]): string[] => {
  const seen = new Map<string, number>()
  return columns.map(column => {
    const words = row[column]?.trim().replace(/\s+/g, ' ') || `Kolom ${letterOf(column)}`
    const before = seen.get(words) ?? 0
    seen.set(words, before + 1)
    return before > 0 ? `${words} (${before + 1})` : words
  })
}

/** Finds the table in a sheet's cells. Skips empty rows and columns, titles, repeated headings and totals. */
export function tableIn(cells: readonly string[][], known: Known): SheetTable {
  const at = headingsAt(cells, known)
  const top = cells[at] ?? []
  const below = cells
    .map((row, index) => ({ row, line: index + 1 }))
    .slice(at + 1)
    .filter(({ row }) => filled(row) > 0)
  const isAgain = (row: readonly string[]) =>
    filled(row) > 1 && row.every((cell, column) => cell.trim() === (top[column] ?? '').trim())
  const isTotal = (row: readonly string[]) => total.test(wordsOf(row)) && filled(row) <= filled(top) / 2
  let end = below.length
  while (end > 1 && isTotal(below[end - 1]!.row)) end -= 1
  const kept = below.filter(({ row }, index) => index < end && !isAgain(row))
  const width = kept.reduce((most, { row }) => Math.max(most, row.length), top.length)
  const columns = Array.from({ length: width }, (_, column) => column).filter(
    column => isFilled(top[column]) || kept.some(({ row }) => isFilled(row[column])),
  )
  const titles = cells.slice(0, Math.max(0, at)).map((row, index) => ({ row, line: index + 1 }))
  const read = new Set(kept)
  const others = [...titles, ...below.filter(one => !read.has(one))].filter(({ row }) => filled(row) > 0)
  return {
    headings: headingsIn(top, columns),
    rows: kept.map(({ row }) => columns.map(column => row[column] ?? '')),
    lines: kept.map(({ line }) => line),
    passed: others.map(({ row, line }) => ({ line, words: wordsOf(row) })),
  }
}

const begins = (bytes: Uint8Array, ...signature: number[]) => signature.every((byte, index) => bytes[index] === byte)
/** Reads a .csv, text or .xlsx file; returns its table, or why there is none and what to do. */
export async function readSheet(file: Blob, known: Known, maxBytes = usualBytes): Promise<SheetTable | { refused: string }> {
  if (file.size > maxBytes)
    return { refused: `Dit bestand is groter dan ${maxBytes / 1_000_000} MB. Verdeel het over meer bestanden.` }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return { refused: `Dit is een oud Excel-bestand, of een met een wachtwoord. ${advice}` }
  if (begins(bytes, 0x50, 0x4b)) {
    const { xlsxCells } = await import('./xlsx-cells.ts')
    let book: ReturnType<typeof xlsxCells>
    try {
      book = xlsxCells(bytes)
    } catch {
      return { refused: `Dit Excel-bestand is niet heel. ${advice}` }
    }
    if (!book) return { refused: `Dit is geen Excel-werkmap die wij kunnen lezen. ${advice}` }
    const { cells, sheet, others } = book
    return { ...tableIn(cells, known), ...(others > 0 && { sheet }) }
  }
  const text = sheetText(bytes)
  if (text === undefined) return { refused: `De letters met een accent zijn in dit bestand niet te lezen. ${advice}` }
  if (/^\s*(?:<|%PDF|\{)/.test(text)) return { refused: `Dit is geen werkblad. ${advice}` }
  return tableIn(csvCells(text), known)
}

// Decodes a spreadsheet saved as text, whatever its character set.

const marks: [set: string, bytes: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]
const share = (bytes: Uint8Array, odd: 0 | 1) => {
  const those = bytes.filter((_, index) => index % 2 === odd)
  return those.filter(byte => byte === 0).length / Math.max(1, those.length)
}
const setOf = (bytes: Uint8Array): string | undefined => {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0]
  if (marked) return marked
  // Without a byte order mark: in UTF-16 one of every two bytes is nearly always zero.
  const first = bytes.subarray(0, 4000)
  if (share(first, 1) > 0.4) return 'utf-16le'
  return share(first, 0) > 0.4 ? 'utf-16be' : undefined
}
// In text of an old DOS or Mac character set, accented letters read as these characters in that of Windows, where none of them
// follows a letter; except for a quote before a capital.
const strange = /\p{L}(?:[‚ƒ„†‡ˆ‰‹Ž\u0080-\u009f]|[•Ÿ](?=\p{Ll})|‘(?!\p{Lu}))|\p{Ll}Š/u

/** The decoded text; undefined when the character set cannot be determined. */
function sheetText(bytes: Uint8Array): string | undefined {
  const set = setOf(bytes)
  if (set) return new TextDecoder(set).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Excel saves in UTF-8 or in the old Windows character set: text that is not valid UTF-8 is in the latter.
    const text = new TextDecoder('windows-1252').decode(bytes)
    return strange.test(text) ? undefined : text
  }
}
