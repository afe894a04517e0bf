import type { Page } from 'playwright-core'
import type { App } from '../journeys/app.ts'
import { logIn, login } from '../journeys/visit.ts'
import type { Viewer } from './people.ts'

const subject = 'De code om in te loggen'
const codes = async ({ url }: App, username: string): Promise<string[]> => {
  const mails = (await (await fetch(`${url}/dev/mail.json`)).json()) as { to: string; subject: string; text: string }[]
  return mails.filter(mail => mail.to === username && mail.subject.includes(subject)).map(({ text }) => /\d{6}/.exec(text)![0])
}

const enter = async (app: App, page: Page, { username, roles }: Viewer): Promise<void> => {
  if (!username || !roles) return
  // Somebody else may have been mailed a code a moment ago.
  await app.server.database.updateTable('multi_factor_code').set({ sent_at: '2026-01-01T00:00:00Z' }).execute()
  const before = (await codes(app, username)).length
  await page.goto(login)
  await logIn(page, username)
  await page.waitForURL(url => url.pathname !== login)
  if (!page.url().endsWith('/account/mfa') || roles.includes('IS_AUTHENTICATED_2FA_IN_PROGRESS')) return
  let [code, ...older] = await codes(app, username)
  while (older.length < before) [code, ...older] = await codes(app, username)
  await page.getByLabel('Code', { exact: true }).fill(code!)
  await page.getByRole('button', { name: 'Verder', exact: true }).click()
  await page.waitForURL(url => !url.pathname.startsWith('/account/'))
}

// Of two who log in as one person at once, the code of the second ends that of the first: they take turns.
const turns = new Map<string, Promise<unknown>>()

/** Logs in through the screen, with the mailed code for whom that is asked of; leaves the home screen, so that nothing that it asks is still on its way. */
export const logInAs = async (app: App, page: Page, viewer: Viewer): Promise<void> => {
  if (!viewer.username) return
  const turn = (turns.get(viewer.username) ?? Promise.resolve()).then(() => enter(app, page, viewer))
  turns.set(
    viewer.username,
    turn.catch(() => undefined),
  )
  await turn
  await page.goto('about:blank')
}
