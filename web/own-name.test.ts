// No screen offers an impersonating planner what only the person themselves may do: each file with such a call checks it, or is
// behind one that does. For an action on an item, the item says so (`allowedActions`).
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import type { Operation } from '#contract/operations.ts'

const guarded = /<OwnNameOnly>|impersonated/
/** Files with such a call that do not check for impersonation, and the file in front of them that does. */
const behind: Record<string, string> = {
  'care/account/new-papers.tsx': 'care/bell/bell-late.tsx',
  'care/api-clients/client-secret-dialog.tsx': 'care/api-clients/secret-dialog.tsx',
  'care/bell/choices/quiet-hours.tsx': 'care/bell/choices/preferences.tsx',
  'care/messages/use-waiting-messages.ts': 'care/messages/conversation.tsx',
  'care/security/email-card.tsx': 'care/settings/security-part.tsx',
  'care/security/devices-card.tsx': 'care/settings/security-part.tsx',
  'care/security/passkey-dialog.tsx': 'care/settings/security-part.tsx',
  'care/security/passkeys-row.tsx': 'care/settings/security-part.tsx',
  'care/security/password-card.tsx': 'care/settings/security-part.tsx',
  'care/security/second-factor/authenticator-step.tsx': 'care/settings/security-part.tsx',
  'care/security/second-factor/second-factor-dialog.tsx': 'care/settings/security-part.tsx',
  'care/sign-on/sign-ons-card.tsx': 'care/settings/security-part.tsx',
  'client/passkeys.ts': 'care/settings/security-part.tsx',
  'client/push.ts': 'care/bell/choices/use-push.ts',
  'routes/account/inloggen/-return/use-linking.ts': 'routes/account/inloggen/-return/link-account.tsx',
  'routes/organisatie/tarieven/-webhooks/secret-dialog.tsx': 'care/api-clients/secret-dialog.tsx',
  'routes/werk/-decline/waiting-decline.ts': 'routes/werk/-decline/decline-card.tsx',
  'routes/werk/-home/welcome.tsx': 'routes/werk/route.tsx',
  'routes/werk/client/-plan/score-dialog.tsx': 'routes/werk/client/-plan/plan-page.tsx',
  'routes/werk/client/-reports/write/use-send-report.ts': 'routes/werk/client/-reports/write/report-sheet.tsx',
  'routes/werk/-planning/panels/answer-form.tsx': 'routes/werk/-planning/panels/violation-panel.tsx',
}
/** They render no button of their own: the call is made where the list above, or an item, allows it. */
const drawsNone: Record<string, string> = {
  'client/api.ts': 'says how much a change answers',
  'care/offline/readers.ts': 'says what waits to be sent',
  'care/reviews/review-dialog.tsx': 'opened by buttons that are guarded, below',
  'routes/werk/-arrival/arrival-reports.ts': 'says what waits to be sent',
  'routes/werk/-reactions/withdraw-button.tsx': 'takes back what was withdrawn in the same minute',
  'routes/werk/-reactions/use-withdraw-all.ts': 'takes back what was withdrawn in the same minute',
  'routes/werk/nieuwe-opdrachten/-series/series-dates.tsx': 'names the type of its answer',
}
const backOffice = ['ROLE_PLANNER', 'ROLE_BACK_OFFICE_EMPLOYEE']
const operations: Operation[] = Object.values(contract).flatMap(concept => Object.values<Operation>(concept))
const own = operations.filter(
  ({ by, inOwnName, kind }) =>
    // Nobody can impersonate the back office.
    inOwnName && kind !== 'preview' && (by === 'public' || by.some(role => !backOffice.includes(role))),
)
const files = new Map(
  globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname })
    .filter(path => !/\.test\.tsx?$|^pieces\/|call-parameters/.test(path))
    .map(path => [path, readFileSync(join(import.meta.dirname, path), 'utf8')]),
)
const isGuarded = (path: string) => guarded.test(files.get(path) ?? '')
const callers = own.flatMap(operation =>
  [...files]
    .filter(([, text]) => text.includes(`'${operation.method} ${operation.path}'`))
    .map(([path, text]) => ({ path, text, operation })),
)

test('every file with an action that a planner may not do while impersonating checks for that', () => {
  const offers = callers.filter(({ path, text, operation: { resource } }) => {
    const names = Object.keys(resource?.actions ?? {})
    const isByItem = names.length > 0 && new RegExp(`action="(${names.join('|')})"`).test(text)
    return !isGuarded(path) && !isGuarded(behind[path] ?? '') && !drawsNone[path] && !isByItem
  })
  expect([...new Set(offers.map(({ path, operation }) => `${path}: ${operation.method} ${operation.path}`))]).toEqual([])
})
test('what lies behind another, and what draws nothing, still calls it', () => {
  const calling = new Set(callers.map(({ path }) => path))
  expect([...Object.keys(behind), ...Object.keys(drawsNone)].filter(path => !calling.has(path))).toEqual([])
})
test('every file that opens the dialog of a review checks for impersonation', () => {
  const openers = [...files].filter(([, text]) => text.includes('<ReviewDialog')).map(([path]) => path)
  expect(openers.length).toBeGreaterThan(4)
  expect(openers.filter(path => !isGuarded(path))).toEqual([])
})
