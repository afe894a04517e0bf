// The care worker reports their arrival and departure: who may, when, with which time, and who sees it.
import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addHours } from '../../rules/time/amsterdam.ts'
import { type Body, openTestApi } from '../../tests/servers/api.ts'
import { follow, listening } from '../../tests/servers/following.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today, tokenFor, type Who } from '../../tests/worlds/world.ts'
import { moveClock } from '../platform/clock.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())

const start = ({ startDate }: Body, minutes = 0) => addHours(String(startDate), minutes / 60)
const end = ({ endDate }: Body, minutes = 0) => addHours(String(endDate), minutes / 60)
const tell = (moment: Body, action: string, body?: object, who: Who = 'careWorker') =>
  as[who].patch(`${moment['@id']}/${action}`, body)
/** A shift of the worker that began this many minutes ago. */
const startedShift = async (minutes = 0) => {
  const moment = await api.assignedMoment()
  moveClock(start(moment, minutes))
  return moment
}
const eventsOf = async ({ uuid }: Body) => {
  const events = db.selectFrom('event').select(['name', 'actor_uuid']).where('subject_uuid', '=', uuid).orderBy('uuid')
  return (await events.execute()).map(({ name }) => name).filter(name => /arriv|left/.test(name))
}
const missing = async (who: Who = 'planner') =>
  must(await as[who].get('/care_moments?awaitsArrival=true'), 200).member.map(({ uuid }) => uuid)
beforeEach(() => moveClock(today))

describe('refused', () => {
  test('nobody else reports the arrival: not another worker, the organization, the family or a planner', async () => {
    const moment = await startedShift()
    for (const action of ['arrive', 'leave', 'undo_arrival']) {
      expect((await tell(moment, action, {}, 'colleague')).status, action).toBe(404)
      for (const who of ['organization', 'locationAdmin', 'planner', 'clientAdmin'] as const)
        expect((await tell(moment, action, {}, who)).status, `${who} ${action}`).toBe(403)
    }
    expect((await tell(moment, 'check_arrival', {}, 'careWorker')).status).toBe(403)
    expect((await tell(moment, 'check_arrival', {}, 'clientAdmin')).status).toBe(403)
    expect((await tell(moment, 'check_arrival', {}, 'otherOrganization')).status).toBe(404)
    expect(await eventsOf(moment)).toEqual([])
  })
  test('a worker who is not chosen yet cannot report arriving', async () => {
    const { moment } = await api.reactedMoment()
    moveClock(start(moment))
    expect((await tell(moment, 'arrive')).status).toBe(403)
  })
  test('the worker cannot report arriving more than two hours before the start', async () => {
    const moment = await startedShift(-121)
    expect(await tell(moment, 'arrive')).toMatchObject({
      ...{ status: 409, body: { detail: 'Dit kan vanaf twee uur voor het begin van de dienst.' } },
    })
    expect((await tell(moment, 'check_arrival', {}, 'planner')).body.detail).toBe('Dit kan pas vanaf het begin van de opdracht.')
  })
  test('the worker cannot report arriving or leaving once the hours are handed in', async () => {
    const moment = await api.submittedMoment()
    for (const action of ['arrive', 'leave', 'undo_arrival']) expect((await tell(moment, action)).status).toBe(409)
  })
  test('a time in the future, long before the start or long after the end is refused in words', async () => {
    const moment = await startedShift(60)
    const detail = async (at: string) => (await tell(moment, 'arrive', { at })).body.violations?.[0]
    expect(await detail(start(moment, 66))).toMatchObject({
      propertyPath: 'at',
      message: expect.stringContaining('nog niet geweest'),
    })
    expect(await detail(start(moment, -121))).toMatchObject({ message: expect.stringContaining('te lang voor het begin') })
    moveClock(end(moment, 24 * 60))
    expect(await detail(end(moment, 13 * 60))).toMatchObject({ message: expect.stringContaining('te lang na het einde') })
  })
  test('the worker cannot report leaving before arriving', async () => {
    const moment = await startedShift(30)
    must(await tell(moment, 'arrive', { at: start(moment, 10) }), 200)
    expect((await tell(moment, 'leave', { at: start(moment, 9) })).body.violations).toMatchObject([{ propertyPath: 'at' }])
  })
  test('a period has no arrival of its own', async () => {
    const moment = await startedShift()
    await db.updateTable('care_moment').set({ time_scope: 'period' }).where('uuid', '=', moment.uuid).execute()
    expect((await tell(moment, 'arrive')).body.detail).toBe('Bij een periode gaat dit per dienst.')
  })
})

