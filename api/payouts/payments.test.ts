// Payments of an invoice by its organization: in parts, a cent too much, entered wrong and corrected.
import { afterAll, describe, expect, test } from 'vitest'
import { type Body, openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { everybody, type Who } from '../../tests/worlds/world.ts'
import { queriesOf } from '../concepts.ts'
import { jobs } from '../invoices/jobs.ts'
import { moveClock, now } from '../platform/clock.ts'

const api = await openTestApi()
const { as, db } = api
afterAll(() => api.close())

// Three hours at € 45 make € 135, two make € 90. Both are invoiced on 26 October.
const shift = (date: string, until: string) => ({
  startDate: `${date}T08:00+02:00`,
  endDate: `${date}T${until}+02:00`,
  breakMinutes: 0,
})
await api.approvedMoment(shift('2026-10-21', '11:00'))
await api.approvedMoment(shift('2026-10-22', '10:00'), {}, 'colleague')
moveClock('2026-10-26T05:00:00Z')
await jobs.invoices!.run(db, now(), queriesOf)
moveClock('2026-11-05T09:00:00Z')
const invoiceOf = async (who: Who) =>
  must(await as.planner.get(`/care_moment_invoices?careWorker.uuid=${api.world.people[who].uuid}&type=invoice`), 200).member[0]!
const invoice = await invoiceOf('careWorker')
const other = await invoiceOf('colleague')
const read = async (one: Body = invoice) => must(await as.planner.get(one['@id']), 200)
const pay = (more: object = {}, one: Body = invoice) =>
  as.planner.post('/payout_ledger', { careMomentInvoice: one['@id'], kind: 'payment', bookedOn: '2026-10-28', ...more })
const wrongAt = (propertyPath: string, message: string) => ({
  status: 422,
  body: { violations: [{ propertyPath, message: expect.stringContaining(message) }] },
})
const found = async (paid: string, who: Who = 'organization') =>
  must(await as[who].get(`/care_moment_invoices?paid=${paid}`), 200).member.map(({ number, careWorker }) => [number, careWorker])
    .length

describe('a payment', () => {
  test('is not booked or taken back by anybody but a planner', async () => {
    const { uuid } = await db.selectFrom('payout_ledger').select('uuid').executeTakeFirstOrThrow()
    for (const who of everybody.filter(each => each !== 'planner')) {
      const body = { careMomentInvoice: invoice['@id'], kind: 'payment', bookedOn: '2026-10-28' }
      expect(await as[who].post('/payout_ledger', body), who).toMatchObject({ status: 403 })
      expect(await as[who].post(`/payout_ledger/${uuid}/reverse`, { reason: 'x' }), who).toMatchObject({ status: 403 })
    }
  })
  test('is of a day that has been, and not of one before the invoice; nor is a payout', async () => {
    expect(await pay({ bookedOn: '2026-11-06' })).toMatchObject(wrongAt('bookedOn', 'moet nog komen'))
    expect(await pay({ bookedOn: '2026-10-25' })).toMatchObject(wrongAt('bookedOn', '26 oktober'))
    expect(await pay({ kind: 'payout', bookedOn: '2150-01-01' })).toMatchObject(wrongAt('bookedOn', 'moet nog komen'))
    expect(await pay({ kind: 'payout', bookedOn: '2001-01-01' })).toMatchObject(wrongAt('bookedOn', '26 oktober'))
  })
  test('has an amount, below a million, and gives back no more than was paid', async () => {
    expect(await pay({ amount: 0 })).toMatchObject(wrongAt('amount', 'Vul een bedrag in'))
    expect(await pay({ amount: 0.5 })).toMatchObject({ status: 422 })
    expect(await pay({ amount: 100_000_001 })).toMatchObject({ status: 422 })
    expect(await pay({ amount: -1 })).toMatchObject(wrongAt('amount', 'meer is niet terug te geven'))
    expect(await pay({ kind: 'payout', amount: 5 })).toMatchObject(wrongAt('amount', 'hele bedrag'))
  })
  test('of part of the amount leaves the rest open, and the invoice unpaid', async () => {
    expect(await read()).toMatchObject({ paid: 0, open: 13_500, payments: [] })
    expect(must(await pay({ amount: 5000, open: 13_500 }), 201)).toMatchObject({ organizationAmount: -5000, bankAmount: 5000 })
    const invoice = await read()
    expect(invoice).toMatchObject({ paid: 5000, open: 8500, payments: [{ bookedOn: '2026-10-28', amount: 5000 }] })
    expect(invoice.paidOn).toBeUndefined()
    expect([await found('open'), await found('part'), await found('whole'), await found('over')]).toEqual([2, 1, 0, 0])
  })
  test('that was entered while another was booked is refused: of two at once one is', async () => {
    expect(await pay({ amount: 8500, open: 13_500 })).toMatchObject({ status: 409 })
    const two = await Promise.all([1, 2].map(() => pay({ amount: 3000, open: 8500 })))
    expect(two.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await read()).toMatchObject({ paid: 8000, open: 5500 })
  })
  test('that completes the amount marks the invoice as paid, on its day; after that nothing can be booked', async () => {
    must(await pay({ bookedOn: '2026-11-04' }), 201)
    expect(await read()).toMatchObject({ paid: 13_500, open: 0, paidOn: '2026-11-04' })
    expect(await pay()).toMatchObject({ status: 409 })
    expect([await found('open'), await found('part'), await found('whole'), await found('over')]).toEqual([1, 0, 1, 0])
  })
  test('that is too high is reported, and refunded', async () => {
    must(await pay({ amount: 1, bookedOn: '2026-11-05' }), 201)
    expect(await read()).toMatchObject({ paid: 13_501, open: -1, paidOn: '2026-11-04' })
    expect(await found('over')).toBe(1)
    must(await pay({ bookedOn: '2026-11-05' }), 201)
    expect(await read()).toMatchObject({ paid: 13_500, open: 0, paidOn: '2026-11-04' })
  })
  test('leave the balance correct', async () => {
    const { days, faults } = must(await as.planner.get('/payout_ledger/balance'), 200) as unknown as {
      days: { owedByOrganizations: number; bank: number }[]
      faults: object[]
    }
    expect(faults).toEqual([])
    expect(days[0]).toMatchObject({ owedByOrganizations: 9000, bank: 13_500 })
  })
})

describe('a payment that was entered wrong', () => {
  test('is taken back with a reason, once, also when two do so at once', async () => {
    const { uuid } = must(await pay({ amount: 900 }, other), 201)
    const back = (reason: string) => as.planner.post(`/payout_ledger/${uuid}/reverse`, { reason })
    expect(await back(' ')).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'reason' }] } })
    const two = await Promise.all([1, 2].map(() => back('Een nul te weinig.')))
    expect(two.map(({ status }) => status).sort()).toEqual([201, 409])
    const made = two.find(({ status }) => status === 201)!.body
    expect(made).toMatchObject({ kind: 'payment', bankAmount: -900, bookedOn: '2026-11-05', reason: 'Een nul te weinig.' })
    expect(made.reverses).toBe(`/v1/payout_ledger/${uuid}`)
    expect(await read(other)).toMatchObject({ paid: 0, open: 9000, payments: [] })
    expect(await as.planner.post(`${made['@id']}/reverse`, { reason: 'Toch niet.' })).toMatchObject({ status: 409 })
  })
  test('cannot be reversed after a refund, and an invoice never can', async () => {
    const { uuid } = must(await pay({ amount: 9000 }, other), 201)
    const returned = must(await pay({ amount: -9000 }, other), 201)
    expect(await as.planner.post(`/payout_ledger/${uuid}/reverse`, { reason: 'x' })).toMatchObject({ status: 409 })
    must(await as.planner.post(`${returned['@id']}/reverse`, { reason: 'Dit was een andere.' }), 201)
    expect(await read(other)).toMatchObject({ paid: 9000, open: 0, paidOn: '2026-10-28' })
    const { uuid: first } = await db
      .selectFrom('payout_ledger')
      .select('uuid')
      .where('kind', '=', 'invoice')
      .executeTakeFirstOrThrow()
    expect(await as.planner.post(`/payout_ledger/${first}/reverse`, { reason: 'x' })).toMatchObject({ status: 409 })
  })
})

