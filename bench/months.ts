// npm run bench -- months: what asks the history or the access log, or writes into them, with few months of them and with many. One
// connection each, in turns, planned as requests are; the first time of each, when it is planned, is told apart.
import { sql } from 'kysely'
import { jobs as careMomentJobs } from '../api/care-moments/jobs.ts'
import { queriesOf } from '../api/concepts.ts'
import { calledOff, fillingOf } from '../api/figures/queries.ts'
import { jobs as hoursJobs } from '../api/hours/jobs.ts'
import { applicationRole } from '../api/platform/database/application-role.ts'
import { type Database, openDatabase, openPool, plannedOnce, type Tx } from '../api/platform/database/database.ts'
import { record } from '../api/platform/events/outbox.ts'
import { readHappenings, readSince } from '../api/platform/live/happenings.ts'
import { openAccessLog } from '../api/platform/request/access-log.ts'
import { findPage } from '../api/platform/rows/rows.ts'
import { factsOf } from '../api/proofs/queries.ts'
import { careWorkerFigures, isTooLate, locationFigures } from '../api/reviews/queries.ts'
import { hadMoment } from '../api/violations/queries.ts'
import type { Actor } from '../contract/language.ts'
import { addDays } from '../rules/amsterdam.ts'
import type { Data } from './data.ts'
import { median } from './load.ts'
import { perMonth, withMonths } from './month-worlds.ts'
import { circumstances, row } from './page.ts'
import { allQuestions } from './questions.ts'

export const monthCounts = [3, 72, 240]
const rounds = 7
const asksARound = 10

type Ask = (db: Database) => Promise<unknown>
export interface Asked {
  name: string
  /** By the number of months, in milliseconds: the median, and the first time on a connection. */
  medianMs: number[]
  firstMs: number[]
}
export interface Months {
  asked: Asked[]
  /** What a connection holds in memory afterwards, in bytes. */
  held: number[]
}

const lists =
  /^(careMoments\.(list|history)|clients\.accessLog|series\.\w+|visits\.list) ROLE_(PLANNER|ORGANIZATION_USER|CLIENT_ADMIN)$/
const inTx =
  (ask: (tx: Tx) => Promise<unknown>): Ask =>
  db =>
    db.transaction().execute(ask)

interface Known {
  uuid: string
  worker: string
  organization: string
  location: string
  client: string
  account: string
  event: string
}
const asksOf = async (db: Database): Promise<Map<string, Ask>> => {
  const { rows } =
    await sql<Known>`select m.uuid, assignee_uuid as worker, m.organization_uuid as organization, location_uuid as location,
      client_uuid as client, u.uuid as account, (select uuid from event order by uuid desc limit 1) as event
    from care_moment m join organization_user u on u.organization_uuid = m.organization_uuid
    where m.status = 'approved' and client_uuid is not null order by md5(m.uuid::text) limit 1`.execute(db)
  const { uuid, worker, organization, location, client, account, event } = rows[0]!
  const now = new Date().toISOString()
  const me: Actor = { uuid: account, username: 'x', roles: ['ROLE_ORGANIZATION_USER'], impersonator: null, session: null }
  const moment = { uuid, updatedAt: now, location: { uuid: location, organization: { uuid: organization } } } as Parameters<
    typeof isTooLate
  >[1]
  const figures = { me, days: { from: addDays(now.slice(0, 10), -28), to: now.slice(0, 10) }, locations: [], levels: [] }
  const changed = { name: 'care_moment_updated', subjectType: 'CareMoment', subjectUuid: uuid, me: null, now } as const
  const single: Record<string, Ask> = {
    'writes an event': inTx(tx => record(tx, [changed])),
    'writes a mail of an event': db =>
      sql`insert into mail (event_uuid, recipient, subject, text, html, at)
      values (${event}::uuid, uuidv7()::text, '', '', '', now())`.execute(db),
    'writes a line of the access log': db => openAccessLog(db)(me, 'clients.get', [client], '127.0.0.1', now),
    'live: what happened': db => readHappenings(db, [event]),
    'live: what happened since': db => readSince(db, event),
    'reviews: too late?': inTx(tx => isTooLate(tx, moment, now)),
    'reviews: figures of a care worker': inTx(tx => careWorkerFigures(tx, worker, organization, now)),
    'reviews: figures of a location': inTx(tx => locationFigures(tx, moment, worker, now)),
    'violations: had the moment?': inTx(tx => hadMoment(tx, organization, uuid)),
    'figures: filling': inTx(tx => fillingOf(tx, figures)),
    'figures: called off': inTx(tx => calledOff(tx, figures)),
    'proof of a moment': inTx(tx => factsOf(tx, uuid)),
    'job: expire-care-moments': async db => careMomentJobs['expire-care-moments']!.run(db, now, queriesOf),
    'job: remind-approval': async db => hoursJobs['remind-approval']!.run(db, now, queriesOf),
  }
  return new Map(Object.entries(single))
}
const listsOf = async (db: Database): Promise<Map<string, Ask>> => {
  const questions = (await allQuestions(db)).filter(({ name, query }) => query.size === 0 && lists.test(name))
  return new Map(
    questions.map(({ name, operation, me, query, parent }) => [
      `list: ${name}`,
      (on: Database) => findPage(on, operation, query, { me, now: new Date().toISOString(), queriesOf }, parent),
    ]),
  )
}

