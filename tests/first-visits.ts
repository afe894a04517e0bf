// The visits with a size limit: how much each transfers to a browser with an empty cache. The limits apply to what we build: the
// page, code, styles and fonts. Responses are as large as the day's data, and are only reported. One to one and a half kilobytes of
// each is the app shell in the page itself (docs/decisions/0077).
import type { Page } from 'playwright-core'
import { timeless } from './screens/judge.ts'
import { atRest } from './servers/browser.ts'

export interface FirstVisit {
  name: string
  /** `[client]` is replaced by the first client of the visitor. */
  path: string
  username?: string
  /** This element is visible once the page is complete. */
  shows: string
  /**
   * Without the API's responses. The last measured size plus half a kilobyte, rounded to a whole one: with an exact limit, one more word
   * in a text would fail the release.
   */
  budgetBytes: number
  /** The maximum number of requests. */
  most: number
}
export const firstVisits: FirstVisit[] = [
  { name: 'login', path: '/account/inloggen', shows: 'form', budgetBytes: 159_500, most: 9 },
  {
    name: "the worker's list",
    path: '/werk/nieuwe-opdrachten',
    username: 'zorgverlener@demo.example',
    shows: 'main a[href^="/werk/nieuwe-opdrachten/"]',
    budgetBytes: 191_500,
    most: 22, // three of them are of the badges in the menu, when the visit takes longer than three seconds
  },
  {
    name: "the worker's home",
    path: '/werk',
    username: 'zorgverlener@demo.example',
    shows: 'main h1',
    budgetBytes: 205_000,
    most: 36,
  },
  {
    name: "the reports of a worker's client",
    path: '/werk/client/[client]/rapportage',
    username: 'zorgverlener@demo.example',
    shows: 'main article',
    budgetBytes: 208_500,
    most: 36,
  },
  {
    name: "the family's home",
    path: '/zorg/zorgvragen',
    username: 'client@demo.example',
    shows: 'main article, main [aria-label="Vandaag"]',
    budgetBytes: 215_000,
    most: 46,
  },
  {
    name: "the organization's list",
    path: '/organisatie/opdrachten',
    username: 'organisatie@demo.example',
    shows: 'a[data-row]',
    budgetBytes: 201_500,
    most: 21,
  },
]
/**
 * The options for the page of a visit. The service worker is blocked: it fetches the rest of the app later, when nobody waits for
 * it.
 */
export const firstVisitOptions = { serviceWorkers: 'block', viewport: { width: 1440, height: 900 } } as const

/** The address of a visit for the person logged in on this page. */
export const addressOf = async (page: Page, url: string, { path }: FirstVisit): Promise<string> => {
  if (!path.includes('[client]')) return url + path
  await page.goto(`${url}/werk/client`)
  const client = await page.locator('main a[href^="/werk/client/"]').first().getAttribute('href')
  return url + path.replace('/werk/client/[client]', client!)
}

export interface Weight {
  /** Of the page and its assets. */
  bytes: number
  /** Of the API's responses. */
  answerBytes: number
  requests: string[]
}
/** Opens the address with an empty cache; counts everything received, headers included, until the app is idle. */
export const transferOf = async (page: Page, address: string, shows: string): Promise<Weight> => {
  // Requests of the previous screen are not part of this visit.
  await page.goto('about:blank')
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.clearBrowserCache')
  let bytes = 0
  let answerBytes = 0
  const requests: string[] = []
  // Nor are requests of the previous screen that are still under way.
  const asked = new Map<string, string>()
  const seen = new Set<string>()
  // Nor is the event stream, which starts when there is time, nor a refetch because a minute passed.
  network.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    // The previous screen may have started a request only after counting had begun.
    if (type === 'Document') {
      asked.clear()
      seen.clear()
      requests.length = 0
      bytes = 0
      answerBytes = 0
    }
    const name = `${request.method} ${timeless(request.url)}`
    if (/\/assets\/(follow|held-rows)|\/v1\/live/.test(name) || seen.has(name)) return
    seen.add(name)
    asked.set(requestId, name)
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = asked.get(requestId)
    if (!name) return
    if (name.includes('/v1/')) answerBytes += encodedDataLength
    else bytes += encodedDataLength
    requests.push(name)
  })
  await page.goto(address)
  await page.locator(shows).first().waitFor()
  await atRest(page)
  if (page.url() !== address) throw new Error(`${address} leads to ${page.url()}`)
  return { bytes, answerBytes, requests }
}
