// An organization at its desk presses what others pass by: hours answered one by one and several at once, work that was not worked, a week
// and many shifts at once, the figures, and the ways on from what is not there.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addHours, amsterdamDate, amsterdamTime } from '../../rules/time/amsterdam.ts'
import { openApp, type Visitor } from './app.ts'
import { type Body, callersOf } from './visit.ts'

const app = await openApp()
const { database: db } = app.server
const organization = 'organisatie@demo.example'
const orders = '/organisatie/opdrachten'
let desk: Visitor
beforeAll(async () => {
  desk = await app.visit(organization, { viewport: { width: 1440, height: 900 } })
})
afterAll(async () => {
  expect(desk.complaints).toEqual([])
  await app.close()
})
const us = await callersOf(app)(organization)
const { organization_uuid } = await db
  .selectFrom('organization_user')
  .select('organization_uuid')
  .where('uuid', '=', us.uuid)
  .executeTakeFirstOrThrow()
/** Shifts of ours with this status, the oldest first. */
const ours = async (status: string) =>
  await db
    .selectFrom('care_moment')
    .select(['uuid', 'title', 'start_date', 'client_uuid', 'assignee_uuid', 'recurring_care_moment_uuid as series'])
    .where('organization_uuid', '=', organization_uuid)
    .where('status', '=', status)
    .where('time_scope', '=', 'moment')
    .orderBy('start_date')
    .execute()
const fieldsOf = async (uuid: string) =>
  await db.selectFrom('care_moment').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow()
const nowhere = '00000000-0000-4000-8000-000000000000'

test('hours get another proposal: other times and without the costs, with a reason', async () => {
  const { page } = desk
  const [waiting] = await ours('awaiting_approval')
  const expenses = JSON.stringify([{ kind: 'kilometres', quantity: 18, amount: 23 }])
  await db.updateTable('care_moment').set({ expenses }).where('uuid', '=', waiting!.uuid).execute()
  await page.goto(`${orders}/${waiting!.uuid}`)
  const hours = page.getByRole('region', { name: 'Uren controleren' })
  await hours.getByRole('button', { name: 'Ander voorstel' }).click()
  await hours.getByLabel('Datum').fill(amsterdamDate(waiting!.start_date).split('-').reverse().join('-'))
  await hours.getByLabel('Begin').fill(amsterdamTime(addHours(waiting!.start_date, 0.5)))
  await hours.getByLabel('Einde').fill(amsterdamTime(addHours(waiting!.start_date, 2)))
  await hours.getByRole('button', { name: 'Verwijderen', exact: true }).click()
  await hours.getByLabel(/^Waarom/).fill('De rit hoorde bij een andere dienst.')
  await hours.getByRole('button', { name: 'Voorstel versturen' }).click()
  await page.getByText(/^Je voorstel is verstuurd\./).waitFor()
  const { status, proposed_start_date, proposed_end_date, proposed_expenses } = await fieldsOf(waiting!.uuid)
  expect(status).toBe('proposal')
  expect(Date.parse(proposed_end_date!) - Date.parse(proposed_start_date!)).toBe(90 * 60_000)
  expect(proposed_expenses).toEqual([])
})

test('of work that was reported as not worked, one report is right and the other goes to the back office', async () => {
  const { page } = desk
  const [first, second] = (await ours('awaiting_approval')).map(({ uuid }) => uuid)
  await db
    .updateTable('care_moment')
    .set({ status: 'proposal_not_worked', proposed_by: 'care_worker', status_reason: 'De cliënt was er niet.' })
    .where('uuid', 'in', [first!, second!])
    .execute()
  const dialog = page.getByRole('dialog')
  await page.goto(`${orders}/${first}`)
  await page.getByRole('button', { name: 'Klopt, niet gewerkt' }).click()
  await dialog.getByRole('button', { name: 'Klopt, niet gewerkt' }).click()
  await page.getByText('Er is niet gewerkt. Er komt geen factuur.').waitFor()
  await page.goto(`${orders}/${second}`)
  await page.getByRole('button', { name: 'Klopt niet, er is gewerkt' }).click()
  await dialog.getByRole('textbox').fill('Zij was er de hele ochtend.')
  await dialog.getByRole('button', { name: 'Melding afwijzen' }).click()
  await page.getByText('De backoffice beslist en laat het jullie weten.').waitFor()
  expect([(await fieldsOf(first!)).status, (await fieldsOf(second!)).status]).toEqual(['not_worked', 'proposal_rejected'])
})

