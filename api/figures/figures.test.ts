import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askingFigures, period, shift } from '../../tests/calls/asking-figures.ts'
import { type Body, openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today, uuidOf } from '../../tests/worlds/world.ts'
import { moveClock } from '../platform/clock.ts'

const api = await openTestApi()
const { as, db, world } = api
afterAll(() => api.close())
const { careWorker } = world.people
const [east, west, level] = [uuidOf(world.east), uuidOf(world.west), uuidOf(world.level)]
const parts = ['filling', 'cancellations', 'weeks', 'shares'] as const
const { figuresOf, csvOf } = askingFigures(api)

describe('the figures of an organization', () => {
  test.each([...parts, 'export?table=shares'])('%s are not there for care workers, clients and the back office', async part => {
    for (const who of ['careWorker', 'clientAdmin', 'planner', 'backOffice'] as const)
      expect(await as[who].get(`/figures/${part}`), who).toMatchObject({ status: 403 })
  })
  test.each([
    ['a last day before the first', 'from=2026-10-19&to=2026-10-18', 'to'],
    ['a day there is not', 'from=2026-02-30&to=2026-03-01', 'from'],
    ['no day', 'from=maandag&to=2026-03-01', 'from'],
    ['a first day alone', 'from=2026-10-19', 'to'],
    ['a last day alone', 'to=2026-10-19', 'from'],
    ['more than 53 weeks', 'from=2026-01-01&to=2027-01-07', 'to'],
    ['a level that is none', 'expertiseLevel.uuid=geen', 'expertiseLevel.uuid'],
    ['a location of another organization', `location.uuid[]=${uuidOf(world.harbour)}`, 'location.uuid'],
    ['a location there is not', 'location.uuid=00000000-0000-4000-8000-000000000000', 'location.uuid'],
  ])('are refused for %s', async (_name, query, propertyPath) => {
    for (const part of parts)
      expect(await as.organization.get(`/figures/${part}?${query}`), part).toMatchObject({
        status: 422,
        body: { violations: [{ propertyPath }] },
      })
  })
  test('are refused to a location admin for a location of a colleague', async () => {
    expect(await as.locationAdmin.get(`/figures/filling?location.uuid=${west}`)).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'location.uuid' }] },
    })
    must(await as.locationAdmin.get(`/figures/filling?location.uuid=${east}`), 200)
  })
  test('cover the last thirteen whole weeks, and are empty without work', async () => {
    const filling = await figuresOf('filling', '')
    expect(filling).toMatchObject({
      from: '2026-07-20',
      to: '2026-10-18',
      total: { published: 0, medianMinutes: null },
      groups: [],
    })
    expect(filling.weeks).toHaveLength(13)
    expect(await figuresOf('shares', '')).toMatchObject({ from: '2025-10-20', to: '2026-10-19', clients: 0, shares: [] })
    expect((await figuresOf('weeks', 'from=2026-01-01&to=2027-01-06')).weeks).toHaveLength(54)
  })
})

