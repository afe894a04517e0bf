import { expect, test } from 'vitest'
import type { Role } from '#contract/language.ts'
import { type EndReason, explainEnd, whyEnded } from './session-end.ts'

const dayS = 86_400
const now = 1_795_000_000
test.each<[string, Role, number, number, EndReason]>([
  ['a login that was not used for a month', 'ROLE_CARE_WORKER', 31 * dayS, 401, 'away'],
  ['a login of yesterday', 'ROLE_CARE_WORKER', dayS, 401, 'elsewhere'],
  ['a login that waits for its code', 'IS_AUTHENTICATED_2FA_IN_PROGRESS', 700, 401, 'away'],
  ['too many requests', 'ROLE_CARE_WORKER', 60, 429, 'busy'],
])('%s ended: %s', (_name, role, agoSeconds, status, reason) => {
  expect(whyEnded({ iat: now - agoSeconds, roles: [role] }, status, now)).toBe(reason)
})
test('the login page promises a draft only when there is one', () => {
  expect(explainEnd({ reason: 'away', drafts: true })).toBe(
    'U deed te lang niets. Log opnieuw in; wat u had ingevuld, staat er nog.',
  )
  expect(explainEnd({ reason: 'away', drafts: false })).toBe('U deed te lang niets. Log opnieuw in.')
  expect(explainEnd({ reason: 'chosen', drafts: false })).toBe('U bent uitgelogd.')
})
