// Fast typing on a slow connection loses no letter, in any kind of field; invalid input says why and stays.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { openApp } from './app.ts'
import { visitorsOf } from './visit.ts'

const app = await openApp()
const visit = visitorsOf(app, { viewport: { width: 1280, height: 900 } })
afterAll(() => app.close())

const field = (page: Page, label: string) =>
  page
    .getByRole('group')
    .getByLabel(new RegExp(`^${label}\\s*\\*?$`))
    .first()

/** A round trip of 400 ms and 50 kB a second. */
const slowDown = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  const rate = 50_000
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: rate,
    uploadThroughput: rate,
  })
}

// In the order of the form; typing starts in the first field at once, when its code and its list may still be loading.
const typed: [string, string, string?][] = [
  ['Cliënt', 'Truus van den Be'],
  ['Handelingen', 'medicijnen en'],
  ['Titel', 'Late dienst in de wijk'],
  ['Omschrijving', 'Twee routes, met de fiets.'],
  ['Datum', '27-3-2027', 'za 27 mrt 2027'],
  ['Van', '1530', '15:30'],
  ['Tot', '23.15', '23:15'],
  ['Pauze', '45'],
  ['Uurtarief', '45,5', '45,50'],
  ['Bonus', '1.025', '1.025,00'],
]

test('at 20 ms a key every field of a new assignment holds what was typed', async () => {
  const { page, complaints } = await visit('organisatie@demo.example')
  await page.goto('/organisatie/opdrachten')
  await page.getByRole('link', { name: 'Nieuwe opdracht' }).waitFor()
  await slowDown(page)
  await page.getByRole('link', { name: 'Nieuwe opdracht' }).click()
  await field(page, 'Cliënt').waitFor()
  for (const [label, text] of typed) {
    await field(page, label).selectText()
    await page.keyboard.type(text, { delay: 20 })
    expect(await field(page, label).inputValue(), label).toBe(text)
  }
  await page.keyboard.press('Tab')
  for (const [label, text, written] of typed) expect(await field(page, label).inputValue(), label).toBe(written ?? text)
  expect(complaints).toEqual([])
})

test('a date that has been or that does not exist stays and says why', async () => {
  const { page } = await visit('organisatie@demo.example')
  await page.goto('/organisatie/opdrachten/nieuw')
  const date = field(page, 'Datum')
  for (const [text, why] of [
    ['1-2-2026', 'Deze datum is al geweest.'],
    ['31-2-2027', 'Deze datum bestaat niet.'],
  ] as const) {
    await date.fill(text)
    await date.blur()
    await page.getByText(why).waitFor()
    expect(await date.inputValue()).toBe(text === '1-2-2026' ? 'zo 1 feb 2026' : text)
  }
})

test('the calendar and the list of names go by the keyboard alone', async () => {
  const { page } = await visit('organisatie@demo.example')
  await page.goto('/organisatie/opdrachten/nieuw')
  const date = field(page, 'Datum')
  await date.fill('30-12-2027')
  await date.press('ArrowDown')
  await page.getByRole('grid', { name: 'december 2027' }).waitFor()
  await page.getByRole('button', { name: 'donderdag 30 december 2027' }).press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('grid', { name: 'januari 2028' }).waitFor()
  await page.keyboard.press('Enter')
  expect(await date.inputValue()).toBe('za 1 jan 2028')
  const client = field(page, 'Cliënt')
  await client.focus()
  await client.press('ArrowDown')
  await page.getByRole('listbox').getByRole('option').first().waitFor()
  await client.press('ArrowDown')
  await client.press('Enter')
  await page.getByRole('listbox').getByRole('option').first().waitFor({ state: 'detached' })
  await expect.poll(() => client.inputValue()).not.toBe('')
  await page.getByRole('button', { name: 'Cliënt wissen' }).click()
  expect(await client.inputValue()).toBe('')
  await client.fill('Niemand met deze naam')
  await client.blur()
  await page.getByText('Kies uit de lijst, of maak het veld leeg.').waitFor()
  expect(await client.inputValue()).toBe('Niemand met deze naam')
})

test('what is said of a wrong time does not push the button away from under the press', async () => {
  const { page } = await visit('client@demo.example')
  await page.goto('/zorg/contact?meldingen=instellingen')
  const from = page.getByRole('dialog').getByLabel('Van')
  await from.fill('99')
  await page.getByRole('dialog').getByRole('button', { name: 'Aanzetten' }).click()
  await expect.poll(() => page.getByRole('dialog').locator(':focus').and(from).count()).toBe(1)
})