// Everything is published on Monday 19 October at 8:00 UTC.
describe('filled work, and how fast it was filled', () => {
  const select = async (at: string, changes: Record<string, unknown>) => {
    moveClock(today)
    const { reaction } = await api.reactedMoment(changes)
    moveClock(at)
    must(await api.select([reaction]), 200)
  }
  beforeAll(async () => {
    // The clock goes back in the night before: half past eleven on Sunday is week 43, half past twelve is week 44.
    const night = (startDate: string, endDate: string) => ({ startDate, endDate, breakMinutes: 0 })
    await select('2026-10-19T09:00:00Z', night('2026-10-25T22:30:00Z', '2026-10-25T23:00:00Z'))
    await select('2026-10-19T14:00:00Z', night('2026-10-25T23:30:00Z', '2026-10-26T02:00:00Z'))
    await select('2026-10-20T08:00:00Z', { ...shift('2026-10-27', 8, 4), location: world.west, client: null })
    moveClock(today)
    await api.publishedMoment(shift('2026-10-28', 8, 4))
    await api.openMoment(shift('2026-10-28', 8, 4))
    const called = await api.publishedMoment(shift('2026-10-29', 8, 4))
    must(await as.organization.put(`${called['@id']}/cancel`, { cancelReason: world.cancelReason }), 200)
    const expired = await api.publishedMoment({ ...shift('2026-11-08', 8, 4), expertiseLevel: world.lowerLevel })
    await db.updateTable('care_moment').set({ status: 'assignment_expired' }).where('uuid', '=', expired.uuid).execute()
    await api.publishedMoment(shift('2026-11-09', 8, 4))
  })
  test('is counted over what was published and begins in the period, open or not', async () => {
    const { total, groups, ...body } = await figuresOf('filling')
    // Filled after 60, 360 and 1440 minutes: the 90th percentile lies eight tenths of the way between the last two.
    expect(total).toEqual({ published: 6, filled: 3, open: 1, unfilled: 1, canceled: 1, medianMinutes: 360, p90Minutes: 1224 })
    const none = { published: 0, filled: 0, open: 0, unfilled: 0, canceled: 0, medianMinutes: null, p90Minutes: null }
    expect(body.weeks).toEqual([
      { ...none, week: '2026-W43', published: 1, filled: 1, medianMinutes: 60, p90Minutes: 60 },
      { ...none, week: '2026-W44', published: 4, filled: 2, open: 1, canceled: 1, medianMinutes: 900, p90Minutes: 1332 },
      { ...none, week: '2026-W45', published: 1, unfilled: 1 },
    ])
    expect(groups).toMatchObject([
      { location: { name: 'Lindenhof Oost' }, expertiseLevel: { name: 'Proefniveau 91' }, published: 1, unfilled: 1 },
      { location: { uuid: east }, expertiseLevel: { name: 'Proefniveau 93' }, published: 4, filled: 2, open: 1, canceled: 1 },
      { location: { '@id': world.west }, published: 1, filled: 1, medianMinutes: 1440 },
    ])
  })
  test('is narrowed by place and level, and to their own places for a location admin', async () => {
    expect(await figuresOf('filling', `${period}&location.uuid=${west}`)).toMatchObject({ total: { published: 1, filled: 1 } })
    expect(await figuresOf('filling', `${period}&expertiseLevel.uuid=${level}`)).toMatchObject({ total: { published: 5 } })
    const own = await figuresOf('filling', period, 'locationAdmin')
    expect(own.total).toMatchObject({ published: 5, filled: 2, medianMinutes: 210 })
    expect(JSON.stringify(own)).not.toContain('West')
    expect(await figuresOf('filling', period, 'otherOrganization')).toMatchObject({ total: { published: 0 } })
  })
  test('is a file for a spreadsheet', async () => {
    expect(await csvOf('filling_weeks')).toEqual([
      'Week;Gepubliceerd;Gevuld;Open;Niet gevuld;Geannuleerd of ingetrokken;Helft gevuld binnen (uur);90 procent gevuld binnen (uur)',
      '2026-W43;1;1;0;0;0;1,0;1,0',
      '2026-W44;4;2;1;0;1;15,0;22,2',
      '2026-W45;1;0;0;1;0;;',
    ])
    expect((await csvOf('filling_groups', 'locationAdmin')).slice(1)).toEqual([
      'Lindenhof Oost;Proefniveau 91;1;0;0;1;0;;',
      'Lindenhof Oost;Proefniveau 93;4;2;1;0;1;3,5;5,5',
    ])
  })
})

