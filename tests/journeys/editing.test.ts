// Two colleagues change the same shift: the second sees both versions and keeps their input; the worker is notified by mail and
// confirms. A series is shortened by someone who sees the consequences first, made longer again from its form, and cancelled from a day
// on. And a period gets another last day and a shift of its own.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp } from './app.ts'
import { type Body, callsOf } from './visit.ts'

const worker = 'zorgverlener@demo.example'
const organization = 'organisatie@demo.example'
const title = 'Ochtendronde'

const app = await openApp()
afterAll(() => app.close())

const apiOf = callsOf(app)
let asOrganization: Awaited<ReturnType<typeof apiOf>>
let moments: Body[]
let series: string
let shared: object
const orders = '/organisatie/opdrachten'
const toOrder = (page: Page, { uuid }: Body) => page.waitForURL(address => address.pathname === `${orders}/${uuid}`)

/** Tuesdays and Thursdays in March; the worker has the first two. */
beforeAll(async () => {
  await app.moveClock('2027-02-22T06:00:00+01:00')
  await app.server.database.updateTable('care_worker_document').set({ expires_on: '2099-01-01' }).execute()
  asOrganization = await apiOf(organization)
  const asWorker = await apiOf(worker)
  const [location] = (await asOrganization('GET', '/organization_locations?search=Singel')).member
  const level = (await asOrganization('GET', '/expertise_levels')).member.find(({ name }) => name === 'Verzorgende IG')
  const place = { location: location!['@id'], expertiseLevel: level!['@id'] }
  shared = { ...place, hourlyRate: 4000, publishedForContractTypes: ['freelance'] }
  const made = await asOrganization('POST', '/recurring_care_moments_by_organization', {
    ...{ ...shared, title, weekdays: [2, 4], until: '2027-03-18' },
    ...{ startDate: '2027-03-02T07:00:00+01:00', endDate: '2027-03-02T11:00:00+01:00' },
  })
  series = made.uuid
  moments = (await asOrganization('GET', `/care_moments?recurringCareMoment.uuid=${series}&order[startDate]=asc`)).member
  const reactions: string[] = []
  for (const moment of moments.slice(0, 2)) {
    const { publication } = await asOrganization('GET', moment['@id'])
    const body = { careMomentPublication: publication, agreed: true }
    reactions.push((await asWorker('POST', '/care_moment_publication_reactions', body))['@id'])
  }
  await asOrganization('PUT', '/care_moment_publication_reactions/select', { reactions })
})

test('an organization user whose colleague was first sees both, keeps what was typed, and the worker confirms by mail', async () => {
  const desk = await app.visit(organization, { viewport: { width: 1440, height: 900 } })
  const { page } = desk
  const moment = moments[0]!
  await page.goto(`/organisatie/opdrachten/${moment.uuid}`)
  await page.getByRole('button', { name: 'Bewerken' }).click()
  await page.getByRole('textbox', { name: /^Tot/ }).fill('12:00')
  await page.getByText(/krijgt een mail en bevestigt de nieuwe tijd/).waitFor()

  await asOrganization('PATCH', `${moment['@id']}/update`, { title: 'Ochtendronde oost' })
  await page.getByText(/^Zojuist gewijzigd door /).waitFor()
  await page.getByRole('button', { name: 'Verschil bekijken' }).press('Enter')
  const both = page.getByRole('alert').filter({ hasText: 'Een collega heeft dit intussen gewijzigd' })
  await both.waitFor()
  expect(await both.getByRole('group', { name: 'Titel' }).getByLabel('Ochtendronde oost').isChecked()).toBe(true)
  expect(await both.getByRole('group', { name: 'Tot' }).getByLabel('12:00').isChecked()).toBe(true)
  await both.getByRole('button', { name: 'Verder met deze keuzes' }).press('Enter')
  await page.getByText(/krijgt een mail en bevestigt de nieuwe tijd/).waitFor()
  await page.getByRole('button', { name: 'Wijziging bewaren' }).click()
  await page.getByRole('heading', { name: 'Ochtendronde oost' }).first().waitFor()

  const mail = await app.mailTo(worker, 'Je dienst is gewijzigd')
  expect(mail.subject).toContain('07:00 – 12:00')
  const carer = await app.visit(worker)
  await carer.page.goto(`/werk/planning?dienst=${moment.uuid}`)
  await carer.page.getByRole('button', { name: 'Wijziging bevestigen' }).click()
  await app.mailTo(organization, 'Wijziging bevestigd')
  expect([...desk.complaints, ...carer.complaints]).toEqual([])
  await Promise.all([desk.close(), carer.close()])
})

test('an organization user takes what a colleague made of it, and then moves the shift to another day and place', async () => {
  const desk = await app.visit(organization, { viewport: { width: 1440, height: 900 } })
  const { page } = desk
  const moment = moments[4]!
  await page.goto(`${orders}/${moment.uuid}/bewerken`)
  const words = page.getByRole('textbox', { name: 'Titel' })
  await words.fill('Ochtendronde west')
  await page.getByRole('button', { name: 'Wijzigingen wissen' }).click()
  await expect.poll(() => words.inputValue()).toBe(title)

  await words.fill('Ochtendronde west')
  await asOrganization('PATCH', `${moment['@id']}/update`, { title: 'Ochtendronde noord' })
  await page.getByRole('button', { name: 'Verschil bekijken' }).click()
  const both = page.getByRole('alert').filter({ hasText: 'Een collega heeft dit intussen gewijzigd' })
  const side = (name: string) => both.getByRole('group', { name: 'Titel' }).getByLabel(name)
  await side('Ochtendronde west').check()
  await side('Ochtendronde noord').check()
  await both.getByRole('button', { name: 'Alles zoals het nu is' }).click()
  await both.waitFor({ state: 'detached' })
  await expect.poll(() => words.inputValue()).toBe('Ochtendronde noord')

  const place = page.getByLabel(/^Locatie/)
  const [here, there] = await Promise.all([
    place.inputValue(),
    place.locator('option:not(:checked)').first().getAttribute('value'),
  ])
  await page.getByLabel(/^Datum/).fill('17-3-2027')
  await place.selectOption(there)
  await page.getByRole('button', { name: 'Wijziging bewaren' }).click()
  await page.getByText('De opdracht is gewijzigd.').waitFor()
  const moved = await asOrganization('GET', moment['@id'])
  expect(there).not.toBe(here)
  expect(moved).toMatchObject({ location: { '@id': there }, title: 'Ochtendronde noord' })
  expect(moved.startDate).toMatch(/^2027-03-17T/)
  await page.goto(`${orders}/${moment.uuid}/bewerken`)
  await page.getByRole('link', { name: 'Opdracht', exact: true }).click()
  await toOrder(page, moment)
  expect(desk.complaints).toEqual([])
  await desk.close()
})

