// The two nights in which the clock changes, for every way a shift gets its times: from the form, through the API, to what is
// stored and paid.
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { moveClock } from '../api/platform/clock.ts'
import { addDays, addHours } from '../rules/time/amsterdam.ts'
import { web } from './one-verdict.ts'
import { type Body, openTestApi } from './servers/api.ts'
import { must } from './worlds/moments.ts'
import { today, type Who } from './worlds/world.ts'

const api = await openTestApi()
const { as, db, world } = api
beforeEach(() => moveClock(today))
afterAll(() => api.close())

type Values = Record<string, unknown>
const { emptyDraft }: { emptyDraft: Values } = await web('../web/care/order/draft.ts')
const asked: Record<'momentBody' | 'seriesBody', (draft: Values, title: string, publish: boolean, period: null) => Values> =
  await web('../web/care/order/bodies.ts')
const templates: { templateOf: (draft: Values, title: string) => Values; draftFrom: (template: Body) => Values } = await web(
  '../web/care/order/templates/templates.ts',
)
type EditFunction = (values: Values, base: Values, of: Body | number, more: unknown) => Values
const edit: Record<'momentValues' | 'seriesValues', (of: Body) => Values> & Record<'momentBody' | 'seriesBody', EditFunction> =
  await web('../web/routes/organisatie/opdrachten/-edit/moment-values.ts')
const hours: { draftOf: (moment: Body) => Values; figuresOf: (draft: Values, moment: Body) => Values } = await web(
  '../web/routes/werk/-hours/hours-draft.ts',
)

interface Night {
  day: string
  from: string
  until: string
  /** In UTC; the night shift begins the day before. */
  instants: readonly [begin: string, end: string]
  minutes: number
  who: Who
}
const [march, october] = ['2027-03-28', '2027-10-31']
const nights: Night[] = [
  { day: march, from: '01:30', until: '02:15', instants: ['28T00:30', '28T01:15'], minutes: 45, who: 'careWorker' },
  { day: march, from: '02:00', until: '03:00', instants: ['28T01:00', '28T02:00'], minutes: 60, who: 'colleague' },
  { day: march, from: '23:00', until: '07:00', instants: ['27T22:00', '28T05:00'], minutes: 420, who: 'thirdWorker' },
  { day: october, from: '01:30', until: '02:15', instants: ['30T23:30', '31T00:15'], minutes: 45, who: 'careWorker' },
  { day: october, from: '02:00', until: '03:00', instants: ['31T01:00', '31T02:00'], minutes: 60, who: 'colleague' },
  { day: october, from: '23:00', until: '07:00', instants: ['30T21:00', '31T06:00'], minutes: 540, who: 'thirdWorker' },
]
const dayOf = ({ day, from, until }: Pick<Night, 'day' | 'from' | 'until'>) => (until > from ? day : addDays(day, -1))
const spanOf = ({ startDate, endDate }: Values) => [startDate, endDate].map(at => String(at).slice(8, 16))
const draft = (night: Night, more: Values = {}): Values => ({
  ...{ ...emptyDraft, location: world.east, level: world.level, date: dayOf(night), from: night.from, until: night.until },
  ...more,
})
const order = async (values: Values, publish = false) =>
  must(await as.organization.post('/care_moments_by_organization', asked.momentBody(values, 'Nacht', publish, null)), 201)
