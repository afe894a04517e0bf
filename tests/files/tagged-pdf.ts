// The structure of a PDF as a screen reader gets it: the type of each piece, in reading order.
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, type PDFObject } from '@cantoo/pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

const nameOf = (object: PDFObject | undefined) => (object instanceof PDFName ? object.decodeText() : undefined)

/** The tags of a PDF in reading order ('H1', 'Table', 'TR', …), the properties of its catalog, and how much of it has no tag. */
export const readTags = async (bytes: Uint8Array) => {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  const { catalog, context } = pdf
  const dict = (of: PDFDict, key: string) => of.lookupMaybe(PDFName.of(key), PDFDict)
  const tags: string[] = []
  const scopes: string[] = []
  const walk = (object: PDFObject | undefined): void => {
    const found = object && context.lookup(object)
    if (found instanceof PDFArray) for (const each of found.asArray()) walk(each)
    if (!(found instanceof PDFDict)) return
    const tag = nameOf(found.get(PDFName.of('S')))
    if (tag) tags.push(tag)
    const scope = nameOf(dict(found, 'A')?.get(PDFName.of('Scope')))
    if (scope) scopes.push(scope)
    walk(found.get(PDFName.of('K')))
  }
  walk(catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict).get(PDFName.of('K')))
  return {
    marked: dict(catalog, 'MarkInfo')?.get(PDFName.of('Marked'))?.toString() === 'true',
    language: catalog.lookup(PDFName.of('Lang'))?.toString(),
    showsTitle: dict(catalog, 'ViewerPreferences')?.get(PDFName.of('DisplayDocTitle'))?.toString() === 'true',
    title: pdf.getTitle(),
    tags,
    scopes,
    unmarked: await unmarkedIn(bytes),
    keys: catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict).lookup(PDFName.of('ParentTreeNextKey'), PDFNumber).asNumber(),
    pages: pdf.getPageCount(),
  }
}

/** The text on the pages that is neither tagged nor marked as an artifact. */
const unmarkedIn = async (bytes: Uint8Array): Promise<string[]> => {
  const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise
  const unmarked: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    let depth = 0
    const { items } = await (await document.getPage(number)).getTextContent({ includeMarkedContent: true })
    for (const item of items) {
      if ('str' in item) {
        if (depth === 0 && item.str.trim()) unmarked.push(item.str)
      } else depth += item.type === 'endMarkedContent' ? -1 : 1
    }
  }
  await document.loadingTask.destroy()
  return unmarked
}

/** The headings that skip a level, such as an H3 below an H1. */
export const jumpsIn = (tags: readonly string[]): string[] => {
  const levels = tags.filter(tag => /^H\d$/.test(tag)).map(tag => Number(tag[1]))
  return levels.flatMap((level, at) => (level > (levels[at - 1] ?? 0) + 1 ? [`H${level} at ${at}`] : []))
}
