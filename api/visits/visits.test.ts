import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addHours } from '../../rules/time/amsterdam.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today, uuidOf } from '../../tests/worlds/world.ts'
import { jobs as moments } from '../care-moments/jobs.ts'
import { queriesOf } from '../concepts.ts'
import { moveClock } from '../platform/clock.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())
beforeEach(() => moveClock(today))
const client = uuidOf(world.client)
type Moment = { '@id': string }
type Profile = { profile: { firstName: string; lastName: string } }
const visitOf = async (moment: Moment) => must(await as.clientAdmin.get(`/visits/${uuidOf(moment['@id'])}`), 200)
const giveBack = async (moment: Moment) => {
  const body = { cancelAssignmentReason: world.cancelAssignmentReason, reason: 'Ik ben ziek' }
  must(await as.careWorker.put(`${moment['@id']}/cancel_assignment`, body), 200)
}
const move = async (moment: Moment, times: object) => must(await as.organization.patch(`${moment['@id']}/update`, times), 200)

describe('a visit', () => {
  test('is nobody’s but the client’s administrator’s, and of no other client', async () => {
    await api.assignedMoment()
    for (const who of ['careWorker', 'organization', 'planner', 'backOffice'] as const)
      for (const path of ['/visits', `/clients/${client}/familiar_faces`, '/family_look'])
        expect((await as[who].get(path)).status, `${who} ${path}`).toBe(403)
    const elsewhere = await api.publishedMoment({ client: world.clientInWest, location: world.west })
    expect((await as.clientAdmin.get(`/visits/${uuidOf(elsewhere['@id'])}`)).status).toBe(404)
    expect((await as.clientAdmin.get(`/clients/${uuidOf(world.clientInWest)}/familiar_faces`)).status).toBe(404)
    const { member } = must(await as.clientAdmin.get('/visits?itemsPerPage=100'), 200)
    expect(new Set(member.map(visit => (visit.client as { uuid: string }).uuid))).toEqual(new Set([client]))
  })
  test('is not seen any more by who was an administrator', async () => {
    const mine = db.selectFrom('client_admin_client').selectAll().where('client_uuid', '=', client)
    const rows = await mine.execute()
    await db.deleteFrom('client_admin_client').where('client_uuid', '=', client).execute()
    expect(must(await as.clientAdmin.get('/visits'), 200).totalItems).toBe(0)
    expect((await as.clientAdmin.get(`/clients/${client}/familiar_faces`)).status).toBe(404)
    await db.insertInto('client_admin_client').values(rows).execute()
  })
  test('says who comes; not what it costs or where they live', async () => {
    const visit = await visitOf(await api.assignedMoment())
    expect(visit).toMatchObject({ state: 'coming', assignee: { profile: { lastName: 'careWorker', expertiseLevel: {} } } })
    expect(visit).not.toHaveProperty('hourlyRate')
    expect(visit).not.toHaveProperty('search')
    expect(JSON.stringify(visit)).not.toMatch(/"(phone|address|city|about|reason|rate)"/)
  })
  test('for which nobody is found says since when, whom it is offered to, and how many want to come', async () => {
    const { moment } = await api.reactedMoment()
    const { search, state } = await visitOf(moment)
    expect(state).toBe('sought')
    expect(search).toEqual({ since: today, audience: 'everyone', asked: 0, reacted: 1, reactedBefore: 0 })
  })
  test('of who came before says how often', async () => {
    const before = Number((await visitOf(await api.assignedMoment())).timesBefore)
    await api.approvedMoment()
    expect(Number((await visitOf(await api.assignedMoment())).timesBefore)).toBeGreaterThan(before)
    const { moment: open } = await api.reactedMoment()
    expect((await visitOf(open)).search).toMatchObject({ reacted: 1, reactedBefore: 1 })
  })
  test('called off by who would come is sought again, and then says in whose place another comes; never why', async () => {
    const moment = await api.assignedMoment()
    const was = await visitOf(moment)
    moveClock(addHours(today, 2))
    await giveBack(moment)
    const sought = await visitOf(moment)
    expect(sought).toMatchObject({ state: 'sought', insteadOf: { firstName: (was.assignee as Profile).profile.firstName } })
    expect(sought.search).toMatchObject({ since: addHours(today, 2) })
    expect(JSON.stringify(sought)).not.toContain('ziek')
    const publication = (await api.fresh(moment)).publication
    const reaction = await api.react({ ...moment, publication } as never, 'colleague')
    must(await api.select([reaction]), 200)
    const other = await visitOf(moment)
    expect(other).toMatchObject({ state: 'coming', insteadOf: { firstName: (was.assignee as Profile).profile.firstName } })
    expect((other.assignee as Profile).profile.lastName).toBe('colleague')
  })
  test('that was moved shows the original times, until it is moved back', async () => {
    const moment = await api.assignedMoment()
    const { startDate, endDate } = await visitOf(moment)
    const later = { startDate: addHours(String(startDate), 1), endDate: addHours(String(endDate), 1) }
    await move(moment, later)
    expect(await visitOf(moment)).toMatchObject({ ...later, before: { startDate, endDate } })
    await move(moment, { startDate: addHours(String(startDate), 2), endDate: addHours(String(endDate), 2) })
    expect(await visitOf(moment)).toMatchObject({ before: { startDate, endDate } })
    await move(moment, { startDate, endDate })
    expect(await visitOf(moment)).not.toHaveProperty('before')
  })
  test('that was cancelled stays, and says so', async () => {
    const moment = await api.assignedMoment()
    must(await as.organization.put(`${moment['@id']}/cancel`, { cancelReason: world.cancelReason }), 200)
    expect((await visitOf(moment)).state).toBe('off')
  })
  test('shows hours once they are approved, and may be reviewed then: once', async () => {
    const submitted = await api.submittedMoment()
    expect(await visitOf(submitted)).toMatchObject({ handedIn: true })
    expect(await visitOf(submitted)).not.toHaveProperty('worked')
    expect(await visitOf(submitted)).not.toHaveProperty('reviewUntil')
    must(await as.organization.patch(`${submitted['@id']}/approve`), 200)
    const visit = await visitOf(submitted)
    expect(visit).toMatchObject({
      worked: { startDate: visit.startDate, endDate: visit.endDate },
      reviewUntil: expect.any(String),
    })
    expect(must(await as.clientAdmin.get('/visits?toReview=true'), 200).member.map(({ uuid }) => uuid)).toEqual([visit.uuid])
    must(await as.clientAdmin.post('/care_worker_reviews', { careMoment: submitted['@id'], rating: 5 }), 201)
    expect(await visitOf(submitted)).toMatchObject({ rating: 5 })
    expect(await visitOf(submitted)).not.toHaveProperty('reviewUntil')
    expect(must(await as.clientAdmin.get('/visits?toReview=true'), 200).totalItems).toBe(0)
  })
})

