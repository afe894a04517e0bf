// Files as spreadsheets and care systems save them: one table in each format.
import { strToU8, zipSync } from 'fflate'

const quoted = (cell: string, parting: string) =>
  cell.includes(parting) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
/** Rows as delimited text, with Windows line endings. */
export const textOf = (rows: readonly (readonly string[])[], parting = ';'): string =>
  `${rows.map(row => row.map(cell => quoted(cell, parting)).join(parting)).join('\r\n')}\r\n`

const fromWindows = new Map([...'€‚ƒ„…†‡ˆ‰Š‹Œ'].map((letter, index) => [letter, index < 1 ? 0x80 : 0x81 + index]))
/** The four encodings in which spreadsheets save text. */
export const encodings: Record<string, (text: string) => Buffer> = {
  'UTF-8 with a mark': text => Buffer.from(`\ufeff${text}`),
  'UTF-8': text => Buffer.from(text),
  'Windows-1252': text =>
    Buffer.from(Array.from(text, letter => fromWindows.get(letter) ?? (letter === '’' ? 0x92 : letter.charCodeAt(0)))),
  'UTF-16 (Unicode text)': text => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'UTF-16, the other way round': text => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const letter = (column: number) => String.fromCharCode(65 + column)
/** A cell of a workbook: text, a number, or a number displayed as a date. */
export type SheetCell = string | number | { day: number } | undefined
const cellXml = (cell: SheetCell, place: string, words: string[]): string => {
  if (cell === undefined) return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (typeof cell === 'object') return `<c r="${place}" s="1"><v>${cell.day}</v></c>`
  if (cell.length % 2) return `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
  words.push(`<si><r><t>${escaped(cell.slice(0, 1))}</t></r><r><t xml:space="preserve">${escaped(cell.slice(1))}</t></r></si>`)
  return `<c r="${place}" t="s"><v>${words.length - 1}</v></c>`
}
/** A workbook with these rows on its first visible sheet, and other sheets beside it. */
export const workbookOf = (rows: readonly (readonly SheetCell[])[], prefix = ''): Buffer => {
  const words: string[] = []
  const lines = rows.map((row, index) => {
    const cells = row.map((cell, column) => cellXml(cell, `${letter(column)}${index + 1}`, words)).join('')
    return cells && `<row r="${index + 1}">${cells}</row>`
  })
  const named = (xml: string) => (prefix ? xml.replace(/<(\/?)(?!\?)/g, `<$1${prefix}:`) : xml)
  const files = {
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="Verborgen" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Cliënten &amp; meer" sheetId="2" r:id="rId2"/><sheet name="Los" sheetId="3" r:id="rId1"/></sheets></workbook>',
    'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>',
    'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst>${words.join('')}</sst>`,
    'xl/styles.xml':
      '<styleSheet><numFmts count="1"><numFmt numFmtId="164" formatCode="[$-413]d\\-mmm\\-yyyy"/><numFmt numFmtId="165" formatCode="0000000000"/></numFmts><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
  }
  const links =
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Target="/xl/worksheets/sheet2.xml" Id="rId2"/></Relationships>'
  const packed = Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(named(xml))]))
  return Buffer.from(zipSync({ ...packed, 'xl/_rels/workbook.xml.rels': strToU8(links) }))
}
