// A change of a series reaches everything that can still change, on both sides of a clock change, or nothing at all.
import { afterAll, describe, expect, test } from 'vitest'
import { aftermathIn } from '../../tests/aftermath.ts'
import { type Body, openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import type { Who } from '../../tests/worlds/world.ts'

const api = await openTestApi()
const { as, world, db } = api
const { history } = aftermathIn(db)
afterAll(() => api.close())

let year = 2026
/** Each test has its own weeks, far from the others: Mondays and Thursdays for three weeks. */
const freshRule = () => {
  year += 1
  return {
    ...{ startDate: `${year}-02-01T07:00:00Z`, endDate: `${year}-02-01T15:00:00Z`, breakMinutes: 30 },
    ...{ weekdays: [1, 2, 3, 4, 5, 6, 7], everyWeeks: 1, until: `${year}-02-05`, publishedForContractTypes: ['freelance'] },
  }
}
const momentsOf = async (series: Body) =>
  must(await as.planner.get(`/care_moments?recurringCareMoment.uuid=${series.uuid}&pagination=false`), 200).member
const make = async (changes: Record<string, unknown> = {}) => {
  const body = api.newMoment({ ...freshRule(), ...changes })
  const series = must(await as.organization.post('/recurring_care_moments_by_organization', body), 201)
  return { series, moments: await momentsOf(series), day: (day: number) => `${String(series.startsOn).slice(0, 8)}0${day}` }
}
/** The worker is chosen for these moments of the series. */
const choose = async (moments: Body[], who: Who = 'careWorker') => {
  const reactions: string[] = []
  for (const moment of moments) reactions.push(await api.react(moment, who))
  must(await api.select(reactions), 200)
}
const statusesOf = async (series: Body) => (await momentsOf(series)).map(({ status }) => status)
const change = (series: Body, body: Record<string, unknown>, by: Who = 'organization') =>
  as[by].patch(`${series['@id']}/update`, body)
const cancel = (series: Body, body: Record<string, unknown> = {}, by: Who = 'organization') =>
  as[by].put(`${series['@id']}/cancel`, { cancelReason: world.cancelReason, ...body })
const until = (series: Body, day: string, more: Record<string, unknown> = {}) =>
  as.organization.put(`${series['@id']}/until`, { until: day, ...more })

describe('reading a series', () => {
  test('another organization, an admin of another location, and a worker do not', async () => {
    const { series } = await make({ location: world.west, client: world.clientInWest })
    expect(await as.otherOrganization.get(series['@id'])).toMatchObject({ status: 404 })
    expect(await as.locationAdmin.get(series['@id'])).toMatchObject({ status: 404 })
    expect(await as.careWorker.get(series['@id'])).toMatchObject({ status: 403 })
  })
  test('an organization reads its rule, what lies ahead of it, and what may be done', async () => {
    const { series, moments } = await make()
    await choose(moments.slice(0, 2))
    expect(must(await as.organization.get(series['@id']), 200)).toMatchObject({
      ...{ status: 'running', startTime: '08:00', endTime: '16:00', nights: 0, everyWeeks: 1, client: { firstName: 'Truus' } },
      ahead: { open: 3, assigned: 2, next: moments[0]!.startDate },
      allowedActions: ['update', 'cancel', 'until'],
    })
  })
})

describe('changing a series', () => {
  test('an organization that read an older version is refused', async () => {
    const { series } = await make()
    must(await change(series, { title: 'Late dienst', version: series.version }), 200)
    expect(await change(series, { title: 'Nachtdienst', version: series.version })).toMatchObject({ status: 409 })
  })
  test.each([
    ['a break as long as the shift', { startTime: '08:00', endTime: '09:00', breakMinutes: 60 }, 'breakMinutes'],
    ['more than 36 hours', { startTime: '08:00', endTime: '21:00', nights: 1 }, 'endTime'],
    ['no time of the clock', { startTime: '24:00' }, 'startTime'],
  ])('an organization does not change it into %s', async (_name, body, propertyPath) => {
    const { series } = await make()
    expect(await change(series, body)).toMatchObject({ status: 422, body: { violations: [{ propertyPath }] } })
  })
  test('an organization whose worker is elsewhere on some days is told which, and nothing changes', async () => {
    const { series, moments, day } = await make()
    await choose(moments)
    for (const date of [day(2), day(4)])
      await api.assignedMoment({ startDate: `${date}T15:30:00Z`, endDate: `${date}T18:00:00Z` })
    const before = await momentsOf(series)
    const answer = await change(series, { title: 'Lange dienst', endTime: '17:00' })
    expect(answer.status).toBe(409)
    expect(answer.body.detail).toMatch(
      /^De zorgverlener werkt dan al ergens anders: \w\w 2 feb \d+, \w\w 4 feb \d+\. Er is niets/,
    )
    expect(await momentsOf(series)).toEqual(before)
  })
  test('its times stay the same by the clock when that changes', async () => {
    const times = { startDate: '2026-10-23T20:00:00Z', endDate: '2026-10-24T05:00:00Z', until: '2026-10-26' }
    const { series } = await make(times)
    must(await change(series, { startTime: '22:30', endTime: '06:30' }), 200)
    expect((await momentsOf(series)).map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2026-10-23T20:30:00+00:00', '2026-10-24T04:30:00+00:00'],
      ['2026-10-24T20:30:00+00:00', '2026-10-25T05:30:00+00:00'],
      ['2026-10-25T21:30:00+00:00', '2026-10-26T05:30:00+00:00'],
      ['2026-10-26T21:30:00+00:00', '2026-10-27T05:30:00+00:00'],
    ])
  })
  test('this one and the following change; those before it, and what can no longer change, stay and are counted', async () => {
    const { series, moments, day } = await make()
    must(await as.organization.put(`${moments[3]!['@id']}/cancel`, { cancelReason: world.cancelReason }), 200)
    const answer = must(await change(series, { from: day(3), title: 'Late dienst', breakMinutes: 45 }), 200)
    expect(answer).toMatchObject({ title: 'Late dienst', lastChange: { changed: 2, kept: 1 } })
    const after = await momentsOf(series)
    const [early, late] = ['Vroege dienst', 'Late dienst']
    expect(after.map(({ title }) => title)).toEqual([early, early, late, early, late])
    expect(after.map(({ breakMinutes }) => breakMinutes)).toEqual([30, 30, 45, 30, 45])
    expect((await history(moments[2]!.uuid)).at(-1)).toMatchObject({
      ...{ name: 'care_moment_updated', from_status: 'open', to_status: 'open' },
    })
    const [lastEvent] = must(await as.organization.get(`${moments[2]!['@id']}/history`), 200).member
    expect(lastEvent!.changes).toEqual([
      { field: 'breakMinutes', from: 30, to: 45 },
      { field: 'title', from: early, to: late },
    ])
  })
  test('a location admin does not reach a moment of it that went to another location', async () => {
    const { series, moments } = await make()
    must(await as.organization.patch(`${moments[1]!['@id']}/update_location`, { location: world.west }), 200)
    expect(must(await change(series, { title: 'Late dienst' }, 'locationAdmin'), 200)).toMatchObject({ lastChange: { kept: 1 } })
    expect((await api.fresh(moments[1]!)).title).toBe('Vroege dienst')
    must(await cancel(series, {}, 'locationAdmin'), 200)
    expect(await statusesOf(series)).toEqual(['canceled', 'open', 'canceled', 'canceled', 'canceled'])
  })
  test('the worker must confirm again, but not when only a text changes', async () => {
    const { series, moments } = await make()
    await choose(moments.slice(0, 2))
    must(await change(series, { description: 'Sleutel bij de buren.' }), 200)
    const asked = async () => {
      const whole = await Promise.all((await momentsOf(series)).map(moment => api.fresh(moment)))
      return whole.filter(moment => moment.changeAnnouncedAt).map(({ uuid }) => uuid)
    }
    expect(await asked()).toEqual([])
    must(await change(series, { startTime: '09:00' }), 200)
    expect(await asked()).toEqual(moments.slice(0, 2).map(({ uuid }) => uuid))
  })
  test('shifts that follow on one another move together, each into the place of the next', async () => {
    const { series, moments, day } = await make({ ...freshRule(), endDate: `${year}-02-02T07:00:00Z` })
    await choose(moments)
    must(await change(series, { startTime: '10:00', endTime: '10:00' }), 200)
    expect((await momentsOf(series)).map(({ startDate }) => startDate)).toEqual(
      [1, 2, 3, 4, 5].map(each => `${day(each)}T09:00:00+00:00`),
    )
    expect(must(await change(series, { startTime: '11:00' }), 200)).toMatchObject({ endTime: '10:00', nights: 1 })
  })
  test.each([
    ['a day shift becomes a night', ['08:00', '16:00', 0], { startTime: '22:00', endTime: '06:00' }, 1],
    ['a night becomes a day shift', ['22:00', '06:00', 1], { startTime: '08:00', endTime: '16:00' }, 0],
    ['a round of the clock begins earlier', ['10:00', '10:00', 1], { startTime: '09:00' }, 1],
    ['a long shift ends later', ['20:00', '06:00', 2], { endTime: '07:00' }, 2],
  ])('%s, and nobody counts the nights', async (_name, [start_time, end_time, nights], body, expected) => {
    const { series } = await make()
    const rule = { start_time: String(start_time), end_time: String(end_time), nights: Number(nights) }
    await db.updateTable('recurring_care_moment').set(rule).where('uuid', '=', series.uuid).execute()
    expect(must(await change(series, body), 200)).toMatchObject({ ...body, nights: expected })
  })
})

