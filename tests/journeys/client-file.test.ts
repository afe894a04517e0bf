// A client's file on a phone, operated by thumb: from the next shift to how to get in, and who may not open it.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { openApp } from './app.ts'
import { visitorsOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app, { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
/** Through the bar at the bottom and the sheet of all pages. */
const open = async (page: Page, name: RegExp, title: string) => {
  await page.getByRole('button', { name: 'Alles', exact: true }).tap()
  await page.getByRole('dialog').getByRole('link', { name }).tap()
  await heading(page, title)
}
const timesAsked = async () =>
  (await app.server.database.selectFrom('access_log').select('uuid').where('operation', '=', 'clientCare.accessNotes').execute())
    .length

test('a care worker goes from the next shift into the file, calls the first contact and sees the code; a stranger does not', async () => {
  const { page, complaints } = await visit('zorgverlener@demo.example')
  await page.getByRole('link', { name: 'Truus Jansen' }).tap()
  await heading(page, 'Overzicht')
  const file = new URL(page.url()).pathname
  expect(await page.getByRole('navigation', { name: 'Snel naar' }).count()).toBe(0)

  await open(page, /^Contact/, 'Contactpersonen')
  // A page of the file may also be the first one opened.
  await page.reload()
  const call = page.getByRole('main').getByRole('link', { name: 'Bel Wim Jansen' })
  expect(await call.getAttribute('href')).toMatch(/^tel:\+?\d{10,}$/)

  await open(page, /^Woning/, 'Woning')
  expect(await page.getByText('2580').count()).toBe(0)
  expect(await timesAsked()).toBe(0)
  await page.getByRole('button', { name: 'Toon de code' }).tap()
  await page.getByRole('dialog').getByText('de code is 2580').waitFor()
  expect(await timesAsked()).toBe(1)
  await page.getByRole('button', { name: 'Sluiten' }).tap()
  expect(await page.getByText('2580').count()).toBe(0)
  await page.getByRole('link', { name: 'Cliënten' }).first().tap()
  await heading(page, 'Cliënten')
  expect(complaints).toEqual([])

  const stranger = await visit('uitzend@demo.example')
  await stranger.page.goto(`${file}/woning`)
  await heading(stranger.page, 'Deze cliënt staat niet bij jou')
  expect(await stranger.page.getByText('Truus').count()).toBe(0)
  await stranger.page.getByRole('link', { name: 'Naar je cliënten' }).tap()
  await heading(stranger.page, 'Cliënten')
})