describe('the worker', () => {
  test('reports arriving and leaving, which leaves the status, the version and the hours unchanged', async () => {
    const moment = await startedShift(-5)
    const came = must(await tell(moment, 'arrive'), 200)
    expect(came).toMatchObject({ status: 'assigned', version: moment.version, arrivedAt: start(moment, -5) })
    moveClock(end(moment, 10))
    const left = must(await tell(moment, 'leave', {}), 200)
    expect(left).toMatchObject({ leftAt: end(moment, 10), arrivedAt: start(moment, -5), version: moment.version })
    expect(left.actualStartDate).toBeUndefined()
    // Hours that were written before the arrival, and waited for a network, are submitted after it.
    must(await as.careWorker.put(`${moment['@id']}/submit`, { ...api.hoursOf(moment), version: moment.version }), 200)
    expect(await eventsOf(moment)).toEqual(['care_moment_arrived', 'care_moment_left'])
  })
  test('sends it hours later with its own time', async () => {
    const moment = await startedShift(300)
    expect(must(await tell(moment, 'arrive', { at: start(moment, 3) }), 200).arrivedAt).toBe(start(moment, 3))
  })
  test('with a clock a few minutes ahead arrives now', async () => {
    const moment = await startedShift(2)
    expect(must(await tell(moment, 'arrive', { at: start(moment, 6) }), 200).arrivedAt).toBe(start(moment, 2))
  })
  test('with a clock that is behind arrives at the reported time', async () => {
    const moment = await startedShift(20)
    expect(must(await tell(moment, 'arrive', { at: start(moment, -20) }), 200).arrivedAt).toBe(start(moment, -20))
  })
  test('reports it once: a repeat under the same key gives the same answer, and one without a key is refused', async () => {
    const moment = await startedShift(1)
    const send = () => as.careWorker.send('PATCH', `${moment['@id']}/arrive`, {}, { 'idempotency-key': 'tik-1' })
    must(await send(), 200)
    moveClock(start(moment, 4))
    expect(must(await send(), 200).arrivedAt).toBe(start(moment, 1))
    expect(await tell(moment, 'arrive')).toMatchObject({ status: 409, body: { detail: 'Dat je er bent, is al gemeld.' } })
    expect(await eventsOf(moment)).toEqual(['care_moment_arrived'])
  })
  test('takes back the last report, and makes it again', async () => {
    const moment = await startedShift(1)
    expect((await tell(moment, 'undo_arrival')).body.detail).toBe('Er is nog niets gemeld.')
    must(await tell(moment, 'arrive'), 200)
    must(await tell(moment, 'leave'), 200)
    expect(must(await tell(moment, 'undo_arrival'), 200)).toMatchObject({ arrivedAt: start(moment, 1) })
    const back = must(await tell(moment, 'undo_arrival'), 200)
    expect([back.arrivedAt, back.leftAt]).toEqual([undefined, undefined])
    expect(must(await tell(moment, 'arrive', { at: start(moment) }), 200).arrivedAt).toBe(start(moment))
    const history = must(await as.organization.get(`${moment['@id']}/history`), 200).member.map(({ name }) => name)
    expect(history.filter(name => /arriv|left/.test(String(name)))).toHaveLength(5)
  })
  test('gives the shift back, and the next worker starts without a report', async () => {
    const moment = await startedShift(-10)
    must(await tell(moment, 'arrive'), 200)
    const giveBack = { cancelAssignmentReason: world.cancelAssignmentReason }
    must(await as.careWorker.put(`${moment['@id']}/cancel_assignment`, giveBack), 200)
    expect(must(await as.planner.get(moment['@id']), 200).arrivedAt).toBeUndefined()
  })
})