describe('cancelling a series', () => {
  test('an organization does not for a reason that is the back office’s', async () => {
    const { series } = await make()
    const answer = await cancel(series, { cancelReason: world.ownCancelReason })
    expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'cancelReason' }] } })
    expect(await cancel(series, { cancelReason: world.ownCancelReason }, 'planner')).toMatchObject({ status: 200 })
  })
  test('this one and the following are cancelled, with the reactions to them, and the series ends the day before', async () => {
    const { series, moments, day } = await make()
    await choose(moments.slice(2, 4))
    const open = await api.react(moments[4]!)
    const answer = must(await cancel(series, { from: day(3), reason: 'Opname' }), 200)
    expect(answer).toMatchObject({ status: 'running', until: day(2), lastChange: { changed: 3, kept: 0 } })
    expect(await statusesOf(series)).toEqual(['open', 'open', 'canceled', 'canceled', 'canceled'])
    expect(await api.fresh(moments[2]!)).toMatchObject({ cancelledBy: 'organization', statusReason: 'Niet meer nodig: Opname' })
    expect(await history(moments[2]!.uuid)).toContainEqual({
      ...{ name: 'care_moment_canceled', from_status: 'assigned', to_status: 'canceled', reason: 'Niet meer nodig: Opname' },
    })
    expect((await as.careWorker.get(open)).body.status).toBe('canceled')
  })
  test('a series that is cancelled as a whole has ended, and no longer changes', async () => {
    const { series } = await make()
    expect(must(await cancel(series), 200)).toMatchObject({ status: 'ended', allowedActions: [] })
    expect(await change(series, { title: 'Late dienst' })).toMatchObject({ status: 409, body: { currentStatus: 'ended' } })
    expect(await until(series, `${year}-02-20`)).toMatchObject({ status: 409 })
  })
})

