// What a planner saves to be faster the next time: views of a list, and templates of assignments.
import { afterAll, expect, test } from 'vitest'
import { openApp } from './app.ts'
import { visitorsOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app, { viewport: { width: 1440, height: 900 } })
const organization = 'organisatie@demo.example'

test.each([
  ['opdrachten', '/organisatie/opdrachten?soort=periode&volgorde=laatste', /soort=periode/],
  ['clienten', '/organisatie/clienten?zoek=jansen', /zoek=jansen/],
])(
  'a view of %s is kept with the account: there on another device, and gone when it is removed',
  async (list, address, filters) => {
    const { page, complaints } = await visit(organization)
    await page.goto(address)
    const views = page.getByRole('button', { name: 'Weergaven' })
    await views.click()
    await page.getByLabel('Bewaar deze weergave als').fill('Maandagochtend')
    await page.keyboard.press('Enter')
    await page.getByText('“Maandagochtend” is bewaard bij het account.').waitFor()
    const other = await visit(organization)
    await other.page.goto(`/organisatie/${list}`)
    await other.page.getByRole('button', { name: 'Weergaven' }).click()
    await other.page.getByRole('button', { name: 'Maandagochtend', exact: true }).click()
    await other.page.waitForURL(filters)
    await views.click()
    await page.getByText('Dit is “Maandagochtend”.').waitFor()
    await page.getByRole('button', { name: 'Maandagochtend verwijderen' }).click()
    await page.getByText('De weergave “Maandagochtend” is verwijderd.').waitFor()
    await page.reload()
    await views.click()
    await page.getByLabel('Bewaar deze weergave als').waitFor()
    expect(await page.getByRole('button', { name: 'Maandagochtend', exact: true }).count()).toBe(0)
    expect([...complaints, ...other.complaints]).toEqual([])
  },
)

test('a template gets another name, by keys alone, and fills in the form by it; removed, it is put back by undo', async () => {
  const { page, complaints } = await visit(organization)
  await page.goto('/organisatie/opdrachten/nieuw')
  await page.getByRole('button', { name: 'Sjabloon kiezen' }).press('Enter')
  const picker = page.getByRole('dialog', { name: 'Sjabloon kiezen' })
  const rename = picker.getByRole('button', { name: /een andere naam geven$/ }).first()
  await rename.press('Enter')
  const name = picker.getByLabel('Naam van het sjabloon')
  await expect.poll(() => name.evaluate(input => input.matches(':focus'))).toBe(true)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(' ')
  await page.keyboard.press('Enter')
  await picker.getByText('Geef het sjabloon een naam.').waitFor()
  await name.fill('Aardbeienweek')
  await page.keyboard.press('Enter')
  await page.getByText('Het sjabloon heet nu “Aardbeienweek”.').waitFor()
  await picker.getByRole('button', { name: 'Sjabloon Aardbeienweek verwijderen' }).click()
  await page.getByText('Sjabloon “Aardbeienweek” is verwijderd.').waitFor()
  await page.getByRole('button', { name: 'Ongedaan maken' }).last().click()
  await picker.getByRole('button', { name: /^Aardbeienweek/ }).click()
  await picker.waitFor({ state: 'detached' })
  expect(await page.getByLabel('Titel').inputValue()).toBe('Aardbeienweek')
  expect(complaints).toEqual([])
})
