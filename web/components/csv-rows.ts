import Papa from 'papaparse'

/** A table of a spreadsheet: the words above its columns, and its rows in the same order. */
export type CsvTable = { headings: string[]; rows: string[][] }

// Excel saves in UTF-8 or in the old set of Windows: what is not the one is the other.
const textOf = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The first row as headings and the others below it; columns are parted by whatever the file uses. Empty rows are left out. */
export async function readCsv(file: Blob): Promise<CsvTable> {
  const { data } = Papa.parse<string[]>(textOf(await file.arrayBuffer()), { skipEmptyLines: 'greedy' })
  const [first = [], ...rows] = data
  return { headings: first.map((heading, index) => heading.trim() || `Kolom ${index + 1}`), rows }
}
