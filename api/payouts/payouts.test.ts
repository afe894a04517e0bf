import { afterAll, describe, expect, test } from 'vitest'
import { notificationKinds } from '../../contract/notifications.ts'
import { type Body, openTestApi } from '../../tests/api.ts'
import { must } from '../../tests/moments.ts'
import { nlciusViolations } from '../../tests/nlcius.ts'
import { settings } from '../../tests/settings.ts'
import { today } from '../../tests/world.ts'
import { mails as momentMails } from '../care-moments/mails.ts'
import { jobs } from '../invoices/jobs.ts'
import { mails } from '../invoices/mails.ts'
import { moveClock, now } from '../platform/clock.ts'
import { openMailbox } from '../platform/mailbox.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())
const worker = world.people.careWorker.uuid
const invoicesOf = async () => must(await as.planner.get(`/care_workers/${worker}/invoices?order[id]=asc`), 200).member
const runOn = async (monday: string) => {
  moveClock(monday)
  await jobs.invoices!.run(db, now())
}
const book = (invoice: Body, kind: string) =>
  as.planner.post('/payout_ledger', { careMomentInvoice: invoice['@id'], kind, bookedOn: '2026-10-27' })
const bookings = async (query = '') => must(await as.planner.get(`/payout_ledger?order[bookedOn]=asc${query}`), 200).member

// Week 43: 7,5 hours at € 45, a bonus of € 20 and 10 km at € 0,23 make € 359,80; five hours make € 225 for a second worker.
const shift = { startDate: '2026-10-21T07:00+02:00', endDate: '2026-10-21T14:30+02:00', breakMinutes: 0 }
const expenses = [{ kind: 'kilometres', quantity: 10, amount: 23 }]
const moment = await api.approvedMoment({ ...shift, bonus: 2000 }, { expenses })
moveClock(today)
await api.approvedMoment({ ...shift, endDate: '2026-10-21T12:00+02:00' }, {}, 'thirdWorker')
moveClock(today)
await api.approvedMoment({ ...shift, publishedForContractTypes: ['temp_work'] }, {}, 'tempWorker')
await runOn('2026-10-26T05:00:00Z')
const [invoice] = await invoicesOf()

describe('the year of a care worker', () => {
  test('holds what was invoiced, of which the costs and bonuses, and each week', async () => {
    const [summary, ...more] = must(await as.careWorker.get('/care_moment_invoice_summaries?year=2026'), 200).member
    expect(more).toEqual([])
    expect(summary).toMatchObject({ year: 2026, count: 1, total: 33750 + 2000 + 230, expenses: 230, bonuses: 2000 })
    expect(summary).toMatchObject({ weeks: [{ period: '2026-W43', count: 1, total: 35980 }] })
    expect(must(await as.careWorker.get(summary!['@id']), 200)).toMatchObject({ total: 35980 })
    expect(await as.colleague.get(summary!['@id'])).toMatchObject({ status: 404 })
  })
  test.each([
    ['year=2025', 0],
    ['createdAt[after]=2026-10-26', 2],
    ['createdAt[after]=2026-10-27', 0],
  ])('is found by %s: %i of them', async (query, count) => {
    expect(must(await as.planner.get(`/care_moment_invoice_summaries?${query}`), 200).totalItems).toBe(count)
  })
})

