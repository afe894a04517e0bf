// A publication that reaches more people as time passes. Our worker is in the care team, the colleague is a favourite.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addHours } from '../../rules/time/amsterdam.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { settings } from '../../tests/servers/settings.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today, uuidOf, type Who } from '../../tests/worlds/world.ts'
import { mails, queriesOf } from '../concepts.ts'
import { jobs as matchJobs } from '../matches/jobs.ts'
import { moveClock, now } from '../platform/clock.ts'
import { openMailbox } from '../platform/events/mailbox.ts'
import { jobs } from './jobs.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())
const mailbox = openMailbox(db, { mails, queriesOf }, settings)

const widenDue = () => jobs['widen-publications']!.run(db, now(), queriesOf)
const hoursLater = (hours: number) => {
  moveClock(addHours(today, hours))
  return widenDue()
}
const ladder = [
  { audience: 'favorites', afterMinutes: 240 },
  { audience: 'everyone', afterMinutes: 1440 },
]
const laddered = (changes = {}) => api.publishedMoment({ audience: 'care_team', widening: ladder, ...changes })
const publicationOf = async (moment: { publication?: unknown }, who: Who = 'organization') =>
  must(await as[who].get(String(moment.publication)), 200)
const sees = async (who: Who, moment: { publication?: unknown }) => (await as[who].get(String(moment.publication))).status === 200

/** Delivers all events, twice; gives how often each of these people was notified in the app under this title. */
const notifiedOf = async (title: string) => {
  const names = ['care_moment_published', 'care_moment_publication_widened', 'new_matches_gathered'] as const
  for (const { uuid } of await db.selectFrom('event').select('uuid').where('name', 'in', names).orderBy('uuid').execute())
    for (let turn = 0; turn < 2; turn++) await mailbox.deliver(uuid, now())
  const rows = await db.selectFrom('notification').select('account_uuid').where('text', 'like', `%“${title}”%`).execute()
  const times = (who: Who) => rows.filter(row => row.account_uuid === world.people[who].uuid).length
  return [times('careWorker'), times('colleague'), times('thirdWorker')]
}
const choose = async (byMail: string) => {
  const kinds = [{ kind: 'new_matches', inApp: true, byMail }]
  for (const who of ['careWorker', 'colleague', 'thirdWorker'] as const)
    must(await as[who].put('/notification_preferences', { quietHours: null, kinds }), 200)
}

beforeAll(async () => {
  const worker = (who: Who) => ({ care_worker_uuid: world.people[who].uuid })
  await db
    .insertInto('care_team')
    .values({ ...worker('careWorker'), client_uuid: uuidOf(world.client) })
    .execute()
  const favorite = { organization_uuid: uuidOf(world.organization), created_at: today }
  await db
    .insertInto('favorite_care_worker')
    .values({ ...worker('colleague'), ...favorite })
    .execute()
})
beforeEach(async () => {
  moveClock(today)
  await db.updateTable('care_moment_publication').set({ digested_at: today }).execute()
  await choose('at_once')
})

