// Ways to change a sealed file: each gives a file with other bytes, of which none may be taken for genuine.
import type { Chance } from '../../demo/chance.ts'

/** The place of the signature in a sealed file: from its first hexadecimal digit to after its last. */
export const holeIn = (file: Buffer): [from: number, to: number] => {
  const from = file.indexOf('<', file.indexOf('/Contents <') + 10) + 1
  return [from, file.indexOf('>', from)]
}
/** The size in bytes of the signature itself, without the zeros after it. */
export const signatureSize = (file: Buffer): number => {
  const [from] = holeIn(file)
  const head = Buffer.from(file.toString('latin1', from, from + 12), 'hex')
  return head[1]! < 0x80 ? 2 + head[1]! : 2 + head[1]! - 0x80 + head.readUIntBE(2, head[1]! - 0x80)
}
const spliced = (file: Buffer, at: number, removed: number, added: Buffer | string): Buffer =>
  Buffer.concat([file.subarray(0, at), Buffer.from(added), file.subarray(at + removed)])
const withByte = (file: Buffer, at: number, change: (byte: number) => number): Buffer => {
  const copy = Buffer.from(file)
  copy[at] = change(copy[at]!)
  return copy
}
// Within the signature, written as hexadecimal digits of the same case.
const inSignature = (file: Buffer, at: number, change: (byte: number) => number): Buffer => {
  const [from] = holeIn(file)
  const place = from + 2 * at
  const byte = Number.parseInt(file.toString('latin1', place, place + 2), 16)
  return spliced(file, place, 2, (change(byte) & 0xff).toString(16).padStart(2, '0'))
}
const rangeIn = (file: Buffer): [at: number, text: string] => {
  const at = file.indexOf('/ByteRange')
  return [at, file.toString('latin1', at, file.indexOf(']', at) + 1)]
}
const withRange = (file: Buffer, change: (numbers: number[]) => (number | string)[]): Buffer => {
  const [at, text] = rangeIn(file)
  const numbers = (text.match(/\d+/g) ?? []).map(Number)
  return spliced(
    file,
    at,
    text.length,
    `/ByteRange [ ${change(numbers).join(' ')} ]`.padEnd(text.length, ' ').slice(0, text.length),
  )
}
/** The file with these objects appended, as some makers do with data for checking a seal later. */
export const appendedTo = (file: Buffer, objects: string): Buffer => {
  const root = /\/Root (\d+ 0 R)/.exec(file.toString('latin1'))![1]
  const trailer = `xref\n0 0\ntrailer\n<</Size 99/Root ${root}/Prev 9>>\nstartxref\n9\n%%EOF\n`
  return Buffer.concat([file, Buffer.from(`\n${objects}\n${trailer}`)])
}
/** The objects of a DSS (PAdES), and of another text on the first page. */
export const storeForLater = '98 0 obj\n<</Type/DSS>>\nendobj'
export const otherText = (file: Buffer): string => {
  const page = /\/Contents (\d+) 0 R/.exec(file.toString('latin1'))![1]
  return `${page} 0 obj\n<</Length 17>>\nstream\nBT (Anders) Tj ET\nendstream\nendobj`
}
const update = (objects: string) => `\n${objects}\nxref\n0 0\ntrailer\n<</Size 99/Root 1 0 R/Prev 9>>\nstartxref\n9\n%%EOF\n`

