// An organization reviews forty sets of hours by keyboard alone, and undoes a hasty decision.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atRest } from '../servers/browser.ts'
import { openApp, type Visitor } from './app.ts'

const app = await openApp()
const db = app.server.database
let visitor: Visitor
beforeAll(async () => {
  visitor = await app.visit('organisatie@demo.example', { viewport: { width: 1440, height: 900 } })
})
afterAll(() => app.close())

const ofThem = (status: string) =>
  sql<{
    uuid: string
    differs: boolean
  }>`select uuid, (actual_start_date, actual_end_date, actual_break_minutes)
    is distinct from (start_date, end_date, break_minutes) or expenses <> '[]' as differs from care_moment
  where status = ${status} and time_scope = 'moment' and organization_uuid = (select u.organization_uuid from organization_user u
    join account a on a.uuid = u.uuid where a.username = 'organisatie@demo.example')`.execute(db)
const waiting = async () => (await ofThem('awaiting_approval')).rows
/** Hands in this many hours, each copied from one that waits, in weeks long past. */
const handIn = async (like: string, from: number, count: number, minutes: number) => {
  await sql`insert into care_moment (title, status, time_scope, contract_type, start_date, end_date, break_minutes, actual_start_date,
      actual_end_date, actual_break_minutes, expenses, proposed_by, status_reason, expertise_level_uuid, location_uuid, organization_uuid,
      assignee_uuid, hourly_rate, cancellation_term_hours, created_at, updated_at)
    select title, 'awaiting_approval', time_scope, contract_type, start_date - week, end_date - week, break_minutes, start_date - week,
      end_date - week + ${minutes} * interval '1 minute', break_minutes, '[]', proposed_by, null, expertise_level_uuid, location_uuid,
      organization_uuid, assignee_uuid, hourly_rate, cancellation_term_hours, created_at, updated_at
    from care_moment, (select n * interval '7 days' as week from generate_series(${from}::int, ${from + count - 1}::int) n) weeks
    where uuid = ${like}::uuid`.execute(db)
}

test('forty hours of which six deviate take a handful of keys, an act is undone with one, and all are approved', async () => {
  const there = await waiting()
  const differing = there.filter(({ differs }) => differs).length
  await handIn(there[0]!.uuid, 60, 40 - there.length - (6 - differing), 0)
  await handIn(there[0]!.uuid, 200, 6 - differing, 15)
  const { page } = visitor
  await page.goto('/organisatie/opdrachten')
  await page.locator('a[data-row]').first().waitFor()
  let pressed = 0
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
    pressed += keys.length
  }
  const link = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: /^Uren/ })
  while (!(await link.evaluate(one => one.matches(':focus')))) await press('Tab')
  await press('Enter')
  const round = page.getByRole('region', { name: 'Ronde langs de uren' })
  await round.getByRole('heading', { name: '34 zonder afwijking' }).waitFor()
  await press('g')
  await page.getByText('Uren van 34 opdrachten zonder afwijking goedgekeurd').waitFor()
  for (let left = 6; left > 0; left -= 1) {
    await round.getByRole('heading', { name: `${left} met een afwijking` }).waitFor()
    await round.getByRole('button', { name: 'Goedkeuren', exact: true }).waitFor()
    await press('a')
  }
  await round.getByText('Alles is nagekeken.').waitFor()
  expect(pressed).toBeLessThanOrEqual(12)
  // The last decision was too quick: it comes back, is viewed, and is approved after all.
  await page.keyboard.press('u')
  await round.getByRole('heading', { name: '1 met een afwijking' }).waitFor()
  await round.getByRole('button', { name: 'Goedkeuren', exact: true }).waitFor()
  await page.keyboard.press('a')
  await round.getByText('Alles is nagekeken.').waitFor()
  // Leaving the round sends the decisions at once.
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Opdrachten' }).click()
  await expect.poll(async () => (await waiting()).length).toBe(0)
  expect(visitor.complaints).toEqual([])
})

