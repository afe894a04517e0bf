// What somebody of the back office sets for themselves: name and number, notices, the second step, and the devices with a login.
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
  await page.getByRole('tab').first().waitFor()
  expect(await page.getByRole('tab').allTextContents()).toEqual(['Profiel', 'Meldingen', 'Beveiliging'])
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
  await page.getByText('Vul een Nederlands nummer in, zoals 06 12345678.').waitFor()
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

test('an employee chooses how to hear of things, and the choice stays', async () => {
  const { page, complaints } = await open(employee, '?onderdeel=meldingen')
  const mail = page.getByRole('list', { name: 'Per soort melding' }).getByRole('combobox').first()
  await mail.selectOption('daily')
  await page.getByText(/^Bewaard voor/).waitFor()
  await page.reload()
  await expect.poll(() => mail.inputValue()).toBe('daily')
  expect(complaints).toEqual([])
})

test('an employee cannot do without the second step, makes new recovery codes, and logs out another device', async () => {
  const other = await open(employee)
  await other.page.getByRole('tab').first().waitFor()
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
