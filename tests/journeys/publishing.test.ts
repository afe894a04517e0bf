// An organization offers an assignment in steps: a favourite hears of it first; then it is for everyone, and another worker hears
// of it and sees it.
import { afterAll, expect, test } from 'vitest'
import { callerWith } from '../api.ts'
import { tokenFor } from '../world.ts'
import { openApp } from './app.ts'

const app = await openApp()
afterAll(() => app.close())

const worker = 'zorgverlener@demo.example'
const title = 'Dienst in stappen'
const callerOf = async (username: string) => {
  const account = await app.server.database
    .selectFrom('account')
    .select(['uuid', 'username', 'roles'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  const person = { ...account, roles: account.roles as Parameters<typeof tokenFor>[2] & object, multiFactor: true }
  return { uuid: account.uuid, ...callerWith(app.server, await tokenFor(app.server, person)) }
}
const hearsAtOnce = { quietHours: null, kinds: [{ kind: 'new_matches', inApp: true, byMail: 'at_once' }] }

test('an organization publishes in steps: a favourite hears first, and “Nu voor iedereen” tells another', async () => {
  const [carer, organization] = [await callerOf(worker), await callerOf('organisatie@demo.example')]
  const [location] = (await organization.get('/organization_locations?search=Singel')).body.member
  const levels = (await organization.get('/expertise_levels')).body.member
  const level = levels.find(({ name }) => name === 'Verzorgende IG')!
  await carer.put('/notification_preferences', hearsAtOnce)
  // Our worker keeps no search and is nobody's favourite: they hear when it is for everyone.
  const db = app.server.database
  await db.deleteFrom('saved_search').where('care_worker_uuid', '=', carer.uuid).execute()
  await db.deleteFrom('favorite_care_worker').where('care_worker_uuid', '=', carer.uuid).execute()

  const { page, complaints } = await app.visit('organisatie@demo.example')
  await page.goto('/organisatie/opdrachten/nieuw')
  await page.getByLabel('Locatie').selectOption(String(location!['@id']))
  await page.getByLabel('Niveau').selectOption(String(level['@id']))
  await page.getByLabel('Titel').fill(title)
  await page.getByLabel('Datum').fill('14-12-2026')
  await page.getByLabel('Van', { exact: true }).fill('07:00')
  await page.getByLabel('Tot', { exact: true }).fill('11:00')
  await page.getByText('Eerst favorieten, dan iedereen').click()
  const reach = page.getByRole('region', { name: 'Bereik' })
  await reach.getByText(/Uiteindelijk: bereikt \d+ mensen, \d+ van hen mogen reageren/).waitFor()
  await page.getByText('na 1 dag', { exact: true }).click()
  await page.getByRole('button', { name: 'Publiceren' }).click()

  const ladder = page.getByRole('list', { name: 'Wie ziet het wanneer' })
  await ladder.getByText(/^sinds /).waitFor()
  expect((await carer.get(`/care_moment_publications?careWorkerUuid=${carer.uuid}&itemsPerPage=100`)).text).not.toContain(title)
  await ladder.getByRole('button', { name: 'Nu voor iedereen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Nu voor iedereen' }).click()
  await page.getByText('De opdracht is nu voor iedereen.').waitFor()

  expect((await app.mailTo(worker, 'Nieuwe opdracht')).text).toContain(title)
  const found = await carer.get(`/care_moment_publications?careWorkerUuid=${carer.uuid}&itemsPerPage=100`)
  expect(found.text).toContain(title)
  expect(complaints).toEqual([])
})
