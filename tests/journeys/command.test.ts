// Finding from everywhere: Ctrl K, some letters, an arrow and Enter; Escape leaves all as it was.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, type Visitor } from './app.ts'
import { overflows, violations } from './axe.ts'

const app = await openApp()
let visitor: Visitor
beforeAll(async () => {
  visitor = await app.visit('organisatie@demo.example', { viewport: { width: 1440, height: 900 } })
  await visitor.page.locator('a[data-row]').first().waitFor()
})
afterAll(() => app.close())

const field = () => visitor.page.getByRole('combobox', { name: 'Zoek een opdracht' })
const chosen = () => visitor.page.getByRole('option', { selected: true })

test('what is typed at once is not lost; an arrow and Enter lead to the opdracht', async () => {
  const { page } = visitor
  await page.keyboard.press('Control+k')
  await page.keyboard.type('ochtendroute', { delay: 20 })
  expect(await field().inputValue()).toBe('ochtendroute')
  const found = page.getByRole('option', { name: /^Ochtendroute thuiszorg/ })
  await found.first().waitFor()
  expect(await found.count()).toBe(5)
  expect(await violations(page)).toEqual([])
  expect(await chosen().textContent()).toBe('Alle opdrachten met “ochtendroute”')
  await page.keyboard.press('ArrowDown')
  expect(await field().getAttribute('aria-activedescendant')).toBe(await found.first().getAttribute('id'))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/organisatie\/opdrachten\/[0-9a-f-]{36}$/)
  await page.getByRole('heading', { level: 1, name: 'Ochtendroute thuiszorg' }).waitFor()
})

test('Escape closes it and gives the focus back to where it was', async () => {
  const { page } = visitor
  const link = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: /^Uren/ })
  await link.focus()
  await page.keyboard.press('Control+k')
  await field().waitFor()
  expect(await field().evaluate(input => input.matches(':focus'))).toBe(true)
  expect(await chosen().textContent()).toBe('Nieuwe opdracht')
  await page.keyboard.press('Escape')
  await field().waitFor({ state: 'detached' })
  expect(await link.evaluate(one => one.matches(':focus'))).toBe(true)
})

test('Enter at once leads to all that match', async () => {
  const { page } = visitor
  await page.keyboard.press('Control+k')
  await field().fill('ochtendroute')
  await page.keyboard.press('Enter')
  await page.waitForURL(/zoek=ochtendroute/)
})

test('nothing found and a failure say so, on a phone too', async () => {
  const { page } = visitor
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Zoek', exact: true }).click()
  await field().fill('xyzzy')
  await page.getByText('Niets gevonden met “xyzzy”.').waitFor()
  await page.route(/search=weg/, route => route.abort())
  await field().fill('weg')
  await page.getByRole('alert').getByRole('button', { name: 'Opnieuw proberen' }).waitFor()
  expect(await overflows(page)).toBe(false)
  await page.unroute(/search=weg/)
  await page.keyboard.press('Escape')
  expect(visitor.complaints.filter(complaint => !complaint.includes('ERR_FAILED'))).toEqual([])
})
