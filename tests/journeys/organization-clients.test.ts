// An organization and its clients: found by search, added, changed, given work, and the access log of the file. A location admin
// finds no client of another location: not in the list, not by the address, not in the count.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { openApp } from './app.ts'
import { visitorsOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app, { viewport: { width: 1440, height: 900 } })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
// The label of a required field ends with an asterisk.
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}\\s*\\*?$`))
const tab = async (page: Page, name: string) => {
  await page.getByRole('tab', { name }).click()
  await page.getByRole('tab', { name, selected: true }).waitFor()
}
const countIs = (page: Page, words: string) => page.getByRole('status').getByText(words, { exact: true }).waitFor()

test('an organization finds a client, adds one, changes it, places an opdracht and reads who looked in the file', async () => {
  const { page, complaints } = await visit('organisatie@demo.example')
  await page.getByRole('link', { name: 'Cliënten' }).first().click()
  await heading(page, 'Cliënten')
  await page.getByRole('searchbox', { name: 'Zoek op naam' }).fill('jansen')
  await page.keyboard.press('Enter')
  // Enter opens the result when there is only one; one step back is the list.
  await heading(page, 'Truus Jansen')
  await page.goBack()
  await countIs(page, '1 cliënt')
  await page.getByRole('main').getByRole('link', { name: 'Truus Jansen' }).waitFor()

  await page.getByRole('button', { name: 'Nieuwe cliënt' }).click()
  const form = page.getByRole('dialog', { name: 'Nieuwe cliënt' })
  await form.getByLabel('Voornaam').fill('Wilhelmina')
  await form.getByLabel('Achternaam').fill('ter Horst')
  await form.getByLabel('Postcode').fill('3581 GB')
  // Input survives a reload, and missing fields are named.
  await page.reload()
  expect(await form.getByLabel('Achternaam').inputValue()).toBe('ter Horst')
  await form.getByRole('button', { name: 'Cliënt toevoegen' }).click()
  await form.getByText('Kies een locatie.').waitFor()
  await form.getByLabel('Huisnummer').fill('12')
  await form.getByLabel('Straat').fill('Wittevrouwensingel')
  await form.getByLabel('Locatie').selectOption({ label: 'Woonzorgcentrum De Singel' })
  expect(await form.getByLabel('Plaats').inputValue()).toBe('Utrecht')
  await form.getByRole('button', { name: 'Cliënt toevoegen' }).click()
  await heading(page, 'Wilhelmina ter Horst')
  await page.getByText('Wilhelmina ter Horst is toegevoegd.').waitFor()

  await page.getByRole('button', { name: 'Gegevens wijzigen' }).click()
  const change = page.getByRole('dialog', { name: 'Gegevens wijzigen' })
  await change.getByLabel('Telefoon').fill('0301234567')
  // An address abroad has another postcode format and may lack a number; the list of countries is fetched when needed.
  await change.getByLabel('Postcode').fill('B-2000')
  await change.getByLabel('Plaats').fill('Antwerpen')
  await change.getByRole('button', { name: 'Bewaren' }).click()
  await change.getByText('Vul een postcode in, zoals 3511 AB.').waitFor()
  await change.getByRole('button', { name: 'Dit adres is niet in Nederland' }).click()
  const land = change.getByLabel('Land')
  await land.and(page.locator(':focus')).waitFor()
  await land.selectOption({ label: 'België' })
  await change.getByRole('button', { name: 'Bewaren' }).click()
  await page.getByRole('link', { name: '030 123 45 67' }).waitFor()
  await page.getByText(/B-2000 Antwerpen.*België/s).waitFor()

  await tab(page, 'Contactpersonen')
  await page.getByRole('button', { name: 'Contactpersoon toevoegen' }).click()
  const contact = page.getByRole('dialog', { name: 'Contactpersoon toevoegen' })
  await contact.getByLabel('Voornaam').fill('Els')
  await contact.getByLabel('Achternaam').fill('ter Horst')
  await contact.getByLabel('Relatie').selectOption({ index: 1 })
  await contact.getByLabel('Eerste contact').check()
  await contact.getByRole('button', { name: 'Toevoegen' }).click()
  await page.getByText('1e contact').waitFor()
  await page.getByRole('button', { name: 'Verwijderen van Els ter Horst' }).click()
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await page.getByRole('button', { name: 'Verwijderen van Els ter Horst' }).waitFor()

  await page.getByRole('link', { name: 'Nieuwe opdracht voor Wilhelmina' }).click()
  await heading(page, 'Nieuwe opdracht')
  expect(await page.getByRole('combobox', { name: 'Cliënt' }).inputValue()).toBe('Wilhelmina ter Horst')
  expect(await page.getByLabel('Locatie').locator('option:checked').textContent()).toBe('Woonzorgcentrum De Singel')
  await page.getByLabel('Niveau').selectOption({ label: 'Helpende' })
  await field(page, 'Datum').fill('30-12-2026')
  await field(page, 'Van').fill('07:00')
  await field(page, 'Tot').fill('11:00')
  await page.getByRole('button', { name: 'Publiceren', exact: true }).click()
  await page.waitForURL(/\/organisatie\/opdrachten\/[0-9a-f-]{36}$/)
  await page.getByRole('main').getByRole('link', { name: 'Wilhelmina ter Horst' }).click()
  await tab(page, 'Opdrachten')
  await page.getByRole('row', { name: /wo 30 dec.*Openstaand/ }).waitFor()

  await tab(page, 'Inzage')
  const line = page.getByRole('listitem').filter({ hasText: 'organisatiegebruiker' }).first()
  for (const words of [
    'voegde de cliënt toe',
    'wijzigde de gegevens van de cliënt',
    'voegde een contactpersoon toe',
    'maakte een opdracht',
  ])
    await line.getByText(words, { exact: false }).first().waitFor()
  expect(complaints).toEqual([])
})

test('a location admin finds no client of another location: not in the list, not by the address, not in the count', async () => {
  const all = await visit('organisatie@demo.example')
  await all.page.goto('/organisatie/clienten?zoek=jansen')
  const other = await all.page.getByRole('main').getByRole('link', { name: 'Truus Jansen' }).getAttribute('href')
  const own = await app.server.database
    .selectFrom('client')
    .innerJoin('organization_location as l', 'l.uuid', 'client.responsible_location_uuid')
    .select('client.uuid')
    .where('l.name', '=', 'Woonzorgcentrum De Singel')
    .execute()

  const { page } = await visit('locatie@demo.example')
  await page.goto('/organisatie/clienten')
  await countIs(page, `${own.length} cliënten`)
  expect(await page.getByText('Truus Jansen').count()).toBe(0)
  await page.goto('/organisatie/clienten?zoek=jansen')
  await page.getByRole('heading', { name: 'Geen cliënten gevonden' }).waitFor()
  for (const part of ['', '?onderdeel=inzage']) {
    await page.goto(`${other}${part}`)
    await page.getByRole('heading', { name: 'Deze cliënt is er niet' }).waitFor()
  }
  expect(await page.getByText('Truus').count()).toBe(0)
})
