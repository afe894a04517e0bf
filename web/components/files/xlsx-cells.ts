// The cells of a workbook (ECMA-376): XML sheets in an archive, with the strings in a file of their own.
import { strFromU8, unzipSync } from 'fflate'

/** The cells by row, as people see them; the name of the sheet, and the number of other sheets. */
export type Workbook = { cells: string[][]; sheet: string; others: number }
const maxBytes = 60_000_000
const firstDay = Date.UTC(1899, 11, 30)
const dayMs = 86_400_000

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const unescaped = (xml: string): string =>
  xml
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, digits, name) =>
      name ? (named[name] ?? whole) : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(digits)),
    )
    .replace(/_x([\da-f]{4})_/gi, (_whole, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
type Tag = { at: Record<string, string>; inner: string }
// Some writers put a prefix before each name.
function* tags(xml: string, name: string): Generator<Tag> {
  const shape = new RegExp(`<(?:\\w+:)?${name}((?:\\s[^>]*?)?)(?:/>|>([\\s\\S]*?)</(?:\\w+:)?${name}>)`, 'g')
  for (const [, written = '', inner = ''] of xml.matchAll(shape)) {
    const at = [...written.matchAll(/(?:\w+:)?(\w+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)]
    yield { at: Object.fromEntries(at.map(([, key, one, other]) => [key, unescaped(one ?? other ?? '')])), inner }
  }
}
const first = (xml: string, name: string): Tag | undefined => tags(xml, name).next().value ?? undefined
// Phonetic hints are not part of the text.
const wordsOf = (xml: string): string =>
  [...tags(xml.replace(/<(?:\w+:)?rPh[\s\S]*?<\/(?:\w+:)?rPh>/g, ''), 't')].map(({ inner }) => unescaped(inner)).join('')

const builtIn = new Set([14, 15, 16, 17, 22])
/** How each style writes a number: as a date, with leading zeros, or as it is. */
const stylesOf = (xml: string): ((style: number) => 'day' | number) => {
  const codes = new Map([...tags(xml, 'numFmt')].map(({ at }) => [Number(at.numFmtId), at.formatCode ?? '']))
  const styles = [...tags(first(xml, 'cellXfs')?.inner ?? '', 'xf')].map(({ at }) => Number(at.numFmtId))
  return style => {
    const id = styles[style] ?? 0
    const code = (codes.get(id) ?? '').replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')
    if (builtIn.has(id) || (/[dj]/i.test(code) && /[dmjy]/i.test(code.replace(/general|standaard/gi, '')))) return 'day'
    return /^0+$/.test(code) ? code.length : 0
  }
}
const columnOf = (place: string): number =>
  [...place.replace(/\d/g, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
const dayOf = (serial: number): string => {
  const [year, month, day] = new Date(firstDay + Math.floor(serial) * dayMs).toISOString().slice(0, 10).split('-')
  return `${day}-${month}-${year}`
}

/** Reads the first visible sheet; undefined when these bytes are not a workbook of this form. */
export function xlsxCells(bytes: Uint8Array): Workbook | undefined {
  let left = maxBytes
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/.test(name) || originalSize > left) return false
      left -= originalSize
      return true
    },
  })
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const book = read('xl/workbook.xml')
  const links = new Map([...tags(read('xl/_rels/workbook.xml.rels'), 'Relationship')].map(({ at }) => [at.Id, at.Target ?? '']))
  const sheets = [...tags(book, 'sheet')].filter(({ at }) => (at.state ?? 'visible') === 'visible')
  const target = links.get(sheets[0]?.at.id)
  const sheet = target && read(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
  if (!sheet) return undefined
  const shared = [...tags(read('xl/sharedStrings.xml'), 'si')].map(({ inner }) => wordsOf(inner))
  const styleOf = stylesOf(read('xl/styles.xml'))
  const from1904 = /^(1|true)$/.test(first(book, 'workbookPr')?.at.date1904 ?? '') ? 1462 : 0
  const textOf = ({ at: { t: type = 'n', s: style = '0' }, inner }: Tag): string => {
    if (type === 'inlineStr') return wordsOf(inner)
    const value = unescaped(first(inner, 'v')?.inner ?? '')
    if (type === 's') return shared[Number(value)] ?? ''
    if (type === 'b') return value === '1' ? 'ja' : 'nee'
    if (type === 'd') return value.slice(0, 10)
    if (type !== 'n' || value === '' || Number.isNaN(Number(value))) return value
    const form = styleOf(Number(style))
    if (form === 'day') return dayOf(Number(value) + from1904)
    // A sheet stores fifteen significant digits of a number; the rest are rounding errors.
    return String(Number(Number(value).toPrecision(15)))
      .replace('.', ',')
      .padStart(form, '0')
  }
  const cells: string[][] = []
  for (const { at, inner } of tags(first(sheet, 'sheetData')?.inner ?? '', 'row')) {
    const row: string[] = []
    for (const cell of tags(inner, 'c')) row[cell.at.r ? columnOf(cell.at.r) : row.length] = textOf(cell)
    const line = at.r ? Number(at.r) - 1 : cells.length
    if (line > 100_000) break
    cells[line] = Array.from(row, one => one ?? '')
  }
  return { cells: Array.from(cells, row => row ?? []), sheet: sheets[0]!.at.name ?? '', others: sheets.length - 1 }
}
