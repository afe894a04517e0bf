import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { everybody, today } from '../../tests/worlds/world.ts'
import { queriesOf } from '../concepts.ts'
import { jobs } from '../invoices/jobs.ts'
import { moveClock, now } from '../platform/clock.ts'

const api = await openTestApi()
const { as, db, owner } = api
afterAll(() => api.close())
const shift = { startDate: '2026-10-21T07:00+02:00', endDate: '2026-10-21T14:30+02:00', breakMinutes: 0 }
moveClock(today)
await api.approvedMoment(shift, {})
moveClock('2026-10-26T05:00:00Z')
await jobs.invoices!.run(db, now(), queriesOf)
interface Balance {
  days: { date: string; addsUp: boolean }[]
  addsUpSince: string | null
  faults: object[]
}
const balance = async () => must(await as.planner.get('/payout_ledger/balance'), 200) as unknown as Balance
const dayOn = async (date: string) => (await balance()).days.find(day => day.date === date)
/** Writes what no part of the product writes and the triggers refuse. */
const breaking = (what: string) =>
  owner.transaction().execute(async tx => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql.raw(what).execute(tx)
  })

test('nobody but a planner reads whether the money adds up', async () => {
  for (const who of everybody.filter(each => each !== 'planner'))
    expect(await as[who].get('/payout_ledger/balance'), who).toMatchObject({ status: 403 })
})

test('a planner reads for each day what is owed, received and in transit, and since when it adds up', async () => {
  const { days, addsUpSince, faults } = await balance()
  expect(days).toHaveLength(30)
  expect(days[0]).toEqual({
    ...{ date: '2026-10-26', owedByOrganizations: 33750, owedToCareWorkers: 33750, bank: 0, inTransit: 0, addsUp: true },
  })
  expect(days[1]).toMatchObject({ date: '2026-10-25', owedByOrganizations: 0, addsUp: true })
  expect([addsUpSince, faults]).toEqual(['2026-10-26', []])
})

test('money in a payout file is in transit until it is booked', async () => {
  await breaking(`update care_moment_invoice set parties = parties || '{"iban": "NL91ABNA0417164300"}'`)
  must(await as.planner.put('/payouts/account', { name: 'Zorginzet', iban: 'NL91ABNA0417164300' }), 200)
  const file = must(await as.planner.post('/payout_files', { period: '2026-W43' }), 201)
  expect(await dayOn('2026-10-26')).toMatchObject({ inTransit: 33750, bank: 0, addsUp: true })
  moveClock('2026-10-27T05:00:00Z')
  must(await as.planner.put(`/payout_files/${file.uuid}/paid_out`, { bookedOn: '2026-10-27' }), 200)
  expect(await dayOn('2026-10-26')).toMatchObject({ inTransit: 33750, owedToCareWorkers: 33750, addsUp: true })
  expect(await dayOn('2026-10-27')).toMatchObject({ inTransit: 0, owedToCareWorkers: 0, bank: -33750, addsUp: true })
})

test('a booking that is missing is named, with its invoice, from the day of the invoice on; mended, it adds up since that day', async () => {
  await breaking(`create table kept as select * from payout_ledger where kind = 'invoice'`)
  await breaking(`delete from payout_ledger where kind = 'invoice'`)
  const { days, addsUpSince, faults } = await balance()
  expect(addsUpSince).toBeNull()
  expect(faults).toMatchObject([{ kind: 'invoice', since: '2026-10-26', expected: 33750, found: 0 }])
  expect(days.slice(0, 3).map(({ addsUp }) => addsUp)).toEqual([false, false, true])
  await breaking(`update kept set created_at = '2026-10-27T05:00:00Z'`)
  await breaking('insert into payout_ledger select * from kept')
  expect(await balance()).toMatchObject({ addsUpSince: '2026-10-27', faults: [] })
  expect(await dayOn('2026-10-26')).toMatchObject({ addsUp: false })
  expect(await dayOn('2026-10-27')).toMatchObject({ addsUp: true })
})

