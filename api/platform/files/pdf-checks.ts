// What a PDF must be: complete, readable by anyone without a password, with pages, and without scripts or attachments. The bytes do not change,
// because the value of a signed certificate (a digital VOG) is in its signature.
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFStream,
} from '@cantoo/pdf-lib'

/** Why a PDF is refused: unreadable or incomplete, protected by a password, or with scripts or attachments. */
export type PdfFault = 'broken' | 'locked' | 'active'

// Objects may be compressed, and unpack to thousands of times their size.
const maxUnpackedBytes = 64 * 1_048_576
interface Unpacks {
  ensureBuffer(size: number): Uint8Array
}
const limitUnpacking = async (): Promise<void> => {
  const { context } = await PDFDocument.create()
  const flate = decodePDFRawStream(PDFRawStream.of(context.obj({ Filter: 'FlateDecode' }), new Uint8Array([0x78, 0x9c])))
  const decoder = Object.getPrototypeOf(Object.getPrototypeOf(flate)) as Unpacks
  const { ensureBuffer } = decoder
  decoder.ensureBuffer = function (size) {
    if (size > maxUnpackedBytes) throw new RangeError('unpacks to too much')
    return ensureBuffer.call(this, size)
  }
}

// Only comments (binary content, how it was made) are allowed between the version and the first object, and nothing after the end
// (ISO 32000-1, 7.5).
const opening = /^%PDF-(1\.[0-7]|2\.0)[ \t]*[\r\n]+(%[^\r\n<]{0,300}[\r\n]+){0,5}\s*\d+ \d+ obj\b/
const ending = /startxref\s+\d+\s+%%EOF[\s\0]*$/
const runs = new Set(['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'GoToE', 'RichMediaExecute', 'Rendition'])
const carries = ['JS', 'JavaScript', 'EmbeddedFiles', 'EmbeddedFile', 'XFA', 'RichMediaContent'].map(name => PDFName.of(name))
const isActive = (dict: PDFDict): boolean => {
  const [action, type] = [dict.get(PDFName.of('S')), dict.get(PDFName.of('Type'))]
  return (
    (action instanceof PDFName && runs.has(action.decodeText())) ||
    type === PDFName.of('EmbeddedFile') ||
    carries.some(name => dict.has(name))
  )
}
const partsOf = (object: PDFObject): PDFObject[] => {
  if (object instanceof PDFDict) return object.values()
  if (object instanceof PDFStream) return [object.dict]
  return object instanceof PDFArray ? object.asArray() : []
}
const hasActive = (objects: PDFObject[]): boolean => {
  for (const waiting = objects; waiting.length > 0; ) {
    const object = waiting.pop()!
    if (object instanceof PDFDict && isActive(object)) return true
    for (const part of partsOf(object)) waiting.push(part)
  }
  return false
}

const limited = limitUnpacking()

/**
 * What is wrong with these bytes as a PDF; undefined when nothing is. It may take long and use much memory, so do not run it on
 * the main thread.
 */
export const pdfFault = async (bytes: Buffer): Promise<PdfFault | undefined> => {
  if (!opening.test(bytes.toString('latin1', 0, 2048)) || !ending.test(bytes.toString('latin1', bytes.length - 1024)))
    return 'broken'
  await limited
  try {
    const options = {
      parseSpeed: Number.POSITIVE_INFINITY,
      throwOnInvalidObject: true,
      updateMetadata: false,
      preserveXFA: true,
      ignoreEncryption: true,
    }
    // A pdf with only an owner's password opens with an empty one.
    const pdf = await PDFDocument.load(bytes, { ...options, password: '' })
    if (pdf.isEncrypted) return 'locked'
    if (pdf.getPages().length === 0) return 'broken'
    return hasActive(pdf.context.enumerateIndirectObjects().map(([, object]) => object)) ? 'active' : undefined
  } catch {
    return bytes.includes('/Encrypt') ? 'locked' : 'broken'
  }
}
