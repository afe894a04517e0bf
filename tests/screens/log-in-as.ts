import type { Page } from 'playwright-core'
import type { App } from '../journeys/app.ts'
import { becomeLoggedIn } from '../journeys/logged-in.ts'
import type { Viewer } from './people.ts'

const subject = 'De code om in te loggen'
const codes = async ({ url }: App, username: string): Promise<string[]> => {
  const mails = (await (await fetch(`${url}/dev/mail.json`)).json()) as { to: string; subject: string; text: string }[]
  return mails.filter(mail => mail.to === username && mail.subject.includes(subject)).map(({ text }) => /\d{6}/.exec(text)![0])
}

const enter = async (app: App, page: Page, username: string, owes: boolean): Promise<void> => {
  // A code may have been mailed to another test a moment ago.
  await app.server.database.updateTable('multi_factor_code').set({ sent_at: '2026-01-01T00:00:00Z' }).execute()
  const before = (await codes(app, username)).length
  const codeOf = async () => {
    let [code, ...older] = await codes(app, username)
    while (older.length < before) [code, ...older] = await codes(app, username)
    return code!
  }
  await becomeLoggedIn({ page, url: app.url, username, ...(!owes && { codeOf }) })
}

// When one person logs in twice at once, the second code ends the first, so logins of one person run in turn.
const turns = new Map<string, Promise<unknown>>()

/** Logs in, with the mailed code where one is asked for; leaves an empty page. */
export const logInAs = async (app: App, page: Page, { username, roles }: Viewer): Promise<void> => {
  if (!username || !roles) return
  const owes = roles.includes('IS_AUTHENTICATED_2FA_IN_PROGRESS')
  const turn = (turns.get(username) ?? Promise.resolve()).then(() => enter(app, page, username, owes))
  turns.set(
    username,
    turn.catch(() => undefined),
  )
  await turn
  await page.goto('about:blank')
}
