// Care requests: an organization writes one down and agrees it, the family reads it beside the planning and asks for something
// else, it is paused and closed. And the life of a client as the badge shows it: new, in care, out of care, in care again, closed.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { careWeek } from '../../rules/time/care-week.ts'
import { formatHourCount, formatNumber } from '../../rules/time/format-nl.ts'
import { logInAs } from '../screens/log-in-as.ts'
import { must } from '../worlds/moments.ts'
import { openApp } from './app.ts'
import { daysAhead } from './days.ts'
import { callersOf, visitorsOf } from './visit.ts'

const app = await openApp()
const db = app.server.database
afterAll(() => app.close())
const visit = visitorsOf(app, { viewport: { width: 1440, height: 900 } })
const callerOf = callersOf(app)
const organization = await callerOf('organisatie@demo.example')
const planner = 'planner@demo.example'

const typed = (date: string) => date.split('-').reverse().join('-')
const tab = async (page: Page, name: string) => {
  await page.getByRole('tab', { name, exact: true }).click()
  await page.getByRole('tab', { name, exact: true, selected: true }).waitFor()
}
/** The badge beside the client's number. */
const badgeIs = (page: Page, label: string) => page.getByRole('main').getByText(label, { exact: true }).first().waitFor()
const request = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('an organization asks and agrees care, the family reads what is planned of it and asks for another time, it is paused and closed', async () => {
  const { uuid, number } = await db
    .selectFrom('client')
    .select(['uuid', 'number'])
    .where('first_name', '=', 'Truus')
    .executeTakeFirstOrThrow()
  const { page, complaints } = await visit('organisatie@demo.example')
  await page.goto(`/organisatie/clienten/${uuid}`)
  await tab(page, 'Zorgvragen')
  await page.getByRole('button', { name: 'Zorgvraag toevoegen' }).click()
  const form = page.getByRole('dialog', { name: 'Zorgvraag toevoegen' })
  await form.getByLabel('Omschrijving').fill('Samen naar de markt, en koken.')
  // Input survives a reload, and missing fields are named.
  await page.reload()
  await page.getByRole('button', { name: 'Zorgvraag toevoegen' }).click()
  expect(await form.getByLabel('Omschrijving').inputValue()).toBe('Samen naar de markt, en koken.')
  await form.getByRole('button', { name: 'Toevoegen' }).click()
  await form.getByText('Kies welke zorg er nodig is.').waitFor()
  await form.getByLabel('Welke zorg').selectOption({ label: 'Begeleiding' })
  await form.getByLabel('Vanaf').fill(typed(daysAhead(-14)))
  await form.getByRole('button', { name: 'Toevoegen' }).click()
  const card = request(page, 'Begeleiding')
  await card.getByText('Vul eerst in hoeveel uren per week zijn afgesproken.').waitFor()

  await card.getByRole('button', { name: /^Wijzigen/ }).click()
  const change = page.getByRole('dialog', { name: 'Zorgvraag wijzigen' })
  await change.getByLabel('Uren per week').fill('30,5')
  await change.getByRole('button', { name: 'Bewaren' }).click()
  await card.getByText('30,5 uur').waitFor()
  await card.getByRole('button', { name: 'Afspreken' }).click()
  await page.getByRole('dialog', { name: 'Zorgvraag afspreken?' }).getByRole('button', { name: 'Afspreken' }).click()
  await card.getByText('Loopt', { exact: true }).waitFor()

  const { careWeeks } = must(await organization.get(`/clients/${uuid}`), 200) as unknown as {
    careWeeks: { startsOn: string; plannedMinutes: number }[]
  }
  const listed = must(await organization.get(`/care_requests?client.uuid=${uuid}&status=active`), 200).member
  const week = careWeek(listed as unknown as Parameters<typeof careWeek>[0], careWeeks[0]!)!
  expect(week.missingMinutes).toBeGreaterThan(0)
  await page
    .getByText(`Nog ${formatHourCount(week.missingMinutes / 60)} te plannen`)
    .first()
    .waitFor()

  const said = `Deze week staat ${formatNumber(week.plannedMinutes / 60, 2)} van de ${formatHourCount(week.agreedMinutes / 60)} gepland.`
  const family = await visit('client@demo.example')
  await family.page.setViewportSize({ width: 390, height: 800 })
  await family.page.goto(`/zorg/zorgvragen?voor=${number}`)
  await family.page.getByRole('heading', { name: 'Zorgvragen' }).waitFor()
  await family.page.getByText(said).waitFor()
  await family.page.getByRole('link', { name: 'Lees de zorgvraag of vraag om een wijziging' }).click()
  const own = request(family.page, 'Begeleiding')
  await own.getByText('Samen naar de markt, en koken.').waitFor()
  await family.page.getByText(said).waitFor()
  await own.getByRole('button', { name: /^Vraag om een wijziging/ }).click()
  const message = family.page.getByRole('dialog', { name: 'Wat wilt u wijzigen?' })
  await message.getByLabel('Wat moet er anders?').fill('Liever op vrijdag.')
  await message.getByRole('button', { name: 'Versturen' }).click()
  await family.page.getByText(/^Verstuurd\./).waitFor()
  const { text } = await db.selectFrom('message').select('text').orderBy('uuid', 'desc').executeTakeFirstOrThrow()
  expect(text).toBe('Over de zorgvraag “Begeleiding”: Liever op vrijdag.')

  await card.getByRole('button', { name: 'Pauzeren' }).click()
  const pause = page.getByRole('dialog', { name: 'Zorgvraag pauzeren' })
  await pause.getByLabel(/^Tot/).fill(typed(daysAhead(20)))
  await pause.getByRole('button', { name: 'Pauzeren' }).click()
  await card.getByText('Gepauzeerd', { exact: true }).waitFor()
  await family.page.reload()
  await own.getByText('Gepauzeerd', { exact: true }).waitFor()
  await card.getByRole('button', { name: 'Afsluiten' }).click()
  const closing = page.getByRole('dialog', { name: 'Zorgvraag afsluiten?' })
  await closing.getByLabel('Waarom?').fill('De buurvrouw gaat mee.')
  await closing.getByRole('button', { name: 'Afsluiten' }).click()
  await card.getByText('De buurvrouw gaat mee.').waitFor()
  await family.page.reload()
  await own.getByText('Afgesloten', { exact: true }).waitFor()
  expect(await own.getByText('De buurvrouw gaat mee.').count()).toBe(0)
  expect([...complaints, ...family.complaints]).toEqual([])
})

