// The app shell: what a page shows before its scripts have loaded, and that the app takes over with what was typed.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { demoPassword } from '../../demo/accounts.ts'
import { firstVisitOptions } from '../first-visits.ts'
import { atRest } from '../servers/browser.ts'
import { openApp } from './app.ts'
import { logOut } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())

/** Opens the address while the app's scripts are held back; returns a function that releases them. */
const openHeld = async (page: Page, path: string) => {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js/, async route => {
    await held.promise
    await route.continue()
  })
  await page.goto(app.url + path, { waitUntil: 'commit' })
  // Before its styles have loaded a browser paints nothing, and what they hide still counts as visible.
  await page.locator('body').waitFor({ state: 'attached' })
  await expect.poll(() => page.evaluate('document.styleSheets.length')).toBeGreaterThan(0)
  return () => held.resolve()
}

test('a visitor sees the login before any script, and what is typed and sent meanwhile counts', async () => {
  const { page, close } = await app.visit(undefined, firstVisitOptions)
  const errors: string[] = []
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  const letIn = await openHeld(page, '/account/inloggen')
  await page.getByRole('heading', { name: 'Inloggen' }).waitFor()
  const bars = page.locator('[data-style]')
  expect(await bars.count()).toBe(7)
  expect(new Set(await bars.evaluateAll(all => all.map(bar => bar.getBoundingClientRect().left))).size).toBeGreaterThan(4)
  await page.getByLabel('E-mailadres').fill('organisatie@demo.example')
  await page.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  expect(page.url()).toBe(`${app.url}/account/inloggen`)
  expect(await page.getByLabel('E-mailadres').inputValue()).toBe('organisatie@demo.example')
  letIn()
  await page.waitForURL(`${app.url}/organisatie/opdrachten`)
  expect(errors).toEqual([])
  await close()
})
test('a visitor who is still typing goes on where they were', async () => {
  const { page, close } = await app.visit(undefined, firstVisitOptions)
  const letIn = await openHeld(page, '/account/inloggen')
  await page.getByLabel('E-mailadres').pressSequentially('iem')
  letIn()
  await page.locator('#app:not([data-first])').waitFor()
  await page.keyboard.type('and')
  expect(await page.getByLabel('E-mailadres').inputValue()).toBe('iemand')
  expect(await page.locator('form').count()).toBe(1)
  await close()
})
test('a care worker who presses the menu before the app has loaded gets it when it has', async () => {
  const { page, close } = await app.visit('zorgverlener@demo.example')
  const letIn = await openHeld(page, '/werk/planning')
  await page.getByRole('button', { name: /^Menu van/ }).click()
  letIn()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).waitFor()
  await close()
})
test.each([
  ['zorgverlener@demo.example', '/werk/planning', 'Opdrachten'],
  ['client@demo.example', '/zorg/zorgvragen', 'Bellen'],
  ['organisatie@demo.example', '/organisatie/favorieten', 'Cliënten'],
])('%s sees the frame of %s before any script, and the login shows nothing of itself', async (username, path, word) => {
  const { page, close } = await app.visit(username, firstVisitOptions)
  const letIn = await openHeld(page, path)
  await page.getByText(word).first().waitFor()
  letIn()
  await page.locator('main h1').first().waitFor()
  expect(await page.locator('#app[data-first]').count()).toBe(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await openHeld(page, '/account/inloggen')
  await page.locator('[data-first="logged-out"] form').waitFor({ state: 'attached' })
  expect(await page.getByText('Inloggen').first().isVisible()).toBe(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await close()
})
test('who is logged in has asked for a token before any script, and asks it once', async () => {
  const { page, close } = await app.visit('organisatie@demo.example', firstVisitOptions)
  let asked = 0
  page.on('request', request => {
    if (request.url().endsWith('/login/token_refresh')) asked++
  })
  const letIn = await openHeld(page, '/organisatie/opdrachten')
  await expect.poll(() => asked).toBe(1)
  letIn()
  await page.locator('a[data-row]').first().waitFor()
  expect(asked).toBe(1)
  await close()
})
test('what an address asked the last two times is asked at its next start before any script, and once', async () => {
  const { page, close } = await app.visit('organisatie@demo.example', firstVisitOptions)
  const list = '/organisatie/opdrachten'
  // Requests made before the app started are valid for half a minute; on a busy machine the app starts later than that.
  await page.clock.setFixedTime(Date.now())
  // Live events would cause the same requests again.
  await page.route('**/v1/live*', route => route.abort())
  await page.addInitScript(`const set = Storage.prototype.setItem
    Storage.prototype.setItem = function (name, value) {
      set.call(this, name, value)
      if (name === 'eerste-vragen') globalThis.isRemembered = true
    }`)
  const remembered = () => page.evaluate<string>(`localStorage.getItem('eerste-vragen') ?? ''`)
  const steady = async (): Promise<string[]> => JSON.parse((await remembered()) || '{}').of?.[list]?.steady ?? []
  // It stores the requests a few seconds after a start, and on a busy machine not all have been made by then.
  const start = async () => {
    await page.goto(app.url + list)
    await expect.poll(() => page.evaluate('globalThis.isRemembered')).toBe(true)
    return (await steady()).length
  }
  await expect.poll(start).toBeGreaterThanOrEqual(3)
  const asked: string[] = []
  page.on('request', request => request.url().includes('/v1/') && asked.push(request.url().slice(app.url.length)))
  const letIn = await openHeld(page, list)
  const expected = await steady()
  await expect.poll(() => asked.filter(url => expected.includes(url)).sort()).toEqual(expected.sort())
  letIn()
  await page.locator('a[data-row]').first().waitFor()
  expect(asked.filter(url => expected.includes(url)).sort()).toEqual(expected.sort())
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await logOut(page)
  expect(await remembered()).toBe('')
  await close()
})
test('a visitor who is not logged in sees no frame', async () => {
  const { page, close } = await app.visit(undefined, firstVisitOptions)
  const letIn = await openHeld(page, '/werk/planning')
  await page.locator('[data-first="logged-in"] nav').first().waitFor({ state: 'attached' })
  expect(await page.getByText('Opdrachten').first().isVisible()).toBe(false)
  letIn()
  await page.getByRole('heading', { name: 'Inloggen' }).waitFor()
  await close()
})

test.each([
  ['may keep nothing', `get() { throw new DOMException('', 'SecurityError') }`],
  [
    'is full',
    `value: Object.create({ setItem() { throw new DOMException('', 'QuotaExceededError') }, removeItem: () => undefined })`,
  ],
])('a visitor whose browser %s reads what to change, and logs in all the same', async (_what, kept) => {
  const { page, complaints, close } = await app.visit(undefined, firstVisitOptions)
  await page
    .context()
    .addInitScript(
      `for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { configurable: true, ${kept} })`,
    )
  await page.goto(`${app.url}/account/inloggen`)
  await page.getByText('Zet cookies en sitegegevens aan, of maak ruimte vrij.').waitFor()
  await page.getByLabel('E-mailadres').fill('zorgverlener@demo.example')
  await page.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await page.waitForURL('**/werk')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

// The sum of the shifts that a browser saw without a press, as Lighthouse counts them.
const shifts = `
  window.shifted = []
  new PerformanceObserver(list => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) shifted.push([value, ...sources.map(({ node }) => node?.textContent?.slice(0, 40))])
  }).observe({ type: 'layout-shift', buffered: true })`
const homes = [
  ['zorgverlener@demo.example', '/werk'],
  ['zorgverlener@demo.example', '/werk/nieuwe-opdrachten'],
  ['client@demo.example', '/zorg/zorgvragen'],
  ['organisatie@demo.example', '/organisatie/opdrachten'],
] as const
const widths = [412, 1440]
const openedAgain = homes.flatMap(home => widths.map(width => [...home, width] as const))
test.each(openedAgain)('%s opens %s again, %d px wide, and nothing moves while its answers come', async (...visit) => {
  const [username, path, width] = visit
  const { page, close } = await app.visit(username, { ...firstVisitOptions, viewport: { width, height: 823 } })
  await page.goto(app.url + path)
  await atRest(page)
  await page.addInitScript(shifts)
  // Each answer comes after the one before was drawn: what waits for several shows what it has.
  let before: Promise<unknown> = Promise.resolve()
  await page.route('**/v1/live*', route => route.abort())
  await page.route(/\/v1\/(?!live)/, async route => {
    const answer = await route.fetch()
    const drawn = async () => {
      await route.fulfill({ response: answer })
      await page.evaluate('new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))')
    }
    before = before.then(drawn).catch(() => undefined)
    await before
  })
  await page.reload()
  await atRest(page)
  const seen = (await page.evaluate('shifted')) as [number, ...string[]][]
  expect(
    seen.reduce((sum, [value]) => sum + value, 0),
    JSON.stringify(seen),
  ).toBeLessThan(0.01)
  await close()
})

test('a care worker whose answers are slow sees after two seconds what stands below them', async () => {
  const { page, close } = await app.visit('zorgverlener@demo.example', firstVisitOptions)
  const held = Promise.withResolvers<void>()
  await page.route(/\/earnings/, async route => {
    await held.promise
    await route.continue()
  })
  await page.goto(`${app.url}/werk`)
  await page.getByRole('link', { name: 'Vakantie opgeven' }).waitFor()
  expect(await page.locator('main [data-guess]').count()).toBeGreaterThan(0)
  held.resolve()
  await page.locator('main [data-guess]').first().waitFor({ state: 'detached' })
  await close()
})
