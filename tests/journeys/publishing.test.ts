// An organization offers an assignment in steps: a favourite is notified first; then it is for everyone, and another worker is
// notified and sees it.
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { toInstant } from '../../rules/time/amsterdam.ts'
import { openApp } from './app.ts'
import { daysAhead } from './days.ts'
import { callersOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())

const worker = 'zorgverlener@demo.example'
const title = 'Dienst in stappen'
const callerOf = callersOf(app)
const isNotifiedAtOnce = { quietHours: null, kinds: [{ kind: 'new_matches', inApp: true, byMail: 'at_once' }] }
/** A favourite of the organization for whom the work is suitable, with immediate notifications of new work; returns their email address. */
const makeFavorite = async (organization: string, not: string) => {
  const db = app.server.database
  const { uuid, username } = await db
    .selectFrom('care_worker as w')
    .innerJoin('account as a', 'a.uuid', 'w.uuid')
    .innerJoin('care_worker_profile as p', 'p.uuid', 'w.uuid')
    .innerJoin('expertise_level as l', 'l.uuid', 'p.expertise_level_uuid')
    .select(['w.uuid', 'a.username'])
    .where('l.name', '=', 'Verzorgende IG')
    .where('w.active', '=', true)
    .where('w.phase', '=', 'won')
    .where(sql<boolean>`'freelance' = any(w.contract_types)`)
    .where('w.uuid', '!=', not)
    .orderBy('w.uuid')
    .executeTakeFirstOrThrow()
  await db.updateTable('care_worker_preferences').set({ maximum_distance_km: 300 }).where('uuid', '=', uuid).execute()
  await db.deleteFrom('saved_search').where('care_worker_uuid', '=', uuid).execute()
  const favorite = { care_worker_uuid: uuid, organization_uuid: organization, created_at: new Date().toISOString() }
  await db
    .insertInto('favorite_care_worker')
    .values(favorite)
    .onConflict(c => c.doNothing())
    .execute()
  await (await callerOf(username)).put('/notification_preferences', isNotifiedAtOnce)
  return username
}

test('an organization publishes in steps: a favourite hears first, and “Nu voor iedereen” tells another', async () => {
  const [carer, organization] = [await callerOf(worker), await callerOf('organisatie@demo.example')]
  const [location] = (await organization.get('/organization_locations?search=Singel')).body.member
  const levels = (await organization.get('/expertise_levels')).body.member
  const level = levels.find(({ name }) => name === 'Verzorgende IG')!
  await carer.put('/notification_preferences', isNotifiedAtOnce)
  // Our worker has no saved search and is nobody's favourite: they are notified when it is for everyone.
  const db = app.server.database
  await db.deleteFrom('saved_search').where('care_worker_uuid', '=', carer.uuid).execute()
  await db.deleteFrom('favorite_care_worker').where('care_worker_uuid', '=', carer.uuid).execute()
  const favorite = await makeFavorite((location!.organization as { uuid: string }).uuid, carer.uuid)

  const { page, complaints } = await app.visit('organisatie@demo.example')
  // The label of a required field ends with an asterisk.
  const field = (label: string) => page.getByLabel(new RegExp(`^${label}\\s*\\*?$`))
  await page.goto('/organisatie/opdrachten/nieuw')
  await field('Locatie').selectOption(String(location!['@id']))
  await field('Niveau').selectOption(String(level['@id']))
  await field('Titel').fill(title)
  await field('Uurtarief').fill('45,00')
  await field('Datum').fill('14-12-2026')
  await field('Van').fill('07:00')
  await field('Tot').fill('11:00')
  await page.getByText('Eerst favorieten, dan iedereen').click()
  const reach = page.getByRole('region', { name: 'Bereik' })
  await reach.getByText(/Uiteindelijk: bereikt \d+ mensen, \d+ van hen mogen reageren/).waitFor()
  await page.getByRole('radio', { name: 'na 1 dag' }).check()
  // Or after hours of one's own.
  await page.getByRole('radio', { name: 'eigen' }).check()
  await page.getByLabel('Uren na het publiceren').fill('36')
  await page.getByLabel('Uren na het publiceren').press('Tab')
  await page.getByRole('button', { name: 'Publiceren', exact: true }).click()

  const ladder = page.getByRole('list', { name: 'Wie ziet het wanneer' })
  await ladder.getByText(/^sinds /).waitFor()
  const published = (await organization.get(`/care_moments?itemsPerPage=100&search=${encodeURIComponent(title)}`)).body.member[0]!
  const stepsAhead = async () => {
    const { widening } = (await organization.get(String(published.publication))).body as { widening?: { at: string }[] }
    return (widening ?? []).map(({ at }) => at)
  }
  const [planned] = await stepsAhead()
  expect(Math.abs(Date.parse(planned!) - Date.now() - 36 * 3_600_000)).toBeLessThan(600_000)
  // Another time, then none, and later after all.
  for (const [button, time] of [
    ['Andere tijd', '08:15'],
    ['Later', '09:30'],
  ] as const) {
    await ladder.getByRole('button', { name: button }).click()
    const dialog = page.getByRole('dialog', { name: 'Wanneer voor iedereen?' })
    await dialog.getByLabel('Dag').fill(daysAhead(3).split('-').reverse().join('-'))
    await dialog.getByLabel('Tijd').fill(time)
    await dialog.getByRole('button', { name: 'Tijd bewaren' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(stepsAhead).toEqual([expect.stringContaining(toInstant(daysAhead(3), time).slice(0, 16))])
    await ladder.getByRole('button', { name: 'Niet meer' }).click()
    await page.getByText('De stap naar iedereen is vervallen.').first().waitFor()
    await expect.poll(stepsAhead).toEqual([])
  }
  expect((await app.mailTo(favorite, 'Nieuwe opdracht')).text).toContain(title)
  expect((await carer.get(`/care_moment_publications?careWorkerUuid=${carer.uuid}&itemsPerPage=100`)).text).not.toContain(title)
  await ladder.getByRole('button', { name: 'Nu voor iedereen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Nu voor iedereen' }).click()
  await page.getByText('De opdracht is nu voor iedereen.').waitFor()

  expect((await app.mailTo(worker, 'Nieuwe opdracht')).text).toContain(title)
  const found = await carer.get(`/care_moment_publications?careWorkerUuid=${carer.uuid}&itemsPerPage=100`)
  expect(found.text).toContain(title)
  expect(complaints).toEqual([])
})
