// The whole life of a client on the screens, and who is notified: new, in care by agreement or by the first worker found, out of
// care, in care again, and closed when the retention period of the file is over.

import { Client } from 'pg'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { toInstant } from '../../rules/time/amsterdam.ts'
import { logInAs } from '../screens/log-in-as.ts'
import { freshDatabase } from '../servers/database.ts'
import { must } from '../worlds/moments.ts'
import { openAppOn } from './app.ts'
import { daysAhead } from './days.ts'
import { callersOf, visitorsOf } from './visit.ts'

const { url, drop } = await freshDatabase('template_demo')
const app = await openAppOn(url, drop)
afterAll(() => app.close())
const db = app.server.database
const visit = visitorsOf(app, { viewport: { width: 1440, height: 900 } })
const callerOf = callersOf(app)
const [organization, location, planner] = ['organisatie@demo.example', 'locatie@demo.example', 'planner@demo.example']
const worker = 'zorgverlener@demo.example'
const reason = 'Verhuist naar haar zoon'

const mails = async () =>
  (await (await fetch(`${app.url}/dev/mail.json`)).json()) as { to: string; subject: string; text: string }[]
/** Who received a mail about this client. */
const heardOf = async (name: string, words: string) =>
  (await mails())
    .filter(({ subject, text }) => subject.includes(words) && `${subject} ${text}`.includes(name))
    .map(({ to }) => to)
    .sort()
const badgeIs = (page: Page, label: string) => page.getByRole('main').getByText(label, { exact: true }).first().waitFor()

/** Adds a client of De Singel, assigned to a planner; returns the uuid. */
const addClient = async (page: Page, firstName: string) => {
  await page.goto('/organisatie/clienten')
  await page.getByRole('button', { name: 'Nieuwe cliënt' }).click()
  const form = page.getByRole('dialog', { name: 'Nieuwe cliënt' })
  await form.getByLabel('Voornaam').fill(firstName)
  await form.getByLabel('Achternaam').fill('ter Horst')
  await form.getByLabel('Postcode').fill('3581 GB')
  await form.getByLabel('Huisnummer').fill('12')
  await form.getByLabel('Straat').fill('Wittevrouwensingel')
  await form.getByLabel('Locatie').selectOption({ label: 'Woonzorgcentrum De Singel' })
  await form.getByRole('button', { name: 'Cliënt toevoegen' }).click()
  await page.waitForURL(/clienten\/[0-9a-f-]{36}/)
  await badgeIs(page, 'Nieuw')
  const uuid = /[0-9a-f-]{36}/.exec(page.url())![0]
  const { uuid: client_manager_uuid } = await callerOf(planner)
  await db.updateTable('client').set({ client_manager_uuid }).where('uuid', '=', uuid).execute()
  return uuid
}
const endCare = async (page: Page, firstName: string) => {
  await page.getByRole('tab', { name: 'Overzicht', exact: true }).click()
  await page.getByRole('button', { name: 'Uit zorg melden' }).click()
  const dialog = page.getByRole('dialog', { name: `${firstName} uit zorg melden?` })
  await dialog.getByLabel(/^Eerste dag zonder zorg/).fill(daysAhead(0).split('-').reverse().join('-'))
  await dialog.getByLabel(/^Reden/).selectOption({ index: 1 })
  await dialog.getByLabel('Toelichting').fill(reason)
  await dialog.getByRole('button', { name: 'Uit zorg melden' }).click()
  await dialog.waitFor({ state: 'detached' })
  await badgeIs(page, 'Uit zorg')
}

