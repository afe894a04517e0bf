// The DBA dossier of a care worker and an organization, read by both and by a planner, and taken along as a PDF.
import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { logInAs } from '../screens/log-in-as.ts'
import { openApp } from './app.ts'

const app = await openApp()
afterAll(() => app.close())

const fits = async (page: { evaluate: <T>(script: string) => Promise<T> }, wide: number) =>
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(wide)

test.each([
  ['at a desk', { width: 1440, height: 900 }, false],
  ['on a phone, in the dark', { width: 360, height: 780 }, true],
])('an organization reads the dossier of somebody who works there and takes it along, %s', async (_where, viewport, dark) => {
  const { page, complaints, close } = await app.visit('organisatie@demo.example', { viewport, dark })
  await page.goto('/organisatie/tarieven?onderdeel=papieren&zoek=samira')
  await page.getByRole('link', { name: 'DBA-dossier' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'DBA-dossier' }).waitFor()
  await page.getByText('Het is geen oordeel van de Belastingdienst').waitFor()
  const rate = page.getByRole('region', { name: 'Tarief' })
  await rate
    .getByText(/de grens van €.38,00/)
    .first()
    .waitFor()
  await rate.getByText('Wijst op loondienst').first().waitFor()
  await page
    .getByRole('region', { name: 'Andere organisaties en duur' })
    .getByText(/andere organisatie/)
    .first()
    .waitFor()
  expect(await page.getByText('Stichting Eemrust').count()).toBe(0)
  await fits(page, viewport.width)
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Dossier als PDF' }).click()])
  expect(
    readFileSync((await file.path())!)
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  const year = new Date().getFullYear()
  await page.getByText(String(year), { exact: true }).click()
  await page.getByText(new RegExp(`^Samira Yilmaz en .* 1 jan ${year} t/m .* ${year}`)).waitFor()
  await fits(page, viewport.width)
  await page.reload()
  await page.getByText(new RegExp(`^Samira Yilmaz en .* 1 jan ${year} t/m .* ${year}`)).waitFor()
  await page.getByText('Alles', { exact: true }).click()
  await page.getByRole('region', { name: 'Tarief' }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('a care worker reads theirs under documents, with the names of the other organizations', async () => {
  const viewport = { width: 360, height: 780 }
  const { page, complaints, close } = await app.visit('zorgverlener@demo.example', { viewport })
  await page.goto('/werk/documenten')
  await page.getByRole('link', { name: 'DBA-dossiers' }).click()
  await page.getByRole('link', { name: 'Zorggroep Lindevecht' }).click()
  const others = page.getByRole('region', { name: 'Andere organisaties en duur' })
  await others.getByText(/Stichting Eemrust/).waitFor()
  await fits(page, viewport.width)
  // A line about agreements leads to those that it counts.
  await page
    .getByRole('region', { name: 'Afspraken en versies' })
    .getByRole('link', { name: /beide partijen akkoord/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: 'Overeenkomsten' }).waitFor()
  await page.getByText('Zorggroep Lindevecht').first().waitFor()
  await page.getByText('Beiden akkoord').first().waitFor()
  expect(await page.getByText('Stichting Eemrust').count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

test('a care worker gives work back with a replacement, by keys; the organization reads whom, and the dossier that it was so', async () => {
  const work = await app.server.database
    .selectFrom('care_moment as m')
    .innerJoin('care_moment_publication as p', 'p.care_moment_uuid', 'm.uuid')
    .innerJoin('account as a', 'a.uuid', 'm.assignee_uuid')
    .innerJoin('organization_user as u', 'u.organization_uuid', 'm.organization_uuid')
    .innerJoin('account as o', 'o.uuid', 'u.uuid')
    .select(['m.uuid as moment', 'p.uuid as publication', 'm.organization_uuid as organization'])
    .where('a.username', '=', 'zorgverlener@demo.example')
    .where('o.username', '=', 'organisatie@demo.example')
    .where('m.status', '=', 'assigned')
    .where('m.contract_type', '=', 'freelance')
    .where('m.start_date', '>', new Date(Date.now() + 86_400_000).toISOString())
    .executeTakeFirstOrThrow()
  const viewport = { width: 360, height: 780 }
  const own = await app.visit('zorgverlener@demo.example', { viewport, dark: true })
  await own.page.goto(`/werk/nieuwe-opdrachten/${work.publication}/annuleren`)
  await own.page.getByLabel('Reden').selectOption({ label: 'Vervanger gevonden' })
  await own.page.getByLabel('Toelichting').focus()
  await own.page.keyboard.press('Tab')
  await own.page.keyboard.type('Joris van Dam')
  await fits(own.page, viewport.width)
  await own.page.keyboard.press('Enter')
  await own.page.getByText('Je toewijzing is geannuleerd').first().waitFor()
  await own.page.goto(`/werk/documenten?dossier=${work.organization}`)
  const replacement = own.page.getByRole('region', { name: 'Vervanging' })
  await replacement.getByText('1 keer bij het teruggeven een vervanger voorgesteld').waitFor()
  expect(await replacement.getByText('Joris').count()).toBe(0)

  const theirs = await app.visit('organisatie@demo.example', { viewport: { width: 1440, height: 900 } })
  await theirs.page.goto(`/organisatie/opdrachten/${work.moment}`)
  await theirs.page.getByText('Geschiedenis', { exact: true }).click()
  await theirs.page.getByText('Stelt als vervanger voor: Joris van Dam').first().waitFor()
  expect((await app.mailTo('organisatie@demo.example', 'afgezegd')).text).toContain('Stelt als vervanger voor: Joris van Dam.')
  expect([...own.complaints, ...theirs.complaints]).toEqual([])
  await Promise.all([own.close(), theirs.close()])
})

test('a planner finds it at the care worker', async () => {
  const worker = await app.server.database
    .selectFrom('account')
    .select('uuid')
    .where('username', '=', 'zorgverlener@demo.example')
    .executeTakeFirstOrThrow()
  const { page, complaints, close } = await app.visit(undefined, { viewport: { width: 1440, height: 900 } })
  await logInAs(app, page, { who: 'a planner', username: 'planner@demo.example', roles: ['ROLE_PLANNER'] })
  await page.goto(`/backoffice/zzpers/${worker.uuid}?onderdeel=dossiers`)
  await page.getByRole('link', { name: 'Zorggroep Lindevecht' }).click()
  await page
    .getByRole('region', { name: 'Ondernemerschap' })
    .getByText(/KvK-nummer/)
    .waitFor()
  expect(complaints).toEqual([])
  await close()
})
