// npm run bench -- screens: what a planner of an organization waits for at the screen, in a real browser on a processor that is four
// times slower: from each press to the next paint, and to the paint with its answer. Beside it the same presses where the list is
// empty: the same shell with nothing in it.
import type { Page } from 'playwright-core'
import { demoPassword } from '../demo/accounts.ts'
import { launchBrowser } from '../tests/browser.ts'
import { withProduct } from './children.ts'
import { buildWebApp } from './transfer.ts'

/** How many times slower than this machine the browser is. */
export const slower = 4
const rounds = Number(process.env.ROUNDS ?? 9)
/** Every press is followed by a paint within this many milliseconds. */
export const mostNextPaint = 200

interface Act {
  name: string
  /** What the person does. */
  press: (page: Page) => Promise<unknown>
  /** An expression of the page that is true once the answer is there. */
  shows: string
}
/** Of one act, in milliseconds: each time to the next paint, and to the answer. */
export interface Waits {
  paint: number[]
  answer: number[]
}
export interface Waited {
  name: string
  full: Waits
  empty: Waits
}

const menu = (name: RegExp) => (page: Page) =>
  page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name }).click()
const view = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Weergave' }).getByRole('link', { name, exact: true }).click()
// A page that settled has no placeholder; of what is empty it says so.
const settled = `!document.querySelector('main [aria-busy="true"], main [class*="_skeleton_"]')`
const onView = (name: string) =>
  `${settled} && document.querySelector('nav[aria-label=Weergave] [aria-current]')?.textContent === '${name}'`
const isOpen = `!!document.querySelector('dialog[open] [role=listbox], [role=dialog] input')`
const acts: Act[] = [
  {
    name: 'open the list from another screen',
    press: menu(/^Opdrachten/),
    shows: onView('Lijst'),
  },
  {
    name: 'open a filter',
    press: page => page.getByRole('button', { name: /^Niveau/ }).click(),
    shows: isOpen,
  },
  // Of this level there are more than a page: what follows is not an emptied list.
  {
    name: 'choose in it',
    press: page => page.getByRole('dialog').getByLabel('Verzorgende IG', { exact: true }).click(),
    shows: `${settled} && location.search.includes('niveau=')`,
  },
  { name: 'close it', press: page => page.keyboard.press('Escape'), shows: 'true' },
  { name: 'the week', press: view('Week'), shows: onView('Week') },
  { name: 'the board', press: view('Bord'), shows: onView('Bord') },
  { name: 'the list again', press: view('Lijst'), shows: onView('Lijst') },
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

// In the page: the paints after each input as the browser itself times them, and the frames until something is so.
const watch = `
window.paints = []
new PerformanceObserver(list => paints.push(...list.getEntries().filter(entry => entry.interactionId > 0).map(entry => entry.duration)))
  .observe({ type: 'event', durationThreshold: 16 })
window.watch = shows => window.answered = new Promise((resolve, reject) => {
  const asked = performance.now()
  let began
  const begin = ({ timeStamp }) => { began ??= timeStamp }
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, begin, { capture: true, once: true })
  const look = () => {
    if (began !== undefined && performance.now() - began > 20 && shows()) resolve(performance.now() - began)
    else if (performance.now() - asked > 20_000) reject(new Error('No answer'))
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
  // What the browser timed is told some frames later. Below its threshold nothing is told.
  await page.waitForTimeout(150)
  return { answer, paint: Math.max(16, ...(await page.evaluate<number[]>('paints'))) }
}

const walk = async (
  page: Page,
  address: string,
  filters: string,
  take: (name: string, waited: { paint: number; answer: number }) => void,
) => {
  // The list comes back with the filters that it had: those that find nothing make it the empty one.
  await page.evaluate(`sessionStorage.removeItem('filters-zorgmomenten')`)
  await page.goto(`${address}/organisatie/opdrachten${filters}`)
  await page.locator('main h1').waitFor()
  await page.waitForLoadState('networkidle')
  await menu(/^Tarieven/)(page)
  await page.waitForURL(/tarieven/)
  await page.getByRole('heading', { level: 1, name: 'Tarieven' }).waitFor()
  await page.waitForLoadState('networkidle')
  const [first, ...more] = acts
  const own = filters ? acts : [first!, opensPanel, ...more]
  for (const act of own) {
    take(act.name, await measure(page, act))
    if (act === opensPanel) await page.keyboard.press('Escape')
    await page.waitForTimeout(100)
  }
}

/** Walks through the workplace of an organization on this database, in turns with the empty one. */
export const measureScreens = async (databaseUrl: string, secret: string): Promise<Waited[]> => {
  await buildWebApp()
  return withProduct(databaseUrl, secret, async address => {
    const browser = await launchBrowser()
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      await page.addInitScript(watch)
      await page.goto(`${address}/account/inloggen`)
      await page.getByLabel('E-mailadres').fill('organisatie@demo.example')
      await page.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword)
      await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
      await page.locator('a[data-row]').first().waitFor()
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
      const found = new Map<string, Waited>()
      // The first round loads what is loaded once.
      for (let round = -1; round < rounds; round++) {
        for (const [which, filters] of [
          ['full', ''],
          ['empty', '?zoek=watnergensstaat'],
        ] as const) {
          await walk(page, address, filters, (name, { paint, answer }) => {
            if (round < 0) return
            const none = (): Waits => ({ paint: [], answer: [] })
            const waited = found.get(name) ?? { name, full: none(), empty: none() }
            waited[which].paint.push(paint)
            waited[which].answer.push(answer)
            found.set(name, waited)
          })
        }
      }
      return [...found.values()]
    } finally {
      await browser.close()
    }
  })
}
