import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Body, openTestApi } from '../../tests/servers/api.ts'
import { faultsInEarnings } from '../../tests/worlds/earnings-by-hand.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today } from '../../tests/worlds/world.ts'
import { queriesOf } from '../concepts.ts'
import { jobs } from '../invoices/jobs.ts'
import { moveClock, now } from '../platform/clock.ts'

const api = await openTestApi()
const { as, db, world } = api
afterAll(() => api.close())
const { careWorker, tempWorker, colleague } = world.people
const runOn = async (monday: string) => {
  moveClock(monday)
  await jobs.invoices!.run(db, now(), queriesOf)
}
const yearOf = async (who: 'careWorker' | 'tempWorker' | 'planner', uuid = careWorker.uuid) =>
  must(await as[who].get(`/care_workers/${uuid}/earnings?year=2026`), 200).months as Body[]
const nothing = { toHandIn: 0, toApprove: 0, toInvoice: 0, toPayroll: 0, payroll: 0, toPayOut: 0, inPayoutRun: 0, toPayBack: 0 }
const shift = (date: string, hours: number) => ({
  startDate: `${date}T08:00+01:00`,
  endDate: `${date}T${String(8 + hours).padStart(2, '0')}:00+01:00`,
  breakMinutes: 0,
})
const question = { db, worker: careWorker.uuid, years: [2026], now: '' }
const mustAddUp = async () => expect((await faultsInEarnings(as.careWorker, { ...question, now: now() })).faults).toEqual([])

describe('the earnings of a year', () => {
  test('do not exist for a colleague or an organization', async () => {
    for (const path of ['earnings?year=2026', 'earning_parts?month=2026-11']) {
      expect(await as.colleague.get(`/care_workers/${careWorker.uuid}/${path}`)).toMatchObject({ status: 404 })
      expect(await as.organization.get(`/care_workers/${careWorker.uuid}/${path}`)).toMatchObject({ status: 403 })
    }
  })
  test.each(['2026-13', '2026-1', '1999-01', 'november'])('are refused for a month such as %s', async month => {
    expect(await as.careWorker.get(`/care_workers/${careWorker.uuid}/earning_parts?month=${month}`)).toMatchObject({
      status: 422,
    })
  })
  test('are empty for a worker who has not worked yet', async () => {
    expect(must(await as.colleague.get(`/care_workers/${colleague.uuid}/earnings?year=2026`), 200)).toMatchObject({
      months: [],
      weeks: [],
    })
    expect(must(await as.colleague.get(`/care_workers/${colleague.uuid}/earning_parts?month=2026-11`), 200)).toMatchObject({
      parts: [],
    })
  })
})

