// The figures of an organization: opened from the menu, over another period, as a table, as a file; by a location admin, by keyboard.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { openApp } from './app.ts'
import { overflows, violations } from './axe.ts'

const app = await openApp()
afterAll(() => app.close())
const figures = '/organisatie/opdrachten?weergave=cijfers'
const part = (page: Page, name: RegExp) => page.getByRole('region', { name })
const shown = async (page: Page) => {
  for (const name of [/^Gevuld/, /^Geannuleerd/, /^Uren en euro/, /^Aandeel/])
    await part(page, name)
      .getByRole('button', { name: /^Als tabel/ })
      .first()
      .waitFor()
}
const saved = async (page: Page, name: string) => {
  const button = page.getByRole('button', { name, exact: true })
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('from the menu to the figures, over another period that a reload keeps', async () => {
  const { page, complaints, close } = await app.visit('organisatie@demo.example')
  await page.getByRole('link', { name: 'Cijfers' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Cijfers' }).waitFor()
  expect(await page.getByRole('link', { name: 'Cijfers' }).first().getAttribute('aria-current')).toBe('page')
  await shown(page)
  await page.getByLabel('Periode', { exact: true }).selectOption('Laatste 26 weken')
  await page.waitForURL(/weken=26/)
  await page.reload()
  await shown(page)
  expect(await page.getByLabel('Periode', { exact: true }).inputValue()).toBe('26')
  await page.getByLabel('Periode', { exact: true }).selectOption('Eigen periode')
  await page.waitForURL(/vanaf=\d{4}-\d\d-\d\d&tm=/)
  await page.getByLabel('Laatste dag').fill('1-1-2020')
  await page.getByLabel('Laatste dag').press('Tab')
  await page.getByRole('alert').getByText('De laatste dag ligt voor de eerste.').waitFor()
  await page.getByLabel('Periode', { exact: true }).selectOption('Laatste 13 weken')
  await shown(page)
  await page.getByRole('link', { name: 'Lijst', exact: true }).click()
  await page.waitForURL(address => address.search === '')
  expect(complaints).toEqual([])
  await close()
})

test('a chart has a name, a table and a file with the same numbers', async () => {
  const { page, complaints, close } = await app.visit('organisatie@demo.example')
  await page.goto(figures)
  await shown(page)
  const filling = part(page, /^Gevuld/)
  const name = await filling.getByRole('img').getAttribute('aria-label')
  expect(name).toMatch(/^Opdrachten per week, van week \d+ van \d{4} .* Van \d+ opdrachten zijn er \d+ gevuld/)
  const lefts = (selector: string) =>
    filling.locator(selector).evaluateAll(all => all.map(one => one.getBoundingClientRect().left))
  expect(Math.min(...(await lefts('[role=img] text')))).toBeGreaterThanOrEqual((await lefts('[role=img]'))[0]!)
  expect(await filling.getByRole('table').count()).toBe(0)
  await filling.getByRole('button', { name: 'Als tabel: gevuld per week' }).press('Enter')
  const rows = filling.getByRole('table', { name: 'gevuld per week' }).locator('tbody tr')
  expect(await rows.count()).toBe(13)
  const last = await rows.last().locator('td').allTextContents()
  const file = await saved(page, 'CSV gevuld per week')
  expect(file.name).toBe('gevuld-per-week.csv')
  const lines = file.text.trimEnd().split('\r\n')
  expect(lines[0]).toMatch(/^\ufeffWeek;Gepubliceerd;Gevuld;/)
  expect(lines).toHaveLength(14)
  expect(lines.at(-1)!.split(';').slice(1, 6)).toEqual(last.slice(0, 5).map(text => text.replace(/\D/g, '')))
  const hours = await saved(page, 'CSV uren per week')
  expect(hours.text).toMatch(/\d{4}-W\d\d;\d{4}-W\d\d;\d+,\d\d;\d+,\d\d;\d+,\d\d;\d+,\d\d\r\n/)
  await part(page, /^Aandeel/)
    .getByText(/: [\d,]+ van [\d,]+ uur \(\d+\s%\)/)
    .first()
    .waitFor()
  expect(await violations(page)).toEqual([])
  expect(complaints).toEqual([])
  await close()
})

test('a place is chosen in its row, and the figures are of that alone until the filters are cleared', async () => {
  const { page, complaints, close } = await app.visit('organisatie@demo.example')
  await page.goto(figures)
  await shown(page)
  const filling = part(page, /^Gevuld/)
  await filling.getByRole('button', { name: 'Als tabel: gevuld per locatie en niveau' }).click()
  const rows = filling.getByRole('table', { name: 'gevuld per locatie en niveau' }).locator('tbody tr')
  expect(await rows.count()).toBeGreaterThan(1)
  await rows.first().getByRole('button').click()
  await page.waitForURL(/locatie=[a-z-]+&niveau=[a-z-]+/)
  await expect.poll(() => rows.count()).toBe(1)
  await page.getByRole('button', { name: 'Filters wissen' }).click()
  await expect.poll(() => rows.count()).toBeGreaterThan(1)
  expect(complaints).toEqual([])
  await close()
})

test('a location admin reads their own places, and of another nothing', async () => {
  const { page, complaints, close } = await app.visit('organisatie@demo.example')
  await page.goto(figures)
  await shown(page)
  const all = await saved(page, 'CSV gevuld per locatie en niveau')
  const admin = await app.visit('locatie@demo.example')
  await admin.page.goto(figures)
  await admin.page.getByText('je eigen locaties').waitFor()
  await part(admin.page, /^Gevuld/)
    .getByRole('img')
    .waitFor()
  const own = await saved(admin.page, 'CSV gevuld per locatie en niveau')
  const places = (text: string) =>
    new Set(
      text
        .trim()
        .split('\r\n')
        .slice(1)
        .map(line => line.split(';')[0]),
    )
  expect(places(own.text).size).toBeLessThan(places(all.text).size)
  expect([...places(own.text)].filter(place => !places(all.text).has(place))).toEqual([])
  expect([...complaints, ...admin.complaints]).toEqual([])
  await Promise.all([close(), admin.close()])
})

test('on a small phone nothing scrolls sideways with every table open, and on paper the tables are there', async () => {
  const { page, close } = await app.visit('organisatie@demo.example', { viewport: { width: 320, height: 740 }, dark: true })
  await page.goto(figures)
  await shown(page)
  for (const button of await page.getByRole('button', { name: /^Als tabel/ }).all()) await button.click()
  expect(await overflows(page)).toBe(false)
  // At the end of the page the bar of a phone covers none of it.
  await page.evaluate('scrollTo(0, document.body.scrollHeight)')
  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(figures)
  await shown(page)
  await page.emulateMedia({ media: 'print' })
  expect(
    await part(page, /^Gevuld/)
      .getByRole('table')
      .count(),
  ).toBe(2)
  expect(await page.getByLabel('Periode', { exact: true }).isVisible()).toBe(false)
  expect(await overflows(page)).toBe(false)
  await close()
})
