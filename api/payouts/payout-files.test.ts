import { hash } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { type Body, openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today } from '../../tests/worlds/world.ts'
import { queriesOf } from '../concepts.ts'
import { jobs } from '../invoices/jobs.ts'
import { moveClock, now } from '../platform/clock.ts'

const api = await openTestApi()
const { as, world, db, owner } = api
afterAll(() => api.close())

// Week 43: 7,5 hours and 5 hours at € 45 give € 337,50 and € 225,00, for two workers.
const shift = { startDate: '2026-10-21T07:00+02:00', endDate: '2026-10-21T14:30+02:00', breakMinutes: 0 }
await api.approvedMoment(shift)
moveClock(today)
await api.approvedMoment({ ...shift, endDate: '2026-10-21T12:00+02:00' }, {}, 'thirdWorker')
moveClock('2026-10-26T05:00:00Z')
await jobs.invoices!.run(db, now(), queriesOf)

const invoiceOf = async (who: 'careWorker' | 'thirdWorker') =>
  must(await as.planner.get(`/care_workers/${world.people[who].uuid}/invoices?order[id]=asc`), 200).member[0]!
const make = (period = '2026-W43') => as.planner.post('/payout_files', { period })
const download = (file: Body) => as.planner.get(`${file['@id']}/download`)
const withdraw = (file: Body, reason = 'De bank nam het niet aan.') => as.planner.put(`${file['@id']}/withdraw`, { reason })
const payoutsOf = async (invoice: Body) =>
  must(await as.planner.get(`/payout_ledger?kind=payout&careMomentInvoice.uuid=${invoice.uuid}`), 200).member

describe('a payout file', () => {
  test('can only be seen and made by a planner', async () => {
    for (const who of ['careWorker', 'organization', 'backOffice'] as const)
      expect(await as[who].post('/payout_files', { period: '2026-W43' }), who).toMatchObject({ status: 403 })
  })
  test('requires an account to pay from, with a valid number', async () => {
    expect(await make()).toMatchObject({ status: 409 })
    expect(await as.planner.put('/payouts/account', { name: 'Zorginzet', iban: 'NL02RABO0123456788' })).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'iban' }] },
    })
    const account = { name: 'Stichting Derdengelden Zorginzet', iban: 'NL91ABNA0417164300' }
    must(await as.planner.put('/payouts/account', { ...account, iban: 'nl91 abna 0417 1643 00' }), 200)
    expect(must(await as.planner.get('/payouts/account'), 200)).toMatchObject({ account })
  })
  test.each([['2026-W99'], ['vorige week'], [undefined]])('is of a week, not of %s', async period => {
    expect(await as.planner.post('/payout_files', { period })).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'period' }] },
    })
  })
  test('is not made of a week in which nothing is due', async () => {
    expect(await make('2026-W40')).toMatchObject({ status: 409 })
  })
})

test('a bank knows the transfers of a file apart, by worker and invoice number, and the receiver reads for what', async () => {
  const file = must(await make(), 201)
  const { text } = await download(file)
  const ids = [...text.matchAll(/<EndToEndId>(.*?)<\/EndToEndId>/g)].map(([, id]) => id)
  const workers = await db
    .selectFrom('care_worker')
    .select('number')
    .where('uuid', 'in', [world.people.careWorker.uuid, world.people.thirdWorker.uuid])
    .orderBy('number')
    .execute()
  expect(ids).toEqual(workers.map(({ number }) => `${number}-2026-00001`))
  expect(text).toContain('Factuur 2026-00001, week 43 van 2026 (19 t/m 25 oktober), Stichting De Lindenhof')
  must(await withdraw(file), 200)
})

