// On a phone, going back closes the sheet and not the screen; a sheet closed in another way leaves no history entry.
import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { atRest } from '../servers/browser.ts'
import { openApp } from './app.ts'
import { pathIs, visitorsOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app, { viewport: { width: 390, height: 844 }, hasTouch: true })

const scrolled = (page: Page) => page.evaluate<number>('Math.round(scrollY)')
const address = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search
const gone = (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor({ state: 'detached' })
// Navigation within the app: the app being idle shows that it is done, not a page load.
const step = async (page: Page, steps: number) => {
  await atRest(page)
  await page.evaluate(`history.go(${steps})`)
}
const back = (page: Page) => step(page, -1)
/**
 * Without scrolling, as a finger does: a test's click would first scroll elements at the top of the window, as if the bars covered
 * them.
 */
const pressWhereItIs = async (page: Page, target: Locator) => {
  const { x, y, width, height } = (await target.boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
}

/** From the home through the bar to this screen, the second of the visit. */
const atScreen = async (label: string) => {
  const visitor = await visit('zorgverlener@demo.example')
  await atRest(visitor.page)
  await visitor.page.getByRole('navigation', { name: 'Snel naar' }).getByRole('link', { name: label }).click()
  await visitor.page.waitForURL(url => url.pathname !== '/werk')
  await atRest(visitor.page)
  return visitor
}

test('back closes one sheet after another, at the same place of the screen, and then the screen', async () => {
  const { page, complaints } = await atScreen('Opdrachten')
  const open = {
    Filters: () => page.getByRole('button', { name: /^Filters/ }).click(),
    Meer: () => page.getByRole('navigation', { name: 'Snel naar' }).getByRole('button', { name: /^Meer/ }).click(),
    Meldingen: () => pressWhereItIs(page, page.getByRole('button', { name: /^Meldingen/ })),
  }
  await page.evaluate('scrollTo(0, 60)')
  const [here, place] = [address(page), await scrolled(page)]
  for (const [name, press] of Object.entries(open)) {
    await press()
    await page.getByRole('dialog', { name }).waitFor()
    await back(page)
    await gone(page, name)
    await atRest(page)
    expect(address(page)).toBe(here)
    expect(await scrolled(page)).toBe(place)
  }
  // Going forward reopens only what has an address, and the screen stays.
  await step(page, 1)
  await page.getByRole('dialog', { name: 'Meldingen' }).waitFor()
  await page.keyboard.press('Escape')
  await gone(page, 'Meldingen')
  await atRest(page)
  // Escape, the cross and a press outside leave no history entry: the next step back leaves the screen.
  for (const close of ['Escape', 'Sluiten'] as const) {
    await open.Meer()
    await page.getByRole('dialog', { name: 'Meer' }).waitFor()
    await atRest(page)
    if (close === 'Escape') await page.keyboard.press('Escape')
    else await page.getByRole('button', { name: close }).click()
    await gone(page, 'Meer')
    await atRest(page)
  }
  expect(address(page)).toBe(here)
  await step(page, 1)
  await atRest(page)
  expect(address(page)).toBe(here)
  await back(page)
  await pathIs(page, '/werk')
  expect(complaints).toEqual([])
})

test('what is filtered in a sheet stays when back closes it, and a link in a sheet leads on', async () => {
  const { page, complaints } = await atScreen('Opdrachten')
  await page.getByRole('button', { name: /^Filters/ }).click()
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await filters.getByLabel('Volgorde').selectOption({ index: 1 })
  await page.waitForURL(url => url.searchParams.has('volgorde'))
  const filtered = address(page)
  await back(page)
  await gone(page, 'Filters')
  await atRest(page)
  expect(address(page)).toBe(filtered)
  // Another screen opened from a sheet: going back leads to this screen, not to the sheet.
  await page.getByRole('navigation', { name: 'Snel naar' }).getByRole('button', { name: /^Meer/ }).click()
  await page.getByRole('dialog', { name: 'Meer' }).getByRole('link', { name: 'Documenten' }).click()
  await pathIs(page, '/werk/documenten')
  await back(page)
  await pathIs(page, '/werk/nieuwe-opdrachten')
  await atRest(page)
  expect([address(page), await page.getByRole('dialog').count()]).toEqual([filtered, 0])
  await step(page, 1)
  await pathIs(page, '/werk/documenten')
  await back(page)
  await pathIs(page, '/werk/nieuwe-opdrachten')
  await back(page)
  await pathIs(page, '/werk')
  expect(complaints).toEqual([])
})

test('a sheet with its own address is one step, a sheet over it one more, and a reload keeps the first', async () => {
  const { page, complaints } = await atScreen('Planning')
  await page.getByRole('button', { name: 'Beschikbaarheid opgeven', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Beschikbaarheid opgeven' })
  await sheet.waitFor()
  const opened = address(page)
  await sheet.getByText('Vakantie').click()
  await back(page)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await atRest(page)
  expect(address(page)).toBe('/werk/planning')
  await step(page, 1)
  await sheet.waitFor()
  expect(address(page)).toBe(opened)
  await page.reload()
  await sheet.waitFor()
  await atRest(page)
  // The cross goes back to the screen it was opened from, so it does not come between that screen and the one before.
  await sheet.getByRole('button', { name: 'Sluiten' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await atRest(page)
  expect(address(page)).toBe('/werk/planning')
  // A sheet that was open during a reload leaves its history entry, which nobody notices.
  await page.getByRole('button', { name: 'Zet in je agenda' }).click()
  await page.getByRole('dialog', { name: 'Zet in je agenda' }).waitFor()
  await atRest(page)
  await page.reload()
  await page.getByRole('button', { name: 'Zet in je agenda' }).waitFor()
  await atRest(page)
  await back(page)
  await pathIs(page, '/werk')
  expect(complaints).toEqual([])
})
