// A planner creates an organization: faults are shown at their fields, input stays; a location, the first user, who activates by
// mail and sees it, and a rate.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { logInAs } from '../screens/log-in-as.ts'
import { openApp } from './app.ts'
import { overflows, violations } from './axe.ts'
import { visitorsOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app, { viewport: { width: 1440, height: 900 } })
const path = '/backoffice/settings?onderdeel=organisaties'
const [person, password] = ['iris.vos@voorbeeld.example', 'De kat van de buren blaft']

/** Corrects what was just made: the references on its invoices, and the phone of its location. */
const changeBoth = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Gegevens wijzigen' }).click()
  await dialog.getByLabel('OIN').fill('123')
  await dialog.getByRole('button', { name: 'Wijziging bewaren' }).click()
  await dialog.getByText('Een OIN heeft twintig cijfers', { exact: false }).waitFor()
  const references = {
    'Btw-nummer': 'NL000099998B57',
    'Kenmerk op de factuur': 'W-2026',
    Ordernummer: '4500012345',
    OIN: '00000001003214345000',
  }
  for (const [label, value] of Object.entries(references)) await dialog.getByLabel(label).fill(value)
  await dialog.getByRole('button', { name: 'Wijziging bewaren' }).click()
  await dialog.waitFor({ state: 'detached' })
  for (const value of Object.values(references)) await page.getByRole('definition').filter({ hasText: value }).first().waitFor()

  await page.getByRole('button', { name: 'Wijzigen Huis aan het Water' }).click()
  await dialog.getByLabel('Telefoon').fill('0299 12 34 56')
  await dialog.getByLabel('Kosten boeken op').fill('4100')
  await dialog.getByRole('button', { name: 'Wijziging bewaren' }).click()
  await dialog.waitFor({ state: 'detached' })
  const number = page.getByRole('row', { name: /Huis aan het Water/ }).getByRole('link')
  expect(await number.getAttribute('href')).toMatch(/^tel:.*299123456$/)
  const kept = await app.server.database
    .selectFrom('organization_location')
    .selectAll()
    .where('name', '=', 'Huis aan het Water')
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(kept)).toContain('4100')
  // Listed among the others, with a link back to the list.
  await page.getByRole('link', { name: 'Alle organisaties' }).click()
  await page.getByRole('link', { name: 'Zorggroep Waterland' }).click()
  await page.getByRole('row', { name: /Huis aan het Water/ }).waitFor()
}

test('a planner makes an organization with a location, a rate and its first user, who activates by mail and logs in', async () => {
  const { page, complaints } = await visit()
  await logInAs(app, page, { who: 'a planner', username: 'planner@demo.example', roles: ['ROLE_PLANNER'] })
  await page.goto(path)
  await page.getByRole('button', { name: 'Nieuwe organisatie' }).click()
  const dialog = page.getByRole('dialog')
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) await dialog.getByLabel(label).fill(value)
  }
  const send = (name: string) => dialog.getByRole('button', { name }).click()
  await fill({ Naam: 'Zorggroep Waterland', 'Straat en huisnummer': 'Havenkade 3', Postcode: '1141 AB', Plaats: 'Monnickendam' })
  await send('Organisatie maken')
  await dialog.getByText('Vul het e-mailadres in.').waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Nieuwe organisatie' }).click()
  expect(await dialog.getByLabel('Naam').inputValue()).toBe('Zorggroep Waterland')
  await fill({ 'E-mailadres voor facturen': 'facturen@waterland.example', 'KvK-nummer': '123' })
  await send('Organisatie maken')
  await expect.poll(() => dialog.getByLabel('KvK-nummer').getAttribute('aria-invalid')).toBe('true')
  await fill({ 'KvK-nummer': '' })
  await send('Organisatie maken')
  await page.getByText('Zorggroep Waterland is toegevoegd. Voeg nu een locatie toe.').waitFor()

  await page.getByRole('button', { name: 'Nieuwe locatie' }).click()
  await fill({ Naam: 'Huis aan het Water', 'Straat en huisnummer': 'Havenkade 5', Postcode: '1141 AB', Plaats: 'Monnickendam' })
  await send('Locatie maken')
  await page.getByRole('row', { name: /Huis aan het Water/ }).waitFor()
  await changeBoth(page)
  await page.getByRole('button', { name: 'Eerste tarief instellen' }).click()
  await dialog.getByRole('heading').first().waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Gebruiker uitnodigen' }).click()
  await fill({ Voornaam: 'Iris', Achternaam: 'Vos', 'E-mailadres': person })
  await dialog.getByRole('radio', { name: /^Hele organisatie/ }).check()
  await send('Uitnodiging sturen')
  await page.getByRole('row', { name: /Iris Vos.*Uitgenodigd/ }).waitFor()
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await violations(page)).toEqual([])
  expect(await overflows(page)).toBe(false)

  const { text } = await app.mailTo(person, 'Activeer je account')
  const { page: theirs, complaints: wrong } = await visit()
  await theirs.goto(/\/account\/[a-z-]+\/[0-9a-f]{128}/.exec(text)![0])
  await theirs.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await theirs.getByRole('checkbox').check()
  await theirs.getByRole('button', { name: 'Account activeren' }).click()
  await theirs.waitForURL(/\/organisatie\/opdrachten/)
  await theirs.goto('/organisatie/tarieven?onderdeel=organisatie')
  await theirs.getByRole('row', { name: /Huis aan het Water/ }).waitFor()
  expect([...complaints, ...wrong]).toEqual([])
})
