// Five hundred clients from an unprepared spreadsheet: with its own column names, saved by an old Excel, with seven wrong rows.
import { afterAll, expect, test } from 'vitest'
import { logInAs } from '../screens/log-in-as.ts'
import { openApp } from './app.ts'
import { overflows, violations } from './axe.ts'
import { visitorsOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app, { viewport: { width: 1440, height: 900 } })
const db = app.server.database
const { name: location } = await db.selectFrom('organization_location').select('name').orderBy('name').executeTakeFirstOrThrow()

const heading = 'Heet;Achternaam;Verjaart;Straat;Deur;Postcode;Dorp of stad;Locatie'
const row = (number: number, changes: Record<number, string> = {}) =>
  ['Zoë', `van Dijk ${number}`, '03-02-1938', 'Biltstraat', String(number), '3572 AB', 'Utrecht', location]
    .map((words, column) => changes[column] ?? words)
    .join(';')
/** The faults by row and column, and why. */
const wrong: [number: number, column: number, words: string, why: RegExp][] = [
  [4, 0, '', /Hier staat niets/],
  [77, 2, '31-02-1938', /dag-maand-jaar/],
  [120, 2, '3-2-38', /vier cijfers/],
  [201, 5, '3572', /postcode/],
  [333, 7, 'Huis Nergens', /Deze locatie is er niet/],
  [401, 6, '', /Hier staat niets/],
  [500, 1, 'x'.repeat(101), /100/],
]
const fileOf = (faults: typeof wrong) => {
  const rows = Array.from({ length: 500 }, (_, index) => {
    const fault = faults.find(([number]) => number === index + 1)
    return row(index + 1, fault ? { [fault[1]]: fault[2] } : {})
  })
  // The Windows encoding, in which an old Excel saves.
  return { name: 'clienten.csv', mimeType: 'text/csv', buffer: Buffer.from([heading, ...rows].join('\r\n'), 'latin1') }
}
const count = async () =>
  Number((await db.selectFrom('client').select(db.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()).count)

test('a planner imports 500 clients of which 7 are wrong: each is named, nothing is made until all are right, and twice makes nothing twice', async () => {
  const { page, complaints } = await visit()
  await logInAs(app, page, { who: 'a planner', username: 'planner@demo.example', roles: ['ROLE_PLANNER'] })
  await page.goto('/backoffice/settings?onderdeel=importeren')
  const what = page.getByLabel('Wat wil je importeren?')
  await what.selectOption({ label: 'Tarieven' })
  await page.getByText(/^Nodig: .*uurtarief/).waitFor()
  await what.selectOption({ label: 'Cliënten' })
  await page.getByText(/^Nodig: .*postcode/).waitFor()
  const before = await count()
  const choose = (file: ReturnType<typeof fileOf>) => page.getByLabel(/bestand kiezen$/i).setInputFiles(file)
  await choose(fileOf(wrong))
  await page.getByText('Kies nog een kolom voor voornaam, plaats.').waitFor()
  expect(await page.getByRole('button', { name: 'Nakijken' }).isDisabled()).toBe(true)
  for (const [field, column] of [
    ['Voornaam', 'Heet'],
    ['Geboortedatum', 'Verjaart'],
    ['Huisnummer', 'Deur'],
    ['Plaats', 'Dorp of stad'],
  ] as const)
    await page.getByLabel(new RegExp(`^${field}`)).selectOption({ label: column })
  await page.getByText('Bijvoorbeeld: Zoë').waitFor()
  await page.getByRole('button', { name: 'Nakijken' }).click()
  await page.getByText(/^7 rijen kloppen niet\. Er is niets geïmporteerd\./).waitFor()
  const faults = page.getByRole('table', { name: 'Wat er niet klopt' }).getByRole('row')
  expect(await faults.count()).toBe(8)
  for (const [index, [number, , words, why]] of wrong.entries()) {
    const said = await faults.nth(index + 1).textContent()
    expect(said).toContain(`Rij ${number + 1}`)
    expect(said).toContain(words || 'Niets')
    expect(said).toMatch(why)
  }
  // What is wrong comes into view, and a long word does not make the page wider.
  const verdict = page.getByText(/^7 rijen kloppen niet/)
  await expect.poll(async () => (await verdict.boundingBox())!.y).toBeLessThan(450)
  expect(await overflows(page)).toBe(false)
  expect(await count()).toBe(before)
  expect(await violations(page)).toEqual([])

  await page.reload()
  await choose(fileOf([]))
  // The columns are remembered.
  await page.getByText('Bijvoorbeeld: Zoë').waitFor()
  await page.getByRole('button', { name: 'Nakijken' }).click()
  await page.getByRole('button', { name: '500 cliënten importeren' }).click()
  await page.getByText(/^500 cliënten toegevoegd\./).waitFor()
  expect(await count()).toBe(before + 500)
  const made = db.selectFrom('client').selectAll().where('last_name', '=', 'van Dijk 77')
  expect(await made.executeTakeFirstOrThrow()).toMatchObject({ first_name: 'Zoë', birth_date: '1938-02-03', house_number: '77' })
  await page.getByRole('link', { name: 'Bekijk de cliënten' }).click()
  await page.getByRole('heading', { name: 'Cliënten', level: 1 }).waitFor()
  await page.goto('/backoffice/settings?onderdeel=importeren')

  await choose(fileOf([]))
  await page.getByRole('button', { name: 'Nakijken' }).click()
  await page.getByText('Er is niets nieuws in dit bestand. 500 cliënten zijn er al.').waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Zoek opdracht of persoon' }).fill('van Dijk 499')
  await page.getByText('Zoë van Dijk 499').first().waitFor()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await overflows(page)).toBe(false)
  expect(complaints).toEqual([])
})
