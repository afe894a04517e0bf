// A planner presses what others pass by: a client out of care, the pages of a care worker, the queue of documents by mouse, and the lists of
// the settings.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logInAs } from '../screens/log-in-as.ts'
import { openApp, type Visitor } from './app.ts'
import { daysAhead } from './days.ts'

const app = await openApp()
const { database: db } = app.server
const planner = 'planner@demo.example'
const [clients, workers, settings] = ['/backoffice/clienten', '/backoffice/zzpers', '/backoffice/settings?onderdeel=']
const nowhere = '00000000-0000-4000-8000-000000000000'
let desk: Visitor
beforeAll(async () => {
  desk = await app.visit(undefined, { viewport: { width: 1440, height: 900 } })
  await logInAs(app, desk.page, { who: planner, username: planner, roles: ['ROLE_PLANNER'] })
})
afterAll(async () => {
  expect(desk.complaints).toEqual([])
  await app.close()
})
const at = (path: string) => desk.page.waitForURL(address => address.pathname === path)

test('a client goes out of care: one goes back first, reads what is lost, and goes on to the client and to all clients', async () => {
  const { page } = desk
  await page.goto(`${clients}/${nowhere}/uit-zorg`)
  await page.getByRole('link', { name: 'Naar alle cliënten' }).click()
  await at(clients)
  const { uuid, first_name } = await db
    .selectFrom('client as c')
    .innerJoin('care_moment as m', 'm.client_uuid', 'c.uuid')
    .select(['c.uuid', 'c.first_name'])
    .where('c.status', '=', 'active')
    .where('m.status', 'in', ['open', 'assigned'])
    .where('m.start_date', '>', new Date().toISOString())
    .groupBy('c.uuid')
    .orderBy(b => b.fn.countAll(), 'desc')
    .executeTakeFirstOrThrow()
  const [client, out] = [`${clients}/${uuid}`, `${clients}/${uuid}/uit-zorg`]
  await page.goto(client)
  await page.getByRole('button', { name: 'Samenvoegen met…' }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Uit zorg melden' }).click()
  await at(out)
  await page.getByRole('link', { name: 'Terug', exact: true }).click()
  await at(client)
  await page.goto(out)
  await page.getByRole('link', { name: 'Naar de cliënt' }).click()
  await at(client)
  await page.goto(out)
  const fill = async () => {
    await page.getByLabel(/^Eerste dag zonder zorg/).fill(daysAhead(0).split('-').reverse().join('-'))
    await page.getByRole('table', { name: 'Gaat niet door' }).waitFor()
  }
  await fill()
  const all = page.getByRole('link', { name: /^Alle \d+ opdrachten$/ })
  if (await all.isVisible()) {
    await all.click()
    await at(client)
    await page.goto(out)
    await fill()
  }
  await page.getByLabel(/^Reden/).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Uit zorg melden' }).click()
  await page.getByText(`${first_name} krijgt vanaf`, { exact: false }).first().waitFor()
  expect((await db.selectFrom('client').select('status').where('uuid', '=', uuid).executeTakeFirstOrThrow()).status).toBe(
    'inactive',
  )
  await page.getByRole('main').getByRole('link', { name: 'Naar de cliënt' }).last().click()
  await at(client)
  await page.goto(out)
  await page.getByRole('link', { name: 'Alle cliënten' }).click()
  await at(clients)
})

test('care workers are narrowed to those for a client, nobody is found and the filters go, and one leads to the other', async () => {
  const { page } = desk
  await page.goto(`${workers}/${nowhere}`)
  await page.getByRole('link', { name: 'Naar alle zorgverleners' }).click()
  await at(workers)
  await page.getByRole('button', { name: 'Voor een opdracht of cliënt' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Cliënt' }).fill('Truus')
  await page
    .getByRole('option', { name: /^Truus/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Toon zorgverleners' }).click()
  await page.waitForURL(/zorgteam=/)
  await page.goto(`${workers}?zoek=niemanddiezoheet`)
  await page.getByText('Geen zorgverleners gevonden').waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Filters wissen' }).last().click()
  await page.getByText('Geen zorgverleners gevonden').waitFor({ state: 'detached' })
  await page.goto(workers)
  const first = page.getByRole('table', { name: 'Zorgverleners' }).getByRole('rowheader').getByRole('link').first()
  await first.click()
  await page.waitForURL(/zzpers\/[0-9a-f-]{36}$/)
  const phone = page.locator('a[href^="tel:"]').first()
  await phone.click()
  await page.locator('a[href^="mailto:"]').first().click()
  await page.getByRole('link', { name: 'Zorgverleners', exact: true }).last().click()
  await at(workers)
})

/** Somebody with one paper that waits, and its file; without any other in the queue. */
const oneWaits = async () => {
  const { uuid, document } = await db
    .selectFrom('care_worker_document as d')
    .innerJoin('care_worker_document_file as f', 'f.care_worker_document_uuid', 'd.uuid')
    .innerJoin('care_worker as w', 'w.uuid', 'd.care_worker_uuid')
    .select(['w.uuid', 'd.uuid as document'])
    .where('w.phase', '!=', 'lost')
    .where('w.active', '=', true)
    .where('d.kind', '=', 'vog')
    .executeTakeFirstOrThrow()
  await db.updateTable('care_worker_document').set({ status: 'approved' }).where('status', '=', 'submitted').execute()
  await db
    .updateTable('care_worker_document')
    .set({ status: 'submitted', reviewed_at: null })
    .where('uuid', '=', document)
    .execute()
  return { uuid, document }
}
test('papers are judged by mouse: from the list, the person and the paper to the queue, and rejected for a reason', async () => {
  const { page } = desk
  const { uuid, document } = await oneWaits()
  const queue = () => page.waitForURL(/onderdeel=beoordelen/)
  const { last_name } = await db
    .selectFrom('care_worker_profile')
    .select('last_name')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  await page.goto(`${workers}?zoek=${encodeURIComponent(last_name)}`)
  await page.getByRole('link', { name: '1 te beoordelen' }).first().click()
  await queue()
  await page.goto(`${workers}/${uuid}`)
  await page.getByRole('link', { name: '1 document te beoordelen' }).click()
  await queue()
  await page.getByRole('main').getByRole('link').filter({ hasText: last_name }).first().click()
  await at(`${workers}/${uuid}`)
  await page.getByRole('tab', { name: 'Documenten' }).click()
  await page.getByRole('link', { name: 'Beoordelen (1)' }).click()
  await queue()
  await page.goto(`${workers}/${uuid}?onderdeel=documenten`)
  const paper = page.locator(`a[href*="${document}"]`)
  await page.getByRole('listitem').filter({ has: paper }).last().getByRole('button').first().click()
  await page.keyboard.press('Escape')
  await paper.first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Beoordelen', exact: true }).click()
  await queue()
  const reject = page.getByRole('button', { name: /^Afkeuren/ }).first()
  await reject.click()
  await page.getByRole('button', { name: 'Toch niet' }).click()
  await reject.click()
  await page.getByLabel('Andere reden').fill('De datum is niet te lezen.')
  await page.getByRole('button', { name: 'Afkeuren met deze reden' }).click()
  await page.getByText('Alles is beoordeeld').waitFor()
  const statusOf = async () =>
    await db
      .selectFrom('care_worker_document')
      .select(['status', 'rejection_reason'])
      .where('uuid', '=', document)
      .executeTakeFirstOrThrow()
  await page
    .getByRole('link', { name: 'Zorgverlener', exact: true })
    .or(page.getByRole('link', { name: 'Zorgverleners', exact: true }))
    .last()
    .click()
  await expect.poll(statusOf).toEqual({ status: 'rejected', rejection_reason: 'De datum is niet te lezen.' })

  // Of two that wait, one goes to and fro; the reason of before is one press.
  const approved = db.selectFrom('care_worker_document').select('uuid').where('kind', '=', 'vog').where('status', '=', 'approved')
  const others = (await approved.limit(2).execute()).map(one => one.uuid)
  const waits = { status: 'submitted', reviewed_at: null }
  await db.updateTable('care_worker_document').set(waits).where('uuid', 'in', others).execute()
  await page.goto(`${workers}?onderdeel=beoordelen`)
  await page.getByText('1 van 2', { exact: true }).waitFor()
  await page.getByRole('button', { name: /^Vorige/ }).click()
  await page.getByText('2 van 2', { exact: true }).waitFor()
  await reject.click()
  await page.getByRole('button', { name: 'De datum is niet te lezen.' }).click()
  await page.getByText('1 van 1', { exact: true }).waitFor()
  await reject.click()
  await page.getByRole('button', { name: 'De datum is niet te lezen.' }).click()
  await page.getByText('Alles is beoordeeld').waitFor()
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Zorgverleners' }).click()
  const judged = db.selectFrom('care_worker_document').select('status').where('uuid', 'in', others)
  await expect.poll(() => judged.execute()).toEqual([{ status: 'rejected' }, { status: 'rejected' }])
  // Nothing waits: the menu says no number.
  await page.goto(workers)
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Documenten', exact: true }).click()
  await page.getByText('Alles is beoordeeld').waitFor()
})

test('of a care worker one reads the work and the pay, changes when they can come, and takes a note away', async () => {
  const { page } = desk
  const { uuid } = await db
    .selectFrom('account')
    .select('uuid')
    .where('username', '=', 'zorgverlener@demo.example')
    .executeTakeFirstOrThrow()
  const page_ = `${workers}/${uuid}`
  await page.goto(`${page_}?onderdeel=geld`)
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'PDF' }).first().click()])
  expect(file.suggestedFilename()).toMatch(/\.pdf$/)
  await page.goto(`${page_}?onderdeel=werk`)
  await page.getByRole('main').locator('a[href^="/backoffice/open-zorgmomenten?open="]').first().click()
  await at('/backoffice/open-zorgmomenten')
  await page.goto(`${page_}?onderdeel=werk`)
  await page
    .getByRole('button', { name: /, wijzigen$/ })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.goto(`${page_}?onderdeel=notities`)
  await page.getByLabel('Notitie', { exact: true }).fill('Rijdt vanaf mei met de auto.')
  await page.getByRole('button', { name: 'Notitie bewaren' }).click()
  const note = page.getByRole('listitem').filter({ hasText: 'Rijdt vanaf mei met de auto.' })
  await note.getByRole('button', { name: 'Notitie verwijderen' }).click()
  await page.getByText('De notitie is verwijderd.').waitFor()
  await note.waitFor({ state: 'detached' })
  expect(
    await db.selectFrom('care_worker_note').select('uuid').where('text', '=', 'Rijdt vanaf mei met de auto.').execute(),
  ).toEqual([])
})

test('in the settings what finds nothing is cleared, and a feature is off for a part and for one person, until it is taken away', async () => {
  const { page } = desk
  for (const part of ['gebruikers&zoek=niemanddiezoheet', 'logins&wat=verlopen']) {
    await page.goto(`${settings}${part}`)
    const clear = page.getByRole('main').getByRole('button', { name: 'Filters wissen' }).last()
    await clear.click()
    await clear.waitFor({ state: 'detached' })
  }
  await page.goto(`${settings}functies`)
  const feature = 'Contractvoorstellen doen'
  const lines = page.getByRole('list', { name: `Voor wie: ${feature}` }).getByRole('listitem')
  const dialog = page.getByRole('dialog')
  const switches = async () => await db.selectFrom('feature_switch').select(['percent', 'enabled']).orderBy('percent').execute()
  const off = async (whom: string, fill: () => Promise<unknown>) => {
    await page.getByRole('button', { name: new RegExp(`^Aan- of uitzetten.*${feature}`) }).click()
    await dialog.getByRole('radio', { name: whom }).check()
    await fill()
    await dialog.getByRole('radio', { name: 'Uit', exact: true }).check()
    await dialog.getByRole('button', { name: 'Bewaren' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await off('Een deel', () => dialog.getByLabel('Hoe groot deel').fill('25'))
  await off('Een gebruiker', async () => {
    await dialog.getByRole('combobox', { name: 'Gebruiker' }).fill('organisatie@demo.example')
    await page
      .getByRole('option', { name: /organisatie@demo\.example/ })
      .first()
      .click()
  })
  await expect.poll(switches).toMatchObject([
    { percent: 25, enabled: false },
    { percent: null, enabled: false },
  ])
  for (const left of [1, 0]) {
    await lines
      .getByRole('button', { name: /^Verwijderen/ })
      .first()
      .click()
    await expect.poll(async () => (await switches()).length).toBe(left)
  }
})

test('one’s own account and the search are in the bar', async () => {
  const { page } = desk
  await page.goto(clients)
  await page.getByRole('button', { name: /^Menu van/ }).click()
  await page.getByRole('menuitem', { name: 'Mijn account' }).click()
  await page.waitForURL(/onderdeel=account/)
  await page.getByRole('button', { name: 'Zoek opdracht of persoon' }).click()
  await page.keyboard.type('Truus')
  await page.getByRole('option', { name: /Truus/ }).first().click()
  await page.waitForURL(/clienten\/[0-9a-f-]{36}/)
})
