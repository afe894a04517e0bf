// A caller is found by the details they give, by keyboard; a name however it is spelled; and the worker who cannot take a shift, by name.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { logInAs } from '../screens/log-in-as.ts'
import { openApp } from './app.ts'
import { overflows, violations } from './axe.ts'
import { type Body, callersOf, visitorsOf } from './visit.ts'

const planner = 'planner@demo.example'
const app = await openApp()
const db = app.server.database
afterAll(() => app.close())
const visit = visitorsOf(app, { viewport: { width: 1440, height: 900 } })
const caller = await (await callersOf(app))(planner)

const name = 'Joël van ’t Ĳsselstein'
const [location] = (await caller.get('/organization_locations?pagination=false')).body.member as Body[]
const made = await caller.post('/organization_locations/clients', {
  ...{ firstName: 'Joël', lastName: 'van ’t Ĳsselstein', birthDate: '1938-02-28', responsibleLocation: location!['@id'] },
  contact: { phone: '06-98761234', address: { street: 'Lijnmarkt', houseNumber: '3', postcode: '3511 KE', city: 'Utrecht' } },
})
expect(made.status).toBe(201)

const office = async () => {
  const visitor = await visit()
  await logInAs(app, visitor.page, { who: planner, username: planner, roles: ['ROLE_PLANNER'] })
  await visitor.page.goto('/backoffice/clienten')
  await visitor.page.getByRole('heading', { level: 1, name: 'Cliënten' }).waitFor()
  return visitor
}
const field = (page: Page) => page.getByRole('combobox', { name: 'Zoek opdracht of persoon' })
const option = (page: Page, among: string) => page.getByRole('group', { name: among }).getByRole('option')

test('the client who rings: Ctrl K, the number as it is said, Enter', async () => {
  const { page, complaints } = await office()
  const keys = ['Control+k', ...'0698761234', 'Enter']
  for (const key of keys) await page.keyboard.press(key)
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(keys).toHaveLength(12)
  await page.goto('/backoffice/clienten')
  const list = page.getByRole('searchbox', { name: 'Zoek op naam, nummer of adres' })
  for (const said of ['+31 6 9876 1234', '1234', 'lijnmarkt 3', '3511ke', String(made.body.number)]) {
    await list.fill(said)
    await list.press('Enter')
    // Enter opens the result when there is only one.
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.goto('/backoffice/clienten')
  }
  expect(complaints).toEqual([])
})

test('a name is found in five writings, before all else; a screen by its name', async () => {
  const { page, complaints } = await office()
  for (const written of ['joel ijssel', "van 't IJsselstein", 'Ĳsselstein, Joël', 'IJSSELSTEIN JOEL', 'Joe\u0308l vantij']) {
    await page.keyboard.press('Control+k')
    await field(page).fill(written)
    await option(page, 'Cliënten').filter({ hasText: name }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.goto('/backoffice/clienten')
    await page.getByRole('heading', { level: 1, name: 'Cliënten' }).waitFor()
  }
  await page.keyboard.press('Control+k')
  await field(page).fill('importeren')
  await option(page, 'Ga naar').filter({ hasText: 'Importeren' }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/onderdeel=importeren/)
  const { number } = await db
    .selectFrom('care_moment_invoice')
    .select('number')
    .orderBy('uuid')
    .limit(1)
    .executeTakeFirstOrThrow()
  await page.keyboard.press('Control+k')
  await field(page).fill(number)
  await option(page, 'Facturen').first().click()
  await page.getByRole('dialog').getByText(number).first().waitFor()
  expect(complaints).toEqual([])
})

test('who makes a client of a name that is there is told of the first, and may go on', async () => {
  const { page, complaints } = await office()
  await page.goto('/backoffice/clienten?nieuw=1')
  const dialog = page.getByRole('dialog', { name: 'Nieuwe cliënt' })
  await dialog.getByLabel('Voornaam').fill('joel')
  await dialog.getByLabel('Achternaam').fill("van 't ijsselstein")
  const told = dialog.getByRole('status').filter({ hasText: 'Bestaat deze al?' })
  await told.getByText('geboren op 28-02-1938, Lijnmarkt 3').waitFor()
  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await overflows(page)).toBe(false)
  await dialog.getByLabel('Achternaam').fill('bakkersma')
  await told.waitFor({ state: 'detached' })
  await dialog.getByLabel('Achternaam').fill("van 't ijsselstein")
  await told.getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(complaints).toEqual([])
})

test('why somebody cannot take a shift is read with a key and their name', async () => {
  const { page, complaints } = await office()
  const open = (await caller.get('/care_moments?status=open&itemsPerPage=20&order[startDate]=desc')).body.member as Body[]
  const lists = await Promise.all(
    open.map(async ({ uuid }) => ({ uuid, people: (await caller.get(`/care_moments/${uuid}/unable`)).body.people as Body[] })),
  )
  const { uuid, people } = lists.find(each => each.people.length > 1)!
  const { firstName, lastName } = people[0]!
  await page.goto(`/backoffice/open-zorgmomenten?open=${uuid}`)
  const part = page.getByRole('region', { name: 'Wie niet kan' })
  await part.waitFor()
  let acts = 0
  const act = async (does: Promise<void>) => {
    acts += 1
    await does
  }
  // One key to the field, then the caller's name; Enter is not needed.
  await act(page.keyboard.press('x'))
  await act(page.keyboard.type(`${lastName} ${firstName}`))
  const found = part.getByRole('list', { name: 'Gevonden' }).getByRole('listitem')
  const theirs = found.filter({ hasText: `${firstName} ${lastName}` }).first()
  await expect.poll(() => theirs.textContent()).toMatch(/\p{Lu}\p{Ll}[\p{L} ]+: ./u)
  expect(acts).toBe(2)
  await part.getByRole('searchbox').fill('xyzzy')
  await part.getByText('Niemand die niet kan, heet “xyzzy”.').waitFor()
  expect(complaints).toEqual([])
})
