// A planner at the work list calls by hand what others do by keys: who says no and why, who is called back, whom a colleague asked, what
// helps, and the shifts of which nobody reported an arrival. And from publishing a shift to whom it may concern.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addHours, toInstant } from '../../rules/time/amsterdam.ts'
import { logInAs } from '../screens/log-in-as.ts'
import { addPlanner } from '../servers/second-planner.ts'
import { must } from '../worlds/moments.ts'
import { openApp, spaced, type Visitor } from './app.ts'
import { daysAhead } from './days.ts'
import { type Body, callersOf } from './visit.ts'

const app = await openApp()
const { database: db } = app.server
const planner = 'planner@demo.example'
const list = '/backoffice/open-zorgmomenten'
const day = daysAhead(1)
const morning = toInstant(day, '09:00')
let desk: Visitor
beforeAll(async () => {
  await app.moveClock(morning)
  await db.updateTable('care_worker_document').set({ expires_on: '2099-01-01' }).execute()
  await db.updateTable('organization_location').set({ phone: '+31302075678' }).execute()
  desk = await app.visit(undefined, { viewport: { width: 1440, height: 900 } })
  await logInAs(app, desk.page, { who: planner, username: planner, roles: ['ROLE_PLANNER'] })
})
afterAll(async () => {
  expect(desk.complaints).toEqual([])
  await app.close()
})
const me = await callersOf(app)(planner)
interface Person {
  careWorker: string
  firstName: string
  lastName: string
}
interface CallList {
  people: Person[]
  unableCount: number
  helps: { key: string }[]
}
const listOf = async (uuid: string) => must(await me.get(`/care_moments/${uuid}/call_list`), 200) as unknown as CallList
const openOnes = async () => {
  const { body } = await me.get(
    `/care_moments?status=open&timeScope=moment&order[startDate]=asc&startDate[after]=${morning}&itemsPerPage=100`,
  )
  return body.member as unknown as (Body & { client?: Body })[]
}
const callsOf = async (uuid: string) =>
  await db
    .selectFrom('care_moment_call')
    .select(['status', 'remark', 'call_back_at'])
    .where('care_moment_uuid', '=', uuid)
    .orderBy('started_at')
    .execute()

test('calls are noted with a reason, and with a time to call back; who said yes to a colleague is chosen', async () => {
  const { page } = desk
  // The one for which most can come, this evening.
  let [uuid, most] = ['', 0]
  for (const one of await openOnes()) {
    const { length } = (await listOf(one.uuid)).people
    if (length > most) [uuid, most] = [one.uuid, length]
  }
  const times = { start_date: toInstant(day, '19:00'), end_date: toInstant(day, '22:00'), break_minutes: 0 }
  await db.updateTable('care_moment').set(times).where('uuid', '=', uuid).execute()
  await page.goto(`${list}?open=${uuid}`)
  const panel = page.locator(`[data-side-panel="${uuid}"]`)
  const can = page.getByRole('region', { name: 'Wie kan' })
  const people = can.getByRole('listitem')
  await people.first().waitFor()
  const call = async (at: number) => {
    await people.nth(at).getByRole('link').click()
    await people.nth(at).getByRole('button', { name: /^Bel/ }).click()
    await people.nth(at).getByText('Aan de lijn').waitFor()
  }
  await panel.getByRole('link', { name: '030 207 5678' }).or(panel.locator('a[href="tel:+31302075678"]')).first().click()
  await call(0)
  await can.getByRole('button', { name: /^Nee/ }).click()
  await can.getByLabel(/^Waarom .* niet komt/).fill('Past die dag op de kinderen.')
  await can.getByRole('button', { name: 'Nee noteren' }).click()
  await expect.poll(() => callsOf(uuid)).toMatchObject([{ status: 'no', remark: 'Past die dag op de kinderen.' }])
  await call(1)
  await can.getByRole('button', { name: /^Nee/ }).click()
  const usual = can.locator('form').getByRole('button').first()
  const words = ((await usual.textContent()) ?? '').replace(/\s*1?$/, '')
  await usual.click()
  await expect.poll(async () => (await callsOf(uuid))[1]).toMatchObject({ status: 'no', remark: words })
  await call(2)
  await can.getByRole('button', { name: /^Terugbellen/ }).click()
  await can.getByLabel('Of om').fill('16:15')
  await can.getByRole('button', { name: 'Noteren', exact: true }).click()
  await expect
    .poll(async () => Date.parse(String((await callsOf(uuid))[2]?.call_back_at)))
    .toBe(Date.parse(toInstant(day, '16:15')))
  await people.nth(2).getByText('Terugbellen').waitFor()

  const before = await people.count()
  const more = can.getByRole('button', { name: /^Toon nog \d+ mens/ })
  await more.click()
  expect(await people.count()).toBeGreaterThan(before)
  const colleague = await addPlanner({ db, server: app.server })
  const last = (await listOf(uuid)).people[4]!
  const made = must(
    await colleague.post('/care_moment_calls', { careMoment: `/v1/care_moments/${uuid}`, careWorker: last.careWorker }),
    201,
  )
  must(await colleague.put(`${made['@id']}/yes`, {}), 200)
  const name = `${last.firstName} ${last.lastName}`
  const choose = people.filter({ hasText: name }).getByRole('button', { name: `Kiezen van ${name}` })
  // A colleague is choosing for as long as it can be undone.
  await app.moveClock(addHours(morning, 0.5))
  await page.reload()
  await choose.click()
  await page.getByText(`${name} komt.`).first().waitFor()
})

