// A feature is switched off for an organization while somebody there is writing, and on again.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { logInAs } from '../screens/log-in-as.ts'
import { openApp } from './app.ts'
import { visitorsOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app, { viewport: { width: 1440, height: 900 } })
const [planner, worker] = ['planner@demo.example', 'Daan Vermeulen']
const [feature, organization] = ['Contractvoorstellen doen', 'Zorggroep Lindevecht']

/** Switches it for the organization, by its name. */
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

  // Until now this browser knew nothing of it.
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

test('on a phone one press on the cross closes a dialog, also when something was typed and nothing chosen', async () => {
  const { page, complaints } = await app.visit(undefined, { viewport: { width: 390, height: 844 } })
  await logInAs(app, page, { who: planner, username: planner, roles: ['ROLE_PLANNER'] })
  await page.goto('/backoffice/settings?onderdeel=functies')
  await page.getByRole('button', { name: new RegExp(`^Aan- of uitzetten.*${feature}`) }).click()
  const dialog = page.getByRole('dialog', { name: feature })
  await dialog.getByRole('radio', { name: 'Een organisatie' }).check()
  await dialog.getByRole('combobox', { name: 'Organisatie' }).pressSequentially('linde')
  await dialog.getByRole('option').first().waitFor()
  const box = (await dialog.getByRole('button', { name: 'Sluiten' }).boundingBox())!
  // A press takes time, in which what it sets in motion may move the cross.
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))')
  await page.mouse.up()
  await dialog.waitFor({ state: 'detached', timeout: 10_000 })
  expect(complaints).toEqual([])
})

test('who may not ask by name has no button for it among the favourites', async () => {
  const { page: desk, complaints } = await visit('organisatie@demo.example')
  await desk.goto('/organisatie/favorieten')
  await desk
    .getByRole('button', { name: /^Uitnodigen van/ })
    .first()
    .waitFor()
  await app.server.database
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
