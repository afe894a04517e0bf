// The global search: Ctrl K, some letters, an arrow and Enter; Escape changes nothing.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, type Visitor } from './app.ts'
import { overflows, violations } from './axe.ts'
import { kept, logIn, logOut } from './visit.ts'

const app = await openApp()
const organization = 'organisatie@demo.example'
const desk = { viewport: { width: 1440, height: 900 } }
let visitor: Visitor
beforeAll(async () => {
  visitor = await app.visit(organization, desk)
  await visitor.page.locator('a[data-row]').first().waitFor()
})
afterAll(() => app.close())

const fieldOf = ({ page }: Visitor) => page.getByRole('combobox', { name: 'Zoek opdracht of persoon' })
const field = () => fieldOf(visitor)
const chosen = () => visitor.page.getByRole('listbox', { name: 'Gevonden' }).getByRole('option', { selected: true })
const group = (name: string, { page } = visitor) => page.getByRole('group', { name }).getByRole('option')

test('what is typed at once is not lost; an arrow and Enter lead to the opdracht', async () => {
  const { page } = visitor
  await page.keyboard.press('Control+k')
  await page.keyboard.type('ochtendroute', { delay: 20 })
  expect(await field().inputValue()).toBe('ochtendroute')
  const found = page.getByRole('option', { name: /^Ochtendroute thuiszorg/ })
  await found.first().waitFor()
  expect(await found.count()).toBe(5)
  expect(await violations(page)).toEqual([])
  expect(await chosen().textContent()).toBe('Alle opdrachten met “ochtendroute”')
  await page.keyboard.press('ArrowDown')
  expect(await field().getAttribute('aria-activedescendant')).toBe(await found.first().getAttribute('id'))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/organisatie\/opdrachten\/[0-9a-f-]{36}$/)
  await page.getByRole('heading', { level: 1, name: 'Ochtendroute thuiszorg' }).waitFor()
})

test('a client, a care worker, a screen and an act are found by name, each with Enter', async () => {
  const { page } = visitor
  const find = async (words: string, among: string, name: RegExp) => {
    await page.keyboard.press('Control+k')
    await field().fill(words)
    await group(among).filter({ hasText: name }).waitFor()
    for (let steps = 0; !name.test((await chosen().textContent()) ?? '') && steps < 20; steps++)
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await field().waitFor({ state: 'detached' })
  }
  await find('jansen', 'Cliënten', /^Truus Jansen/)
  await page.getByRole('heading', { level: 1, name: 'Truus Jansen' }).waitFor()
  await find('vermeulen', 'Mensen', /^Daan Vermeulen/)
  const person = page.getByRole('dialog', { name: 'Profiel van Daan Vermeulen' })
  await person.getByRole('link', { name: 'Contract voorstellen' }).waitFor()
  await person.getByRole('button', { name: 'Uitnodigen' }).click()
  await page.getByRole('dialog', { name: 'Daan Vermeulen uitnodigen' }).waitFor()
  await page.keyboard.press('Escape')
  await person.waitFor()
  await page.keyboard.press('Escape')
  await find('fact', 'Ga naar', /^Facturen/)
  await page.getByRole('heading', { level: 1, name: 'Facturen' }).waitFor()
  await find('week k', 'Doen', /^Week kopiëren/)
  await page.getByRole('dialog', { name: 'Week kopiëren' }).waitFor()
  await page.keyboard.press('Escape')
  await find('collega', 'Doen', /^Collega uitnodigen/)
  await page.getByRole('dialog', { name: 'Collega uitnodigen' }).getByLabel('Voornaam').waitFor()
  await page.keyboard.press('Escape')
  expect(visitor.complaints).toEqual([])
})

test('what was opened last comes first, also after a reload, and is gone with the login', async () => {
  const { page } = visitor
  const recent = ['Daan Vermeulen', 'Truus Jansen', 'Ochtendroute thuiszorg']
  const labels = async () => {
    await group('Onlangs geopend').nth(2).waitFor()
    return group('Onlangs geopend').locator('span > span:first-child').allTextContents()
  }
  await page.keyboard.press('Control+k')
  expect((await labels()).slice(0, 3)).toEqual(recent)
  await page.keyboard.press('Escape')
  await kept(page, ['/clients/{uuid}', '/care_workers/{uuid}', '/care_moments/{uuid}'])
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  expect((await labels()).slice(0, 3)).toEqual(recent)
  await page.keyboard.press('Escape')
  await logOut(page)
  await logIn(page, organization)
  await page.waitForURL(/\/organisatie\//)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await group('Doen').first().waitFor()
  expect(await group('Onlangs geopend').count()).toBe(0)
  await page.keyboard.press('Escape')
})

test('a location finds what is of its own, and does not invite', async () => {
  const location = await app.visit('locatie@demo.example', desk)
  const { page } = location
  await page.locator('a[data-row]').first().waitFor()
  await page.keyboard.press('Control+k')
  await fieldOf(location).fill('jansen')
  await page.getByText('Niets gevonden met “jansen”.').waitFor()
  await fieldOf(location).fill('huisman')
  await group('Cliënten', location).filter({ hasText: 'Gerrit Huisman' }).waitFor()
  await fieldOf(location).fill('collega')
  await group('Ga naar', location).waitFor()
  expect(await group('Doen', location).count()).toBe(0)
  expect(location.complaints).toEqual([])
  await location.close()
})

test('Escape closes it and gives the focus back to where it was', async () => {
  const { page } = visitor
  const link = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: /^Uren/ })
  await link.focus()
  await page.keyboard.press('Control+k')
  await field().waitFor()
  expect(await field().evaluate(input => input.matches(':focus'))).toBe(true)
  expect(await chosen().textContent()).toBe('Nieuwe opdracht')
  await page.keyboard.press('Escape')
  await field().waitFor({ state: 'detached' })
  expect(await link.evaluate(one => one.matches(':focus'))).toBe(true)
})

test('Enter at once leads to all that match', async () => {
  const { page } = visitor
  await page.keyboard.press('Control+k')
  await field().fill('ochtendroute')
  await page.keyboard.press('Enter')
  await page.waitForURL(/zoek=ochtendroute/)
})

test('nothing found and a failure say so, on a phone too', async () => {
  const { page } = visitor
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Zoek', exact: true }).click()
  await field().fill('xyzzy')
  await page.getByText('Niets gevonden met “xyzzy”.').waitFor()
  // A refusal, not a lost connection: the app would recover from that by itself.
  await page.route(/clients\?search=hui/, route => route.fulfill({ status: 500, json: { status: 500 } }))
  await field().fill('hui')
  await page.getByRole('alert').getByRole('button', { name: 'Opnieuw proberen' }).waitFor()
  await group('Opdrachten').nth(1).waitFor()
  expect(await overflows(page)).toBe(false)
  await page.unroute(/clients\?search=hui/)
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await group('Cliënten').first().waitFor()
  await page.keyboard.press('Escape')
  expect(visitor.complaints.filter(complaint => !complaint.includes('500'))).toEqual([])
})
