// An organization shows how the documents of those who work there were checked: found by name, by what is not in order, taken along.
import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { openApp } from './app.ts'
import { overflows } from './axe.ts'

const app = await openApp()
afterAll(() => app.close())
const db = app.server.database
const name = 'Daan Vermeulen'

test.each([
  ['at a desk', { width: 1440, height: 900 }, false],
  ['on a phone, in the dark', { width: 360, height: 780 }, true],
])('an organization reads of each who works there how the documents were checked, %s', async (_where, viewport, dark) => {
  const worker = await db
    .selectFrom('care_worker as w')
    .innerJoin('account as a', 'a.uuid', 'w.uuid')
    .select('w.uuid')
    .where('a.username', '=', 'uitzend@demo.example')
    .executeTakeFirstOrThrow()
  const documents = db.updateTable('care_worker_document').where('care_worker_uuid', '=', worker.uuid)
  await documents
    .set({ reviewed_at: '2026-05-04T09:30:00Z', reviewer_name: 'Fenna Vos', expires_on: '2031-02-28', status: 'approved' })
    .where('kind', '=', 'vog')
    .execute()
  const { page, complaints, close } = await app.visit('organisatie@demo.example', { viewport, dark })
  await page.goto('/organisatie/favorieten')
  await page.getByRole('link', { name: 'Papieren bekijken' }).click()
  await page.getByRole('heading', { level: 1, name: 'Papieren' }).waitFor()
  const search = page.getByRole('searchbox', { name: 'Zoek op naam' })
  await search.fill('vermeulen')
  await search.press('Enter')
  const card = page.getByRole('region', { name })
  await card.getByText('Op orde', { exact: true }).waitFor()
  const row = card.getByRole('row').filter({ hasText: 'Verklaring Omtrent' })
  await row.getByText('Door Zorginzet op ma 4 mei 2026').waitFor()
  await row.getByText('vr 28 feb 2031').waitFor()
  expect(await page.getByText('Fenna Vos').count()).toBe(0)
  expect(await overflows(page)).toBe(false)

  await documents.set({ expires_on: '2026-05-05', status: 'expired' }).where('kind', '=', 'vog').execute()
  await page.goto('/organisatie/tarieven?onderdeel=papieren&stand=niet-op-orde&zoek=vermeulen')
  await card.getByText('1 document niet op orde').waitFor()
  await row.getByText('Geen geldig document').waitFor()
  if (viewport.width < 768) await page.getByRole('button', { name: /^Filters \(/ }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporteren (CSV)' }).click(),
  ])
  expect(readFileSync((await file.path())!, 'utf8')).toContain('Vermeulen;Daan;')
  await page.goto('/organisatie/tarieven?onderdeel=papieren&stand=op-orde&zoek=vermeulen')
  await page.getByText('Niemand gevonden').waitFor()
  expect(complaints).toEqual([])
  await close()
})
