// Cleans text as people type, paste or save it: removes invisible characters.

// Invisible characters: the soft hyphen, joiners and word breaks, direction marks. Characters that are refused below stay in.
const unseen = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u2060-\u2064\u206a-\u206f\ufeff]/gu
const spaces = /[^\S\t\r\v\f]+/g
// Arabic and Indic scripts need these two between letters: they distinguish words.
const joiners = /(?<![\p{Script=Arabic}\p{M}])[\u200c\u200d]|[\u200c\u200d](?!\p{L})/gu
const hyphens = /[\u00ac\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g

// Characters that a spreadsheet, a calendar, XML or the database cannot store: control characters except the line end, lone
// surrogates and non-characters. And characters that reverse the direction of text.
const uncarried = /[^\P{Cc}\n]|[\p{Cs}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/u
// Surround a number that was copied from a telephone.
const direction = /[\u202a-\u202e\u2066-\u2069]/g
/** Whether all our outputs support this text. */
export const isCarried = (text: string): boolean => !uncarried.test(text)

/** The text on one line, with single spaces, in composed Unicode (NFC). */
export const oneLine = (text: string): string =>
  text.trim().replace(spaces, ' ').replace(unseen, '').replace(joiners, '').replace(/ +/g, ' ').trim().normalize('NFC')

/** For numbers and codes: compatibility characters as keyboard digits and letters (NFKC), and every dash as a hyphen. */
export const onKeyboard = (text: string): string =>
  oneLine(oneLine(text.replace(direction, '')).replace(hyphens, '-').normalize('NFKC'))