describe('until when a series runs', () => {
  test.each([
    ['before it begins', () => `${year}-01-31`],
    ['further than 26 weeks', () => `${year}-12-31`],
  ])('an organization does not let it run %s', async (_name, day) => {
    const { series } = await make()
    expect(await until(series, day())).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'until' }] } })
  })
  test('an organization neither lets it end in the past nor adds days that are not its own', async () => {
    const { series } = await make({
      startDate: '2026-10-19T12:00:00Z',
      endDate: '2026-10-19T14:00:00Z',
      until: '2026-10-24',
      weekdays: [1, 6],
    })
    await db.updateTable('recurring_care_moment').set({ starts_on: '2026-10-05' }).where('uuid', '=', series.uuid).execute()
    expect(await until(series, '2026-10-16')).toMatchObject({ status: 422 })
    expect(await until(series, '2026-10-25')).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'until' }] } })
  })
  test('shortened: what was open after it is withdrawn, what was assigned cancelled', async () => {
    const { series, moments, day } = await make()
    await choose(moments.slice(3, 4))
    expect(must(await until(series, day(2)), 200)).toMatchObject({ until: day(2), lastChange: { changed: 3, kept: 0 } })
    expect(await statusesOf(series)).toEqual(['open', 'open', 'withdrawn', 'canceled', 'withdrawn'])
    expect(await api.fresh(moments[3]!)).toMatchObject({ statusReason: 'De reeks is ingekort', cancelledBy: 'organization' })
  })
  test('lengthened: the same on the days of its rule, published as it was, at the times that it has by now', async () => {
    const rule = { ...freshRule(), weekdays: [1, 3], everyWeeks: 2, acts: [world.act], bonus: 500, audience: 'everyone' }
    const { series } = await make({
      ...rule,
      startDate: '2031-02-03T07:00:00Z',
      endDate: '2031-02-03T15:00:00Z',
      until: '2031-02-12',
    })
    must(await change(series, { startTime: '07:00', title: 'Vroeger dan vroeg' }), 200)
    const answer = await until(series, '2031-04-02', { except: ['2031-03-03'] })
    expect(must(answer, 200)).toMatchObject({ until: '2031-04-02', lastChange: { changed: 7, kept: 0 } })
    const all = await momentsOf(series)
    expect(all.map(({ startDate }) => String(startDate).slice(0, 16))).toEqual([
      ...['2031-02-03T06:00', '2031-02-05T06:00', '2031-02-17T06:00', '2031-02-19T06:00', '2031-03-05T06:00'],
      ...['2031-03-17T06:00', '2031-03-19T06:00', '2031-03-31T05:00', '2031-04-02T05:00'],
    ])
    expect(await api.fresh(all.at(-1)!)).toMatchObject({
      ...{ status: 'open', title: 'Vroeger dan vroeg', bonus: 500, hourlyRate: 4500, acts: [{ name: 'Injecteren' }] },
      ...{ publishedForContractTypes: ['freelance'], publication: expect.any(String), client: { firstName: 'Truus' } },
    })
  })
  test('an organization does not lengthen it past the care of its client', async () => {
    const week = { startDate: '2026-12-01T07:00:00Z', endDate: '2026-12-01T15:00:00Z', until: '2026-12-05' }
    const { series } = await make({ ...week, client: world.clientInWest })
    must(await as.organization.put(`${world.clientInWest}/inactive`, { date: '2026-12-08', reason: world.endReason }), 200)
    expect(await until(series, '2026-12-09')).toMatchObject({
      ...{ status: 422, body: { violations: [{ message: 'Deze cliënt is dan uit zorg.' }] } },
    })
    expect(await momentsOf(series)).toHaveLength(5)
  })
})