test('hours are chosen in the list and approved together, until there are none', async () => {
  const { page } = desk
  const toApprove = await ours('awaiting_approval')
  await page.goto(`${orders}?status=uren-ingediend`)
  const round = page.getByRole('region', { name: 'Ronde langs de uren' })
  await round.getByRole('button', { name: /^Toetsen/ }).click()
  await page.getByRole('dialog', { name: 'Toetsen' }).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('a[data-row]').first().waitFor()
  await page
    .getByRole('checkbox', { name: / kiezen$/ })
    .first()
    .click()
  await page.getByRole('button', { name: `Alle ${toApprove.length} kiezen` }).click()
  const act = `Uren goedkeuren (${toApprove.length})`
  await page.getByRole('button', { name: act }).click()
  await page.getByRole('dialog').getByRole('button', { name: act }).click()
  await page.getByText(new RegExp(`^De uren van ${toApprove.length} opdrachten zijn goedgekeurd`)).waitFor()
  expect(await ours('awaiting_approval')).toEqual([])
  await page.goto(`${orders}?status=uren-ingediend`)
  await page.getByText('Er zijn geen uren goed te keuren').waitFor()
  await page.getByRole('link', { name: 'Naar alle opdrachten' }).click()
  await page.waitForURL(address => address.pathname === orders && !address.search.includes('uren-ingediend'))
  // The place of the hours in the menu, now without a number.
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Uren', exact: true }).click()
  await page.getByText('Er zijn geen uren goed te keuren').waitFor()
})

test('from a shift one goes to its client, to another day of its series, and to the whole of it', async () => {
  const { page } = desk
  const shift = (await ours('open')).findLast(({ client_uuid, series }) => client_uuid && !series)!
  const client = `/organisatie/clienten/${shift.client_uuid}`
  await page.goto(`${orders}?open=${shift.uuid}&periode=alles&zoek=${encodeURIComponent(shift.title)}`)
  const panel = page.getByRole('complementary', { name: /^Opdracht: / })
  await panel.locator('summary', { hasText: 'Gegevens' }).click()
  await panel.getByText('Niveau', { exact: true }).first().waitFor()
  await panel.locator(`a[href^="${client}"]`).first().click()
  await page.waitForURL(address => address.pathname === client)
  await page.goBack()
  await panel.getByRole('link', { name: 'Hele opdracht' }).click()
  await page.waitForURL(address => address.pathname === `${orders}/${shift.uuid}`)
  await page.goto(`${orders}?periode=alles&zoek=${encodeURIComponent(shift.title)}`)
  await page.locator('a[data-row]').first().waitFor()
  await page.getByRole('listitem').locator('a[href^="/organisatie/clienten/"]').first().click()
  await page.waitForURL(/\/organisatie\/clienten\/[0-9a-f-]{36}/)

  const { uuid } = await db
    .selectFrom('care_moment')
    .select('uuid')
    .where('organization_uuid', '=', organization_uuid)
    .where('recurring_care_moment_uuid', 'is not', null)
    .executeTakeFirstOrThrow()
  await page.goto(`${orders}/${uuid}`)
  await page
    .getByRole('region', { name: /^Reeks van / })
    .getByRole('link')
    .first()
    .click()
  await page.waitForURL(address => address.pathname.startsWith(`${orders}/`) && !address.pathname.endsWith(uuid))
})

test('all shifts of a page are chosen, taken along as a file, and cancelled with a word to whom it concerns', async () => {
  const { page } = desk
  const [like] = (await us.get('/care_moments?status=open&timeScope=moment&itemsPerPage=1')).body.member as Body[]
  const [location, expertiseLevel] = [like!.location as Body, like!.expertiseLevel as Body].map(one => one['@id'])
  for (const day of [1, 2, 3])
    await us.post('/care_moments_by_organization', {
      ...{ title: `Junidienst ${day}`, location, expertiseLevel, hourlyRate: 4000, breakMinutes: 0 },
      ...{ startDate: `2027-06-0${day}T08:00:00Z`, endDate: `2027-06-0${day}T12:00:00Z` },
    })
  const made = async () =>
    await db.selectFrom('care_moment').select(['status', 'status_reason']).where('title', 'like', 'Junidienst %').execute()
  await page.goto(`${orders}?van=2027-06-01&tot=2027-06-30`)
  await page.getByRole('checkbox', { name: /^Junidienst 1, .* kiezen$/ }).click()
  await page.getByRole('button', { name: 'Alles op deze pagina (3)' }).click()
  const bar = page.getByRole('region', { name: '3 gekozen' })
  const [file] = await Promise.all([page.waitForEvent('download'), bar.getByRole('button', { name: 'Exporteren' }).click()])
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
  await bar.getByRole('button', { name: 'Annuleren (3)' }).click()
  const asks = page.getByRole('dialog', { name: '3 opdrachten annuleren?' })
  await asks.getByLabel('Reden').selectOption({ index: 1 })
  await asks.getByLabel('Toelichting').fill('De afdeling is dicht.')
  await asks.getByRole('button', { name: 'Annuleren (3)' }).click()
  await page.getByText('3 opdrachten worden geannuleerd.').waitFor()
  // Leaving the list sends what was held.
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Favorieten' }).click()
  await expect.poll(made).toEqual(
    Array.from({ length: 3 }, () => ({
      status: 'canceled',
      status_reason: expect.stringMatching(/: De afdeling is dicht\.$/),
    })),
  )
})