describe('who reads it', () => {
  test('the family while they look, the organization and the planner', async () => {
    const moment = await startedShift(2)
    const stream = await follow(await listening(api.server), await tokenFor(api.server, world.people.clientAdmin))
    must(await tell(moment, 'arrive'), 200)
    await stream.hears(moment['@id'])
    await stream.close()
    expect(must(await as.clientAdmin.get(`/visits/${moment.uuid}`), 200)).toMatchObject({ arrivedAt: start(moment, 2) })
    const [visit] = must(await as.clientAdmin.get(`/visits?startDate[after]=${start(moment, -1).slice(0, 16)}Z`), 200).member
    expect(visit).toMatchObject({ uuid: moment.uuid, arrivedAt: start(moment, 2) })
    for (const who of ['organization', 'planner'] as const)
      expect(must(await as[who].get(moment['@id']), 200).arrivedAt).toBe(start(moment, 2))
  })
})

describe('a shift without any report', () => {
  const toldBy: [name: string, tells: (moment: Body) => Promise<unknown>][] = [
    ['the worker comes', moment => tell(moment, 'arrive')],
    ['the worker only leaves', moment => tell(moment, 'leave')],
    [
      'the worker hands in the hours',
      moment =>
        as.careWorker.put(`${moment['@id']}/submit`, { ...api.hoursOf(moment), endDate: start(moment, 40), reason: 'Kort' }),
    ],
    [
      'the worker reports',
      moment => as.careWorker.post('/client_reports', { client: world.client, careMoment: moment['@id'], text: 'Rustig.' }),
    ],
    ['a planner looked into it', moment => tell(moment, 'check_arrival', {}, 'planner')],
    ['the organization looked into it', moment => tell(moment, 'check_arrival', {}, 'organization')],
  ]
  test.each(toldBy)('half an hour after the start it is on the list until %s', async (_name, tells) => {
    const moment = await startedShift(29)
    expect(await missing()).not.toContain(moment.uuid)
    moveClock(start(moment, 45))
    expect(await missing()).toContain(moment.uuid)
    expect(await missing('organization')).toContain(moment.uuid)
    const answer = (await tells(moment)) as { status: number; text: string }
    expect([200, 201], answer.text).toContain(answer.status)
    expect(await missing()).not.toContain(moment.uuid)
  })
  test('it is on nobody else’s list, and gone when the shift is over', async () => {
    const moment = await startedShift(45)
    expect(await missing('otherOrganization')).toEqual([])
    expect((await tell(moment, 'check_arrival', {}, 'planner')).body.arrivalCheckedAt).toBe(start(moment, 45))
    expect((await tell(moment, 'check_arrival', {}, 'planner')).body.detail).toBe('Iemand heeft dit al nagegaan.')
    expect(must(await as.clientAdmin.get(moment['@id']), 200).arrivalCheckedAt).toBeUndefined()
    const next = await startedShift(45)
    moveClock(end(next, 1))
    expect(await missing()).not.toContain(next.uuid)
  })
})

test('the report has no consequences: only code that shows, exports or clears it uses it', () => {
  const knows = globSync('api/**/*.ts', { exclude: ['**/*.test.ts', 'api/platform/database/schema.ts'] }).filter(file =>
    /arrived_at|arrivedAt/.test(readFileSync(file, 'utf8')),
  )
  expect(knows.sort()).toEqual([
    'api/arrival/handlers.ts',
    'api/care-moments/queries.ts',
    'api/care-worker-exports/queries.ts',
    'api/eligibility/queries.ts',
  ])
})
