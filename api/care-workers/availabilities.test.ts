// Several times given at once: all or nothing, and for each time the latest one counts.
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { settings } from '../../tests/servers/settings.ts'
import { must } from '../../tests/worlds/moments.ts'
import type { Who } from '../../tests/worlds/world.ts'
import { queriesOf } from '../concepts.ts'
import { now } from '../platform/clock.ts'
import { openMailbox } from '../platform/events/mailbox.ts'
import { mails, type Stretch } from './mails.ts'

const api = await openTestApi()
const { as, db, world } = api
afterAll(() => api.close())
beforeEach(async () => {
  await db.deleteFrom('care_worker_availability').execute()
})

const pathOf = (who: Who) => `/v1/care_workers/${world.people[who].uuid}`
/** From an hour of a day in January 2027 to an hour, in UTC. */
const hours = (available: boolean, day: number, from: number, until: number, lastDay = day): Stretch => {
  const at = (date: number, hour: number) =>
    `2027-01-${String(date).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00+00:00`
  return { available, startDate: at(day, from), endDate: at(lastDay, until) }
}
type AvailabilityAnswer = { made: string[]; before: Stretch[] }
const say = (availabilities: Stretch[], instead: string[] = [], by: Who = 'careWorker', of: Who = 'careWorker', key?: string) =>
  as[by].post(
    '/care_worker_availabilities/several',
    { careWorker: pathOf(of), availabilities, instead },
    key ? { 'Idempotency-Key': key } : undefined,
  )
const mustSay = async (...args: Parameters<typeof say>) => must(await say(...args), 200) as unknown as AvailabilityAnswer
const standing = async (): Promise<Stretch[]> =>
  must(await as.planner.get('/care_worker_availabilities?pagination=false'), 200).member.map(
    ({ available, startDate, endDate }) => ({ available, startDate, endDate }) as Stretch,
  )

describe('refused, with nothing written', () => {
  test('an organization, a family and the back office cannot set any', async () => {
    for (const who of ['organization', 'locationAdmin', 'clientAdmin', 'backOffice'] as const)
      expect(await say([hours(true, 4, 7, 15)], [], who), who).toMatchObject({ status: 403 })
    expect(await standing()).toEqual([])
  })
  test('a worker enters none for a colleague, and does not replace what a colleague entered', async () => {
    expect(await say([hours(true, 4, 7, 15)], [], 'careWorker', 'colleague')).toMatchObject({ status: 422 })
    const { made } = await mustSay([hours(true, 4, 7, 15)], [], 'colleague', 'colleague')
    expect(await say([], made)).toMatchObject({ status: 422 })
    expect(await standing()).toEqual([hours(true, 4, 7, 15)])
  })
  test('a planner does not take away from one worker for another', async () => {
    const { made } = await mustSay([hours(true, 4, 7, 15)], [], 'colleague', 'colleague')
    expect(await say([hours(true, 5, 7, 15)], made, 'planner')).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'instead' }] },
    })
    expect(await standing()).toEqual([hours(true, 4, 7, 15)])
  })
  test('a worker’s request is refused as a whole when one period ends before it starts', async () => {
    expect(await say([hours(true, 4, 7, 15), hours(true, 5, 15, 7)])).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'availabilities[1].endDate' }] },
    })
    expect(await standing()).toEqual([])
  })
  test('a worker sets at most four hundred at once, and five hundred in the future', async () => {
    const many = (count: number) => Array.from({ length: count }, () => hours(true, 4, 7, 15))
    expect(await say(many(401))).toMatchObject({ status: 422 })
    await mustSay(many(400))
    await db
      .updateTable('care_worker_availability')
      .set({ start_date: '2027-03-01T07:00:00Z', end_date: '2027-03-01T15:00:00Z' })
      .execute()
    expect(await say(many(101))).toMatchObject({ status: 409 })
    expect(await standing()).toHaveLength(400)
    await mustSay(many(100))
  })
})

describe('set', () => {
  test('a worker sets five days at once; repeating the request adds nothing', async () => {
    const week = [4, 5, 6, 7, 8].map(day => hours(true, day, 7, 15))
    const first = await mustSay(week, [], 'careWorker', 'careWorker', 'week-1')
    expect(await mustSay(week, [], 'careWorker', 'careWorker', 'week-1')).toEqual(first)
    expect(first).toMatchObject({ made: Array(5).fill(expect.stringMatching(/^\/v1\/care_worker_availabilities\//)), before: [] })
    expect(await standing()).toEqual(week)
  })
  test('a worker sets a holiday, which replaces earlier availability within it', async () => {
    const [night, day, after] = [hours(true, 3, 20, 6, 4), hours(true, 5, 7, 15), hours(true, 11, 7, 15)]
    await mustSay([night, day, after])
    const { before } = await mustSay([hours(false, 3, 23, 23, 10)])
    expect(before).toEqual([night, day])
    expect(await standing()).toEqual([hours(true, 3, 20, 23), hours(false, 3, 23, 23, 10), after])
  })
  test('a worker who is unavailable for an hour keeps the availability around it', async () => {
    await mustSay([hours(true, 4, 7, 15)])
    await mustSay([hours(false, 4, 10, 11)])
    expect(await standing()).toEqual([hours(true, 4, 7, 10), hours(false, 4, 10, 11), hours(true, 4, 11, 15)])
  })
  test('a worker undoes all of it with the answer of the request', async () => {
    const old = [hours(true, 4, 7, 15), hours(false, 5, 7, 15)]
    await mustSay(old)
    const { made, before } = await mustSay([hours(false, 4, 10, 23, 6)])
    await mustSay(before, made)
    expect(await standing()).toEqual(old)
  })
  test('of two requests for the same time, one remains', async () => {
    await Promise.all([say([hours(true, 4, 7, 15)]), say([hours(false, 4, 7, 15)])])
    expect(await standing()).toHaveLength(1)
  })
})

describe('who is notified', () => {
  const told = async () => {
    const event = await db
      .selectFrom('event')
      .select(['uuid', 'actor_uuid', 'subject_uuid'])
      .where('name', '=', 'care_worker_availabilities_said')
      .orderBy('uuid', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    await openMailbox(db, { mails, queriesOf }, settings).deliver(event.uuid, now())
    const sent = await db.selectFrom('mail').select(['recipient', 'text']).where('event_uuid', '=', event.uuid).execute()
    return { event, sent }
  }
  test('nobody, of what a worker sets themselves', async () => {
    await mustSay([hours(true, 4, 7, 15)])
    expect((await told()).sent).toEqual([])
  })
  test('the worker, of what a planner sets and removes for them', async () => {
    const { made } = await mustSay([hours(false, 3, 23, 23, 17), hours(true, 18, 6, 14)], [], 'planner')
    const { event, sent } = await told()
    expect(event).toMatchObject({ actor_uuid: world.people.planner.uuid, subject_uuid: world.people.careWorker.uuid })
    expect(sent.map(({ recipient }) => recipient)).toEqual([world.people.careWorker.username])
    expect(sent[0]!.text).toContain(
      'Er staat nu:\n- niet beschikbaar: ma 4 jan 2027 t/m zo 17 jan 2027\n- beschikbaar: ma 18 jan 2027, 07:00 – 15:00',
    )
    await mustSay([], made, 'planner')
    expect((await told()).sent[0]!.text).toContain('Verwijderd is:\n- niet beschikbaar: ma 4 jan 2027 t/m zo 17 jan 2027')
  })
})
