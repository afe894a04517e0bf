// Old financial records: what is removed, when, and what prevents it.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { putAgreement } from '../../tests/calls/agreement-calls.ts'
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
test('one with a payment in progress stays, and so does one that was credited since', async () => {
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
test('after that it is removed with everything that belongs to it, including the receipt', async () => {
  await invoicesOf(8)
  expect(await run()).toMatch(/^Facturen, loonregels, overeenkomsten en wat erbij hoort verwijderd: \d+ rijen\.$/)
  expect(await left()).toEqual({ care_moment_invoice: 0, care_moment_invoice_line: 0, invoice_pdf: 0, payout_ledger: 0 })
  expect(await db.selectFrom('user_file').selectAll().execute()).toEqual([])
  const { expenses } = await db.selectFrom('care_moment').select('expenses').executeTakeFirstOrThrow()
  expect(expenses).toMatchObject([{ description: 'Parkeren' }])
  expect(JSON.stringify(expenses)).not.toContain(receipt)
})

describe('an agreement, with its paper and additions', () => {
  const rows = rowsOf(db, world)
  const count = async () =>
    (
      await sql<{ n: number[] }>`select array[(select count(*) from assignment_agreement), (select count(*) from agreement_pdf),
        (select count(*) from assignment_agreement_moment)]::int[] as n`.execute(db)
    ).rows[0]!.n
  /** Made, and its work done, on the last day of so many years ago. Only the owner can do this. */
  const madeOf = (years: number, agreement: string, { work = years } = {}) =>
    owner.transaction().execute(async tx => {
      const on = (ago: number) => sql`make_date(extract(year from now())::int - ${ago}::int, 12, 31)`
      await sql`select set_config('zorginzet.forgets', 'yes', true)`.execute(tx)
      await sql`update assignment_agreement set created_at = ${on(years)} where ${agreement}::uuid in (uuid, amends_uuid)`.execute(
        tx,
      )
      await sql`update care_moment m set start_date = ${on(work)} - interval '8 hours', end_date = ${on(work)} from assignment_agreement_moment l
        where l.care_moment_uuid = m.uuid and l.assignment_agreement_uuid = ${agreement}::uuid`.execute(tx)
    })
  const add = async (uuid: string) => {
    await sql`insert into assignment_agreement (status, care_moment_uuid, care_worker_uuid, organization_uuid, location_uuid, amends_uuid, sequence,
        reason, agreement_template_uuid, contract_type, rate_proposed_by, facts, sections, hash, created_at)
      select 'waiting_for_both', care_moment_uuid, care_worker_uuid, organization_uuid, location_uuid, uuid, 1, 'Bonus: geen wordt € 5,00.',
        agreement_template_uuid, contract_type, rate_proposed_by, facts, sections, hash, created_at
      from assignment_agreement where uuid = ${uuid}::uuid`.execute(db)
  }

  /** A line for payroll, of this year. */
  const billed = (agreement: string) =>
    sql`insert into care_moment_invoice_line (care_moment_uuid, care_worker_uuid, organization_uuid, contract_type, kind, description, date, period,
        quantity, unit, unit_price, amount, created_at)
      select care_moment_uuid, care_worker_uuid, organization_uuid, 'temp_work', 'hourly_rate', 'Uren', now()::date,
        to_char(now(), 'IYYY-"W"IW'), 8, 'HUR', 4500, 36000, now() from assignment_agreement where uuid = ${agreement}::uuid`.execute(
      db,
    )

  test('stays seven years after its book year, while its worker is on hold, and while it has later work or lines; then it is removed with its last line', async () => {
    const uuid = await putAgreement(api, rows, 'agreed')
    expect((await as.careWorker.get(`/assignment_agreements/${uuid}/pdf`)).status).toBe(200)
    await add(uuid)
    const all = await count()
    expect(all).toEqual([2, 1, 1])
    await madeOf(7, uuid)
    expect(await run()).toBe(none)
    await madeOf(8, uuid, { work: 7 })
    expect(await run()).toBe(none)
    await madeOf(8, uuid)
    await billed(uuid)
    expect(await run()).toBe(none)
    await owner.transaction().execute(async tx => {
      await sql`select set_config('zorginzet.forgets', 'yes', true)`.execute(tx)
      await sql`update care_moment_invoice_line set created_at = created_at - interval '9 years', period = '2017-W01'`.execute(tx)
    })
    const hold = must(
      await as.planner.post('/forgetting_holds', { careWorker: `/v1/care_workers/${worker}`, reason: 'Een geschil.' }),
      201,
    )
    expect(await run()).toBe(none)
    must(await as.planner.delete(`/forgetting_holds/${hold.uuid}`), 204)
    expect(await count()).toEqual(all)
    expect(await run()).not.toBe(none)
    expect(await count()).toEqual([0, 0, 0])
  })
  test('of today cannot be removed by an operator, nor by the application itself', async () => {
    const uuid = await putAgreement(api, rows, 'agreed')
    expect(await run()).toBe(none)
    await expect(sql`delete from assignment_agreement where uuid = ${uuid}::uuid`.execute(db)).rejects.toThrow()
    expect((await count())[0]).toBe(1)
  })
})
