// Where one is logged in, by which means, and addresses that are worth a login: of no use without a connection. And where the key of a
// home is: that stays on no phone.
const secret = /access_notes|account_sessions|calendar|passkey|user_settings|token|login|logout|impersonat|factor/
/** Whether this question is about one of those. */
export const isSecret = (question: string): boolean => secret.test(question)
/** Whether the answer to this question may be kept: what was read, and the name of the person. */
export const mayKeep = ([name]: readonly unknown[]): boolean =>
  typeof name === 'string' && (name.startsWith('GET ') || name === 'current user') && !isSecret(name)
