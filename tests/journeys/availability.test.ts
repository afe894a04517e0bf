// A care worker's availability: five days in five taps, a holiday in four, and the same sheet for a planner.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { amsterdamDate } from '../../rules/time/amsterdam.ts'
import { formatDateLong } from '../../rules/time/format-nl.ts'
import { daysAfter, monthsAfter } from '../../web/components/fields/calendar-days.ts'
import { logInAs } from '../screens/log-in-as.ts'
import { settle } from '../screens/places.ts'
import { atRest } from '../servers/browser.ts'
import { openApp } from './app.ts'
import { visitorsOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
const worker = 'zorgverlener@demo.example'
const { database } = app.server

const uuidOf = async (username: string): Promise<string> =>
  (await database.selectFrom('account').select('uuid').where('username', '=', username).executeTakeFirstOrThrow()).uuid
const today = amsterdamDate(new Date().toISOString())
const me = await uuidOf(worker)
const said = () =>
  database
    .selectFrom('care_worker_availability')
    .select(['available', 'start_date', 'end_date'])
    .where('care_worker_uuid', '=', me)
    .orderBy('start_date')
    .orderBy('end_date')
    .execute()
/** Presses these one after the other, as a finger does; returns how many there were. */
const tapped = async (page: Page, ...all: (() => ReturnType<Page['locator']>)[]) => {
  for (const one of all) {
    await one().tap()
    await atRest(page)
  }
  return all.length
}
const button = (page: Page, name: string | RegExp) => () => page.getByRole('button', { name, exact: true })
const day = (page: Page, date: string) => () => page.getByRole('dialog').getByRole('button', { name: formatDateLong(date) })

test('a worker says five days from home in five taps, and undoes all of it in one', async () => {
  const { page } = await visit(worker)
  await settle(page, '/werk')
  const before = await said()
  const taps = await tapped(
    page,
    () => page.getByRole('link', { name: 'Planning', exact: true }).last(),
    button(page, 'Beschikbaarheid opgeven'),
    button(page, 'Volgende week'),
    button(page, 'Ma t/m vr'),
    button(page, 'Beschikbaarheid bewaren'),
  )
  expect(taps).toBe(5)
  await page.getByText(/^Beschikbaar: 5 keer, van ma /).waitFor()
  const days = (await said()).filter(
    one => !before.some(old => old.start_date === one.start_date && old.end_date === one.end_date),
  )
  expect(days.map(({ available }) => available)).toEqual([true, true, true, true, true])
  await tapped(page, button(page, 'Ongedaan maken'))
  await page.getByText('Ongedaan gemaakt.').waitFor()
  await expect.poll(said).toEqual(before)
})

test('a worker says two weeks of holiday from home in four taps, over what was said before', async () => {
  const { page } = await visit(worker)
  await settle(page, '/werk')
  const first = `${monthsAfter(today, 1).slice(0, 7)}-14`
  const taps = await tapped(
    page,
    () => page.getByRole('link', { name: 'Vakantie opgeven' }),
    button(page, 'Volgende maand'),
    day(page, first),
    button(page, 'Vakantie bewaren'),
  )
  expect(taps).toBe(4)
  await page.getByText(/^Niet beschikbaar: .* t\/m /).waitFor()
  const holiday = (await said()).filter(({ start_date }) => amsterdamDate(start_date) === first)
  expect(holiday.map(({ available, end_date }) => [available, amsterdamDate(end_date)])).toEqual([[false, daysAfter(first, 14)]])
})

test('on a day with a shift the sheet says that calling off is done there, and leads to it', async () => {
  const { page } = await visit(worker)
  const shift = await database
    .selectFrom('care_moment')
    .select(['uuid', 'start_date'])
    .where('assignee_uuid', '=', me)
    .where('status', '=', 'assigned')
    .where('time_scope', '=', 'moment')
    .where('start_date', '>', new Date(Date.now() + 2 * 86_400_000).toISOString())
    .orderBy('start_date')
    .executeTakeFirstOrThrow()
  await settle(page, '/werk/planning?opgeven=vakantie')
  const sheet = page.getByRole('dialog')
  const date = amsterdamDate(shift.start_date)
  while ((await day(page, date)().count()) === 0) await tapped(page, button(page, 'Volgende maand'))
  await tapped(page, day(page, date))
  await sheet.getByText('Je werkt dan. Afzeggen doe je bij de dienst.').waitFor()
  await sheet.getByRole('status').getByRole('link').first().tap()
  await page.waitForURL(new RegExp(`dienst=${shift.uuid}`))
})

test('what is chosen in a sheet that is scrolled stays under the finger when fields go away', async () => {
  const { page } = await visit(worker)
  await page.setViewportSize({ width: 360, height: 640 })
  await settle(page, '/werk/planning?opgeven=dagen')
  const sheet = page.getByRole('dialog')
  const choice = (name: string) => sheet.locator('label', { hasText: name })
  await choice('Andere tijden').tap()
  await sheet.getByLabel('Van', { exact: true }).waitFor()
  await sheet.evaluate(element => element.scrollTo(0, element.scrollHeight))
  expect(await sheet.evaluate(element => element.scrollTop)).toBeGreaterThan(40)
  await atRest(page)
  const before = (await choice('Hele dag').boundingBox())!.y
  await choice('Hele dag').tap()
  await expect.poll(() => sheet.getByLabel('Van', { exact: true }).count()).toBe(0)
  await atRest(page)
  expect(Math.abs((await choice('Hele dag').boundingBox())!.y - before)).toBeLessThanOrEqual(1)
})

test('a planner says it by the same sheet, and the worker hears of it', async () => {
  const { page } = await visitorsOf(app, { viewport: { width: 1440, height: 900 } })()
  await logInAs(app, page, { who: 'planner', username: 'planner@demo.example', roles: ['ROLE_PLANNER'] })
  await settle(page, `/backoffice/zzpers/${me}?onderdeel=werk`)
  const before = await said()
  await page.getByRole('button', { name: 'Opgeven', exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('Niet beschikbaar').first().click()
  await sheet.getByRole('button', { name: 'Volgende week' }).press('Enter')
  await sheet.getByRole('button', { name: 'Alle dagen' }).press('Enter')
  await sheet.getByRole('button', { name: 'Beschikbaarheid bewaren' }).press('Enter')
  await sheet.waitFor({ state: 'detached' })
  await page.getByText(/^Niet beschikbaar: 7 keer/).waitFor()
  await expect.poll(said).not.toEqual(before)
  const mail = await app.mailTo(worker, 'Je beschikbaarheid is gewijzigd')
  expect(mail.text).toContain('De backoffice heeft je beschikbaarheid gewijzigd.')
  await page.getByRole('button', { name: 'Ongedaan maken' }).press('Enter')
  await page.getByText('Ongedaan gemaakt.').waitFor()
  await expect.poll(said).toEqual(before)
})
