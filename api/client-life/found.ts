// Finds clients by what someone types.
import { sql } from 'kysely'
import { Client, clientOperations } from '../../contract/clients/clients.ts'
import type { Viewer } from '../platform/concept.ts'
import { type Sql, wireTime } from '../platform/database/database.ts'
import { holds } from '../platform/rows/search.ts'
import { Statement } from '../platform/rows/statement.ts'

/** By what callers say on the telephone: name, number, telephone, address, or those of a contact person. */
export const isFoundClient = (client: Sql, search: string): Sql => sql`(${holds(sql`${client}.folded`, search)}
  or ${client}.uuid = any(array(select client_uuid from client_relation where ${holds(sql`folded`, search)})))`

/** The clients found this way that this viewer can list. */
export const clientsFound = (viewer: Viewer, search: string): Sql => {
  if (!clientOperations.list.by.some(role => viewer.me.roles.includes(role))) return sql`select null::uuid where false`
  const clients = new Statement(Client, viewer)
  const visible = clients.visible()
  const { alias } = clients.row()
  return sql`select ${alias}.uuid from ${clients.from()} where ${visible} and ${isFoundClient(alias, search)}`
}

/** The files that were joined into this client's, the newest first. */
export const joinedInto = (client: Sql): Sql => sql`(select coalesce(jsonb_agg(jsonb_build_object('number', j.number,
  'firstName', j.first_name, 'lastName', j.last_name, 'authorName', j.author_name, 'joinedAt',
  ${wireTime(sql`j.joined_at`)}, 'notKept', j.not_kept) order by j.joined_at desc, j.uuid), '[]')
  from joined_client j where j.client_uuid = ${client})`
/** The client that a file belongs to, also when it was joined into another. */
export const fileWas = (uuid: Sql): Sql =>
  sql`coalesce((select j.client_uuid from joined_client j where j.uuid = ${uuid}), ${uuid})`
