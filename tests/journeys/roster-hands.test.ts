// An organization goes through a roster by hand before it says yes to any of it: by day, by place, on paper, what would help where
// nobody can come, with another question, and back to an earlier one.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { openApp } from './app.ts'
import { visitorsOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app, { viewport: { width: 1440, height: 900 } })
const db = app.server.database
const desk = '/organisatie/opdrachten?weergave=rooster'

const lines = (page: Page) =>
  page
    .getByRole('region', { name: 'Wie waar werkt' })
    .getByRole('listitem')
    .filter({ has: page.locator('a[data-row]') })
const rosterIn = (page: Page) => new URL(page.url()).searchParams.get('rooster')

/** Everybody thinks better of it. */
const takeReactionsBack = () =>
  db.updateTable('care_moment_publication_reaction').set({ status: 'withdrawn' }).where('status', '=', 'open').execute()

test('goes through a roster, makes it anew, and comes back to the earlier one', async () => {
  const { page, complaints } = await visit('organisatie@demo.example')
  await page.goto(desk)
  await page.getByRole('button', { name: 'Maak rooster' }).click()
  await lines(page).first().waitFor()
  const first = rosterIn(page)

  // All lines of a day at once.
  const day = page.getByRole('checkbox', { name: /^Alles van .* aanvinken$/ }).first()
  const ticked = () => lines(page).locator('input:checked').count()
  const all = await ticked()
  await day.uncheck()
  expect(await ticked()).toBeLessThan(all)
  await day.check()
  await expect.poll(ticked).toBe(all)

  // A day of the picture leads to its lines.
  const picture = page.getByRole('table', { name: 'Werk per locatie en dag', exact: true })
  const leads = picture.getByRole('columnheader').getByRole('button').first()
  const [name] = /\d+/.exec((await leads.textContent()) ?? '')!
  await leads.click()
  await expect.poll(() => page.locator(':focus').textContent()).toContain(` ${name} `)

  await page.evaluate(`window.print = () => document.documentElement.setAttribute('data-printed', 'yes')`)
  await page.getByRole('button', { name: 'Afdrukken' }).click()
  await page.locator('html[data-printed="yes"]').waitFor()

  await page.getByText('Vraag wijzigen', { exact: true }).click()
  await page.getByRole('button', { name: 'Rooster opnieuw maken' }).click()
  await page.waitForURL(url => ![null, first].includes(url.searchParams.get('rooster')))
  await lines(page).first().waitFor()
  await page.getByText('Eerdere roosters').click()
  await page.getByRole('table', { name: 'Eerdere roosters' }).getByRole('link').first().click()
  await page.waitForURL(url => url.searchParams.get('rooster') === first)
  await lines(page).first().waitFor()
  await page.getByRole('link', { name: 'Nieuw rooster' }).click()
  await page.getByRole('button', { name: 'Maak rooster' }).waitFor()
  expect(complaints).toEqual([])
})

test('reads what would help where nobody reacted, and asks others too', async () => {
  await takeReactionsBack()
  const { page, complaints } = await visit('organisatie@demo.example')
  await page.goto(desk)
  await page.getByRole('button', { name: 'Maak rooster' }).click()
  await page.getByText('Voor geen enkele dienst is er iemand').waitFor()
  const open = page.getByRole('listitem').filter({ hasText: 'Wat zou helpen?' }).first()
  await open.getByText('Wat zou helpen?', { exact: false }).first().click()
  await open.getByRole('link', { name: 'Naar de opdracht' }).click()
  await page.waitForURL(/opdrachten\/[0-9a-f-]{36}/)
  const shift = page.url()
  await page.goBack()
  await open.getByRole('link').first().click()
  await expect.poll(() => page.url()).toBe(shift)
  await page.goBack()
  await page.getByRole('button', { name: 'Ook mensen vragen die niet reageerden' }).click()
  expect(await page.getByLabel('Ook mensen vragen die niet reageerden').isChecked()).toBe(true)
  expect(complaints).toEqual([])
})
