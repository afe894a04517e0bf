// Normalizes the name of a person, so that every keyboard and file gives the same text.
import { isCarried, oneLine } from './typed-text.ts'

// Ligatures a program inserted (ﬁ), and characters used in place of an apostrophe. Real apostrophes stay as typed: a search finds
// either form (rules/typed/folded.ts).
const ligatures = /[\ufb00-\ufb06]/g
const apostrophes = /[\u02b9\u2032\u00b4`\uff07]/g
const hyphens = /[\u2010\u2011]/g
// The private use areas of Unicode.
const unknown = /\p{Co}/u

/**
 * One line of text, without a program's ligatures and special hyphens; capitals, prefixes ("van der") and apostrophes stay as
 * typed.
 */
export const plainWords = (text: string): string =>
  oneLine(text)
    .replace(ligatures, letters => letters.normalize('NFKC'))
    .replace(apostrophes, "'")
    .replace(hyphens, '-')

/**
 * Takes a first or last name as typed; gives it as stored, or undefined when it has no letter, or a character that our outputs do
 * not support.
 */
export function readName(text: string): string | undefined {
  const name = plainWords(text)
  return /\p{L}/u.test(name) && isCarried(name) && !unknown.test(name) ? name : undefined
}
