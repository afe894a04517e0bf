// Promises about data: a confidential message is not shown to a second relative, in the export or to another planner; and a
// question is read with its report.
import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import type { Role } from '../../contract/language.ts'
import { makeAccounts } from '../../demo/accounts.ts'
import { openApp } from './app.ts'
import { callersOf, visitorsOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const db = app.server.database
const callerOf = callersOf(app)
const [daughter, son] = ['client@demo.example', 'bas.jansen@voorbeeld.example'] as const
const [manager, otherPlanner] = ['planner@demo.example', 'noor.smit@voorbeeld.example'] as const
const { uuid: client } = await db
  .selectFrom('client')
  .select('uuid')
  .where('first_name', '=', 'Truus')
  .where('last_name', '=', 'Jansen')
  .executeTakeFirstOrThrow()

const newAccount = (username: string, role: Role) => ({ username, roles: [role], createdAt: '2026-01-05T08:00:00Z' })
const people = await makeAccounts(db, [newAccount(son, 'ROLE_CLIENT_ADMIN'), newAccount(otherPlanner, 'ROLE_PLANNER')])
const [sonUuid, plannerUuid] = [people.get(son)!.uuid, people.get(otherPlanner)!.uuid]
await db.insertInto('client_admin').values({ uuid: sonUuid, first_name: 'Bas', last_name: 'Jansen' }).execute()
await db.insertInto('client_admin_client').values({ client_admin_uuid: sonUuid, client_uuid: client }).execute()
const noor = { uuid: plannerUuid, first_name: 'Noor', last_name: 'Smit', email: otherPlanner }
await db.insertInto('back_office_employee').values(noor).execute()
await db.updateTable('account').set({ multi_factor_enabled: false }).where('username', '=', manager).execute()

const visit = visitorsOf(app, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
const secret = 'Mijn moeder schrikt van de harde stem.'
const openThread = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const messagesPart = `/backoffice/clienten/${client}?onderdeel=berichten`

test('what a relative tells the manager alone is read by these two, and by nobody else', async () => {
  const { page, complaints } = await visit(daughter)
  await page.goto(`/zorg/zorgvragen/${client}/zorgteam`)
  await page
    .getByRole('button', { name: /^Iets bespreken over / })
    .first()
    .tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/^Alleen Anouk leest dit\. Is Anouk er niet\? Dan wacht uw bericht\./).waitFor()
  // An empty message is not sent.
  await dialog.getByRole('button', { name: 'Versturen' }).tap()
  await dialog.getByText('Schrijf eerst uw bericht.').waitFor()
  await dialog.getByLabel('Wat wilt u bespreken?').fill(secret)
  await dialog.getByRole('button', { name: 'Versturen' }).tap()
  await dialog.waitFor({ state: 'detached' })
  const mail = await app.mailTo(manager, 'Nieuw bericht over een cliënt')
  expect(mail.text).not.toContain('harde stem')

  // The manager opens the link in the mail, and answers.
  const office = await visit(manager)
  await office.page.goto(/https?:\/\/\S+vertrouwelijk-\S+/.exec(mail.text)![0])
  const panel = office.page.getByRole('dialog')
  await panel.getByText(secret).waitFor()
  await panel.getByLabel('Nieuw bericht').fill('Dank u. Ik bel u vandaag.')
  await panel.getByRole('button', { name: 'Versturen', exact: true }).tap()
  await panel.getByText('Dank u. Ik bel u vandaag.', { exact: true }).waitFor()
  await office.page.goto(messagesPart)
  await openThread(office.page, 'Vertrouwelijk gesprek met Wim Jansen').getByText(secret).waitFor()
  expect(await openThread(office.page, 'Gesprek met de familie').getByText(secret).count()).toBe(0)

  await page.goto(`/zorg/contact?client=${client}`)
  await page.getByText(/^Ons kantoor leest dit, en iedereen die voor Truus mag inloggen\./).waitFor()
  expect(await page.getByText(secret).count()).toBe(0)
  await page.getByRole('link', { name: 'Alleen met Anouk' }).tap()
  await openThread(page, 'Gesprek met Anouk over Truus').getByText('Dank u. Ik bel u vandaag.').waitFor()

  const brother = await visit(son)
  await brother.page.goto(`/zorg/contact?client=${client}&vertrouwelijk=ja`)
  await openThread(brother.page, 'Gesprek met Anouk over Truus').getByText('Nog geen berichten.').waitFor()
  await brother.page.getByRole('link', { name: 'Met iedereen' }).tap()
  await openThread(brother.page, 'Gesprek over Truus').waitFor()
  expect(await brother.page.getByText('harde stem').count()).toBe(0)

  const other = await visit(otherPlanner)
  await other.page.goto(messagesPart)
  await openThread(other.page, 'Gesprek met de familie').waitFor()
  expect(await other.page.getByText(/Vertrouwelijk|harde stem/).count()).toBe(0)
  expect([...complaints, ...office.complaints, ...brother.complaints, ...other.complaints]).toEqual([])
}, 120_000)

test('the file contains neither what is confidential nor how to enter the home', async () => {
  const { page, complaints } = await visit(daughter)
  const family = await callerOf(daughter)
  const home = (await family.get(`/client_homes/${client}`)).body
  expect(home.accessNotes).toBeTruthy()
  expect((await family.post('/messages', { client: `/v1/clients/${client}`, text: 'Wie komt er zaterdag?' })).status).toBe(201)
  await page.goto(`/zorg/zorgvragen/${client}/client?onderdeel=bestand`)
  await page.getByText(/Hoe de deur opengaat, staat er niet in\./).waitFor()
  await page.getByRole('button', { name: 'Maak het bestand' }).tap()
  const take = page.getByRole('button', { name: /^Alles voor de computer \(/ })
  await take.waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), take.tap()])
  const data = strFromU8(unzipSync(readFileSync(await download.path()))['dossier.json']!)
  expect(data).toContain('Wie komt er zaterdag?')
  expect(data).not.toContain('harde stem')
  expect(data).not.toContain(JSON.stringify(home.accessNotes))
  expect(complaints).toEqual([])
}, 60_000)

test('a question about a report is read with the report above it, in the office and by the family', async () => {
  const report = 'Om half drie wakker, daarna rustig.'
  const worker = await callerOf('zorgverlener@demo.example')
  expect((await worker.post('/client_reports', { client: `/v1/clients/${client}`, text: report })).status).toBe(201)
  const { page, complaints } = await visit(daughter)
  await page.goto(`/zorg/zorgvragen/${client}/rapportage`)
  await page.getByRole('article').filter({ hasText: report }).getByRole('button', { name: 'Vraag hierover' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/^Anouk krijgt uw vraag en deze rapportage\./).waitFor()
  await dialog.getByLabel('Wat wilt u weten?').fill('Gebeurt dit vaker?')
  await dialog.getByRole('button', { name: 'Vraag versturen' }).tap()
  await dialog.waitFor({ state: 'detached' })

  const office = await visit(manager)
  await office.page.goto(messagesPart)
  for (const thread of [openThread(office.page, 'Gesprek met de familie'), openThread(page, 'Gesprek over Truus')]) {
    if (thread.page() === page) await page.goto(`/zorg/contact?client=${client}`)
    const quoted = thread.getByRole('blockquote').filter({ hasText: report })
    await quoted.getByText(/^Rapportage van /).waitFor()
    await thread.getByText('Gebeurt dit vaker?', { exact: true }).waitFor()
  }
  expect([...complaints, ...office.complaints]).toEqual([])
}, 60_000)
