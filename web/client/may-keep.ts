// Never stored on a device: where and how someone is logged in and addresses that work like a password, which are useless
// offline; and where the key of a home is.
const secret = /access_notes|account_(identities|sessions)|calendar|passkey|user_settings|token|login|logout|impersonat|factor/
/** Whether this query asks for one of those. */
export const isSecret = (question: string): boolean => secret.test(question)
/** Whether the answer to this query may be stored: what people read, and the name of the user. */
export const mayKeep = ([name]: readonly unknown[]): boolean =>
  typeof name === 'string' && (name.startsWith('GET ') || name === 'current user') && !isSecret(name)