const onEach = async <T>(
  world: Data,
  counts: number[],
  work: (urls: string[]) => Promise<T>,
  urls: string[] = [],
): Promise<T> => {
  const [months, ...others] = counts
  return months === undefined ? work(urls) : withMonths(world, months, url => onEach(world, others, work, [...urls, url]))
}
const timed = async (ask: Ask, db: Database): Promise<number> => {
  const began = performance.now()
  await ask(db)
  return performance.now() - began
}
const compare = async (name: string, ask: Ask, sides: Database[]): Promise<Asked> => {
  const firstMs: number[] = []
  for (const side of sides) firstMs.push(await timed(ask, side))
  const found = sides.map((): number[] => [])
  for (let round = 0; round < rounds; round++)
    for (const [at, side] of sides.entries()) for (let n = 0; n < asksARound; n++) found[at]!.push(await timed(ask, side))
  return { name, firstMs, medianMs: found.map(median) }
}
const heldBy = async (db: Database): Promise<number> => {
  await sql`set role none`.execute(db)
  const { rows } = await sql<{ held: number }>`select sum(used_bytes)::float8 as held from pg_backend_memory_contexts`.execute(db)
  return rows[0]!.held
}

/** Asks the same on copies of this world, which nobody may be in, with each number of months before it. */
export const measureMonths = (world: Data, say: (line: string) => void): Promise<Months> =>
  onEach(world, monthCounts, async urls => {
    const role = await applicationRole(urls[0]!)
    const sides = urls.map(url => openDatabase(openPool(url, role, undefined, 1, plannedOnce)))
    const finder = openDatabase(openPool(urls[0]!, role))
    const asks = new Map([...(await asksOf(finder)), ...(await listsOf(finder))])
    await finder.destroy()
    const asked: Asked[] = []
    for (const [name, ask] of asks) {
      const found = await compare(name, ask, sides)
      say(`${name}: ${found.medianMs.map(ms => ms.toFixed(2)).join(' → ')} ms`)
      asked.push(found)
    }
    const held = await Promise.all(sides.map(heldBy))
    for (const side of sides) await side.destroy()
    return { asked, held }
  })

const ms = (values: number[]) => values.map(value => value.toFixed(value < 10 ? 2 : 0))
/** What months of history cost today, in Markdown. */
export const monthsReport = ({ asked, held }: Months): string =>
  [
    '## Months',
    '',
    `${circumstances()}, 10,000 care moments, before which lie ${monthCounts.join(', ')} months of ${perMonth.toLocaleString('en')} events and as many lines`,
    'of the access log each. Medians in milliseconds on one connection; between brackets the first time, with its planning. A connection',
    `holds ${held.map(bytes => `${Math.round(bytes / 1e6)} MB`).join(', ')} in the end.`,
    '',
    row('what', ...monthCounts.map(count => `${count} months`), 'ratio'),
    row('---', ...monthCounts.map(() => '---'), '---'),
    ...asked.map(({ name, medianMs, firstMs }) => {
      const [medians, firsts] = [ms(medianMs), ms(firstMs)]
      return row(name, ...medians.map((each, at) => `${each} (${firsts[at]})`), (medianMs[1]! / medianMs[0]!).toFixed(2))
    }),
    '',
  ].join('\n')
