// How many guesses a password takes. zxcvbn knows some 40,000 common passwords and the usual variations on them.
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

// What someone who guesses Dutch passwords tries first, besides the world's common passwords.
const commonWords = ['zorginzet', 'welkom', 'wachtwoord', 'geheim', 'zorg', 'thuiszorg', 'lente', 'zomer', 'herfst', 'winter']
const judge = new ZxcvbnFactory({ dictionary: { ...dictionary, ours: commonWords }, graphs: adjacencyGraphs })
/** The number of guesses for someone who knows these words about its owner. */
export const guessesOf = (password: string, personal: string[]): number => {
  const words = personal.flatMap(word => [word, ...word.split(/[^\p{L}\p{N}]+/u)]).filter(word => word.length > 2)
  return judge.check(password.slice(0, 100), words).guesses
}
