// A planner looks after one client for a morning: the home, the care team, who decides, who may still log in, what care is asked, what
// was written and who read it. Each is seen on the screen, and read back.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logInAs } from '../screens/log-in-as.ts'
import { openApp, type Visitor } from './app.ts'
import { daysAhead } from './days.ts'
import { type Body, callersOf } from './visit.ts'

const [planner, family, worker] = ['planner@demo.example', 'client@demo.example', 'zorgverlener@demo.example']
const app = await openApp()
const db = app.server.database
const { uuid } = await db.selectFrom('client').select('uuid').where('last_name', '=', 'Jansen').executeTakeFirstOrThrow()
const caller = await callersOf(app)(planner)
const bodyOf = async (path: string) => (await caller.get(path)).body as unknown as Record<string, unknown>
const membersOf = async (path: string) => (await caller.get(path)).body.member as Body[]
let office: Visitor
beforeAll(async () => {
  office = await app.visit(undefined, { viewport: { width: 1440, height: 900 } })
  await logInAs(app, office.page, { who: planner, username: planner, roles: ['ROLE_PLANNER'] })
})
afterAll(async () => {
  expect(office.complaints).toEqual([])
  await app.close()
})

type Named = { name: string }
const said = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()
const open = async (part: string) => {
  const { page } = office
  await page.goto(`/backoffice/clienten/${uuid}?onderdeel=${part}`)
  await page.getByRole('heading', { level: 1, name: 'Truus Jansen' }).waitFor()
  return page
}
const typed = (date: string) => date.split('-').reverse().join('-')

