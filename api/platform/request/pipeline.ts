// The road every request takes: may → load → parse → state → handle → record → answer. It knows no care word, and
// nothing else checks a role, opens a transaction or names a status code.
import type { Actor } from '../../../contract/language.ts'
import { resourceOf } from '../../../contract/language.ts'
import type { Operation } from '../../../contract/operations.ts'
import { problems } from '../../../contract/problems.ts'
import type { Concept } from '../concept.ts'
import type { Database } from '../database/database.ts'
import { isLogin } from '../documents/documentation.ts'
import { refusal } from '../login/token.ts'
import { Problem } from '../problem.ts'
import { parseQuery } from '../rows/filters.ts'
import { findItem, findPage, isKnown, visibleAmong } from '../rows/rows.ts'
import { clientsIn, present } from '../rows/select.ts'
import type { Answered, Request, Result, Road, Step } from './step.ts'
import { writing } from './writing.ts'

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
    if (!request.me) throw refusal('JWT Token not found')
    if (!operation.by.some(role => request.me!.roles.includes(role))) throw new Problem('forbidden')
    // Who owes a second step does that first (api-conventions 8.5).
  } else if (request.me?.roles.includes('IS_AUTHENTICATED_2FA_IN_PROGRESS') && !isLogin(operation.path))
    throw new Problem('forbidden')
  if (operation.inOwnName && request.me?.impersonator) throw new Problem('impersonating')
  for (const [name, value] of Object.entries(params)) {
    if (operation.params?.[name] ? !operation.params[name].test(value) : !isUuid(value)) throw new Problem('not_found')
  }
  const me = request.me ?? nobody
  const result = await kinds[operation.kind](road, { ...request, me, operation: operation as Step['operation'] })
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
  ...writing,
}

/** A refusal of the database as the refusal it stands for: a constraint that holds what two people at once would break. */
export const asProblem = (error: unknown, conflicts: NonNullable<Concept['conflicts']>): Problem | undefined => {
  if (error instanceof Problem) return error
  const { code, constraint, message } = error as { code?: string; constraint?: string; message: string }
  if (code === '23505' || code === '23P01' || code === '23503' || code === '23514') {
    const known = constraint && conflicts[constraint]
    if (known && known in problems) return new Problem(known)
  }
  if (code === '40P01' || code === '40001' || code === '55P03') return new Problem('taken')
  if (isUnreachable(code, message)) return new Problem('unavailable')
  if (code === '22021' || code === '22P05') return new Problem('invalid')
  return undefined
}
// A statement that took too long (57014), a connection that PostgreSQL ended or refused (class 08, 25P03, 53300, 57P…), or none
// that was free or could be made.
const isUnreachable = (code = '', message = '') =>
  /^(57014|25P03|53300|57P0\d|08\w{3}|ECONNREFUSED|ECONNRESET)$/.test(code) ||
  /^(timeout exceeded when trying to connect|Connection terminated|Client (has encountered|was closed))/.test(message)
