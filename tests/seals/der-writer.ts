// DER, written: the other half of api/platform/seals/der.ts, for the seals that the tests make.

const lengthOf = (size: number): Buffer => {
  if (size < 0x80) return Buffer.from([size])
  const digits = size < 0x1_00 ? 1 : size < 0x1_00_00 ? 2 : 3
  const written = Buffer.alloc(digits + 1, 0x80 + digits)
  written.writeUIntBE(size, 1, digits)
  return written
}
/** An element with this tag, of these parts. */
export const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content])
}
export const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts)
export const setOf = (...parts: Buffer[]): Buffer => der(0x31, ...parts)
export const tagged = (n: number, ...parts: Buffer[]): Buffer => der(0xa0 + n, ...parts)
export const octets = (bytes: Buffer): Buffer => der(4, bytes)
export const bits = (bytes: Buffer): Buffer => der(3, Buffer.from([0]), bytes)
export const integer = (value: number): Buffer => der(2, Buffer.from([value]))
export const nothing: Buffer = der(5)
export const oid = (text: string): Buffer => {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number)
  const digits = (number: number): number[] => {
    const written = [number & 0x7f]
    for (let left = number >> 7; left > 0; left >>= 7) written.unshift((left & 0x7f) | 0x80)
    return written
  }
  return der(6, Buffer.from([first * 40 + second, ...rest].flatMap(digits)))
}
const digitsIn = (at: string) =>
  new Date(at)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replace(/[-:T]/g, '')
export const time = (at: string): Buffer => der(24, Buffer.from(digitsIn(at)))
export const utcTime = (at: string): Buffer => der(23, Buffer.from(digitsIn(at).slice(2)))
