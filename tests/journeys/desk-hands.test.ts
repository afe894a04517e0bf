// Clicks and keys on the desktop, counted: required fields have the focus, names are chosen with Enter and Tab, publishing can be
// undone, and frequent tasks take few clicks and keys.
import { afterAll, expect, test } from 'vitest'
import { amsterdamDate } from '../../rules/time/amsterdam.ts'
import { daysBetween } from '../../web/care/amsterdam-time.ts'
import { logInAs } from '../screens/log-in-as.ts'
import { openApp, spaced } from './app.ts'
import { login, visitorsOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app, { viewport: { width: 1440, height: 900 } })
const db = app.server.database
const planner = { who: 'a planner', username: 'planner@demo.example', roles: ['ROLE_PLANNER' as const] }

test('who comes to log in types at once, and no letter is lost', async () => {
  const { page } = await visit()
  await page.goto(login)
  await page.keyboard.type('organisatie@demo.example')
  await expect.poll(() => page.getByLabel('E-mailadres').inputValue()).toBe('organisatie@demo.example')
})

test('a client is taken by Enter or by Tab, also before the answer is there', async () => {
  const { page, complaints } = await visit('organisatie@demo.example')
  await page.goto('/organisatie/opdrachten/nieuw')
  const client = page.getByRole('combobox', { name: 'Cliënt' })
  for (const key of ['Enter', 'Tab']) {
    await client.click()
    await client.fill('')
    await page.keyboard.type('truus')
    await page.keyboard.press(key)
    await expect.poll(() => client.inputValue()).toMatch(/^Truus \S/)
  }
  expect(await page.getByText('Kies uit de lijst, of maak het veld leeg.').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('a shift like last week’s is published in four clicks from the week of today, and taken back', async () => {
  const { page, complaints } = await visit('organisatie@demo.example')
  let clicks = 0
  const click = async (target: ReturnType<typeof page.locator>) => {
    clicks += 1
    await target.click()
  }
  const worked = await db
    .selectFrom('care_moment as m')
    .innerJoin('organization_user as u', 'u.organization_uuid', 'm.organization_uuid')
    .innerJoin('account as a', 'a.uuid', 'u.uuid')
    .select(['m.start_date', 'm.uuid'])
    .where('a.username', '=', 'organisatie@demo.example')
    .where('m.time_scope', '=', 'moment')
    .where('m.care_period_uuid', 'is', null)
    .where('m.status', '=', 'approved')
    .execute()
  await page.goto('/organisatie/opdrachten?weergave=week')
  const week = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  const thisWeek = await week.textContent()
  await click(page.getByRole('button', { name: 'Vorige week' }))
  await expect.poll(() => week.textContent()).not.toBe(thisWeek)
  const cards = page.locator(worked.map(({ uuid }) => `a[data-row="${uuid}"]`).join())
  const like = await cards.first().getAttribute('data-row')
  const { start_date } = worked.find(({ uuid }) => uuid === like)!
  await click(cards.first())
  await click(page.getByRole('link', { name: 'Kopiëren naar een andere dag' }))
  const date = page.getByLabel(/^Datum/)
  await expect.poll(() => date.evaluate(one => one.matches(':focus'))).toBe(true)
  await expect.poll(() => date.evaluate(one => one.getBoundingClientRect().bottom)).toBeLessThanOrEqual(900)
  await click(page.getByRole('button', { name: 'Publiceren', exact: true }))
  await page.getByText('De opdracht is gepubliceerd.').waitFor()
  expect(clicks).toBe(4)
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await page.getByText('De publicatie is ingetrokken.', { exact: false }).waitFor()
  const made = new URL(page.url()).pathname.slice(-36)
  const copy = await db
    .selectFrom('care_moment')
    .select(['status', 'start_date'])
    .where('uuid', '=', made)
    .executeTakeFirstOrThrow()
  expect(copy.status).toBe('withdrawn')
  expect(daysBetween(amsterdamDate(start_date), amsterdamDate(copy.start_date)) % 7).toBe(0)
  const open = db.selectFrom('care_moment_publication').select('uuid').where('care_moment_uuid', '=', made)
  expect(await open.where('status', '=', 'open').execute()).toEqual([])
  expect(complaints).toEqual([])
})

test('who is asked by message stands so with the time in the list, the next call is to somebody else, and published otherwise they stay asked', async () => {
  const { page, complaints } = await visit()
  await logInAs(app, page, planner)
  await page.goto('/backoffice/open-zorgmomenten')
  const rows = page.locator('a[data-row]')
  await rows.nth(5).waitFor()
  const people = page.getByRole('region', { name: 'Wie kan' }).getByRole('listitem')
  // A moment for which more people are available than are invited at once; not the first, which another test fills.
  let row = rows.first()
  for (let at = 1; at < 6; at += 1) {
    row = rows.nth(at)
    await row.press('Enter')
    // Not the row: it says that it is open before the panel shows it.
    await page.locator(`[data-side-panel="${await row.getAttribute('data-row')}"]`).waitFor()
    await people.first().waitFor()
    if ((await people.count()) > 10) break
  }
  // Somebody to call back later is not next in the list.
  await page.keyboard.press('b')
  await people.first().getByText('Aan de lijn').waitFor()
  await page.keyboard.press('t')
  await page.keyboard.press('1')
  await expect.poll(() => people.first().textContent()).toMatch(/Terugbellen · om \d\d:\d\d/)
  await page.keyboard.press('b')
  await people.nth(1).getByText('Aan de lijn').waitFor()
  await page.keyboard.press('g')
  await people.nth(1).getByText('Niet bereikt').waitFor()
  expect(await people.first().textContent()).toMatch(/Terugbellen · om \d\d:\d\d/)
  await page.keyboard.press('v')
  await page.getByRole('dialog').getByRole('button', { name: 'Vragen', exact: true }).click()
  const asked = people.filter({ hasText: /Gevraagd tot \d\d:\d\d/ })
  await expect.poll(() => asked.count()).toBe(10)
  await page
    .getByRole('region', { name: 'Wie kan' })
    .getByText(/· 10 gevraagd ·/)
    .waitFor()
  const line = page.locator('li', { has: page.locator('a[data-row][aria-current]') })
  await expect.poll(() => line.textContent()).toMatch(/10 gevraagd tot \d\d:\d\d/)
  await page.keyboard.press('b')
  await people.filter({ hasText: 'Aan de lijn' }).waitFor()
  expect(await asked.count()).toBe(10)
  await page.keyboard.press('g')
  await expect.poll(() => people.filter({ hasText: /niet bereikt/i }).count()).toBe(2)
  // Publishing it otherwise is one act, after which the questions are still there.
  await page.getByRole('button', { name: 'Ook voor uitzend' }).click()
  await page.getByRole('dialog').getByText('Wat er al is, blijft', { exact: false }).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Ook voor uitzend' }).click()
  await page.getByText('De opdracht is nu ook voor uitzend.').waitFor()
  await expect.poll(() => line.textContent()).toMatch(/10 gevraagd tot \d\d:\d\d/)
  await page
    .getByRole('region', { name: 'Wie kan' })
    .getByText(/· 10 gevraagd ·/)
    .waitFor()
  expect(complaints).toEqual([])
})

test('the work list has the focus: Enter opens the first shift, two keys fill it, and the next one has the focus', async () => {
  const { page, complaints } = await visit()
  await logInAs(app, page, planner)
  await page.goto('/backoffice/open-zorgmomenten')
  const rows = page.locator('a[data-row]')
  await rows.nth(1).waitFor()
  const inOrder = await Promise.all([0, 1].map(at => rows.nth(at).getAttribute('data-row')))
  const focused = () => page.locator('a[data-row]:focus').getAttribute('data-row', { timeout: 10_000 })
  await expect.poll(focused).toBe(inOrder[0])
  for (const column of ['Reacties', 'Open sinds', 'Mee bezig']) await page.getByText(column, { exact: true }).first().waitFor()
  await page.keyboard.press('Enter')
  const people = page.getByRole('region', { name: 'Wie kan' }).getByRole('listitem')
  await people.first().waitFor()
  // Who calls says the day and the pay first.
  const head = spaced((await page.getByRole('complementary', { name: /^Open opdracht/ }).textContent()) ?? '')
  expect(head).toMatch(/€ \d+,\d\d per uur/)
  expect(head).toMatch(/\b(ma|di|wo|do|vr|za|zo) \d{1,2} [a-z]+, \d\d:\d\d – /)
  const facts = await people
    .first()
    .getByText(/(nog nooit|was) hier/)
    .textContent()
  let keys = 0
  const press = async (key: string) => {
    keys += 1
    await page.keyboard.press(key)
  }
  await press('b')
  // During a call the person's details stay visible, and so does the length of the call.
  await people.first().getByText('Aan de lijn').waitFor()
  await people.first().getByText(facts!).waitFor()
  await expect.poll(() => people.first().getByRole('timer').textContent()).toMatch(/0:0[1-9]/)
  await press('j')
  await page.getByText(/ komt\.$/).waitFor()
  expect(keys).toBe(2)
  await expect.poll(focused).toBe(inOrder[1])
  expect(complaints).toEqual([])
})

test.each(['clienten', 'zzpers'])('the list of %s begins in the upper third, with seven rows in sight', async list => {
  const { page } = await visit()
  await logInAs(app, page, planner)
  await page.goto(`/backoffice/${list}`)
  const rows = page.getByRole('table').locator('tbody tr')
  await rows.nth(7).waitFor()
  const edges = await rows.evaluateAll(all =>
    all.map(row => row.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
  )
  expect(edges[0]!.top).toBeLessThan(310)
  expect(edges.filter(({ bottom }) => bottom <= 900).length).toBeGreaterThanOrEqual(7)
})

test('the payouts of a week take four clicks: Geld, the file, and booking it', async () => {
  await app.runJob('invoices')
  const { page } = await visit()
  await logInAs(app, page, planner)
  let clicks = 0
  const click = async (target: ReturnType<typeof page.locator>) => {
    clicks += 1
    await target.click()
  }
  await page.goto('/backoffice/open-zorgmomenten')
  await click(page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: /^Geld/ }))
  const waiting = page.getByRole('table', { name: 'Weken die op een bestand wachten' })
  const make = waiting.getByRole('button', { name: /^Bestand maken/ }).first()
  const [file] = await Promise.all([page.waitForEvent('download'), click(make)])
  expect(file.suggestedFilename()).toMatch(/^uitbetaling-.*\.xml$/)
  const files = page.getByRole('table', { name: 'Betaalbestanden' })
  await click(files.getByRole('button', { name: 'Als betaald boeken' }).first())
  await click(page.getByRole('dialog').getByRole('button', { name: 'Als betaald boeken' }))
  await page.getByText(/betalingen zijn geboekt\.$/).waitFor()
  expect(clicks).toBe(4)
})
