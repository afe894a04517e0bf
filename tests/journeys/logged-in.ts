// Logs a browser in without the login screen: the same calls, with their responses stored where the app finds them.
import type { Page } from 'playwright-core'
import type { Session } from '../../contract/language.ts'
import { demoPassword } from '../../demo/accounts.ts'
import { homeOf } from '../../web/client/guard.ts'
import { parseSession } from '../../web/client/session-shape.ts'

interface Logging {
  page: Page
  /** The address of the server. */
  url: string
  username: string
  /** The newest mailed code, requested when a second step is due. Without this the second step stays due. */
  codeOf?: () => Promise<string>
}

const call = async ({ page, url }: Logging, method: 'POST' | 'PUT', path: string, data: object, token?: string) => {
  const headers = token ? { Authorization: `Bearer ${token}` } : {}
  // Through the browser's own cookie jar, so that it gets the refresh token and is known as a device.
  const answer = await page.context().request.fetch(`${url}/v1${path}`, { method, data, headers })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return ((await answer.json()) as { token: string }).token
}
const payloadOf = (token: string) => Buffer.from(token.split('.')[1]!, 'base64url').toString()
const owesCode = ({ roles }: Session) => roles.includes('IS_AUTHENTICATED_2FA_IN_PROGRESS')

/** Logs in; returns the address of their home, without going there. */
export const becomeLoggedIn = async (logging: Logging): Promise<string> => {
  const { page, url, username, codeOf } = logging
  let token = await call(logging, 'POST', '/login/check', { username, password: demoPassword })
  if (codeOf && owesCode(parseSession(payloadOf(token))!))
    token = await call(logging, 'PUT', '/mfa/verify', { code: await codeOf() }, token)
  // A page of this server without the app.
  await page.goto(`${url}/health`)
  await page.evaluate(payload => localStorage.setItem('auth', payload), payloadOf(token))
  return url + homeOf(parseSession(payloadOf(token))!)
}
