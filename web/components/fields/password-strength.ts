import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { minPasswordCharacters } from '#contract/events/shown-numbers.ts'

/** How strong a password looks: 0 is too short to be allowed, 1 weak, 2 fair, 3 good, 4 strong. */
export type Strength = 0 | 1 | 2 | 3 | 4
// Characters beyond these add nothing, and each costs time while people type.
const measuredCharacters = 64

// The parts of the most guessed passwords. The long list is on the server, which has the last word.
const commonest =
  'wachtwoord password welkom welcome hallo qwerty qwertyuiop azerty asdfgh asdfghjkl zxcvbn zxcvbnm admin login geheim secret ' +
  'letmein iloveyou voorjaar lente zomer herfst najaar winter spring summer autumn januari februari maart april juni juli ' +
  'augustus september oktober november december maandag dinsdag woensdag donderdag vrijdag zaterdag zondag nederland ' +
  'holland amsterdam rotterdam utrecht ajax feyenoord'
const meter = new ZxcvbnFactory({ dictionary: { commonest: commonest.split(' ') } })

/**
 * Estimates strength by the number of guesses. Stricter than the library's own scale: without its dictionaries it takes an
 * ordinary word for random letters.
 */
export function measure(password: string): Strength {
  if (password.length < minPasswordCharacters) return 0
  const { guessesLog10 } = meter.check(password.slice(0, measuredCharacters))
  if (guessesLog10 < 9) return 1
  if (guessesLog10 < 12) return 2
  return guessesLog10 < 15 ? 3 : 4
}
