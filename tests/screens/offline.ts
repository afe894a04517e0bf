// Without a network a screen shows after a reload what it last showed.
import type { Page } from 'playwright-core'
import type { Screen } from '../../contract/addresses.ts'
import { appIsKept } from '../journeys/visit.ts'
import { atRest } from '../servers/browser.ts'

/**
 * What is not kept on the device, so that such a screen only has to open: where one is logged in and what logs one in, and what would
 * follow from an act.
 */
export const neverKept: readonly Screen[] = [
  ...(['/werk/beveiliging', '/zorg/account', '/backoffice/settings'] as const),
  '/backoffice/zorgmoment/[uuid]/annuleren',
]

// Answers are written when one looks away.
const lookAway = `Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  delete document.hidden`
// That there is no network, and what was new: it is read by being seen.
const notKept = /^((Je|U) hebt geen internet\.|Nieuw$|\d+ nieuw$)/
// By element: a browser gives no lines of what it has left undrawn below the window.
const words = async (page: Page): Promise<string[]> => {
  const texts = await page.locator('main :not(:has(*))').allTextContents()
  return texts.map(text => text.trim()).filter(text => text !== '' && !notKept.test(text))
}

// A minute may pass meanwhile: the present, and how long it is until something.
const timeless = (text: string) => text.replace(/\d+/g, '#')

/** Has this device write down now what the page shows. */
export const keepAnswers = async (page: Page): Promise<void> => {
  await page.evaluate(lookAway)
  await atRest(page)
}
/** Waits until what the screen asked is kept, takes the network away, and says what a reload does not show. */
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