test('an organization user cuts a series short, and reads first what is removed and who is notified', async () => {
  const desk = await app.visit(organization, { viewport: { width: 1440, height: 900 } })
  const { page } = desk
  await page.goto(`/organisatie/opdrachten/${moments[2]!.uuid}`)
  await page.getByRole('button', { name: 'Inkorten of verlengen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Laatste dag').fill('3-3-2027')
  await dialog.getByText('5 diensten vervallen.').waitFor()
  await dialog.getByText(/hoort welke diensten en reacties vervallen/).waitFor()
  await dialog.getByRole('button', { name: 'Laatste dag bewaren' }).click()
  await page.getByText('De laatste dag van de reeks is gewijzigd.').first().waitFor()
  expect((await app.mailTo(worker, 'Geannuleerd: 1 dienst')).text).toContain('Je hoeft niet te komen')

  await page.getByRole('button', { name: 'Reeks wijzigen' }).click()
  await page.waitForURL(/bewerken\?deel=reeks$/)
  await page.getByRole('button', { name: 'Inkorten of verlengen' }).click()
  await dialog.getByLabel('Laatste dag').fill('25-3-2027')
  await dialog.getByRole('button', { name: 'Laatste dag bewaren' }).click()
  await dialog.waitFor({ state: 'detached' })
  const ofSeries = async (status: string) =>
    (await asOrganization('GET', `/care_moments?recurringCareMoment.uuid=${series}&status=${status}&order[startDate]=asc`)).member
  await expect.poll(async () => (await ofSeries('open')).at(-1)?.startDate).toMatch(/^2027-03-25T/)

  await page.goto(`${orders}/${moments[0]!.uuid}`)
  await page.getByRole('button', { name: 'Reeks annuleren' }).click()
  await dialog.getByLabel(/^Vanaf/).fill('23-3-2027')
  await dialog.getByText('2 diensten vervallen.').waitFor()
  await dialog.getByRole('button', { name: 'Reeks annuleren' }).click()
  await dialog.getByText('Kies een reden.').waitFor()
  await dialog.getByLabel(/^Reden/).selectOption({ index: 1 })
  await dialog.getByLabel('Toelichting').fill('De afdeling is die week dicht.')
  await dialog.getByRole('button', { name: 'Reeks annuleren' }).click()
  await page.getByText('De opdrachten van de reeks zijn geannuleerd.').waitFor()
  await expect.poll(async () => (await ofSeries('open')).at(-1)?.startDate).toMatch(/^2027-03-18T/)
  expect(desk.complaints).toEqual([])
  await desk.close()
})

test('an organization user gives a period another last day and fewer hours, and goes from it to a shift in it and back', async () => {
  const desk = await app.visit(organization, { viewport: { width: 1440, height: 900 } })
  const { page } = desk
  const weeks = { startDate: '2027-04-01T07:00:00+02:00', endDate: '2027-04-30T16:00:00+02:00', hoursPerWeek: 24 }
  const period = await asOrganization('POST', '/care_moments_by_organization', {
    ...{ ...shared, ...weeks, title: 'Voorjaar op de Singel', timeScope: 'period' },
  })
  await page.goto(`${orders}/${period.uuid}`)
  const add = () => page.getByRole('link', { name: 'Opdracht toevoegen' }).click()
  await add()
  await page.getByText('Aan de periode “Voorjaar op de Singel”').waitFor()
  await page.getByRole('link', { name: 'Periode', exact: true }).click()
  await toOrder(page, period)
  await add()
  await page.getByLabel(/^Datum/).fill('8-4-2027')
  await page.getByLabel(/^Van/).fill('07:00')
  await page.getByLabel(/^Tot/).fill('15:00')
  await page.getByRole('button', { name: 'Bewaren zonder publiceren' }).click()
  await toOrder(page, period)
  const inside = page.getByRole('region', { name: 'Opdrachten in deze periode (1)' }).getByRole('link')
  await inside.first().click()
  await page.getByRole('link', { name: 'Hoort bij een periode' }).click()
  await toOrder(page, period)

  await page.goto(`${orders}/${period.uuid}/bewerken`)
  await page.getByLabel(/^Laatste dag/).fill('23-4-2027')
  await page.getByLabel(/^Uren per week/).fill('16,5')
  await page.getByRole('button', { name: 'Wijziging bewaren' }).click()
  await page.getByText('De periode is gewijzigd.').waitFor()
  const changed = await asOrganization('GET', period['@id'])
  expect(changed.hoursPerWeek).toBe(16.5)
  expect(changed.endDate).toMatch(/^2027-04-23T/)
  expect(desk.complaints).toEqual([])
  await desk.close()
})
