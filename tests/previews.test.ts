// A preview reports exactly what the action would do, and leaves no trace (docs/decisions/0062).
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { mails, queriesOf } from '../api/concepts.ts'
import { now } from '../api/platform/clock.ts'
import { openMailbox } from '../api/platform/events/mailbox.ts'
import { operations } from './calls/calls.ts'
import { type Answer, type Body, type Caller, openTestApi } from './servers/api.ts'
import { settings } from './servers/settings.ts'
import { must } from './worlds/moments.ts'

const api = await openTestApi()
afterAll(() => api.close())
const { as, world, db, owner } = api
const { careWorker, colleague } = world.people
const mailbox = openMailbox(db, { mails, queriesOf }, settings)

const counts = async () => {
  const { rows } = await sql<{ name: string }>`select schemaname || '.' || tablename as name from pg_tables
    where schemaname in ('public', 'graphile_worker')`.execute(owner)
  const counted = new Map<string, string>()
  for (const { name } of rows) {
    const text = await sql<{
      content: string
    }>`select count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as content
      from ${sql.table(name)} t`.execute(owner)
    counted.set(name, text.rows[0]!.content)
  }
  return counted
}
const changed = (before: Map<string, string>, after: Map<string, string>) =>
  [...after].flatMap(([name, content]) => (before.get(name) === content ? [] : [name]))

type Method = 'put' | 'patch'
type ActionCall = { as?: Caller; method: Method; path: string; body: Record<string, unknown> }
const ask = ({ as: who = as.organization, path, body }: ActionCall) => who.post(`${path}/preview`, body)
const act = ({ as: who = as.organization, method, path, body }: ActionCall) => who[method](path, body)

const lastEvent = async () =>
  (await db.selectFrom('event').select('uuid').orderBy('uuid', 'desc').limit(1).executeTakeFirstOrThrow()).uuid
/** Who is notified of the events since then, by event, person and channel. */
const toldSince = async (event: string) => {
  const events = await db.selectFrom('event').select(['uuid', 'name']).where('uuid', '>', event).orderBy('uuid').execute()
  for (const { uuid } of events) await mailbox.deliver(uuid, now())
  const { rows } = await sql<{ event: string; role: string; byMail: boolean; count: number }>`
    select e.name as event, a.roles[1] as role, coalesce(n.mailed_at, n.mail_due_at) is not null as "byMail", count(*)::int
    from notification n join event e on e.uuid = n.event_uuid join account a on a.uuid = n.account_uuid
    where e.uuid > ${event}::uuid group by 1, 2, 3`.execute(db)
  const names = events.map(({ name }) => name)
  return { told: sorted(rows), events: [...new Set(names)].map(name => ({ name, count: names.filter(n => n === name).length })) }
}
type NotificationCount = { event: string; role: string | null; byMail: boolean; count: number }
const sorted = (heard: NotificationCount[]) =>
  heard.map(({ event, role, byMail, count }) => `${event} ${role} ${byMail ? 'by mail' : 'in the app'}: ${count}`).sort()
const sums = (hears: NotificationCount[]) =>
  sorted(
    [...Map.groupBy(hears, ({ event, role, byMail }) => `${event} ${role} ${byMail}`).values()].map(same => ({
      ...same[0]!,
      count: same.reduce((sum, { count }) => sum + count, 0),
    })),
  )

const makeSeries = async (week: string): Promise<Body> => {
  const day = { startDate: `${week}-01T07:00:00Z`, endDate: `${week}-01T15:00:00Z`, publishedForContractTypes: ['freelance'] }
  const body = api.newMoment({ ...day, weekdays: [1, 2, 3, 4, 5, 6, 7], until: `${week}-05` })
  const series = must(await as.organization.post('/recurring_care_moments_by_organization', body), 201)
  const moments = must(await as.planner.get(`/care_moments?recurringCareMoment.uuid=${series.uuid}`), 200).member
  const reactions: string[] = []
  for (const moment of moments.slice(0, 3)) reactions.push(await api.react(moment))
  must(await api.select(reactions), 200)
  for (const who of ['careWorker', 'colleague'] as const) await api.react(moments[4]!, who)
  return series
}
const hourLater = (moment: Body) => ({
  startDate: moment.startDate,
  endDate: new Date(Date.parse(String(moment.endDate)) + 3_600_000).toISOString(),
})

