// The signature of a PDF (ISO 32000-2, 12.8) and the bytes that it is of, read as strictly as they can be: one signature over the
// whole file but for the place of the signature itself, with nothing before, after or between.
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFObject, PDFString } from '@cantoo/pdf-lib'
import { type Der, derAtStart, NotDer } from './der.ts'

export interface SealedBytes {
  /** The signed bytes: those before the signature, and those after it. */
  parts: [Buffer, Buffer]
  cms: Der
  /** Whether the signed attributes must name the signing certificate. */
  isCades: boolean
  /** The time of signing as the signer states it outside the CMS attribute (ms): in the signed bytes, where PAdES has it. */
  saidAt: () => number | undefined
}

const at = (dict: PDFDict, name: string): PDFObject | undefined => dict.lookup(PDFName.of(name))
const dictAt = (dict: PDFDict, name: string): PDFDict | undefined => {
  const found = at(dict, name)
  return found instanceof PDFDict ? found : undefined
}
const nameAt = (dict: PDFDict, name: string): string | undefined => {
  const found = at(dict, name)
  return found instanceof PDFName ? found.decodeText() : undefined
}
const maxFields = 1000
// Every signature field of the form, at any depth.
const signaturesIn = (pdf: PDFDocument): PDFDict[] => {
  const form = dictAt(pdf.catalog, 'AcroForm')
  const found: PDFDict[] = []
  const waiting = form ? [at(form, 'Fields')] : []
  for (let n = 0; waiting.length > 0; n += 1) {
    if (n > maxFields) throw new NotDer('fields')
    const next = waiting.pop()
    if (next instanceof PDFArray) waiting.push(...next.asArray().map(one => pdf.context.lookup(one)))
    if (!(next instanceof PDFDict)) continue
    const value = dictAt(next, 'V')
    if (nameAt(next, 'FT') === 'Sig' && value) found.push(value)
    waiting.push(at(next, 'Kids'))
  }
  return found
}
const isSignature = (object: PDFObject) => object instanceof PDFDict && object.has(PDFName.of('ByteRange'))

const timeIn = (signature: PDFDict) => (): number | undefined => {
  const modifiedAt = at(signature, 'M')
  return modifiedAt instanceof PDFString || modifiedAt instanceof PDFHexString ? modifiedAt.decodeDate().getTime() : undefined
}
const forms = new Set(['ETSI.CAdES.detached', 'adbe.pkcs7.detached'])
const rangeIn = (signature: PDFDict): number[] => {
  const range = at(signature, 'ByteRange')
  const numbers = range instanceof PDFArray ? range.asArray() : []
  return numbers.map(number => (number instanceof PDFNumber ? number.asNumber() : Number.NaN))
}
// Exactly one encoding: all letters in the same case, and only zeros after the signature.
const hexadecimal = /^(?:[\da-f]{2}){64,}$|^(?:[\dA-F]{2}){64,}$/

/**
 * Takes a PDF; gives where the signed bytes of its first signature end: what follows was appended. Undefined when it cannot be
 * determined.
 */
export const signedEndOf = (bytes: Buffer): number | undefined => {
  const ranges = /\/ByteRange\s{0,9}\[\s{0,20}0\s{1,20}\d{1,10}\s{1,20}(\d{1,10})\s{1,20}(\d{1,10})\s{0,20}\]/.exec(
    bytes.toString('latin1'),
  )
  return ranges ? Number(ranges[1]) + Number(ranges[2]) : undefined
}
/**
 * Takes a PDF; gives the signed bytes and the signature. Undefined when it has no signature. Throws NotDer for a signature that
 * is not exactly of the form above, or when there is more than one.
 */
export const sealedBytesOf = async (bytes: Buffer): Promise<SealedBytes | undefined> => {
  const text = bytes.toString('latin1')
  const mentions = text.split('/ByteRange').length - 1
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true })
  const objects = pdf.context.enumerateIndirectObjects().filter(([, object]) => isSignature(object))
  const fields = signaturesIn(pdf)
  if (mentions === 0 && objects.length === 0 && fields.length === 0) return undefined
  const [signature] = fields
  if (mentions !== 1 || objects.length !== 1 || fields.length !== 1 || objects[0]![1] !== signature)
    throw new NotDer('signatures')
  const form = nameAt(signature!, 'SubFilter') ?? ''
  const type = nameAt(signature!, 'Type') ?? 'Sig'
  if (!forms.has(form) || type !== 'Sig') throw new NotDer('form')
  const range = rangeIn(signature!)
  const [first, length, second, last] = range
  const isWhole = range.length === 4 && first === 0 && length! > 0 && second! > length! && second! + last! === bytes.length
  if (!isWhole || last! <= 0) throw new NotDer('range')
  const hole = text.slice(length, second)
  const hex = hole.slice(1, -1)
  const isHole =
    hole.startsWith('<') &&
    hole.endsWith('>') &&
    hexadecimal.test(hex) &&
    /\/Contents\s{0,4}$/.test(text.slice(Math.max(0, length! - 20), length))
  const contents = at(signature!, 'Contents')
  if (!isHole || !(contents instanceof PDFHexString) || contents.asString() !== hex) throw new NotDer('contents')
  const given = Buffer.from(hex, 'hex')
  const cms = derAtStart(given)
  if (given.subarray(cms.bytes.length).some(byte => byte !== 0)) throw new NotDer('after')
  const parts: SealedBytes['parts'] = [bytes.subarray(0, length), bytes.subarray(second)]
  return { parts, cms, isCades: form === 'ETSI.CAdES.detached', saidAt: timeIn(signature!) }
}
