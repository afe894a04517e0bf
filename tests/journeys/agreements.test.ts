// The agreement of an assignment: a care worker reads it on a phone and agrees, the organization reads on the shift that both did, and
// a planner writes another template, after which the old agreement reads as it did.
import { afterAll, expect, test } from 'vitest'
import { logInAs } from '../screens/log-in-as.ts'
import { openApp } from './app.ts'
import { visitorsOf } from './visit.ts'

const app = await openApp()
const { database } = app.server
afterAll(() => app.close())
const phone = visitorsOf(app, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
const desk = visitorsOf(app, { viewport: { width: 1440, height: 900 } })

const waiting = () =>
  database
    .selectFrom('assignment_agreement as a')
    .innerJoin('account as w', 'w.uuid', 'a.care_worker_uuid')
    .innerJoin('care_moment as m', 'm.uuid', 'a.care_moment_uuid')
    .select(['a.uuid', 'a.care_moment_uuid as moment', 'w.username'])
    .where('a.status', '=', 'waiting_for_worker')
    .where('m.status', '=', 'assigned')
    .where('m.start_date', '>', new Date().toISOString())
    .orderBy('a.uuid')
    .executeTakeFirstOrThrow()

test('a care worker reads and agrees on a phone; a new template leaves what was agreed as it was', async () => {
  const { moment, username } = await waiting()
  const { page } = await phone(username)
  await page.goto(`/werk/planning?dienst=${moment}`)
  await page.getByRole('button', { name: 'Lezen en akkoord geven' }).tap()
  const text = page.getByRole('dialog').filter({ hasText: 'Geen dienstverband' })
  await text.getByText('Kenmerk van de tekst').waitFor()
  await text.getByRole('button', { name: 'Ik ga akkoord' }).tap()
  await page.getByText('Akkoord van beide').waitFor()

  const { page: office } = await desk()
  await logInAs(app, office, { who: 'planner', username: 'planner@demo.example', roles: ['ROLE_PLANNER'] })
  await office.goto('/backoffice/settings?onderdeel=overeenkomsten')
  await office.getByRole('button', { name: 'Nieuwe versie schrijven' }).first().click()
  await office.getByLabel('Kop').first().fill('Partijen')
  await office.getByRole('heading', { name: 'Partijen' }).waitFor()
  await office.getByRole('button', { name: 'Versie bewaren' }).click()
  await office.getByText('De nieuwe versie is bewaard').waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Overeenkomst lezen' }).tap()
  await page.getByRole('heading', { name: 'Wie dit afspreken' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Partijen' }).count()).toBe(0)
})
