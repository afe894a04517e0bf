// The road every request takes: may → load → parse → state → handle → record → answer. It knows no care word, and
// nothing else checks a role, opens a transaction or names a status code.
import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Actor, AnyResource, Values } from '../../contract/language.ts'
import { resourceOf } from '../../contract/language.ts'
import type { Operation } from '../../contract/operations.ts'
import { type ProblemCode, problems } from '../../contract/problems.ts'
import type { LogAccess } from './access-log.ts'
import { checkRelations, parseBody } from './body.ts'
import type { Changes, Concept, File, Uploaded, Wire } from './concept.ts'
import type { Database, Tx } from './database.ts'
import { parseQuery } from './filters.ts'
import { once } from './idempotency.ts'
import { type NewEvent, record } from './outbox.ts'
import { inState, Problem } from './problem.ts'
import { type Found, findItem, findPage, isKnown, saveItem, visibleAmong } from './rows.ts'
import { clientsIn, present } from './select.ts'

export interface Request {
  id: string
  operation: Operation
  params: Record<string, string>
  /** The raw query string, and the body as text. */
  query: string
  body: string | undefined
  /** What the caller calls this request by (idempotency.ts). */
  key: string | undefined
  /** An upload, once who asks is known to be allowed. */
  receive(): Promise<Uploaded>
  me: Actor | null
  now: string
  wire: Wire
}
export type Result =
  | { kind: 'item'; status: number; resource: AnyResource; item: Values }
  | { kind: 'page'; found: Found; resource: AnyResource; clients: string[] }
  | { kind: 'object'; status: number; value: unknown; clients: string[] }
  | { kind: 'file'; file: File; clients: string[] }
  | { kind: 'nothing'; status: number; clients?: string[] }
  | { kind: 'refused'; problem: Problem }

/** A result that is no refusal. */
export type Answered = Exclude<Result, { kind: 'refused' }>
type Handler = (context: unknown) => Promise<unknown>
export interface Road {
  database: Database
  logAccess: LogAccess
  handlerOf(id: string): Handler
}
type WithResource = Operation & { resource: AnyResource }

// Public operations have no actor of their own; nobody sees what has an owner.
const nobody: Actor = {
  uuid: '00000000-0000-0000-0000-000000000000',
  username: '',
  roles: [],
  impersonator: null,
  session: null,
}
const isUuid = (text: string | undefined) => /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text ?? '')

/** Takes a request to its result. Throws a Problem for every refusal. */
export const travel = async (road: Road, request: Request): Promise<Answered> => {
  const { operation, params } = request
  if (operation.by !== 'public') {
    if (!request.me) throw new Problem('unauthorized')
    if (!operation.by.some(role => request.me!.roles.includes(role))) throw new Problem('forbidden')
  }
  for (const [name, value] of Object.entries(params)) {
    if (operation.params?.[name] ? !operation.params[name].test(value) : !isUuid(value)) throw new Problem('not_found')
  }
  const me = request.me ?? nobody
  const result = await kinds[operation.kind](road, { ...request, me, operation: operation as WithResource })
  if (result.kind === 'refused') throw result.problem
  const clients = clientsOf(result)
  await road.logAccess(me, request.id, clients, request.wire.address, request.now)
  return result
}

const clientsOf = (result: Answered): string[] => {
  if (result.kind === 'item') return clientsIn(result.resource, [result.item])
  const shown = result.kind === 'page' ? clientsIn(result.resource, result.found.items) : []
  return [...new Set([...shown, ...(result.clients ?? [])])]
}

// What is below a client, or below what shows one, is a client's data, whatever it looks like and also when there is nothing.
const seeOwner = async (database: Database, { type, uuid }: { type: string; uuid: string }, me: Actor, now: string) => {
  const resource = resourceOf(type)
  if (resource.clientField === undefined || resource.clientField === 'uuid') {
    if (!(await visibleAmong(database, resource, [uuid], me, now)).has(uuid)) throw new Problem('not_found')
    return resource.clientField ? [uuid] : []
  }
  const item = await findItem(database, resource, uuid, me, now)
  if (!item) throw new Problem('not_found')
  return clientsIn(resource, [present(resource, item, me, now)])
}

