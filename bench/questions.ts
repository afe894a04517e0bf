// Every query to a list, made from the contract: for each role that may call it without parameters, with each of its filters, and
// in each of its orders.

import { sql } from 'kysely'
import { queriesOf } from '../api/concepts.ts'
import type { Database } from '../api/platform/database/database.ts'
import { type JsonSchema, jsonOf } from '../api/platform/documents/json-schema.ts'
import { targetOf } from '../api/platform/rows/hidden.ts'
import { Statement } from '../api/platform/rows/statement.ts'
import { resourceOf } from '../contract/catalogue.ts'
import type { Filter } from '../contract/filters.ts'
import { contract } from '../contract/index.ts'
import type { Actor, AnyResource, Role } from '../contract/language.ts'
import type { Operation } from '../contract/operations.ts'
import { amsterdamDate } from '../rules/time/amsterdam.ts'

type List = Operation & { resource: AnyResource }
export interface Question {
  /** A person's query to a list. */
  name: string
  operation: List
  me: Actor
  query: Map<string, string[]>
  parent: { type: string; path?: string; uuid: string; isThere: boolean } | undefined
}

// For each role an account that sees items. The organizations and care workers are no larger than the others.
const accounts: Partial<Record<Role, string>> = {
  ROLE_CARE_WORKER: `select uuid from account where username like 'zorgverlener-%@schaal.example' order by md5(username) limit 1`,
  ROLE_ORGANIZATION_USER: `select uuid from account where username like 'organisatie-%@schaal.example' order by md5(username) limit 1`,
  ROLE_ORGANIZATION_LOCATION_ADMIN: `select uuid from account where username = 'locatie@demo.example'`,
  ROLE_CLIENT_ADMIN: `select uuid from account where username = 'client@demo.example'`,
  ROLE_PLANNER: `select uuid from account where username = 'planner@demo.example'`,
  ROLE_BACK_OFFICE_EMPLOYEE: `select uuid from account where username = 'backoffice@demo.example'`,
}
const uuidFrom = async (database: Database, text: string): Promise<string> =>
  (await sql.raw<{ uuid: string }>(text).execute(database)).rows[0]!.uuid
const actors = async (database: Database): Promise<Map<Role, Actor>> => {
  const found = Object.entries(accounts).map(async ([role, text]): Promise<[Role, Actor]> => {
    const uuid = await uuidFrom(database, text)
    return [role as Role, { uuid, username: role, roles: [role as Role], impersonator: null, session: null }]
  })
  return new Map(await Promise.all(found))
}

// The values for custom filters.
const one = (table: string, condition = 'true') => `select uuid from ${table} where ${condition} order by uuid desc limit 1`
const own: Record<string, string> = {
  careWorkerUuid: one('care_worker', "active and phase = 'won'"),
  care_worker_available_uuid: one('care_worker', "active and phase = 'won'"),
  'careTeams.client.uuid': 'select client_uuid as uuid from care_team limit 1',
  'favoriteCareWorkers.organization.uuid': 'select organization_uuid as uuid from favorite_care_worker limit 1',
  care_moment_available_uuid: one('care_moment', "status = 'open'"),
  careMoment: one('care_moment', 'assignee_uuid is not null'),
  similarCareMomentPublicationUuid: one('care_moment_publication', "status = 'open'"),
  careWorkerExpertiseLevelUuid: one('expertise_level', "key = 'verzorgende_ig'"),
  'acts.uuid': one('act'),
  'locations.uuid': one('organization_location'),
  location: one('organization_location'),
  'problem.uuid': one('omaha_system_domain_problem'),
}
const said: Record<string, string[]> = {
  search: ['jansen'],
  freeOn: [amsterdamDate(new Date().toISOString())],
  numberOfDays: ['30'],
  // From midnight, so that a question asked before and after a change is the same one.
  changedAfter: [`${new Date(Date.now() - 14 * 86_400_000).toISOString().slice(0, 10)}T00:00:00Z`],
  distance: ['30'],
}

// Yes and no, or the last of a few.
const valuesOf = ({ type, enum: few, anyOf }: JsonSchema): string[] | undefined => {
  if (type === 'boolean') return ['true', 'false']
  if (few) return [String((few as unknown[]).at(-1))]
  return anyOf && valuesOf(anyOf[0]!)
}

