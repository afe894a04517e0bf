// The number of taps for the most frequent tasks, from a care worker's home page on a phone.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { openApp } from './app.ts'
import { visitorsOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const phone = visitorsOf(app, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

/** Taps the element with this role and name, and counts. */
const tapping = (page: Page) => {
  const taps = {
    count: 0,
    tap: async (role: 'link' | 'button', name: string) => {
      // The counter is shown behind the name, once it is known.
      await page
        .getByRole(role, { name: new RegExp(`^${name}( \\d+)?$`) })
        .first()
        .tap()
      taps.count++
    },
  }
  return taps
}

/** The worker's next shift with a client, and the first name of the person to call about them. */
const nextAtClient = () =>
  app.server.database
    .selectFrom('care_moment as m')
    .innerJoin('account as a', 'a.uuid', 'm.assignee_uuid')
    .innerJoin('client as c', 'c.uuid', 'm.client_uuid')
    .innerJoin('client_relation as r', 'r.client_uuid', 'c.uuid')
    .select(['m.title', 'm.start_date', 'c.first_name', 'c.last_name', 'r.first_name as contact'])
    .where('a.username', '=', 'zorgverlener@demo.example')
    .where('m.status', '=', 'assigned')
    .where('m.start_date', '>', new Date().toISOString())
    .where('r.phone', 'is not', null)
    .orderBy('m.start_date')
    .orderBy('r.is_first_contact', 'desc')
    .executeTakeFirstOrThrow()

test('the contact of a client is called in two taps, from the home and from the planning', async () => {
  const { title, contact, start_date, first_name, last_name } = await nextAtClient()
  await app.moveClock(new Date(Date.parse(start_date) - 3_600_000).toISOString())
  const { page } = await phone('zorgverlener@demo.example')
  const call = page.getByRole('link', { name: new RegExp(`^Bel ${contact}`) }).first()
  const fromHome = tapping(page)
  await fromHome.tap('link', `${first_name} ${last_name}`)
  await call.waitFor()
  expect(await call.getAttribute('href')).toMatch(/^tel:/)
  expect(fromHome.count + 1).toBe(2)

  await page.goto('/werk/planning')
  const fromPlanning = tapping(page)
  await fromPlanning.tap('button', title)
  await page
    .getByRole('dialog')
    .getByRole('link', { name: new RegExp(`^Bel ${contact}`) })
    .waitFor()
  expect(fromPlanning.count + 1).toBe(2)
})

test('a worker reacts to a shift in three taps', async () => {
  const { page } = await phone('zorgverlener@demo.example')
  const home = page.getByRole('region', { name: 'Nieuwe opdrachten voor jou' })
  await home.getByRole('link').nth(1).waitFor()
  // The second link: the first leads to all of them.
  await home.getByRole('link').nth(1).tap()
  const taps = tapping(page)
  await taps.tap('link', 'Reageren')
  await page.waitForURL(/\/reageren$/)
  await taps.tap('button', 'Reageren')
  await page.waitForURL(/reactie-geplaatst/)
  expect(taps.count + 1).toBe(3)
})

const handedIn = async () => {
  const { count } = await app.server.database
    .selectFrom('event')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('name', '=', 'care_moment_submitted')
    .executeTakeFirstOrThrow()
  return Number(count)
}

test('hours as planned are handed in with two taps', async () => {
  const { page } = await phone('zorgverlener@demo.example')
  const before = await handedIn()
  const taps = tapping(page)
  await taps.tap('link', 'Uren')
  await taps.tap('button', 'Uren indienen')
  await expect.poll(handedIn).toBe(before + 1)
  expect(taps.count).toBe(2)
})
