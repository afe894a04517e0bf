// One account, two roles: a nurse is invited as family of her mother, accepts, and switches between the two.
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openApp } from './app.ts'
import { callersOf, logIn, pathIs, stored, visitorsOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const db = app.server.database
const callerOf = callersOf(app)
const visit = visitorsOf(app, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
const nurse = 'zorgverlener@demo.example'
const { rows } = await sql<{
  worker: string
  client: string
  first_name: string
}>`select a.uuid as worker, c.uuid as client, c.first_name
  from account a, client c where a.username = ${nurse} and exists (select 1 from care_moment m where m.client_uuid = c.uuid
    and m.status = 'assigned' and m.assignee_uuid <> a.uuid and m.time_scope = 'moment' and m.start_date > now())
  and not exists (select 1 from care_moment m where m.client_uuid = c.uuid and m.assignee_uuid = a.uuid)
  order by c.number limit 1`.execute(db)
const { worker, client, first_name: mother } = rows[0]!
/** A shift that she may take, on a day without other shifts. */
const offer = async () => {
  const known = await sql<{
    location: string
    level: string
    day: string
  }>`select m.location_uuid as location, p.expertise_level_uuid as level,
    (select to_char(d, 'YYYY-MM-DD') from generate_series(now() + interval '15 days', now() + interval '60 days', interval '1 day') d
      where not exists (select 1 from care_moment o where o.assignee_uuid = ${worker}
        and o.start_date between d - interval '3 days' and d + interval '3 days') limit 1) as day
    from care_moment m join care_worker_profile p on p.uuid = ${worker} join organization_user u on u.organization_uuid = m.organization_uuid
    join account a on a.uuid = u.uuid and a.username = 'organisatie@demo.example' where m.assignee_uuid = ${worker} limit 1`.execute(
    db,
  )
  const { location, level, day } = known.rows[0]!
  const body = {
    ...{ title: 'Dienst voor de dochter', startDate: `${day}T09:00:00Z`, endDate: `${day}T12:00:00Z`, breakMinutes: 0 },
    ...{ expertiseLevel: `/v1/expertise_levels/${level}`, location: `/v1/organization_locations/${location}` },
    publishedForContractTypes: ['freelance'],
  }
  const { body: moment } = await (await callerOf('organisatie@demo.example')).post('/care_moments_by_organization', body)
  return String(moment.publication).slice(-36)
}

test('a nurse becomes family with her own login, reads the agenda of her mother, and reacts to a shift', async () => {
  const office = await callerOf('planner@demo.example')
  const contact = { client: `/v1/clients/${client}`, firstName: 'Samira', lastName: 'Dochter', kind: 'child', email: nurse }
  const { body: relation } = await office.post('/client_relations', contact)
  expect(await office.post(`${relation['@id']}/invite`)).toMatchObject({ status: 202 })
  const mail = await app.mailTo(nurse, `Kijk mee met de zorg voor ${mother}`)
  expect(mail.text).toContain('Je hebt al een account bij Zorginzet.')

  // Through the link on the phone of a colleague, who logs out; then she logs in, and returns to the question.
  const { page, complaints } = await visit('uitzend@demo.example')
  const link = new URL(/https?:\/\/\S+uitnodiging\S+/.exec(mail.text)![0]).pathname
  await page.goto(app.url + link)
  await page.getByText('U bent nu ingelogd met uitzend@demo.example', { exact: false }).waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Uitloggen' }).click()
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await pathIs(page, '/account/inloggen')
  await logIn(page, nurse)
  await pathIs(page, link)
  await page.getByRole('button', { name: `Ja, ik kijk mee bij ${mother}` }).click()
  await pathIs(page, '/zorg/zorgvragen')
  expect((await stored(page)).roles).toEqual(['ROLE_CARE_WORKER', 'ROLE_CLIENT_ADMIN'])
  await page.getByRole('button', { name: 'Begin', exact: true }).click()

  // The agenda of her mother, from the bar of a phone.
  await page.getByRole('link', { name: 'Agenda' }).first().click()
  await pathIs(page, `/zorg/zorgvragen/${client}/zorgmomenten`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('main').textContent()).not.toContain('Geen toegang')

  // Back and forth through the menu under her name, with the keyboard as well.
  const toggle = page.getByRole('button', { name: /^Menu van/ })
  await toggle.click()
  await page.getByRole('menuitem', { name: 'Verder als zorgverlener' }).click()
  await pathIs(page, '/werk')
  const publication = await offer()
  await page.goto(`${app.url}/werk/nieuwe-opdrachten/${publication}`)
  await page.getByRole('link', { name: 'Reageren', exact: true }).click()
  await page.getByRole('button', { name: 'Reageren', exact: true }).click()
  await pathIs(page, '/werk/nieuwe-opdrachten/reactie-geplaatst')
  await toggle.focus()
  await page.keyboard.press('Enter')
  const family = page.getByRole('menuitem', { name: `Verder als familie van ${mother}` })
  await family.focus()
  await page.keyboard.press('Enter')
  await pathIs(page, '/zorg/zorgvragen')

  // This device remembers the role; a link to a screen of the other role opens there.
  await page.goto(`${app.url}/account/inloggen`)
  await pathIs(page, '/zorg/zorgvragen')
  await page.goto(`${app.url}/werk/planning`)
  await pathIs(page, '/werk/planning')
  expect(complaints).toEqual([])
})