describe('the ledger', () => {
  test('books every invoice when it is made: the organization owes what the worker has coming', async () => {
    expect(await bookings(`&careWorker.uuid=${worker}`)).toMatchObject([
      { kind: 'invoice', period: '2026-W43', organizationAmount: 35980, careWorkerAmount: -35980, bankAmount: 0 },
    ])
  })
  test('books what was paid and paid out once, also when two do so at once', async () => {
    const two = await Promise.all([1, 2].map(() => book(invoice!, 'payment')))
    expect(two.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(two.find(({ status }) => status === 201)!.body).toMatchObject({
      organizationAmount: -35980,
      careWorkerAmount: 0,
      bankAmount: 35980,
    })
  })
  test('takes no booking that does not sum to zero, nor a change of one', async () => {
    const row = await db.selectFrom('payout_ledger').selectAll().executeTakeFirstOrThrow()
    const { uuid: _uuid, ...rest } = row
    const wrong = { ...rest, kind: 'payout', care_worker_amount: 100, organization_amount: 0, bank_amount: -99 }
    await expect(db.insertInto('payout_ledger').values(wrong).execute()).rejects.toMatchObject({
      constraint: 'booking_sums_to_zero',
    })
    await expect(api.owner.updateTable('payout_ledger').set({ bank_amount: 0 }).execute()).rejects.toMatchObject({
      code: '23000',
    })
  })
  test('is the planner’s alone', async () => {
    for (const who of ['careWorker', 'organization', 'backOffice'] as const)
      expect(await as[who].get('/payout_ledger'), who).toMatchObject({ status: 403 })
  })
})

describe('the payout file', () => {
  const sepa = (period = '2026-W43') => as.planner.get(`/payouts/sepa?period=${period}`)
  test('waits for an account to pay from, whose number is right', async () => {
    expect(await sepa()).toMatchObject({ status: 409 })
    expect(await as.planner.put('/payouts/account', { name: 'Zorginzet', iban: 'NL02RABO0123456788' })).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'iban' }] },
    })
    const account = { name: 'Stichting Derdengelden Zorginzet', iban: 'NL91ABNA0417164300' }
    must(await as.planner.put('/payouts/account', { ...account, iban: 'nl91 abna 0417 1643 00' }), 200)
    expect(must(await as.planner.get('/payouts/account'), 200)).toMatchObject({ account })
  })
  test('holds the invoices of a week: € 359,80 and € 225,00 make € 584,80', async () => {
    const { status, text, headers } = await sepa()
    expect(status).toBe(200)
    expect(headers['content-disposition']).toContain('uitbetaling-2026-W43.xml')
    expect(text.match(/<NbOfTxs>2<\/NbOfTxs><CtrlSum>584\.80<\/CtrlSum>/g)).toHaveLength(2)
    expect(text).toContain('<ReqdExctnDt><Dt>2026-10-26</Dt></ReqdExctnDt>')
    expect(text).toContain('<Nm>Ozge careWorker</Nm>')
  })
  test('leaves out what was paid out already', async () => {
    must(await book(invoice!, 'payout'), 201)
    expect((await sepa()).text).toContain('<NbOfTxs>1</NbOfTxs><CtrlSum>225.00</CtrlSum>')
    const { careWorkers } = must(await as.planner.get('/payout_ledger/totals'), 200)
    expect(careWorkers).toEqual([
      { careWorker: `/v1/care_workers/${worker}`, name: 'Özge careWorker', invoiced: 35980, paidOut: 35980, toPayOut: 0 },
      expect.objectContaining({ name: 'Özge thirdWorker', invoiced: 22500, paidOut: 0, toPayOut: 22500 }),
    ])
  })
  test.each([['2026-W99'], ['vorige week']])('is of a week, not of %s', async period => {
    expect(await sepa(period)).toMatchObject({ status: 422 })
  })
  test('is not there for a week in which nothing is due', async () => {
    expect(await sepa('2026-W40')).toMatchObject({ status: 409 })
  })
})

test('the export for payroll holds the temporary work of a week: 450 minutes at € 32,00 are € 240,00', async () => {
  const { status, text } = await as.planner.get('/payroll_export?period=2026-W43')
  expect(status).toBe(200)
  const lines = text.trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('Özge tempWorker;Stichting De Lindenhof;2026-10-21;hourly_rate;Uurtarief;450;7,5;32,00;240,00')
})

