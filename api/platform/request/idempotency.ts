// Idempotency keys (docs/decisions/0033): what was done under a key of the caller's own is not done again for a day. The key is
// kept in the transaction of the change, so a refusal keeps nothing, and of two at once the second waits for the first.
import { sql } from 'kysely'
import { type Actor, type AnyResource, resourceOf, type Values } from '../../../contract/language.ts'
import type { Operation } from '../../../contract/operations.ts'
import type { Tx } from '../database/database.ts'
import { invalid, Problem, violationCodes } from '../problem.ts'
import { hide } from '../rows/hidden.ts'
import { findItem, visibleAmong } from '../rows/rows.ts'
import type { Request } from './step.ts'

type Asked = Pick<Request, 'id' | 'operation' | 'params' | 'query' | 'body' | 'key' | 'now' | 'wire'> & { me: Actor }
interface Outcome {
  kind: string
  resource?: AnyResource
  item?: Values
}
interface Kept {
  result: Outcome
  type: string | undefined
  /** The item was theirs to see after the change; an action may also end that. */
  wasSeen: boolean
}

/** Does an `Idempotency-Key` count for this operation: does it change something, and hand out no tokens? */
export const takesKey = ({ method, handsOutTokens }: Operation): boolean => method !== 'GET' && !handsOutTokens
const shape = /^[\x21-\x7e]{1,255}$/

/**
 * Does the work, or gives what it gave before under the same key. Throws 422 for a key that is malformed or was used for another
 * request, and 404 when what was answered has meanwhile gone out of the viewer's sight.
 */
export const once = async <R extends Outcome>(tx: Tx, asked: Asked, work: () => Promise<R>): Promise<R> => {
  const { key, operation } = asked
  if (key === undefined || !takesKey(operation)) return work()
  if (!shape.test(key))
    throw invalid('Idempotency-Key', 'Een sleutel heeft 1 tot 255 tekens, zonder spaties.', violationCodes.pattern)
  const { name, request } = namesOf(asked, key)
  if (!(await claim(tx, name, request))) return (await keptAnswer(tx, asked, name, request)) as R
  const result = await work()
  if (result.kind === 'refused') await tx.deleteFrom('idempotency_key').where('name', '=', name).execute()
  else await keep(tx, asked, name, result)
  return result
}

const namesOf = ({ id, params, query, body, me, wire }: Asked, key: string) => {
  // Without a login: who calls from that address.
  const who = me.roles.length === 0 ? [wire.address] : [me.uuid, me.impersonator]
  const keyed = (...parts: unknown[]) => wire.tokens.keyed(JSON.stringify(['idempotency', ...parts]))
  return { name: keyed(who, key), request: keyed(id, params, query, body) }
}

// A key of more than a day ago, in real time, is free again. Waits while another request holds the same one.
const claim = async (tx: Tx, name: Buffer, request: Buffer): Promise<boolean> => {
  const { rows } = await sql`insert into idempotency_key as kept (name, request) values (${name}, ${request})
    on conflict (name) do update set request = excluded.request, answer = null, created_at = excluded.created_at
    where kept.created_at < now() - interval '24 hours' returning 1`.execute(tx)
  return rows.length > 0
}

const keep = async (tx: Tx, { me, now, wire }: Asked, name: Buffer, { resource, ...result }: Outcome) => {
  const { item } = result
  const wasSeen = !item || (await visibleAmong(tx, resource!, [item.uuid], me, now)).has(item.uuid)
  const kept: Kept = { result, type: resource?.type, wasSeen }
  const answer = wire.tokens.seal(Buffer.from(JSON.stringify(kept)))
  await tx.updateTable('idempotency_key').set({ answer }).where('name', '=', name).execute()
}

const keptAnswer = async (tx: Tx, asked: Asked, name: Buffer, request: Buffer): Promise<Outcome> => {
  const row = await tx.selectFrom('idempotency_key').selectAll().where('name', '=', name).executeTakeFirstOrThrow()
  if (!row.request.equals(request)) throw invalid('Idempotency-Key', 'Deze sleutel is al gebruikt voor een ander verzoek.')
  const { result, type, wasSeen } = JSON.parse(asked.wire.tokens.unseal(row.answer!).toString()) as Kept
  if (type === undefined || !result.item) return result
  const resource = resourceOf(type)
  await hideAgain(tx, resource, result.item, asked, wasSeen)
  return { ...result, resource }
}

// Rights may have changed since: what went out of sight is not found, and what is hidden now is hidden in what was kept.
const hideAgain = async (tx: Tx, resource: AnyResource, item: Values, { me, now }: Asked, wasSeen: boolean) => {
  const present = await findItem(tx, resource, item.uuid, me, now, { unseen: true })
  if (!present) return
  if (wasSeen && !(await visibleAmong(tx, resource, [item.uuid], me, now)).has(item.uuid)) throw new Problem('not_found')
  fill(resource, present, Object.keys(resource.fields))
  hide(resource, present, me)
  takeOut(item, present)
}
// Something in every field that has nothing by now: it could be hidden as well.
const fill = (resource: AnyResource, item: Values, names: readonly string[]): void => {
  for (const name of names) {
    const field = resource.fields[name]!
    if ('pick' in field && item[name]) fill(field.target, item[name] as Values, field.pick)
    else item[name] ??= true
  }
  item.allowedActions ??= true
}
const takeOut = (item: Values, shown: Values): void => {
  for (const [name, value] of Object.entries(shown)) {
    if (value === undefined) item[name] = undefined
    else if (value !== null && typeof value === 'object' && item[name]) takeOut(item[name] as Values, value as Values)
  }
}
