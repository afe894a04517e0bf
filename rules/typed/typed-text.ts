// Cleans text as people type, paste or save it: removes invisible characters.

// Invisible characters: the soft hyphen, joiners and zero-width spaces, direction marks, fillers.
const unseen =
  /\u034f|\u17b4|\u17b5|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2060-\u2065\u206a-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}]/gu
// A tab separates two cells that were pasted.
const spaces = /[\s\u0085]+/g
// Arabic and Indic scripts need these two between letters: they distinguish words.
const joiners = /(?<![\p{Script=Arabic}\p{M}])[\u200c\u200d]|[\u200c\u200d](?!\p{L})/gu
const hyphens = /[\u00ac\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g

// Characters that a spreadsheet, a calendar, XML or the database cannot hold: control characters except the line end, half
// characters and non-characters. And characters that reverse the direction of the text, if they were not removed.
const uncarried = /[^\P{Cc}\n]|[\p{Cs}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/u
// Invisible marks around a name or number that was copied from a telephone.
const direction = /[\u202a-\u202e\u2066-\u2069]/g
/** Whether all our outputs support this text. */
export const isCarried = (text: string): boolean => !uncarried.test(text)

/** The text on one line, with single spaces, in composed Unicode (NFC). */
export const oneLine = (text: string): string =>
  text
    .replace(direction, '')
    .replace(spaces, ' ')
    .replace(unseen, '')
    .replace(joiners, '')
    .replace(/ +/g, ' ')
    .trim()
    .normalize('NFC')

/** A text of several lines, as stored: special spaces become ordinary ones, and every line break a newline. */
export const inLines = (text: string): string =>
  text
    .replace(direction, '')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .trim()
    .normalize('NFC')

// The digits of an Arabic and of a Persian keyboard.
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9]/g
/** The same for numbers and codes: the digits and letters of a keyboard (NFKC), and every dash a hyphen. */
export const onKeyboard = (text: string): string =>
  oneLine(oneLine(text).replace(hyphens, '-').normalize('NFKC')).replace(otherDigits, digit => String(digit.charCodeAt(0) & 15))
