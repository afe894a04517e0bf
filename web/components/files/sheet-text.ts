// Decodes a spreadsheet saved as text, whatever its character set.

const marks: [set: string, bytes: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]
const share = (bytes: Uint8Array, odd: 0 | 1) => {
  const those = bytes.filter((_, index) => index % 2 === odd)
  return those.filter(byte => byte === 0).length / Math.max(1, those.length)
}
const setOf = (bytes: Uint8Array): string | undefined => {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0]
  if (marked) return marked
  // Without a byte order mark: in UTF-16 one of every two bytes is nearly always zero.
  const first = bytes.subarray(0, 4000)
  if (share(first, 1) > 0.4) return 'utf-16le'
  return share(first, 0) > 0.4 ? 'utf-16be' : undefined
}
// Of an old set for DOS or Mac an accent is one of these in that of Windows, where none follows a letter. A quote does before a capital.
const strange = /\p{L}(?:[‚ƒ„†‡ˆ‰‹Ž\u0080-\u009f]|[•Ÿ](?=\p{Ll})|‘(?!\p{Lu}))|\p{Ll}Š/u

/** The decoded text; undefined when the character set cannot be determined. */
export function sheetText(bytes: Uint8Array): string | undefined {
  const set = setOf(bytes)
  if (set) return new TextDecoder(set).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Excel saves in UTF-8 or in the old Windows character set: what is not the one is the other.
    const text = new TextDecoder('windows-1252').decode(bytes)
    return strange.test(text) ? undefined : text
  }
}
