// Idempotency keys (docs/decisions/0033): what was done under a key of the caller's own is not done again for a day. The key is
// kept in the transaction of the change, so a refusal keeps nothing, and of two at once the second waits for the first.
import { sql } from 'kysely'
import { resourceOf } from '../../../contract/catalogue.ts'
import type { AnyItem, AnyResource } from '../../../contract/language.ts'
import { takesKey } from '../../../contract/operations.ts'
import type { Viewer } from '../concept.ts'
import type { Tx } from '../database/database.ts'
import { invalid, Problem, violationCodes } from '../problem.ts'
import { hide } from '../rows/hidden.ts'
import { findItem, visibleAmong } from '../rows/rows.ts'
import type { Asked } from './asked.ts'
import { type Platform, viewerOf } from './platform.ts'

interface Outcome {
  kind: string
  resource?: AnyResource
  item?: AnyItem
}
interface Kept {
  result: Outcome
  type: string | undefined
  /** The item was theirs to see after the change; an action may also end that. */
  wasSeen: boolean
}

const shape = /^[\x21-\x7e]{1,255}$/

/**
 * Does the work, or gives what it gave before under the same key. Throws 422 for a key that is malformed or was used for another
 * request, and 404 when what was answered has meanwhile gone out of the viewer's sight.
 */
export const once = async <R extends Outcome>(platform: Platform, tx: Tx, asked: Asked, work: () => Promise<R>): Promise<R> => {
  const { key, operation } = asked
  if (key === undefined || !takesKey(operation)) return work()
  if (!shape.test(key))
    throw invalid('Idempotency-Key', 'Een sleutel heeft 1 tot 255 tekens, zonder spaties.', violationCodes.pattern)
  const { name, request } = namesOf(platform, asked, key)
  if (!(await claim(tx, name, request))) return (await keptAnswer(platform, tx, asked, name, request)) as R
  const result = await work()
  if (result.kind === 'refused') await tx.deleteFrom('idempotency_key').where('name', '=', name).execute()
  else await keep(platform, tx, asked, name, result)
  return result
}

const namesOf = ({ services }: Platform, { id, params, query, body, me, browser }: Asked, key: string) => {
  // Without a login: who calls from that address.
  const who = me.roles.length === 0 ? [browser.address] : [me.uuid, me.impersonator]
  const keyed = (...parts: unknown[]) => services.tokens.keyed(JSON.stringify(['idempotency', ...parts]))
  return { name: keyed(who, key), request: keyed(id, params, query, body) }
}

// A key of more than a day ago, in real time, is free again. Waits while another request holds the same one.
const claim = async (tx: Tx, name: Buffer, request: Buffer): Promise<boolean> => {
  const { rows } = await sql`insert into idempotency_key as kept (name, request) values (${name}, ${request})
    on conflict (name) do update set request = excluded.request, answer = null, created_at = excluded.created_at
    where kept.created_at < now() - interval '24 hours' returning 1`.execute(tx)
  return rows.length > 0
}

const keep = async (platform: Platform, tx: Tx, asked: Asked, name: Buffer, { resource, ...result }: Outcome) => {
  const { item } = result
  const wasSeen = !item || (await visibleAmong(tx, resource!, [item.uuid], viewerOf(platform, asked))).has(item.uuid)
  const kept: Kept = { result, type: resource?.type, wasSeen }
  const answer = platform.services.tokens.seal(Buffer.from(JSON.stringify(kept)))
  await tx.updateTable('idempotency_key').set({ answer }).where('name', '=', name).execute()
}

const keptAnswer = async (platform: Platform, tx: Tx, asked: Asked, name: Buffer, request: Buffer): Promise<Outcome> => {
  const row = await tx.selectFrom('idempotency_key').selectAll().where('name', '=', name).executeTakeFirstOrThrow()
  if (!row.request.equals(request)) throw invalid('Idempotency-Key', 'Deze sleutel is al gebruikt voor een ander verzoek.')
  const { result, type, wasSeen } = JSON.parse(platform.services.tokens.unseal(row.answer!).toString()) as Kept
  if (type === undefined || !result.item) return result
  const resource = resourceOf(type)
  await hideAgain(tx, resource, result.item, viewerOf(platform, asked), wasSeen)
  return { ...result, resource }
}

// Rights may have changed since: what went out of sight is not found, and what is hidden now is hidden in what was kept.
const hideAgain = async (tx: Tx, resource: AnyResource, item: AnyItem, viewer: Viewer, wasSeen: boolean) => {
  const there = await findItem(tx, resource, item.uuid, viewer, { unseen: true })
  if (!there) return
  if (wasSeen && !(await visibleAmong(tx, resource, [item.uuid], viewer)).has(item.uuid)) throw new Problem('not_found')
  fill(resource, there, Object.keys(resource.fields))
  hide(resource, there, viewer.me)
  takeOut(item, there)
}
// Something in every field that has nothing by now: it could be hidden as well.
const fill = (resource: AnyResource, item: AnyItem, names: readonly string[]): void => {
  for (const name of names) {
    const field = resource.fields[name]!
    if ('pick' in field && item[name]) fill(field.target, item[name] as AnyItem, field.pick)
    else item[name] ??= true
  }
  item.allowedActions ??= true
  item.obstacles ??= true
}
const takeOut = (item: AnyItem, shown: AnyItem): void => {
  for (const [name, value] of Object.entries(shown)) {
    if (value === undefined) item[name] = undefined
    else if (value !== null && typeof value === 'object' && item[name]) takeOut(item[name] as AnyItem, value as AnyItem)
  }
}
