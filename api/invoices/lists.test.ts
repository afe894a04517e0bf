// Invoices in lists and sums: who finds which ones, by which filter, and that `total` is always without VAT.

import { afterAll, describe, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { settings } from '../../tests/servers/settings.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today, uuidOf, type Who } from '../../tests/worlds/world.ts'
import { queriesOf } from '../concepts.ts'
import { moveClock, now } from '../platform/clock.ts'
import { openMailbox } from '../platform/events/mailbox.ts'
import { jobs } from './jobs.ts'
import { mails } from './mails.ts'

const api = await openTestApi()
const { as, db, world } = api
afterAll(() => api.close())
const runOn = async (monday: string) => {
  moveClock(monday)
  await jobs.invoices!.run(db, now(), queriesOf)
}

// Our invoices: at east and west, of two workers, in two weeks; the second worker charges 21 % VAT. And one of another organization.
const shift = (date: string) => ({ startDate: `${date}T08:00+02:00`, endDate: `${date}T10:00+02:00`, breakMinutes: 0 })
await api.approvedMoment(shift('2026-10-21'))
moveClock(today)
const regime = { vatRegime: 'standard_21', validFrom: '2026-01-01', reason: 'Ik werk onder leiding van de instelling.' }
must(
  await as.colleague.post('/care_worker_vat_regimes', {
    ...regime,
    careWorker: `/v1/care_workers/${world.people.colleague.uuid}`,
  }),
  201,
)
await api.approvedMoment({ ...shift('2026-10-22'), location: world.west, client: world.clientInWest }, {}, 'colleague')
await runOn('2026-10-26T05:00:00Z')
await api.approvedMoment(
  { startDate: '2026-10-30T08:00+01:00', endDate: '2026-10-30T11:00+01:00', breakMinutes: 0 },
  {},
  'colleague',
)
await runOn('2026-11-02T05:00:00Z')
const otherWork = await api.approvedMoment({
  startDate: '2026-11-05T08:00+01:00',
  endDate: '2026-11-05T09:00+01:00',
  breakMinutes: 0,
})
const place = { organization_uuid: uuidOf(world.otherOrganization), location_uuid: uuidOf(world.harbour) }
await db.updateTable('care_moment').set(place).where('uuid', '=', otherWork.uuid).execute()
const { organization_uuid } = place
await db
  .updateTable('care_moment_invoice_line')
  .set({ organization_uuid })
  .where('care_moment_uuid', '=', otherWork.uuid)
  .execute()
await runOn('2026-11-09T05:00:00Z')

describe('the list of invoices', () => {
  const found = async (who: Who, query = '') => {
    const { member, totalItems } = must(await as[who].get(`/care_moment_invoices?${query}`), 200)
    expect(totalItems).toBe(member.length)
    return member.map(({ total }) => total)
  }
  test('is neither for the back office nor for client managers', async () => {
    for (const who of ['backOffice', 'clientAdmin'] as const)
      expect(await as[who].get('/care_moment_invoices'), who).toMatchObject({ status: 403 })
  })
  test.each<[Who, number[]]>([
    ['planner', [4500, 13500, 9000, 9000]],
    ['organization', [13500, 9000, 9000]],
    ['locationAdmin', [13500, 9000]],
    ['otherOrganization', [4500]],
    ['otherLocationAdmin', [4500]],
    ['careWorker', [4500, 9000]],
    ['colleague', [13500, 9000]],
    ['thirdWorker', []],
  ])('shows %s their own, the newest first', async (who, totals) => {
    expect((await found(who)).sort()).toEqual([...totals].sort())
    const dates = must(await as[who].get('/care_moment_invoices'), 200).member.map(({ issueDate }) => String(issueDate))
    expect(dates).toEqual(dates.toSorted().reverse())
  })
  test.each([
    ['period=2026-W43', [9000, 9000]],
    ['type=credit_note', []],
    ['vatRegime=standard_21', [13500, 9000]],
    [`careWorker.uuid=${world.people.careWorker.uuid}`, [4500, 9000]],
    [`organization.uuid=${uuidOf(world.otherOrganization)}`, [4500]],
    ['issueDate[after]=2026-11-02', [4500, 13500]],
    ['dueDate[before]=2026-11-10', [9000, 9000]],
    ['order[payable]=asc', [4500, 9000, 9000, 13500]],
    ['order[period]=desc&order[number]=asc', [4500, 13500, 9000, 9000]],
  ])('is narrowed and put in order by %s', async (query, totals) => {
    const all = await found('planner', query)
    expect(query.startsWith('order') ? all : all.sort()).toEqual(query.startsWith('order') ? totals : [...totals].sort())
  })
})

describe('searching invoices', () => {
  const found = async (who: Who, search: string) =>
    must(await as[who].get(`/care_moment_invoices?search=${encodeURIComponent(search)}`), 200).member.map(({ total }) => total)
  const nameOf = async (location: string) =>
    (await db.selectFrom('organization_location').select('name').where('uuid', '=', uuidOf(location)).executeTakeFirstOrThrow())
      .name
  test('a care worker finds them by location, and not by the name of a client', async () => {
    expect(await found('colleague', 'Henk')).toEqual([])
    expect(await found('colleague', await nameOf(world.west))).toEqual([9000])
  })
  test('a location admin finds none by what is elsewhere', async () => {
    expect(await found('locationAdmin', 'Henk')).toEqual([])
    expect(await found('locationAdmin', await nameOf(world.west))).toEqual([])
    expect(await found('otherOrganization', 'Henk')).toEqual([])
  })
  test.each<Who>(['planner', 'organization'])('%s finds them by location and by client', async who => {
    expect(await found(who, 'Henk')).toEqual([9000])
    expect(await found(who, await nameOf(world.west))).toEqual([9000])
  })
  test('each says where its work was, which a spreadsheet has too', async () => {
    const [invoice] = must(await as.organization.get('/care_moment_invoices?search=Henk'), 200).member
    expect(invoice).toMatchObject({ locations: [await nameOf(world.west)] })
    expect((await as.organization.get('/care_moment_invoices/export?search=Henk')).text).toContain(await nameOf(world.west))
  })
})

describe('total is without VAT, vat and payable stand beside it', () => {
  // 2 and 3 hours at € 45: € 225,00, with 21 % € 47,25.
  const sums = { total: 22500, vat: 4725, payable: 27225 }
  test.each(['care_moment_invoice_summaries', 'care_worker_care_assist_invoice_archives', 'care_worker_assist_annual_overviews'])(
    'in %s',
    async path => {
      expect(must(await as.colleague.get(`/${path}?year=2026`), 200).member).toMatchObject([{ year: 2026, ...sums }])
    },
  )
  test('in the weeks of a year and of what was earned', async () => {
    const weeks = [
      { period: '2026-W44', total: 13500, vat: 2835, payable: 16335 },
      { period: '2026-W43', total: 9000, vat: 1890, payable: 10890 },
    ]
    expect(must(await as.colleague.get('/care_moment_invoice_summaries'), 200).member).toMatchObject([{ weeks }])
    const earnings = await as.colleague.get(`/care_workers/${world.people.colleague.uuid}/earnings?year=2026`)
    expect(must(earnings, 200)).toMatchObject({ weeks })
  })
  test('of work that is not invoiced yet the overview has the VAT to come', async () => {
    await api.approvedMoment(
      { startDate: '2026-11-13T08:00+01:00', endDate: '2026-11-13T09:00+01:00', breakMinutes: 0 },
      {},
      'colleague',
    )
    const { member } = must(await as.colleague.get('/care_worker_assist_annual_overviews'), 200)
    expect(member).toMatchObject([{ total: 27000, vat: 5670, payable: 32670, invoiced: 22500 }])
  })
})

test('an organization reads in words until when an invoice is to be paid', async () => {
  const mailbox = openMailbox(db, { mails, queriesOf }, settings)
  for (const { uuid } of await db.selectFrom('event').select('uuid').where('name', '=', 'invoice_made').execute())
    await mailbox.deliver(uuid, now())
  const sent = await db.selectFrom('mail').select('text').where('recipient', '=', 'facturen@lindenhof.example').execute()
  expect(sent.map(({ text }) => text)).toContainEqual(expect.stringContaining('Te betalen uiterlijk maandag 9 november 2026.'))
  const all = await db.selectFrom('mail').select(['subject', 'text']).execute()
  for (const { subject, text } of all) expect(`${subject} ${text}`).not.toMatch(/\d{4}-\d\d-\d\d|\d\d:\d\d:\d\d|\d\.\d\d\b/)
})

test.each(['0', '-1', '2026.5', '99999999999', '1e300', ''])(
  'what was earned in the year %s is refused, not a failure',
  async year => {
    const answer = await as.careWorker.get(`/care_workers/${world.people.careWorker.uuid}/earnings?year=${year}`)
    expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'year' }] } })
  },
)

test('approved work waits for the weekly invoices until they are made; the family finds nothing by it', async () => {
  moveClock(today)
  const moment = await api.approvedMoment({
    startDate: '2026-11-03T08:00+01:00',
    endDate: '2026-11-03T11:00+01:00',
    breakMinutes: 0,
  })
  const found = async (who: Who, query = 'true') =>
    (must(await as[who].get(`/care_moments?awaitsInvoice=${query}&itemsPerPage=100`), 200).member as { '@id': string }[])
      .map(each => each['@id'])
      .includes(String(moment['@id']))
  expect([await found('planner'), await found('planner', 'false'), await found('clientAdmin')]).toEqual([true, false, false])
  await runOn('2026-11-09T05:00:00Z')
  expect([await found('planner'), await found('planner', 'false')]).toEqual([false, true])
})
