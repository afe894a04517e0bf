// The day of a visit for which nobody comes, as the families of one client and of three see it: from the day before until the next
// morning, the same on every screen, in the mail and in the notification, with the office open and closed.
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { addDays, toInstant } from '../../rules/time/amsterdam.ts'
import { formatDay, formatPhone } from '../../rules/time/format-nl.ts'
import { isoWeekOf } from '../../rules/time/iso-week.ts'
import { officeAt } from '../../rules/time/office-hours.ts'
import { atRest } from '../servers/browser.ts'
import { must } from '../worlds/moments.ts'
import { openApp } from './app.ts'
import { daysAhead } from './days.ts'
import { callersOf, visitorsOf } from './visit.ts'

const app = await openApp()
const { database } = app.server
afterAll(() => app.close())
const visit = visitorsOf(app)
const callerOf = callersOf(app)
const [planner, organization] = [await callerOf('planner@demo.example'), await callerOf('organisatie@demo.example')]
const family = 'client@demo.example'
const { uuid: me } = await callerOf(family)
const clients = await database.selectFrom('client').select(['uuid', 'number', 'first_name']).orderBy('uuid').execute()
const mine = await database.selectFrom('client_admin_client').selectAll().where('client_admin_uuid', '=', me).execute()
const { uuid: truus, number } = clients.find(({ first_name }) => first_name === 'Truus')!
const home = `/zorg/zorgvragen?voor=${number}`
const { responsible_location_uuid: place } = await database
  .selectFrom('client')
  .select('responsible_location_uuid')
  .where('uuid', '=', truus)
  .executeTakeFirstOrThrow()
const found = await database.selectFrom('office').selectAll().executeTakeFirstOrThrow()
const hours = { days: found.days, fromTime: found.from_time.slice(0, 5), untilTime: found.until_time.slice(0, 5) }
const [dutyPhone, officePhone] = ['+31302075678', '+31302071234']
await database.updateTable('organization_location').set({ phone: dutyPhone }).where('uuid', '=', place).execute()
await database.updateTable('back_office_employee').set({ phone: officePhone }).execute()
await database.updateTable('office').set({ phone: officePhone }).execute()

/** The family has this many clients, Truus first. */
const actsFor = async (count: number) => {
  const others = [...mine.map(row => row.client_uuid), ...clients.map(({ uuid }) => uuid)].filter(uuid => uuid !== truus)
  const wanted = [truus, ...new Set(others)].slice(0, count)
  await database.deleteFrom('client_admin_client').where('client_admin_uuid', '=', me).execute()
  for (const client_uuid of wanted)
    await database
      .insertInto('client_admin_client')
      .values({ ...mine[0]!, client_uuid })
      .execute()
  await database.deleteFrom('family_look').where('account_uuid', '=', me).execute()
}
/** A visit to Truus from 07:15 until 11:15 for which no worker is found. */
const openVisit = async (day: string) => {
  const { member } = must(await organization.get(`/care_moments?client.uuid=${truus}&itemsPerPage=1`), 200)
  const { location, expertiseLevel } = member[0] as unknown as Record<'location' | 'expertiseLevel', { '@id': string }>
  const body = {
    ...{ title: 'Ochtendbezoek', breakMinutes: 0, client: `/v1/clients/${truus}`, publishedForContractTypes: ['freelance'] },
    ...{ location: location['@id'], expertiseLevel: expertiseLevel['@id'] },
    ...{ startDate: toInstant(day, '07:15'), endDate: toInstant(day, '11:15') },
  }
  must(await organization.post('/care_moments_by_organization', body), 201)
}
// The other visits of these days all have a worker.
await database.updateTable('care_moment').set({ status: 'canceled' }).where('status', '=', 'open').execute()
/** The first day, at least this many days ahead, on which the office is open. */
const officeDay = (from: number) => {
  for (let count = from; ; count++) if (officeAt(hours, toInstant(daysAhead(count), '10:00')).open) return daysAhead(count)
}

const times = '07:15 – 11:15'
const card = (page: Page, said: string) => page.getByRole('article', { name: new RegExp(`^${said}.*${times}`) })
const strip = (page: Page, said: string) => page.getByRole('img', { name: new RegExp(`${said} ${times}`, 'i') })
/** Opens a screen of the family at this moment. */
const at = async (day: string, time: string, viewport: { width: number; height: number }) => {
  await app.moveClock(toInstant(day, time))
  const { page, complaints } = await visit(family)
  await page.setViewportSize(viewport)
  await page.goto(home)
  return { page, complaints }
}
type Opened = { page: Page; day: string; tabs: boolean }
/** Checks on home, agenda and "In het kort" that the visit of this day has this state, and whom to call now. */
const readEverywhere = async ({ page, day, tabs }: Opened, said: string, phone: string) => {
  const words = new RegExp(said, 'i')
  if (tabs)
    await page
      .getByRole('navigation', { name: 'Voor wie' })
      .getByRole('link', { name: new RegExp(`Truus.*${said}`, 'i') })
      .waitFor()
  const link = card(page, said).getByRole('link', { name: formatPhone(phone) })
  await link.waitFor()
  await page.getByRole('button', { name: 'Bellen' }).click()
  await page.getByRole('dialog').getByRole('link').first().getByText(formatPhone(phone)).waitFor()
  await page.keyboard.press('Escape')
  await page.goto(`/zorg/zorgvragen/${truus}/zorgmomenten?week=${isoWeekOf(day)}`)
  await page.getByRole('listitem').filter({ hasText: '07:15' }).getByText(words).first().waitFor()
  await strip(page, said).first().waitFor()
  await page.goto(`/zorg/zorgvragen/${truus}`)
  await link.waitFor()
  await page.getByRole('listitem').getByText(words).first().waitFor()
  await strip(page, said).first().waitFor()
  await page.goto(home)
}
const news = (page: Page) => page.getByRole('listitem').getByText(/om 07:15 is er niemand gekomen/)

