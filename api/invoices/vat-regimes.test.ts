import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { nlciusViolations } from '../../tests/files/nlcius.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today, type Who } from '../../tests/worlds/world.ts'
import { queriesOf } from '../concepts.ts'
import { moveClock, now } from '../platform/clock.ts'
import { jobs } from './jobs.ts'

const api = await openTestApi()
const { as, world, db, owner } = api
afterAll(() => api.close())

const workerOf = (who: Who) => `/v1/care_workers/${world.people[who].uuid}`
const choice = (who: Who, changes: Record<string, unknown> = {}) => ({
  careWorker: workerOf(who),
  vatRegime: 'standard_21',
  validFrom: '2026-10-22',
  reason: 'Ik werk onder leiding van de instelling.',
  ...changes,
})
const choose = (who: Who, changes: Record<string, unknown> = {}, by: Who = who) =>
  as[by].post('/care_worker_vat_regimes', choice(who, changes))
const fieldsOf = ({ status, body }: Awaited<ReturnType<typeof choose>>) => [
  status,
  ...(body.violations ?? []).map(v => v.propertyPath),
]
const numbersOf = (who: Who, values: { kvk?: string | null; vat_id?: string | null }) =>
  db.updateTable('care_worker').set(values).where('uuid', '=', world.people[who].uuid).execute()
const shift = (date: string) => ({ startDate: `${date}T08:00+02:00`, endDate: `${date}T10:00+02:00`, breakMinutes: 0 })
const approved = (date: string, who: Who) => {
  moveClock(today)
  return api.approvedMoment(shift(date), {}, who)
}
const runOn = async (monday: string) => {
  moveClock(monday)
  await jobs.invoices!.run(db, now(), queriesOf)
}
const invoicesOf = async (who: Who) => must(await as.planner.get(`${workerOf(who)}/invoices?order[id]=asc`), 200).member
const ubl = async (iri: string) => (await as.organization.get(`${iri}/ubl`)).text

describe('how work is taxed', () => {
  test('is for the worker and the planner: a colleague neither chooses nor reads it', async () => {
    expect(fieldsOf(await choose('careWorker', {}, 'colleague'))).toEqual([422, 'careWorker'])
    for (const who of ['organization', 'backOffice', 'clientAdmin'] as const)
      expect((await choose('careWorker', {}, who)).status, who).toBe(403)
    const { uuid } = must(await choose('newWorker', { vatRegime: 'kor' }, 'planner'), 201)
    expect(await as.newWorker.get(`/care_worker_vat_regimes/${uuid}`)).toMatchObject({ status: 200, body: { vatRegime: 'kor' } })
    expect(await as.colleague.get(`/care_worker_vat_regimes/${uuid}`)).toMatchObject({ status: 404 })
    expect(must(await as.colleague.get('/care_worker_vat_regimes'), 200).member).toEqual([])
  })
  test.each([
    ['neither a day nor a shift', { validFrom: null }, 'validFrom'],
    ['another regime', { vatRegime: 'standard_9' }, 'vatRegime'],
    ['no reason', { reason: ' ' }, 'reason'],
    ['a day that is none', { validFrom: '2026-02-30' }, 'validFrom'],
    ['a btw-id that is none', { vatId: 'NL123' }, 'vatId'],
  ])('is refused with %s', async (_what, changes, field) => {
    expect(fieldsOf(await choose('careWorker', changes))).toEqual([422, field])
  })
  test('is for a shift of the worker’s own, and then without a day', async () => {
    const theirs = await api.assignedMoment({}, 'colleague')
    expect(fieldsOf(await choose('careWorker', { validFrom: null, careMoment: theirs['@id'] }, 'planner'))).toEqual([
      422,
      'careMoment',
    ])
    expect(fieldsOf(await choose('careWorker', { careMoment: theirs['@id'] }, 'planner'))).toEqual([422, 'validFrom'])
  })
  test('with VAT requires the numbers that must be on the invoice, and stores the given one', async () => {
    await numbersOf('thirdWorker', { kvk: null, vat_id: null })
    expect(fieldsOf(await choose('thirdWorker'))).toEqual([422, 'vatId'])
    expect(fieldsOf(await choose('thirdWorker', { vatId: 'NL123456782B01' }))).toEqual([422, 'vatRegime'])
    expect((await choose('thirdWorker', { vatRegime: 'kor' })).status).toBe(201)
    await numbersOf('thirdWorker', { kvk: '12345678' })
    must(await choose('thirdWorker', { vatId: 'nl 123456782 b01' }), 201)
    const kept = db.selectFrom('care_worker').select('vat_id').where('uuid', '=', world.people.thirdWorker.uuid)
    expect(await kept.executeTakeFirstOrThrow()).toEqual({ vat_id: 'NL123456782B01' })
  })
  test('is only ever added to', async () => {
    await expect(owner.updateTable('care_worker_vat_regime').set({ vat_regime: 'kor' }).execute()).rejects.toMatchObject({
      code: '23000',
    })
    await expect(owner.deleteFrom('care_worker_vat_regime').execute()).rejects.toMatchObject({ code: '23000' })
  })
})

