// Where the focus goes when the focused element makes room for something else: never nowhere, and never out of sight.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { logInAs } from '../screens/log-in-as.ts'
import { placeOf, settle } from '../screens/places.ts'
import { openApp } from './app.ts'
import { visitorsOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app, { viewport: { width: 1440, height: 900 } })
const phone = { width: 390, height: 844 }
const planner = 'planner@demo.example'

const asPlanner = async () => {
  const visitor = await visit()
  await logInAs(app, visitor.page, { who: planner, username: planner, roles: ['ROLE_PLANNER'] })
  return visitor
}
/** The focused element, by its name; BODY when there is none. */
const focused = (page: Page) =>
  page.evaluate<string>(`(() => {
    const { activeElement: one } = document
    return one === document.body ? 'BODY' : (one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent ?? one.textContent).trim()
  })()`)

test('what is chosen in the popup of a filter keeps the focus, by mouse and by keys, although the button becomes wider; then its button has it', async () => {
  const { page, complaints } = await asPlanner()
  for (const byKeys of [false, true]) {
    await settle(page, '/backoffice/open-zorgmomenten?tot=2026-12-01')
    await page.getByRole('button', { name: 'Mee bezig', exact: true }).click()
    const popup = page.getByRole('dialog', { name: 'Mee bezig' })
    const choice = popup.getByRole('radio', { name: 'Iemand is ermee bezig', exact: true })
    if (byKeys) await choice.press('Space')
    else await choice.click()
    await page.waitForURL(/bezig=iemand/)
    await settled(page)
    expect(await focused(page)).toBe('Iemand is ermee bezig')
    await popup.waitFor()
    await page.keyboard.press('Escape')
    await popup.waitFor({ state: 'detached' })
    await settled(page)
    expect(await focused(page)).toBe('Mee bezig: iemand mee bezig')
  }
  expect(complaints).toEqual([])
})
/** The app is idle and has been painted. */
const settled = async (page: Page) => {
  await page.locator('html[data-busy=""]').waitFor()
  await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))')
}

test('on a phone a panel is all there is: what it covers is not read aloud and has no focus; Escape leads back to its row', async () => {
  const { page, complaints } = await asPlanner()
  await page.setViewportSize(phone)
  await settle(page, '/backoffice/open-zorgmomenten')
  const row = page.locator('a[data-row]').first()
  const name = await row.getAttribute('data-row')
  await row.click()
  const panel = page.getByRole('complementary', { name: /^Open opdracht/ })
  await panel.waitFor()
  await settled(page)
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0)
  expect(await page.getByRole('navigation').count()).toBe(0)
  const isInside = "document.activeElement === document.body || document.activeElement.closest('[data-side-panel]') !== null"
  expect(await page.evaluate(`document.activeElement.matches('[data-side-panel]')`)).toBe(true)
  for (let stops = 0; stops < 40; stops++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(isInside)).toBe(true)
  }
  await panel.getByRole('button', { name: 'Paneel sluiten' }).focus()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await settled(page)
  expect(await page.evaluate('document.activeElement.dataset.row')).toBe(name)
  expect(complaints).toEqual([])
})

test('on a phone a part of the settings takes the place of the list, and the list that of a part: the focus goes on in the page', async () => {
  const { page, complaints } = await visit('organisatie@demo.example')
  await page.setViewportSize(phone)
  await settle(page, '/organisatie/tarieven?onderdeel=organisatie')
  await page.getByRole('link', { name: 'Gegevens en inloggen' }).click()
  await page.getByRole('link', { name: 'Alle instellingen' }).waitFor()
  const isInMain = "document.activeElement.closest('main') !== null"
  await expect.poll(() => page.evaluate(isInMain)).toBe(true)
  await page.getByRole('link', { name: 'Alle instellingen' }).click()
  await page.getByRole('link', { name: 'Gegevens en inloggen' }).waitFor()
  await expect.poll(() => page.evaluate(isInMain)).toBe(true)
  expect(complaints).toEqual([])
})

test('who adds an action to a care plan goes on in its first field: the button moves away for it', async () => {
  const { page, complaints } = await visit('zorgverlener@demo.example')
  const address = await placeOf('/werk/client/[uuid]/zorgplan', { app, page, username: 'zorgverlener@demo.example' })
  await settle(page, address)
  await page.getByRole('button', { name: 'Aandachtsgebied toevoegen' }).first().click()
  await page.getByRole('button', { name: 'Actie toevoegen' }).click()
  await expect.poll(() => focused(page)).toMatch(/^Wat gebeurt er/)
  expect(complaints).toEqual([])
})