describe('two at once', () => {
  const rounds = Array.from({ length: 10 }, (_, round) => round)
  test('of two users who change what both have read, one does', async () => {
    for (const _ of rounds) {
      const { series } = await make()
      const version = { version: series.version }
      const answers = await Promise.all([
        change(series, { title: 'Late dienst', ...version }),
        change(series, { title: 'Nachtdienst', ...version }, 'secondUser'),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(new Set((await momentsOf(series)).map(({ title }) => title)).size).toBe(1)
    }
  })
  test('one cancels the series while another changes a moment of it: it ends cancelled all the same', async () => {
    for (const _ of rounds) {
      const { series, moments } = await make()
      const [canceled, changed] = await Promise.all([
        cancel(series),
        as.secondUser.patch(`${moments[2]!['@id']}/update`, { title: 'Late dienst' }),
      ])
      expect(canceled.status).toBe(200)
      expect([200, 409]).toContain(changed.status)
      expect(new Set(await statusesOf(series))).toEqual(new Set(['canceled']))
    }
  })
  test('a series moves to a time for which its worker is being chosen elsewhere: they are never in two places', async () => {
    for (const _ of rounds) {
      const { series, moments, day } = await make()
      await choose(moments)
      const elsewhere = {
        startDate: `${day(3)}T16:00:00Z`,
        endDate: `${day(3)}T20:00:00Z`,
        publishedForContractTypes: ['freelance'],
      }
      const reaction = await api.react(await api.openMoment(elsewhere))
      const answers = await Promise.all([change(series, { endTime: '18:00' }), api.select([reaction], 'secondUser')])
      expect(answers.map(({ status }) => status).sort(), answers.map(({ text }) => text).join()).toEqual([200, 409])
      const ends = new Set((await momentsOf(series)).map(({ endDate }) => String(endDate).slice(11, 16)))
      expect(ends).toEqual(new Set([answers[0]!.status === 200 ? '17:00' : '15:00']))
    }
  })
})
