// Agreements in the back office: a template of one organization, made and withdrawn; the list of all agreements; and the evidence
// of document checks, opened from an organization's page.
import { afterAll, expect, test } from 'vitest'
import { logInAs } from '../screens/log-in-as.ts'
import { openApp } from './app.ts'
import { visitorsOf } from './visit.ts'

const app = await openApp()
const { database } = app.server
afterAll(() => app.close())
const visit = visitorsOf(app, { viewport: { width: 1440, height: 900 } })
const organization = 'organisatie@demo.example'
const desk = async () => {
  const visited = await visit()
  await logInAs(app, visited.page, { who: 'planner', username: 'planner@demo.example', roles: ['ROLE_PLANNER'] })
  return visited
}

test('choosing an organization for a text of its own changes nothing until it is pressed; that text is taken back, and put again', async () => {
  const { page, complaints } = await desk()
  await page.goto('/backoffice/settings?onderdeel=overeenkomsten')
  await page.getByLabel('Een eigen tekst voor één organisatie').first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(await page.getByLabel('Kop').count()).toBe(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /^Nieuwe versie voor / }).waitFor()
  // A part is added and another taken out; one is as the model has it, with its number and its last day.
  const parts = page.getByRole('group', { name: /^Deel \d+$/ })
  const count = await parts.count()
  await page.getByRole('button', { name: 'Deel toevoegen' }).click()
  await expect.poll(() => parts.count()).toBe(count + 1)
  await parts.last().getByLabel('Kop').fill('Sleutels')
  await parts.last().getByLabel('Tekst').fill('De sleutel ligt bij de receptie.')
  await page.getByRole('button', { name: `Deel ${count} verwijderen` }).click()
  await expect.poll(() => parts.count()).toBe(count)
  await parts.last().getByLabel('Ligt vast in het model').check()
  await page.getByLabel('Nummer van de modelovereenkomst').fill('9015550000-2')
  await page.getByLabel('Model geldig tot en met').fill('31-12-2030')
  // Made and withdrawn again, after which the organization can be chosen as before.
  const whom = (await page.getByRole('heading', { name: /^Nieuwe versie voor / }).textContent())!.replace(
    'Nieuwe versie voor ',
    '',
  )
  await page.getByRole('button', { name: 'Versie bewaren' }).click()
  await page.getByText(`Voor ${whom}.`).waitFor()
  const written = await database
    .selectFrom('agreement_template')
    .selectAll()
    .where('model_number', '=', '9015550000-2')
    .executeTakeFirstOrThrow()
  expect(written.model_valid_until).toBe('2030-12-31')
  expect(written.sections).toMatchObject(
    Array.from({ length: count }, (_, at) => (at === count - 1 ? { title: 'Sleutels', fixed: true } : {})),
  )
  await page.getByRole('button', { name: 'Eigen tekst intrekken' }).click()
  await page.getByText(`${whom} krijgt weer de tekst voor alle organisaties.`).waitFor()
  await page.getByText(`Voor ${whom}.`).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await page.getByText(`Voor ${whom}.`).waitFor()
  expect(complaints).toEqual([])
})

test('a planner finds agreements by search, by organization and by care worker, and the evidence of an organization', async () => {
  const { page, complaints } = await desk()
  await page.goto('/backoffice/zzpers')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('overeenkomsten')
  await page.getByRole('option', { name: 'Overeenkomsten van opdrachten' }).click()
  const list = page.getByRole('table', { name: 'Overeenkomsten' })
  await list.getByRole('columnheader', { name: 'Organisatie' }).waitFor()
  await list.getByRole('columnheader', { name: 'Zorgverlener' }).waitFor()
  await page.goto('/backoffice/settings?onderdeel=opdrachtovereenkomsten&stand=wacht-op-de-zorgverlener')
  await list.getByText('Wacht op de zorgverlener').first().waitFor()
  expect(await list.getByText('Beiden akkoord').count()).toBe(0)
  await list
    .getByRole('button', { name: /^Lezen/ })
    .first()
    .click()
  await page.getByText('Kenmerk van de tekst').first().waitFor()
  expect(await page.getByRole('button', { name: 'Ik ga akkoord' }).count()).toBe(0)

  const { uuid, name } = await database
    .selectFrom('organization as o')
    .innerJoin('organization_user as u', 'u.organization_uuid', 'o.uuid')
    .innerJoin('account as a', 'a.uuid', 'u.uuid')
    .select(['o.uuid', 'o.name'])
    .where('a.username', '=', organization)
    .executeTakeFirstOrThrow()
  await page.goto(`/backoffice/settings?onderdeel=organisaties&organisatie=${uuid}`)
  await page.getByRole('link', { name: `Overeenkomsten van ${name}` }).click()
  await list.getByRole('cell', { name }).first().waitFor()
  const { worker } = await database
    .selectFrom('assignment_agreement')
    .select('care_worker_uuid as worker')
    .executeTakeFirstOrThrow()
  await page.goto(`/backoffice/zzpers/${worker}?onderdeel=werk`)
  await page.getByRole('main').getByRole('link', { name: 'Overeenkomsten' }).click()
  await list.getByRole('row').nth(1).waitFor()

  await page.goto(`/backoffice/settings?onderdeel=organisaties&organisatie=${uuid}`)
  await page
    .getByRole('region', { name: 'Bewijs van controle' })
    .getByRole('button', { name: /^Inloggen als/ })
    .click()
  await page.getByRole('button', { name: 'Inloggen als deze gebruiker' }).click()
  await page.getByText('hoe hun documenten zijn gecontroleerd').waitFor()
  expect(page.url()).toContain('/organisatie/tarieven?onderdeel=papieren')
  expect(complaints).toEqual([])
})
