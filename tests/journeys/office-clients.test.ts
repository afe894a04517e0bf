// A planner and the clients of all organizations: one is found by saved filters, read, a worker is excluded from it, and it is
// taken out of care after the consequences are shown; the family and the workers get their mails. A colleague who was first is
// reported.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { logInAs } from '../screens/log-in-as.ts'
import { openApp } from './app.ts'
import { daysAhead } from './days.ts'
import { type Body, callersOf, visitorsOf } from './visit.ts'

const planner = 'planner@demo.example'
const family = 'client@demo.example'
const app = await openApp()
const db = app.server.database
afterAll(() => app.close())
const visit = visitorsOf(app, { viewport: { width: 1440, height: 900 } })
const callerOf = await callersOf(app)

const office = async () => {
  const visitor = await visit()
  await logInAs(app, visitor.page, { who: planner, username: planner, roles: ['ROLE_PLANNER'] })
  return visitor
}
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
const tab = async (page: Page, name: string) => {
  await page.getByRole('tab', { name, exact: true }).click()
  await page.getByRole('tab', { name, exact: true, selected: true }).waitFor()
}
const countOf = async (page: Page) =>
  Number.parseInt(
    (await page
      .getByRole('status')
      .filter({ hasText: /cliënt/ })
      .textContent()) ?? '',
    10,
  )
const uuidOf = async (lastName: string) =>
  (await db.selectFrom('client').select('uuid').where('last_name', '=', lastName).executeTakeFirstOrThrow()).uuid
const typed = (date: string) => date.split('-').reverse().join('-')

