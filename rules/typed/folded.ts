// Words as people type them: without accents, capitals, apostrophes and signs. The database folds what it keeps in the same way
// (migration 0001, the function folded): `api/platform/rows/search.test.ts` checks that they agree.

const expanded: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' }
const plain = new Map([...'ıøłđðħŧŋəςĸ'].map((letter, at) => [letter, 'iolddhtneσk'[at]!]))

/** Takes a text; gives its letters and digits in words with one space between them. "Ĳsselstein, Joël" is "ijsselstein joel". */
export const folded = (text: string): string =>
  text
    .replaceAll('´', '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff'`‘’‛ʹʻʼ′]/gu, '')
    .toLowerCase()
    .replace(/[ßæœþıøłđðħŧŋəςĸ]/gu, letter => expanded[letter] ?? plain.get(letter)!)
    .replace(/[^\p{Alphabetic}0-9]+/gu, ' ')
    .trim()

const maxWords = 10
/** Only digits and the punctuation of a telephone number. */
const isNumber = (text: string) => /^[\d\s+()/.-]+$/.test(text) && /\d/.test(text)
/** The digits of a telephone number without the prefix of the Netherlands or of international calls: the part people remember. */
const digitsOf = (text: string) => text.replace(/[^0-9+]/g, '').replace(/^(\+31|0031|31(?=[0-9]{9}$))?[+0]*/, '')

/**
 * Takes a search text; gives its words, normalized. A number is one word however it is spaced, and so is a postcode: "06 12 34"
 * is "61234", "3511 AB" is "3511ab".
 */
export const wordsAsked = (search: string): string[] => {
  const words = isNumber(search) ? digitsOf(search) : folded(search).replace(/(^| )(\d{4}) ([a-z]{1,2})(?= |$)/g, '$1$2$3')
  return words.split(' ').filter(Boolean).slice(0, maxWords)
}

// The index of the database holds trigrams: it finds three letters anywhere, and fewer only together with the space before them.
const minTrigramLetters = 3
// As many digits of a telephone number as people remember, and as are rare enough to be worth looking up at its end.
const minEndingDigits = 4
/**
 * Takes a search word; gives the alternatives of which a normalized text, with a space before and after it, must contain one. One
 * or two letters must begin a word, and so must digits, which are common. Four digits may also end a number, as people quote the
 * last digits of a telephone number.
 */
export const partsFor = (word: string): string[] => {
  if (/^\d+$/.test(word)) return word.length >= minEndingDigits ? [` ${word}`, `${word} `] : [` ${word}`]
  return [[...word].length >= minTrigramLetters ? word : ` ${word}`]
}

/** Takes a text and a search text; tells whether the text contains each search word. */
export const isFoundIn = (text: string, search: string): boolean => {
  const within = ` ${folded(text)} `
  const words = wordsAsked(search)
  if (words.length === 0) return search.trim() === ''
  return words.every(word => partsFor(word).some(part => within.includes(part)))
}
