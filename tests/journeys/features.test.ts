// A feature is switched off for an organization while somebody there is using it, and on again; two planners switch it at the same moment.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import type { Feature } from '../../contract/feature-names.ts'
import { logInAs } from '../screens/log-in-as.ts'
import { atRest } from '../servers/browser.ts'
import { must } from '../worlds/moments.ts'
import { openApp } from './app.ts'
import { callersOf, visitorsOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app, { viewport: { width: 1440, height: 900 } })
const db = app.server.database
const [planner, worker] = ['planner@demo.example', 'Daan Vermeulen']
const [feature, organization] = ['Contractvoorstellen doen', 'Zorggroep Lindevecht']

/** Switches it on the screen, for the organization with this name. */
const switchTo = async (page: Page, state: 'Aan' | 'Uit') => {
  await page.getByRole('button', { name: new RegExp(`^Aan- of uitzetten.*${feature}`) }).click()
  const dialog = page.getByRole('dialog', { name: feature })
  await dialog.getByRole('radio', { name: 'Een organisatie' }).check()
  await dialog.getByRole('combobox', { name: 'Organisatie' }).fill('lindevecht')
  await dialog.getByRole('option', { name: new RegExp(`^${organization}`) }).click()
  await dialog.getByRole('radio', { name: state, exact: true }).check()
  await dialog.getByRole('button', { name: 'Bewaren' }).click()
  await page.getByText(`${feature}: ${state.toLowerCase()} voor ${organization}.`).waitFor()
  await dialog.waitFor({ state: 'detached' })
}

test('who is writing a proposal when that is switched off reads so, loses no word, and sends it when it is on again', async () => {
  const { page: desk, complaints } = await visit('organisatie@demo.example')
  await desk.goto('/organisatie/favorieten')
  await desk.getByRole('link', { name: `Contract voorstellen aan ${worker}` }).click()
  await desk.getByLabel('Contract', { exact: true }).selectOption({ label: 'Nulurencontract' })
  await desk.getByLabel('Hoe lang').selectOption({ label: '3 tot 6 maanden' })
  const message = desk.getByLabel('Bericht')
  await message.fill('Kom je bij ons?')

  const { page: office, complaints: officeComplaints } = await visit()
  await logInAs(app, office, { who: planner, username: planner, roles: ['ROLE_PLANNER'] })
  await office.goto('/backoffice/settings?onderdeel=functies')
  await switchTo(office, 'Uit')
  const switches = office.getByRole('list', { name: `Voor wie: ${feature}` }).getByRole('listitem')
  await switches.filter({ hasText: `${organization}: uit` }).waitFor()
  const changes = office.getByRole('table', { name: 'Geschiedenis' }).getByRole('row')
  await changes.filter({ hasText: new RegExp(`${feature}.*${organization}.*Uitgezet.*\\d{2}:\\d{2}.*Anouk Dijkstra`) }).waitFor()

  // So far this browser has not been notified.
  const menu = desk.getByRole('link', { name: 'Contracten' })
  expect(await menu.count()).toBe(1)
  await desk.getByRole('button', { name: 'Voorstel versturen' }).click()
  const off = desk.getByRole('status').filter({ hasText: `“${feature}” is uitgezet` })
  await off.getByText('Bel of mail de backoffice van Zorginzet').waitFor()
  await menu.waitFor({ state: 'detached' })
  expect(await message.inputValue()).toBe('Kom je bij ons?')

  await switchTo(office, 'Aan')
  await changes.filter({ hasText: 'Aangezet' }).waitFor()
  await desk.getByRole('button', { name: 'Voorstel versturen' }).click()
  await desk.getByRole('dialog', { name: 'Contractvoorstel' }).getByText('Kom je bij ons?').waitFor()
  await off.waitFor({ state: 'detached' })
  await menu.waitFor()
  await app.mailTo('uitzend@demo.example', `Contractvoorstel van ${organization}`)
  expect([...complaints, ...officeComplaints]).toEqual([])
})

/** Switches it through the API, for the organization. */
const setTo = async (switched: Feature, enabled: boolean) => {
  const as = await callersOf(app)(planner)
  const { uuid } = await db.selectFrom('organization').select('uuid').where('name', '=', organization).executeTakeFirstOrThrow()
  const { switches } = must(await as.get('/feature_switches'), 200) as unknown as {
    switches: { feature: string; version: string }[]
  }
  const version = switches.find(one => one.feature === switched)?.version
  must(await as.put('/feature_switches', { feature: switched, organization: `/v1/organizations/${uuid}`, enabled, version }), 200)
}
/** The notice on the screen, which stays while it is off. */
const notice = (page: Page, name: string) => page.getByRole('status').filter({ hasText: `“${name}” is uitgezet` })
const told = /Dit is uitgezet\. Bel of mail de backoffice/

test('who is asking by name when that is switched off reads so, keeps whom they chose and what they wrote, and asks when it is on again', async () => {
  const asked = db.selectFrom('care_moment_invitation').select('care_moment_uuid').where('status', '=', 'open')
  const { care_moment_uuid } = await asked.executeTakeFirstOrThrow()
  await db.deleteFrom('care_moment_invitation').execute()
  const { page, complaints } = await visit('organisatie@demo.example')
  await page.goto(`/organisatie/opdrachten/${care_moment_uuid}?vraag=iemand`)
  const dialog = page.getByRole('dialog', { name: 'Op naam vragen' })
  await dialog.getByLabel('Zoek op naam').fill('bouzian')
  const fatima = dialog.getByRole('checkbox', { name: /^Fatima Bouzian/ })
  await fatima.check()
  const message = dialog.getByLabel(/^Bericht/)
  await message.fill('Kun jij deze avond?')
  await setTo('asking_by_name', false)
  const send = dialog.getByRole('button', { name: 'Vraag 1 zorgverlener' })
  await send.click()
  await dialog.getByText(told).waitFor()
  expect([await message.inputValue(), await fatima.isChecked()]).toEqual(['Kun jij deze avond?', true])

  await setTo('asking_by_name', true)
  await send.click()
  await page.getByRole('list', { name: 'Wie je vroeg' }).getByText('Fatima Bouzian', { exact: true }).waitFor()
  expect(await db.selectFrom('care_moment_invitation').select('message').execute()).toEqual([{ message: 'Kun jij deze avond?' }])
  expect(complaints).toEqual([])
})

