import { strFromU8, unzipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { nlciusViolations } from '../../tests/files/nlcius.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { queriesOf } from '../concepts.ts'
import { moveClock, now } from '../platform/clock.ts'
import { jobs } from './jobs.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())
const worker = world.people.careWorker.uuid
const runOn = async (monday: string) => {
  moveClock(monday)
  await jobs.invoices!.run(db, now(), queriesOf)
}

// Week 53 of 2026 runs from 28 December to 3 January: two shifts in the old year, one with expenses and a bonus, and one in the new year.
moveClock('2026-12-21T08:00:00Z')
const shift = (date: string, hours: number) => ({
  ...{ startDate: `${date}T08:00+01:00`, endDate: `${date}T${String(8 + hours).padStart(2, '0')}:00+01:00`, breakMinutes: 0 },
})
const expenses = [{ kind: 'kilometres', quantity: 10, amount: 23 }]
const first = await api.approvedMoment(shift('2026-12-28', 4))
moveClock('2026-12-21T08:00:00Z')
await api.approvedMoment({ ...shift('2026-12-30', 2), bonus: 500 }, { expenses })
moveClock('2026-12-21T08:00:00Z')
await api.approvedMoment(shift('2027-01-02', 3))
await runOn('2027-01-04T05:00:00Z')
const invoicesOf = async () => must(await as.careWorker.get(`/care_workers/${worker}/invoices?order[id]=asc`), 200).member
const yearOf = async (path: string) => {
  const { member } = must(await as.careWorker.get(`/${path}?order[year]=asc`), 200)
  return member.toSorted((one, other) => Number(one.year) - Number(other.year))
}

test('the week of the turn of the year has one invoice, 2026-W53, with the first number of the year it is made in', async () => {
  expect(await invoicesOf()).toMatchObject([
    { number: '2027-00001', period: '2026-W53', issueDate: '2027-01-04', total: 9 * 4500 + 500 + 230 },
  ])
  const { text } = await as.careWorker.get(`${(await invoicesOf())[0]!['@id']}/ubl`)
  expect(nlciusViolations(text)).toEqual([])
  expect(text).toMatch(/<cac:InvoicePeriod>\s*<cbc:StartDate>2026-12-28<\/cbc:StartDate>\s*<cbc:EndDate>2027-01-03</)
})
test('the overviews go by the day of the work, the summary by the date of the invoice', async () => {
  expect(await yearOf('care_worker_assist_annual_overviews')).toMatchObject([
    { year: 2026, careMoments: 2, minutes: 360, total: 6 * 4500 + 730, expenses: 230, bonuses: 500, invoiced: 6 * 4500 + 730 },
    { year: 2027, careMoments: 1, minutes: 180, total: 3 * 4500, expenses: 0, bonuses: 0 },
  ])
  expect(await yearOf('care_moment_invoice_summaries')).toMatchObject([{ year: 2027, count: 1, total: 9 * 4500 + 730 }])
})
test('what was credited is no longer in the year, and the archive has both papers', async () => {
  const [invoice] = await invoicesOf()
  must(await as.planner.post(`${invoice!['@id']}/credit`, { reason: 'Verkeerde uren.', reopen: true }), 201)
  must(await as.careWorker.put(`${first['@id']}/submit`, { ...shift('2026-12-28', 1), reason: 'Eerder klaar.' }), 200)
  must(await as.organization.patch(`${first['@id']}/approve`), 200)
  expect(await yearOf('care_worker_assist_annual_overviews')).toMatchObject([
    { year: 2026, careMoments: 1, minutes: 60, total: 4500, invoiced: 0 },
    { year: 2027, careMoments: 0, minutes: 0, total: 0 },
  ])
  const [archive, ...more] = await yearOf('care_worker_care_assist_invoice_archives')
  expect(more).toEqual([])
  expect(archive).toMatchObject({ year: 2027, invoices: 2, total: 0 })
  const { bytes, headers } = await as.careWorker.get(`${archive!['@id']}/download`)
  expect(headers['content-disposition']).toContain('facturen-2027.zip')
  const files = unzipSync(bytes)
  const names = ['factuur-2027-00001.pdf', 'factuur-2027-00001.xml', 'creditnota-2027-00002.pdf', 'creditnota-2027-00002.xml']
  expect(Object.keys(files)).toEqual(names)
  const note = strFromU8(files['creditnota-2027-00002.xml']!)
  expect(nlciusViolations(note)).toEqual([])
  expect(note).toContain('<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>')
  expect(note).toMatch(/<cac:BillingReference>\s*<cac:InvoiceDocumentReference>\s*<cbc:ID>2027-00001</)
  expect(await as.colleague.get(`${archive!['@id']}/download`)).toMatchObject({ status: 404 })
})