describe('what is new', () => {
  test('is what changed after an instant', async () => {
    const moment = await api.assignedMoment()
    moveClock(addHours(today, 5))
    const since = encodeURIComponent(addHours(today, 4))
    const changed = async () =>
      must(await as.clientAdmin.get(`/visits?changedAfter=${since}&itemsPerPage=100`), 200).member.map(({ uuid }) => uuid)
    expect(await changed()).not.toContain(uuidOf(moment['@id']))
    await giveBack(moment)
    expect(await changed()).toContain(uuidOf(moment['@id']))
  })
  test('is also that nobody came, and when the office wrote about that; not what a relative writes', async () => {
    const startDate = addHours(today, 3)
    const { '@id': id } = await api.publishedMoment({ startDate, endDate: addHours(today, 5) })
    moveClock(startDate)
    await moments['expire-care-moments']!.run(db, startDate, queriesOf)
    const visit = () => visitOf({ '@id': id })
    expect(await visit()).toMatchObject({ state: 'unfilled', changedAt: startDate, handedIn: false })
    moveClock(addHours(today, 3.25))
    must(await as.clientAdmin.post('/messages', { text: 'Komt er nog iemand?', client: world.client }), 201)
    expect(await visit()).not.toHaveProperty('answeredAt')
    moveClock(addHours(today, 3.5))
    must(await as.planner.post('/messages', { text: 'Wij bellen u nu.', client: world.client }), 201)
    expect(await visit()).toMatchObject({ answeredAt: addHours(today, 3.5) })
  })
  test('begins where somebody last looked at all of it, half an hour after that; reading alone changes nothing', async () => {
    const look = async () => must(await as.clientAdmin.put('/family_look'), 200).since
    const first = await look()
    expect(first).toBe(addHours(today, -14 * 24))
    moveClock(addHours(today, 0.25))
    expect(await look()).toBe(first)
    moveClock(addHours(today, 3))
    for (const _again of [1, 2]) expect(must(await as.clientAdmin.get('/family_look'), 200).since).toBe(addHours(today, 0.25))
    expect(await look()).toBe(addHours(today, 0.25))
    expect(await look()).toBe(addHours(today, 0.25))
  })
})

test('shows the team and recent workers, with how often and when next; the most frequent first, reserves last', async () => {
  moveClock(addHours(today, 40 * 24))
  must(await as.planner.post('/care_teams', { client: world.client, careWorker: person('thirdWorker'), isReserve: true }), 201)
  const { faces } = must(await as.clientAdmin.get(`/clients/${client}/familiar_faces`), 200)
  const names = (faces as { lastName: string; team?: string; times: number }[]).map(face => [
    face.lastName,
    face.team,
    face.times,
  ])
  expect(names).toContainEqual(['thirdWorker', 'reserve', 0])
  expect(names.filter(([name]) => name === 'careWorker')[0]![2]).toBeGreaterThan(0)
  expect(JSON.stringify(faces)).not.toMatch(/"(phone|address|city)"/)
  const line = await db.selectFrom('access_log').selectAll().orderBy('uuid', 'desc').limit(1).executeTakeFirstOrThrow()
  expect(line).toMatchObject({ operation: 'visits.faces', client_uuids: [client] })
})
const person = (who: 'thirdWorker') => `/v1/care_workers/${world.people[who].uuid}`