describe('who reads it', () => {
  test('the organization reads each payment of its invoice; another organization nothing, the care worker none of it', async () => {
    const said = must(await as.organization.get(invoice['@id']), 200)
    expect(said).toMatchObject({ paid: 13_500, open: 0, paidOn: '2026-11-04' })
    expect((said.payments as { amount: number }[]).map(({ amount }) => amount)).toEqual([5000, 3000, 5500, 1, -1])
    expect(await as.otherOrganization.get(invoice['@id'])).toMatchObject({ status: 404 })
    const worker = must(await as.careWorker.get(invoice['@id']), 200)
    for (const field of ['paid', 'open', 'paidOn', 'payments']) expect(worker).not.toHaveProperty(field)
    expect(await found('whole', 'careWorker')).toBe(0)
  })
  test('the file for a spreadsheet says what was paid and what is open', async () => {
    const { text } = await as.organization.get('/care_moment_invoices/export?paid=whole')
    const [head, ...rows] = text.replace('\ufeff', '').trim().split('\r\n')
    expect(head).toContain(';Betaald op;Betaald;Nog open;')
    expect(rows).toHaveLength(2)
    for (const row of rows) expect(row).toMatch(/;2026-1[01]-\d\d;(135|90),00;0,00;/)
  })
})

test('what was paid of an invoice that is credited is to be given back, on its credit note', async () => {
  const note = must(await as.planner.post(`${other['@id']}/credit`, { reason: 'Dubbel.' }), 201)
  expect(await read(other)).toMatchObject({ paid: 9000, open: 0 })
  expect(await read(note)).toMatchObject({ paid: 0, open: -9000 })
  must(await pay({ amount: -4000, bookedOn: '2026-11-05' }, note), 201)
  expect(await read(note)).toMatchObject({ paid: -4000, open: -5000 })
  expect(await pay({ amount: 4001, bookedOn: '2026-11-05' }, note)).toMatchObject(wrongAt('amount', 'meer kan niet terugkomen'))
  must(await pay({ bookedOn: '2026-11-05' }, note), 201)
  expect(await read(note)).toMatchObject({ paid: -9000, open: 0, paidOn: '2026-11-05' })
})
test('what was given back on a credit note holds the payment of its invoice, and no more is given back on either of them', async () => {
  const { uuid, care_moment_invoice_uuid: of } = await db
    .selectFrom('payout_ledger')
    .select(['uuid', 'care_moment_invoice_uuid'])
    .where('bank_amount', '=', 9000)
    .where('care_moment_invoice_uuid', '=', String(other.uuid))
    .where('reverses_uuid', 'is', null)
    .executeTakeFirstOrThrow()
  const { uuid: note } = await db
    .selectFrom('care_moment_invoice')
    .select('uuid')
    .where('credits_uuid', '=', of)
    .executeTakeFirstOrThrow()
  const noteOf = { '@id': `/v1/care_moment_invoices/${note}` } as Body
  const back = await as.planner.post(`/payout_ledger/${uuid}/reverse`, { reason: 'Verkeerd geboekt.' })
  expect(back).toMatchObject({ status: 409, body: { detail: expect.stringContaining('geld van teruggegeven') } })
  for (const one of [other, noteOf])
    expect(await pay({ amount: -1, bookedOn: '2026-11-05' }, one)).toMatchObject(wrongAt('amount', 'meer is niet terug te geven'))
})
