// Text as people type, paste or save it, without what nobody sees in it.

// Characters without a form of their own: the soft hyphen, what joins or breaks words, marks of direction. What is refused stays in.
const unseen = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u2060-\u2064\u206a-\u206f\ufeff]/gu
const spaces = /[^\S\t\r\v\f]+/g
// Arabic and Indic scripts need these two between letters: with and without them is another word.
const joiners = /(?<![\p{Script=Arabic}\p{M}])[\u200c\u200d]|[\u200c\u200d](?!\p{L})/gu
const hyphens = /[\u00ac\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g

// Characters that a spreadsheet, a calendar, XML or the database cannot hold: control characters except the line end, half
// characters and non-characters. And characters that reverse the direction of the text.
const uncarried = /[^\P{Cc}\n]|[\p{Cs}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/u
// Around a number that was copied from a telephone.
const direction = /[\u202a-\u202e\u2066-\u2069]/g
/** Whether every output of ours can hold this text. */
export const isCarried = (text: string): boolean => !uncarried.test(text)

/** The text on one line, with single spaces, and each character in the one form that Unicode composes (NFC). */
export const oneLine = (text: string): string =>
  text.trim().replace(spaces, ' ').replace(unseen, '').replace(joiners, '').replace(/ +/g, ' ').trim().normalize('NFC')

/** The same for numbers and codes: the digits and letters of a keyboard (NFKC), and every dash a hyphen. */
export const onKeyboard = (text: string): string =>
  oneLine(oneLine(text.replace(direction, '')).replace(hyphens, '-').normalize('NFKC'))