describe('a credit note', () => {
  const credit = (uuid = invoice!.uuid, more = {}) =>
    as.planner.post(`/care_moment_invoices/${uuid}/credit`, { reason: 'Verkeerde uren.', ...more })
  test('is made by the planner, with a reason', async () => {
    expect(await as.organization.post(`${invoice!['@id']}/credit`, { reason: 'x' })).toMatchObject({ status: 403 })
    expect(await credit(undefined, { reason: ' ' })).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'reason' }] },
    })
  })
  test('takes a whole invoice back under the next number, once, also when two do so at once', async () => {
    const two = await Promise.all([1, 2].map(() => credit(undefined, { reopen: true })))
    expect(two.map(({ status }) => status).sort()).toEqual([201, 409])
    const [, note, ...more] = await invoicesOf()
    expect(more).toEqual([])
    expect(note).toMatchObject({ type: 'credit_note', number: '2026-00002', credits: invoice!['@id'], reason: 'Verkeerde uren.' })
    expect(note).toMatchObject({ total: -35980, vat: 0, payable: -35980, issueDate: '2026-10-26' })
    expect((note!.lines as { amount: number }[]).map(({ amount }) => amount)).toEqual([-33750, -2000, -230])
    expect(await credit(note!.uuid)).toMatchObject({ status: 409 })
  })
  test('is printed with what is credited, as PDF and as UBL that a validator of NLCIUS takes', async () => {
    const [, note] = await invoicesOf()
    expect(await as.organization.get(`${note!['@id']}/pdf`)).toMatchObject({
      status: 200,
      headers: { 'content-disposition': expect.stringContaining('creditnota-2026-00002.pdf') },
    })
    const { text } = await as.organization.get(`${note!['@id']}/ubl`)
    expect(text).toContain('<cbc:PayableAmount currencyID="EUR">359.80</cbc:PayableAmount>')
    expect(nlciusViolations(text)).toEqual([])
  })
  test('is told to both sides, with the reason', async () => {
    const events = db.selectFrom('event').select('uuid').where('name', '=', 'invoice_credited')
    const { uuid } = await events.executeTakeFirstOrThrow()
    await openMailbox(db, mails, notificationKinds, settings).deliver(uuid, now())
    const sent = db
      .selectFrom('mail')
      .select(['recipient', 'text'])
      .where('subject', '=', 'Creditnota 2026-00002 bij factuur 2026-00001')
    const said = expect.stringContaining('Reden: Verkeerde uren.')
    expect(await sent.orderBy('uuid').execute()).toEqual([
      { recipient: world.people.careWorker.username, text: said },
      { recipient: 'facturen@lindenhof.example', text: said },
    ])
  })
  test('is booked, and weighs in the year', async () => {
    expect(await bookings(`&kind=credit_note`)).toMatchObject([
      { organizationAmount: -35980, careWorkerAmount: 35980, bankAmount: 0 },
    ])
    const [summary] = must(await as.careWorker.get('/care_moment_invoice_summaries'), 200).member
    expect(summary).toMatchObject({
      count: 1,
      total: 0,
      expenses: 0,
      bonuses: 0,
      weeks: [{ period: '2026-W43', count: 1, total: 0 }],
    })
  })
  test('opens the hours again, which are approved anew with lines of their own: six hours make € 270', async () => {
    expect(await api.fresh(moment)).toMatchObject({ status: 'not_approved', statusReason: 'Verkeerde uren.' })
    const { uuid } = await db
      .selectFrom('event')
      .select('uuid')
      .where('name', '=', 'care_moment_reopened')
      .executeTakeFirstOrThrow()
    await openMailbox(db, momentMails, notificationKinds, settings).deliver(uuid, now())
    const asked = db.selectFrom('mail').select('recipient').where('subject', 'like', 'Dien je uren opnieuw in%')
    expect(await asked.execute()).toEqual([{ recipient: world.people.careWorker.username }])
    const hours = { ...shift, endDate: '2026-10-21T13:00+02:00', reason: 'Eerder klaar.', expenses: [] }
    must(await as.careWorker.put(`${moment['@id']}/submit`, hours), 200)
    must(await as.organization.patch(`${moment['@id']}/approve`), 200)
    await runOn('2026-11-02T06:00:00Z')
    const [, , again] = await invoicesOf()
    expect(again).toMatchObject({ type: 'invoice', number: '2026-00003', period: '2026-W44', total: 27000 + 2000 })
    expect(again!.lines).toMatchObject([{ careMoment: moment['@id'] }, { careMoment: moment['@id'] }])
  })
  test('is not there for another organization', async () => {
    const [, note] = await invoicesOf()
    expect(await as.otherOrganization.get(note!['@id'])).toMatchObject({ status: 404 })
  })
})
