// npm run bench -- first: the waiting time of a first visit on a phone, measured as Lighthouse does when it really throttles: a
// processor four times slower and a slow mobile network. Compared with a static page of the login screen.
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { launchBrowser } from '../tests/servers/browser.ts'
import { buildWebApp, withProduct } from './children.ts'
import type { Data } from './data.ts'
import { median } from './load.ts'
import { logIn, slower } from './screens.ts'

const rounds = Number(process.env.ROUNDS ?? 5)
// Lighthouse's slow 4G, as applied to a browser: 150 ms and 1.6 Mbit/s with its factors 3.75 and 0.9.
const line = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 0.9 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 0.9 * 1_000_000) / 8,
}
const phone = { viewport: { width: 412, height: 823 }, serviceWorkers: 'block' } as const
/**
 * The limits: the time during which the processor is too busy to respond to touch, and the largest paint of the login relative to
 * the static page.
 */
export const maxBlockedMs = 300
export const maxOfStatic = 1.8

interface VisitedPage {
  name: string
  path: string
  username?: string
}
const login: VisitedPage = { name: 'login', path: '/account/inloggen' }
const visits: VisitedPage[] = [
  login,
  { name: "the worker's home", path: '/werk', username: 'zorgverlener@demo.example' },
  { name: "the worker's list", path: '/werk/nieuwe-opdrachten', username: 'zorgverlener@demo.example' },
  { name: "the family's home", path: '/zorg/zorgvragen', username: 'client@demo.example' },
  { name: "the organization's list", path: '/organisatie/opdrachten', username: 'organisatie@demo.example' },
  { name: "the planner's list", path: '/backoffice/open-zorgmomenten', username: 'planner@demo.example' },
]
/** Medians: the first and the largest paint in milliseconds, the blocking time, and the layout shift. */
export interface PaintTimes {
  name: string
  first: number
  largest: number
  blocked: number
  shift: number
}
type Figures = Omit<PaintTimes, 'name'>

const watch = `
  window.seen = { first: 0, largest: 0, blocked: 0, shift: 0 }
  const on = (type, take) => new PerformanceObserver(list => list.getEntries().forEach(take)).observe({ type, buffered: true })
  on('paint', entry => { if (entry.name === 'first-contentful-paint') seen.first = entry.startTime })
  on('largest-contentful-paint', entry => { seen.largest = entry.startTime })
  on('longtask', entry => { seen.blocked += entry.duration - 50 })
  on('layout-shift', entry => { if (!entry.hadRecentInput) seen.shift += entry.value })`

const see = async (context: BrowserContext, address: string): Promise<Figures> => {
  const page = await context.newPage()
  await page.addInitScript(watch)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.clearBrowserCache')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 })
  await page.waitForTimeout(1000)
  const figures = await page.evaluate(() => (globalThis as unknown as { seen: Figures }).seen)
  await page.close()
  return figures
}
const medians = (all: Figures[]): Figures => {
  const of = (name: keyof Figures) => median(all.map(figures => figures[name]))
  return { first: of('first'), largest: of('largest'), blocked: of('blocked'), shift: of('shift') }
}
const visit = async (browser: Browser, address: string, { name, path }: VisitedPage, enter: (page: Page) => Promise<void>) => {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await enter(page)
  await page.close()
  const all: Figures[] = []
  for (let round = 0; round < rounds; round++) all.push(await see(context, address + path))
  await context.close()
  return { name, ...medians(all) }
}
// The same page without its scripts.
const seeStatic = async (browser: Browser, address: string): Promise<PaintTimes> => {
  const context = await browser.newContext(phone)
  await context.route(/\.js$/, route => route.abort())
  const all: Figures[] = []
  for (let round = 0; round < rounds; round++) all.push(await see(context, address + login.path))
  await context.close()
  return { name: 'the same page without scripts', ...medians(all) }
}

/** Visits each screen on this database, with an empty cache. */
export const measureFirst = async (data: Data, secret: string): Promise<PaintTimes[]> => {
  await buildWebApp()
  return withProduct(data.url, secret, async ({ address }) => {
    const browser = await launchBrowser()
    try {
      const seen = [await seeStatic(browser, address)]
      for (const visited of visits)
        seen.push(
          await visit(browser, address, visited, async page => {
            if (visited.username) await logIn(page, address, visited.username, data, secret)
          }),
        )
      return seen
    } finally {
      await browser.close()
    }
  })
}
