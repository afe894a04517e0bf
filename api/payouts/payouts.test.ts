import { afterAll, describe, expect, test } from 'vitest'
import { nlciusViolations } from '../../tests/files/nlcius.ts'
import { type Body, openTestApi } from '../../tests/servers/api.ts'
import { settings } from '../../tests/servers/settings.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today } from '../../tests/worlds/world.ts'
import { queriesOf } from '../concepts.ts'
import { mails as hoursMails } from '../hours/mails.ts'
import { jobs } from '../invoices/jobs.ts'
import { mails } from '../invoices/mails.ts'
import { moveClock, now } from '../platform/clock.ts'
import { openMailbox } from '../platform/events/mailbox.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())
const worker = world.people.careWorker.uuid
const invoicesOf = async () => must(await as.planner.get(`/care_workers/${worker}/invoices?order[id]=asc`), 200).member
const runOn = async (monday: string) => {
  moveClock(monday)
  await jobs.invoices!.run(db, now(), queriesOf)
}
const book = (invoice: Body, kind: string) =>
  as.planner.post('/payout_ledger', { careMomentInvoice: invoice['@id'], kind, bookedOn: '2026-10-26' })
const bookings = async (query = '') => must(await as.planner.get(`/payout_ledger?order[bookedOn]=asc${query}`), 200).member

