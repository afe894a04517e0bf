// How hard a Dutch text is to read; texts for families may be B1 at most.

/** Stands in for a value in a text: it counts as one ordinary word. */
export const filledIn = '{}'

/** A level of the Common European Framework, as far as a formula can tell. */
export type ReadingLevel = 'A2' | 'B1' | 'B2' | 'C1'
/** A sentence that is too hard, and why, in words for its author. */
export interface HardSentence {
  sentence: string
  why: string
}

const easiestOf: readonly (readonly [level: ReadingLevel, readingEase: number])[] = [
  ['A2', 80],
  ['B1', 60],
  ['B2', 45],
]
const lowestOfB1 = 60
const maxWords = 15
// In shorter sentences a single long word would weigh too much.
const minWords = 6
const maxSyllables = 4
const ordinary = 2

// Long words that families know from their own care, or that are explained wherever they appear.
const known =
  /^(medicatie|medicijnen?|contactpersoon|contactpersonen|rapportages?|zorgverleners?|zorginzet|zorgorganisatie|organisaties?|telefoonnummers?|bewegingen|verpleegkundigen?|verzorgenden?|huisartsen?|apotheker?|beoordeling(en)?|beoordelen|aandachtsgebied(en)?|jaaroverzicht(en)?|e-mailadres(sen)?|instellingen|informatie|mantelzorgers?|cliëntmanagers?|vertegenwoordigers?|fysiotherapie|fysiotherapeut|dagbesteding|tweestapsverificatie|authenticator-app|januari|februari|november|december)$/u
// Loanwords, which are not pronounced as they are spelled.
const loans: readonly (readonly [RegExp, string])[] = [
  [/team/g, 'tiem'],
  [/line\b/g, 'lijn'],
  [/qu/g, 'kw'],
  [/eum\b/g, 'ejum'],
]
const sounds =
  /eeu|ieu|aai|ooi|oei|eau|aa|[eé][eé]|oo|uu|ie|ei|ij|ui|ou|au|eu|oe|ai|[aeiouäëïöüáàâéèêíìîóòôúùû]|y(?![aeiouäëïöü])/g

/** The number of syllables of a Dutch word, by its pronounced vowels; a number or an abbreviation counts as one. */
export function countSyllables(word: string): number {
  const simplified = loans.reduce((text, [written, spoken]) => text.replace(written, spoken), word.toLowerCase().normalize('NFC'))
  return Math.max(1, simplified.match(sounds)?.length ?? 0)
}

/** The words of a text; a placeholder is one. */
export const wordsOf = (text: string): string[] => text.match(/\{\}|[\p{L}\p{N}]+(?:[-’'.:,/][\p{L}\p{N}]+)*/gu) ?? []
/** The sentences of a text. As Flesch counted them, a colon and a semicolon end one too. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…:;][”’")]?)\s+|\n+/u)
    .map(sentence => sentence.replace(/\s+/g, ' ').trim())
    .filter(sentence => wordsOf(sentence).length > 0)

// Placeholders and words that families know count as ordinary words.
const weightOf = (word: string) =>
  word === filledIn || known.test(word.toLowerCase()) ? Math.min(ordinary, countSyllables(word)) : countSyllables(word)

/**
 * The reading ease by Flesch-Douma, from below 0 (very hard) to about 129 (words of one syllable); 129 for a text without words.
 * Douma, De leesbaarheid van landbouwbladen (Wageningen, 1960): 206.84 - 0.93 × words per sentence - 77 × syllables per word.
 */
export function readingEase(text: string): number {
  const sentences = sentencesOf(text).length || 1
  const words = wordsOf(text)
  const perWord = words.length === 0 ? 1 : words.reduce((sum, word) => sum + weightOf(word), 0) / words.length
  return 206.84 - 0.93 * (Math.max(1, words.length) / sentences) - 77 * perWord
}

/**
 * The level a text requires. Douma calls 60 to 70 normal (the end of primary school) and 45 to 60 rather hard; equating normal
 * with B1 is how Dutch authorities read it, not a result of research.
 */
export function readingLevel(text: string): ReadingLevel {
  const ease = readingEase(text)
  return easiestOf.find(([, least]) => ease >= least)?.[0] ?? 'C1'
}

const longWords = (sentence: string) =>
  wordsOf(sentence).filter(word => countSyllables(word) > maxSyllables && !known.test(word.toLowerCase()))

/** The sentences that are harder than B1: too long, with too many long words, or with a word that is too long. */
export function hardSentences(text: string): HardSentence[] {
  return sentencesOf(text).flatMap(sentence => {
    const { length } = wordsOf(sentence)
    const long = longWords(sentence)
    const ease = readingEase(sentence)
    if (length > maxWords) return [{ sentence, why: `${length} words, at most ${maxWords}` }]
    if (long.length > 0) return [{ sentence, why: `long: ${long.join(', ')}` }]
    if (length >= minWords && ease < lowestOfB1)
      return [{ sentence, why: `reading ease ${Math.round(ease)}, at least ${lowestOfB1}: shorter words` }]
    return []
  })
}

/** The words with which a text addresses its reader as "je"; none when it uses "u", or addresses nobody. */
export const informalIn = (text: string): string[] =>
  text.match(/(?<![\p{L}\p{N}])(?:je|jij|jou|jouw|jullie)(?![\p{L}\p{N}])/giu) ?? []
