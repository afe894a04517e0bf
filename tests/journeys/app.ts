// The whole product for a journey: web app, API, jobs and demo world on a separate database, and people with browsers.
import { resolve } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { vi } from 'vitest'
import { resetClock } from '../../api/platform/clock.ts'
import type { Settings } from '../../api/platform/settings.ts'
import { openApi, type Server } from '../../api/server.ts'
import { handInFiles } from '../../demo/papers.ts'
import type { UnderWay } from '../../web/components/page/under-way.ts'
import { recordPresses } from '../presser/record.ts'
import { launchBrowser } from '../servers/browser.ts'
import { freshDatabase } from '../servers/database.ts'
import { freePort } from '../servers/free-port.ts'
import { settings } from '../servers/settings.ts'
import { becomeLoggedIn } from './logged-in.ts'
import { logIn, login } from './visit.ts'

export interface Visitor {
  page: Page
  /** Browser errors: on the console (a blocked style or script among them) and uncaught ones. */
  complaints: string[]
  close(): Promise<void>
}
interface Ways {
  /**
   * With the service worker, for what is shown offline: for each visitor it fetches every file of the app, which takes three times
   * the processor time of the visit itself.
   */
  keptApp?: boolean
  /** Through the login screen, where the journey is about logging in. */
  byScreen?: boolean
}
type VisitOptions = BrowserContextOptions & Ways & { dark?: boolean }
interface Mail {
  to: string
  subject: string
  text: string
}
export interface App {
  url: string
  server: Server
  /** A separate browser window; given a username, logged in at their home. */
  visit(username?: string, options?: VisitOptions): Promise<Visitor>
  moveClock(to: string): Promise<void>
  runJob(name: string): Promise<void>
  /** Waits for a mail to this person whose subject contains these words; returns the newest. */
  mailTo(person: string, words: string): Promise<Mail>
  close(): Promise<void>
}

interface Kind extends Ways {
  /** The browser build that has notifications. */
  whole?: boolean
}
/** On a new database. */
export const openApp = async (own: Partial<Settings> = {}, kind?: Kind): Promise<App> => {
  const { url, drop } = await freshDatabase('template_demo')
  return openAppOn(url, drop, own, kind)
}
/** On a database with the demo world; `drop` deletes it. */
export const openAppOn = async (
  databaseUrl: string,
  drop: () => Promise<unknown>,
  own: Partial<Settings> = {},
  kind: Kind = {},
): Promise<App> => {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = await openApi({ ...settings, webDir: resolve('dist/web'), ...own, publicUrl: url, port }, databaseUrl)
  // The database is copied without its files.
  await handInFiles(server.database, server.files)
  await server.app.listen({ port, host: '127.0.0.1' })
  await server.startWork()
  // Started on demand: a journey with another browser (tests/engines) needs none.
  let browser: Promise<Browser> | undefined
  const visit: App['visit'] = async (username, options) => {
    browser ??= launchBrowser({ ...kind, shortLived: true })
    return visitAt(await browser, url, username, { keptApp: kind.keptApp ?? false, ...options })
  }
  return {
    url,
    server,
    visit,
    moveClock: async to => must(await post(`${url}/dev/clock`, { now: to })),
    runJob: async name => must(await post(`${url}/dev/jobs/${name}`, {})),
    mailTo: (person, words) => waitForMail(url, person, words),
    close: async () => {
      await (await browser)?.close()
      await server.stop()
      await drop()
      resetClock()
    },
  }
}