// At € 45 an hour (temporary work € 32), without VAT. In order of the stages of payment.
describe('the money of a month', () => {
  beforeAll(() => moveClock(today))
  test('is worked by the plan when the shift has ended, with its bonus', async () => {
    await api.endedMoment({ ...shift('2026-10-21', 2), bonus: 1500 })
    expect(await yearOf('careWorker')).toEqual([
      { ...nothing, month: 10, worked: 10500, approved: 0, invoiced: 0, paid: 0, toHandIn: 10500, minutes: 0 },
    ])
  })
  test('waits for approval as handed in, with the expenses; then as counter-proposed', async () => {
    const expenses = [{ kind: 'kilometres', quantity: 10.5, amount: 23 }]
    const moment = await api.submittedMoment(shift('2026-11-03', 3), { expenses })
    expect((await yearOf('careWorker')).at(-1)).toMatchObject({ month: 11, worked: 13742, toApprove: 13742, approved: 0 })
    const other = { ...shift('2026-11-03', 2), expenses: [], reason: 'Je ging eerder weg.' }
    must(await as.organization.put(`${moment['@id']}/submit`, other), 200)
    expect((await yearOf('planner')).at(-1)).toMatchObject({ month: 11, worked: 9000, toApprove: 9000 })
    must(await as.careWorker.patch(`${moment['@id']}/approve`), 200)
    expect((await yearOf('careWorker')).at(-1)).toMatchObject({ worked: 9000, approved: 9000, toInvoice: 9000, minutes: 120 })
  })
  test('is invoiced on Monday, then in a payout file, then paid, without the VAT', async () => {
    const choice = { vatRegime: 'standard_21', vatId: 'NL123456782B01', validFrom: '2026-11-01', reason: 'Onder leiding.' }
    await db
      .updateTable('care_worker')
      .set({ kvk: '12345678', iban: 'NL91ABNA0417164300' })
      .where('uuid', '=', careWorker.uuid)
      .execute()
    must(
      await as.careWorker.post('/care_worker_vat_regimes', { careWorker: `/v1/care_workers/${careWorker.uuid}`, ...choice }),
      201,
    )
    await runOn('2026-11-09T05:00:00Z')
    expect((await yearOf('careWorker')).at(-1)).toMatchObject({ approved: 9000, toInvoice: 0, invoiced: 9000, toPayOut: 9000 })
    must(await as.planner.put('/payouts/account', { name: 'Zorginzet', iban: 'NL91ABNA0417164300' }), 200)
    const file = must(await as.planner.post('/payout_files', { period: '2026-W45' }), 201)
    expect((await yearOf('careWorker')).at(-1)).toMatchObject({ invoiced: 9000, toPayOut: 0, inPayoutRun: 9000, paid: 0 })
    must(await as.planner.put(`${file['@id']}/paid_out`, { bookedOn: '2026-11-09' }), 200)
    expect((await yearOf('careWorker')).at(-1)).toMatchObject({ invoiced: 9000, inPayoutRun: 0, paid: 9000 })
    await mustAddUp()
  })
  test('must be paid back after a credit note, while the hours must be handed in again', async () => {
    const [invoice] = must(await as.careWorker.get('/care_moment_invoices'), 200).member
    const note = must(await as.planner.post(`${invoice!['@id']}/credit`, { reason: 'Verkeerd tarief.', reopen: true }), 201)
    expect((await yearOf('careWorker')).at(-1)).toEqual({
      ...nothing,
      ...{ month: 11, worked: 9000, approved: 0, invoiced: 0, paid: 9000, toHandIn: 9000, toPayBack: -9000, minutes: 0 },
    })
    const { parts } = must(await as.careWorker.get(`/care_workers/${careWorker.uuid}/earning_parts?month=2026-11`), 200)
    expect(parts).toMatchObject([
      { stage: 'paid', amount: 9000, invoice: { number: '2026-00001', type: 'invoice', period: '2026-W45' } },
      { stage: 'toPayBack', amount: -9000, invoice: { '@id': note['@id'], type: 'credit_note' } },
      { stage: 'toHandIn', amount: 9000, title: 'Vroege dienst', organization: 'Stichting De Lindenhof', date: '2026-11-03' },
    ])
    await mustAddUp()
  })
})

describe('temporary work', () => {
  test('goes to payroll instead: of a week that is open, then of a closed one; never invoiced or paid here', async () => {
    moveClock(today)
    const temp = { ...shift('2026-11-10', 2), publishedForContractTypes: ['temp_work'] }
    await api.approvedMoment(temp, {}, 'tempWorker')
    const own = () => yearOf('tempWorker', tempWorker.uuid)
    const sums = { month: 11, worked: 6400, approved: 6400, invoiced: 0, paid: 0, minutes: 120 }
    expect(await own()).toEqual([{ ...nothing, ...sums, toPayroll: 6400 }])
    moveClock('2026-11-16T05:00:00Z')
    expect(await own()).toEqual([{ ...nothing, ...sums, payroll: 6400 }])
    const { parts } = must(await as.tempWorker.get(`/care_workers/${tempWorker.uuid}/earning_parts?month=2026-11`), 200)
    expect(parts).toMatchObject([{ stage: 'payroll', payrollWeek: '2026-W46', amount: 6400 }])
  })
})
