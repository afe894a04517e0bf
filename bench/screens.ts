// npm run bench -- screens: waiting times at the screen, in a real browser on a processor that is four times slower: from each
// press to the next paint, and to the paint with its result. On the desktop compared with the same presses where the list is empty:
// the same shell without content.
import type { Page } from 'playwright-core'
import { openTokens } from '../api/platform/login/token.ts'
import { demoPassword } from '../demo/accounts.ts'
import { launchBrowser } from '../tests/servers/browser.ts'
import { buildWebApp, withProduct } from './children.ts'
import type { Data } from './data.ts'

/** How many times slower than this machine the browser is. */
export const slower = 4
const rounds = Number(process.env.ROUNDS ?? 9)
/** Every press is followed by a paint within this many milliseconds. */
export const maxNextPaint = 200

interface Act {
  name: string
  /** The user's action. */
  press: (page: Page) => Promise<unknown>
  /** A page expression that is true once the result is shown. */
  shows: string
}
/** For one action, in milliseconds: each time to the next paint, and to the result. */
export interface Waits {
  paint: number[]
  answer: number[]
}
export interface ScreenWaits {
  name: string
  full: Waits
  empty: Waits
}

// The menu column of a desktop, or the bar of a phone.
const menu = (name: RegExp) => (page: Page) =>
  page
    .getByRole('navigation', { name: /^(Hoofdmenu|Snel naar)$/ })
    .getByRole('link', { name })
    .click()
const view = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Weergave' }).getByRole('link', { name, exact: true }).click()
// A settled page has no placeholder; an empty list says that it is empty.
const settled = `!document.querySelector('main [aria-busy="true"], main [class*="_skeleton_"]')`
const onView = (name: string) =>
  `${settled} && document.querySelector('nav[aria-label=Weergave] [aria-current]')?.textContent === '${name}'`
const isOpen = `!!document.querySelector('dialog[open] [role=listbox], [role=dialog] input')`
const opensList = (name: RegExp, shows: string): Act => ({ name: 'open the list from another screen', press: menu(name), shows })
const filters: Act[] = [
  {
    name: 'open a filter',
    press: page => page.getByRole('button', { name: /^Niveau/ }).click(),
    shows: isOpen,
  },
  // This level has more than one page: so the list that follows is not emptied.
  {
    name: 'choose in it',
    press: page => page.getByRole('dialog').getByLabel('Verzorgende IG', { exact: true }).click(),
    shows: `${settled} && location.search.includes('niveau=')`,
  },
  { name: 'close it', press: page => page.keyboard.press('Escape'), shows: 'true' },
]
const finding: Act[] = [
  { name: 'Ctrl K', press: page => page.keyboard.press('Control+k'), shows: isOpen },
  ...[...'ochtend'].map(letter => ({
    name: 'a letter in the search',
    press: (page: Page) => page.keyboard.press(letter),
    shows: `document.querySelector('dialog[open] [role=listbox]')?.getAttribute('aria-busy') === 'false'`,
  })),
  { name: 'close the search', press: page => page.keyboard.press('Escape'), shows: `!document.querySelector('dialog[open]')` },
  { name: 'open the clients', press: menu(/^Cliënten/), shows: `${settled} && document.title.startsWith('Cliënten')` },
]
const opensPanel: Act = {
  name: 'open an opdracht beside the list',
  press: page => page.locator('a[data-row]').nth(3).click(),
  shows: `location.search.includes('open=') && ${settled}`,
}

interface Workplace {
  name: string
  username: string
  /** The starting screen: on the desktop the list. */
  list: string
  /** On a phone instead of a desktop. */
  phone?: true
  /** The key under which the tab stores the list's filters. */
  kept?: string
  /** Another screen of the menu, recognized by its heading: from there the list is opened. */
  elsewhere?: { link: RegExp; heading: string }
  acts: Act[]
}
const goes = (link: RegExp, title: string): Act => ({
  name: `open ${title}`,
  press: menu(link),
  shows: `${settled} && document.title.startsWith('${title}')`,
})
const bell: Act[] = [
  {
    name: 'open the bell',
    press: page => page.getByRole('button', { name: /^Meldingen/ }).click(),
    shows: `${settled} && !!document.querySelector('dialog[open] h2')`,
  },
  { name: 'close it', press: page => page.keyboard.press('Escape'), shows: `!document.querySelector('dialog[open]')` },
]
const workplaces: Workplace[] = [
  {
    name: 'organization',
    username: 'organisatie@demo.example',
    list: '/organisatie/opdrachten',
    kept: 'filters-zorgmomenten',
    elsewhere: { link: /^Tarieven/, heading: 'Tarieven' },
    acts: [
      opensList(/^Opdrachten/, onView('Lijst')),
      opensPanel,
      ...filters,
      { name: 'the week', press: view('Week'), shows: onView('Week') },
      { name: 'the board', press: view('Bord'), shows: onView('Bord') },
      { name: 'the list again', press: view('Lijst'), shows: onView('Lijst') },
      ...finding,
    ],
  },
  {
    name: 'back office',
    username: 'planner@demo.example',
    list: '/backoffice/open-zorgmomenten',
    kept: 'filters-open-zorgmomenten',
    elsewhere: { link: /^Zorgverleners/, heading: 'Zorgverleners' },
    acts: [
      opensList(/^Open opdrachten/, `${settled} && document.title.startsWith('Open opdrachten')`),
      opensPanel,
      ...filters,
      ...finding,
    ],
  },
  {
    name: 'care worker',
    username: 'zorgverlener@demo.example',
    list: '/werk',
    phone: true,
    acts: [
      goes(/^Opdrachten/, 'Nieuwe opdrachten'),
      {
        name: 'open an opdracht',
        press: page => page.locator('main article h2 a').nth(1).click(),
        shows: `${settled} && /nieuwe-opdrachten.[0-9a-f-]{36}$/.test(location.pathname) && !!document.querySelector('main h1')`,
      },
      goes(/^Planning/, 'Planning'),
      goes(/^Uren/, 'Uren'),
      goes(/^Home/, 'Home'),
      ...bell,
    ],
  },
  {
    name: 'family',
    username: 'client@demo.example',
    list: '/zorg/zorgvragen',
    phone: true,
    acts: [goes(/^Agenda/, 'Agenda'), goes(/^Rapportage/, 'Rapportage'), goes(/^Vandaag/, 'Vandaag'), ...bell],
  },
]