describe('refused as the act itself', () => {
  const same = (foreseen: Answer, done: Answer, status: number) => {
    expect([foreseen.status, done.status]).toEqual([status, status])
    expect([foreseen.body.detail, foreseen.body.violations]).toEqual([done.body.detail, done.body.violations])
  }
  test('a care worker, who may change no moment', async () => {
    const moment = await api.assignedMoment()
    const asked = { as: as.careWorker, method: 'patch', path: `${moment['@id']}/update`, body: { title: 'Anders' } } as const
    same(await ask(asked), await act(asked), 403)
  })
  test('another organization, to which it is not there', async () => {
    const moment = await api.openMoment()
    const asked = {
      as: as.otherOrganization,
      method: 'patch',
      path: `${moment['@id']}/update`,
      body: { title: 'Anders' },
    } as const
    same(await ask(asked), await act(asked), 404)
  })
  test('an organization with a body that is wrong, or a moment that changed meanwhile', async () => {
    const moment = await api.openMoment()
    const path = `${moment['@id']}/update`
    const backwards = { method: 'patch', path, body: { startDate: moment.endDate, endDate: moment.startDate } } as const
    same(await ask(backwards), await act(backwards), 422)
    const stale = { method: 'patch', path, body: { title: 'Anders', version: Number(moment.version) + 7 } } as const
    same(await ask(stale), await act(stale), 409)
  })
  test('an organization whose change meets other work of the worker, as the database holds it', async () => {
    const [first, second] = [await api.assignedMoment(), await api.assignedMoment()]
    const body = { startDate: first.startDate, endDate: first.endDate }
    const asked = { method: 'patch', path: `${second['@id']}/update`, body } as const
    same(await ask(asked), await act(asked), 409)
  })
  test('an organization that changes what was cancelled', async () => {
    const moment = await api.openMoment()
    const asked = { method: 'put', path: `${moment['@id']}/cancel`, body: { cancelReason: world.cancelReason } } as const
    must(await act(asked), 200)
    same(await ask(asked), await act(asked), 409)
  })
})

type Case = [what: string, make: () => Promise<ActionCall>]
const cases: Case[] = [
  [
    'other times of work that somebody has',
    async () => {
      const moment = await api.assignedMoment()
      return { method: 'patch', path: `${moment['@id']}/update`, body: hourLater(moment) }
    },
  ],
  [
    'another title of it',
    async () => ({ method: 'patch', path: `${(await api.assignedMoment())['@id']}/update`, body: { title: 'Anders' } }),
  ],
  [
    'other times of work to which two reacted',
    async () => {
      const moment = await api.publishedMoment()
      for (const who of ['careWorker', 'colleague'] as const) await api.react(moment, who)
      return { method: 'patch', path: `${moment['@id']}/update`, body: hourLater(moment) }
    },
  ],
  [
    'another place',
    async () => ({
      method: 'patch',
      path: `${(await api.assignedMoment())['@id']}/update_location`,
      body: { location: world.west },
    }),
  ],
  [
    'a cancellation by a planner',
    async () => ({
      as: as.planner,
      method: 'put',
      path: `${(await api.assignedMoment())['@id']}/cancel`,
      body: { cancelReason: world.cancelReason },
    }),
  ],
  [
    'a cancellation of what two reacted to',
    async () => {
      const moment = await api.publishedMoment()
      for (const who of ['careWorker', 'colleague'] as const) await api.react(moment, who)
      return { method: 'put', path: `${moment['@id']}/cancel`, body: { cancelReason: world.cancelReason } }
    },
  ],
  [
    'an assignment that is taken back',
    async () => ({
      method: 'put',
      path: `${(await api.assignedMoment())['@id']}/cancel_assignment`,
      body: { cancelAssignmentReason: world.cancelAssignmentReason },
    }),
  ],
  [
    'an assignment that the worker gives back',
    async () => ({
      as: as.careWorker,
      method: 'put',
      path: `${(await api.assignedMoment())['@id']}/cancel_assignment`,
      body: { cancelAssignmentReason: world.cancelAssignmentReason },
    }),
  ],
  [
    'other times of a series',
    async () => ({ method: 'patch', path: `${(await makeSeries('2027-02'))['@id']}/update`, body: { startTime: '09:00' } }),
  ],
  [
    'a series cut short',
    async () => ({ method: 'put', path: `${(await makeSeries('2027-04'))['@id']}/until`, body: { until: '2027-04-02' } }),
  ],
  [
    'a longer series',
    async () => ({ method: 'put', path: `${(await makeSeries('2027-03'))['@id']}/until`, body: { until: '2027-03-09' } }),
  ],
  [
    'a series canceled from a day on',
    async () => ({
      method: 'put',
      path: `${(await makeSeries('2027-05'))['@id']}/cancel`,
      body: { from: '2027-05-02', cancelReason: world.cancelReason },
    }),
  ],
  [
    'a client out of care',
    async () => ({
      method: 'put',
      path: `${world.client}/inactive`,
      body: { date: '2027-09-01', reason: world.endReason },
    }),
  ],
]
test.each(cases)('an organization asks what follows from %s: nothing remains, and then it follows', async (_what, make) => {
  const asked = await make()
  const before = await counts()
  const foreseen = must(await ask(asked), 200)
  expect(changed(before, await counts()).filter(name => !name.startsWith('public.access_log'))).toEqual([])
  const since = await lastEvent()
  const item = must(await act(asked), 200)
  const { told, events } = await toldSince(since)
  expect(sums(foreseen.hears as NotificationCount[])).toEqual(told)
  expect(foreseen.events).toEqual(events)
  const { item: would } = foreseen as unknown as { item: Body }
  expect(without(would)).toEqual(without(item))
})
// The item without what differs each time: the moment of the change, and a new publication.
const without = (item: Body) =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !/At$|^publication$|^lastChange$|^@context$/.test(name)))

