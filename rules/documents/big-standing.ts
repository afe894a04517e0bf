// Whether a BIG number is in an import of the register, under its owner's name.
import { folded } from '../typed/folded.ts'

/** The result for a number: registered, registered under another name, not registered, or struck off. */
export type BigStanding = 'in_register' | 'other_name' | 'not_found' | 'struck_off'
/** A row of the register: a number has one for each specialism. */
export interface RegisterEntry {
  name: string
  /** The last day (YYYY-MM-DD); null when it has none. */
  endsOn: string | null
}

const wordsOf = (text: string) => folded(text).split(' ').filter(Boolean)
/** Whether a name in the register, written with first names or initials, can be this person's. */
export function isRegisteredName(name: string, { firstName, lastName }: { firstName: string; lastName: string }): boolean {
  const [words, last, [first = '']] = [wordsOf(name), wordsOf(lastName), wordsOf(firstName)]
  const others = words.filter(word => !last.includes(word))
  if (last.length === 0 || !last.every(word => words.includes(word))) return false
  return others.includes(first) || others.find(word => word.length === 1) === first.slice(0, 1)
}

/** Takes the rows of a number, its owner's names, and the day of the register (YYYY-MM-DD); gives the result. */
export function bigStandingOf(
  entries: readonly RegisterEntry[],
  who: { firstName: string; lastName: string },
  takenOn: string,
): BigStanding {
  if (entries.length === 0) return 'not_found'
  const own = entries.filter(({ name }) => isRegisteredName(name, who))
  if (own.length === 0) return 'other_name'
  return own.some(({ endsOn }) => endsOn === null || endsOn >= takenOn) ? 'in_register' : 'struck_off'
}

/** Whether a result is worse than the previous one (null: there was no register to check it against). */
export const gotWorse = (before: BigStanding | null, after: BigStanding): boolean =>
  after !== 'in_register' && (before === null || before === 'in_register')
