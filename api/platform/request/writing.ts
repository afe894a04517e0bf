// The kinds of operations that run in a transaction: what changes something, and what is made from more than one question.
import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Values } from '../../../contract/language.ts'
import type { Operation } from '../../../contract/operations.ts'
import type { ProblemCode } from '../../../contract/problems.ts'
import type { Changes, File } from '../concept.ts'
import type { Tx } from '../database/database.ts'
import { inState, Problem } from '../problem.ts'
import { saveItem } from '../rows/rows.ts'
import { clientsIn } from '../rows/select.ts'
import { checkRelations, parseBody, parseJson, parseLogin } from './body.ts'
import type { Result, Road, Step } from './step.ts'
import { inTransaction } from './transaction.ts'
import { inTurn } from './turns.ts'

/** From the request to its result, in one transaction, by kind. Throws a Problem for a refusal after which nothing stays. */
export const writing: Record<Exclude<Operation['kind'], 'list' | 'get'>, (road: Road, step: Step) => Promise<Result>> = {
  create: (road, step) =>
    inTransaction(road, step, async (tx, work) => {
      const body = await bodyOf(tx, step)
      const uuid = (await road.handlerOf(step.id)({ ...work.context(body), wire: step.wire })) as string
      return work.finish(201, uuid, {})
    }),
  upload: async (road, step) => {
    const file = await step.receive()
    // Its name and content stand for the body, by which a request is known again (idempotency.ts).
    const asked = { ...step, body: `${file.name} ${hash('sha256', file.bytes)}` }
    return inTransaction(road, asked, async (_tx, work) => {
      const context = { ...work.context(undefined), file, wire: step.wire }
      const uuid = (await road.handlerOf(step.id)(context)) as string
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
  command: async (road, step) => {
    const body = parsedBody(step)
    const prepared = await prepare(road, step, body)
    const handle = () =>
      inTransaction(road, step, async (tx, work) => {
        await checkBody(tx, step, body)
        const value = await road.handlerOf(step.id)({ ...work.context(body), prepared, wire: step.wire })
        if (value instanceof Problem) return { kind: 'refused', problem: value }
        return value === undefined
          ? { kind: 'nothing', status: step.operation.status ?? 204 }
          : { kind: 'object', status: step.operation.status ?? 200, value, clients: work.clients }
      })
    const one = road.handlerOf(step.id).oneBy?.(step.wire)
    return one === undefined ? handle() : inTurn(road.alike, `${step.id} ${one}`, handle)
  },
  download: (road, step) =>
    inTransaction(road, step, async (_tx, work) => {
      const item = step.params.uuid && step.operation.resource ? await work.find() : undefined
      const context = { ...work.context(undefined, item), db: road.database, wire: step.wire }
      return { kind: 'file', file: (await road.handlerOf(step.id)(context)) as File, clients: work.clients }
    }),
}

// What takes long is done before the transaction: it holds no lock and no connection.
const prepare = async (road: Road, step: Step, body: unknown) => {
  const { me, now, params, wire } = step
  return road.handlerOf(step.id).before?.({ db: road.database, me, now, params, body, wire })
}
const checkVersion = (item: Values, body: unknown) => {
  const version = (body as { version?: number } | undefined)?.version
  if (version !== undefined && item.version !== undefined && item.version !== version) throw new Problem('version')
}
const bodyOf = async (tx: Tx, step: Step, item?: Values): Promise<unknown> => {
  const body = parsedBody(step)
  await checkBody(tx, step, body, item)
  return body
}
const parsedBody = ({ operation, body }: Step): unknown => {
  if (!operation.body) return undefined
  return operation.path === '/login/check'
    ? parseLogin(operation.body, body)
    : parseBody(operation.body, readBody(body, operation))
}
const checkBody = async (tx: Tx, { operation, me, now }: Step, body: unknown, item?: Values): Promise<void> => {
  if (operation.body) await checkRelations(tx, operation.body, body, me, now, item)
}
const readBody = (text: string | undefined, operation: Operation): unknown => {
  const isOptional = (operation.body as { _zod?: { def?: { type?: string } } })._zod?.def?.type === 'optional'
  if (isOptional && (text === undefined || text.trim() === '')) return undefined
  return parseJson(text ?? '', () => new Problem('syntax'))
}