describe('steps to come', () => {
  test.each([
    ['one that is no wider', { audience: 'favorites', widening: [ladder[0]] }, 'widening[0].audience'],
    [
      'one before another',
      { audience: 'care_team', widening: [{ ...ladder[0], afterMinutes: 2000 }, ladder[1]] },
      'widening[1].afterMinutes',
    ],
    [
      'one after the start',
      { audience: 'favorites', widening: [{ audience: 'everyone', afterMinutes: 20_000 }] },
      'widening[0].afterMinutes',
    ],
    ['one at once', { audience: 'favorites', widening: [{ audience: 'everyone', afterMinutes: 0 }] }, 'widening[0].afterMinutes'],
    ['the care team without a client', { client: null, audience: 'care_team', widening: ladder }, 'audience'],
  ])('an organization does not publish with %s', async (_name, changes, propertyPath) => {
    const soon = { startDate: addHours(today, 72), endDate: addHours(today, 80) }
    const body = api.newMoment({ ...soon, publishedForContractTypes: ['freelance'], ...changes })
    const answer = await as.organization.post('/care_moments_by_organization', body)
    expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath }] } })
  })
  test('a care worker neither changes nor sees them; another organization does not find them', async () => {
    const moment = await laddered()
    const change = (who: Who) => as[who].put(`${moment.publication}/widening`, { widening: [] })
    for (const who of ['careWorker', 'clientAdmin', 'backOffice'] as const)
      expect(await change(who), who).toMatchObject({ status: 403 })
    expect(await change('otherOrganization')).toMatchObject({ status: 404 })
    const shown = await publicationOf(moment, 'careWorker')
    expect(shown).not.toHaveProperty('widening')
    expect(shown).not.toHaveProperty('widened')
    expect(shown).not.toHaveProperty('version')
  })
  test('an organization publishes an open moment in steps, and reads when each comes', async () => {
    const moment = await api.openMoment()
    const body = { careMoment: moment['@id'], publishedForContractTypes: ['freelance'], audience: 'care_team', widening: ladder }
    const made = must(await as.organization.post('/care_moment_publications', body), 201)
    expect(made).toMatchObject({
      audience: 'care_team',
      widened: [],
      widening: [
        { audience: 'favorites', at: addHours(today, 4) },
        { audience: 'everyone', at: addHours(today, 24) },
      ],
    })
  })
})

describe('by the clock', () => {
  test('each group sees it from its step on and is notified once, and earlier groups keep seeing it', async () => {
    const moment = await laddered({ title: 'Ladder' })
    expect(await notifiedOf('Ladder')).toEqual([1, 0, 0])
    expect(await sees('colleague', moment)).toBe(false)
    await hoursLater(3)
    expect(await publicationOf(moment)).toMatchObject({ audience: 'care_team' })
    await hoursLater(4)
    expect(await publicationOf(moment)).toMatchObject({ audience: 'favorites', widening: [{ audience: 'everyone' }] })
    expect(await sees('careWorker', moment)).toBe(true)
    expect(await sees('colleague', moment)).toBe(true)
    expect(await sees('thirdWorker', moment)).toBe(false)
    expect(await notifiedOf('Ladder')).toEqual([1, 1, 0])
    await hoursLater(24)
    expect(await notifiedOf('Ladder')).toEqual([1, 1, 1])
    const { audience, widening, widened } = await publicationOf(moment)
    expect({ audience, widening, widened }).toEqual({
      ...{ audience: 'everyone', widening: [] },
      widened: [
        { audience: 'care_team', at: today },
        { audience: 'favorites', at: addHours(today, 4) },
        { audience: 'everyone', at: addHours(today, 24) },
      ],
    })
    const history = must(await as.organization.get(`${moment['@id']}/history`), 200).member
    expect(history.map(({ name, reason }) => [name, reason])).toContainEqual([
      'care_moment_publication_widened',
      'Nu voor iedereen die past',
    ])
  })
  test('steps missed while no server ran are carried out at once, and by two servers only once', async () => {
    const moment = await laddered({ title: 'Twee servers' })
    moveClock(addHours(today, 30))
    await Promise.all([widenDue(), widenDue()])
    await widenDue()
    const { audience, widened } = await publicationOf(moment)
    expect({ audience, steps: (widened as unknown[]).length }).toEqual({ audience: 'everyone', steps: 2 })
    expect(await notifiedOf('Twee servers')).toEqual([1, 1, 1])
  })
  test('people who get new work once a day are also told once', async () => {
    await choose('daily')
    const gather = () => matchJobs['gather-matches']!.run(db, now(), queriesOf)
    await laddered({ title: 'Dagelijks', startDate: addHours(today, 240), endDate: addHours(today, 248) })
    await hoursLater(22)
    await gather()
    expect(await notifiedOf('Dagelijks')).toEqual([1, 1, 0])
    await hoursLater(46)
    await gather()
    expect(await notifiedOf('Dagelijks')).toEqual([1, 1, 1])
  })
  test('each worker gets one mail for a whole series', async () => {
    const first = { startDate: '2026-11-02T08:00:00Z', endDate: '2026-11-02T16:00:00Z', breakMinutes: 0 }
    const rule = { weekdays: [1, 2, 3], everyWeeks: 1, until: '2026-11-20', publishedForContractTypes: ['freelance'] }
    const body = api.newMoment({ ...first, ...rule, title: 'Reeks', audience: 'care_team', widening: ladder })
    must(await as.organization.post('/recurring_care_moments_by_organization', body), 201)
    await hoursLater(24)
    expect(await notifiedOf('Reeks')).toEqual([1, 1, 1])
  })
  test('a withdrawn publication does not widen, and published again it starts from the first step', async () => {
    const moment = await laddered()
    must(await as.organization.patch(`${moment.publication}/withdraw`), 200)
    await hoursLater(30)
    expect(await publicationOf(moment)).toMatchObject({ status: 'withdrawn', audience: 'care_team' })
    const body = { careMoment: moment['@id'], publishedForContractTypes: ['freelance'], audience: 'favorites' }
    expect(must(await as.organization.post('/care_moment_publications', body), 201)).toMatchObject({ widening: [], widened: [] })
  })
  test('assigned work does not widen; given back it continues with the audience it had', async () => {
    const moment = await laddered()
    must(await api.select([await api.react(moment)]), 200)
    await hoursLater(5)
    expect(await publicationOf(moment, 'organization')).toMatchObject({ status: 'closed', audience: 'care_team' })
    const reason = { cancelAssignmentReason: world.cancelAssignmentReason }
    must(await as.organization.put(`${moment['@id']}/cancel_assignment`, reason), 200)
    expect(await publicationOf(moment)).toMatchObject({ status: 'open', audience: 'care_team' })
    await widenDue()
    expect(await publicationOf(moment)).toMatchObject({ audience: 'favorites' })
  })
})

