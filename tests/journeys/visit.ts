// What visitors do in every journey.
import type { Page } from 'playwright-core'
import { afterEach, expect } from 'vitest'
import { demoPassword } from '../../demo/accounts.ts'
import { callerWith } from '../servers/api.ts'
import { tokenFor } from '../worlds/world.ts'
import type { App, Visitor } from './app.ts'

/** Prints what a window shows: a journey that failed by chance cannot be looked at again. */
const tell = async ({ page }: Visitor): Promise<void> => {
  const parts = await page.locator('main, dialog[open]').all()
  const shown = await Promise.all(parts.map(part => part.ariaSnapshot({ timeout: 5_000 }).catch(String)))
  console.error(`${page.url()}\n${shown.join('\n').slice(0, 4000)}`)
}
/** Opens browser windows for a test, and closes them after it. */
export const visitorsOf = (app: App, options: Parameters<App['visit']>[1] = {}) => {
  const visitors: Visitor[] = []
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') for (const visitor of visitors) await tell(visitor)
    for (const { close } of visitors.splice(0)) await close()
  })
  return async (username?: string): Promise<Visitor> => {
    const visitor = await app.visit(username, options)
    visitors.push(visitor)
    return visitor
  }
}

export type Body = { '@id': string; uuid: string; [field: string]: unknown }
/** The API as a person by their username; refusals throw. */
export const callsOf = (app: App) => async (username: string) => {
  const call = async (method: string, path: string, body?: unknown, token?: string) => {
    const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
    const answer = await fetch(`${app.url}/v1${path.replace(/^\/v1/, '')}`, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Body & { member: Body[]; token: string }
  }
  const { token } = await call('POST', '/login/check', { username, password: demoPassword })
  return (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, body?: unknown) => call(method, path, body, token)
}

/** The same without a password or a second step; refusals are returned. */
export const callersOf = (app: App) => async (username: string) => {
  const account = await app.server.database
    .selectFrom('account')
    .select(['uuid', 'username', 'roles'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  const person = { ...account, roles: account.roles as Parameters<typeof tokenFor>[2] & object, multiFactor: true }
  return { uuid: account.uuid, ...callerWith(app.server, await tokenFor(app.server, person)) }
}

export const login = '/account/inloggen'
export const pathIs = (page: Page, path: string) => page.waitForURL(url => url.pathname === path)
export const logIn = async (page: Page, username: string, password = demoPassword): Promise<void> => {
  await page.getByLabel('E-mailadres').fill(username)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
}
const chooseLogOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Menu van/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
}
export const logOut = async (page: Page): Promise<void> => {
  await chooseLogOut(page)
  await pathIs(page, login)
}
/** Logs out here and, when the browser is sent there, at the organization's provider. */
export const logOutAtBoth = async (page: Page, issuer: string): Promise<void> => {
  await chooseLogOut(page)
  await page.waitForURL(address => address.origin === issuer)
  await page.getByRole('button', { name: 'Uitloggen', exact: true }).click()
  await pathIs(page, login)
}
/** The session stored in this browser; null when logged out. */
export const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? 'null'))

/** Waits until this device has stored the app. */
export const appIsKept = (page: Page): Promise<unknown> => page.evaluate('navigator.serviceWorker.ready.then(() => true)')

// Reading must not create the database.
const keptText = `new Promise(resolve => {
  const opening = indexedDB.open('zorginzet')
  opening.onupgradeneeded = () => opening.transaction.abort()
  opening.onerror = () => resolve('')
  opening.onsuccess = () => {
    const asked = opening.result.transaction('answers').objectStore('answers').get('kept')
    asked.onsuccess = () => {
      opening.result.close()
      resolve((asked.result?.answers ?? []).map(one => one.key).join(' '))
    }
  }
})`
/** The requests whose responses this device has stored. */
export const keptKeys = (page: Page): Promise<string> => page.evaluate<string>(keptText)
/** Waits until this device has stored the responses to requests with each of these words. */
export const kept = async (page: Page, words: readonly string[]): Promise<void> => {
  const missing = async () => {
    const keys = await keptKeys(page)
    return words.filter(word => !keys.includes(word))
  }
  await expect.poll(missing).toEqual([])
}