const weekBefore = (night: Night) => order(draft(night, { date: addDays(dayOf(night), -7) }))
const copies = async (moments: Body[]) => {
  const careMoments = moments.map(moment => moment['@id'])
  const { results } = must(await as.organization.post('/care_moments/copies', { careMoments, days: 7 }), 200)
  return Promise.all((results as { copy: string }[]).map(({ copy }) => api.fresh({ '@id': copy })))
}
const seriesOf = async (values: Values) => {
  const more = { kind: 'series', weekdays: [1, 2, 3, 4, 5, 6, 7], lastDay: addDays(String(values.date), 2) }
  const body = asked.seriesBody({ ...values, ...more }, 'Nacht', false, null)
  return must(await as.organization.post('/recurring_care_moments_by_organization', body), 201)
}
const ofSeries = async ({ uuid }: Body, [begin]: Night['instants']) => {
  const path = `/care_moments?recurringCareMoment.uuid=${uuid}&pagination=false`
  const spans = must(await as.planner.get(path), 200).member.map(spanOf)
  return spans.find(([at]) => at === begin)
}

describe.each(nights)('the night of $day, $from until $until', night => {
  const { day, from, until, instants, minutes, who } = night
  test('an organization asks it', async () => {
    expect(spanOf(await order(draft(night)))).toEqual(instants)
  })
  test('an organization asks it by a template', async () => {
    const body = templates.templateOf(draft(night, { date: null }), 'Nacht')
    const template = must(await as.organization.post('/care_moment_templates', body), 201)
    const filled = templates.draftFrom(must(await as.organization.get(template['@id']), 200))
    expect(spanOf(await order({ ...filled, date: dayOf(night) }))).toEqual(instants)
  })
  test('an organization asks it as a series that began before', async () => {
    const series = await seriesOf(draft(night, { date: addDays(dayOf(night), -1) }))
    expect(await ofSeries(series, instants)).toEqual(instants)
  })
  test('an organization copies it from the week before', async () => {
    const [copy] = await copies([await weekBefore(night)])
    expect(spanOf(copy!)).toEqual(instants)
  })
  test('an organization moves a shift to it', async () => {
    const moment = await order(draft(night, { from: '10:00', until: '14:00' }))
    const base = edit.momentValues(moment)
    const body = edit.momentBody({ ...base, from, until }, base, moment, moment.version)
    expect(spanOf(must(await as.organization.patch(`${moment['@id']}/update`, body), 200))).toEqual(instants)
  })
  test('an organization moves a series to it', async () => {
    const series = await seriesOf(draft(night, { date: addDays(dayOf(night), -1), from: '10:00', until: '14:00' }))
    const base = edit.seriesValues(must(await as.organization.get(series['@id']), 200))
    const body = edit.seriesBody({ ...base, from, until }, base, series.version, undefined)
    must(await as.organization.patch(`${series['@id']}/update`, body), 200)
    expect(await ofSeries(series, instants)).toEqual(instants)
  })
  test('a care worker hands in the hours, as planned and as retyped, and the time that was worked is paid', async () => {
    const { moment, reaction } = await api.reactedMoment({ ...asked.momentBody(draft(night), 'Nacht', true, null) }, who)
    must(await api.select([reaction]), 200)
    moveClock(addHours(String(moment.endDate), 1))
    const assigned = must(await as[who].get(moment['@id']), 200)
    const planned = hours.draftOf(assigned)
    const typed = { ...planned, startDate: dayOf(night), startTime: from, endDate: day, endTime: until }
    expect(spanOf(hours.figuresOf(planned, assigned))).toEqual(instants)
    expect(spanOf(hours.figuresOf(typed, assigned))).toEqual(instants)
    must(await as[who].put(`${moment['@id']}/submit`, hours.figuresOf(typed, assigned)), 200)
    must(await as.organization.patch(`${moment['@id']}/approve`), 200)
    const lines = db.selectFrom('care_moment_invoice_line').select('minutes').where('care_moment_uuid', '=', moment.uuid)
    expect((await lines.execute()).reduce((sum, line) => sum + Number(line.minutes), 0)).toBe(minutes)
  })
})
test.each([march, october])('an organization copies the whole week before the night of %s', async day => {
  const own = nights.filter(night => night.day === day)
  const week = await Promise.all(own.map(weekBefore))
  expect((await copies(week)).map(spanOf)).toEqual(own.map(({ instants }) => instants))
})
