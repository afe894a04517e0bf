// Passkeys in the browser itself (WebAuthn).
import { type AnswerOf, type Args, Problem } from './api.ts'
import { readCreation, readRequest, writeAnswer } from './passkey-forms.ts'

type Made = Args<'POST /passkeys'>['body']['response']
type Options = AnswerOf<'POST /passkeys/options'>

/** Whether this browser can make and use passkeys. */
export const canPasskeys = (): boolean => 'PublicKeyCredential' in window

const refused: Record<string, string> = {
  InvalidStateError: 'Dit apparaat heeft al een passkey voor dit account.',
  SecurityError: 'Op dit webadres werkt een passkey niet.',
}
const otherwise = 'Dat lukte niet met dit apparaat. Probeer een ander apparaat of een andere browser.'
// Browsers do not tell cancelling from a timeout.
const calledOff = ['NotAllowedError', 'AbortError']
const answerOf = async (credential: Promise<Credential | null>): Promise<Made | undefined> => {
  try {
    return writeAnswer((await credential) as PublicKeyCredential)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    if (calledOff.includes(error.name)) return undefined
    throw Object.assign(new Problem(0, refused[error.name] ?? otherwise), { cause: error })
  }
}

/**
 * Creates a passkey for the server's request; undefined when it was cancelled. Throws a Problem when the device or browser
 * cannot.
 */
export const makePasskey = (options: Options): Promise<Made | undefined> => {
  const publicKey = readCreation(options as unknown as PublicKeyCredentialCreationOptionsJSON)
  return answerOf(navigator.credentials.create({ publicKey }))
}
/**
 * Signs the server's challenge with a passkey; undefined when it was cancelled. Throws a Problem when the device or browser
 * cannot.
 */
export const signWithPasskey = (options: Options): Promise<Made | undefined> => {
  const publicKey = readRequest(options as unknown as PublicKeyCredentialRequestOptionsJSON)
  return answerOf(navigator.credentials.get({ publicKey }))
}

const key = 'passkey'
/** Whether this account has used a passkey in this browser before: others need not be asked for one. */
export const usedPasskeyHere = (account: string): boolean => localStorage.getItem(key) === account
/** Remembers that this account has a passkey here, or forgets it. */
export const keepPasskeyHere = (account: string | null): void =>
  account === null ? localStorage.removeItem(key) : localStorage.setItem(key, account)
