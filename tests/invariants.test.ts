// The invariants that hold whatever people do, in whatever order: random acts by random people on moments that overlap in time. A
// failing run is shrunk, and its seed is printed.
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { jobs, queriesOf } from '../api/concepts.ts'
import { moveClock, now } from '../api/platform/clock.ts'
import { busyStatuses } from '../contract/status-groups.ts'
import { addHours } from '../rules/time/amsterdam.ts'
import { type Answer, openTestApi } from './servers/api.ts'
import { today, type Who } from './worlds/world.ts'

const api = await openTestApi()
const { as, db, world } = api
afterAll(() => api.close())

const everyone: Who[] = [
  'careWorker',
  'colleague',
  'thirdWorker',
  'organization',
  'secondUser',
  'locationAdmin',
  'otherOrganization',
  'planner',
]
const hour = 3_600_000
let runs = 0
/**
 * Six moments of eight hours, each beginning four hours after the previous one, so neighbours overlap. Every run has its own two
 * weeks.
 */
const makeMoments = async () => {
  runs += 1
  const first = Date.parse(today) + runs * 14 * 24 * hour
  moveClock(new Date(first - 30 * hour).toISOString())
  const made: string[] = []
  for (let n = 0; n < 6; n++) {
    const at = (ms: number) => new Date(first + ms).toISOString()
    const times = { startDate: at(n * 4 * hour), endDate: at((n * 4 + 8) * hour), breakMinutes: 30 }
    made.push((await api.publishedMoment({ ...times, bonus: n * 100 })).uuid)
  }
  return made
}

interface Act {
  who: number
  what: number
  which: number
}
type Doing = (who: Who, moment: string, publication: string) => Promise<Answer | undefined>
/** The actors, and how often each is tried. */
type Kind = [whose: Who[], often: number, doing: Doing]
const workers: Who[] = ['careWorker', 'colleague', 'thirdWorker']
const office: Who[] = ['organization', 'secondUser', 'locationAdmin', 'planner']
const parties = [...workers, ...office]
const reactionsOf = (publication: string) =>
  db
    .selectFrom('care_moment_publication_reaction')
    .select('uuid')
    .where('care_moment_publication_uuid', '=', publication)
    .orderBy('uuid', 'desc')
    .execute()
const toReaction =
  (act: 'withdraw' | 'reject'): Doing =>
  async (who, _moment, publication) => {
    const [reaction] = await reactionsOf(publication)
    return reaction && as[who].patch(`/care_moment_publication_reactions/${reaction.uuid}/${act}`, { reason: 'Toch niet.' })
  }
const reason = { reason: 'Het liep anders.' }
const kinds: Kind[] = [
  [
    workers,
    4,
    (who, _moment, publication) =>
      as[who].post('/care_moment_publication_reactions', {
        careMomentPublication: `/v1/care_moment_publications/${publication}`,
        agreed: true,
      }),
  ],
  [
    office,
    4,
    async (who, _moment, publication) => {
      const found = await reactionsOf(publication)
      const reactions = found.slice(0, 1).map(({ uuid }) => `/v1/care_moment_publication_reactions/${uuid}`)
      return as[who].put('/care_moment_publication_reactions/select', { reactions })
    },
  ],
  [workers, 1, toReaction('withdraw')],
  [office, 1, toReaction('reject')],
  [
    office,
    1,
    (who, moment) =>
      as[who].post('/care_moment_publications', {
        careMoment: `/v1/care_moments/${moment}`,
        publishedForContractTypes: ['freelance'],
      }),
  ],
  [
    office,
    1,
    (who, moment) =>
      as[who].put(`/care_moments/${moment}/assign`, { careWorker: `/v1/care_workers/${world.people.colleague.uuid}` }),
  ],
  [
    parties,
    1,
    (who, moment) =>
      as[who].put(`/care_moments/${moment}/cancel_assignment`, { cancelAssignmentReason: world.cancelAssignmentReason }),
  ],
  [office, 1, (who, moment) => as[who].put(`/care_moments/${moment}/cancel`, { cancelReason: world.cancelReason })],
  [
    parties,
    4,
    async (who, moment) => {
      const { start_date, end_date } = await db
        .selectFrom('care_moment')
        .select(['start_date', 'end_date'])
        .where('uuid', '=', moment)
        .executeTakeFirstOrThrow()
      return as[who].put(`/care_moments/${moment}/submit`, {
        startDate: start_date,
        endDate: end_date,
        breakMinutes: 45,
        ...reason,
      })
    },
  ],
  [parties, 4, (who, moment) => as[who].patch(`/care_moments/${moment}/approve`)],
  [office, 1, (who, moment) => as[who].patch(`/care_moments/${moment}/disapprove`, reason)],
  [parties, 1, (who, moment) => as[who].put(`/care_moments/${moment}/not_worked`, reason)],
  [parties, 1, (who, moment) => as[who].patch(`/care_moments/${moment}/approve_not_worked`)],
  [parties, 1, (who, moment) => as[who].patch(`/care_moments/${moment}/reject_proposal`, reason)],
  [
    office,
    3,
    async () => {
      moveClock(addHours(now(), 5))
      await jobs['expire-care-moments']!.run(db, now(), queriesOf)
      return undefined
    },
  ],
  [
    office,
    1,
    async () => {
      await jobs.invoices!.run(db, now(), queriesOf)
      return undefined
    },
  ],
]
const acts = kinds.flatMap(kind => Array.from({ length: kind[1] }, () => kind))

