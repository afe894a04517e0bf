// Printed pages as Chromium prints them: the page starts with its subject, has no buttons on it, and continues on the next sheet.
import { afterAll, expect, test } from 'vitest'
import { textsOf } from '../files/printed-pages.ts'
import { settle } from '../screens/places.ts'
import { openApp } from './app.ts'
import { visitorsOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app, { viewport: { width: 1440, height: 900 } })

test.each([
  ['the rota', '/organisatie/opdrachten', 'a[data-row]', 'Opdrachten', /Vraag iemand|Nieuwe opdracht|Exporteren/],
  ['the week', '/organisatie/opdrachten?weergave=week', '[data-today] h3', 'Opdrachten', /Nieuwe opdracht|Week kopiëren/],
  ['the figures', '/organisatie/opdrachten?weergave=cijfers', 'figure svg', 'Cijfers', /Als tabel|CSV/],
])('%s is printed from its first sheet on, without buttons', async (_name, path, shows, title, buttons) => {
  const { page } = await visit('organisatie@demo.example')
  await settle(page, path)
  await page.locator(shows).first().waitFor()
  const sheets = await textsOf(page)
  expect(sheets[0]).toContain(title)
  // A sheet must have more than a heading.
  for (const sheet of sheets.slice(0, -1)) expect(sheet.length).toBeGreaterThan(200)
  expect(sheets.join(' ')).not.toContain('Naar de inhoud')
  expect(sheets.join(' ')).not.toMatch(buttons)
})

test('the head of today is read on paper', async () => {
  const { page } = await visit('organisatie@demo.example')
  await page.goto('/organisatie/opdrachten?weergave=week')
  const head = page.locator('[data-today] h3').first()
  await head.waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.evaluate("getComputedStyle(document.querySelector('[data-today] h3')).printColorAdjust")).toBe('exact')
})
