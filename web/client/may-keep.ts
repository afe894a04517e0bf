// Never stored on a device: where and how someone is logged in and addresses that work like a password, which are useless
// offline; and where the key of a home is.
const secret = /access_notes|account_(identities|sessions)|calendar|passkey|user_settings|token|login|logout|impersonat|factor/
/** Whether this query asks for one of those. */
export const isSecret = (question: string): boolean => secret.test(question)
/** Whether the answer to this query may be stored: what people read, and the name of the user. */
export const mayKeep = ([name]: readonly unknown[]): boolean =>
  typeof name === 'string' && (name.startsWith('GET ') || name === 'current user') && !isSecret(name)

const file = /^GET \/(care_plan_|care_requests|client_(care_assist_reports|homes|relations|reports)|clients\/\{|medications)/
const sums = /^GET .*(choices|_count_|earning|figures|stats)|^current user/
/**
 * Whether a stored answer may be shown before the server has answered: lists, counts and sums may. An item may not, since forms
 * start from its values. A client's file may not: opening it is logged and may need a recent login.
 */
export const mayShowAtOnce = ([name]: readonly unknown[], answer: unknown): boolean =>
  !file.test(String(name)) && (sums.test(String(name)) || (typeof answer === 'object' && answer !== null && 'member' in answer))
