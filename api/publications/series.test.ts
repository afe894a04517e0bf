// Responding to a series: which dates, whether the worker may, several at once; and what its card shows.
import { afterAll, describe, expect, test } from 'vitest'
import { type Body, openTestApi } from '../../tests/servers/api.ts'
import { settings } from '../../tests/servers/settings.ts'
import { must } from '../../tests/worlds/moments.ts'
import { uuidOf } from '../../tests/worlds/world.ts'
import { mails, queriesOf } from '../concepts.ts'
import { now } from '../platform/clock.ts'
import { openMailbox } from '../platform/events/mailbox.ts'

const api = await openTestApi()
const { as, db } = api
afterAll(() => api.close())

const together = '/care_moment_publication_reactions/series'
/** A series of Mondays and Wednesdays in February; gives its publications in order. */
const makeSeries = async (more: object = {}): Promise<Body[]> => {
  const times = { startDate: '2027-02-01T07:00:00Z', endDate: '2027-02-01T15:00:00Z' }
  const rule = { weekdays: [1, 3], until: '2027-02-10', publishedForContractTypes: ['freelance'], title: 'Reeks', ...more }
  const series = must(
    await as.organization.post('/recurring_care_moments_by_organization', api.newMoment({ ...times, ...rule })),
    201,
  )
  const moments = must(await as.organization.get(`/care_moments?recurringCareMoment.uuid=${series.uuid}`), 200).member
  return Promise.all(moments.map(async ({ publication }) => must(await as.planner.get(publication!), 200)))
}
const datesOf = async (publication: Body, who: 'careWorker' | 'colleague' = 'careWorker') =>
  must(await as[who].get(`${publication['@id']}/series_dates`), 200).dates as Body[]
const all = (publications: Body[]) => publications.map(one => one['@id'])

describe('the dates of a series', () => {
  test('nobody but a care worker asks for them, and only of what they see', async () => {
    const [first] = await makeSeries({ publishedForContractTypes: ['temp_work'] })
    expect((await as.organization.get(`${first!['@id']}/series_dates`)).status).toBe(403)
    expect((await as.careWorker.get(`${first!['@id']}/series_dates`)).status).toBe(404)
  })
  test('a care worker sees the rule and the open dates, with why not on each, and no client or other worker', async () => {
    const publications = await makeSeries({ title: 'Vier data' })
    const busy = await api.publishedMoment({
      startDate: '2027-02-03T09:00:00Z',
      endDate: '2027-02-03T11:00:00Z',
      title: 'Elders',
    })
    must(await api.select([await api.react(busy)]), 200)
    must(await as.careWorker.post('/declined_publications', { careMomentPublication: publications[2]!['@id'] }), 201)
    const own = must(await as.careWorker.get(publications[1]!['@id']), 200)
    expect(own.series).toEqual({ weekdays: [1, 3], everyWeeks: 1, until: '2027-02-10', number: 2, count: 4, open: 3 })
    expect(must(await as.careWorker.get(publications[2]!['@id']), 200).myDecline).toMatchObject({ wholeSeries: false })
    const dates = await datesOf(publications[0]!)
    expect(dates.map(({ startDate, declined }) => [String(startDate).slice(0, 10), declined])).toEqual([
      ['2027-02-01', false],
      ['2027-02-03', false],
      ['2027-02-08', true],
      ['2027-02-10', false],
    ])
    expect(dates[1]!.reasons).toMatchObject([{ code: 'overlap' }])
    expect(JSON.stringify(dates)).not.toContain('lient')
    expect(must(await as.planner.get(publications[1]!['@id']), 200)).not.toHaveProperty('series')
  })
  test('a signal about rest has its calculation, with the worker’s own shifts', async () => {
    const publications = await makeSeries({ title: 'Rust' })
    const late = await api.publishedMoment({ startDate: '2027-01-31T16:00:00Z', endDate: '2027-01-31T23:30:00Z', title: 'Laat' })
    must(await api.select([await api.react(late, 'colleague')]), 200)
    const [first] = await datesOf(publications[0]!, 'colleague')
    const [signal] = (first!.signals as Body[]).filter(({ code }) => code === 'ATW-DAY-REST')
    expect(signal!.calculation).toMatchObject({
      ...{ article: '5:3', isLaw: false, sum: ['ma 1 feb 00:30 einde – ma 1 feb 08:00 begin = 7,5 uur rust'] },
      shifts: [{ isNew: false, placeName: expect.any(String) }, { isNew: true }],
    })
    expect(must(await as.colleague.get(`${publications[0]!['@id']}/eligibility`), 200).signals).toEqual(first!.signals)
  })
  test('what belongs to no series has no dates', async () => {
    const moment = await api.publishedMoment()
    expect(must(await as.careWorker.get(`${moment.publication}/series_dates`), 200).dates).toEqual([])
    expect(must(await as.careWorker.get(moment.publication), 200)).not.toHaveProperty('series')
  })
})

