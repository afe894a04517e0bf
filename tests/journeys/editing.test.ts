// Two colleagues change the same shift: the second sees both versions and keeps their input; the worker is notified by mail and
// confirms. And a series is shortened by someone who sees the consequences first.
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

/** Tuesdays and Thursdays in March; the worker has the first two. */
beforeAll(async () => {
  await app.moveClock('2027-02-22T06:00:00+01:00')
  await app.server.database.updateTable('care_worker_document').set({ expires_on: '2099-01-01' }).execute()
  asOrganization = await apiOf(organization)
  const asWorker = await apiOf(worker)
  const [location] = (await asOrganization('GET', '/organization_locations?search=Singel')).member
  const level = (await asOrganization('GET', '/expertise_levels')).member.find(({ name }) => name === 'Verzorgende IG')
  const series = await asOrganization('POST', '/recurring_care_moments_by_organization', {
    ...{ location: location!['@id'], expertiseLevel: level!['@id'], hourlyRate: 4000, publishedForContractTypes: ['freelance'] },
    ...{ title, weekdays: [2, 4], until: '2027-03-18' },
    ...{ startDate: '2027-03-02T07:00:00+01:00', endDate: '2027-03-02T11:00:00+01:00' },
  })
  moments = (await asOrganization('GET', `/care_moments?recurringCareMoment.uuid=${series.uuid}&order[startDate]=asc`)).member
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
  expect(desk.complaints).toEqual([])
  await desk.close()
})
