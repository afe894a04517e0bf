import { afterAll, describe, expect, test } from 'vitest'
import { type Body, openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today } from '../../tests/worlds/world.ts'
import { queriesOf } from '../concepts.ts'
import { moveClock, now } from '../platform/clock.ts'
import { jobs } from './jobs.ts'

const api = await openTestApi()
const { as, db, world } = api
afterAll(() => api.close())
await db
  .updateTable('care_worker')
  .set({ iban: 'NL91ABNA0417164300' })
  .where('uuid', 'in', [world.people.careWorker.uuid, world.people.thirdWorker.uuid])
  .execute()
must(await as.planner.put('/payouts/account', { name: 'Zorginzet', iban: 'NL91ABNA0417164300' }), 200)
const shift = { startDate: '2026-10-21T08:00+02:00', endDate: '2026-10-21T10:00+02:00', breakMinutes: 0 }
await api.approvedMoment(shift)
moveClock(today)
await api.approvedMoment(shift, {}, 'thirdWorker')
moveClock('2026-10-26T05:00:00Z')
await jobs.invoices!.run(db, now(), queriesOf)
const invoicesOf = async (who: 'careWorker' | 'thirdWorker') => must(await as[who].get('/care_moment_invoices'), 200).member
const [first] = await invoicesOf('careWorker')
const [second] = await invoicesOf('thirdWorker')
const read = async ({ '@id': address }: Body) => must(await as.planner.get(address), 200)
const credit = (invoice: Body) => as.planner.post(`${invoice['@id']}/credit`, { reason: 'Verkeerd tarief.' })
const payBack = (note: Body) => ({ careMomentInvoice: note['@id'], kind: 'payout', bookedOn: '2026-10-26' })

describe('whether an invoice was paid out', () => {
  test('is not shown to the organization, in a list or on the invoice', async () => {
    for (const who of ['organization', 'locationAdmin'] as const) {
      expect(must(await as[who].get(first!['@id']), 200), who).not.toHaveProperty('payout')
      for (const invoice of must(await as[who].get('/care_moment_invoices'), 200).member)
        expect(invoice, who).not.toHaveProperty('payout')
    }
  })
  test('is first: not yet, and by when', async () => {
    expect(first).toMatchObject({ payout: { state: 'open', on: '2026-11-09' } })
    expect(must(await as.careWorker.get(first!['@id']), 200)).toMatchObject({ payout: { state: 'open', on: '2026-11-09' } })
  })
  test('is never, where it was credited first; both say of each other what they are', async () => {
    const note = must(await credit(second!), 201)
    expect(note).toMatchObject({ credits: second!['@id'], payout: { state: 'none' } })
    expect(await read(second!)).toMatchObject({ creditedBy: note['@id'], payout: { state: 'none' } })
    const [newest] = await invoicesOf('thirdWorker')
    expect(newest).toMatchObject({ type: 'credit_note', credits: second!['@id'] })
    expect(must(await as.organization.get(second!['@id']), 200)).toMatchObject({ creditedBy: note['@id'] })
  })
  test('is in the run of a day, free again when that is withdrawn, and paid out on the day of the bank', async () => {
    const file = must(await as.planner.post('/payout_files', { period: '2026-W43' }), 201)
    expect(await read(first!)).toMatchObject({ payout: { state: 'in_run', on: file.executionDate } })
    must(await as.planner.put(`${file['@id']}/withdraw`, { reason: 'Verkeerde rekening.' }), 200)
    expect(await read(first!)).toMatchObject({ payout: { state: 'open' } })
    const again = must(await as.planner.post('/payout_files', { period: '2026-W43' }), 201)
    must(await as.planner.put(`${again['@id']}/paid_out`, { bookedOn: '2026-10-26' }), 200)
    expect(await read(first!)).toMatchObject({ payout: { state: 'paid_out', on: '2026-10-26' } })
  })
  test('stays so when it is credited: then the credit note says what is to be paid back, and was', async () => {
    const note = must(await credit(first!), 201)
    expect(await read(first!)).toMatchObject({ creditedBy: note['@id'], payout: { state: 'paid_out' } })
    expect(await read(note)).toMatchObject({ payout: { state: 'to_pay_back' } })
    must(await as.planner.post('/payout_ledger', payBack(note)), 201)
    expect(await read(note)).toMatchObject({ payout: { state: 'paid_back', on: '2026-10-26' } })
  })
})
