// Who sees which care team and exclude list, and what follows from an exclusion.
import { sql } from 'kysely'
import type { careTeamOperations } from '../../contract/clients/care-teams.ts'
import { visibleWithClient } from '../clients/queries.ts'
import { endReactions } from '../offers/queries.ts'
import type { Queries } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'
import { type NewEvent, record } from '../platform/events/outbox.ts'

const withClient = visibleWithClient(row => sql`${row.alias}.client_uuid`)

export const queries: Queries<Omit<typeof careTeamOperations, 'careWorkers'>> = {
  CareTeam: { visible: withClient },
  ExcludeList: { visible: { ...withClient, ROLE_CARE_WORKER: false, ROLE_CLIENT_ADMIN: false } },
}

/** Whether this account acts for the client, as family. */
export const isFamily = async (tx: Tx, account: string, client: string): Promise<boolean> => {
  const links = tx.selectFrom('client_admin_client').select('client_uuid').where('client_admin_uuid', '=', account)
  return (await links.where('client_uuid', '=', client).executeTakeFirst()) !== undefined
}

/** Locks the client, so that only one person at a time changes its team and exclude list. */
export const lockClient = (tx: Tx, client: string) =>
  tx.selectFrom('client').select('uuid').where('uuid', '=', client).forNoKeyUpdate().executeTakeFirstOrThrow()

/**
 * Takes an excluded worker off the team and rejects their reactions to the client's open moments. The worker did not withdraw these, so
 * they are not `withdrawn`.
 */
export const removeExcluded = async (tx: Tx, client: string, careWorker: string, event: Pick<NewEvent, 'me' | 'now'>) => {
  const removed = await tx
    .deleteFrom('care_team')
    .where('client_uuid', '=', client)
    .where('care_worker_uuid', '=', careWorker)
    .returning('uuid')
    .execute()
  const data = { client, careWorker }
  await record(
    tx,
    removed.map(({ uuid }) => ({ ...event, name: 'care_team_member_removed', subjectType: 'CareTeam', subjectUuid: uuid, data })),
  )
  const open = await tx
    .selectFrom('care_moment')
    .select('uuid')
    .where('client_uuid', '=', client)
    .where('status', '=', 'open')
    .execute()
  const moments = open.map(({ uuid }) => uuid)
  await endReactions(tx, moments, { from: ['open'], to: 'rejected', publication: 'open', careWorker }, event)
}