test('a week is copied two weeks on, and one leaves it before', async () => {
  const { page } = desk
  const done = (await ours('approved')).filter(({ series }) => !series).at(-1)!
  await page.goto(`${orders}?weergave=week&week=${done.start_date.slice(0, 10)}`)
  const dialog = page.getByRole('dialog', { name: 'Week kopiëren' })
  const act = dialog.getByRole('button', { name: /^\d+ opdracht(en)? kopiëren$/ })
  const copies = page.getByRole('button', { name: 'Week kopiëren' })
  await copies.click()
  await act.waitFor()
  await dialog.getByRole('button', { name: 'Annuleren', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await copies.click()
  const to = await dialog.getByLabel('Naar').locator('option').nth(2).getAttribute('value')
  await dialog.getByLabel('Naar').selectOption(to)
  await dialog.getByLabel('Meteen publiceren').check()
  await dialog.getByRole('button', { name: /^[1-9]\d* opdracht(en)? kopiëren$/ }).click()
  await page.waitForURL(address => address.searchParams.get('week') === to)
  await page.getByText(/worden? gepubliceerd\.$/).waitFor()
})

test('the figures lead to the shifts and the clients they are of, also from another first day', async () => {
  const { page } = desk
  const table = async (name: RegExp, button: RegExp) => {
    const part = page.getByRole('region', { name })
    await part.getByRole('button', { name: button }).first().click()
    return part.getByRole('table').last().getByRole('link').first()
  }
  const figures = `${orders}?weergave=cijfers`
  await page.goto(`${figures}&weken=52`)
  await (await table(/^Geannuleerd/, /^Als tabel: (alle|de laatste .*) annuleringen$/)).click()
  await page.waitForURL(new RegExp(`${orders}/[0-9a-f-]{36}`))
  await page.goto(figures)
  await (await table(/^Aandeel/, /^Als tabel/)).click()
  await page.waitForURL(/clienten\/[0-9a-f-]{36}/)
  await page.goto(figures)
  await page
    .getByRole('region', { name: /^Aandeel/ })
    .getByRole('listitem')
    .getByRole('link')
    .first()
    .click()
  await page.waitForURL(/clienten\/[0-9a-f-]{36}/)
  await page.goto(figures)
  await page.getByLabel('Periode', { exact: true }).selectOption('Eigen periode')
  await page.getByLabel('Eerste dag').fill('1-9-2026')
  await page.getByLabel('Eerste dag').press('Tab')
  await page.waitForURL(/vanaf=2026-09-01/)
})

test('who follows an address of what is gone goes on to what is there, and a board that failed loads again', async () => {
  const { page } = desk
  for (const path of [nowhere, `${nowhere}/bewerken`]) {
    await page.goto(`${orders}/${path}`)
    await page.getByRole('link', { name: 'Naar alle opdrachten' }).click()
    await page.waitForURL(address => address.pathname === orders)
  }
  await page.goto(`${orders}/nieuw?sjabloon=${nowhere}`)
  await page.getByRole('link', { name: 'Naar het lege formulier' }).click()
  await page.waitForURL(address => address.pathname === `${orders}/nieuw` && !address.search)
  const stranger = await app.visit()
  await stranger.page.goto('/bestaat-niet')
  await stranger.page.getByRole('link', { name: 'Naar het begin' }).click()
  await stranger.page.waitForURL(address => address.pathname === '/account/inloggen')
  expect(stranger.complaints).toEqual([])
  await stranger.close()
  const [open] = await ours('open')
  await page.goto(`${orders}/nieuw?kopie=${open!.uuid}`)
  await page.getByRole('link', { name: 'Opdracht', exact: true }).click()
  await page.waitForURL(address => address.pathname === `${orders}/${open!.uuid}`)

  const moments = /\/v1\/care_moments\?/
  await page.route(moments, route => route.fulfill({ status: 422, contentType: 'application/problem+json', body: '{}' }))
  await page.goto(`${orders}?weergave=bord`)
  const again = page.getByRole('button', { name: 'Dit kon niet worden geladen. Opnieuw proberen' })
  await again.first().click()
  await again.first().waitFor()
  await page.unroute(moments)
  // A column may have loaded by itself just before it is pressed.
  const press = () =>
    again
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined)
  await expect
    .poll(async () => {
      await press()
      return again.count()
    })
    .toBe(0)
  await page.locator('a[data-row]').first().waitFor()
})

test('with nothing planned one makes a shift, and finds a person by the search of the bar', async () => {
  await db.updateTable('care_moment').set({ status: 'canceled' }).where('organization_uuid', '=', organization_uuid).execute()
  await sql`update care_moment set start_date = start_date - interval '5 years', end_date = end_date - interval '5 years'
    where organization_uuid = ${organization_uuid}::uuid`.execute(db)
  const { page, complaints, close } = await app.visit(organization, { viewport: { width: 1440, height: 900 } })
  await page.goto(orders)
  await page.getByText('Er staat niets op de planning').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Nieuwe opdracht' }).last().click()
  await page.waitForURL(address => address.pathname === `${orders}/nieuw`)
  await page.getByRole('button', { name: 'Zoek opdracht of persoon' }).click()
  await page.keyboard.type('favorieten')
  await page.getByRole('option', { name: 'Favorieten' }).first().click()
  await page.waitForURL(/favorieten/)
  expect(complaints).toEqual([])
  await close()
})