// In the page: the paints after each input as timed by the browser itself, and the frames until a condition is true.
const watch = `
window.paints = []
new PerformanceObserver(list => paints.push(...list.getEntries().filter(entry => entry.interactionId > 0).map(entry => entry.duration)))
  .observe({ type: 'event', durationThreshold: 16 })
window.watch = shows => window.answered = new Promise((resolve, reject) => {
  const startedAt = performance.now()
  let began
  const begin = ({ timeStamp }) => { began ??= timeStamp }
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, begin, { capture: true, once: true })
  const look = () => {
    if (began !== undefined && performance.now() - began > 20 && shows()) resolve(performance.now() - began)
    else if (performance.now() - startedAt > 20_000) reject(new Error('No answer'))
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})`

const measure = async (page: Page, { name, press, shows }: Act): Promise<{ paint: number; answer: number }> => {
  await page.evaluate('paints.length = 0')
  await page.evaluate(`void watch(() => ${shows})`)
  await press(page)
  const answer = await page.evaluate<number>('answered').catch(({ message }: Error) => {
    throw new Error(`${name}: ${message}`)
  })
  // The browser reports its timings some frames later, and none below its threshold.
  await page.waitForTimeout(150)
  return { answer, paint: Math.max(16, ...(await page.evaluate<number[]>('paints'))) }
}

type Take = (name: string, waited: { paint: number; answer: number }) => void
const walk = async (page: Page, address: string, { list, kept, elsewhere, acts }: Workplace, asked: string, take: Take) => {
  // The list is restored with its filters: filters without results make it the empty one.
  if (kept) await page.evaluate(`sessionStorage.removeItem('${kept}')`)
  await page.goto(`${address}${list}${asked}`)
  await page.locator('main h1').waitFor()
  await page.waitForLoadState('networkidle')
  if (elsewhere) {
    await menu(elsewhere.link)(page)
    await page.getByRole('heading', { level: 1, name: elsewhere.heading }).waitFor()
    await page.waitForLoadState('networkidle')
  }
  for (const act of acts.filter(act => !asked || act !== opensPanel)) {
    take(act.name, await measure(page, act))
    if (act === opensPanel) await page.keyboard.press('Escape')
    await page.waitForTimeout(100)
  }
}

/** Logs this person in through the screen, with the code that would be mailed. */
export const logIn = async (page: Page, address: string, username: string, data: Data, secret: string) => {
  await page.goto(`${address}/account/inloggen`)
  await page.getByLabel('E-mailadres').fill(username)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await page.waitForURL(url => url.pathname !== '/account/inloggen')
  if (new URL(page.url()).pathname === '/account/mfa') {
    // No mail leaves this server: the code is set to a known one.
    const keyed = openTokens({ secret }, { has: () => false }).keyed
    const [account] = await data.query<{ uuid: string }>('select uuid from account where username = $1', [username])
    const hash = keyed(`${account!.uuid} 123456`)
    await data.query('update multi_factor_code set code_hash = $1 where account_uuid = $2', [hash, account!.uuid])
    await page.getByLabel('Code', { exact: true }).fill('123456')
    await page.getByRole('button', { name: 'Verder', exact: true }).click()
  }
  await page.waitForURL(url => !url.pathname.startsWith('/account/'))
}

const turns = [
  ['full', ''],
  ['empty', '?zoek=watnergensstaat'],
] as const
const measureWorkplace = async (page: Page, address: string, workplace: Workplace): Promise<ScreenWaits[]> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const found = new Map<string, ScreenWaits>()
  // The first round loads what is loaded only once.
  for (let round = -1; round < rounds; round++) {
    for (const [which, asked] of turns.slice(0, workplace.phone ? 1 : 2)) {
      await walk(page, address, workplace, asked, (name, { paint, answer }) => {
        if (round < 0) return
        const none = (): Waits => ({ paint: [], answer: [] })
        const waited = found.get(name) ?? { name: `${workplace.name}: ${name}`, full: none(), empty: none() }
        waited[which].paint.push(paint)
        waited[which].answer.push(answer)
        found.set(name, waited)
      })
    }
  }
  return [...found.values()]
}

/** Runs through the workplaces on this database, alternating each with the empty one. */
export const measureScreens = async (data: Data, secret: string): Promise<ScreenWaits[]> => {
  await buildWebApp()
  return withProduct(data.url, secret, async ({ address }) => {
    const browser = await launchBrowser()
    try {
      const waited: ScreenWaits[] = []
      for (const workplace of workplaces) {
        const viewport = workplace.phone ? { width: 412, height: 823 } : { width: 1440, height: 900 }
        const page = await browser.newPage({ viewport, hasTouch: Boolean(workplace.phone), isMobile: Boolean(workplace.phone) })
        await page.addInitScript(watch)
        await logIn(page, address, workplace.username, data, secret)
        await page.locator('main h1').waitFor()
        waited.push(...(await measureWorkplace(page, address, workplace)))
        await page.close()
      }
      return waited
    } finally {
      await browser.close()
    }
  })
}