describe('an invoice takes what held on the day of the work', () => {
  test('in one week exempt before the day, and with 21 % from it on: two invoices with numbers that follow', async () => {
    await approved('2026-10-21', 'careWorker')
    await approved('2026-10-22', 'careWorker')
    must(await choose('careWorker'), 201)
    await runOn('2026-10-26T05:00:00Z')
    expect(await invoicesOf('careWorker')).toMatchObject([
      { number: '2026-00001', vatRegime: 'exempt_care', total: 9000, vat: 0, payable: 9000 },
      { number: '2026-00002', vatRegime: 'standard_21', total: 9000, vat: 1890, payable: 10890 },
    ])
    for (const invoice of await invoicesOf('careWorker')) expect(nlciusViolations(await ubl(invoice['@id']))).toEqual([])
    const [exempt, taxed] = await invoicesOf('careWorker')
    expect(await ubl(exempt!['@id'])).toContain('artikel 11 lid 1 onderdeel g')
    expect(await ubl(taxed!['@id'])).toContain('<cbc:TaxAmount currencyID="EUR">18.90</cbc:TaxAmount>')
  })
  test('is not chosen otherwise for work that was invoiced; for later work it is', async () => {
    expect(await choose('careWorker', { vatRegime: 'kor', validFrom: '2026-10-22' })).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('teruggedraaid') },
    })
    must(await choose('careWorker', { vatRegime: 'kor', validFrom: '2026-10-23' }), 201)
  })
  test('credited work is taxed by the choice made since', async () => {
    const [, taxed] = await invoicesOf('careWorker')
    const note = must(await as.planner.post(`${taxed!['@id']}/credit`, { reason: 'Toch vrijgesteld.', reopen: true }), 201)
    expect(note).toMatchObject({ vatRegime: 'standard_21', total: -9000, vat: -1890, payable: -10890 })
    must(await choose('careWorker', { vatRegime: 'exempt_care' }), 201)
    const moment = ((await api.fresh(taxed!)).lines as { careMoment: string }[])[0]!.careMoment
    must(await as.careWorker.put(`${moment}/submit`, shift('2026-10-22')), 200)
    must(await as.organization.patch(`${moment}/approve`), 200)
    await runOn('2026-11-02T06:00:00Z')
    expect((await invoicesOf('careWorker')).at(-1)).toMatchObject({ vatRegime: 'exempt_care', total: 9000, vat: 0 })
  })
  test('for one shift it may be another than for the rest of the week', async () => {
    await approved('2026-10-20', 'colleague')
    const other = await approved('2026-10-21', 'colleague')
    must(await choose('colleague', { validFrom: null, careMoment: other['@id'] }), 201)
    await runOn('2026-10-26T05:00:00Z')
    const made = await invoicesOf('colleague')
    expect(made).toMatchObject([{ vatRegime: 'exempt_care' }, { vatRegime: 'standard_21' }])
    expect((await api.fresh(made[1]!)).lines).toMatchObject([{ careMoment: other['@id'] }])
  })
})

test('an invoice has the name under which the worker trades that day, beside their own', async () => {
  const suppliers = async () => {
    const { rows } = await sql<{ names: [string, string | null] }>`
      select jsonb_build_array(parties #>> '{supplier,name}', parties #>> '{supplier,tradeName}') as names
      from care_moment_invoice where care_worker_uuid = ${world.people.colleague.uuid}::uuid order by uuid`.execute(db)
    return rows.map(({ names }) => names)
  }
  const { firstName, lastName } = must(await as.colleague.get(`/care_worker_profiles/${world.people.colleague.uuid}`), 200)
  const own = `${firstName} ${lastName}`
  const before = (await suppliers()).length
  await approved('2026-11-03', 'colleague')
  await runOn('2026-11-09T05:00:00Z')
  await db.updateTable('care_worker').set({ trade_name: 'Thuis & Co' }).where('uuid', '=', world.people.colleague.uuid).execute()
  await approved('2026-11-10', 'colleague')
  await runOn('2026-11-16T05:00:00Z')
  expect((await suppliers()).slice(before)).toEqual([
    [own, null],
    [own, 'Thuis & Co'],
  ])
})

test('an e-invoice without the number of one of the parties is refused, the PDF is there', async () => {
  await numbersOf('careWorker', { kvk: null })
  await approved('2026-10-29', 'careWorker')
  await runOn('2026-11-09T06:00:00Z')
  const invoice = (await invoicesOf('careWorker')).at(-1)!
  expect(await as.careWorker.get(`${invoice['@id']}/ubl`)).toMatchObject({ status: 409 })
  expect((await as.careWorker.get(`${invoice['@id']}/pdf`)).status).toBe(200)
  const [archive] = must(await as.careWorker.get('/care_worker_care_assist_invoice_archives'), 200).member
  expect((await as.careWorker.get(`${archive!['@id']}/download`)).status).toBe(200)
})
