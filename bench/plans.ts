// npm run bench -- plans: PostgreSQL's plan for every query to every list of the contract (questions.ts) on a large world, and
// for the dossiers of the care worker and organization that work together most. A plan that scans a whole large table fails,
// unless the query asks for that much. Each query is also run, to list the slow ones.

import pg from 'pg'
import { queriesOf } from '../api/concepts.ts'
import { factsOf, firstDayOf, organizationsOf } from '../api/dba-dossiers/queries.ts'
import { type Database, plannedOnce, type Tx } from '../api/platform/database/database.ts'
import { findPage } from '../api/platform/rows/rows.ts'
import type { Settings } from '../api/platform/settings.ts'
import { openApi } from '../api/server.ts'
import { type Actor, backOfficeRoles, type Role } from '../contract/language.ts'
import { explaining, nodesOf, type Plan } from './explained.ts'
import { allQuestions, type Question } from './questions.ts'

/** A table with at least this many rows is large. */
export const large = 10_000
/** For someone who sees everything: when the result is at least this fraction of the table, reading all of it is fine. */
export const largePart = 0.05
/** A list that takes longer is named in the results. */
export const slowMs = 50
const seeAll = new Set<Role>(backOfficeRoles)
/** By the name of the query: the queries that may scan a whole large table, and why. */
const exceptions: { questions: RegExp; why: string }[] = [
  {
    questions: /^invoices\.(summaries|annualOverviews|archives) ROLE_PLANNER(?! careWorker)/,
    why: 'yearly sums of all care workers are made of all their invoices',
  },
  {
    questions: /^(careMoments|publications)\.\w+ ROLE_(PLANNER|BACK_OFFICE_EMPLOYEE) (publishedForContractTypes|dayPart)=/,
    why: 'a quarter of everything or more is of a contract type and of a part of the day, which PostgreSQL cannot know',
  },
  {
    questions: /^careWorkers\.list ROLE_ORGANIZATION_/,
    why: 'the thousands of shifts of an organization are by fifty care workers, which PostgreSQL cannot know',
  },
]

export interface Plans {
  questions: number
  /** The large tables, with their number of rows. */
  tables: Map<string, number>
  /** Queries of someone who sees everything, with a large part of the table as the result. */
  largeAnswers: number
  /** The number of queries that each exception allows. */
  excepted: Map<string, number>
  failures: string[]
  /** The queries that took longer than `slowMs`, with the milliseconds, the slowest first. */
  slow: [name: string, ms: number][]
}

const sizesOf = async (client: pg.Client): Promise<Map<string, number>> => {
  const { rows } = await client.query<{ name: string; rows: number }>(
    `select relname as name, reltuples::int as rows from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  return new Map(rows.map(({ name, rows: count }) => [name, count]))
}
const wholeReads = (plan: Plan, sizes: Map<string, number>): string[] =>
  nodesOf(plan).flatMap(node => {
    const table = node['Relation Name']
    return node['Node Type'] === 'Seq Scan' && table && sizes.get(table)! > large ? [table] : []
  })
const isLargePart = ({ operation: { resource }, me }: Question, plan: Plan, sizes: Map<string, number>): boolean => {
  const hits = nodesOf(plan).find(node => node['Subplan Name'] === 'CTE hit')
  // When nothing matches, the list covers everything: its page is read by an index, and its count scans the whole table.
  const rows = hits ? hits['Plan Rows'] : Number.POSITIVE_INFINITY
  return me.roles.some(role => seeAll.has(role)) && rows > largePart * (sizes.get(resource.table) ?? Number.POSITIVE_INFINITY)
}

/** Explains every query on this world. */
export const checkPlans = async (url: string, settings: Settings): Promise<Plans> => {
  const api = await openApi(settings, url)
  const client = new pg.Client({
    connectionString: url,
    options: `-c TimeZone=UTC -c plan_cache_mode=${plannedOnce.plan_cache_mode}`,
  })
  await client.connect()
  try {
    const sizes = await sizesOf(client)
    const questions = await allQuestions(api.database)
    const tables = new Map([...sizes].filter(([, rows]) => rows > large).sort((a, b) => b[1] - a[1]))
    const plans: Plans = { questions: questions.length, tables, largeAnswers: 0, excepted: new Map(), failures: [], slow: [] }
    let plan: Plan | undefined
    const explained = explaining(client, found => {
      plan = found
    })
    for (const question of questions) {
      const askedOf = (database: Database) => {
        const viewer = { me: question.me, now: new Date().toISOString(), queriesOf }
        return findPage(database, question.operation, question.query, viewer, question.parent)
      }
      await askedOf(explained)
      judge(plans, question, plan!, sizes)
      const ms = await timeOf(() => askedOf(api.database))
      if (ms > slowMs) plans.slow.push([question.name, ms])
    }
    plans.slow.sort(([, a], [, b]) => b - a)
    plans.failures.push(...(await dossierFailures(client, questions, sizes)))
    return plans
  } finally {
    await client.end()
    await api.stop()
  }
}

// The fastest of three runs, as the first may include planning, and other load on the machine only slows a run down.
const timeOf = async (ask: () => Promise<unknown>): Promise<number> => {
  const times: number[] = []
  for (let turn = 0; turn < 3 && !(Math.min(...times) <= slowMs); turn++) {
    const began = performance.now()
    await ask()
    times.push(performance.now() - began)
  }
  return Math.min(...times)
}

const dossierFailures = async (client: pg.Client, questions: Question[], sizes: Map<string, number>): Promise<string[]> => {
  const { rows } = await client.query<{ worker: string; organization: string; boss: string }>(`select worker, organization,
    (select uuid from organization_user where organization_uuid = organization order by uuid limit 1) as boss
    from (select assignee_uuid as worker, organization_uuid as organization from care_moment where contract_type = 'freelance'
      and assignee_uuid is not null group by 1, 2 order by count(*) desc limit 1) most`)
  const { worker, organization, boss } = rows[0]!
  const readers: Partial<Record<Role, string>> = { ROLE_CARE_WORKER: worker, ROLE_ORGANIZATION_USER: boss }
  const now = new Date().toISOString()
  const days = { from: `${new Date().getFullYear() - 2}-01-01`, to: now.slice(0, 10) }
  const failures: string[] = []
  for (const role of ['ROLE_CARE_WORKER', 'ROLE_ORGANIZATION_USER', 'ROLE_PLANNER'] as const) {
    const { me } = questions.find(question => question.me.roles.includes(role))!
    const found: Plan[] = []
    const tx = explaining(client, plan => found.push(plan)) as Database as Tx
    const viewer = { me: { ...me, uuid: readers[role] ?? me.uuid } satisfies Actor, now, queriesOf }
    const asked = { worker, organization, days, viewer }
    await factsOf(tx, asked)
    await firstDayOf(tx, asked, now)
    await organizationsOf(tx, worker, now)
    failures.push(...found.flatMap(plan => wholeReads(plan, sizes)).map(table => `dossier ${role}: ${table}`))
  }
  return failures
}
const judge = (plans: Plans, question: Question, plan: Plan, sizes: Map<string, number>) => {
  const tables = wholeReads(plan, sizes)
  const exception = exceptions.find(({ questions }) => questions.test(question.name))
  if (tables.length === 0) return
  if (exception) plans.excepted.set(exception.why, 1 + (plans.excepted.get(exception.why) ?? 0))
  else if (isLargePart(question, plan, sizes)) plans.largeAnswers++
  else plans.failures.push(`${question.name}: ${[...new Set(tables)].join(', ')}`)
}
