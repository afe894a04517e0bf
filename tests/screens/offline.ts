// Without a network a screen shows after a reload what it last showed.
import type { Page } from 'playwright-core'
import type { Screen } from '../../contract/addresses.ts'
import { mayKeep } from '../../web/client/may-keep.ts'
import { appIsKept } from '../journeys/visit.ts'

/**
 * What is not kept on the device, so that such a screen only has to open: where one is logged in and what logs one in, and what would
 * follow from an act.
 */
export const neverKept: readonly Screen[] = ['/werk/beveiliging', '/backoffice/zorgmoment/[uuid]/annuleren']

const patienceMs = 10_000
/** Asks until it is so, or patience ends. */
const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  const deadline = Date.now() + patienceMs
  while (!(await isSo()) && Date.now() < deadline) await new Promise(done => setTimeout(done, 100))
}
/** How many answers were kept since this instant. Reading may not make the database. */
const keptSince = (ms: number) => `new Promise(resolve => {
  const opening = indexedDB.open('zorginzet')
  opening.onupgradeneeded = () => opening.transaction.abort()
  opening.onerror = () => resolve(0)
  opening.onsuccess = () => {
    const asked = opening.result.transaction('answers').objectStore('answers').get('kept')
    asked.onsuccess = () => {
      opening.result.close()
      resolve((asked.result?.answers ?? []).filter(({ atMs }) => atMs >= ${ms}).length)
    }
  }
})`
const lookAway = `Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  delete document.hidden`
// That there is no network, and what was new: it is read by being seen.
const notKept = /^(Er is geen internet\.|Nieuw$|\d+ nieuw$)/
// By element: a browser gives no lines of what it has left undrawn below the window.
const words = async (page: Page): Promise<string[]> => {
  const texts = await page.locator('main :not(:has(*))').allTextContents()
  return texts.map(text => text.trim()).filter(text => text !== '' && !notKept.test(text))
}

// A minute may pass meanwhile: the present, and how long it is until something.
const timeless = (text: string) => text.replace(/\d+/g, '#')

/** Waits until what the screen asked is kept, takes the network away, and says what a reload does not show. */
export const judgeOffline = async (page: Page, screen: Screen, asked: readonly string[]): Promise<string[]> => {
  await appIsKept(page)
  const loadedMs: number = await page.evaluate('performance.timeOrigin')
  // Answers are written when one looks away. When one is not, the screen will not show it.
  await page.evaluate(lookAway)
  const wanted = new Set(asked.filter(call => call.startsWith('GET ') && mayKeep([call]))).size
  const isKept = async () => ((await page.evaluate(keptSince(loadedMs))) as number) >= wanted
  await until(isKept)
  const before = await words(page)
  await page.context().setOffline(true)
  try {
    await page.reload()
    await page.locator('h1').first().waitFor()
    if (neverKept.includes(screen)) return []
    await page
      .getByText(/^Er is geen internet\./)
      .first()
      .waitFor()
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
    let gone = before
    const look = async () => {
      const after = new Set((await words(page)).map(timeless))
      gone = before.filter(line => !after.has(timeless(line)))
      return gone.length === 0
    }
    await until(look)
    return gone.length > 0 ? [`offline it no longer shows: ${gone.slice(0, 5).join(' / ')}`] : []
  } finally {
    await page.goto('about:blank')
    await page.context().setOffline(false)
  }
}
