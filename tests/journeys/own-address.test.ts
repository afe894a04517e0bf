// Changing one's email address: a care worker moves to another one and an attempt by somebody else is stopped; a relative who wants
// to work does so with their existing account.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { demoPassword } from '../../demo/accounts.ts'
import { atRest } from '../servers/browser.ts'
import { openApp } from './app.ts'
import { logIn, login, logOut, pathIs, stored, visitorsOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const linkIn = ({ text }: { text: string }) => new URL(/http\S+/.exec(text)![0]).pathname
const ask = async (page: Page, email: string) => {
  await page.goto(`${app.url}/werk/beveiliging`)
  await press(page, 'E-mailadres wijzigen')
  await field(page, 'Nieuw e-mailadres').fill(email)
  await field(page, 'Je wachtwoord').fill(demoPassword)
  await press(page, 'Code sturen')
  await page.getByText('We stuurden een code naar', { exact: false }).waitFor()
  return /\d{6}/.exec((await app.mailTo(email, 'De code voor uw nieuwe e-mailadres')).text)![0]
}

test('a care worker changes their address; the old address is told, and can undo it', async () => {
  const [old, next, fresh] = ['uitzend@demo.example', 'daan.thuis@voorbeeld.example', 'De kat van de buren blaft']
  const { page, complaints } = await visit(old)
  const code = await ask(page, next)
  expect((await app.mailTo(old, 'Er is een ander e-mailadres gevraagd')).text).toContain('Was u dat niet?')
  await field(page, 'Code').fill(code === '000000' ? '000001' : '000000')
  await press(page, 'Bevestigen')
  await page.getByText('Deze code klopt niet of is verlopen.').waitFor()
  await field(page, 'Code').fill(code)
  await press(page, 'Bevestigen')
  await page.getByText('Je logt voortaan in met je nieuwe e-mailadres.').first().waitFor()
  await page.getByText('Je logt in met', { exact: false }).getByText(next).waitFor()
  await expect.poll(async () => (await stored(page))?.username).toBe(next)
  await logOut(page)
  await logIn(page, next)
  await pathIs(page, '/werk')
  // Afterwards this session ends, which the browser reports.
  expect(complaints).toEqual([])

  // The reader of the old mailbox reports that it was not them.
  const told = await app.mailTo(old, 'U logt voortaan in met een ander e-mailadres')
  const { page: other, complaints: others } = await visit()
  await other.goto(app.url + linkIn(told))
  await other.getByRole('heading', { name: 'Houd uw e-mailadres' }).waitFor()
  await other.getByText(old, { exact: true }).waitFor()
  await field(other, 'Nieuw wachtwoord').fill(fresh)
  await press(other, 'E-mailadres houden')
  await pathIs(other, '/werk')
  expect((await stored(other)).username).toBe(old)
  expect(others).toEqual([])
  await other.goto(app.url + linkIn(await app.mailTo(old, 'Er is een ander e-mailadres gevraagd')))
  await press(other, 'Uitloggen en link openen')
  await other.getByRole('heading', { name: 'Deze link werkt niet meer' }).waitFor()
  await page.goto(app.url + login)
  await logIn(page, next)
  await page.getByText('klopt niet', { exact: false }).waitFor()
})

test('a relative registers as a care worker, says yes with the account they have, and goes to and fro', async () => {
  const relative = 'client@demo.example'
  const { page, complaints } = await visit()
  await page.goto(`${app.url}/werk/inschrijven`)
  await field(page, 'Voornaam').fill('Ingrid')
  await field(page, 'Achternaam').fill('Jansen')
  await field(page, 'E-mailadres').fill('CLIENT@demo.example')
  await field(page, 'Telefoonnummer').fill('06 12 34 56 78')
  await field(page, 'Postcode').fill('3511 ab')
  await field(page, 'Huisnummer').fill('12A')
  await field(page, 'Straat').fill('Oudegracht')
  await expect.poll(() => field(page, 'Plaats').inputValue()).toBe('Utrecht')
  await press(page, 'Verder')
  await field(page, 'Jouw niveau').selectOption({ label: 'Helpende' })
  await page.getByLabel(/^Als zzp’er/).check()
  await press(page, 'Verder')
  await page.getByRole('heading', { name: 'Klopt alles?' }).waitFor()
  await page.getByRole('checkbox').check()
  await press(page, 'Inschrijven')
  await pathIs(page, '/werk/inschrijven/gelukt')

  const link = linkIn(await app.mailTo(relative, 'Werk ook als zorgverlener met uw account'))
  await page.goto(app.url + link)
  await page.getByRole('heading', { name: 'Dag Ingrid' }).waitFor()
  await press(page, 'Inloggen')
  await pathIs(page, login)
  await logIn(page, relative)
  await pathIs(page, link)
  await press(page, 'Ja, ik werk ook als zorgverlener')
  await pathIs(page, '/werk')
  expect((await stored(page)).roles).toEqual(['ROLE_CLIENT_ADMIN', 'ROLE_CARE_WORKER'])
  await page
    .getByRole('dialog', { name: 'Welkom bij Zorginzet, Ingrid' })
    .getByRole('button', { name: 'Opdrachten bekijken' })
    .click()
  await pathIs(page, '/werk/nieuwe-opdrachten')
  await page.getByRole('button', { name: /^Menu van/ }).click()
  await page.getByRole('menuitem', { name: /^Verder als familie/ }).click()
  await pathIs(page, '/zorg/zorgvragen')
  await atRest(page)
  await page.getByRole('button', { name: /^Menu van/ }).click()
  await page.getByRole('menuitem', { name: 'Verder als zorgverlener' }).click()
  await pathIs(page, '/werk')
  expect(complaints).toEqual([])
})
