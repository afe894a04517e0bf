// Chapters of a PDF: a title, and below it its items, over as many pages as needed.
import { bottom, color, left, type Paper, width } from './paper.ts'

export interface Printed {
  heading: string
  text?: string | undefined
  /** Written only at the first item that has it. */
  once?: string | undefined
}

// A text may be longer than a page: it is split between words into pieces that fit.
const piecesOf = (text: string) => text.split('\n').flatMap(line => line.match(/.{1,1000}(\s|$)|\S{1,1000}/g) ?? [])
// A short chapter stays on one page; a long one starts wherever it is.
const maxKept = 150
const startOf = (paper: Paper, { heading, text }: Printed, y: number): number => {
  const pieces = piecesOf(`${heading}\n${text ?? ''}`)
  const height = pieces.reduce((sum, piece) => sum + paper.heightOf(piece, width) + 2, 0)
  return height <= maxKept && y + height > bottom ? paper.turn() : y
}
const writePieces = (paper: Paper, text: string, y: number, style: Parameters<Paper['write']>[3] = {}) => {
  let at = y
  for (const piece of piecesOf(text)) {
    if (at + paper.heightOf(piece, width) > bottom) at = paper.turn()
    at += paper.write(piece.trim(), left, at, { ...style, width }) + 2
  }
  return at
}

type FactsLook = { labelWidth: number; bold?: boolean }
/** Writes labels with their values, as a table of two columns, from this height on, in points; gives the height below it. */
export const writeFacts = (paper: Paper, facts: readonly [string, string][], y: number, look: FactsLook): number => {
  const { labelWidth, bold = false } = look
  const aside = labelWidth + 10
  let at = y
  paper.part('Table', () => {
    for (const [label, value] of facts)
      paper.part('TR', () => {
        paper.write(label, left, at, { tint: color.soft, width: labelWidth, as: 'rowHead' })
        at += paper.write(value, left + aside, at, { bold, width: width - aside, as: 'TD' }) + 4
      })
  })
  return at
}

/** Writes a chapter from this height on, in points; gives the height below it. */
export const writeChapter = (paper: Paper, title: string, items: readonly Printed[], y: number): number => {
  let at = y + 60 > bottom ? paper.turn() : y + 16
  at += paper.write(title, left, at, { size: 13, bold: true, tint: color.identity, as: 'H2' }) + 4
  paper.rule(at, color.identity)
  at += 8
  if (items.length === 0) return at + paper.write('Hierover is niets vastgelegd.', left, at, { tint: color.soft }) + 4
  const printed = new Set<string>()
  for (const { heading, text, once } of items) {
    at = writePieces(paper, heading, startOf(paper, { heading, text }, at), { bold: true, as: 'H3' })
    if (text) at = writePieces(paper, text, at)
    if (once && !printed.has(once)) at = writePieces(paper, once, at)
    if (once) printed.add(once)
    at += 6
  }
  return at
}