test('a client is in care by what is agreed, goes out of care, comes back, and is closed when the term is over; those concerned hear', async () => {
  const { page, complaints } = await visit(organization)
  const uuid = await addClient(page, 'Wilhelmina')
  const care = await callerOf(worker)
  const team = { client: `/v1/clients/${uuid}`, careWorker: `/v1/care_workers/${care.uuid}`, isReserve: false }
  must(await (await callerOf(planner)).post('/care_teams', team), 201)

  await page.getByRole('tab', { name: 'Zorgvragen', exact: true }).click()
  await page.getByRole('button', { name: 'Zorgvraag toevoegen' }).click()
  const form = page.getByRole('dialog', { name: 'Zorgvraag toevoegen' })
  await form.getByLabel('Welke zorg').selectOption({ label: 'Begeleiding' })
  await form.getByLabel('Uren per week').fill('6')
  await form.getByLabel('Vanaf').fill(daysAhead(0).split('-').reverse().join('-'))
  await form.getByRole('button', { name: 'Toevoegen' }).click()
  await page.getByRole('region', { name: 'Begeleiding', exact: true }).getByRole('button', { name: 'Afspreken' }).click()
  await page.getByRole('dialog', { name: 'Zorgvraag afspreken?' }).getByRole('button', { name: 'Afspreken' }).click()
  await badgeIs(page, 'Actief')
  const agreed = 'De zorgvraag van Wilhelmina is afgesproken'
  await Promise.all([location, planner].map(who => app.mailTo(who!, agreed)))
  expect(await heardOf('Wilhelmina', agreed)).toEqual([location, planner].toSorted())

  await endCare(page, 'Wilhelmina')
  const { text } = await app.mailTo(worker, 'Een cliënt van je zorgteam gaat uit zorg')
  expect(text).toContain('Wilhelmina krijgt vanaf')
  expect(await heardOf('Wilhelmina', 'gaat uit zorg')).toEqual([worker])

  await page.getByRole('button', { name: 'Weer in zorg' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Weer in zorg' }).click()
  await badgeIs(page, 'Actief')
  await Promise.all([location, planner].map(who => app.mailTo(who!, 'Wilhelmina is weer in zorg')))
  expect(await heardOf('Wilhelmina', 'is weer in zorg')).toEqual([location, planner].toSorted())
  expect((await mails()).filter(mail => mail.text.includes(reason))).toEqual([])

  await endCare(page, 'Wilhelmina')
  await expect.poll(() => heardOf('Wilhelmina', 'gaat uit zorg')).toEqual([worker, worker])
  // The night before the term ends nothing happens; the night after it the client is forgotten, and nobody is notified.
  const statusOf = async () =>
    await db.selectFrom('client').select(['status', 'first_name']).where('uuid', '=', uuid).executeTakeFirstOrThrow()
  await app.runJob('forget')
  expect(await statusOf()).toEqual({ status: 'inactive', first_name: 'Wilhelmina' })
  await yearsLater(uuid, 21)
  const sent = (await mails()).length
  await app.runJob('forget')
  await expect.poll(statusOf).toEqual({ status: 'closed', first_name: expect.not.stringContaining('Wilhelmina') })
  const office = await visit()
  await logInAs(app, office.page, { who: planner!, username: planner!, roles: ['ROLE_PLANNER'] })
  const code = (await mails()).length
  await office.page.goto(`/backoffice/clienten/${uuid}`)
  await badgeIs(office.page, 'Afgesloten')
  expect(await office.page.getByText('Wilhelmina').count()).toBe(0)
  expect(await office.page.getByRole('button', { name: /Weer in zorg|Uit zorg melden|Sluiten/ }).count()).toBe(0)
  // Apart from the code of the planner who looks.
  expect([code - sent, (await mails()).length]).toEqual([1, code])
  expect([...complaints, ...office.complaints]).toEqual([])
})

/** Moves everything about this client this many years into the past. */
const yearsLater = async (uuid: string, years: number) => {
  const owner = new Client({ connectionString: url })
  await owner.connect()
  await owner.query(`select set_config('zorginzet.forgets', 'yes', false)`)
  const before = `- interval '${years} years'`
  await owner.query(`update client set created_at = created_at ${before}, ended_on = ended_on ${before} where uuid = $1`, [uuid])
  await owner.query(`update event set at = at ${before} where subject_uuid = $1`, [uuid])
  await owner.end()
}

test('a client is in care once somebody is found for their care; that person is notified, and nobody else', async () => {
  const { page, complaints } = await visit(organization)
  const uuid = await addClient(page, 'Geertruida')
  const [asked, care] = await Promise.all([organization, worker].map(who => callerOf(who!)))
  const level = must(await asked!.get('/expertise_levels'), 200).member.find(({ name }) => name === 'Helpende')
  const { responsibleLocation } = must(await asked!.get(`/clients/${uuid}`), 200)
  let reaction = { status: 0 }
  let moment = { '@id': '', uuid: '', publication: '' }
  // On the first day on which the worker is allowed to react.
  for (let day = 5; reaction.status !== 201 && day < 20; day++) {
    const body = {
      ...{ title: 'Kennismaken', startDate: toInstant(daysAhead(day), '16:00'), endDate: toInstant(daysAhead(day), '18:00') },
      ...{ client: `/v1/clients/${uuid}`, expertiseLevel: level!['@id'], breakMinutes: 0 },
      location: (responsibleLocation as { '@id': string })['@id'],
      publishedForContractTypes: ['freelance'],
    }
    moment = must(await asked!.post('/care_moments_by_organization', body), 201) as unknown as typeof moment
    reaction = await care!.post('/care_moment_publication_reactions', { careMomentPublication: moment.publication, agreed: true })
  }
  await page.reload()
  await badgeIs(page, 'Nieuw')
  await page.goto(`/organisatie/opdrachten/${moment.uuid}`)
  await page
    .getByRole('button', { name: /^Kiezen/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Kiezen', exact: true }).click()
  await app.mailTo(worker, 'Je bent gekozen')
  await page.goto(`/organisatie/clienten/${uuid}`)
  await badgeIs(page, 'Actief')
  expect((await mails()).filter(({ to, text }) => [location, planner].includes(to) && text.includes('Geertruida'))).toEqual([])
  expect(complaints).toEqual([])
})