type Step = Request & { me: Actor; operation: WithResource }
const kinds: Record<Operation['kind'], (road: Road, step: Step) => Promise<Result>> = {
  list: async ({ database }, { operation, params, query, me, now }) => {
    const { resource, parent } = operation
    const owner = parent && { ...parent, uuid: params[parent.parameter]! }
    const clients = owner ? await seeOwner(database, owner, me, now) : []
    const found = await findPage(database, operation, parseQuery(query), me, now, owner)
    for (const item of found.items) present(resource, item, me, now)
    return { kind: 'page', found, resource, clients }
  },
  get: async ({ database }, { operation: { resource }, params, me, now }) => {
    const item = await findItem(database, resource, params.uuid!, me, now)
    if (!item) throw new Problem((await isKnown(database, resource, params.uuid!, me, now)) ? 'forbidden' : 'not_found')
    return { kind: 'item', status: 200, resource, item: present(resource, item, me, now) }
  },
  create: (road, step) =>
    inTransaction(road, step, async (tx, work) => {
      const body = await bodyOf(tx, step)
      const uuid = (await road.handlerOf(step.id)({ ...work.context(body), wire: step.wire })) as string
      return work.finish(201, uuid, {})
    }),
  upload: async (road, step) => {
    const file = await step.receive()
    return inTransaction(road, { ...step, body: `${file.name} ${hash('sha256', file.bytes)}` }, async (_tx, work) => {
      const uuid = (await road.handlerOf(step.id)({ ...work.context(undefined), file, wire: step.wire })) as string
      return work.finish(201, uuid, {})
    })
  },
  change: (road, step) =>
    inTransaction(road, step, async (tx, work) => {
      const item = await work.load()
      const body = await bodyOf(tx, step, item)
      checkVersion(item, body)
      const changes = (await road.handlerOf(step.id)(work.context(body, item))) as Changes | undefined
      await saveItem(tx, step.operation.resource, item.uuid, changes ?? {}, step.now)
      return work.finish(200, item.uuid, {})
    }),
  action: (road, step) =>
    inTransaction(road, step, async (tx, work) => {
      const item = await work.load()
      const { resource, action } = step.operation
      const mine = resource.actions[action!]!.filter(t => t.by.some(role => step.me.roles.includes(role)))
      const here = mine.filter(t => t.from.includes(String(item.status)))
      const transition = here.find(t => t.who?.(item, step.me) ?? true)
      if (!transition && (here.length > 0 || mine.every(t => t.who && !t.who(item, step.me)))) throw new Problem('forbidden')
      const body = await bodyOf(tx, step, item)
      checkVersion(item, body)
      if (!transition) throw inState(resource, String(item.status))
      const obstacle = transition.when?.(item, step.now)
      if (obstacle) throw new Problem(obstacle as ProblemCode)
      const changes = (await road.handlerOf(step.id)(work.context(body, item))) as Changes | undefined
      // A computed status follows from what the handler changes.
      const status = transition.to && !('computed' in resource.fields.status!) && { status: transition.to }
      await saveItem(tx, resource, item.uuid, { ...changes, ...status }, step.now)
      return work.finish(200, item.uuid, {
        name: transition.event,
        from: String(item.status),
        to: transition.to ?? String(item.status),
      })
    }),
  remove: (road, step) =>
    inTransaction(road, step, async (tx, work) => {
      const item = await work.load()
      await road.handlerOf(step.id)(work.context(undefined, item))
      await sql`delete from ${sql.table(step.operation.resource.table)} where uuid = ${item.uuid}::uuid`.execute(tx)
      await work.record(item.uuid, {})
      return { kind: 'nothing', status: 204, clients: clientsIn(step.operation.resource, [item]) }
    }),
  command: (road, step) =>
    inTransaction(road, step, async (tx, work) => {
      const body = await bodyOf(tx, step)
      const value = await road.handlerOf(step.id)({ ...work.context(body), wire: step.wire })
      if (value instanceof Problem) return { kind: 'refused', problem: value }
      return value === undefined
        ? { kind: 'nothing', status: step.operation.status ?? 204 }
        : { kind: 'object', status: step.operation.status ?? 200, value, clients: work.clients }
    }),
  download: (road, step) =>
    inTransaction(road, step, async (_tx, work) => {
      const item = step.params.uuid && step.operation.resource ? await work.find() : undefined
      const file = (await road.handlerOf(step.id)({ ...work.context(undefined, item), wire: step.wire })) as File
      return { kind: 'file', file, clients: work.clients }
    }),
}