const post = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
const must = async (answer: Response): Promise<void> => {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`)
}

// Like a browser that refuses it: the app works without. An empty page has no service worker.
const refuseServiceWorker = `if ('serviceWorker' in navigator) navigator.serviceWorker.register = () => Promise.reject(new Error())`

// The browser logs every response of 400 and up; refusals are part of journeys, and checked there.
const isRefusal = (text: string) => /^Failed to load resource: the server responded with a status of 4(03|04|09|22)/.test(text)

/** A machine may be ten times slower than this one: something that takes longer than this will not happen. */
const patienceMs = 60_000

/**
 * What people would see and wait for. A navigation during a sheet's step back in the history is lost, so navigating waits for that
 * step. A key has no target that Playwright waits for: during a change its dialog is still in front and takes the key.
 */
const stepsFirst = (page: Page): void => {
  const over = (...kinds: UnderWay[]) =>
    page.locator(`html${kinds.map(kind => `:not([data-busy~="${kind}"])`).join('')}`).waitFor({ state: 'attached' })
  const stepTaken = () => over('step')
  const { goto, reload, goBack, goForward } = page
  page.goto = (...to) => stepTaken().then(() => goto.apply(page, to))
  page.reload = (...how) => stepTaken().then(() => reload.apply(page, how))
  page.goBack = (...how) => stepTaken().then(() => goBack.apply(page, how))
  page.goForward = (...how) => stepTaken().then(() => goForward.apply(page, how))
  const { keyboard } = page
  const { press } = keyboard
  keyboard.press = (...keys) => over('step', 'changes', 'route', 'code').then(() => press.apply(keyboard, keys))
}

/** A screen that queries what it just removed logs an error that is none. */
const watchRemoved = (page: Page, complaints: string[]): void => {
  const removed: string[] = []
  page.on('domcontentloaded', () => removed.splice(0))
  page.on('response', answer => {
    const [method, { pathname }] = [answer.request().method(), new URL(answer.url())]
    if (method === 'DELETE' && answer.ok() && /[0-9a-f-]{36}$/.test(pathname)) removed.push(pathname)
    const isGone = method === 'GET' && answer.status() === 404 && removed.some(each => pathname.startsWith(each))
    if (isGone) complaints.push(`${page.url()}: asked for ${pathname}, which it had removed`)
  })
}

/** A separate browser window at this address. */
export const visitAt = async (
  browser: Browser,
  url: string,
  username?: string,
  { dark = false, keptApp = false, byScreen = false, ...options }: VisitOptions = {},
): Promise<Visitor> => {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
    acceptDownloads: true,
    ...options,
  })
  if (!keptApp) await context.addInitScript(refuseServiceWorker)
  if (dark) await context.addInitScript(() => localStorage.setItem('kleurmodus', 'dark'))
  await recordPresses(context)
  context.setDefaultTimeout(patienceMs)
  const page = await context.newPage()
  stepsFirst(page)
  const complaints: string[] = []
  watchRemoved(page, complaints)
  page.on('pageerror', error => complaints.push(`${page.url()}: ${error.message}`))
  page.on('console', message => {
    if (message.type() === 'error' && !isRefusal(message.text())) complaints.push(`${page.url()}: ${message.text()}`)
  })
  if (username && byScreen) {
    await page.goto(login)
    await logIn(page, username)
    await page.waitForURL(address => !address.pathname.startsWith('/account/'))
  } else if (username) {
    await page.goto(await becomeLoggedIn({ page, url, username }), { waitUntil: 'commit' })
    await page.locator('html[data-busy]').waitFor({ state: 'attached' })
  }
  return { page, complaints, close: () => context.close() }
}

// Amounts contain a non-breaking space.
export const spaced = (text: string): string => text.replaceAll('\u00a0', ' ')

const waitForMail = (url: string, person: string, words: string): Promise<Mail> => {
  const find = async () => {
    const mails = (await (await fetch(`${url}/dev/mail.json`)).json()) as Mail[]
    const found = mails.find(mail => mail.to === person && spaced(mail.subject).includes(words))
    if (found) return found
    throw new Error(`No mail to ${person} about “${words}”: ${mails.slice(0, 5).map(m => `${m.to}: ${m.subject}`)}`)
  }
  return vi.waitFor(find, { timeout: patienceMs, interval: 200 })
}