// Week 43: 7,5 hours at € 45, a bonus of € 20 and 10 km at € 0,23 give € 359,80; five hours give € 225 for a second worker.
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
  test('books every invoice when it is made: the organization owes what the worker is owed', async () => {
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
  test('takes no booking that does not sum to zero, and no change of one', async () => {
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
  test('can only be read by a planner', async () => {
    for (const who of ['careWorker', 'organization', 'backOffice'] as const)
      expect(await as[who].get('/payout_ledger'), who).toMatchObject({ status: 403 })
  })
})

test('the totals of a worker are what was invoiced, paid out, and still to be paid out', async () => {
  must(await book(invoice!, 'payout'), 201)
  const { careWorkers } = must(await as.planner.get('/payout_ledger/totals'), 200)
  expect(careWorkers).toEqual([
    { careWorker: `/v1/care_workers/${worker}`, name: 'Özge careWorker', invoiced: 35980, paidOut: 35980, toPayOut: 0 },
    expect.objectContaining({ name: 'Özge thirdWorker', invoiced: 22500, paidOut: 0, toPayOut: 22500 }),
  ])
})

describe('the export for payroll', () => {
  const linesOf = async (period: string) => {
    const { status, text } = await as.planner.get(`/payroll_export?period=${period}`)
    return {
      status,
      lines: text
        .trim()
        .split('\r\n')
        .map(line => line.split(';')),
    }
  }
  test('is for an existing week', async () => {
    expect((await linesOf('2026-W99')).status).toBe(422)
    for (const none of ['2027-W53', '0000-W01', '0001-W01', '9999-W52']) expect((await linesOf(none)).status, none).toBe(422)
    expect((await linesOf('2026-W53')).status).toBe(200)
  })
  test('holds the temporary work of a week: who, where and when, 450 minutes at € 32,00 are € 240,00', async () => {
    const { number } = await db
      .selectFrom('care_worker')
      .select('number')
      .where('uuid', '=', world.people.tempWorker.uuid)
      .executeTakeFirstOrThrow()
    const { lines } = await linesOf('2026-W43')
    expect(lines.slice(1).map(line => line.slice(0, 14))).toEqual([
      [
        ...[String(number), 'Özge tempWorker', 'Stichting De Lindenhof', 'Lindenhof Oost', '2026-10-21'],
        ...['07:00', '14:30', '0', 'Uren', 'Uurtarief', '450', '7,5', '32,00', '240,00'],
      ],
    ])
  })
  test('says how many minutes were irregular, by percentage: Saturday evening until Sunday morning, with the hour more', async () => {
    moveClock('2026-10-20T08:00:00Z')
    const night = { startDate: '2026-10-24T20:00+02:00', endDate: '2026-10-25T07:00+01:00', breakMinutes: 30 }
    await api.approvedMoment({ ...night, publishedForContractTypes: ['temp_work'] }, {}, 'tempWorker')
    const { lines } = await linesOf('2026-W43')
    const [head, , irregular] = lines
    expect(head!.slice(14, -1)).toEqual(['ORT 22% (min)', 'ORT 38% (min)', 'ORT 44% (min)', 'ORT 49% (min)', 'ORT 60% (min)'])
    expect(irregular!.slice(7, 11)).toEqual(['30', 'Uren', 'Uurtarief', '690'])
    expect(irregular!.slice(14, -1)).toEqual(['', '120', '', '120', '480'])
    moveClock('2026-10-26T05:00:00Z')
  })
  test('counts each day by the percentages of that day, when one ends on a Saturday', async () => {
    const { member } = must(await as.planner.get('/irregular_hours_windows'), 200)
    const { '@id': iri, ...sunday } = member.find(({ days }) => String(days) === '7,holiday')!
    const ended = { ...sunday, validUntil: '2026-10-24' }
    must(await as.planner.put(iri, ended), 200)
    must(await as.planner.post('/irregular_hours_windows', { ...sunday, percent: 65, validFrom: '2026-10-25' }), 201)
    const [head, , irregular] = (await linesOf('2026-W43')).lines
    expect(head!.slice(18, -1)).toEqual(['ORT 60% (min)', 'ORT 65% (min)'])
    expect(irregular!.slice(14, -1)).toEqual(['', '120', '', '120', '', '480'])
  })
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
    expect(((await api.fresh(note!)).lines as { amount: number }[]).map(({ amount }) => amount)).toEqual([-33750, -2000, -230])
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
    await openMailbox(db, { mails, queriesOf }, settings).deliver(uuid, now())
    const sent = db
      .selectFrom('mail')
      .select(['recipient', 'text'])
      .where('subject', '=', 'Creditnota 2026-00002 bij factuur 2026-00001')
    const reasonText = expect.stringContaining('Reden: Verkeerde uren.')
    expect(await sent.orderBy('uuid').execute()).toEqual([
      { recipient: world.people.careWorker.username, text: reasonText },
      { recipient: 'facturen@lindenhof.example', text: reasonText },
    ])
  })
  test('is booked, and counts in the year', async () => {
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
  test('reopens the hours, which are approved again with lines of their own: six hours make € 270', async () => {
    expect(await api.fresh(moment)).toMatchObject({ status: 'not_approved', statusReason: 'Verkeerde uren.' })
    const { uuid } = await db
      .selectFrom('event')
      .select('uuid')
      .where('name', '=', 'care_moment_reopened')
      .executeTakeFirstOrThrow()
    await openMailbox(db, { mails: hoursMails, queriesOf }, settings).deliver(uuid, now())
    const recipients = db.selectFrom('mail').select('recipient').where('subject', 'like', 'Dien je uren opnieuw in%')
    expect(await recipients.execute()).toEqual([{ recipient: world.people.careWorker.username }])
    const hours = { ...shift, endDate: '2026-10-21T13:00+02:00', reason: 'Eerder klaar.', expenses: [] }
    must(await as.careWorker.put(`${moment['@id']}/submit`, hours), 200)
    must(await as.organization.patch(`${moment['@id']}/approve`), 200)
    await runOn('2026-11-02T06:00:00Z')
    const [, , again] = await invoicesOf()
    expect(again).toMatchObject({ type: 'invoice', number: '2026-00003', period: '2026-W44', total: 27000 + 2000 })
    expect((await api.fresh(again!)).lines).toMatchObject([{ careMoment: moment['@id'] }, { careMoment: moment['@id'] }])
  })
  test('is not there for another organization', async () => {
    const [, note] = await invoicesOf()
    expect(await as.otherOrganization.get(note!['@id'])).toMatchObject({ status: 404 })
  })
})

describe('hours that a credit note opens again after months', () => {
  const submit = (moment: Body, who: 'careWorker' | 'planner' = 'careWorker') =>
    as[who].put(`${moment['@id']}/submit`, { ...api.hoursOf(moment), reason: 'Opnieuw.' })
  test('are handed in within sixty days of that, and not a day later', async () => {
    moveClock('2026-11-03T08:00:00Z')
    const late = await api.approvedMoment()
    must(await as.careWorker.patch(`${late['@id']}/resolve_for_care_worker`), 200)
    await runOn('2026-11-09T05:00:00Z')
    const made = (await invoicesOf()).at(-1)!
    moveClock('2027-03-01T09:00:00Z')
    must(await as.planner.post(`${made['@id']}/credit`, { reason: 'Te laat gezien.', reopen: true }), 201)
    const opened = await api.fresh(late)
    expect(opened).toMatchObject({ status: 'not_approved', reopenedAt: '2027-03-01T09:00:00+00:00' })
    expect(opened.resolvedForCareWorkerAt).toBeUndefined()
    moveClock('2027-04-30T09:00:01Z')
    for (const who of ['careWorker', 'planner'] as const) expect(await submit(late, who)).toMatchObject({ status: 409 })
    moveClock('2027-04-30T09:00:00Z')
    expect(await submit(late)).toMatchObject({ status: 200, body: { status: 'awaiting_approval' } })
  })
})