const checkVersion = (item: Values, body: unknown) => {
  const version = (body as { version?: number } | undefined)?.version
  if (version !== undefined && item.version !== undefined && item.version !== version) throw new Problem('version')
}
const bodyOf = async (tx: Tx, { operation, body, me, now }: Step, item?: Values): Promise<unknown> => {
  if (!operation.body) return undefined
  const parsed = parseBody(operation.body, parseJson(body, operation))
  await checkRelations(tx, operation.body, parsed, me, now, item)
  return parsed
}
const parseJson = (text: string | undefined, operation: Operation): unknown => {
  const isOptional = (operation.body as { _zod?: { def?: { type?: string } } })._zod?.def?.type === 'optional'
  if (isOptional && (text === undefined || text.trim() === '')) return undefined
  try {
    return JSON.parse(text ?? '')
  } catch {
    throw new Problem('syntax')
  }
}

// A list as in a filter: `a[]`, or `a` more than once.
const namesIn = (query: URLSearchParams) =>
  Object.fromEntries(
    [...query.keys()].map(key => {
      const values = query.getAll(key)
      return key.endsWith('[]') ? [key.slice(0, -2), values] : [key, values.length > 1 ? values : values[0]]
    }),
  )

interface Work {
  clients: string[]
  find(): Promise<Values>
  load(): Promise<Values>
  context(body: unknown, item?: Values): Record<string, unknown>
  record(uuid: string, change: Partial<NewEvent>): Promise<void>
  finish(status: number, uuid: string, change: Partial<NewEvent>): Promise<Result>
}
// One transaction; what a handler notes goes into the event that is written with the change.
const inTransaction = (road: Road, step: Step, work: (tx: Tx, work: Work) => Promise<Result>): Promise<Result> =>
  road.database.transaction().execute(tx => once(tx, step, () => work(tx, workOf(tx, step))))

const workOf = (tx: Tx, step: Step): Work => {
  const { operation, me, now, params, query } = step
  const { resource } = operation
  let noted: { reason?: string | null | undefined; data?: Record<string, unknown> } = {}
  const find = async (lock: boolean) => {
    const item = await findItem(tx, resource, params.uuid!, me, now, { lock })
    if (!item) throw new Problem('not_found')
    return item
  }
  const queryValue = () => (operation.query ? parseBody(operation.query, namesIn(new URLSearchParams(query))) : undefined)
  const writeEvent = async (uuid: string, change: Partial<NewEvent>) => {
    const name = change.name ?? operation.event
    if (name)
      await record(tx, [
        {
          subjectType: resource.type,
          subjectUuid: uuid,
          me,
          now,
          ...change,
          name,
          reason: noted.reason ?? null,
          ...(noted.data && { data: noted.data }),
        },
      ])
  }
  const clients: string[] = []
  return {
    clients,
    find: () => find(false),
    load: () => find(true),
    context: (body, item) => {
      const reason = (body as { reason?: string | null } | undefined)?.reason
      noted = { reason }
      return {
        tx,
        me,
        now,
        body,
        params,
        item,
        query: queryValue(),
        search: parseQuery(query),
        reads: (uuids: string[]) => {
          clients.push(...uuids)
        },
        note: (extra: typeof noted) => {
          noted = { ...noted, ...extra }
        },
      }
    },
    record: writeEvent,
    finish: async (status, uuid, change) => {
      await writeEvent(uuid, change)
      const item = await findItem(tx, resource, uuid, me, now, { unseen: true })
      return { kind: 'item', status, resource, item: present(resource, item!, me, now) }
    },
  }
}

/** A refusal of the database as the refusal it stands for: a constraint that holds what two people at once would break. */
export const asProblem = (error: unknown, conflicts: NonNullable<Concept['conflicts']>): Problem | undefined => {
  if (error instanceof Problem) return error
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (code === '23505' || code === '23P01' || code === '23503' || code === '23514') {
    const known = constraint && conflicts[constraint]
    if (known && known in problems) return new Problem(known)
  }
  if (code === '40P01' || code === '40001' || code === '55P03') return new Problem('taken')
  if (code === '22021' || code === '22P05') return new Problem('invalid')
  return undefined
}