test('an address of a client that is not there leads to all clients', async () => {
  const { page } = office
  await page.goto('/backoffice/clienten/00000000-0000-4000-8000-000000000000')
  await page.getByRole('link', { name: 'Naar alle cliënten' }).click()
  await page.getByRole('heading', { level: 1, name: 'Cliënten' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Truus Jansen' }).click()
  await page.getByRole('heading', { level: 1, name: 'Truus Jansen' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Cliënten', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Cliënten' }).waitFor()
})

test('a page of the list that is no longer there leads back to the last', async () => {
  const { page } = office
  await page.goto('/backoffice/clienten?pagina=99')
  await page.getByRole('button', { name: /^(Naar de laatste pagina|Terug naar de lijst)$/ }).click()
  await page.getByRole('main').getByRole('link', { name: / / }).first().waitFor()
  await page.waitForURL(url => url.searchParams.get('pagina') !== '99')
})

test('writes down who lives there and with which animals, and reads that back', async () => {
  const page = await open('woning')
  await page.getByRole('button', { name: 'Woning wijzigen' }).click()
  const form = page.getByRole('dialog', { name: 'Woning wijzigen' })
  await form.getByLabel('Huisdieren', { exact: true }).selectOption({ label: 'Er zijn huisdieren' })
  const which = form.getByRole('combobox', { name: 'Welke huisdieren' })
  await which.fill('kat')
  await page.getByRole('option', { name: /kat/i }).first().click()
  const chosen: Record<string, string> = {}
  for (const label of ['Huishouden', 'Soort woning', 'Lift']) {
    const field = form.getByLabel(label, { exact: true })
    const before = await field.locator('option:checked').textContent()
    const names = (await field.locator('option').allTextContents()).slice(1)
    chosen[label] = names.find(name => name !== before)!
    await field.selectOption({ label: chosen[label]! })
  }
  await form.getByRole('button', { name: 'Bewaren' }).click()
  await said(page, 'De woning is bewaard.')
  await form.waitFor({ state: 'detached' })
  const home = (await bodyOf(`/client_homes/${uuid}`)) as Record<string, { name: string }> & { pets: { name: string }[] }
  expect(home.household!.name).toBe(chosen.Huishouden)
  expect(home.housingType!.name).toBe(chosen['Soort woning'])
  expect(home.pets.map(({ name }) => name)).toContainEqual(expect.stringMatching(/kat/i))
  await said(page, chosen.Huishouden!)
})

test('puts somebody in the care team as a reserve, takes another out, and puts who knows the client back', async () => {
  const page = await open('zorgteam')
  const team = async () =>
    (await membersOf(`/care_teams?client.uuid=${uuid}&itemsPerPage=100`)).map(({ careWorker, isReserve }) => ({
      uuid: (careWorker as Body).uuid,
      isReserve,
    }))
  const before = (await team()).map(each => each.uuid)
  const reserve = (await membersOf('/care_workers?active=true&itemsPerPage=50')).find(each => !before.includes(each.uuid))!
  const { firstName, lastName } = reserve.profile as Record<string, string>
  await page.getByRole('button', { name: 'Iemand toevoegen' }).click()
  const form = page.getByRole('dialog', { name: 'In het zorgteam zetten' })
  await form.getByRole('combobox', { name: 'Zorgverlener' }).fill(lastName!)
  await page
    .getByRole('option', { name: `${firstName} ${lastName}` })
    .first()
    .click()
  await form.getByLabel('Reserve').check()
  await form.getByRole('button', { name: 'Toevoegen' }).click()
  await said(page, `${firstName} ${lastName} zit nu in het zorgteam.`)
  expect(await team()).toContainEqual({ uuid: reserve.uuid, isReserve: true })
  const { uuid: samira } = await callersOf(app)(worker)
  await page.getByRole('button', { name: 'Samira Yilmaz uit het zorgteam halen' }).click()
  await said(page, 'Samira Yilmaz is uit het zorgteam gehaald.')
  expect((await team()).map(each => each.uuid)).not.toContain(samira)
  // She worked here, so she is among those who know the client.
  await page.getByRole('button', { name: 'In het zorgteam zetten: Samira Yilmaz' }).click()
  await said(page, 'Samira Yilmaz zit nu in het zorgteam.')
  expect((await team()).map(each => each.uuid)).toContain(samira)
})

test('adds who decides for the client', async () => {
  const page = await open('contactpersonen')
  await page.getByRole('button', { name: 'Contactpersoon toevoegen' }).click()
  const form = page.getByRole('dialog', { name: 'Contactpersoon toevoegen' })
  await form.getByLabel('Voornaam').fill('Nel')
  await form.getByLabel('Achternaam').fill('Bosman')
  await form.getByLabel('Relatie').selectOption({ index: 1 })
  await form.getByLabel('Wettelijk vertegenwoordiger').check()
  await form.getByRole('button', { name: 'Toevoegen' }).click()
  await said(page, 'Nel is toegevoegd.')
  expect(await membersOf(`/client_relations?client.uuid=${uuid}&itemsPerPage=100`)).toContainEqual(
    expect.objectContaining({ firstName: 'Nel', isLegalRepresentative: true }),
  )
})

test('ends the access of a relative, who then cannot log in, and gives it back', async () => {
  const account = await callersOf(app)(family)
  await db
    .updateTable('client_relation')
    .set({ account_uuid: account.uuid, email: family })
    .where('client_uuid', '=', uuid)
    .where('first_name', '=', 'Wim')
    .execute()
  const isActive = async () =>
    (await db.selectFrom('account').select('active').where('uuid', '=', account.uuid).executeTakeFirstOrThrow()).active
  const page = await open('contactpersonen')
  await page.getByRole('button', { name: 'Toegang beëindigen van Wim Jansen' }).click()
  const ask = page.getByRole('dialog', { name: 'Toegang van Wim Jansen beëindigen?' })
  await ask.getByRole('button', { name: 'Toegang beëindigen' }).click()
  await ask.getByText('Schrijf kort waarom.').waitFor()
  await ask.getByLabel(/^Reden, voor de geschiedenis/).fill('De familie vroeg erom.')
  await ask.getByRole('button', { name: 'Toegang beëindigen' }).click()
  await said(page, 'Wim Jansen kan niet meer inloggen.')
  expect(await isActive()).toBe(false)
  await page.getByRole('button', { name: 'Toegang teruggeven van Wim Jansen' }).click()
  await said(page, 'Wim Jansen kan weer inloggen.')
  await page.getByRole('button', { name: 'Toegang beëindigen van Wim Jansen' }).waitFor()
  expect(await isActive()).toBe(true)
})

test('asks for care that ends on a day', async () => {
  const page = await open('zorgvragen')
  await page.getByRole('button', { name: 'Zorgvraag toevoegen' }).click()
  const form = page.getByRole('dialog', { name: 'Zorgvraag toevoegen' })
  await form.getByLabel('Welke zorg').selectOption({ label: 'Begeleiding' })
  await form.getByLabel('Vanaf').fill(typed(daysAhead(7)))
  await form.getByLabel('Tot en met').fill(typed(daysAhead(35)))
  await form.getByRole('button', { name: 'Toevoegen' }).click()
  await said(page, 'De zorgvraag is toegevoegd.')
  expect(await membersOf(`/care_requests?client.uuid=${uuid}&itemsPerPage=100`)).toContainEqual(
    expect.objectContaining({ wantedFrom: daysAhead(7), wantedUntil: daysAhead(35) }),
  )
})

test('reads about one area on which nothing was written, and then all reports again', async () => {
  const page = await open('rapportage')
  const area = page.getByLabel('Gebied')
  await expect.poll(() => area.locator('optgroup[label="Andere"] option').count()).toBeGreaterThan(0)
  const reports = (await membersOf(`/client_reports?client.uuid=${uuid}&itemsPerPage=100`)) as unknown as Record<
    'problems',
    Named[]
  >[]
  const written = reports.flatMap(({ problems }) => problems.map(({ name }) => name))
  const areas = await area.locator('optgroup[label="Andere"] option').allTextContents()
  const unwritten = areas.find(name => !written.includes(name))!
  await area.selectOption({ label: unwritten })
  await said(page, `Nog niets over ${unwritten}`)
  await page.getByRole('button', { name: 'Toon alle rapportages' }).click()
  await page.waitForURL(url => !url.search.includes('gebied'))
})

test('looks up days in which nobody read the file, and then all days', async () => {
  const page = await open('inzage')
  await page.getByLabel('Tot en met').fill('01-01-2020')
  await page.getByLabel('Tot en met').press('Enter')
  await said(page, 'Niemand keek in deze dagen')
  await page.getByRole('button', { name: 'Toon alle dagen' }).click()
  await page.getByText('Niemand keek in deze dagen').waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('?onderdeel=inzage')
  await said(page, 'Anouk Dijkstra')
})