describe.each([
  [1, { width: 390, height: 844 }, 3],
  [3, { width: 390, height: 844 }, 12],
  [3, { width: 820, height: 1180 }, 21],
])('who acts for %i, at %o', (count, size, from) => {
  test('reads everywhere that nobody is found, that nobody came, and whom to call', async () => {
    const day = officeDay(from)
    const tabs = count > 1
    await actsFor(count)
    await openVisit(day)

    const evening = await at(addDays(day, -1), '20:00', size)
    await readEverywhere({ page: evening.page, day, tabs }, 'Nog niemand gevonden', dutyPhone)
    await card(evening.page, 'Nog niemand gevonden, Morgen').waitFor()

    const early = await at(day, '06:05', size)
    await readEverywhere({ page: early.page, day, tabs }, 'Nog niemand gevonden', dutyPhone)
    await card(early.page, 'Nog niemand gevonden')
      .getByRole('button', { name: /^Ik ben er dan zelf/ })
      .click()
    await early.page
      .getByText(/U bent er dan zelf\./)
      .first()
      .waitFor()
    await early.page.reload()
    await card(early.page, 'Nog niemand gevonden')
      .getByRole('button', { name: /^Ik ben er toch niet/ })
      .click()
    await card(early.page, 'Nog niemand gevonden')
      .getByRole('button', { name: /^Ik ben er dan zelf/ })
      .waitFor()

    await app.moveClock(toInstant(day, '07:20'))
    await app.runJob('expire-care-moments')
    const late = await at(day, '07:21', size)
    await readEverywhere({ page: late.page, day, tabs }, 'Er is niemand gekomen', dutyPhone)
    await news(late.page).first().waitFor()
    const mail = await app.mailTo(family, `Er is niemand gekomen bij Truus: ${formatDay(day)}`)
    expect(mail.text).toMatch(/Dat spijt ons\.\s+Hulp nodig\? Bel /)
    expect(mail.text).toContain(`${formatPhone(dutyPhone)}.`)
    await late.page.goto(`${home}&meldingen=lijst`)
    const panel = late.page.getByRole('dialog', { name: 'Meldingen' })
    await panel
      .getByText(`Er is niemand gekomen bij Truus: ${formatDay(day)}`)
      .first()
      .waitFor()
    await panel
      .getByText(new RegExp(`om 07:15 is er niemand gekomen bij Truus[\\s\\S]*${formatPhone(dutyPhone)}`))
      .first()
      .waitFor()

    const open = await at(day, '10:00', size)
    await readEverywhere({ page: open.page, day, tabs }, 'Er is niemand gekomen', officePhone)

    const night = await at(day, '22:00', size)
    await readEverywhere({ page: night.page, day, tabs }, 'Er is niemand gekomen', dutyPhone)

    const morning = await at(addDays(day, 1), '07:00', size)
    await card(morning.page, 'Er is niemand gekomen, Gisteren').waitFor()
    // New items count as read once they are fully on the screen.
    await morning.page.getByRole('heading', { name: 'Een vraag aan u' }).waitFor()
    await atRest(morning.page)
    const all = morning.page.getByRole('button', { name: /^Bekijk alle/ })
    if (await all.isVisible()) await all.click()
    await atRest(morning.page)
    const read = await at(addDays(day, 1), '08:00', size)
    await read.page.getByRole('heading', { name: 'Een vraag aan u' }).waitFor()
    expect(await card(read.page, 'Er is niemand gekomen').count()).toBe(0)
    for (const one of [evening, early, late, open, night, morning, read]) expect(one.complaints).toEqual([])
  })
  test('reads it no longer so loudly once the office wrote; the agenda says it still', async () => {
    const day = officeDay(from + 2)
    await openVisit(day)
    await app.moveClock(toInstant(day, '07:20'))
    await app.runJob('expire-care-moments')
    const { page } = await at(day, '07:21', size)
    await card(page, 'Er is niemand gekomen').waitFor()
    await app.moveClock(toInstant(day, '08:30'))
    must(await planner.post('/messages', { text: 'Het spijt ons zeer.', client: `/v1/clients/${truus}` }), 201)
    const { page: later } = await at(day, '08:31', size)
    await later.getByText('schreef u een bericht').waitFor()
    await later.getByText('Er is niemand gekomen', { exact: true }).waitFor()
    expect(await card(later, 'Er is niemand gekomen').count()).toBe(0)
  })
})