/** A value at the end of a path, through relations to one or to many. */
const valueAt = async (database: Database, resource: AnyResource, path: string, me: Actor): Promise<string | undefined> => {
  const steps = path.split('.')
  let from = resource
  for (const [index, step] of steps.entries()) {
    const many = from.many[step]
    if (many) return valueAt(database, resourceOf(many[0]), steps.slice(index + 1).join('.'), me)
    from = targetOf(from.fields[step]) ?? from
  }
  const statement = new Statement(resource, { me, now: new Date().toISOString(), queriesOf })
  const column = statement.row().column(path)
  const { rows } = await sql<{ value: string }>`select ${column}::text as value from ${statement.from()}
    where ${column} is not null order by md5(${statement.row().alias}.uuid::text) limit 1`.execute(database)
  return rows[0]?.value
}

type Pair = [key: string, value: string]
const now = () => new Date().toISOString().slice(0, 10)
const nothing = '00000000-0000-0000-0000-000000000000'
/** The parameters for a filter; both directions where it has two. */
const asked = async (
  database: Database,
  { kind, key, path, schema }: Filter,
  resource: AnyResource,
  me: Actor,
): Promise<Pair[]> => {
  const value = async () => (await valueAt(database, resource, path, me)) ?? nothing
  switch (kind) {
    case 'exact':
      return [[key, await value()]]
    case 'neq':
      return [[`${key}[neq]`, await value()]]
    case 'dates':
      return ['after', 'strictly_after', 'before', 'strictly_before'].map(bound => [`${key}[${bound}]`, now()])
    case 'range':
      return ['gt', 'gte', 'lt', 'lte'].map((bound): Pair => [`${key}[${bound}]`, '1']).concat([[`${key}[between]`, '1..2']])
    case 'exists':
      return [true, false].map(there => [`exists[${key}]`, String(there)])
    case 'boolean':
      return [true, false].map(on => [key, String(on)])
    case 'order':
    case 'coalesceOrder':
      return ['asc', 'desc'].map(direction => [`${kind}[${key}]`, direction])
    case 'orderByMatch':
      return [[`orderByMatch[${key}]`, await value()]]
    case 'custom': {
      if (key === 'careWorkerUuid' && me.roles.includes('ROLE_CARE_WORKER')) return [[key, me.uuid]]
      const values = said[key] ?? (own[key] ? [await uuidFrom(database, own[key])] : valuesOf(jsonOf(schema!, 'output')))
      if (!values) throw new Error(`bench/questions.ts does not know what to ask of the filter ${key}`)
      return values.map(each => [key, each])
    }
  }
}

const parentOf = async (database: Database, { parent }: List, me: Actor): Promise<Question['parent']> => {
  if (!parent) return undefined
  const statement = new Statement(resourceOf(parent.type), { me, now: new Date().toISOString(), queriesOf })
  const { rows } = await sql<{ uuid: string }>`select ${statement.row().alias}.uuid from ${statement.from()}
    where ${statement.visible()} limit 1`.execute(database)
  const { type, path } = parent
  return { type, ...(path && { path }), uuid: rows[0]?.uuid ?? nothing, isThere: rows.length > 0 }
}

/** Every list without parameters, for each role that may call it; for a list under a parent, with a parent that this person sees. */
const plainQuestions = async (database: Database): Promise<Question[]> => {
  const people = await actors(database)
  const anyone: Actor = { uuid: nothing, username: '', roles: [], impersonator: null, session: null }
  const questions: Question[] = []
  for (const [concept, operations] of Object.entries(contract))
    for (const [name, operation] of Object.entries<Operation>(operations)) {
      if (operation.kind !== 'list') continue
      const list = operation as List
      const viewers = list.by === 'public' ? [anyone] : list.by.flatMap(role => people.get(role) ?? [])
      for (const me of viewers) {
        const parent = await parentOf(database, list, me)
        questions.push({ name: `${concept}.${name} ${me.roles[0] ?? 'public'}`, operation: list, me, query: new Map(), parent })
      }
    }
  return questions
}
/** All queries, with values that exist in this database. */
export const allQuestions = async (database: Database): Promise<Question[]> => {
  const questions: Question[] = []
  for (const plain of await plainQuestions(database)) {
    const { name, operation, me } = plain
    questions.push(plain)
    for (const filter of operation.filters ?? [])
      for (const [key, value] of await asked(database, filter, operation.resource, me))
        questions.push({ ...plain, name: `${name} ${key}=${value}`, query: new Map([[key, [value]]]) })
  }
  return questions
}
