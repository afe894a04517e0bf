// A care worker arrives in a cellar without a network: the tap keeps its own time. Until it is sent, the office counts them as
// missing; then the family sees it at once, and the hours start from it.
import { afterAll, expect, test } from 'vitest'
import { addHours, amsterdamTime } from '../../rules/time/amsterdam.ts'
import { logInAs } from '../screens/log-in-as.ts'
import { follow } from '../servers/following.ts'
import { must } from '../worlds/moments.ts'
import { tokenFor } from '../worlds/world.ts'
import { openApp } from './app.ts'
import { appIsKept, callersOf, visitorsOf } from './visit.ts'

const app = await openApp({}, { keptApp: true })
const { database } = app.server
afterAll(() => app.close())
const phone = visitorsOf(app, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
const desk = visitorsOf(app, { viewport: { width: 1440, height: 900 } })
const careWorker = 'zorgverlener@demo.example'
const family = await callersOf(app)('client@demo.example')

/** The next shift of the worker with a client of this family. */
const shiftToCome = () =>
  database
    .selectFrom('care_moment as m')
    .innerJoin('account as a', 'a.uuid', 'm.assignee_uuid')
    .innerJoin('client_admin_client as f', 'f.client_uuid', 'm.client_uuid')
    .select(['m.uuid', 'm.start_date', 'm.end_date'])
    .where('a.username', '=', careWorker)
    .where('f.client_admin_uuid', '=', family.uuid)
    .where('m.status', '=', 'assigned')
    .where('m.time_scope', '=', 'moment')
    .where('m.start_date', '>', new Date().toISOString())
    .orderBy('m.start_date')
    .executeTakeFirstOrThrow()

test('a tap without a network is sent with its own time: the office, the family and the hours read it', async () => {
  const { uuid, start_date: start, end_date: end } = await shiftToCome()
  const cameAt = addHours(start, -0.25)
  await app.moveClock(cameAt)
  const { page } = await phone(careWorker)
  const shift = `/werk/planning?dienst=${uuid}`
  await page.goto(shift)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Ik ben er' }).waitFor()
  await dialog.getByText('Het telt niet mee voor je beoordeling.').waitFor()
  await appIsKept(page)
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Ik ben er' }).tap()
  await dialog.getByText(`Je bent er sinds ${amsterdamTime(cameAt)}.`).waitFor()
  await dialog.getByText('Nog te versturen').waitFor()

  await app.moveClock(addHours(start, 0.6))
  const { page: office } = await desk()
  await logInAs(app, office, { who: 'planner', username: 'planner@demo.example', roles: ['ROLE_PLANNER'] })
  await office.goto('/backoffice/open-zorgmomenten')
  const missed = office.getByRole('listitem').filter({ has: office.getByRole('button', { name: /is er wel$/ }) })
  const { first_name } = await database
    .selectFrom('care_worker_profile as p')
    .innerJoin('care_moment as m', 'm.assignee_uuid', 'p.uuid')
    .select('p.first_name')
    .where('m.uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  const line = missed.filter({ hasText: first_name })
  await line.getByRole('link', { name: new RegExp(`^Bel ${first_name}, \\d`) }).waitFor()

  const relative = {
    uuid: family.uuid,
    username: 'client@demo.example',
    roles: ['ROLE_CLIENT_ADMIN' as const],
    multiFactor: false,
  }
  const stream = await follow(app.url, await tokenFor(app.server, relative))
  await page.context().setOffline(false)
  await page.getByText(/^Verstuurd: Ik ben er/).waitFor()
  await stream.hears(`/v1/care_moments/${uuid}`)
  await stream.close()
  const { arrivedAt } = must(await family.get(`/visits/${uuid}`), 200)
  expect(amsterdamTime(String(arrivedAt))).toBe(amsterdamTime(cameAt))
  await line.waitFor({ state: 'detached' })

  await app.moveClock(addHours(end, 0.25))
  await page.goto(shift)
  await dialog.getByRole('button', { name: 'Ik ga weg' }).tap()
  await dialog.getByText(`Je was er van ${amsterdamTime(cameAt)} tot ${amsterdamTime(addHours(end, 0.25))}.`).waitFor()
  // Gone too soon: taken back, and told again.
  await dialog.getByRole('button', { name: 'Toch niet' }).tap()
  await page.getByText('Je melding is teruggenomen.').waitFor()
  await dialog.getByText(`Je bent er sinds ${amsterdamTime(cameAt)}.`).waitFor()
  expect(must(await family.get(`/visits/${uuid}`), 200).leftAt ?? null).toBeNull()
  await dialog.getByRole('button', { name: 'Ik ga weg' }).tap()
  await dialog.getByText(`Je was er van ${amsterdamTime(cameAt)} tot `, { exact: false }).waitFor()
  await page.goto(`/werk/uren-indienen?dienst=${uuid}`)
  await expect.poll(() => page.getByLabel('Begonnen om').inputValue()).toBe(amsterdamTime(cameAt))
  expect(await page.getByLabel('Klaar om').inputValue()).toBe(amsterdamTime(addHours(end, 0.25)))
})