test('who is asking for a roster when that is switched off reads so, keeps the question, and gets the roster when it is on again', async () => {
  const { page, complaints } = await visit('organisatie@demo.example')
  await page.goto('/organisatie/opdrachten?weergave=rooster')
  const others = page.getByRole('checkbox', { name: 'Ook mensen vragen die niet reageerden' })
  const asksOthers = !(await others.isChecked())
  await others.setChecked(asksOthers)
  await setTo('rosters', false)
  const make = page.getByRole('button', { name: 'Maak rooster' })
  await make.click()
  await notice(page, 'Roosters maken').getByText('Roosters die er al zijn, blijven bewaard.').waitFor()
  expect(await others.isChecked()).toBe(asksOthers)
  await setTo('rosters', true)
  await make.click()
  await page.waitForURL(/rooster=[0-9a-f-]{36}$/)
  await notice(page, 'Roosters maken').waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})

test('who downloads a list when that is switched off reads so, and stays where they searched', async () => {
  const { page, complaints } = await visit('organisatie@demo.example')
  await page.goto('/organisatie/opdrachten?periode=alles&zoek=nacht')
  const save = page.getByRole('button', { name: 'Exporteren (CSV)' })
  await save.waitFor()
  await setTo('exports', false)
  await save.click()
  await page.getByText(told).waitFor()
  await save.waitFor({ state: 'detached' })
  expect(new URL(page.url()).searchParams.get('zoek')).toBe('nacht')
  await setTo('exports', true)
  await page.reload()
  const [file] = await Promise.all([page.waitForEvent('download'), save.click()])
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
  expect(complaints).toEqual([])
})

test('the second of two planners who switch one feature at once is told so, reads how it is now, and may go on', async () => {
  const { page, complaints } = await visit()
  await logInAs(app, page, { who: planner, username: planner, roles: ['ROLE_PLANNER'] })
  await page.goto('/backoffice/settings?onderdeel=functies')
  await page.getByRole('button', { name: /^Aan- of uitzetten.*Roosters maken/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Roosters maken' })
  await dialog.getByRole('radio', { name: 'Een organisatie' }).check()
  await dialog.getByRole('combobox', { name: 'Organisatie' }).fill('lindevecht')
  await dialog.getByRole('option', { name: new RegExp(`^${organization}`) }).click()
  await dialog.getByText(`${organization}: nu aan.`).waitFor()
  await dialog.getByRole('radio', { name: 'Aan', exact: true }).check()
  await setTo('rosters', false)
  const save = dialog.getByRole('button', { name: 'Bewaren' })
  await save.click()
  await dialog.getByText(/Iemand anders heeft dit intussen gewijzigd/).waitFor()
  await dialog.getByText(`${organization}: nu uit.`).waitFor()
  expect(await dialog.getByRole('combobox', { name: 'Organisatie' }).inputValue()).toContain(organization)
  await save.click()
  await page.getByText(`Roosters maken: aan voor ${organization}.`).waitFor()
  expect(complaints).toEqual([])
})

test('a user on a phone closes a dialog with one press on the cross, also when something was typed and nothing chosen', async () => {
  const { page, complaints } = await app.visit(undefined, { viewport: { width: 390, height: 844 } })
  await logInAs(app, page, { who: planner, username: planner, roles: ['ROLE_PLANNER'] })
  await page.goto('/backoffice/settings?onderdeel=functies')
  await page.getByRole('button', { name: new RegExp(`^Aan- of uitzetten.*${feature}`) }).click()
  const dialog = page.getByRole('dialog', { name: feature })
  await dialog.getByRole('radio', { name: 'Een organisatie' }).check()
  await dialog.getByRole('combobox', { name: 'Organisatie' }).pressSequentially('linde')
  await dialog.getByRole('option').first().waitFor()
  await atRest(page)
  const box = (await dialog.getByRole('button', { name: 'Sluiten' }).boundingBox())!
  // A press takes time, and its effects may move the cross meanwhile.
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))')
  await page.mouse.up()
  await dialog.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})

test('who may not ask by name has no button for it among the favourites', async () => {
  const { page: desk, complaints } = await visit('organisatie@demo.example')
  await desk.goto('/organisatie/favorieten')
  await desk
    .getByRole('button', { name: /^Uitnodigen van/ })
    .first()
    .waitFor()
  // A switch for the organization overrides one for everyone.
  await db.deleteFrom('feature_switch').execute()
  await db
    .insertInto('feature_switch')
    .values({ feature: 'asking_by_name', enabled: false, changed_at: '2026-01-01T00:00:00Z' })
    .execute()
  const { page: other } = await visit('organisatie@demo.example')
  await other.goto('/organisatie/favorieten')
  await other
    .getByRole('link', { name: /^Contract voorstellen aan/ })
    .first()
    .waitFor()
  expect(await other.getByRole('button', { name: /^Uitnodigen/ }).count()).toBe(0)
  expect(complaints).toEqual([])
})
