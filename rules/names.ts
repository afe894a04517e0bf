// The name of a person, as every keyboard and file writes it the same.
import { isCarried, oneLine } from './typed-text.ts'

// Letters that a program drew as one (ﬁ), and signs that are no apostrophe but stand for one. What is one stays as it was typed: a search
// finds each by the other (rules/folded.ts).
const ligatures = /[\ufb00-\ufb06]/g
const apostrophes = /[\u02b9\u2032\u00b4`\uff07]/g
const hyphens = /[\u2010\u2011]/g
// Places in Unicode that everybody fills in for themselves.
const unknown = /\p{Co}/u

/** Words on one line, without what a program made of letters and hyphens; capitals, prefixes ("van der") and apostrophes stay as typed. */
export const plainWords = (text: string): string =>
  oneLine(text)
    .replace(ligatures, letters => letters.normalize('NFKC'))
    .replace(apostrophes, "'")
    .replace(hyphens, '-')

/** Takes a first or last name as typed; gives it as it is kept, or undefined when no letter is in it, or what no output of ours can hold. */
export function readName(text: string): string | undefined {
  const name = plainWords(text)
  return /\p{L}/u.test(name) && isCarried(name) && !unknown.test(name) ? name : undefined
}
