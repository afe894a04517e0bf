// Part of npm run bench -- first: Lighthouse's scores of the login and of everybody's home and main lists on a phone, with its own
// preset. Compared with a static page of the login screen. Its packages are large: they are installed when it runs.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BrowserContext, chromium } from 'playwright-core'
import { launchBrowser } from '../tests/servers/browser.ts'
import { freePort } from '../tests/servers/free-port.ts'
import { buildWebApp, withProduct } from './children.ts'
import type { Data } from './data.ts'
import { median } from './load.ts'
import { logIn } from './screens.ts'

const rounds = Number(process.env.ROUNDS ?? 3)
const login = '/account/inloggen'
/** The minimum score of a screen. */
export const minScore = (path: string): number => (path === login ? 98 : 90)
const people: { username: string; paths: string[] }[] = [
  { username: 'zorgverlener@demo.example', paths: ['/werk', '/werk/nieuwe-opdrachten', '/werk/planning'] },
  { username: 'client@demo.example', paths: ['/zorg/zorgvragen'] },
  { username: 'organisatie@demo.example', paths: ['/organisatie/opdrachten', '/organisatie/clienten'] },
  { username: 'planner@demo.example', paths: ['/backoffice/open-zorgmomenten', '/backoffice/clienten'] },
]

/** Medians: the score out of 100, the first and the largest paint and the blocking time in milliseconds, and the layout shift. */
export interface PageScores {
  path: string
  score: number
  first: number
  largest: number
  blocked: number
  shift: number
}
type Figures = Omit<PageScores, 'path'>

interface Report {
  runtimeError?: { message: string }
  finalDisplayedUrl: string
  categories: { performance: { score: number } }
  audits: Record<string, { numericValue: number }>
}
type Lighthouse = (address: string, flags: object) => Promise<{ lhr: Report }>
const folder = join(import.meta.dirname, 'lighthouse')
const load = async (): Promise<Lighthouse> => {
  // These tools run on any Node and are not TypeScript.
  const { install } = await import(pathToFileURL(join(import.meta.dirname, '../tools/prepare.mjs')).href)
  install(folder)
  return (await import(pathToFileURL(join(folder, 'node_modules/lighthouse/core/index.js')).href)).default
}

const medians = (all: Figures[]): Figures => {
  const of = (name: keyof Figures) => median(all.map(figures => figures[name]))
  return { score: of('score'), first: of('first'), largest: of('largest'), blocked: of('blocked'), shift: of('shift') }
}
/** A separate browser that Lighthouse can connect to; `enter` gets the same storage that Lighthouse uses. */
const scoreAll = async (
  lighthouse: Lighthouse,
  address: string,
  paths: string[],
  { enter, blocked }: { enter?: (context: BrowserContext) => Promise<void>; blocked?: string[] } = {},
): Promise<PageScores[]> => {
  const port = await freePort()
  const browser = await launchBrowser({ port })
  try {
    if (enter) {
      const same = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
      await enter(same.contexts()[0]!)
      await same.close()
    }
    const scored: PageScores[] = []
    for (const path of paths) {
      const all: Figures[] = []
      for (let round = 0; round < rounds; round++) all.push(await score(lighthouse, address + path, port, blocked))
      scored.push({ path, ...medians(all) })
    }
    return scored
  } finally {
    await browser.close()
  }
}
const score = async (
  lighthouse: Lighthouse,
  address: string,
  port: number,
  blockedUrlPatterns: string[] = [],
): Promise<Figures> => {
  // By default it clears the cache before each visit, and keeps the login.
  const flags = { port, onlyCategories: ['performance'], logLevel: 'error', blockedUrlPatterns }
  const { runtimeError, finalDisplayedUrl, categories, audits } = (await lighthouse(address, flags)).lhr
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`)
  if (!finalDisplayedUrl.startsWith(address)) throw new Error(`${address} leads to ${finalDisplayedUrl}`)
  return {
    score: Math.round(categories.performance.score * 100),
    first: audits['first-contentful-paint']!.numericValue,
    largest: audits['largest-contentful-paint']!.numericValue,
    blocked: audits['total-blocking-time']!.numericValue,
    shift: audits['cumulative-layout-shift']!.numericValue,
  }
}

/** First the static page of the login screen, then the login screen, then each person's screens on this database. */
export const measureLighthouse = async (data: Data, secret: string): Promise<PageScores[]> => {
  await buildWebApp()
  const lighthouse = await load()
  return withProduct(data.url, secret, async ({ address }) => {
    const [still] = await scoreAll(lighthouse, address, [login], { blocked: ['*.js'] })
    const scored = [{ ...still!, path: 'the login without scripts' }, ...(await scoreAll(lighthouse, address, [login]))]
    for (const { username, paths } of people) {
      const enter = async (context: BrowserContext) => {
        const page = await context.newPage()
        await logIn(page, address, username, data, secret)
        await page.close()
      }
      scored.push(...(await scoreAll(lighthouse, address, paths, { enter })))
    }
    return scored
  })
}