const faults = async () => (await balance()).faults
/** The defect, how it is reported, and its repair. */
const wrong: [what: string, breaks: string, named: object, mends: string][] = [
  [
    'an invoice booked at the bank instead of the care worker',
    `update payout_ledger set care_worker_amount = 0, bank_amount = -33750 where kind = 'invoice'`,
    { kind: 'invoice', name: expect.stringMatching(/ van Özge /), expected: 33750, found: 0 },
    `update payout_ledger set care_worker_amount = -33750, bank_amount = 0 where kind = 'invoice'`,
  ],
  [
    'an invoice booked with somebody else',
    `update payout_ledger set care_worker_uuid = gen_random_uuid() where kind = 'invoice'`,
    { kind: 'invoice', expected: 33750, found: 0 },
    `update payout_ledger l set care_worker_uuid = i.care_worker_uuid from care_moment_invoice i where i.uuid = l.care_moment_invoice_uuid`,
  ],
  [
    'a payment that is taken from the care worker too',
    `update payout_ledger set organization_amount = -33650, care_worker_amount = -100 where kind = 'payment'`,
    { kind: 'payment', expected: 33750, found: 33650 },
    `update payout_ledger set organization_amount = -33750, care_worker_amount = 0 where kind = 'payment'`,
  ],
  [
    'a payout of another amount than its invoice',
    `update payout_ledger set bank_amount = -33751, care_worker_amount = 33751 where kind = 'payout'`,
    { kind: 'payout', expected: 33750, found: 33751 },
    `update payout_ledger set bank_amount = -33750, care_worker_amount = 33750 where kind = 'payout'`,
  ],
  [
    'a payout that is booked while its file waits for the bank, which pays it twice',
    `update payout_file set status = 'made', booked_on = null where status = 'paid_out'`,
    { kind: 'payout', expected: 0, found: 33750 },
    `update payout_file set status = 'paid_out', booked_on = '2026-10-27' where status = 'made'`,
  ],
  [
    'a file with another total than its invoices',
    `update payout_file set total = total + 1 where status = 'paid_out'`,
    { kind: 'payout_file', name: '2026-W43', since: '2026-10-26', expected: 33751, found: 33750 },
    `update payout_file set total = total - 1 where status = 'paid_out'`,
  ],
]
test('a wrong booking is named, and only that', async () => {
  const [invoice] = must(await as.planner.get('/care_moment_invoices'), 200).member
  must(
    await as.planner.post('/payout_ledger', { careMomentInvoice: invoice!['@id'], kind: 'payment', bookedOn: '2026-10-27' }),
    201,
  )
  expect(await faults()).toEqual([])
  for (const [what, breaks, named, mends] of wrong) {
    await breaking(breaks)
    expect(await faults(), what).toEqual([expect.objectContaining(named)])
    expect((await dayOn('2026-10-27'))?.addsUp, what).toBe(false)
    await breaking(mends)
    expect(await faults(), what).toEqual([])
  }
})

test('a payout of a booked file that is missing is named, and the days that it was missing stay so when it is mended', async () => {
  await breaking('drop table kept')
  await breaking(`create table kept as select * from payout_ledger where kind = 'payout'`)
  await breaking(`delete from payout_ledger where kind = 'payout'`)
  expect(await faults()).toMatchObject([{ kind: 'payout', since: '2026-10-27', expected: 33750, found: 0 }])
  moveClock('2026-10-29T05:00:00Z')
  await breaking(`update kept set created_at = '2026-10-29T05:00:00Z'`)
  await breaking('insert into payout_ledger select * from kept')
  expect(await balance()).toMatchObject({ addsUpSince: '2026-10-29', faults: [] })
  const since = await Promise.all(['2026-10-27', '2026-10-28', '2026-10-29'].map(dayOn))
  expect(since.map(day => day?.addsUp)).toEqual([false, false, true])
})

test('a file that was withdrawn was in transit until that day; a credit note adds up', async () => {
  await breaking(`delete from payout_file_invoice; delete from payout_ledger where kind in ('payout', 'payment')`)
  const file = must(await as.planner.post('/payout_files', { period: '2026-W43' }), 201)
  moveClock('2026-10-31T05:00:00Z')
  must(await as.planner.put(`/payout_files/${file.uuid}/withdraw`, { reason: 'De bank weigerde het.' }), 200)
  expect(await dayOn('2026-10-30')).toMatchObject({ inTransit: 33750 })
  expect(await dayOn('2026-10-31')).toMatchObject({ inTransit: 0, owedToCareWorkers: 33750 })
  const [invoice] = must(await as.planner.get('/care_moment_invoices'), 200).member
  must(await as.planner.post(`/care_moment_invoices/${invoice!.uuid}/credit`, { reason: 'Verkeerd.' }), 201)
  expect(await dayOn('2026-10-31')).toMatchObject({ owedToCareWorkers: 0, owedByOrganizations: 0 })
  expect((await faults()).filter(fault => !('kind' in fault && fault.kind === 'payout_file'))).toEqual([])
})