type Mutation = (file: Buffer, chance: Chance, other: Buffer) => Buffer
const other = (chance: Chance) => (byte: number) => (byte + chance.whole(1, 255)) % 256
/** Each way by its name. `other` is a second sealed file of the same size of signature. */
export const mutations: Record<string, Mutation> = {
  'one bit anywhere': (file, chance) =>
    withByte(file, chance.whole(0, file.length - 1), byte => byte ^ (1 << chance.whole(0, 7))),
  'one byte anywhere': (file, chance) => withByte(file, chance.whole(0, file.length - 1), other(chance)),
  'one bit of the signature': (file, chance) =>
    inSignature(file, chance.whole(0, signatureSize(file) - 1), byte => byte ^ (1 << chance.whole(0, 7))),
  'one byte of the signature': (file, chance) => inSignature(file, chance.whole(0, signatureSize(file) - 1), other(chance)),
  'something after the signature': (file, chance) => {
    const [from, to] = holeIn(file)
    return inSignature(file, chance.whole(signatureSize(file), (to - from) / 2 - 1), other(chance))
  },
  'one letter of the signature in the other case': (file, chance) => {
    const [from] = holeIn(file)
    const letters = [...file.toString('latin1', from, from + 2 * signatureSize(file)).matchAll(/[a-f]/g)]
    return withByte(file, from + letters[chance.whole(0, letters.length - 1)]!.index, byte => byte - 32)
  },
  'cut off': (file, chance) => file.subarray(0, chance.whole(9, file.length - 1)),
  'begins later': (file, chance) => file.subarray(chance.whole(1, file.length - 9)),
  'something added after it': (file, chance) =>
    Buffer.concat([file, Buffer.from(['\n', ' ', '%', '\0', '%%EOF\n', update('')][chance.whole(0, 5)]!)]),
  'something added within it': (file, chance) =>
    spliced(file, chance.whole(1, file.length - 1), 0, ['\n', ' ', '0', '%x\n', '>', '<<>>'][chance.whole(0, 5)]!),
  'something taken out of it': (file, chance) => {
    const size = chance.whole(1, 40)
    return spliced(file, chance.whole(0, file.length - size), size, '')
  },
  'a page put over it': (file, chance) =>
    Buffer.concat([file, Buffer.from(update(`${chance.whole(1, 12)} 0 obj\n<</Type/Page/Contents 13 0 R>>\nendobj`))]),
  'another range of bytes': (file, chance) =>
    withRange(file, numbers => {
      const at = chance.whole(0, 3)
      return numbers.map((number, n) => (n === at ? number + [1, -1, 2, -2, 100][chance.whole(0, 4)]! : number))
    }),
  'a range of another form': (file, chance) =>
    withRange(
      file,
      numbers => [numbers.slice(0, 2), [...numbers, 0, 0], [null, ''].map(String), numbers.toReversed()][chance.whole(0, 3)]!,
    ),
  'a range without its signature': (file, chance) => {
    const added = chance.whole(1, 400)
    const grown = spliced(file, file.length, 0, ' '.repeat(added))
    return withRange(grown, ([first, length, second, last]) => [first!, length!, second!, last! + added])
  },
  'a second signature': (file, chance) => {
    const [, text] = rangeIn(file)
    const [from, to] = holeIn(file)
    const signature = `<</Type/Sig/SubFilter/ETSI.CAdES.detached${text}/Contents <${file.toString('latin1', from, to)}>>>`
    return Buffer.concat([file, Buffer.from(update(`${chance.whole(50, 90)} 0 obj\n${signature}\nendobj`))])
  },
  'the signature of another file': (file, _chance, from) => {
    const [start, end] = holeIn(file)
    const [first, last] = holeIn(from)
    return spliced(file, start, end - start, from.subarray(first, last))
  },
  'its name of the signature gone': (file, chance) => {
    const name = ['/ByteRange', '/Contents <', '/SubFilter', '/AcroForm', '/FT /Sig', '/V '][chance.whole(0, 5)]!
    return withByte(file, file.lastIndexOf(name) + 1, byte => byte + 1)
  },
  'two bytes in each other’s place': (file, chance) => {
    for (;;) {
      const at = chance.whole(0, file.length - 2)
      if (file[at] === file[at + 1]) continue
      const first = file[at]!
      return withByte(
        withByte(file, at, () => file[at + 1]!),
        at + 1,
        () => first,
      )
    }
  },
}