describe('cancelled work', () => {
  const release = { cancelAssignmentReason: world.cancelAssignmentReason }
  const callOff = async (by: 'careWorker' | 'organization' | 'planner', at: string, changes: Record<string, unknown>) => {
    moveClock(today)
    const moment = await api.assignedMoment(changes)
    moveClock(at)
    must(await as[by].put(`${moment['@id']}/cancel_assignment`, release), 200)
    return moment
  }
  let late: Body
  beforeAll(async () => {
    late = await callOff('careWorker', '2026-11-02T07:00:01Z', { ...shift('2026-11-03', 8, 2), title: 'Nacht' })
    await callOff('careWorker', '2026-11-03T07:00:00Z', shift('2026-11-04', 8, 2))
    await callOff('organization', '2026-11-04T12:00:00Z', { ...shift('2026-11-05', 8, 2), location: world.west })
    await callOff('planner', '2026-10-20T12:00:00Z', shift('2026-10-30', 8, 2))
    moveClock(today)
    const given = await api.assignedMoment(shift('2026-11-06', 8, 2))
    moveClock('2026-11-06T06:00:00Z')
    must(await as.organization.put(`${given['@id']}/cancel`, { cancelReason: world.cancelReason }), 200)
    // A no to a question is not counted, nor is the cancellation of work that nobody had (above).
    moveClock(today)
    const moment = await api.openMoment(shift('2026-11-07', 8, 2))
    const question = { careMoment: moment['@id'], careWorkers: [`/v1/care_workers/${careWorker.uuid}`] }
    const { results } = must(await as.organization.post('/care_moment_invitations', question), 200) as unknown as {
      results: { invitation: string }[]
    }
    must(await as.careWorker.put(`${results[0]!.invitation}/decline`), 200)
  })
  test('is counted by who cancelled, and whether it was late', async () => {
    const { total, weeks, moments } = await figuresOf('cancellations')
    const [no, one] = [
      { inTime: 0, late: 0 },
      { inTime: 1, late: 0 },
    ]
    expect(total).toEqual({
      all: { inTime: 2, late: 3 },
      careWorker: { inTime: 1, late: 1 },
      organization: { inTime: 0, late: 2 },
      backOffice: one,
    })
    expect(weeks).toEqual([
      { week: '2026-W43', all: no, careWorker: no, organization: no, backOffice: no },
      { week: '2026-W44', all: one, careWorker: no, organization: no, backOffice: one },
      {
        week: '2026-W45',
        careWorker: { inTime: 1, late: 1 },
        organization: { inTime: 0, late: 2 },
        backOffice: no,
        all: { inTime: 1, late: 3 },
      },
    ])
    expect((moments as Body[]).find(({ uuid }) => uuid === late.uuid)).toEqual({
      ...{ careMoment: late['@id'], uuid: late.uuid, title: 'Nacht', location: 'Lindenhof Oost', by: 'careWorker', late: true },
      ...{ startDate: '2026-11-03T07:00:00+00:00', canceledAt: '2026-11-02T07:00:01+00:00' },
    })
    expect(moments).toHaveLength(5)
  })
  test('names no care worker', async () => {
    const { text } = await as.organization.get(`/figures/cancellations?${period}`)
    expect(text).not.toContain(careWorker.uuid)
  })
  test('is that of their own places for a location admin', async () => {
    expect((await figuresOf('cancellations', period, 'locationAdmin')).total).toMatchObject({ organization: { late: 1 } })
    expect((await csvOf('cancellations', 'locationAdmin')).slice(1)).toHaveLength(4)
  })
  test('is a file for a spreadsheet, with a line in the access log', async () => {
    expect((await csvOf('cancellations')).find(line => line.includes('Nacht'))).toBe(
      '2026-11-03;08:00;Nacht;Lindenhof Oost;2026-11-02;08:00;Zorgverlener;ja',
    )
    expect((await csvOf('cancellation_weeks')).at(-1)).toBe('2026-W45;1;1;0;2;0;0')
    const lines = await db.selectFrom('access_log').select('client_uuids').where('operation', '=', 'figures.exportCsv').execute()
    expect(lines.flatMap(line => line.client_uuids)).toContain(uuidOf(world.client))
  })
})
