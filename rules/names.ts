// The name of a person, as every keyboard and file writes it the same.
import { isCarried, oneLine } from './typed-text.ts'

// Letters that are two (Ĳ, ﬁ), and the signs that stand for an apostrophe.
const ligatures = /[\u0132\u0133\ufb00-\ufb06]/g
const apostrophes = /[\u2018\u2019\u201b\u02b9\u02bb\u02bc\u02bd\u2032\u00b4`\uff07]/g
const hyphens = /[\u2010\u2011]/g
// Places in Unicode that everybody fills in for themselves.
const unknown = /\p{Co}/u

/** Words on one line, with ligatures in full and apostrophes and hyphens in one form; capitals and prefixes ("van der") stay as typed. */
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
