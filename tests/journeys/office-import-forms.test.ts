// Clients or care workers as Excel, Nedap Ons and AFAS save them: in four encodings and as a workbook, each imported unchanged on
// the screen. The first format of each has two hundred of them; the other formats have a few.
import { afterAll, expect, test } from 'vitest'
import { encodings, textOf, workbookOf } from '../files/sent-sheets.ts'
import { logInAs } from '../screens/log-in-as.ts'
import { openApp } from './app.ts'
import { overflows, violations } from './axe.ts'
import { visitorsOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app, { viewport: { width: 1440, height: 900 } })
const db = app.server.database
const { name: location } = await db.selectFrom('organization_location').select('name').orderBy('name').executeTakeFirstOrThrow()

const headings = ['Cliëntnummer', 'Roepnaam', 'Voorvoegsel', 'Achternaam', 'Geb.datum', 'Straat', 'Huisnr.', 'Toevoeging']
const more = ['PC', 'Woonplaats', 'Tel.', 'Locatie', 'Opmerkingen']
/** The number of rows in the file, by its index among the formats of its system. */
const countOf = (place: number) => (place === 0 ? 200 : 8)
const rowsOf = (last: string, rows: number) =>
  Array.from({ length: rows }, (_, index) => [
    ...[String(index), 'Zoë', 'van den', `${last} ${index}`, '03-02-1938', 'Biltstraat', String(index + 1), 'bis'],
    ...['3572AB', 'Utrecht', '612345678', location, index === 0 ? 'Hond in huis;\nbel eerst' : ''],
  ])
const listOf = (last: string, place: number) => [
  ['Cliëntenlijst', 'november'],
  [],
  [...headings, ...more],
  ...rowsOf(last, countOf(place)),
  [],
  ['Totaal', String(countOf(place))],
]
const forms = Object.entries(encodings)
  .slice(0, 4)
  .map(([name, encode], index) => ({
    ...{ name, last: `Vorm${index}`, file: `clienten-${index}.csv` },
    bytes: encode(textOf(listOf(`Vorm${index}`, index), index === 3 ? '\t' : [';', ',', ';'][index])),
  }))
const workbook = {
  name: 'a workbook',
  last: 'Werkmap',
  file: 'clienten.xlsx',
  bytes: workbookOf(listOf('Werkmap', forms.length)),
}
const made = (last: string) =>
  db.selectFrom('client').selectAll().where('last_name', 'like', `van den ${last} %`).orderBy('last_name').execute()
const madeWorkers = (last: string) =>
  db.selectFrom('care_worker_profile').selectAll().where('last_name', 'like', `van den ${last} %`).orderBy('last_name').execute()
const { name: level } = await db
  .selectFrom('expertise_level')
  .select('name')
  .where('is_selectable', '=', true)
  .where('big_registered', '=', false)
  .executeTakeFirstOrThrow()

// The columns named like the fields of these systems: of Ons, and of the list of care workers of AFAS Profit.
const ons = [
  ...['Cliëntnummer', 'Achternaam', 'Voorvoegsel', 'Geboortenaam', 'Roepnaam', 'Initialen', 'Geboortedatum', 'Geslacht', 'BSN'],
  ...['Straat', 'Huisnummer', 'Toevoeging', 'Postcode', 'Plaats', 'Land', 'Mobiel telefoonnummer', 'E-mailadres', 'Hoofdlocatie'],
]
const onsRow = (last: string) => (_none: unknown, index: number) => [
  ...[String(1000 + index), `${last} ${index}`, 'van den', `Çelik ${index}`, 'Zoë', 'Z.', '03-02-1938', 'Vrouw', '999999990'],
  ...['Biltstraat', String(index + 1), 'bis', '3572 AB', 'Utrecht', 'Nederland', '0612345678', '', location],
]
const afas = [
  ...['Medewerker', 'Roepnaam', 'Voorletters', 'Voorvoegsel', 'Achternaam', 'Geslacht', 'Geboortedatum', 'Straat', 'Huisnummer'],
  ...['Toev. aan huisnr.', 'Postcode', 'Woonplaats', 'Telefoonnr. privé', 'Mobiel privé', 'E-mail werk', 'E-mail privé'],
  ...['Functie', 'Type medewerker', 'Datum in dienst'],
]
const afasRow = (last: string) => (_none: unknown, index: number) => [
  ...[String(10_000 + index), 'Zoë', 'Z.', 'van den', `${last} ${index}`, 'Vrouw', '03-02-1988', 'Biltstraat', String(index + 1)],
  ...['bis', '3572 AB', 'Utrecht', '', '06-12345678', '', `${last}.${index}@voorbeeld.example`, level, "ZZP'er", '01-01-2020'],
]
interface System {
  what: string
  kind: 'cliënten' | 'zorgverleners'
  files: { name: string; last: string; file: string; bytes: Buffer }[]
  unused: unknown[]
  rowsOf: typeof made | typeof madeWorkers
}
const saved = (own: string[], row: typeof onsRow, prefix: string) =>
  Object.entries(encodings)
    .slice(0, 4)
    .map(([name, encode], index) => {
      const last = `${prefix}${'abcd'[index]}`
      const text = textOf([own, ...Array.from({ length: countOf(index) }, row(last))], index === 3 ? '\t' : ';')
      return { name, last, file: `${prefix}-${index}.csv`, bytes: encode(text) }
    })
