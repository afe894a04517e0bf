// A planner loads an export of the BIG-register after a look at what would follow, finds who differs, and that worker reads why.
import { afterAll, expect, test } from 'vitest'
import { logInAs } from '../screens/log-in-as.ts'
import { openApp } from './app.ts'
import { overflows } from './axe.ts'

const app = await openApp()
afterAll(() => app.close())
const db = app.server.database

test.each([
  ['at a desk', { width: 1440, height: 900 }, 'light'],
  ['on a phone, in the dark', { width: 360, height: 780 }, 'dark'],
] as const)(
  'a planner loads the register %s, and finds whose number is of another name',
  async (_where, viewport, colorScheme) => {
    const { uuid, number, name } = await db
      .selectFrom('care_worker_document as d')
      .innerJoin('care_worker_profile as p', 'p.uuid', 'd.care_worker_uuid')
      .select(({ ref }) => ['p.uuid', 'd.number', ref('p.last_name').as('name')])
      .where('d.kind', '=', 'big')
      .where('d.status', '=', 'approved')
      .orderBy('p.uuid')
      .executeTakeFirstOrThrow()
    await db.updateTable('care_worker_document').set({ register_standing: null, register_taken_on: null }).execute()
    const { page, complaints, close } = await app.visit(undefined, { viewport, colorScheme })
    await logInAs(app, page, { who: 'a planner', username: 'planner@demo.example', roles: ['ROLE_PLANNER'] })
    await page.goto('/backoffice/settings?onderdeel=big-register')
    const choose = (text: string) =>
      page.getByLabel('Bestand kiezen').setInputFiles({ name: 'register.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    await choose('Voornaam;Plaats\nNoor;Utrecht\nSam;Zeist\n')
    await page.getByText('In dit bestand vinden wij geen kolom BIG-nummer en Naam.').waitFor()
    const chooseAgain = page.getByLabel('Ander bestand kiezen')
    const rows = `BIG-nummer;Naam;Beroep;Einddatum\n${number};J. Onbekend;Verpleegkundige;\n123;S. de Boer;Arts;\n`
    await chooseAgain.setInputFiles({ name: 'register.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) })
    await page.getByText('BIG-nummer staat in “BIG-nummer”', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Nakijken', exact: true }).click()
    await page.getByText('Vul de dag in waarop het is gemaakt.').waitFor()
    await page.getByLabel('Van welke dag is dit register?').fill('1-10-2026')
    await page.getByRole('button', { name: 'Nakijken', exact: true }).click()
    await page.getByText('1 rij is goed, 1 rij gaat niet mee. Er is nog niets veranderd.').waitFor()
    await page.getByRole('table', { name: 'Fouten' }).getByText('Een BIG-nummer heeft elf cijfers.').waitFor()
    const worse = page.getByRole('table', { name: 'Voor wie het slechter wordt' })
    await worse.getByRole('row').filter({ hasText: number! }).getByText('Andere naam in het register').waitFor()
    expect(await overflows(page)).toBe(false)
    // The wrong file after all: it is chosen and looked at again.
    await page.getByRole('button', { name: 'Ander bestand kiezen', exact: true }).click()
    await page.getByRole('button', { name: 'Register in gebruik nemen' }).waitFor({ state: 'detached' })
    await page
      .getByLabel(/bestand kiezen$/i)
      .first()
      .setInputFiles({ name: 'register.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) })
    await page.getByLabel('Van welke dag is dit register?').fill('1-10-2026')
    await page.getByRole('button', { name: 'Nakijken', exact: true }).click()
    await page.getByRole('button', { name: 'Register in gebruik nemen' }).click()
    await page.getByText('do 1 okt 2026').waitFor()
    await page.getByRole('link', { name: 'Bekijk wie verschilt' }).click()
    await page.getByText(name, { exact: false }).first().waitFor()
    await page.goto(`/backoffice/zzpers/${uuid}?onderdeel=documenten`)
    await page.getByRole('link', { name: 'BIG-registratie' }).first().click()
    const document = page.getByRole('dialog', { name: 'BIG-registratie' })
    await document.getByText('onder een andere naam dan in het profiel', { exact: false }).waitFor()
    await document.getByText('Dat is het register van do 1 okt 2026.', { exact: false }).waitFor()
    expect(complaints).toEqual([])
    await close()
  },
)
