// Reviews of each other: of an organization by a care worker, which it reads at the shift and in its figures; of a care worker by a
// family, which the organization reads beside the worker.
import { afterAll, expect, test } from 'vitest'
import { openApp } from './app.ts'
import { visitorsOf } from './visit.ts'

const app = await openApp()
const { database } = app.server
afterAll(() => app.close())
const visit = visitorsOf(app, { viewport: { width: 1440, height: 900 } })

/** The newest shift whose worker may still review the organization. */
const toJudge = async () => {
  const { organization_uuid } = await database
    .selectFrom('organization_user as u')
    .innerJoin('account as a', 'a.uuid', 'u.uuid')
    .select('u.organization_uuid')
    .where('a.username', '=', 'organisatie@demo.example')
    .executeTakeFirstOrThrow()
  return database
    .selectFrom('care_moment as m')
    .innerJoin('account as a', 'a.uuid', 'm.assignee_uuid')
    .select(['m.uuid', 'a.username'])
    .where('m.status', '=', 'approved')
    .where('m.organization_uuid', '=', organization_uuid)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('organization_review as r').select('r.uuid').whereRef('r.care_moment_uuid', '=', 'm.uuid'))),
    )
    .orderBy('m.end_date', 'desc')
    .executeTakeFirstOrThrow()
}

test('a care worker judges an organization once, which reads it at the shift and in its figures', async () => {
  const shift = await toJudge()
  const { page, complaints } = await visit(shift.username)
  await page.goto(`/werk/planning?dienst=${shift.uuid}`)
  const panel = page.getByRole('dialog').first()
  await panel.getByText(/^Hoe was je dienst bij .+\?$/).waitFor()
  await panel.getByRole('button', { name: 'Geef je mening' }).click()
  const dialog = page.getByRole('dialog', { name: /^Hoe was je dienst bij / })
  await dialog.getByText('4 van 5').locator('..').click()
  await dialog.getByText('Prettige sfeer').click()
  await dialog.getByRole('textbox').fill('Alles lag klaar.')
  await dialog.getByRole('button', { name: 'Mening versturen' }).click()
  await page.getByText('Bedankt voor je mening.').waitFor()
  await panel.getByText('Je mening: 4 van 5').waitFor()
  expect(await panel.getByRole('button', { name: 'Geef je mening' }).count()).toBe(0)
  expect(complaints).toEqual([])

  const desk = await visit('organisatie@demo.example')
  await desk.page.goto(`/organisatie/opdrachten/${shift.uuid}`)
  const said = desk.page.getByRole('region', { name: 'Beoordelingen' })
  await said.getByText(/^Jullie: 4 van 5, door /).waitFor()
  await said.getByText('Prettige sfeer').waitFor()
  await said.getByText('“Alles lag klaar.”').waitFor()
  await said.getByRole('button', { name: / beoordelen$/ }).click()
  const theirs = desk.page.getByRole('dialog')
  await theirs.getByText('5 van 5').locator('..').click()
  await theirs.getByRole('button', { name: 'Mening versturen' }).click()
  await said.getByText(/: 5 van 5, /).waitFor()
  expect(await said.getByRole('button', { name: / beoordelen$/ }).count()).toBe(0)
  await desk.page.goto('/organisatie/opdrachten?weergave=cijfers')
  await desk.page.getByText('Hoe zorgverleners jullie beoordelen').waitFor()
  await desk.page.getByText(/^[1-5](,\d)? uit \d+ beoordelingen$/).waitFor()
  await desk.page.getByText(/^Prettige sfeer \(\d+\)$/).waitFor()
  expect(desk.complaints).toEqual([])
})

test('what a family thinks of a care worker, the organization reads beside them', async () => {
  const family = await visit('client@demo.example')
  await family.page.getByRole('region', { name: 'Truus Jansen' }).getByRole('button', { name: 'Geef uw mening' }).click()
  const dialog = family.page.getByRole('dialog')
  await dialog.getByText('5 van 5').locator('..').click()
  await dialog.getByText('Vriendelijk').click()
  await dialog.getByRole('button', { name: 'Mening versturen' }).click()
  await family.page.getByText('Bedankt voor uw mening.').waitFor()
  const given = await database
    .selectFrom('care_worker_review as r')
    .innerJoin('care_worker_rating as all', 'all.care_worker_uuid', 'r.care_worker_uuid')
    .select(['r.care_moment_uuid as moment', 'r.care_worker_uuid as worker', 'all.count'])
    .where('r.written_by', '=', 'client')
    .orderBy('r.created_at', 'desc')
    .executeTakeFirstOrThrow()
  const { page, complaints } = await visit('organisatie@demo.example')
  await page.goto(`/organisatie/opdrachten/${given.moment}`)
  await page
    .getByRole('region', { name: 'Beoordelingen' })
    .getByText(/: 5 van 5, door de familie$/)
    .waitFor()
  const words = new RegExp(`^([1-5](,\\d)? uit )?${given.count} beoordeling`)
  await page.getByRole('region', { name: 'Stand van zaken' }).getByText(words).waitFor()
  await page.goto(`/organisatie/favorieten?wie=${given.worker}`)
  const reviews = page.getByRole('dialog').getByRole('region', { name: 'Beoordelingen' })
  await reviews.getByText(words).first().waitFor()
  await reviews
    .getByText(/^5 van 5, door de familie, /)
    .first()
    .click()
  await reviews.getByText('Vriendelijk', { exact: true }).first().waitFor()
  expect(complaints).toEqual([])
})

test('a care worker reads what a year came to, and opens a line of an invoice', async () => {
  const { page, complaints } = await visit('zorgverlener@demo.example')
  await page.goto('/werk/facturatie')
  await page
    .getByText(/^20\d\d: €/)
    .first()
    .click()
  await page.getByText(/^Creditnota’s zijn eraf\./).waitFor()
  await page.locator('a[href^="/werk/facturen/"]').first().click()
  await page.getByRole('heading', { name: 'Facturen', exact: true }).waitFor()
  await page.locator('a[href^="/werk/facturen/"]').first().click()
  const table = page.getByRole('table', { name: 'Regels van deze factuur' })
  await table.getByRole('button').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Bedrag').waitFor()
  await dialog.getByText('Wanneer').waitFor()
  expect(complaints).toEqual([])
})