const systems: System[] = [
  {
    ...{ what: 'Excel, with titles and totals', kind: 'cliënten', files: [...forms, workbook], rowsOf: made },
    unused: ['Cliëntnummer, bijvoorbeeld: 0', expect.stringMatching(/^Opmerkingen, bijvoorbeeld: Hond in huis;\s*bel eerst$/)],
  },
  {
    ...{ what: 'Nedap Ons', kind: 'cliënten', files: saved(ons, onsRow, 'Ons'), rowsOf: made },
    unused: ['Cliëntnummer', 'Geboortenaam', 'Initialen', 'BSN'].map(name => expect.stringMatching(`^${name}, bijvoorbeeld`)),
  },
  {
    ...{ what: 'AFAS', kind: 'zorgverleners', files: saved(afas, afasRow, 'Afas'), rowsOf: madeWorkers },
    unused: ['Medewerker', 'Voorletters', 'Geslacht', 'Geboortedatum', 'Datum in dienst'].map(name =>
      expect.stringMatching(`^${name}, bijvoorbeeld`),
    ),
  },
]

test.each(systems)(
  'a planner imports each form of $what without changing it, and reads what of the file stays behind',
  async ({ what, kind, files, unused: left, rowsOf: found }) => {
    const { page, complaints } = await visit()
    await logInAs(app, page, { who: 'a planner', username: 'planner@demo.example', roles: ['ROLE_PLANNER'] })
    await page.goto(`/backoffice/settings?onderdeel=importeren${kind === 'zorgverleners' ? '&wat=care_workers' : ''}`)
    for (const [place, { name, last, file, bytes }] of files.entries()) {
      const count = countOf(place)
      await page.getByLabel(/bestand kiezen$/i).setInputFiles({ name: file, mimeType: 'text/csv', buffer: bytes })
      await page.getByText(file, { exact: true }).waitFor()
      await page.getByText(`${count} rijen gevonden.`).waitFor()
      const unused = page.getByRole('region', { name: 'Kolommen die niet meegaan' })
      expect(await unused.getByRole('listitem').allTextContents(), name).toEqual(left)
      if (what.startsWith('Excel')) await page.getByText('rij 1 (“Cliëntenlijst november”)').waitFor()
      await page.getByRole('button', { name: 'Nakijken' }).click()
      await page.getByRole('button', { name: `${count} ${kind} importeren` }).click()
      await page.getByText(new RegExp(`^${count} ${kind} toegevoegd\\.`)).waitFor()
      const rows = await found(last)
      expect(rows.length, name).toBe(count)
      expect(rows[0], name).toMatchObject({
        ...{
          first_name: 'Zoë',
          last_name: `van den ${last} 0`,
          house_number: '1 bis',
          postcode: '3572 AB',
          phone: '+31612345678',
        },
        ...(kind === 'cliënten' && { birth_date: '1938-02-03' }),
      })
    }
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
  },
)

test('what cannot be right is named by its row in the sheet, the rest goes in, and the faulty rows come back as a file', async () => {
  const { page, complaints } = await visit()
  await logInAs(app, page, { who: 'a planner', username: 'planner@demo.example', roles: ['ROLE_PLANNER'] })
  await page.goto('/backoffice/settings?onderdeel=importeren')
  const rows = rowsOf('Rest', 4)
  rows[1]![6] = '3-mei'
  rows[2]![3] = 'x'.repeat(3000)
  const buffer = Buffer.from(textOf([['Lijst'], [...headings, ...more], ...rows]))
  await page.getByLabel(/bestand kiezen$/i).setInputFiles({ name: 'rest.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Nakijken' }).click()
  const faults = page.getByRole('table', { name: 'Wat er niet klopt' }).getByRole('row')
  await faults.first().waitFor()
  expect(await faults.nth(1).textContent()).toMatch(/Rij 4.*Huisnummer.*3-mei.*Excel heeft hier een datum van gemaakt/)
  expect(await page.evaluate("document.activeElement?.getAttribute('aria-label')")).toBe('Uitkomst')
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflows(page), String(width)).toBe(false)
  }
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Deze 2 rijen downloaden' }).click()
  const saved = await (await saving).createReadStream()
  const text = Buffer.concat(await saved.toArray()).toString()
  expect(text.split('\r\n')[0]).toMatch(/Opmerkingen;Rij;Wat er niet klopt$/)
  expect(text).toMatch(/;3-mei;.*;4;Huisnummer: Excel heeft/)
  await page.getByRole('button', { name: 'De andere 2 cliënten importeren' }).click()
  await page.getByText(/^2 cliënten toegevoegd\./).waitFor()
  expect((await made('Rest')).length).toBe(2)
  expect(complaints).toEqual([])
})