test('an answer with a reason is undone with one key, its text is back in the field, and the list offers no second action', async () => {
  const { page } = visitor
  const approved = (await ofThem('approved')).rows
  await handIn(approved[0]!.uuid, 300, 2, 30)
  await page.goto('/organisatie/opdrachten?status=uren-ingediend')
  const round = page.getByRole('region', { name: 'Ronde langs de uren' })
  const dialog = page.getByRole('dialog')
  const words = dialog.getByRole('textbox')
  const inList = page.getByRole('button', { name: /^Goedkeuren ?: / })
  const left = (count: number) => round.getByRole('heading', { name: `${count} met een afwijking` }).waitFor()
  const answer = async (key: string) => {
    await round.getByRole('button', { name: 'Goedkeuren', exact: true }).waitFor()
    await page.keyboard.press(key)
  }
  await left(2)
  await expect.poll(() => inList.count()).toBe(2)
  await answer('w')
  await words.fill('De laatste uren waren overleg.')
  await dialog.getByRole('button', { name: 'Uren niet goedkeuren' }).press('Enter')
  await page.getByText(/^Uren van .* niet goedgekeurd/).waitFor()
  await left(1)
  await page.getByText('Net besloten').waitFor()
  await expect.poll(() => inList.count()).toBe(1)
  await page.keyboard.press('u')
  await left(2)
  await page.getByText('Net besloten').waitFor({ state: 'detached' })
  await answer('w')
  expect(await words.inputValue()).toBe('De laatste uren waren overleg.')
  await page.keyboard.press('Escape')
  await answer('n')
  await words.fill('Er was die dag niemand.')
  await dialog.getByRole('button', { name: 'Niet gewerkt melden' }).press('Enter')
  await left(1)
  // The form scrolls into view with the end time focused; after "Terug", and after a click outside the buttons, the keys still work.
  await answer('v')
  await expect.poll(() => round.getByLabel(/^Einde/).evaluate(one => one.matches(':focus'))).toBe(true)
  expect(await round.getByLabel(/^Einde/).evaluate(one => one.getBoundingClientRect().bottom <= 900)).toBe(true)
  await round.getByRole('button', { name: 'Terug' }).click()
  await answer('v')
  await round.getByRole('button', { name: 'Terug' }).click()
  await page.mouse.click(1430, 890)
  await answer('v')
  await round.getByLabel(/^Pauze/).fill('5')
  await round.getByLabel(/^Waarom/).fill('Een half uur korter.')
  await round.getByRole('button', { name: 'Voorstel versturen' }).press('Enter')
  await round.getByText('Alles is nagekeken.').waitFor()
  await expect.poll(() => inList.count()).toBe(0)
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Opdrachten' }).click()
  await expect.poll(async () => (await waiting()).length).toBe(0)
  expect(visitor.complaints).toEqual([])
})

test('by mouse: the way back is visible, and no heading moves when it appears, is used and disappears', async () => {
  const { page } = visitor
  const approved = (await ofThem('approved')).rows
  await handIn(approved[0]!.uuid, 400, 3, 30)
  await page.goto('/organisatie/opdrachten?status=uren-ingediend')
  const round = page.getByRole('region', { name: 'Ronde langs de uren' })
  const left = (count: number) => round.getByRole('heading', { name: `${count} met een afwijking` })
  // All at the same moment.
  const tops = () =>
    page
      .locator('h1, section[aria-label="Ronde langs de uren"] h2')
      .evaluateAll(all => all.map(one => one.getBoundingClientRect().top))
  await left(3).waitFor()
  await page.locator('a[data-row]').first().waitFor()
  const approve = round.getByRole('button', { name: 'Goedkeuren', exact: true })
  await approve.waitFor()
  await atRest(page)
  const before = await tops()
  const stay = async () => expect(await tops()).toEqual(before)
  await approve.click()
  await left(2).waitFor()
  const back = page.getByRole('button', { name: 'Ongedaan maken' })
  const { y, height } = (await back.boundingBox())!
  expect(y + height).toBeLessThanOrEqual(900)
  await stay()
  await page.getByText('Net besloten').waitFor()
  await stay()
  await back.click()
  await left(3).waitFor()
  await stay()
  await back.waitFor({ state: 'detached' })
  await stay()
  await approve.click()
  await left(2).waitFor()
  // The browser scrolls some frames after the wheel turned.
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate('scrollY')).toBe(300)
  const scrolled = await tops()
  await approve.click()
  await left(1).waitFor()
  expect(await tops()).toEqual(scrolled)
})
