// What a care worker with a phone sees first, and how they see their own and others' changes without a reload.
import { afterAll, expect, test } from 'vitest'
import { settle } from '../screens/places.ts'
import { atRest } from '../servers/browser.ts'
import { openApp } from './app.ts'
import { daysAhead } from './days.ts'
import { callersOf, visitorsOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
const callerOf = callersOf(app)
const worker = 'zorgverlener@demo.example'

test('shifts come into one’s own calendar by one press, with what to do on each phone', async () => {
  const { page } = await visit(worker)
  await settle(page, '/werk/planning')
  await page.getByRole('button', { name: 'Zet in je agenda' }).tap()
  await page.getByRole('button', { name: 'Link maken' }).tap()
  await page.getByRole('button', { name: 'Toevoegen' }).waitFor()
  for (const phone of ['iPhone of Mac:', 'Android met Google Agenda:', 'Outlook:']) await page.getByText(phone).waitFor()
})

test('a document that is judged meanwhile says so on the screen that shows it', async () => {
  const [planner, { page }] = await Promise.all([callerOf('planner@demo.example'), visit(worker)])
  await settle(page, '/werk/documenten')
  const agb = page.getByRole('listitem').filter({ hasText: 'AGB-code' })
  await agb.getByText('In beoordeling').waitFor()
  const { uuid } = await app.server.database
    .selectFrom('care_worker_document as d')
    .innerJoin('account as a', 'a.uuid', 'd.care_worker_uuid')
    .select('d.uuid')
    .where('a.username', '=', worker)
    .where('d.status', '=', 'submitted')
    .executeTakeFirstOrThrow()
  expect(await planner.put(`/care_worker_documents/${uuid}/reject`, { reason: 'De foto is niet scherp.' })).toMatchObject({
    status: 200,
  })
  await agb.getByText('Afgekeurd').waitFor()
})

test('submitted hours scroll into view, and only the newest are announced', async () => {
  const { page } = await visit(worker)
  await settle(page, '/werk/uren-indienen')
  const act = page.getByRole('button', { name: 'Uren indienen', exact: true })
  const toasts = page.getByRole('button', { name: 'Melding sluiten' })
  while ((await act.count()) > 0) {
    await act.first().tap()
    await page
      .getByText(/ingediend/)
      .first()
      .waitFor()
    await atRest(page)
    expect(await toasts.count()).toBeLessThan(2)
  }
  const last = page.getByRole('heading', { name: 'Laatst ingediend' })
  expect((await last.boundingBox())!.y).toBeLessThan(844)
})

test('who works by an agency earns, and has no invoices', async () => {
  const { page } = await visit('uitzend@demo.example')
  await settle(page, '/werk/facturatie')
  await page.getByRole('heading', { name: 'Verdiensten' }).waitFor()
  await page.getByText('Op je loon').first().waitFor()
  expect(await page.getByText(/factu/i).count()).toBe(0)
})

test('the planning begins at today: what is over is folded above it, and every day of another week is there', async () => {
  const { page } = await visit(worker)
  // A Thursday: some days of its week are over.
  const thursday = [1, 2, 3, 4, 5, 6, 7].map(daysAhead).find(date => new Date(date).getUTCDay() === 4)!
  await app.moveClock(`${thursday}T12:00:00Z`)
  await settle(page, '/werk/planning')
  await page.getByRole('button', { name: '3 dagen geweest' }).waitFor()
  const today = page.getByRole('heading', { name: /^Vandaag, do / })
  expect((await today.boundingBox())!.y).toBeLessThan(500)
  await page.getByRole('link', { name: 'Vorige week' }).tap()
  await today.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Vandaag' }).tap()
  await today.waitFor()
  expect((await today.boundingBox())!.y).toBeLessThan(500)
})
