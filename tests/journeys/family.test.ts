// A daughter on a phone and on a tablet: from the mail to the home, who comes and who comes instead, a review, and no access any
// more once she is no longer the administrator.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { toInstant } from '../../rules/time/amsterdam.ts'
import { atRest } from '../servers/browser.ts'
import { must } from '../worlds/moments.ts'
import { openApp } from './app.ts'
import { daysAhead } from './days.ts'
import { callersOf, pathIs, visitorsOf } from './visit.ts'

const app = await openApp()
const { database } = app.server
afterAll(() => app.close())
const visit = visitorsOf(app)
const callerOf = callersOf(app)
const [planner, organization] = [await callerOf('planner@demo.example'), await callerOf('organisatie@demo.example')]
const { uuid: truus } = await database
  .selectFrom('client')
  .select('uuid')
  .where('first_name', '=', 'Truus')
  .executeTakeFirstOrThrow()

/** A new administrator of Truus, through the mail that asks her to activate her account. */
const activated = async (email: string, viewport: { width: number; height: number }) => {
  const person = { email, firstName: 'Nora', lastName: 'Jansen' }
  const invitation = { role: 'ROLE_CLIENT_ADMIN', clients: [`/v1/clients/${truus}`], ...person }
  must(await planner.post('/user_tokens/activate_account', invitation), 202)
  const { text } = await app.mailTo(email, 'Kijk mee met de zorg')
  const visitor = await visit()
  const { page } = visitor
  await page.setViewportSize(viewport)
  await page.goto(/\/zorg\/account-activeren\/[0-9a-f]{128}/.exec(text)![0])
  await page.getByLabel('Wachtwoord', { exact: true }).fill('De kat van de buren blaft')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Account activeren' }).click()
  await pathIs(page, '/zorg/zorgvragen')
  const welcomed = page.waitForResponse(/family_look\/welcomed$/)
  await page.getByRole('dialog', { name: 'Welkom' }).getByRole('button', { name: 'Begin' }).click()
  await welcomed
  return visitor
}

/** An open visit to Truus tomorrow. */
const visitOfTomorrow = async (hour: number) => {
  const { member } = must(await organization.get(`/care_moments?client.uuid=${truus}&itemsPerPage=1`), 200)
  const { location, expertiseLevel } = member[0] as unknown as Record<'location' | 'expertiseLevel', { '@id': string }>
  const at = (time: number) => toInstant(daysAhead(1), `${String(time).padStart(2, '0')}:00`)
  const body = {
    ...{ title: 'Middagbezoek', breakMinutes: 0, client: `/v1/clients/${truus}`, publishedForContractTypes: ['freelance'] },
    ...{ location: location['@id'], expertiseLevel: expertiseLevel['@id'], startDate: at(hour), endDate: at(hour + 1) },
  }
  return must(await organization.post('/care_moments_by_organization', body), 201)['@id']
}
/** Has the planner assign the first eligible worker; returns their first name. */
const assigned = async (moment: string, not: string[] = []): Promise<string> => {
  const { member } = must(await planner.get('/care_workers?itemsPerPage=100'), 200)
  const why = new Set<string>()
  for (const worker of member as unknown as { '@id': string; profile: { firstName: string } }[]) {
    if (not.includes(worker.profile.firstName)) continue
    const { status, body } = await planner.put(`${moment}/assign`, { careWorker: worker['@id'] })
    if (status === 200) return worker.profile.firstName
    why.add(String(body.detail))
  }
  throw new Error(`nobody may be assigned: ${[...why].join(' | ')}`)
}
const cancelAssignment = async (moment: string) => {
  const [reason] = must(await planner.get('/cancel_assignment_reasons'), 200).member
  must(await planner.put(`${moment}/cancel_assignment`, { cancelAssignmentReason: reason!['@id'] }), 200)
}

const tomorrow = (page: Page) => page.locator('section').filter({ has: page.getByRole('heading', { name: 'Morgen' }) })
const visitTomorrow = (page: Page, hour: number, worker: string) =>
  tomorrow(page)
    .locator('div', { hasText: `${hour}:00` })
    .filter({ hasText: worker })
    .first()
/** Opens an address, and waits until it receives live events. */
const listensAt = async (page: Page, path: string) => {
  const line = page.waitForResponse(/\/v1\/live/)
  await page.goto(path)
  await line
}

