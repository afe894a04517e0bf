// Offline, a screen shows after a reload what it last showed.
import type { Page } from 'playwright-core'
import type { Screen } from '../../contract/addresses.ts'
import { appIsKept } from '../journeys/visit.ts'
import { atRest } from '../servers/browser.ts'

/**
 * Screens whose data is not stored on the device, so that they only have to open: devices and login methods, where a provider of sign-on
 * leads back to, and previews of an action.
 */
export const neverKept: readonly Screen[] = [
  ...(['/werk/beveiliging', '/zorg/account', '/backoffice/settings'] as const),
  '/account/inloggen/organisatie',
  '/backoffice/zorgmoment/[uuid]/annuleren',
]

// Responses are stored when the page is hidden.
const lookAway = `Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  delete document.hidden`
// The message that there is no network, and what was new: seeing it marks it as read.
const notKept = /^((Je|U) hebt geen internet\.|Nieuw$|\d+ nieuw$)/
// By element: a browser returns no text of what it has not rendered below the window. An announcement is made once.
const words = async (page: Page): Promise<string[]> => {
  const texts = await page.locator('main :not(:has(*), [role="status"])').allTextContents()
  return texts.map(text => text.trim()).filter(text => text !== '' && !notKept.test(text))
}

// A minute may pass meanwhile, which changes the current time and the time left until something.
const timeless = (text: string) => text.replace(/\d+/g, '#')

/** Makes the device store now what the page shows. */
export const keepAnswers = async (page: Page): Promise<void> => {
  await page.evaluate(lookAway)
  await atRest(page)
}
/** Waits until the screen's responses are stored, takes the network away, and returns what is missing after a reload. */
export const judgeOffline = async (page: Page, screen: Screen): Promise<string[]> => {
  await appIsKept(page)
  await keepAnswers(page)
  const before = await words(page)
  await page.context().setOffline(true)
  try {
    await page.reload()
    await page.locator('h1').first().waitFor()
    if (neverKept.includes(screen)) return []
    await page
      .getByText(/^(Je|U) hebt geen internet\./)
      .first()
      .waitFor()
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
    await atRest(page)
    const after = new Set((await words(page)).map(timeless))
    const gone = before.filter(line => !after.has(timeless(line)))
    return gone.length > 0 ? [`offline it no longer shows: ${gone.slice(0, 5).join(' / ')}`] : []
  } finally {
    await page.goto('about:blank')
    await page.context().setOffline(false)
  }
}