describe('by hand', () => {
  const change = (moment: { publication?: unknown }, widening: unknown[], who: Who = 'organization') =>
    as[who].put(`${moment.publication}/widening`, { widening })
  test.each([
    ['no wider', [{ audience: 'care_team', at: addHours(today, 1) }], 'widening[0].audience'],
    ['after the start', [{ audience: 'everyone', at: addHours(today, 5000) }], 'widening[0].at'],
  ])('an organization does not choose a step that is %s', async (_name, widening, propertyPath) => {
    expect(await change(await laddered(), widening)).toMatchObject({ status: 422, body: { violations: [{ propertyPath }] } })
  })
  test('an organization does not widen what is withdrawn', async () => {
    const moment = await laddered()
    must(await as.organization.patch(`${moment.publication}/withdraw`), 200)
    expect(await change(moment, [])).toMatchObject({ status: 409 })
  })
  test('an organization makes it for everyone now, and everyone it reaches is told', async () => {
    const moment = await laddered({ title: 'Nu' })
    expect(await notifiedOf('Nu')).toEqual([1, 0, 0])
    const answer = must(await change(moment, [{ audience: 'everyone', at: now() }]), 200)
    expect(answer).toMatchObject({
      audience: 'everyone',
      widening: [],
      widened: [{ audience: 'care_team' }, { audience: 'everyone' }],
    })
    expect(await notifiedOf('Nu')).toEqual([1, 1, 1])
  })
  test('an organization is refused when a colleague, or the clock, was first', async () => {
    const moment = await laddered()
    const { version } = await publicationOf(moment)
    const close = (seen: unknown) => as.organization.put(`${moment.publication}/widening`, { widening: [], version: seen })
    must(await change(moment, [{ audience: 'favorites', at: addHours(today, 3) }], 'secondUser'), 200)
    expect(await close(version)).toMatchObject({ status: 409 })
    const looked = await publicationOf(moment)
    expect(looked).toMatchObject({ widening: [{ audience: 'favorites' }] })
    await hoursLater(3)
    expect(await close(looked.version)).toMatchObject({ status: 409 })
    must(await close((await publicationOf(moment)).version), 200)
  })
  test('a planner changes the times, and the clock keeps to them', async () => {
    const moment = await laddered()
    must(await change(moment, [{ audience: 'everyone', at: addHours(today, 2) }], 'planner'), 200)
    await hoursLater(2)
    expect(await publicationOf(moment)).toMatchObject({ audience: 'everyone', widening: [] })
  })
})
