// DER (X.690) read as strictly as it must be written: one form for each value, so that no byte can change without being noticed.

/** One element: its tag, all its bytes, what is in it, and its parts when it has them. */
export interface Der {
  tag: number
  bytes: Buffer
  content: Buffer
  parts: Der[]
}
/** The tags that are met: of the universal class, and of a context with a number. */
export const tags = { integer: 2, bits: 3, octets: 4, null: 5, oid: 6, sequence: 0x30, set: 0x31, utcTime: 23, time: 24 } as const
/** The tag of [n] with parts, and of [n] without. */
export const context = (n: number): number => 0xa0 + n
export const contextPlain = (n: number): number => 0x80 + n

/** The bytes are not what they must be. */
export class NotDer extends Error {}
const mostDepth = 32

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
  if (tag === undefined || (tag & 0x1f) === 0x1f || depth > mostDepth) throw new NotDer('tag')
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

/** Takes bytes that begin with an element; gives it. What follows is not looked at. Throws when they are not DER. */
export const derAtStart = (bytes: Buffer): Der => readAt(bytes, 0, 0)
/** Takes the bytes of exactly one element; gives it. */
export const readDer = (bytes: Buffer): Der => {
  const read = derAtStart(bytes)
  if (read.bytes.length !== bytes.length) throw new NotDer('too long')
  return read
}

/** Gives the element when its tag is this one. */
export const expectTag = (der: Der | undefined, tag: number): Der => {
  if (der?.tag !== tag) throw new NotDer(`no ${tag}`)
  return der
}
/** Gives the parts of an element with this tag, of which there are at least and at most so many. */
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
/** A whole number that fits one. */
export const integerOf = (der: Der | undefined): number => {
  const { content } = expectTag(der, tags.integer)
  if (content.length < 1 || content.length > 4) throw new NotDer('integer')
  return content.readIntBE(0, content.length)
}
/** The bytes of a bit string that is whole bytes. */
export const bitsOf = (der: Der | undefined): Buffer => {
  const { content } = expectTag(der, tags.bits)
  if (content[0] !== 0) throw new NotDer('bits')
  return content.subarray(1)
}

const twoDigitYear = (text: string) => (Number(text.slice(0, 2)) < 50 ? `20${text}` : `19${text}`)
/** A moment, in milliseconds; of the two forms, to the second or with a fraction, always of UTC. */
export const timeOf = (der: Der | undefined): number => {
  const text = der?.content.toString('latin1') ?? ''
  const long = der?.tag === tags.utcTime ? twoDigitYear(text) : expectTag(der, tags.time).content.toString('latin1')
  const read = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d{1,6})?Z$/.exec(long)
  const at = read ? Date.parse(`${read[1]}-${read[2]}-${read[3]}T${read[4]}:${read[5]}:${read[6]}${read[7] ?? ''}Z`) : Number.NaN
  if (Number.isNaN(at)) throw new NotDer('time')
  return at
}
