// Old financial records: what is removed, when, and what prevents it.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfOf } from '../../tests/files/sent-files.ts'
import { openTestApi, uploadOf } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { rowsOf } from '../../tests/worlds/rows.ts'
import { today } from '../../tests/worlds/world.ts'
import { queriesOf } from '../concepts.ts'
import { jobs as invoiceJobs } from '../invoices/jobs.ts'
import { jobs } from './jobs.ts'

const api = await openTestApi()
const { as, db, owner, world } = api
afterAll(() => api.close())
const worker = world.people.careWorker.uuid
const run = () => jobs['forget-books']!.run(db, today, queriesOf)
const none = 'Er waren geen oude facturen.'
const tables = ['care_moment_invoice', 'care_moment_invoice_line', 'invoice_pdf', 'payout_ledger'] as const
const left = async () =>
  Object.fromEntries(
    await Promise.all(
      tables.map(async table => [
        table,
        (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db)).rows[0]!.n,
      ]),
    ),
  )
/** Dates the invoices to the first day of so many years ago. Only the owner can do this. */
const invoicesOf = (years: number) =>
  owner.transaction().execute(async tx => {
    await sql`select set_config('zorginzet.forgets', 'yes', true)`.execute(tx)
    await sql`update care_moment_invoice set issue_date = make_date(extract(year from now())::int - ${years}::int, 12, 31)`.execute(
      tx,
    )
  })

let receipt: string
beforeAll(async () => {
  const { body, headers } = uploadOf('bon.pdf', pdfOf('bon'))
  receipt = must(await as.careWorker.post('/user_files', body, headers), 201)['@id']
  const moment = await rowsOf(db, world).putMoment('awaiting_approval', { past: true })
  const expenses = JSON.stringify([{ kind: 'other', quantity: 1, amount: 500, description: 'Parkeren', file: receipt }])
  await db.updateTable('care_moment').set({ expenses }).where('uuid', '=', moment).execute()
  must(await as.planner.patch(`/care_moments/${moment}/approve`), 200)
  await invoiceJobs.invoices!.run(db, '2026-10-19T04:00:00+00:00', queriesOf)
  const { uuid } = await db.selectFrom('care_moment_invoice').select('uuid').executeTakeFirstOrThrow()
  expect((await as.careWorker.get(`/care_moment_invoices/${uuid}/pdf`)).status).toBe(200)
})

test('an invoice stays until seven years after its book year, longer where planners set so, and as long as its worker is held', async () => {
  const all = await left()
  expect(Object.values(all)).not.toContain(0)
  await invoicesOf(7)
  expect(await run()).toBe(none)
  await invoicesOf(8)
  must(await as.planner.put('/retention_terms/invoice', { years: 8, version: 0 }), 200)
  expect(await run()).toBe(none)
  must(await as.planner.put('/retention_terms/invoice', { years: 7, version: 1 }), 200)
  const { uuid } = must(
    await as.planner.post('/forgetting_holds', { careWorker: `/v1/care_workers/${worker}`, reason: 'Een geschil.' }),
    201,
  )
  expect(await run()).toBe(none)
  must(await as.planner.delete(`/forgetting_holds/${uuid}`), 204)
  expect(await left()).toEqual(all)
})
test('one with money still at the bank stays, and one that was credited since', async () => {
  const { uuid, payable } = await db.selectFrom('care_moment_invoice').select(['uuid', 'payable']).executeTakeFirstOrThrow()
  const booking = sql`insert into payout_ledger (kind, care_moment_invoice_uuid, care_worker_uuid, organization_uuid, period, organization_amount,
      care_worker_amount, bank_amount, booked_on, created_at)
    select 'payment', uuid, care_worker_uuid, organization_uuid, period, -${payable}::int, 0, ${payable}::int, issue_date, created_at from care_moment_invoice`
  await booking.execute(db)
  expect(await run()).toBe(none)
  await sql`insert into payout_ledger (kind, care_moment_invoice_uuid, care_worker_uuid, organization_uuid, period, organization_amount,
      care_worker_amount, bank_amount, booked_on, created_at)
    select 'payout', uuid, care_worker_uuid, organization_uuid, period, 0, ${payable}::int, -${payable}::int, issue_date, created_at from care_moment_invoice`.execute(
    db,
  )
  must(await as.planner.post(`/care_moment_invoices/${uuid}/credit`, { reason: 'Dubbel.' }), 201)
  expect(await run()).toBe(none)
})
test('then it goes with all that hangs on it, the receipt too', async () => {
  await invoicesOf(8)
  expect(await run()).toMatch(/^Facturen, loonregels en wat erbij hoort verwijderd: \d+ rijen\.$/)
  expect(await left()).toEqual({ care_moment_invoice: 0, care_moment_invoice_line: 0, invoice_pdf: 0, payout_ledger: 0 })
  expect(await db.selectFrom('user_file').selectAll().execute()).toEqual([])
  const { expenses } = await db.selectFrom('care_moment').select('expenses').executeTakeFirstOrThrow()
  expect(expenses).toMatchObject([{ description: 'Parkeren' }])
  expect(JSON.stringify(expenses)).not.toContain(receipt)
})
