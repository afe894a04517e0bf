// Idempotency keys (docs/decisions/0033): work done under a caller's key is not done again for a day. The key is stored in the
// transaction of the change, so a refusal stores nothing. Of two requests at once, the second waits for the first.
import { sql } from 'kysely'
import { resourceOf } from '../../../contract/catalogue.ts'
import type { AnyItem, AnyResource } from '../../../contract/language.ts'
import { takesKey } from '../../../contract/operations.ts'
import type { Viewer } from '../concept.ts'
import type { Tx } from '../database/database.ts'
import { invalid, Problem, violationCodes } from '../problem.ts'
import { hide } from '../rows/hidden.ts'
import { findItem, visibleAmong } from '../rows/rows.ts'
import { type Platform, viewerOf } from './platform.ts'
import type { AllowedRequest } from './request.ts'

interface Outcome {
  kind: string
  resource?: AnyResource
  item?: AnyItem
}
interface StoredAnswer {
  result: Outcome
  type: string | undefined
  /** The caller saw the item after the change. An action may end that. */
  wasSeen: boolean
}

const shape = /^[\x21-\x7e]{1,255}$/

/**
 * Does the work, or gives the earlier result for the same key. Throws 422 when the key is malformed or was used for another
 * request, and 404 when the viewer can no longer see the earlier answer.
 */
export const once = async <R extends Outcome>(
  platform: Platform,
  tx: Tx,
  apiRequest: AllowedRequest,
  work: () => Promise<R>,
): Promise<R> => {
  const { key, operation } = apiRequest
  if (key === undefined || !takesKey(operation)) return work()
  if (!shape.test(key))
    throw invalid('Idempotency-Key', 'Een sleutel heeft 1 tot 255 tekens, zonder spaties.', violationCodes.pattern)
  const { name, request } = namesOf(platform, apiRequest, key)
  if (!(await claim(tx, name, request))) return (await keptAnswer(platform, tx, apiRequest, name, request)) as R
  const result = await work()
  if (result.kind === 'refused') await tx.deleteFrom('idempotency_key').where('name', '=', name).execute()
  else await keep(platform, tx, apiRequest, name, result)
  return result
}

const namesOf = ({ services }: Platform, { id, params, query, body, me, browser }: AllowedRequest, key: string) => {
  // Without a login the key belongs to the address of the caller.
  const who = me.roles.length === 0 ? [browser.address] : [me.uuid, me.impersonator]
  const keyed = (...parts: unknown[]) => services.tokens.keyed(JSON.stringify(['idempotency', ...parts]))
  return { name: keyed(who, key), request: keyed(id, params, query, body) }
}

// A key is free again after a day, in real time. Waits while another request holds the same key.
const claim = async (tx: Tx, name: Buffer, request: Buffer): Promise<boolean> => {
  const { rows } = await sql`insert into idempotency_key as kept (name, request) values (${name}, ${request})
    on conflict (name) do update set request = excluded.request, answer = null, created_at = excluded.created_at
    where kept.created_at < now() - interval '24 hours' returning 1`.execute(tx)
  return rows.length > 0
}

const keep = async (platform: Platform, tx: Tx, apiRequest: AllowedRequest, name: Buffer, { resource, ...result }: Outcome) => {
  const { item } = result
  const wasSeen = !item || (await visibleAmong(tx, resource!, [item.uuid], viewerOf(platform, apiRequest))).has(item.uuid)
  const stored: StoredAnswer = { result, type: resource?.type, wasSeen }
  const answer = platform.services.tokens.seal(Buffer.from(JSON.stringify(stored)))
  await tx.updateTable('idempotency_key').set({ answer }).where('name', '=', name).execute()
}

const keptAnswer = async (
  platform: Platform,
  tx: Tx,
  apiRequest: AllowedRequest,
  name: Buffer,
  request: Buffer,
): Promise<Outcome> => {
  const row = await tx.selectFrom('idempotency_key').selectAll().where('name', '=', name).executeTakeFirstOrThrow()
  if (!row.request.equals(request)) throw invalid('Idempotency-Key', 'Deze sleutel is al gebruikt voor een ander verzoek.')
  const { result, type, wasSeen } = JSON.parse(platform.services.tokens.unseal(row.answer!).toString()) as StoredAnswer
  if (type === undefined || !result.item) return result
  const resource = resourceOf(type)
  await hideAgain(tx, resource, result.item, viewerOf(platform, apiRequest), wasSeen)
  return { ...result, resource }
}

// Rights may have changed since then. An item that is no longer visible is not found, and fields that are hidden now are hidden
// in the stored answer too.
const hideAgain = async (tx: Tx, resource: AnyResource, item: AnyItem, viewer: Viewer, wasSeen: boolean) => {
  const current = await findItem(tx, resource, item.uuid, viewer, { unseen: true })
  if (!current) return
  if (wasSeen && !(await visibleAmong(tx, resource, [item.uuid], viewer)).has(item.uuid)) throw new Problem('not_found')
  fill(resource, current, Object.keys(resource.fields))
  hide(resource, current, viewer.me)
  removeHidden(item, current)
}
// Puts a value in every empty field: a field that had a value then could be hidden now.
const fill = (resource: AnyResource, item: AnyItem, names: readonly string[]): void => {
  for (const name of names) {
    const field = resource.fields[name]!
    if ('pick' in field && item[name]) fill(field.target, item[name] as AnyItem, field.pick)
    else item[name] ??= true
  }
  item.allowedActions ??= true
  item.obstacles ??= true
}
const removeHidden = (item: AnyItem, shown: AnyItem): void => {
  for (const [name, value] of Object.entries(shown)) {
    if (value === undefined) item[name] = undefined
    else if (value !== null && typeof value === 'object' && item[name]) removeHidden(item[name] as AnyItem, value as AnyItem)
  }
}
