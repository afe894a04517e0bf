// The organization's list by day, by keyboard alone: one Tab stop, arrows through the rows, into the panel and back. And how it
// looks in the user's own colours.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, type Visitor } from './app.ts'

const app = await openApp()
let visitor: Visitor
beforeAll(async () => {
  visitor = await app.visit('organisatie@demo.example', { viewport: { width: 1440, height: 900 } })
  await visitor.page.goto('/organisatie/opdrachten')
  await visitor.page.locator('a[data-row]').nth(5).waitFor()
})
afterAll(() => app.close())

const focused = () => visitor.page.locator(':focus')
const rowAt = (place: number) => visitor.page.locator('a[data-row]').nth(place)
const idAt = (place: number) => rowAt(place).getAttribute('data-row')

test('the list has one tab stop, and a row is named by when, what, where, who and its status', async () => {
  const { page } = visitor
  expect(await page.locator('a[data-row][tabindex="0"]').count()).toBe(1)
  const names = await page.getByRole('link', { name: /^(vandaag|morgen) \w+ \d+ \w+ \d{4} \d\d:\d\d – \d\d:\d\d/ }).count()
  expect(names).toBeGreaterThan(0)
})

test('arrow keys move, Enter opens, → moves into the panel, Escape moves back to the row and then closes it', async () => {
  const { page } = visitor
  await rowAt(0).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(await focused().getAttribute('data-row')).toBe(await idAt(2))
  await page.keyboard.press('Enter')
  const panel = page.getByRole('complementary', { name: /^Opdracht: / })
  await panel.waitFor()
  await page.keyboard.press('ArrowRight')
  expect(await focused().getAttribute('aria-label')).toMatch(/^Opdracht: /)
  await panel.getByRole('button', { name: 'Volgende' }).click()
  await page.waitForURL(new RegExp(`open=${await idAt(3)}`))
  await panel.getByText(/^4 van \d+$/).waitFor()
  await page.keyboard.press('Escape')
  expect(await focused().getAttribute('data-row')).toBe(await idAt(3))
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  expect(await focused().getAttribute('data-row')).toBe(await idAt(3))
})

test('who rejects a reaction in the panel keeps what was typed, and goes on in the panel', async () => {
  const { page } = visitor
  await page.goto('/organisatie/opdrachten')
  const asked = page.locator('li, [role=listitem]').filter({ hasText: /\d reacties?/ })
  await asked.first().locator('a[data-row]').press('Enter')
  const panel = page.getByRole('complementary', { name: /^Opdracht: / })
  const reject = panel.getByRole('button', { name: /^Afwijzen/ }).last()
  const words = page.getByRole('dialog').getByRole('textbox')
  await reject.press('Enter')
  await words.fill('We zoeken iemand met meer ervaring.')
  await words.press('Escape')
  await reject.press('Enter')
  expect(await words.inputValue()).toBe('We zoeken iemand met meer ervaring.')
  await page.getByRole('dialog').getByRole('button', { name: 'Reactie afwijzen' }).press('Enter')
  await page.getByText(/^De reactie van .* is afgewezen\.$/).waitFor()
  await expect.poll(() => focused().getAttribute('aria-label')).toMatch(/^Opdracht: /)
})

test('the hours to approve are a place of their own in the menu, and are left behind on the way back', async () => {
  const { page } = visitor
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  await menu.getByRole('link', { name: /^Uren/ }).click()
  await page.getByRole('heading', { name: 'Uren goedkeuren', level: 1 }).waitFor()
  expect(await menu.locator('[aria-current]').getAttribute('title')).toBe('Uren')
  await menu.getByRole('link', { name: 'Opdrachten' }).click()
  await page.getByRole('heading', { name: 'Opdrachten', level: 1 }).waitFor()
  expect(await menu.locator('[aria-current]').getAttribute('title')).toBe('Opdrachten')
  expect(new URL(page.url()).search).not.toContain('uren-ingediend')
})

test('the bars stay visible in forced colours', async () => {
  const { page } = visitor
  await page.emulateMedia({ forcedColors: 'active' })
  const colours = await page
    .getByRole('img', { name: / van \d\d:\d\d tot \d\d:\d\d/ })
    .first()
    .locator('> *')
    .evaluateAll(parts => {
      const page = globalThis as unknown as { getComputedStyle(part: unknown): { backgroundColor: string } }
      return parts.map(part => page.getComputedStyle(part).backgroundColor)
    })
  expect(new Set(colours).size).toBeGreaterThan(1)
  await page.emulateMedia({ forcedColors: 'none' })
  expect(visitor.complaints).toEqual([])
})
