// Text as people type, paste or save it, without what nobody sees in it.

// Characters without a form of their own: control characters, the soft hyphen, what joins or breaks words, marks of direction.
const unseen = /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu
// Arabic and Indic scripts need these two between letters: with and without them is another word.
const joiners = /(?<![\p{Script=Arabic}\p{M}])[\u200c\u200d]|[\u200c\u200d](?!\p{L})/gu
const hyphens = /[\u00ac\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g

/** The text on one line, with single spaces, and each character in the one form that Unicode composes (NFC). */
export const oneLine = (text: string): string =>
  text
    .replace(/[\s\u0085]+/g, ' ')
    .replace(unseen, '')
    .replace(joiners, '')
    .replace(/ +/g, ' ')
    .trim()
    .normalize('NFC')

/** The same for numbers and codes: the digits and letters of a keyboard (NFKC), and every dash a hyphen. */
export const onKeyboard = (text: string): string => oneLine(oneLine(text).replace(hyphens, '-').normalize('NFKC'))
