// Passwords as argon2id PHC strings (OWASP's second setting: 19 MiB, 2 passes), by node:crypto. And which passwords are too easy.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { inQueue, openQueue } from '../queue.ts'

const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const derive = promisify(argon2)
const text = (bytes: Buffer) => bytes.toString('base64').replace(/={1,2}$/, '')

// A hash takes a processor and a libuv thread for tens of milliseconds. Of the four threads one stays free for everything else.
const atOnce = Math.min(3, availableParallelism())
const hashing = openQueue(atOnce, 120_000, 'unavailable')
/**
 * Runs work that hashes or judges passwords, only a few at once. Outside transactions, because a transaction that waits makes
 * others wait. Throws 503 when its turn does not come within two minutes.
 */
export const inHashingQueue = <T>(work: () => Promise<T>): Promise<T> => inQueue(hashing, '', work)

// One device sends é as one character, another as two: NIST SP 800-63B requires normalization before hashing.
const normalized = (password: string): string => password.normalize('NFKC')

/** The PHC string of a password, with a salt of its own. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { ...cost, message: normalized(password), nonce })
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${text(nonce)}$${text(Buffer.from(tag))}`
}

// A hash that matches no password: an unknown user then costs as much time as a wrong password.
const decoy = `$argon2id$v=19$m=19456,t=2,p=1$${text(Buffer.alloc(16, 7))}$${text(Buffer.alloc(32, 7))}`
/** Is this the password? Without a stored hash the answer is no, after the same time. */
export const isPassword = async (password: string, stored: string | null): Promise<boolean> => {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored ?? decoy)
  if (!parts) return false
  const [, memory, passes, parallelism, salt, tag] = parts
  const wanted = Buffer.from(tag!, 'base64')
  const options = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism), tagLength: wanted.length }
  const nonce = Buffer.from(salt!, 'base64')
  for (const message of formsOf(password)) {
    const found = Buffer.from(await derive('argon2id', { ...options, message, nonce }))
    if (timingSafeEqual(found, wanted)) return stored !== null
  }
  return false
}
// Passwords hashed before we normalized them are in the form of the device they were chosen on.
const formsOf = (password: string) =>
  new Set([normalized(password), password, password.normalize('NFC'), password.normalize('NFD')])

/**
 * Is this password easy to guess? `personal` are words about its owner: name, e-mail address. The estimator knows 40,000 common
 * passwords, and is loaded when the first password is chosen.
 */
export const isTooEasy = async (password: string, personal: string[]): Promise<boolean> => {
  const { guessesOf } = await import('./guesses.ts')
  return guessesOf(normalized(password), personal) < enoughGuesses
}
// Ten times what zxcvbn requires for its score of 3 out of 4: someone who knows Dutch habits guesses in a better order than
// zxcvbn assumes.
const enoughGuesses = 1e9
