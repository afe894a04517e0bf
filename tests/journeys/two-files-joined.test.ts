// Joël was entered twice. His manager merges the two files, and everyone who knew the other file is taken to the one that remains.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { openApp } from './app.ts'
import { type Body, callersOf, visitorsOf } from './visit.ts'

const app = await openApp()
const db = app.server.database
afterAll(() => app.close())
const visit = visitorsOf(app, { viewport: { width: 360, height: 740 } })
const callerOf = await callersOf(app)

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

test('an organization joins two files of one client on a phone; the old address leads to the file that is left', async () => {
  const caller = await callerOf('organisatie@demo.example')
  const known = (await caller.get('/clients?itemsPerPage=1')).body.member[0] as unknown as {
    responsibleLocation: { '@id': string }
    contact: { address: Record<string, unknown> }
  }
  const make = async (firstName: string, phone: string, more = {}) => {
    const { address } = known.contact
    const form = { firstName, lastName: 'Tweemaal', responsibleLocation: known.responsibleLocation['@id'], ...more }
    const { status, body } = await caller.post('/organization_locations/clients', { ...form, contact: { phone, address } })
    expect(status).toBe(201)
    return body as unknown as Body
  }
  const kept = await make('Joël', '0612345678')
  const other = await make('Joel', '0687654321', { birthDate: '1940-05-01' })
  const relative = { firstName: 'Kees', lastName: 'Tweemaal', kind: 'child', phone: '0611111111' }
  expect((await caller.post('/client_relations', { client: other['@id'], ...relative })).status).toBe(201)
  const family = await db
    .selectFrom('account')
    .select('uuid')
    .where('username', '=', 'client@demo.example')
    .executeTakeFirstOrThrow()
  await db.insertInto('client_admin_client').values({ client_uuid: other.uuid, client_admin_uuid: family.uuid }).execute()

  const { page, complaints } = await visit('organisatie@demo.example')
  await page.goto(`/organisatie/clienten/${kept.uuid}`)
  await heading(page, 'Joël Tweemaal')
  await page.getByRole('button', { name: 'Samenvoegen met…' }).click()
  const dialog = page.getByRole('dialog')
  const act = dialog.getByRole('button', { name: 'Samenvoegen', exact: true })
  await act.click()
  await dialog.getByText('Kies het andere dossier.', { exact: true }).waitFor()
  await dialog.getByRole('combobox', { name: 'Het andere dossier' }).fill('tweemaal')
  await page.getByRole('option', { name: /Joel Tweemaal/ }).click()
  await dialog.getByText(/Dit gaat mee naar nr\. \d+: 1 contactpersoon en 1 account van de familie\./).waitFor()
  // Values that agree need no choice, nor do values that only one of the two has.
  expect(await dialog.getByRole('group').allTextContents()).toHaveLength(2)
  await dialog.getByRole('group', { name: 'Telefoon' }).getByRole('radio').nth(1).check()
  await act.click()
  await dialog.getByText('Vink aan dat het om één persoon gaat.').waitFor()
  await dialog.getByRole('checkbox', { name: 'Ja, dit is één en dezelfde persoon' }).check()
  await act.click()
  await page.getByText('De dossiers van Joël Tweemaal zijn samengevoegd.').waitFor()
  await dialog.waitFor({ state: 'detached' })
  // Values that were not kept can still be read.
  await page.getByText('Telefoon (niet gebleven)').waitFor()
  await page.getByText('06 12 34 56 78').waitFor()

  await page.goto(`/organisatie/clienten/${other.uuid}?onderdeel=contactpersonen`)
  await page.waitForURL(new RegExp(`${kept.uuid}.*contactpersonen`))
  await page.getByText('Kees Tweemaal').first().waitFor()
  await page.goto('/organisatie/clienten?zoek=tweemaal')
  await page.getByRole('link', { name: 'Joël Tweemaal' }).waitFor()
  expect(await page.getByRole('link', { name: /Tweemaal/ }).count()).toBe(1)
  expect(complaints).toEqual([])

  const relativeOf = await visit('client@demo.example')
  await relativeOf.page.goto(`/zorg/zorgvragen/${other.uuid}`)
  await relativeOf.page.waitForURL(new RegExp(kept.uuid))
  await relativeOf.page.getByText('Joël').filter({ visible: true }).first().waitFor()
  expect(relativeOf.complaints).toEqual([])
})
