// A moment as it is offered: to whom, from when it is published until it is given away or goes.
import { sql } from 'kysely'
import type { RowRef } from '../platform/concept.ts'
import type { Sql, Tx } from '../platform/database.ts'
import { type NewEvent, record } from '../platform/outbox.ts'

/** Whether a care worker is in the audience of a publication. */
export const inAudience = (worker: Sql, p: Sql, client: Sql, organization: Sql): Sql => sql`(${p}.audience = 'everyone'
    or (${p}.audience = 'favorites' and exists (select 1 from favorite_care_worker f
      where f.care_worker_uuid = ${worker} and f.organization_uuid = ${organization}))
    or (${p}.audience = 'care_team' and exists (select 1 from care_team t
      where t.care_worker_uuid = ${worker} and t.client_uuid = ${client})))`

/** Published to this care worker: for one of their contract types, to an audience they are in, by no client who excludes them. */
export const publishedTo = ({ me }: Pick<RowRef, 'me'>, p: Sql, client: Sql, organization: Sql): Sql => sql`(
  ${p}.published_for_contract_types && (select contract_types from care_worker where uuid = ${me.uuid})
  and not exists (select 1 from exclude_list e where e.care_worker_uuid = ${me.uuid} and e.client_uuid = ${client})
  and ${inAudience(sql`${me.uuid}::uuid`, p, client, organization)})`

/** Publishes a moment, which the caller records as `care_moment_published`; gives the publication's uuid. A second open publication of it is refused by the database. */
export const publish = async (
  tx: Tx,
  careMoment: string,
  contractTypes: readonly string[],
  audience: string,
  now: string,
): Promise<string> => {
  const { uuid } = await tx
    .insertInto('care_moment_publication')
    .values({ care_moment_uuid: careMoment, published_for_contract_types: [...contractTypes], audience, created_at: now })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('care_moment')
    .set({ published_for_contract_types: [...contractTypes] })
    .where('uuid', '=', careMoment)
    .execute()
  return uuid
}

/**
 * Ends what is still offered of these moments: reactions in one of `from` become `to` (of `careWorker` alone when given), open
 * publications get `publication`.
 * Writes a `reaction_<to>` event for each, so that who reacted is told. Gives the reactions that ended.
 */
export const endReactions = async (
  tx: Tx,
  moments: string[],
  change: { from: string[]; to: string; publication: 'closed' | 'withdrawn' | 'open'; careWorker?: string },
  event: Pick<NewEvent, 'me' | 'now' | 'data'>,
): Promise<string[]> => {
  const whose = change.careWorker ? sql`r.care_worker_uuid = ${change.careWorker}::uuid` : sql`true`
  if (change.publication !== 'open') {
    await tx
      .updateTable('care_moment_publication')
      .set({ status: change.publication })
      .where('care_moment_uuid', '=', sql<string>`any(${moments}::uuid[])`)
      .where('status', '=', 'open')
      .execute()
  }
  const { rows } = await sql<{ uuid: string }>`
    update care_moment_publication_reaction r set status = ${change.to} from care_moment_publication p
    where p.uuid = r.care_moment_publication_uuid and p.care_moment_uuid = any(${moments}::uuid[]) and r.status = any(${change.from}::text[])
    and ${whose}
    returning r.uuid`.execute(tx)
  await record(
    tx,
    rows.map(({ uuid }) => ({
      ...event,
      name: `reaction_${change.to}`,
      subjectType: 'CareMomentPublicationReaction',
      subjectUuid: uuid,
      to: change.to,
    })),
  )
  return rows.map(({ uuid }) => uuid)
}

/** After a cancelled assignment: the reaction says so, those not chosen are open again, and so is the publication. */
export const reopenReactions = async (tx: Tx, moment: string, event: Pick<NewEvent, 'me' | 'now'>): Promise<void> => {
  await endReactions(tx, [moment], { from: ['assigned'], to: 'assignment_canceled', publication: 'open' }, event)
  const last = sql`(select uuid from care_moment_publication where care_moment_uuid = ${moment}::uuid and status <> 'withdrawn' order by uuid desc limit 1)`
  await sql`update care_moment_publication set status = 'open' where uuid = ${last}`.execute(tx)
  await sql`update care_moment_publication_reaction set status = 'open' where care_moment_publication_uuid = ${last} and status = 'not_selected'`.execute(
    tx,
  )
}