test('an organization reads who is notified, by name as far as it sees that name, and how late it is', async () => {
  const moment = await api.assignedMoment()
  const path = `${moment['@id']}/cancel_assignment`
  const body = { cancelAssignmentReason: world.cancelAssignmentReason }
  const { hears, noted } = must(await as.organization.post(`${path}/preview`, body), 200)
  const { first_name, last_name } = await db
    .selectFrom('care_worker_profile')
    .selectAll()
    .where('uuid', '=', careWorker.uuid)
    .executeTakeFirstOrThrow()
  expect(hears).toMatchObject([
    { role: 'ROLE_CARE_WORKER', name: `${first_name} ${last_name}`, count: 1, byMail: true },
    { role: 'ROLE_CLIENT_ADMIN', count: 1, byMail: true },
  ])
  expect(noted).toMatchObject({ late: false })
})
test('a care worker who asks reads nobody else’s name', async () => {
  const moment = await api.assignedMoment()
  const body = { cancelAssignmentReason: world.cancelAssignmentReason }
  const foreseen = must(await as.careWorker.post(`${moment['@id']}/cancel_assignment/preview`, body), 200)
  const hears = foreseen.hears as { role: string; name: string | null }[]
  expect(JSON.stringify(foreseen)).not.toContain(colleague.username)
  expect(hears.map(({ role, name }) => [role, name])).toEqual([
    ['ROLE_CLIENT_ADMIN', null],
    ['ROLE_ORGANIZATION_USER', null],
  ])
})
test('an organization that asks what would follow has read of the client, as the log says', async () => {
  const moment = await api.assignedMoment()
  must(await as.organization.post(`${moment['@id']}/update/preview`, { title: 'Anders' }), 200)
  const line = await db.selectFrom('access_log').selectAll().orderBy('uuid', 'desc').limit(1).executeTakeFirstOrThrow()
  expect(line).toMatchObject({ operation: 'careMoments.updatePreview', actor_uuid: world.people.organization.uuid })
  expect(line.client_uuids).toHaveLength(1)
})
test('under a key nothing is kept: what was asked first may be done under the same key', async () => {
  const moment = await api.openMoment()
  const key = { 'idempotency-key': 'once' }
  must(await as.organization.post(`${moment['@id']}/update/preview`, { title: 'Anders' }, key), 200)
  must(await as.organization.patch(`${moment['@id']}/update`, { title: 'Anders' }, key), 200)
})
test('every preview is of an existing operation, for the same people', () => {
  const previews = operations.filter(({ operation }) => operation.kind === 'preview')
  expect(previews.length).toBeGreaterThan(8)
  for (const { id, operation } of previews) {
    const real = operations.find(other => other.id === `${id.split('.')[0]}.${operation.of}`)!.operation
    expect([real.kind, operation.by, operation.body, operation.inOwnName]).toEqual([
      real.kind === 'change' ? 'change' : 'action',
      real.by,
      real.body,
      real.inOwnName,
    ])
  }
})
