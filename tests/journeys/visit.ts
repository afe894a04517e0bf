// What visitors of every journey do.
import type { Page } from 'playwright-core'
import { demoPassword } from '../../demo/accounts.ts'

export const login = '/account/inloggen'
export const pathIs = (page: Page, path: string) => page.waitForURL(url => url.pathname === path)
export const logIn = async (page: Page, username: string, password = demoPassword): Promise<void> => {
  await page.getByLabel('E-mailadres').fill(username)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
}
export const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Menu van/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await pathIs(page, login)
}
/** The session as this browser keeps it; null when logged out. */
export const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? 'null'))
