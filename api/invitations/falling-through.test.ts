// What follows when somebody who was asked by name says no, does not answer, or is no longer needed.
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addHours } from '../../rules/time/amsterdam.ts'
import { askingIn } from '../../tests/calls/asking.ts'
import { type Body, openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today, type Who } from '../../tests/worlds/world.ts'
import { jobs as ofMoments } from '../care-moments/jobs.ts'
import { queriesOf } from '../concepts.ts'
import { moveClock } from '../platform/clock.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())
beforeEach(() => moveClock(today))
const { workerOf, invited, statuses, tick } = await askingIn(api)

describe('no answer, and a no', () => {
  test('pass on by the clock: each person in the queue gets their own deadline, until nobody is left', async () => {
    const moment = await api.openMoment()
    const invitations = await invited(moment, ['careWorker', 'colleague'], { answerMinutes: 60 })
    await tick(addHours(today, 0.5))
    expect(await statuses(invitations)).toEqual(['open', 'waiting'])
    await tick(addHours(today, 1))
    expect(await statuses(invitations)).toEqual(['expired', 'open'])
    expect(must(await as.colleague.get(invitations[1]!), 200).answerBefore).toBe(addHours(today, 2))
    await tick(addHours(today, 2))
    expect(await statuses(invitations)).toEqual(['expired', 'expired'])
    expect((await api.fresh(moment)).status).toBe('open')
  })
  test('a no asks the next person at once, passing over people who can no longer come', async () => {
    const moment = await api.openMoment()
    const invitations = await invited(moment, ['careWorker', 'colleague', 'thirdWorker'])
    await api.assignedMoment({ startDate: moment.startDate, endDate: moment.endDate }, 'colleague')
    must(await as.careWorker.put(`${invitations[0]}/decline`), 200)
    expect(await statuses(invitations)).toEqual(['declined', 'withdrawn', 'open'])
    expect(must(await as.organization.get(invitations[1]!), 200).withdrawnBecause).toBe('unable')
  })
  test('an organization takes a question back, and the next is asked', async () => {
    const invitations = await invited(await api.openMoment(), ['careWorker', 'colleague'])
    must(await as.organization.put(`${invitations[0]}/withdraw`), 200)
    expect(await statuses(invitations)).toEqual(['withdrawn', 'open'])
    expect((await as.organization.put(`${invitations[0]}/withdraw`)).status).toBe(409)
  })
  test.each([
    [
      'is cancelled',
      'ended',
      (moment: Body) => as.organization.put(`${moment['@id']}/cancel`, { cancelReason: world.cancelReason }),
    ],
    [
      'moves in time',
      'changed',
      (moment: Body) => as.organization.patch(`${moment['@id']}/update`, { endDate: addHours(String(moment.endDate), 1) }),
    ],
    [
      'moves to another place',
      'changed',
      (moment: Body) => as.organization.patch(`${moment['@id']}/update_location`, { location: world.west }),
    ],
    ['loses its publication', 'ended', (moment: Body) => as.organization.patch(`${moment.publication}/withdraw`)],
    [
      'goes to a favourite',
      'taken',
      (moment: Body) => as.organization.put(`${moment['@id']}/assign`, { careWorker: workerOf('thirdWorker') }),
    ],
  ])('a question is over when its moment %s', async (_name, withdrawnBecause, change) => {
    const moment = await api.publishedMoment()
    const invitations = await invited(moment, ['careWorker', 'colleague'])
    must(await change(moment), 200)
    for (const each of invitations)
      expect(must(await as.planner.get(each), 200)).toMatchObject({ status: 'withdrawn', withdrawnBecause })
  })
  test('a new title keeps the question, and a moved series ends it', async () => {
    const moment = await api.openMoment()
    const invitations = await invited(moment, ['careWorker'])
    must(await as.organization.patch(`${moment['@id']}/update`, { title: 'Vroeg' }), 200)
    expect(await statuses(invitations)).toEqual(['open'])
    const day = { startDate: '2027-02-01T07:00:00Z', endDate: '2027-02-01T15:00:00Z', weekdays: [1], until: '2027-02-08' }
    const series = must(await as.organization.post('/recurring_care_moments_by_organization', api.newMoment(day)), 201)
    const [first] = must(await as.organization.get(`/care_moments?recurringCareMoment.uuid=${series.uuid}`), 200).member
    const ofSeries = await invited(first!, ['careWorker'])
    must(await as.organization.patch(`${series['@id']}/update`, { startTime: '09:00' }), 200)
    expect(await statuses(ofSeries)).toEqual(['withdrawn'])
  })
  test('a moment that begins without anyone ends its questions', async () => {
    const moment = await api.openMoment()
    const invitations = await invited(moment, ['careWorker', 'colleague'])
    moveClock(String(moment.startDate))
    await ofMoments['expire-care-moments']!.run(db, String(moment.startDate), queriesOf)
    expect(await statuses(invitations)).toEqual(['withdrawn', 'withdrawn'])
  })
})

test('the history of a moment shows that nobody is left, not who said no', async () => {
  const moment = await api.openMoment()
  const [only] = await invited(moment, ['careWorker'])
  must(await as.careWorker.put(`${only}/decline`), 200)
  const history = must(await as.organization.get(`${moment['@id']}/history`), 200).member
  expect(history.map(({ name, actorName }) => [name, actorName])).toEqual([
    ['care_moment_invitations_ended', 'Zorginzet'],
    ['care_moment_invited', 'Sanne organization'],
    ['care_moment_created', 'Sanne organization'],
  ])
})
test('a no has no effect: what others and the worker read is the same before and after', async () => {
  const moment = await api.publishedMoment()
  const reading = async () => {
    const uuid = world.people.careWorker.uuid
    const invitations: [Who, string][] = [
      ['organization', workerOf('careWorker')],
      ['organization', `/care_moments/${moment.uuid}`],
      ['organization', '/care_moments/organization_stats'],
      ['organization', `/care_workers?care_moment_available_uuid=${moment.uuid}`],
      ['planner', workerOf('careWorker')],
      ['planner', `/care_worker_violations?careWorker.uuid=${uuid}`],
      ['planner', `/care_worker_reviews?reviewee.uuid=${uuid}`],
      ['planner', `/care_moments/${moment.uuid}/history`],
      ['otherOrganization', '/care_workers'],
      ['careWorker', workerOf('careWorker')],
      ['careWorker', `/care_moment_publications?careWorkerUuid=${uuid}&declined=false&pagination=false`],
      ['careWorker', '/declined_publications'],
    ]
    // Left out, because whose turn it is does not reveal how many people said no.
    return Promise.all(
      invitations.map(async ([who, address]) => [address, { ...must(await as[who].get(address), 200), asking: undefined }]),
    )
  }
  const [invitation] = await invited(moment, ['careWorker', 'colleague'])
  const before = await reading()
  must(await as.careWorker.put(`${invitation}/decline`), 200)
  expect(await reading()).toEqual(before)
  const { rows } = await sql<{ columns: string[] }>`select array_agg(column_name::text) as columns from information_schema.columns
    where table_name = 'care_moment_invitation'`.execute(db)
  expect(rows[0]!.columns.filter(name => name.includes('reason'))).toEqual([])
})