describe('reacting to several dates', () => {
  test('a care worker agrees first, and reacts to one series at a time', async () => {
    const [one, other] = [await makeSeries({ title: 'Een' }), await makeSeries({ title: 'Ander' })]
    const body = { careMomentPublications: all(one) }
    expect(await as.careWorker.post(together, body)).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'agreed', message: 'Vink aan dat je akkoord gaat.' }] },
    })
    expect((await as.careWorker.post(together, { careMomentPublications: [], agreed: true })).status).toBe(422)
    const mixed = { careMomentPublications: [...all(one), other[0]!['@id']], agreed: true }
    expect(await as.careWorker.post(together, mixed)).toMatchObject({ status: 409 })
    expect((await as.organization.post(together, { ...body, agreed: true })).status).toBe(403)
  })
  test('each date is judged separately: one that is gone or overlaps is refused with its reason, and one mail reports the rest', async () => {
    await db.updateTable('care_moment').set({ status: 'canceled' }).where('status', '=', 'assigned').execute()
    const publications = await makeSeries({ title: 'Samen' })
    const hidden = await makeSeries({ title: 'Uitzend', publishedForContractTypes: ['temp_work'] })
    must(
      await as.careWorker.post('/care_moment_publication_reactions', {
        careMomentPublication: publications[0]!['@id'],
        agreed: true,
      }),
      201,
    )
    must(await as.organization.patch(`${publications[1]!['@id']}/withdraw`), 200)
    const body = {
      careMomentPublications: [...all(publications), hidden[0]!['@id']],
      motivation: 'Ik ken de route.',
      agreed: true,
    }
    const results = must(await as.careWorker.post(together, body), 200).results as Body[]
    expect(results.map(({ refusal }) => refusal)).toEqual([
      'Je hebt al gereageerd.',
      'Deze publicatie is niet meer open.',
      null,
      null,
      'Deze publicatie is niet meer open.',
    ])
    const again = must(await as.careWorker.post(together, body), 200).results as Body[]
    expect(again.map(({ reaction }) => reaction)).toEqual([null, null, null, null, null])
    const mailbox = openMailbox(db, { mails, queriesOf }, settings)
    const events = await db.selectFrom('event').select('uuid').where('name', '=', 'reaction_placed').orderBy('uuid').execute()
    await db.deleteFrom('mail').execute()
    for (const { uuid } of events.slice(-2)) await mailbox.deliver(uuid, now())
    const written = await db.selectFrom('mail').select(['subject', 'text']).where('subject', 'like', '%data%').execute()
    expect(written[0]).toMatchObject({ subject: 'Nieuwe reactie op 2 data: Samen' })
    expect(written[0]!.text).toMatch(/2 data van “Samen”:\n- .*\n- .*\n\n“Ik ken de route\.”/)
    expect(new Set(written.map(({ text }) => text)).size).toBe(1)
  })
})

test('a care worker sees the shifts of a period as far as they are known', async () => {
  const span = { startDate: '2027-03-01T08:00:00Z', endDate: '2027-03-31T17:00:00Z', timeScope: 'period', hoursPerWeek: 24 }
  const period = await api.publishedMoment({ ...span, title: 'Periode' })
  const shift = { startDate: '2027-03-02T08:00:00Z', endDate: '2027-03-02T16:00:00Z', carePeriod: period['@id'] }
  must(
    await as.organization.post('/care_moments_by_organization', api.newMoment({ ...shift, publishedForContractTypes: [] })),
    201,
  )
  const seen = must(await as.careWorker.get(period.publication), 200)
  expect(seen.shifts).toMatchObject([{ startDate: '2027-03-02T08:00:00+00:00', endDate: '2027-03-02T16:00:00+00:00' }])
  const listed = must(await as.careWorker.get(`/care_moment_publications?uuid=${uuidOf(period.publication)}`), 200).member[0]
  expect(listed).not.toHaveProperty('shifts')
})
