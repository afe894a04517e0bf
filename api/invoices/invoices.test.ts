import { afterAll, describe, expect, test } from 'vitest'
import { nlciusViolations } from '../../tests/files/nlcius.ts'
import { type Body, openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today, uuidOf } from '../../tests/worlds/world.ts'
import { queriesOf } from '../concepts.ts'
import { moveClock, now } from '../platform/clock.ts'
import { jobs } from './jobs.ts'

const api = await openTestApi()
const { as, world, db, owner } = api
afterAll(() => api.close())

type Changes = Record<string, unknown>
const shift = (date: string, from: string, to: string, changes: Changes = {}) => ({
  startDate: `${date}T${from}+02:00`,
  endDate: `${date}T${to}+02:00`,
  breakMinutes: 0,
  ...changes,
})
const runOn = async (monday: string) => {
  moveClock(monday)
  await jobs.invoices!.run(db, now(), queriesOf)
}
const invoicesOf = async (who: 'careWorker' | 'colleague' | 'tempWorker' | 'thirdWorker') =>
  must(await as.planner.get(`/care_workers/${world.people[who].uuid}/invoices?order[period]=asc`), 200).member
const linesOf = async (invoice: Body) =>
  ((await api.fresh(invoice)).lines as { description: string; quantity: number; amount: number }[]).map(l => [
    l.description,
    l.quantity,
    l.amount,
  ])

// The week of 19 to 25 October 2026. In the night of Saturday to Sunday the clock goes back.
const night = { startDate: '2026-10-24T22:00+02:00', endDate: '2026-10-25T07:00+01:00', breakMinutes: 0 }
const expenses = [{ kind: 'kilometres', quantity: 24.5, amount: 23 }]
// Does this as if on Monday, whatever the clock shows now.
const onMonday = <T>(work: () => Promise<T>): Promise<T> => {
  moveClock(today)
  return work()
}
await onMonday(() => api.approvedMoment(shift('2026-10-21', '07:00', '14:30', { hourlyRate: 3333 }), { expenses }))
await onMonday(() => api.approvedMoment(night))
const late = await onMonday(() => api.submittedMoment(shift('2026-10-23', '07:00', '12:00'), {}, 'thirdWorker'))
must(
  await as.colleague.post('/care_worker_vat_regimes', {
    careWorker: `/v1/care_workers/${world.people.colleague.uuid}`,
    vatRegime: 'standard_21',
    validFrom: '2026-10-01',
    reason: 'Ik werk onder leiding van de instelling.',
  }),
  201,
)
await onMonday(() => api.approvedMoment({ ...night, bonus: 5 }, {}, 'colleague'))
await onMonday(() => api.approvedMoment({ ...night, publishedForContractTypes: ['temp_work'] }, {}, 'tempWorker'))

describe('the run of Monday', () => {
  test('makes one invoice a worker and organization: 7,5 h at € 33,33, 24,5 km at € 0,23, and a night of ten hours', async () => {
    await runOn('2026-10-26T05:00:00Z')
    const [invoice, ...more] = await invoicesOf('careWorker')
    expect(more).toEqual([])
    expect(invoice).toMatchObject({ number: '2026-00001', period: '2026-W43', issueDate: '2026-10-26', dueDate: '2026-11-09' })
    expect(await linesOf(invoice!)).toEqual([
      // € 249,975 is rounded up, and so is € 5,635.
      ['Uurtarief', 7.5, 24998],
      ['Kilometers', 24.5, 564],
      ['Uurtarief', 10, 45000],
    ])
    expect(invoice).toMatchObject({ total: 24998 + 564 + 45000, vat: 0, payable: 70562, vatRegime: 'exempt_care' })
  })
  test('adds 21 % for a worker whose care is not exempt, once over the total: € 450,05 gives € 94,51', async () => {
    const [invoice] = await invoicesOf('colleague')
    expect(invoice).toMatchObject({ total: 45005, vat: 9451, payable: 54456 })
  })
  test('makes none for temporary work or for unapproved hours', async () => {
    expect(await invoicesOf('tempWorker')).toEqual([])
    expect(await invoicesOf('thirdWorker')).toEqual([])
  })
  test('makes nothing the second time', async () => {
    const before = await db.selectFrom('care_moment_invoice').select('uuid').execute()
    await runOn('2026-10-26T05:30:00Z')
    expect(await db.selectFrom('care_moment_invoice').select('uuid').execute()).toEqual(before)
  })
  test('takes what was approved late into the next week, under the next number', async () => {
    const more = await api.submittedMoment(
      { startDate: '2026-10-28T07:00+01:00', endDate: '2026-10-28T09:00+01:00', breakMinutes: 0 },
      {},
      'thirdWorker',
    )
    for (const moment of [late, more]) must(await as.organization.patch(`${moment['@id']}/approve`), 200)
    await runOn('2026-11-02T05:00:00Z')
    expect(await invoicesOf('thirdWorker')).toMatchObject([{ number: '2026-00001', period: '2026-W44', total: (5 + 2) * 4500 }])
    expect(await invoicesOf('careWorker')).toHaveLength(1)
  })
})