const nothing = async (question: ReturnType<typeof sql>, what: string) =>
  expect((await question.execute(db)).rows, what).toEqual([])
const mustHold = async (moments: string[]) => {
  // Only these moments: leftovers of an earlier run must not affect the shrinking.
  const these = sql`(select * from care_moment where uuid = any(${moments}::uuid[]))`
  await nothing(
    sql`select a.uuid from ${these} a join ${these} b on a.assignee_uuid = b.assignee_uuid and a.uuid < b.uuid
      and tstzrange(a.start_date, a.end_date) && tstzrange(b.start_date, b.end_date)
      where a.status = any(${busyStatuses}::text[]) and b.status = any(${busyStatuses}::text[])`,
    'nobody is in two places',
  )
  await nothing(
    sql`select p.uuid from care_moment_publication p join ${these} m on m.uuid = p.care_moment_uuid
      join care_moment_publication_reaction r on r.care_moment_publication_uuid = p.uuid and r.status = 'assigned'
      group by p.uuid, m.assignee_uuid having count(*) > 1 or bool_or(r.care_worker_uuid is distinct from m.assignee_uuid)`,
    'one is chosen for an offer, and it is the one who works',
  )
  await nothing(
    sql`select p.uuid from care_moment_publication p join ${these} m on m.uuid = p.care_moment_uuid
      where p.status = 'open' and m.status <> 'open'`,
    'what is offered is open',
  )
  await nothing(
    sql`select m.uuid from ${these} m
      where (m.status = 'approved') <> exists (select 1 from care_moment_invoice_line l where l.care_moment_uuid = m.uuid)`,
    'what was approved is paid, and nothing else',
  )
  await nothing(
    sql`select i.uuid from care_moment_invoice i join care_moment_invoice_line mine on mine.care_moment_invoice_uuid = i.uuid
      join ${these} m on m.uuid = mine.care_moment_uuid
      where i.total <> (select sum(amount) from care_moment_invoice_line l where l.care_moment_invoice_uuid = i.uuid)`,
    'an invoice is the sum of its lines',
  )
  const before = (event: string) => sql`(select p.to_status from event p where p.subject_uuid = m.uuid and p.to_status is not null
    and p.uuid < ${sql.raw(event)} order by p.uuid desc limit 1)`
  await nothing(
    sql`select m.uuid from ${these} m where m.status <> coalesce(${before(`'ffffffff-ffff-ffff-ffff-ffffffffffff'`)}, 'open')`,
    'the last thing that happened is how it is',
  )
  await nothing(
    sql`select e.uuid from ${these} m join event e on e.subject_uuid = m.uuid
      where e.from_status is not null and e.from_status <> coalesce(${before('e.uuid')}, 'open')`,
    'each thing follows from the one before',
  )
  const { rows } = await sql`select uuid from care_moment where uuid = any(${moments}::uuid[])`.execute(db)
  expect(rows, 'nothing vanishes').toHaveLength(moments.length)
}

// One in eight attempts an action that is not theirs to do.
const anAct = fc.record({ who: fc.nat(55), what: fc.nat(acts.length - 1), which: fc.nat(5) })
const personFor = (who: number, whose: Who[]) => (who % 8 === 0 ? everyone[(who / 8) | 0]! : whose[who % whose.length]!)
test('the invariants hold whatever people do', async () => {
  let done = 0
  await fc.assert(
    fc.asyncProperty(fc.array(anAct, { minLength: 40, maxLength: 120 }), async (all: Act[]) => {
      const moments = await makeMoments()
      const publications = await db
        .selectFrom('care_moment_publication')
        .select(['uuid', 'care_moment_uuid'])
        .where('care_moment_uuid', 'in', moments)
        .execute()
      for (const { who, what, which } of all) {
        const moment = moments[which]!
        const { uuid } = publications.findLast(each => each.care_moment_uuid === moment)!
        const [whose, , doing] = acts[what]!
        const person = personFor(who, whose)
        const answer = await doing(person, moment, uuid)
        if (!answer) continue
        expect(answer.status, `${person} ${what}: ${answer.text}`).toBeLessThan(500)
        if (answer.status < 300) done += 1
      }
      await mustHold(moments)
    }),
    { numRuns: 25 },
  )
  // Most random attempts are refused. Enough must succeed for this test to mean something.
  expect(done).toBeGreaterThan(100)
})
