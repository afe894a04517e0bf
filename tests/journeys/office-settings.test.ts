// The personal settings of a back-office user: name and number, notifications, the second step, and the devices with a session.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { demoPassword } from '../../demo/accounts.ts'
import { logInAs } from '../screens/log-in-as.ts'
import { openApp } from './app.ts'
import { callersOf, stored, visitorsOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app, { viewport: { width: 1440, height: 900 } })
const employee = 'backoffice@demo.example'
const path = '/backoffice/settings'

const open = async (username: string, query = '') => {
  const { page, complaints } = await visit()
  await logInAs(app, page, { who: username, username, roles: ['ROLE_BACK_OFFICE_EMPLOYEE'] })
  await page.goto(`${path}${query}`)
  return { page, complaints }
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const phoneOf = async (username: string) => {
  const employees = app.server.database.selectFrom('back_office_employee as e').innerJoin('account as a', 'a.uuid', 'e.uuid')
  return (await employees.select('e.phone').where('a.username', '=', username).executeTakeFirstOrThrow()).phone
}

test('an employee has their own parts alone, and the API refuses the rest', async () => {
  const { page, complaints } = await open(employee)
  const parts = page.getByRole('navigation', { name: 'Onderdelen' }).getByRole('link')
  await parts.first().waitFor()
  expect(await parts.allTextContents()).toEqual(['Gegevens en inloggen', 'Meldingen'])
  const as = await callersOf(app)(employee)
  for (const refused of ['/users', '/organization_users', '/jobs'])
    expect([refused, (await as.get(refused)).status]).toEqual([refused, 403])
  const reason = { key: 'proef', name: 'Proef', isSelectableForOrganization: true }
  expect(await as.post('/cancel_reasons', reason)).toMatchObject({ status: 403 })
  expect(complaints).toEqual([])
})

test('an employee changes their name and number: what is wrong is said, what is typed stays after a reload, and it can be undone', async () => {
  const { page, complaints } = await open(employee)
  const before = await phoneOf(employee)
  const phone = page.getByLabel('Telefoonnummer')
  await page.getByLabel('Voornaam').fill('Marijke')
  await phone.fill('12')
  await press(page, 'Bewaren')
  await page.getByText('Vul een telefoonnummer in, zoals 06 12345678.').waitFor()
  await phone.fill('06 12345678')
  await page.reload()
  await expect.poll(() => phone.inputValue()).toBe('06 12345678')
  await press(page, 'Bewaren')
  await page.getByText('Je profiel is bewaard.').waitFor()
  expect(await phoneOf(employee)).toBe('+31612345678')
  await page.getByRole('button', { name: /Marijke/ }).waitFor()
  await press(page, 'Ongedaan maken')
  await expect.poll(() => phoneOf(employee)).toBe(before)
  await expect.poll(() => page.getByLabel('Voornaam').inputValue()).not.toBe('Marijke')
  expect(complaints).toEqual([])
})

test('an employee chooses how to be notified, and the choice is kept', async () => {
  const { page, complaints } = await open(employee, '?onderdeel=meldingen')
  const mail = page.getByRole('list', { name: 'Per soort melding' }).getByRole('combobox').first()
  await mail.selectOption('daily')
  await page.getByText(/^Bewaard\./).waitFor()
  await page.reload()
  await expect.poll(() => mail.inputValue()).toBe('daily')
  expect(complaints).toEqual([])
})

test('an employee cannot do without the second step, makes new recovery codes, and logs out another device', async () => {
  const other = await open(employee)
  await other.page.getByRole('navigation', { name: 'Onderdelen' }).waitFor()
  const { page, complaints } = await open(employee, '?onderdeel=beveiliging')
  await page.getByText('Staat aan').waitFor()
  expect(await page.getByRole('button', { name: 'Uitzetten' }).count()).toBe(0)
  const as = await callersOf(app)(employee)
  expect(await as.put('/mfa/off', { password: demoPassword })).toMatchObject({ status: 409 })
  await press(page, 'Nieuwe herstelcodes maken')
  await page.getByLabel('Je wachtwoord', { exact: true }).fill(demoPassword)
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect.poll(() => page.getByRole('list', { name: 'Herstelcodes' }).getByRole('listitem').count()).toBe(10)
  await press(page, 'Ik heb ze bewaard')
  await page.getByText('Je hebt nog 10 van de 10 codes.', { exact: false }).waitFor()
  await press(page, 'Alle andere apparaten uitloggen')
  await page.getByRole('dialog').getByRole('button', { name: 'Uitloggen', exact: true }).click()
  await page.getByText('Je andere apparaten zijn uitgelogd.').waitFor()
  expect((await stored(page)).roles).toEqual(['ROLE_BACK_OFFICE_EMPLOYEE'])
  const left = app.server.database.selectFrom('account_session as s').innerJoin('account as a', 'a.uuid', 's.account_uuid')
  expect(await left.select('s.uuid').where('a.username', '=', employee).execute()).toHaveLength(1)
  expect(complaints).toEqual([])
})

const asPlanner = async (query: string) => {
  const { page, complaints } = await visit()
  await logInAs(app, page, { who: 'a planner', username: 'planner@demo.example', roles: ['ROLE_PLANNER'] })
  await page.goto(`${path}${query}`)
  return { page, complaints }
}

test('a planner ends the access of somebody with a reason, gives it back, and invites a colleague', async () => {
  const { page, complaints } = await asPlanner('?onderdeel=gebruikers&zoek=zorgverlener%40demo')
  const worker = page.getByRole('row', { name: /zorgverlener@demo\.example/ })
  await worker.getByRole('button', { name: 'Toegang beëindigen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/opdrachten die nog komen, blijven staan/).waitFor()
  await dialog.getByRole('button', { name: 'Toegang beëindigen' }).click()
  await dialog.getByLabel(/Reden/).fill('Op eigen verzoek.')
  await dialog.getByRole('button', { name: 'Toegang beëindigen' }).click()
  await worker.getByText('Geen toegang').waitFor()
  const account = app.server.database.selectFrom('account').select('active').where('username', '=', 'zorgverlener@demo.example')
  expect(await account.executeTakeFirst()).toEqual({ active: false })
  await worker.getByRole('button', { name: 'Toegang teruggeven' }).click()
  await worker.getByText('Geen toegang').waitFor({ state: 'detached' })
  expect(await account.executeTakeFirst()).toEqual({ active: true })
  await page.getByRole('button', { name: 'Collega uitnodigen' }).click()
  await press(page, 'Uitnodiging sturen')
  await page.getByText('Vul de voornaam in.').waitFor()
  await page.getByLabel('Voornaam').fill('Noor')
  await page.getByLabel('Achternaam').fill('Prins')
  await dialog.getByLabel('E-mailadres').fill('noor.prins@voorbeeld.example')
  await press(page, 'Uitnodiging sturen')
  await page.getByText('De uitnodiging is gestuurd naar noor.prins@voorbeeld.example.').waitFor()
  expect((await app.mailTo('noor.prins@voorbeeld.example', '')).text).toMatch(/\/backoffice\/account-activeren\//)
  const search = page.getByRole('searchbox', { name: 'Zoek op naam of e-mailadres' })
  await search.fill('prins')
  await search.press('Enter')
  await page.getByRole('row', { name: /Noor Prins.*Backofficemedewerker/ }).waitFor()
  expect(complaints).toEqual([])
})

test('a planner sees what happens by itself, and has it done now', async () => {
  const { page, complaints } = await asPlanner('?onderdeel=taken')
  await page.getByText('Alles wordt gedaan: er staat niets stil.').waitFor()
  const row = page.getByRole('row', { name: /Oude meldingen opruimen/ })
  await row.getByText('Nog nooit').waitFor()
  await row.getByRole('button', { name: 'Nu uitvoeren' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Nu uitvoeren' }).click()
  await page.getByText('“Oude meldingen opruimen” is begonnen.').waitFor()
  await row.getByText('Gelukt').waitFor()
  const backup = page.getByRole('row', { name: /^Back-up maken/ })
  await backup.getByRole('button', { name: 'Nu uitvoeren' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Nu uitvoeren' }).click()
  await backup.getByText('Niet ingesteld').waitFor()
  await backup.getByText('Met BACKUP_DIR komt er elke nacht een back-up.').waitFor()
  expect(await backup.getByText('Gelukt').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('a planner adds to the reference data, changes it, and sets when the back office is open', async () => {
  const { page, complaints } = await asPlanner('?onderdeel=stamgegevens&tabel=huisdieren')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Toevoegen' }).click()
  await dialog.getByLabel('Naam').fill('Papegaai')
  await dialog.getByLabel('Sleutel').fill('Een papegaai')
  await dialog.getByRole('button', { name: 'Toevoegen' }).click()
  await dialog.getByText('Gebruik kleine letters, cijfers en _.').waitFor()
  await dialog.getByLabel('Sleutel').fill('papegaai')
  await dialog.getByRole('button', { name: 'Toevoegen' }).click()
  const row = page.getByRole('row', { name: /Papegaai/ })
  await row.getByRole('button', { name: 'Wijzigen' }).click()
  await dialog.getByLabel('Te kiezen').uncheck()
  await dialog.getByRole('button', { name: 'Wijziging bewaren' }).click()
  await page.getByText('De wijziging is bewaard.').waitFor()
  await row.getByRole('cell', { name: 'Nee' }).waitFor()
  const pets = app.server.database.selectFrom('pet').select(['name', 'selectable']).where('key', '=', 'papegaai')
  expect(await pets.executeTakeFirst()).toEqual({ name: 'Papegaai', selectable: false })
  await page.getByLabel('Lijst').selectOption({ label: 'Bereikbaarheid' })
  await page.getByRole('button', { name: 'Wijzigen Backoffice' }).click()
  await dialog.getByRole('checkbox', { name: 'zo' }).check()
  await dialog.getByRole('button', { name: 'Wijziging bewaren' }).click()
  await dialog.waitFor({ state: 'detached' })
  const office = await app.server.database.selectFrom('office').select('days').executeTakeFirstOrThrow()
  expect(office.days).toContain('7')
  const changed: [list: string, values: Record<string, string>][] = [
    ['Onregelmatige uren', { Procent: '27', Van: '00:30' }],
    ['Loonschalen', { Laagste: '1.234,56' }],
    ['Niveaus', {}],
    ['Woorden bij beoordelingen', {}],
  ]
  for (const [list, values] of changed) {
    await page.getByLabel('Lijst').selectOption({ label: list })
    const change = page.getByRole('button', { name: /^Wijzigen / }).first()
    await change.click()
    for (const [label, value] of Object.entries(values)) await dialog.getByLabel(new RegExp(`^${label}`)).fill(value)
    await dialog.getByRole('button', { name: 'Wijziging bewaren' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  const { database } = app.server
  const window = database.selectFrom('irregular_hours_window').select('from_time').where('percent', '=', 27)
  expect((await window.executeTakeFirstOrThrow()).from_time).toMatch(/^00:30/)
  const scale = database.selectFrom('salary_scale').select('scale').where('minimum', '=', 123456)
  expect(await scale.execute()).toHaveLength(1)
  await page.getByLabel('Lijst').selectOption({ label: 'Handelingen' })
  await page.getByRole('button', { name: 'Toevoegen' }).click()
  await dialog.getByLabel('Naam').fill('Oren druppelen')
  await dialog.getByLabel('Soort').selectOption({ label: 'Risicovol' })
  await dialog.getByLabel('Sleutel').fill('oren_druppelen')
  await dialog.getByRole('button', { name: 'Toevoegen' }).click()
  await dialog.waitFor({ state: 'detached' })
  const act = database.selectFrom('act').select('category').where('name', '=', 'Oren druppelen')
  expect(await act.executeTakeFirstOrThrow()).toEqual({ category: 'risicovol' })
  expect(complaints).toEqual([])
})