describe('an invoice', () => {
  const refused = (query: Promise<unknown>) => expect(query).rejects.toMatchObject({ code: '23000' })
  test('is never changed or removed, and neither are its lines', async () => {
    await refused(owner.updateTable('care_moment_invoice').set({ total: 1, payable: 1, vat: 0 }).execute())
    await refused(owner.deleteFrom('care_moment_invoice').execute())
    await refused(owner.updateTable('care_moment_invoice_line').set({ amount: 1 }).execute())
    await refused(owner.deleteFrom('care_moment_invoice_line').execute())
  })
  test.each([[2], [5]])('of a worker with one invoice takes number 2: number %i', async sequence => {
    const row = await db
      .selectFrom('care_moment_invoice')
      .selectAll()
      .where('care_worker_uuid', '=', world.people.careWorker.uuid)
      .executeTakeFirstOrThrow()
    const { uuid: _uuid, number: _number, ...rest } = row
    const next = { ...rest, parties: JSON.stringify(row.parties), sequence, period: '2026-W50' }
    const insert = db.transaction().execute(async tx => {
      const made = await tx.insertInto('care_moment_invoice').values(next).returning('number').executeTakeFirstOrThrow()
      throw new Error(made.number)
    })
    await (sequence === 2 ? expect(insert).rejects.toThrow('2026-00002') : refused(insert))
  })
  test('is not there for another organization, another worker, or a location admin whose location it does not concern', async () => {
    const [invoice] = await invoicesOf('careWorker')
    for (const who of ['otherOrganization', 'otherLocationAdmin', 'colleague'] as const)
      for (const path of ['', '/pdf', '/ubl'])
        expect((await as[who].get(`${invoice!['@id']}${path}`)).status, `${who} ${path}`).toBe(404)
    expect(await as.colleague.get(`/care_workers/${world.people.careWorker.uuid}/invoices`)).toMatchObject({ status: 404 })
    for (const who of ['clientAdmin', 'backOffice'] as const)
      expect(await as[who].get(invoice!['@id'])).toMatchObject({ status: 403 })
  })
  test('exists for its worker, its organization and the admin of its location', async () => {
    const [invoice] = await invoicesOf('careWorker')
    for (const who of ['careWorker', 'organization', 'locationAdmin', 'planner'] as const)
      expect(await as[who].get(invoice!['@id']), who).toMatchObject({ status: 200, body: { payable: 70562 } })
  })
  test('is downloaded as PDF and as UBL that a validator of NLCIUS takes', async () => {
    for (const who of ['careWorker', 'colleague'] as const) {
      const [invoice] = await invoicesOf(who)
      const ubl = await as.organization.get(`${invoice!['@id']}/ubl`)
      expect(ubl.headers).toMatchObject({
        'content-type': 'application/xml; charset=utf-8',
        'content-disposition': expect.stringContaining('attachment; filename="factuur-2026-00001.xml"'),
      })
      expect(nlciusViolations(ubl.text)).toEqual([])
      expect(ubl.text).toContain(`>${(Number(invoice!.payable) / 100).toFixed(2)}<`)
    }
    const [invoice] = await invoicesOf('careWorker')
    const pdf = await as.careWorker.get(`${invoice!['@id']}/pdf`)
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('attachment; filename="factuur-2026-00001.pdf"'),
    })
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })
  test('shows each line under the address of its kind and under no other', async () => {
    const [listed] = await invoicesOf('careWorker')
    const [hours, kilometres] = (await api.fresh(listed!)).lines as [Body, Body]
    expect(await as.organization.get(`/care_moment_hourly_rate_invoice_lines/${hours.uuid}`)).toMatchObject({
      status: 200,
      body: { amount: 24998 },
    })
    expect(await as.organization.get(`/care_moment_expense_invoice_lines/${kilometres.uuid}`)).toMatchObject({
      status: 200,
      body: { amount: 564 },
    })
    expect(await as.organization.get(`/care_moment_bonus_invoice_lines/${kilometres.uuid}`)).toMatchObject({ status: 404 })
    expect(await as.otherOrganization.get(`/care_moment_hourly_rate_invoice_lines/${hours.uuid}`)).toMatchObject({ status: 404 })
  })
  test('says of each line where and when the work was, also after the location has another name', async () => {
    const [listed] = await invoicesOf('careWorker')
    const [invoice] = [await api.fresh(listed!)]
    const before = invoice.lines as Body[]
    const location = db.selectFrom('organization_location').select('name').where('uuid', '=', uuidOf(world.east))
    const { name } = await location.executeTakeFirstOrThrow()
    for (const line of before)
      expect(line).toMatchObject({
        location: name,
        startDate: expect.stringMatching(/^2026-10-2\d/),
        endDate: expect.any(String),
      })
    await db.updateTable('organization_location').set({ name: 'Elders' }).where('uuid', '=', uuidOf(world.east)).execute()
    expect((await api.fresh(listed!)).lines).toEqual(before)
    expect((await as.organization.get(`${listed!['@id']}/ubl`)).text).toContain(`<cbc:Description>${name}, 07:00 – 14:30<`)
    await db.updateTable('organization_location').set({ name }).where('uuid', '=', uuidOf(world.east)).execute()
  })
  test('keeps the names it was made with when a party moves', async () => {
    const [invoice] = await invoicesOf('careWorker')
    await db
      .updateTable('organization')
      .set({ name: 'De Nieuwe Linde', city: 'Zeist' })
      .where('uuid', '=', uuidOf(world.organization))
      .execute()
    expect((await as.careWorker.get(`${invoice!['@id']}/ubl`)).text).toContain('Stichting De Lindenhof')
  })
})
