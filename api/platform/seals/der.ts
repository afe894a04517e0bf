// A strict DER parser (X.690): each value has exactly one encoding, so that no changed byte goes unnoticed.

/** An element: its tag, all its bytes, its content, and its parts if it is constructed. */
export interface Der {
  tag: number
  bytes: Buffer
  content: Buffer
  parts: Der[]
}
/** The tags that occur, of the universal class. */
export const tags = { integer: 2, bits: 3, octets: 4, null: 5, oid: 6, sequence: 0x30, set: 0x31, utcTime: 23, time: 24 } as const
/** The context-specific tag [n], constructed or primitive. */
export const context = (n: number): number => 0xa0 + n
export const contextPlain = (n: number): number => 0x80 + n

/** Thrown for bytes that are not valid. */
export class NotDer extends Error {}
const maxDepth = 32

const lengthAt = (bytes: Buffer, at: number): [length: number, from: number] => {
  const first = bytes[at]
  if (first === undefined || first === 0x80 || first > 0x83) throw new NotDer('length')
  if (first < 0x80) return [first, at + 1]
  const size = first - 0x80
  if (at + 1 + size > bytes.length) throw new NotDer('length')
  const length = bytes.readUIntBE(at + 1, size)
  // The shortest form is the only one.
  if (length < 0x80 || length < 2 ** (8 * (size - 1))) throw new NotDer('length')
  return [length, at + 1 + size]
}
const readAt = (bytes: Buffer, at: number, depth: number): Der => {
  const tag = bytes[at]
  if (tag === undefined || (tag & 0x1f) === 0x1f || depth > maxDepth) throw new NotDer('tag')
  const [length, from] = lengthAt(bytes, at + 1)
  if (from + length > bytes.length) throw new NotDer('too short')
  const content = bytes.subarray(from, from + length)
  return { tag, bytes: bytes.subarray(at, from + length), content, parts: tag & 0x20 ? partsIn(content, depth + 1) : [] }
}
const partsIn = (content: Buffer, depth: number): Der[] => {
  const parts: Der[] = []
  for (let at = 0; at < content.length; ) {
    const part = readAt(content, at, depth)
    parts.push(part)
    at += part.bytes.length
  }
  return parts
}

/** Parses the element at the start of these bytes, and ignores what follows. Throws when they are not DER. */
export const derAtStart = (bytes: Buffer): Der => readAt(bytes, 0, 0)
/** Parses the bytes of exactly one element. */
export const readDer = (bytes: Buffer): Der => {
  const read = derAtStart(bytes)
  if (read.bytes.length !== bytes.length) throw new NotDer('too long')
  return read
}

/** Returns the element if it has this tag; throws otherwise. */
export const expectTag = (der: Der | undefined, tag: number): Der => {
  if (der?.tag !== tag) throw new NotDer(`no ${tag}`)
  return der
}
/** The parts of an element with this tag; throws unless their number is between these bounds. */
export const partsOf = (der: Der | undefined, tag: number, least = 0, most = Number.POSITIVE_INFINITY): Der[] => {
  const { parts } = expectTag(der, tag)
  if (parts.length < least || parts.length > most) throw new NotDer('parts')
  return parts
}
/** An object identifier as people write it. */
export const oidOf = (der: Der | undefined): string => {
  const { content } = expectTag(der, tags.oid)
  const numbers: number[] = []
  let number = 0
  for (const byte of content) {
    number = number * 128 + (byte & 0x7f)
    if (byte & 0x80) continue
    numbers.push(number)
    number = 0
  }
  const [first = 0, ...rest] = numbers
  const root = Math.min(2, Math.floor(first / 40))
  return [root, first - 40 * root, ...rest].join('.')
}
/** An integer that fits in a JavaScript number. */
export const integerOf = (der: Der | undefined): number => {
  const { content } = expectTag(der, tags.integer)
  if (content.length < 1 || content.length > 4) throw new NotDer('integer')
  return content.readIntBE(0, content.length)
}
/** The bytes of a bit string without unused bits. */
export const bitsOf = (der: Der | undefined): Buffer => {
  const { content } = expectTag(der, tags.bits)
  if (content[0] !== 0) throw new NotDer('bits')
  return content.subarray(1)
}

const twoDigitYear = (text: string) => (Number(text.slice(0, 2)) < 50 ? `20${text}` : `19${text}`)
/** A time in milliseconds, from either of the two DER types: to the second or with a fraction, always in UTC. */
export const timeOf = (der: Der | undefined): number => {
  const text = der?.content.toString('latin1') ?? ''
  const long = der?.tag === tags.utcTime ? twoDigitYear(text) : expectTag(der, tags.time).content.toString('latin1')
  const read = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d{1,6})?Z$/.exec(long)
  const at = read ? Date.parse(`${read[1]}-${read[2]}-${read[3]}T${read[4]}:${read[5]}:${read[6]}${read[7] ?? ''}Z`) : Number.NaN
  if (Number.isNaN(at)) throw new NotDer('time')
  return at
}