test('of who cannot come one reads why, and calls', async () => {
  const { page } = desk
  const all = await openOnes()
  await page.goto(`${list}?open=${all.at(-1)!.uuid}`)
  const unable = page.getByRole('region', { name: 'Wie niet kan' })
  const reason = unable.locator('details').first()
  await reason.locator('summary').click()
  const phone = reason.getByRole('link').first()
  await phone.click()
  expect(await phone.getAttribute('href')).toMatch(/^tel:\+?\d{10,}$/)
})

test('of shifts that began without a report one calls, notes who is there, and looks for another for the rest', async () => {
  const { page } = desk
  // Five who have nothing else to do.
  const ahead = db
    .selectFrom('care_moment')
    .distinctOn('assignee_uuid')
    .select(['uuid', 'assignee_uuid'])
    .where('status', '=', 'assigned')
    .where('time_scope', '=', 'moment')
    .where('start_date', '>', addHours(morning, 24))
  const begun = await ahead.orderBy('assignee_uuid').limit(5).execute()
  const uuids = begun.map(({ uuid }) => uuid)
  const theirs = db.updateTable('care_moment').set({ status: 'canceled' }).where('uuid', 'not in', uuids)
  await theirs
    .where(
      'assignee_uuid',
      'in',
      begun.map(one => one.assignee_uuid),
    )
    .where('status', '=', 'assigned')
    .execute()
  const hours = { start_date: addHours(morning, -1), end_date: addHours(morning, 6), arrived_at: null, arrival_checked_at: null }
  await db
    .updateTable('care_moment')
    .set({ ...hours, break_minutes: 0 })
    .where('uuid', 'in', uuids)
    .execute()
  const checked = async () =>
    (await db.selectFrom('care_moment').select('uuid').where('arrival_checked_at', 'is not', null).execute()).length
  const checkedBefore = await checked()
  await page.goto(list)
  const opening = page.getByRole('button', { name: /^Openen: / })
  await opening.first().waitFor()
  const before = await opening.count()
  await page.getByRole('button', { name: /^Toon nog \d+$/ }).click()
  await expect.poll(() => opening.count()).toBeGreaterThan(before)
  await page
    .getByRole('link', { name: /^Bel \S+, \d/ })
    .first()
    .click()
  await opening.first().click()
  const panel = page.locator('[data-side-panel]')
  await panel.getByText('Nog niet gemeld').waitFor()
  await panel.getByRole('button', { name: /^Is er wel/ }).click()
  await page.getByText(/^Genoteerd: .* is er wel\.$/).waitFor()
  await expect.poll(checked).toBe(checkedBefore + 1)
  await opening.first().click()
  await panel.getByRole('button', { name: /^Vervanging zoeken/ }).waitFor()
  await panel.getByRole('button', { name: /^Vervanging zoeken/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/^Er komt een nieuwe opdracht van /).waitFor()
  await dialog.getByRole('button', { name: 'Vervanging zoeken' }).click()
  await page.getByRole('region', { name: 'Wie kan' }).waitFor()
  const made = new URL(page.url()).searchParams.get('open')!
  expect(uuids).not.toContain(made)
  expect((await db.selectFrom('care_moment').select('status').where('uuid', '=', made).executeTakeFirstOrThrow()).status).toBe(
    'open',
  )
})

test('from publishing one goes to the call list, the reactions, a bonus, the shift itself, or a new one', async () => {
  const { page } = desk
  const publish = async (uuid: string) => {
    await page.goto(`/backoffice/zorgmoment/${uuid}/publiceren`)
    await page.getByRole('heading', { name: 'Opdracht publiceren' }).waitFor()
  }
  // Not of today: it would begin meanwhile.
  const all = (await openOnes()).filter(({ startDate }) => Date.parse(String(startDate)) > Date.parse(addHours(morning, 24)))
  const reads = await Promise.all(all.map(async ({ uuid }) => (await me.get(`/care_moments/${uuid}`)).body))
  const published = reads.filter(one => (one.publishedForContractTypes as string[]).length > 0)
  const asked = published.find(({ openReactionCount }) => Number(openReactionCount) > 0)!
  const silent = published.find(({ openReactionCount }) => !openReactionCount)!
  await publish(asked.uuid)
  await page.getByRole('link', { name: 'Bekijk de reacties' }).click()
  await page.waitForURL(new RegExp(`open=${asked.uuid}&deel=reacties`))
  await publish(silent.uuid)
  await page.getByRole('link', { name: 'Bekijk de bellijst' }).click()
  await page.waitForURL(new RegExp(`open=${silent.uuid}`))
  await publish(silent.uuid)
  await page.getByRole('link', { name: 'Bonus geven' }).click()
  await page.getByLabel('Bonus voor deze opdracht').waitFor()

  // Work like it was filled with a bonus of at most thirty euros.
  const advice = { comparable: 24, advice: { upTo: 3000, offered: 12, filled: 11, medianMinutes: 90 } }
  const band = { offered: 12, filled: 11, medianMinutes: 90 }
  const bands = [0, 3000, null].map(upTo => ({ ...band, upTo }))
  await page.route('**/bonus_advice', route => route.fulfill({ json: { ...advice, bands } }))
  await page.reload()
  await page.getByRole('button', { name: /^Neem € 30 over$/ }).click()
  await expect.poll(async () => spaced(await page.getByLabel('Bonus voor deze opdracht').inputValue())).toBe('30,00')
  await page.getByRole('button', { name: 'Bonus geven' }).click()
  await page.getByText(/^De bonus is nu €\s30,00\.$/).waitFor()
  expect((await me.get(`/care_moments/${silent.uuid}`)).body.bonus).toBe(3000)
  await page.unroute('**/bonus_advice')

  const taken = await db
    .selectFrom('care_moment')
    .select('uuid')
    .where('status', '=', 'assigned')
    .where('start_date', '>', addHours(morning, 24))
    .executeTakeFirstOrThrow()
  await publish(taken.uuid)
  await page.getByRole('link', { name: 'Bekijk de opdracht' }).click()
  await page.waitForURL(new RegExp(`open=${taken.uuid}`))
  const off = all.find(({ client, uuid }) => client && uuid !== asked.uuid && uuid !== silent.uuid)!
  await db.updateTable('care_moment').set({ status: 'canceled' }).where('uuid', '=', off.uuid).execute()
  await publish(off.uuid)
  await page.getByRole('link', { name: /^Nieuwe opdracht voor / }).click()
  await page.getByRole('heading', { name: 'Nieuwe opdracht' }).waitFor()
  // Who goes back before it is known who it is for.
  await page.route(`**/v1/clients/${off.client!.uuid}`, () => undefined)
  await page.reload()
  await page.getByRole('link', { name: 'Cliënt', exact: true }).click()
  await page.waitForURL(address => address.pathname === `/backoffice/clienten/${off.client!.uuid}` && !address.search)
  await page.unroute(`**/v1/clients/${off.client!.uuid}`)
})
