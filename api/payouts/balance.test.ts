import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openTestApi } from '../../tests/api.ts'
import { must } from '../../tests/moments.ts'
import { everybody, today } from '../../tests/world.ts'
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
/** Does what no road of the product does, and what its triggers refuse. */
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

test('what is in a file for the bank is in transit until it is booked', async () => {
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

test('a file that booked something else than its invoices ask is named', async () => {
  await breaking(
    `update payout_ledger set bank_amount = bank_amount - 1, care_worker_amount = care_worker_amount + 1 where kind = 'payout'`,
  )
  const { faults } = await balance()
  expect(faults).toMatchObject([{ kind: 'payout_file', name: '2026-W43', since: '2026-10-27', expected: 33750, found: 33751 }])
})
