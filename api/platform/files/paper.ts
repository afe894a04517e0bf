import { nothingReal, sandboxMark } from '../sandbox.ts'
import { isSandbox } from '../settings.ts'
import { openLetters } from './letters.ts'

declare global {
  namespace PDFKit.Mixins {
    // pdfkit has it, but its types lack it.
    interface StructureElementOptions {
      scope?: 'Row' | 'Column'
    }
  }
}

const pageWidth = 595.28
const pageHeight = 841.89
const top = 48

/** The edges of the printed area of A4, in points. */
export const left = 52
export const right = pageWidth - 52
export const width = right - left
export const bottom = pageHeight - 72

/** The colours of our style on paper. */
export const color = { identity: '#12305e', ink: '#16233d', soft: '#4b5872', line: '#d8e0ec', tint: '#f3f6fb', warm: '#ffc62e' }

/** The role of a text for screen readers: a heading, a paragraph, a table cell. Decoration and repeated text have none. */
type As = 'H1' | 'H2' | 'H3' | 'P' | 'TD' | 'rowHead' | 'columnHead' | 'nothing'
/** Containers: a table, and its rows. */
type Part = 'Table' | 'TR'
type Style = { size?: number; bold?: boolean; tint?: string; width?: number; align?: 'left' | 'right'; as?: As }
const scopes: Partial<Record<As, 'Row' | 'Column'>> = { rowHead: 'Row', columnHead: 'Column' }

// The logo of web/components/marks/mark.tsx, on its 32 by 32 grid: two days, and the shift that runs from one into the next.
const markDays = ['M6 4h22a2 2 0 0 1 2 2v5H6a3.5 3.5 0 0 1 0-7Z', 'M2 21h24a3.5 3.5 0 0 1 0 7H4a2 2 0 0 1-2-2Z']
const markShift = 'M21.2 13.5H30L10.8 18.5H2Z'

const drawMark = (document: PDFKit.PDFDocument, x: number, y: number, size: number) => {
  document
    .save()
    .translate(x, y)
    .scale(size / 32)
  for (const day of markDays) document.path(day).fill(color.identity)
  document.path(markShift).fill(color.warm).restore()
}

// The structure tree of the document (PDF 1.7, 14.8): in the order of writing, which is the order of reading.
const openStructure = (document: PDFKit.PDFDocument) => {
  const documentNode = document.struct('Document')
  document.addStructure(documentNode)
  const open = [documentNode]
  const unread = (type: 'Layout' | 'Pagination', draw: () => unknown) => {
    document.markContent('Artifact', { type })
    draw()
    document.endMarkedContent()
  }
  const put = (as: Exclude<As, 'nothing'>, draw: () => unknown, actual?: string) => {
    const scope = scopes[as]
    const type = scope ? 'TH' : as
    const content = document.markStructureContent(type)
    draw()
    document.endMarkedContent()
    open.at(-1)!.add(document.struct(type, { ...(scope && { scope }), ...(actual && { actual }) }, [content]))
  }
  const part = (type: Part, write: () => void) => {
    const element = document.struct(type)
    open.at(-1)!.add(element)
    open.push(element)
    write()
    open.pop()
    element.end()
  }
  return { unread, put, part, end: () => documentNode.end() }
}

/**
 * A document in our style: every call gives its own position in points from the top left, and moves nothing else. Text is tagged
 * with its role, a paragraph by default, so that a screen reader reads it in order.
 */
export type Paper = Awaited<ReturnType<typeof openPaper>>

// pdfkit is large: it is loaded with the first document.
const openDocument = async (title: string, author: string, date: string) => {
  const { default: PDFDocument } = await import('pdfkit')
  return new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'nl-NL',
    displayTitle: true,
    tagged: true,
    info: {
      Title: isSandbox(process.env) ? sandboxMark + title : title,
      Author: author,
      Creator: 'Zorginzet',
      Producer: 'Zorginzet',
      CreationDate: new Date(`${date}T12:00:00Z`),
    },
  })
}

const bytesOf = (document: PDFKit.PDFDocument) => {
  const chunks: Buffer[] = []
  return new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
}

type Write = (text: string, x: number, y: number, style: Style) => void
const writeFeet = (document: PDFKit.PDFDocument, write: Write, foot: string) => {
  const small = { size: 8.5, tint: color.soft, as: 'nothing' } as const
  const { count } = document.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    document.switchToPage(page)
    if (isSandbox(process.env)) write(`Proefomgeving: ${nothingReal}`, left, 20, { ...small, width, bold: true, align: 'right' })
    write(foot, left, bottom + 30, { ...small, width: width - 100 })
    write(`Pagina ${page + 1} van ${count}`, left, bottom + 30, { ...small, width, align: 'right' })
  }
}

/** Opens an A4 document. `date` (YYYY-MM-DD) is the date in the file, so that the time of printing does not change the file. */
export const openPaper = async ({ title, author, date }: { title: string; author: string; date: string }) => {
  const document = await openDocument(title, author, date)
  const closed = bytesOf(document)
  const { isOwn, ownFont, features, ...letters } = openLetters(document)

  const heightOf = (text: string, width: number, size = 9.5) =>
    isOwn(text)
      ? document.font(ownFont('plain')).fontSize(size).heightOfString(text, { width, features })
      : letters.heightOf(text, { size, weight: 'plain', tint: color.ink, width, align: 'left' })

  const structure = openStructure(document)
  const write = (text: string, x: number, y: number, style: Style = {}) => {
    const { size = 9.5, bold = false, tint = color.ink, width = right - x, align = 'left', as = 'P' } = style
    const own = isOwn(text)
    const look = { size, weight: bold ? 'bold' : 'plain', tint, width, align } as const
    const draw = () =>
      own
        ? document.font(ownFont(look.weight)).fontSize(size).fillColor(tint).text(text, x, y, { width, align, features })
        : letters.draw(text, x, y, look)
    if (as === 'nothing') structure.unread('Pagination', draw)
    // A screen reader gets the name as it is, also where it is drawn from right to left or cannot be drawn.
    else structure.put(as, draw, own ? undefined : text)
    return own ? document.y - y : letters.heightOf(text, look)
  }

  return {
    heightOf,
    write,
    /** What `write` writes becomes part of a table, or of a row in it. */
    part: structure.part,
    rule: (y: number, tint: string, from = left) =>
      structure.unread('Layout', () => document.moveTo(from, y).lineTo(right, y).lineWidth(0.75).stroke(tint)),
    panel: (y: number, height: number) =>
      structure.unread('Layout', () => document.roundedRect(left, y, width, height, 6).fill(color.tint)),
    letterhead: (title: string) => {
      structure.unread('Layout', () => drawMark(document, left, top, 28))
      write('Zorginzet', left + 36, top + 4, { size: 17, bold: true, tint: color.identity, as: 'nothing' })
      write(title, left, top, { size: 23, bold: true, tint: color.identity, align: 'right', width, as: 'H1' })
      return top + 62
    },
    /** Starts a new page; returns the height at which it starts. */
    turn: () => {
      document.addPage()
      return top
    },
    /** Writes the footer of every page and returns the finished file. */
    close: (foot: string) => {
      writeFeet(document, write, foot)
      structure.end()
      document.end()
      return closed
    },
  }
}
