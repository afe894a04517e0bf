// A care worker who begins: nothing is planned, handed in or paid yet. Every screen that is empty says what to do, and leads there;
// and of an assignment that they may not take, each reason leads to where it is resolved.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, type Visitor } from './app.ts'
import { callersOf } from './visit.ts'

const newcomer = 'nieuw@demo.example'
const app = await openApp()
const db = app.server.database
const me = await callersOf(app)(newcomer)
let visitor: Visitor
beforeAll(async () => {
  await db
    .updateTable('care_worker')
    .set({ introduction_completed_at: new Date().toISOString() })
    .where('uuid', '=', me.uuid)
    .execute()
  visitor = await app.visit(newcomer, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
})
afterAll(async () => {
  expect(visitor.complaints).toEqual([])
  await app.close()
})

const main = (page: Page) => page.getByRole('main')
/** Follows this link on this screen; returns where it leads. */
const follow = async (from: string, label: string | RegExp) => {
  const { page } = visitor
  await page.goto(from)
  await main(page).getByRole('link', { name: label }).first().tap()
  const start = new URL(from, app.url).href
  await page.waitForURL(url => url.href !== start)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

test('every empty screen leads on', async () => {
  const { page } = visitor
  expect(await follow('/werk', 'Zoek een opdracht')).toBe('/werk/nieuwe-opdrachten')
  expect(await follow('/werk/reacties', 'Bekijk de nieuwe opdrachten')).toBe('/werk/nieuwe-opdrachten')
  expect(await follow('/werk/client', 'Bekijk de nieuwe opdrachten')).toBe('/werk/nieuwe-opdrachten')
  expect(await follow('/werk/uren-indienen', 'Naar je planning')).toBe('/werk/planning')
  expect(await follow('/werk/facturen/2026-W10', 'Naar facturatie')).toBe('/werk/facturatie')
  const gone = '/werk/nieuwe-opdrachten/00000000-0000-4000-8000-000000000000'
  expect(await follow(gone, 'Zoek een andere opdracht')).toBe('/werk/nieuwe-opdrachten')
  await page.goto('/werk/client?zoek=niemand')
  await page.getByText('Geen cliënt met “niemand”').waitFor()
  await page.getByRole('button', { name: 'Alle cliënten' }).tap()
  await page.getByText('Je zorgt nog voor niemand').waitFor()
})

test('who looks close by and finds nothing, looks further', async () => {
  const { page } = visitor
  // Far from all work.
  await db.updateTable('care_worker_profile').set({ latitude: 53.48, longitude: 6.17 }).where('uuid', '=', me.uuid).execute()
  await db.updateTable('care_worker_preferences').set({ maximum_distance_km: 5 }).where('uuid', '=', me.uuid).execute()
  await page.goto('/werk/nieuwe-opdrachten?afstand=5')
  await page.getByText('Geen opdrachten binnen 5 km').waitFor()
  await page.getByRole('button', { name: 'Zoek op elke afstand' }).tap()
  await page.waitForURL(/afstand=alles/)
  await page.getByText('Geen opdrachten binnen 5 km').waitFor({ state: 'detached' })
  expect(await follow('/werk', 'Zoek verder weg')).toBe('/werk/nieuwe-opdrachten?afstand=alles')
})

/** The first assignment whose reasons for this worker have this code. */
const refusedFor = async (codes: string[]) => {
  const found = await db.selectFrom('care_moment_publication').select('uuid').where('status', '=', 'open').execute()
  const seen = new Map<string, string>()
  for (const { uuid } of found) {
    const judged = await me.get(`/care_moment_publications/${uuid}/eligibility`)
    for (const { code } of (judged.body.reasons ?? []) as unknown as { code: string }[]) if (!seen.has(code)) seen.set(code, uuid)
    if (codes.every(code => seen.has(code))) break
  }
  return seen
}
test('each reason why they may not react leads to where it is resolved', async () => {
  const seen = await refusedFor(['document_missing', 'level', 'act'])
  const leads: [code: string, label: string, leadsTo: string][] = [
    ['document_missing', 'Naar je documenten', '/werk/documenten'],
    ['level', 'Naar je certificaten', '/werk/certificaten'],
    ['act', 'Naar je zorgvoorkeuren', '/werk/zorgvoorkeuren'],
  ]
  for (const [code, label, leadsTo] of leads) {
    expect(seen.has(code), code).toBe(true)
    expect(await follow(`/werk/nieuwe-opdrachten/${seen.get(code)}`, label), code).toBe(leadsTo)
  }
})
