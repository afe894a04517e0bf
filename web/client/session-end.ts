// Why the last login ended, for the login page of this tab.
import type { Session } from '#contract/language.ts'

const key = 'einde'
// The server renews a login for this long after its last use.
const renewableSeconds = 30 * 86_400
const reasons = ['away', 'elsewhere', 'busy', 'chosen'] as const
export type EndReason = (typeof reasons)[number]
export interface SessionEnd {
  reason: EndReason
  /** Whether this account has half-filled forms here. */
  drafts: boolean
}

/** Why the server refused a session with this status. A login before its second step is only valid for minutes. */
export function whyEnded({ iat, roles }: Pick<Session, 'iat' | 'roles'>, status: number, nowSeconds: number): EndReason {
  if (status === 429) return 'busy'
  return roles.includes('IS_AUTHENTICATED_2FA_IN_PROGRESS') || nowSeconds - iat >= renewableSeconds ? 'away' : 'elsewhere'
}

export const rememberEnd = (reason: EndReason, drafts: boolean): void =>
  sessionStorage.setItem(key, JSON.stringify({ reason, drafts } satisfies SessionEnd))
export const forgetEnd = (): void => sessionStorage.removeItem(key)
/** Why the last login of this tab ended; undefined when there was none. */
export function lastEnd(): SessionEnd | undefined {
  const [reason, drafts] = (sessionStorage.getItem(key) ?? '').match(/away|elsewhere|busy|chosen|true/g) ?? []
  const found = reasons.find(one => one === reason)
  return found && { reason: found, drafts: drafts === 'true' }
}

const sentences: Record<EndReason, string> = {
  away: 'U deed te lang niets.',
  elsewhere: 'U bent uitgelogd. Misschien koos u een nieuw wachtwoord, of logde u elders uit.',
  busy: 'U bent uitgelogd: er kwamen te veel verzoeken tegelijk.',
  chosen: 'U bent uitgelogd.',
}
/** The explanation on the login page. */
export const explainEnd = ({ reason, drafts }: SessionEnd): string =>
  reason === 'chosen'
    ? sentences.chosen
    : `${sentences[reason]} Log opnieuw in${drafts ? '; wat u had ingevuld, staat er nog.' : '.'}`