test('the badge of a client follows the care: agreed, uit zorg, weer in zorg, and closed by a planner', async () => {
  const [location] = must(await organization.get('/organization_locations'), 200).member
  const contact = { address: { street: 'Lijnmarkt', houseNumber: '3', postcode: '3511 KE', city: 'Utrecht' } }
  const form = { firstName: 'Annie', lastName: 'Terpstra', responsibleLocation: location!['@id'], contact }
  const { '@id': client, uuid } = must(await organization.post('/organization_locations/clients', form), 201)
  const { page, complaints } = await visit('organisatie@demo.example')
  await page.goto(`/organisatie/clienten/${uuid}`)
  await badgeIs(page, 'Nieuw')
  const [serviceType] = must(await organization.get('/service_types'), 200).member
  const agreed = { serviceType: serviceType!['@id'], wantedFrom: daysAhead(0), hoursPerWeek: 4, status: 'active' }
  must(await organization.post('/care_requests', { client, ...agreed }), 201)
  await page.reload()
  await badgeIs(page, 'Actief')
  const [reason] = must(await organization.get('/client_end_reasons?selectable=true'), 200).member
  const end = { date: daysAhead(0), reason: reason!['@id'] }
  must(await organization.put(`${client}/inactive`, end), 200)
  await page.reload()
  await badgeIs(page, 'Uit zorg')
  await page.getByRole('button', { name: 'Weer in zorg' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Weer in zorg' }).click()
  await badgeIs(page, 'Actief')

  must(await organization.put(`${client}/inactive`, end), 200)
  const office = await visit()
  await logInAs(app, office.page, { who: planner, username: planner, roles: ['ROLE_PLANNER'] })
  await office.page.goto(`/backoffice/clienten/${uuid}`)
  await office.page.getByRole('button', { name: 'Sluiten', exact: true }).click()
  const closing = office.page.getByRole('dialog', { name: 'Annie afsluiten?' })
  await closing.getByLabel('Waarom?').fill('Verhuisd naar een andere stad.')
  await closing.getByRole('button', { name: 'Cliënt sluiten' }).click()
  await badgeIs(office.page, 'Afgesloten')
  expect([...complaints, ...office.complaints]).toEqual([])
})