test.each([
  ['a phone', 'nora@voorbeeld.example', { width: 360, height: 780 }, 12],
  ['a tablet', 'nora2@voorbeeld.example', { width: 820, height: 1180 }, 15],
])('a daughter with %s activates, sees who comes, who comes instead, and gives her opinion', async (_what, email, size, hour) => {
  const { page, complaints } = await activated(email, size)
  await page.getByRole('heading', { name: /^Vandaag/ }).waitFor()
  const moment = await visitOfTomorrow(hour)
  const first = await assigned(moment)
  // Live: nothing is reloaded.
  await visitTomorrow(page, hour, first).waitFor()
  await cancelAssignment(moment)
  await tomorrow(page).getByText('Nog niemand gevonden').first().waitFor()
  const other = await assigned(moment, [first])
  // What is new leads to where it is read.
  await page.getByRole('listitem').getByText(`komt ${other} in plaats van ${first}`).click()
  await pathIs(page, `/zorg/zorgvragen/${truus}/zorgmomenten`)
  await page.goBack()

  await page.getByRole('link', { name: 'Bekijk de agenda' }).click()
  await page.getByRole('heading', { name: 'Agenda' }).waitFor()
  const day = daysAhead(1)
  await page.goto(`/zorg/zorgvragen/${truus}/zorgmomenten?weergave=komt`)
  await page
    .getByRole('listitem')
    .filter({ hasText: `in plaats van ${first}` })
    .filter({ hasText: other })
    .first()
    .waitFor()
  // Another time: the old one is struck through.
  const times = { startDate: toInstant(day, `${hour + 1}:00`), endDate: toInstant(day, `${hour + 2}:00`) }
  must(await planner.patch(`${moment}/update`, times), 200)
  await page
    .getByRole('listitem')
    .filter({ hasText: other })
    .locator('s', { hasText: `${hour}:00` })
    .waitFor()

  // They are not asked about a visit from before they had an account.
  await database.updateTable('account').set({ created_at: '2026-01-01' }).where('username', '=', email).execute()
  await page.goto('/zorg/zorgvragen')
  const asked = page.getByText(/^Hoe was het bezoek van \S+\?$/)
  await asked.waitFor()
  const words = await asked.textContent()
  await page.getByRole('button', { name: 'Geef uw mening' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Mening versturen' }).click()
  await dialog.getByText('Kies eerst een ster.').waitFor()
  await dialog.getByText('5 van 5').locator('..').click()
  await dialog.getByRole('textbox').fill('Heel vriendelijk.')
  await dialog.getByRole('button', { name: 'Mening versturen' }).click()
  await page.getByText('Bedankt voor uw mening.').waitFor()
  await page.getByText(words!, { exact: true }).waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})

test('who is the administrator no longer sees nothing: by address, of another client, or while it happens', async () => {
  const { page } = await activated('nora3@voorbeeld.example', { width: 360, height: 780 })
  await page.getByRole('heading', { name: /^Vandaag/ }).waitFor()
  const others = database.selectFrom('client').select('uuid').where('first_name', '=', 'Riet')
  const { uuid: riet } = await others.executeTakeFirstOrThrow()
  for (const part of ['', '/zorgmomenten', '/rapportage', '/zorg', '/zorgteam', '/client', '/woning', '/contactpersonen']) {
    await page.goto(`/zorg/zorgvragen/${riet}${part}`)
    await page.getByRole('heading', { name: 'U kunt dit niet bekijken' }).waitFor()
    expect(await page.getByText('Riet').count(), part).toBe(0)
  }
  const { page: other } = await visit('client@demo.example')
  await Promise.all([listensAt(page, '/zorg/zorgvragen'), listensAt(other, '/zorg/zorgvragen')])
  await page.getByRole('heading', { name: /^Vandaag/ }).waitFor()
  const { uuid } = await database
    .selectFrom('account')
    .select('uuid')
    .where('username', '=', 'nora3@voorbeeld.example')
    .executeTakeFirstOrThrow()
  await database.deleteFrom('client_admin_client').where('client_admin_uuid', '=', uuid).execute()
  await atRest(page)
  const told: string[] = []
  page.on('response', answer => void (answer.url().includes('/v1/visits') && told.push(answer.url())))
  const worker = await assigned(await visitOfTomorrow(18))
  // Live events of the same server reach the administrator at the same moment.
  await visitTomorrow(other, 18, worker).waitFor()
  await atRest(page)
  expect(told).toEqual([])
  await page.reload()
  await page.getByText('U bent nog aan niemand gekoppeld').waitFor()
  await page.goto(`/zorg/zorgvragen/${truus}/rapportage`)
  await page.getByRole('heading', { name: 'U kunt dit niet bekijken' }).waitFor()
  expect(await page.getByText('Truus').count()).toBe(0)
})

test('a daughter of two presses the name of the other, and sees their day, also after a reload', async () => {
  const { page, complaints } = await visit('client@demo.example')
  await page.setViewportSize({ width: 390, height: 844 })
  const tabs = page.getByRole('navigation', { name: 'Voor wie' }).getByRole('link')
  await tabs.nth(1).waitFor()
  const names = (await tabs.locator('strong').allTextContents()).reverse()
  expect(names).toHaveLength(2)
  for (const [index, name] of names.entries()) {
    const other = tabs.filter({ hasText: name })
    await other.press('Enter')
    await page.getByRole('heading', { level: 1, name: `Vandaag bij ${name}` }).waitFor()
    expect(await other.getAttribute('aria-current')).toBe('page')
    if (index > 0) continue
    await page.reload()
    await page.getByRole('heading', { level: 1, name: `Vandaag bij ${name}` }).waitFor()
  }
  expect(complaints).toEqual([])
})

test('what is not there leads back, and who is asked whom to call first fills it in', async () => {
  const { page, complaints } = await visit('client@demo.example')
  const nowhere = '00000000-0000-4000-8000-000000000000'
  await page.goto(`/zorg/zorgvragen/${nowhere}`)
  await page.getByRole('link', { name: 'Naar vandaag' }).click()
  await page.waitForURL(/\/zorg\/zorgvragen$/)
  await page.goto(`/zorg/zorgvragen/${truus}/rapportage/jaaroverzichtCareAssist/${nowhere}`)
  await page.getByRole('heading', { name: 'Dit jaar is er niet' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Naar de rapportage' }).click()
  await page.getByRole('heading', { level: 1, name: 'Rapportage' }).waitFor()
  // The phone numbers are not known, so the family is asked.
  await app.server.database.updateTable('client_relation').set({ phone: null }).where('client_uuid', '=', truus).execute()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/zorg/zorgvragen')
  await page.getByRole('navigation', { name: 'Voor wie' }).getByRole('link').filter({ hasText: 'Truus' }).click()
  await page.getByRole('link', { name: 'Vul het in voor Truus' }).click()
  await page.waitForURL(new RegExp(`${truus}/contactpersonen`))
  await page.getByRole('heading', { level: 1, name: 'Contactpersonen' }).waitFor()
  expect(complaints).toEqual([])
})
