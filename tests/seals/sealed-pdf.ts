// PDFs with a seal, as the makers of papers give them out: the page, a form with one field, and in it the signature.
import { PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib'
import PDFKit from 'pdfkit'
import { algorithmOf, digestOf, type Holder, issuerOf, serialOf, sha1, sha256, signedBy } from './authority.ts'
import { der, integer, nothing, octets, oid, sequence, setOf, tagged, time, utcTime } from './der-writer.ts'

export interface Sealing {
  by: Holder
  /** The authorities between, that go along. */
  with?: readonly Holder[]
  /** The signing time in the signature; null for none. */
  at?: string | null
  /** The signing time in the file outside the signature, as PAdES has it. */
  written?: string
  stamp?: { by: Holder; with?: readonly Holder[]; at: string; of?: Buffer }
  answers?: readonly Buffer[]
  lists?: readonly Buffer[]
  form?: 'ETSI.CAdES.detached' | 'adbe.pkcs7.detached'
  digest?: 'sha256' | 'sha1'
  /** Which certificate is named among what is signed; null for none. */
  named?: Holder | null
  /** Attributes outside the signed ones. */
  beside?: readonly Buffer[]
}

const attribute = (name: string, value: Buffer) => sequence(oid(name), setOf(value))
const sorted = (parts: Buffer[]) => parts.sort((one, other) => Buffer.compare(one, other))
const nameOf = (holder: Holder) => sequence(issuerOf(holder), serialOf(holder))
const certificateNamed = (holder: Holder) =>
  attribute('1.2.840.113549.1.9.16.2.47', sequence(sequence(sequence(octets(digestOf(holder.bytes))))))

const cmsOf = (
  version: number,
  digest: Buffer,
  content: Buffer,
  certificates: readonly Holder[],
  [by, attributes, algorithm, hash]: [Holder, Buffer[], Buffer, string],
  unsigned: readonly Buffer[],
): Buffer => {
  const signed = Buffer.concat(sorted(attributes))
  const signature = signedBy(by, der(0x31, signed), hash)
  const beside = unsigned.length > 0 ? [tagged(1, ...unsigned)] : []
  const info = sequence(integer(1), nameOf(by), digest, tagged(0, signed), algorithm, octets(signature), ...beside)
  const bag = tagged(0, ...sorted(certificates.map(({ bytes }) => bytes)))
  const data = sequence(integer(version), setOf(digest), content, bag, setOf(info))
  return sequence(oid('1.2.840.113549.1.7.2'), tagged(0, data))
}
/** The signature within the signer's part of these bytes, to stamp it. */
const stampOf = (signature: Buffer, { by, with: others = [], at, of = signature }: NonNullable<Sealing['stamp']>): Buffer => {
  const type = oid('1.2.840.113549.1.9.16.1.4')
  const said = sequence(integer(1), oid('1.3.6.1.4.1.13762.3'), sequence(sha256, octets(digestOf(of))), integer(7), time(at))
  const attributes = [
    attribute('1.2.840.113549.1.9.3', type),
    attribute('1.2.840.113549.1.9.4', octets(digestOf(said))),
    certificateNamed(by),
  ]
  return cmsOf(
    3,
    sha256,
    sequence(type, tagged(0, octets(said))),
    [by, ...others],
    [by, attributes, algorithmOf(by), 'sha256'],
    [],
  )
}
/** The signature of these bytes. */
export const signatureOf = (bytes: Buffer, sealing: Sealing): Buffer => {
  const { by, with: others = [], at = '2026-10-01T10:00:00Z', digest = 'sha256', named = by, answers = [], lists = [] } = sealing
  const data = oid('1.2.840.113549.1.7.1')
  const held = [
    ...(lists.length > 0 ? [tagged(0, sequence(...lists))] : []),
    ...(answers.length > 0 ? [tagged(1, sequence(...answers))] : []),
  ]
  const attributes = [
    attribute('1.2.840.113549.1.9.3', data),
    attribute('1.2.840.113549.1.9.4', octets(digestOf(bytes, digest))),
    ...(at === null ? [] : [attribute('1.2.840.113549.1.9.5', utcTime(at))]),
    ...(named ? [certificateNamed(named)] : []),
    ...(held.length > 0 ? [attribute('1.2.840.113583.1.1.8', sequence(...held))] : []),
  ]
  const algorithm = by.kind === 'ec' ? algorithmOf(by) : sequence(oid('1.2.840.113549.1.1.1'), nothing)
  const name = digest === 'sha1' ? sha1 : sha256
  const make = (unsigned: readonly Buffer[]) =>
    cmsOf(1, name, sequence(data), [by, ...others], [by, [...attributes], algorithm, digest], unsigned)
  const { stamp, beside = [] } = sealing
  if (!stamp) return make(beside)
  // An elliptic signature differs each time: the stamp goes around the one that was made.
  const bare = make([])
  const signature = signatureIn(bare)
  const token = attribute('1.2.840.113549.1.9.16.2.14', stampOf(signature, stamp))
  return withBeside(bare, [token, ...beside])
}
// The last element of the last part of everything is the signature itself.
const signatureIn = (cms: Buffer): Buffer => {
  let [at, end] = [0, cms.length]
  let last = cms
  while (at < end) {
    const first = cms[at + 1]!
    const header = first < 0x80 ? 2 : 2 + first - 0x80
    const size = first < 0x80 ? first : cms.readUIntBE(at + 2, first - 0x80)
    if (at + header + size === end && (cms[at]! & 0x20) !== 0) at += header
    else if (at + header + size === end) {
      last = cms.subarray(at + header, end)
      break
    } else at += header + size
  }
  end = cms.length
  return last
}
// Written again with more in it, from the inside out.
const withBeside = (cms: Buffer, beside: readonly Buffer[]): Buffer => {
  const grow = (bytes: Buffer, depth: number): Buffer => {
    const first = bytes[1]!
    const header = first < 0x80 ? 2 : 2 + first - 0x80
    const parts: Buffer[] = []
    for (let at = header; at < bytes.length; ) {
      const size = bytes[at + 1]! < 0x80 ? bytes[at + 1]! : bytes.readUIntBE(at + 2, bytes[at + 1]! - 0x80)
      const length = (bytes[at + 1]! < 0x80 ? 2 : 2 + bytes[at + 1]! - 0x80) + size
      parts.push(bytes.subarray(at, at + length))
      at += length
    }
    if (depth === 0) return der(bytes[0]!, ...parts, tagged(1, ...beside))
    return der(bytes[0]!, ...parts.slice(0, -1), grow(parts.at(-1)!, depth - 1))
  }
  // Content, its wrapping, the signed data, the set of signers, the signer.
  return grow(cms, 4)
}

const room = 24_000
const page = async (lines: readonly string[]): Promise<Buffer> => {
  const document = new PDFKit({ size: 'A4' })
  for (const line of lines) document.text(line)
  document.end()
  return Buffer.concat(await document.toArray())
}
const places = { first: 1_000_000_001, second: 1_000_000_002, last: 1_000_000_003 }
/** A PDF of these lines with a place for a signature. */
const withPlace = async (lines: readonly string[], form: string, written: string | undefined): Promise<Buffer> => {
  const pdf = await PDFDocument.load(await page(lines))
  const { context } = pdf
  const signature = context.register(
    context.obj({
      ...{ Type: 'Sig', Filter: 'Adobe.PPKLite', SubFilter: form },
      ByteRange: [PDFNumber.of(0), ...Object.values(places).map(place => PDFNumber.of(place))],
      Contents: PDFHexString.of('0'.repeat(room)),
      Reason: PDFString.of('Gewaarmerkt'),
      ...(written && { M: PDFString.fromDate(new Date(written)) }),
    }),
  )
  const field = context.register(
    context.obj({
      ...{ Type: 'Annot', Subtype: 'Widget', FT: 'Sig', Rect: [0, 0, 0, 0], F: 132, P: pdf.getPages()[0]!.ref, V: signature },
      T: PDFString.of('Zegel'),
    }),
  )
  pdf.getPages()[0]!.node.set(PDFName.of('Annots'), context.obj([field]))
  pdf.catalog.set(PDFName.of('AcroForm'), context.obj({ SigFlags: 3, Fields: [field] }))
  return Buffer.from(await pdf.save({ useObjectStreams: false }))
}

/** A PDF of these lines, sealed. */
export const sealedPdf = async (lines: readonly string[], sealing: Sealing): Promise<Buffer> => {
  const form = sealing.form ?? 'ETSI.CAdES.detached'
  const bytes = await withPlace(lines, form, sealing.written)
  const start = bytes.indexOf(`<${'0'.repeat(room)}>`)
  const end = start + room + 2
  const text = bytes.toString('latin1')
  const range = [start, end, bytes.length - end].map(value => String(value).padStart(10, ' '))
  const told = Object.values(places).reduce((said, place, n) => said.replace(String(place), range[n]!), text)
  const whole = Buffer.from(told, 'latin1')
  const cms = signatureOf(Buffer.concat([whole.subarray(0, start), whole.subarray(end)]), sealing)
  if (cms.length * 2 > room) throw new Error(`a signature of ${cms.length} bytes`)
  whole.write(cms.toString('hex').padEnd(room, '0'), start + 1, 'latin1')
  return whole
}