describe('one file once', () => {
  let file: Body
  test('two planners at once make one file: € 337,50 and € 225,00 are € 562,50', async () => {
    expect(must(await as.planner.get('/payout_ledger/totals'), 200).weeks).toEqual([
      { period: '2026-W43', invoices: 2, amount: 56250 },
    ])
    const two = await Promise.all([make(), make()])
    expect(two.map(({ status }) => status).sort()).toEqual([201, 409])
    file = two.find(({ status }) => status === 201)!.body
    // Invoices in a file no longer count as waiting.
    expect(must(await as.planner.get('/payout_ledger/totals'), 200).weeks).toEqual([])
    expect(file).toMatchObject({ status: 'made', period: '2026-W43', transfers: 2, total: 56250, executionDate: '2026-10-26' })
    expect(file.allowedActions).toEqual(['paid_out', 'withdraw'])
    expect(must(await as.planner.get('/payout_files?status=made'), 200).totalItems).toBe(1)
  })
  test('is the same to the byte whenever it is downloaded, and is known by its hash', async () => {
    const first = await download(file)
    moveClock('2026-10-27T09:00:00Z')
    const second = await download(file)
    expect(second.bytes.equals(first.bytes)).toBe(true)
    expect(hash('sha256', first.bytes)).toBe(file.hash)
    expect(first.headers['content-disposition']).toContain(`uitbetaling-2026-W43-${String(file.hash).slice(0, 8)}.xml`)
    expect(first.text.match(/<NbOfTxs>2<\/NbOfTxs><CtrlSum>562\.50<\/CtrlSum>/g)).toHaveLength(2)
    expect(first.text).toContain(`<MsgId>${file.uuid.replaceAll('-', '')}</MsgId>`)
    expect(first.text).toContain('<Nm>Ozge careWorker</Nm>')
  })
  test('is never changed, and no invoice is put in a second one', async () => {
    const content = Buffer.from('<Document>more</Document>')
    await expect(
      owner
        .updateTable('payout_file')
        .set({ content, hash: hash('sha256', content) })
        .execute(),
    ).rejects.toMatchObject({ code: '23000' })
    await expect(owner.deleteFrom('payout_file').execute()).rejects.toMatchObject({ code: '23000' })
    const kept = await db.selectFrom('payout_file').selectAll().where('uuid', '=', file.uuid).executeTakeFirstOrThrow()
    const { uuid: _uuid, ...copy } = kept
    const other = await db.insertInto('payout_file').values(copy).returning('uuid').executeTakeFirstOrThrow()
    const { uuid: invoice } = await invoiceOf('careWorker')
    const twice = db.insertInto('payout_file_invoice').values({ payout_file_uuid: other.uuid, care_moment_invoice_uuid: invoice })
    await expect(twice.execute()).rejects.toMatchObject({ constraint: 'one_payout_file' })
    const wrong = db.insertInto('payout_file').values({ ...copy, hash: '0'.repeat(64) })
    await expect(wrong.execute()).rejects.toMatchObject({ code: '23514' })
  })
  test('its invoices are neither paid out by hand nor credited until its result is recorded', async () => {
    const invoice = await invoiceOf('careWorker')
    const booking = { careMomentInvoice: invoice['@id'], kind: 'payout', bookedOn: '2026-10-27' }
    const refused = { status: 409, body: { detail: expect.stringContaining('uitbetaalbestand') } }
    expect(await as.planner.post('/payout_ledger', booking)).toMatchObject(refused)
    expect(await as.planner.post(`${invoice['@id']}/credit`, { reason: 'Fout.' })).toMatchObject(refused)
    must(await as.planner.post('/payout_ledger', { ...booking, kind: 'payment' }), 201)
  })
  test('withdrawn it needs a reason, can no longer be downloaded, and its invoices are free', async () => {
    expect(await withdraw(file, ' ')).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'reason' }] } })
    expect(must(await withdraw(file), 200)).toMatchObject({ status: 'withdrawn', statusReason: 'De bank nam het niet aan.' })
    expect(await download(file)).toMatchObject({ status: 409 })
    const again = must(await make(), 201)
    expect(again).toMatchObject({ transfers: 2, total: 56250, executionDate: '2026-10-27' })
    expect(again.hash).not.toBe(file.hash)
    file = again
  })
})

describe('paid out', () => {
  const paidOut = async (bookedOn: string) => {
    const [file] = must(await as.planner.get('/payout_files?order[createdAt]=desc&status=made'), 200).member
    return as.planner.put(`${file!['@id']}/paid_out`, { bookedOn })
  }
  test('a day that is still to come is refused, as is one before its invoices, and nothing booked', async () => {
    expect(await paidOut('2026-10-28')).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'bookedOn' }] } })
    expect(await paidOut('2026-10-25')).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'bookedOn' }] } })
    expect(await payoutsOf(await invoiceOf('careWorker'))).toEqual([])
  })
  test('two planners at once book every invoice of it once, on that day', async () => {
    const [file] = must(await as.planner.get('/payout_files?order[createdAt]=desc&status=made'), 200).member
    const two = await Promise.all([1, 2].map(() => as.planner.put(`${file!['@id']}/paid_out`, { bookedOn: '2026-10-27' })))
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409])
    for (const [who, cents] of [
      ['careWorker', 33750],
      ['thirdWorker', 22500],
    ] as const)
      expect(await payoutsOf(await invoiceOf(who)), who).toMatchObject([
        { bookedOn: '2026-10-27', careWorkerAmount: cents, bankAmount: -cents, organizationAmount: 0 },
      ])
    expect(await withdraw(file!)).toMatchObject({ status: 409 })
    expect((await download(file!)).status).toBe(200)
    expect(await make()).toMatchObject({ status: 409 })
  })
  test('credited afterwards, the worker has to pay it back: € 337,50', async () => {
    const invoice = await invoiceOf('careWorker')
    must(await as.planner.post(`${invoice['@id']}/credit`, { reason: 'Fout.' }), 201)
    const { careWorkers } = must(await as.planner.get('/payout_ledger/totals'), 200)
    expect(careWorkers).toMatchObject([{ toPayOut: -33750, paidOut: 33750, invoiced: 0 }, { toPayOut: 0 }])
  })
})
