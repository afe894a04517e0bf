// The meaning of filter values: days and times in Amsterdam, flags and numbers in any notation, addresses for uuids.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { queriesOf } from '../api/concepts.ts'
import { moveClock } from '../api/platform/clock.ts'
import { openTestApi } from './servers/api.ts'
import { must } from './worlds/moments.ts'
import { uuidOf } from './worlds/world.ts'

const api = await openTestApi()
const { as, db, world } = api
afterAll(() => api.close())

const foundBy = async (query: string, path = '/care_moments') =>
  must(await as.planner.get(`${path}?pagination=false&${query}`), 200).member.map(({ uuid }) => uuid)
let midnight: string
beforeAll(async () => {
  const times = { startDate: '2026-12-24T23:15:00Z', endDate: '2026-12-25T07:00:00Z', title: 'Kwart over twaalf' }
  midnight = (await api.openMoment(times)).uuid
  await api.openMoment({ startDate: '2027-07-01T22:30:00Z', endDate: '2027-07-02T04:00:00Z', title: 'Zomernacht' })
})

test.each([
  ['a day begins at midnight in Amsterdam', 'startDate[after]=2026-12-25&startDate[before]=2026-12-26', true],
  ['and the day before has ended by then', 'startDate[after]=2026-12-24&startDate[strictly_before]=2026-12-25', false],
  [
    'a time without an offset is that of Amsterdam',
    'startDate[after]=2026-12-25T00:15&startDate[before]=2026-12-25T00:15:00',
    true,
  ],
  ['and a minute later it is not', 'startDate[after]=2026-12-25T00:16', false],
  [
    'with an offset it is that instant',
    'startDate[after]=2026-12-24T23:15:00Z&startDate[before]=2026-12-25T00:15:00%2B01:00',
    true,
  ],
  ['a plus that was not encoded is a plus', 'startDate[before]=2026-12-25T00:15:00+01:00', true],
  ['a space is as good as a T', 'startDate[after]=2026-12-25%2000:15&startDate[before]=2026-12-25%2000:15', true],
  ['a day there is not asks nothing', 'startDate[after]=2027-02-30', true],
])('%s', async (_name, query, isFound) => {
  expect((await foundBy(query)).includes(midnight)).toBe(isFound)
})
test.each([
  ['0000-01-01', true],
  ['0001-01-01T00:00:00%2B14:00', true],
  ['0001-01-01', true],
  ['9999-12-31', false],
  ['9999-12-31T23:59:59-14:00', false],
])('whatever lies before or after everything is asked, the list answers: %s', async (asked, isBefore) => {
  const all = await foundBy('')
  expect(await foundBy(`startDate[after]=${asked}`)).toEqual(isBefore ? all : [])
  expect(await foundBy(`startDate[before]=${asked}`)).toEqual(isBefore ? [] : all)
})
test('a filter on days compares days: the ledger of a day is that of the whole day', async () => {
  await api.approvedMoment()
  const { jobs } = await import('../api/invoices/jobs.ts')
  await jobs.invoices!.run(db, '2026-11-02T05:00:00+00:00', queriesOf)
  const { uuid } = await db.selectFrom('care_moment_invoice').select('uuid').executeTakeFirstOrThrow()
  moveClock('2026-11-05T05:00:00Z')
  const booking = { careMomentInvoice: `/v1/care_moment_invoices/${uuid}`, kind: 'payment', bookedOn: '2026-11-05' }
  must(await as.planner.post('/payout_ledger', booking), 201)
  const booked = (query: string) => foundBy(`kind=payment&${query}`, '/payout_ledger')
  expect(await booked('bookedOn[after]=2026-11-05&bookedOn[before]=2026-11-05')).toHaveLength(1)
  expect(await booked('bookedOn[strictly_after]=2026-11-05')).toHaveLength(0)
  expect(await booked('bookedOn[strictly_before]=2026-11-05')).toHaveLength(0)
  expect(await booked('bookedOn[after]=2026-11-06')).toHaveLength(0)
})

test.each([
  ['1', true],
  ['true', true],
  ['TRUE', true],
  ['0', false],
  ['false', false],
])('those whose flag is as asked come first: %s', async (asked, first) => {
  const path = `orderByMatch[profile.openToOtherContractForms]=${asked}&pagination=false`
  await db.updateTable('care_worker_profile').set({ open_to_other_contract_forms: false }).execute()
  const one = { open_to_other_contract_forms: true }
  const open = ['colleague', 'thirdWorker'] as const
  for (const who of open)
    await db.updateTable('care_worker_profile').set(one).where('uuid', '=', world.people[who].uuid).execute()
  const { member } = must(await as.planner.get(`/care_workers?${path}`), 200)
  const flags = member.map(({ profile }) => (profile as { openToOtherContractForms: boolean }).openToOtherContractForms)
  expect(flags).toContain(!first)
  expect(flags).toEqual([...flags].sort((a, b) => Number(b === first) - Number(a === first)))
})
test('a relation is found by its uuid, in any case, and by its address; not by what only ends in it', async () => {
  const uuid = uuidOf(world.east)
  const all = await foundBy(`location.uuid=${uuid}`)
  expect(all).toContain(midnight)
  for (const named of [uuid.toUpperCase(), world.east, `http://localhost${world.east}`])
    expect(await foundBy(`location.uuid=${named}`)).toEqual(all)
  expect(await foundBy(`location.uuid=zzz${uuid}`)).toEqual([])
})
test('a number is found however it is written, and no other', async () => {
  const path = '/care_worker_assist_annual_overviews'
  const all = await foundBy('year=2026', path)
  expect(await foundBy('year=2026.0', path)).toEqual(all)
  expect(await foundBy('year[]=2026&year[]=1900', path)).toEqual(all)
  for (const none of ['2.0e3', '99999999999999999999', 'x', '']) expect(await foundBy(`year=${none}`, path)).toEqual([])
})
