// A planner sets retention periods, never shorter than the law requires.
import { afterAll, expect, test } from 'vitest'
import { keptYears } from '../../api/retention/queries.ts'
import { logInAs } from '../screens/log-in-as.ts'
import { openApp } from './app.ts'
import { callersOf, visitorsOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app, { viewport: { width: 1440, height: 900 } })
const [planner, employee] = ['planner@demo.example', 'backoffice@demo.example']
const kept = () => keptYears(app.server.database, 'client')

const open = async (username: string, role: 'ROLE_PLANNER' | 'ROLE_BACK_OFFICE_EMPLOYEE') => {
  const { page, complaints } = await visit()
  await logInAs(app, page, { who: username, username, roles: [role] })
  await page.goto('/backoffice/settings?onderdeel=bewaartermijnen')
  return { page, complaints, row: page.getByRole('row', { name: /Cliënten/ }), dialog: page.getByRole('dialog') }
}

test('an employee does not see how long things are kept, and the API refuses it', async () => {
  const { page, complaints } = await open(employee, 'ROLE_BACK_OFFICE_EMPLOYEE')
  await page.getByRole('link', { name: 'Gegevens en inloggen', exact: true }).waitFor()
  expect(await page.getByRole('link', { name: 'Bewaartermijnen' }).count()).toBe(0)
  expect(await (await callersOf(app)(employee)).get('/retention_terms')).toMatchObject({ status: 403 })
  expect(complaints).toEqual([])
})

test('a planner keeps files longer by the keys alone, is refused what the law does not allow, and takes it back', async () => {
  const { page, complaints, row, dialog } = await open(planner, 'ROLE_PLANNER')
  await row.getByText(/WGBO, art\. 7:454 BW/).waitFor()
  await row.getByRole('button', { name: 'Wijzigen Cliënten' }).focus()
  await page.keyboard.press('Enter')
  const years = dialog.getByLabel('Zo lang bewaren')
  await years.focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('19')
  await page.keyboard.press('Enter')
  await dialog.getByText('Korter dan 20 jaar mag niet.').waitFor()
  expect(await kept()).toBe(20)
  await page.keyboard.press('Control+A')
  await page.keyboard.type('30')
  await page.keyboard.press('Enter')
  await page.getByText('Cliënten: bewaard voor 30 jaar.').waitFor()
  await row.getByText(/^Gewijzigd .+, door /).waitFor()
  expect(await kept()).toBe(30)
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Wijzigen Cliënten')
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect.poll(kept).toBe(20)
  await row.getByText('20 jaar', { exact: true }).waitFor()
  expect(complaints).toEqual([])
})

test('a planner reads what a shorter term brings about, and does not write over a colleague who was first', async () => {
  const { complaints, row, dialog } = await open(planner, 'ROLE_PLANNER')
  const as = await callersOf(app)(planner)
  const set = async (years: number) => {
    const { body } = await as.get('/retention_terms')
    const { version } = (body.retentionTerms as { kind: string; version: number }[]).find(({ kind }) => kind === 'client')!
    expect(await as.put('/retention_terms/client', { years, version })).toMatchObject({ status: 200 })
  }
  await set(40)
  await row.getByText('40 jaar').waitFor()
  await row.getByRole('button', { name: 'Wijzigen Cliënten' }).click()
  await dialog.getByLabel('Zo lang bewaren').fill('25')
  await dialog.getByText(/wordt daarna verwijderd en komt niet terug/).waitFor()
  await set(50)
  await dialog.getByRole('button', { name: 'Termijn bewaren' }).click()
  await dialog.getByText(/Iemand anders heeft dit intussen gewijzigd/).waitFor()
  await dialog.getByText(/^Nu 50 jaar/).waitFor()
  expect(await kept()).toBe(50)
  await dialog.getByRole('button', { name: 'Termijn bewaren' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await kept()).toBe(25)
  expect(complaints).toEqual([])
})