test('a planner finds a client by filters that stay and are kept as a view, reads the file, and who looked in it', async () => {
  const { page, complaints } = await office()
  const caller = await callerOf(planner)
  await page.goto('/backoffice/clienten')
  await heading(page, 'Cliënten')
  await page.getByRole('link', { name: 'Truus Jansen' }).waitFor()
  const all = await countOf(page)
  await page.getByRole('button', { name: 'Open opdracht', exact: true }).click()
  await page.getByRole('radio', { name: '14 dagen' }).check()
  await page.keyboard.press('Escape')
  await page.waitForURL(/binnen=14-dagen/)
  await page.getByRole('button', { name: 'Filters (1)' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('checkbox', { name: 'Zorggroep Lindevecht' }).check()
  await sheet.getByRole('button', { name: /^Toon / }).click()
  await page.waitForURL(/binnen=14-dagen.*organisatie=|organisatie=.*binnen=14-dagen/)
  await page.getByRole('link', { name: 'Truus Jansen' }).waitFor()
  const organizations = (await caller.get('/organizations?pagination=false')).body.member as Body[]
  const { uuid } = organizations.find(({ name }) => name === 'Zorggroep Lindevecht')!
  const asked = `numberOfDays=14&responsibleLocation.organization.uuid=${uuid}&itemsPerPage=1`
  const { totalItems } = (await caller.get(`/clients?${asked}`)).body
  await expect.poll(() => countOf(page)).toBe(totalItems)
  expect(totalItems).toBeLessThan(all)
  await page.getByRole('button', { name: 'Weergaven' }).click()
  await page.getByLabel(/Bewaar deze weergave als/).fill('Lindevecht twee weken')
  await page.getByRole('button', { name: 'Weergave bewaren' }).click()
  await page.getByText('“Lindevecht twee weken” is bewaard bij het account.').waitFor()
  // The same filters are there on return; choosing another view leaves the saved one.
  await page.getByRole('link', { name: 'Truus Jansen' }).click()
  await heading(page, 'Truus Jansen')
  await page.getByRole('navigation').getByRole('link', { name: 'Cliënten' }).first().click()
  await page.waitForURL(/binnen=14-dagen/)
  await page.goto('/backoffice/clienten?binnen=24-uur')
  await page.getByRole('button', { name: 'Weergaven' }).click()
  await page
    .getByRole('button', { name: /Lindevecht twee weken/ })
    .first()
    .click()
  await page.waitForURL(/binnen=14-dagen/)
  await page.getByRole('link', { name: 'Truus Jansen' }).click()
  await page.getByText(family).waitFor()
  await tab(page, 'Opdrachten')
  await page.getByRole('row').nth(1).waitFor()
  await tab(page, 'Berichten')
  await page.getByRole('textbox', { name: /Nieuw bericht/ }).fill('Wij zoeken iemand voor zaterdag.')
  await page.getByRole('button', { name: 'Versturen' }).click()
  await page.getByRole('log').or(page.getByRole('list')).getByText('Wij zoeken iemand voor zaterdag.').first().waitFor()
  await tab(page, 'Inzage')
  const own = page.getByRole('listitem').filter({ hasText: 'planner' }).first()
  for (const words of ['bekeek wie de cliënt is', 'zag opdrachten', 'stuurde een bericht'])
    await own.getByText(words, { exact: false }).first().waitFor()
  expect(complaints).toEqual([])
})

test('who is put on the exclude list, with why, cannot get the work there; taken off, they can again', async () => {
  const { page, complaints } = await office()
  const caller = await callerOf(planner)
  const client = await uuidOf('Jansen')
  const open = (await caller.get(`/clients/${client}/care_moments?status=open&order[startDate]=asc&itemsPerPage=1`)).body
  const moment = (open.member as Body[])[0]!.uuid
  const able = async () =>
    (await caller.get(`/care_workers?care_moment_available_uuid=${moment}&pagination=false`)).body.member as unknown as {
      uuid: string
      profile: { firstName: string; lastName: string }
    }[]
  const worker = (await able())[0]!
  const name = `${worker.profile.firstName} ${worker.profile.lastName}`
  const mayCome = async () => (await able()).some(({ uuid }) => uuid === worker.uuid)
  await page.goto(`/backoffice/clienten/${client}?onderdeel=wie-niet-komt`)
  await page.getByRole('button', { name: 'Iemand uitsluiten' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: /Zorgverlener/ }).fill(worker.profile.lastName)
  await dialog.getByRole('option', { name }).first().click()
  await dialog.getByRole('button', { name: 'Uitsluiten', exact: true }).click()
  await dialog.getByText('Schrijf op waarom.').waitFor()
  await dialog.getByRole('textbox', { name: /Reden/ }).fill('Op verzoek van de familie')
  await dialog.getByRole('button', { name: 'Uitsluiten', exact: true }).click()
  await page.getByText(`${name} komt hier niet meer.`).waitFor()
  await page.getByRole('listitem').getByText('Op verzoek van de familie').waitFor()
  expect(await mayCome()).toBe(false)
  await page.getByRole('button', { name: `${name} van de uitsluitlijst halen` }).click()
  await page.getByRole('heading', { name: 'Iedereen mag komen' }).waitFor()
  expect(await mayCome()).toBe(true)
  expect(complaints).toEqual([])
})

test('a planner takes a client out of care after reading what follows; nothing typed is lost, and those concerned get their mail', async () => {
  const { page, complaints } = await office()
  const caller = await callerOf(planner)
  const client = await uuidOf('Jansen')
  await page.goto(`/backoffice/clienten/${client}`)
  await page.getByRole('button', { name: 'Uit zorg melden' }).click()
  await heading(page, 'Truus Jansen uit zorg')
  const date = page.getByRole('textbox', { name: /Eerste dag zonder zorg/ })
  const send = page.getByRole('button', { name: 'Uit zorg melden' })
  await page.getByLabel('Toelichting').fill('Verhuist naar haar zoon')
  await send.click()
  await page.getByText('Kies de eerste dag zonder zorg.', { exact: true }).waitFor()
  await page.getByText('Kies een reden.', { exact: true }).waitFor()
  await date.fill(typed(daysAhead(-1)))
  await send.click()
  await page.locator('[aria-invalid="true"]').first().waitFor()
  await date.fill(typed(daysAhead(2)))
  await page.getByLabel(/Reden/).selectOption({ index: 1 })
  await page.reload()
  expect(await page.getByLabel('Toelichting').inputValue()).toBe('Verhuist naar haar zoon')
  const consequences = page.getByRole('status').filter({ hasText: 'Wat er gebeurt' })
  await consequences.getByText(/toegewezen opdracht(en)? ga(at|an) niet door/).waitFor()
  await consequences.getByText(/Naasten krijgen samen \d+ mails|naaste krijgt een mail/).waitFor()
  const row = page.getByRole('table', { name: 'Gaat niet door' }).getByRole('row').filter({ hasText: 'Toegewezen' }).first()
  await row.waitFor()
  const { assignee_uuid: worker } = await db
    .selectFrom('care_moment')
    .select('assignee_uuid')
    .where('client_uuid', '=', client)
    .where('status', '=', 'assigned')
    .where('start_date', '>', `${daysAhead(3)}T00:00:00Z`)
    .orderBy('start_date')
    .executeTakeFirstOrThrow()
  expect((await caller.get(`/clients/${client}`)).body.status).toBe('active')
  await send.click()
  await page.getByText('Truus Jansen is uit zorg gemeld.').waitFor()
  await page.getByText(/^Truus krijgt vanaf .* geen zorg meer$/).waitFor()
  await page.getByText('Verhuist naar haar zoon').waitFor()
  await page.getByRole('table', { name: 'Opdrachten vanaf die dag' }).getByText('Geannuleerd').first().waitFor()
  const { username } = await db.selectFrom('account').select('username').where('uuid', '=', worker).executeTakeFirstOrThrow()
  expect((await app.mailTo(username, 'geannuleerd')).text).toContain('Je hoeft niet te komen')
  expect((await app.mailTo(family, 'gaat niet door')).text).not.toContain('Verhuist')
  // It is still shown later, and cannot be done again.
  await page.reload()
  await page.getByText(/^Truus krijgt vanaf .* geen zorg meer$/).waitFor()
  expect(complaints).toEqual([])
})

test('of two planners the second is told that it was done, and sees in the file by whom', async () => {
  const { page } = await office()
  const caller = await callerOf(planner)
  const client = await uuidOf('Bos')
  await page.goto(`/backoffice/clienten/${client}/uit-zorg`)
  await page.getByRole('textbox', { name: /Eerste dag zonder zorg/ }).fill(typed(daysAhead(3)))
  await page.getByLabel(/Reden/).selectOption({ index: 1 })
  await page.getByText('Wat wordt afgezegd, komt niet vanzelf terug.').waitFor()
  const [reason] = (await caller.get('/client_end_reasons')).body.member as Body[]
  expect((await caller.put(`/clients/${client}/inactive`, { date: daysAhead(3), reason: reason!['@id'] })).status).toBe(200)
  await page.getByRole('button', { name: 'Uit zorg melden' }).click()
  await page.getByText(/geen zorg meer$/).waitFor()
})

test('a planner asks a series for a client, in the name of the organization, and keeps it as a template of that location', async () => {
  const { page, complaints } = await office()
  // Not the client whose care was ended above.
  const inCare = db
    .selectFrom('client')
    .select(['uuid', 'first_name'])
    .where('status', '=', 'active')
    .where('first_name', '<>', 'Truus')
  const { uuid, first_name } = await inCare.orderBy('number').executeTakeFirstOrThrow()
  await page.goto(`/backoffice/clienten/${uuid}`)
  await page.getByRole('link', { name: `Nieuwe opdracht voor ${first_name}` }).click()
  await heading(page, 'Nieuwe opdracht')
  await page.getByRole('radio', { name: 'Reeks' }).check()
  await page.getByLabel('Niveau').selectOption({ label: 'Verzorgende IG' })
  await page.getByRole('button', { name: 'Publiceren', exact: true }).click()
  await page.getByRole('alert').getByText('Nog niet alles is goed ingevuld.').waitFor()
  const of = db.selectFrom('client as c').innerJoin('organization_location as l', 'l.uuid', 'c.responsible_location_uuid')
  const [owner] = await of.select('l.organization_uuid').where('c.uuid', '=', uuid).execute()
  const places = db.selectFrom('organization_location').select('name').where('organization_uuid', '=', owner!.organization_uuid)
  const names = (await places.execute()).map(({ name }) => name).sort()
  expect((await page.getByLabel('Locatie').locator('option').allTextContents()).slice(1).sort()).toEqual(names)
  await page.getByLabel('Titel').fill('Steunkousen en ontbijt')
  await page.getByLabel('Eerste dag').fill('2-3-2027')
  await page.getByLabel('Tot en met').fill('18-3-2027')
  for (const day of ['dinsdag', 'donderdag']) await page.getByRole('checkbox', { name: day }).check()
  // Every other week, of which one day is left out and put back.
  const dates = page.getByRole('region', { name: 'Data van de reeks' })
  await dates.getByText('6 opdrachten', { exact: true }).waitFor()
  await page.getByLabel('Hoe vaak').selectOption({ label: 'Om de week' })
  await dates
    .getByRole('button', { name: /weglaten$/ })
    .last()
    .click()
  await dates.getByText('3 opdrachten, 1 weggelaten').waitFor()
  await dates.getByRole('button', { name: /terugzetten$/ }).click()
  await dates.getByText('4 opdrachten', { exact: true }).waitFor()
  await page.getByLabel(/^Van\b/).fill('07:30')
  await page.getByLabel(/^Tot\b(?! en)/).fill('09:30')
  await page.getByRole('button', { name: 'Bewaren als sjabloon' }).click()
  await page.getByText('Bewaard als sjabloon “Steunkousen en ontbijt”.').waitFor()
  await page.getByRole('button', { name: 'Publiceren', exact: true }).click()
  await page.getByText('4 opdrachten zijn gepubliceerd. Dit is de eerste.').waitFor()
  await page.getByRole('complementary', { name: /Steunkousen en ontbijt/ }).waitFor()
  const made = db.selectFrom('care_moment').select('organization_uuid').where('title', '=', 'Steunkousen en ontbijt').distinct()
  expect(await made.execute()).toEqual([owner])
  await page.goto(`/backoffice/clienten/${uuid}?nieuw=opdracht`)
  await page.getByRole('button', { name: 'Sjabloon kiezen' }).click()
  const templates = page.getByRole('dialog')
  await templates.getByRole('button', { name: 'Sjabloon Steunkousen en ontbijt een andere naam geven' }).click()
  await templates.getByRole('button', { name: 'Terug', exact: true }).click()
  await templates.getByText('Steunkousen en ontbijt').first().waitFor()
  expect(complaints).toEqual([])
})

test('a planner finds an opdracht, a client and a care worker from everywhere; an employee opdrachten alone', async () => {
  const { page, complaints } = await office()
  await page.goto('/backoffice')
  await heading(page, 'Open opdrachten')
  const find = async (words: string, among: string, name: RegExp) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Zoek opdracht of persoon' }).fill(words)
    await page.getByRole('group', { name: among }).getByRole('option', { name }).first().click()
  }
  await find('jansen', 'Cliënten', /^Truus Jansen/)
  await heading(page, 'Truus Jansen')
  await find('vermeulen', 'Mensen', /^Daan Vermeulen/)
  await heading(page, 'Daan Vermeulen')
  await find('ochtendroute', 'Opdrachten', /^Ochtendroute thuiszorg/)
  await page.getByRole('complementary', { name: /Ochtendroute thuiszorg/ }).waitFor()
  await page.keyboard.press('Control+k')
  const recent = page.getByRole('group', { name: 'Onlangs geopend' }).getByRole('option')
  await recent.nth(2).waitFor()
  await page.getByRole('option', { name: 'Documenten beoordelen' }).click()
  await page.waitForURL(/zzpers\?onderdeel=beoordelen/)
  const employee = await visit()
  await logInAs(app, employee.page, {
    who: 'an employee',
    username: 'backoffice@demo.example',
    roles: ['ROLE_BACK_OFFICE_EMPLOYEE'],
  })
  await employee.page.goto('/backoffice/open-zorgmomenten')
  await heading(employee.page, 'Open opdrachten')
  await employee.page.keyboard.press('Control+k')
  await employee.page.getByRole('combobox', { name: 'Zoek opdracht' }).fill('thuiszorg')
  await employee.page.getByRole('group', { name: 'Opdrachten' }).getByRole('option').nth(1).waitFor()
  expect(await employee.page.getByRole('group', { name: /Doen|Cliënten|Mensen/ }).count()).toBe(0)
  expect([...complaints, ...employee.complaints]).toEqual([])
})
