// What a calendar shows: the shifts of a care worker, or who comes to the clients of a family.
import { sql } from 'kysely'
import { visitStatuses } from '../../contract/status-groups.ts'
import { type StoredTimes, whenColumns } from '../care-moments/mails.ts'
import type { Tx } from '../platform/database/database.ts'

/** Something in a calendar; without a location for people who know where it is. */
export interface Entry extends StoredTimes {
  uuid: string
  summary: string
  place?: string
  version: number
  updated_at: string
}
const times = ['m.uuid', ...whenColumns, 'm.version', 'm.updated_at'] as const

/** The shifts of a care worker that end after `from`. */
export const shiftsOf = async (tx: Tx, worker: string, from: string): Promise<Entry[]> => {
  const shifts = await tx
    .selectFrom('care_moment as m')
    .innerJoin('organization_location as l', 'l.uuid', 'm.location_uuid')
    .innerJoin('organization as o', 'o.uuid', 'm.organization_uuid')
    .select([...times, 'm.title', 'l.street', 'l.city', 'l.postcode', 'o.name as organization'])
    .where('m.assignee_uuid', '=', worker)
    .where('m.time_scope', '=', 'moment')
    .where('m.status', 'not in', ['canceled', 'not_worked'])
    .where('m.end_date', '>', from)
    .orderBy('m.start_date')
    .execute()
  return shifts.map(({ title, street, city, postcode, organization, ...rest }) => ({
    ...rest,
    summary: `${title} (${organization})`,
    place: `${street}, ${postcode} ${city}`,
  }))
}

/**
 * Who comes to the clients that this person acts for, by first name alone, because their calendar provider reads it too. With more than one
 * client, each entry has the initial of the client's name.
 */
export const visitsOf = async (tx: Tx, admin: string, from: string): Promise<Entry[]> => {
  const { rows } = await sql<Omit<Entry, 'summary'> & { worker: string | null; client: string; others: boolean }>`
    select m.uuid, m.start_date, m.end_date, m.break_minutes, m.break_from, m.version, m.updated_at, w.first_name as worker, left(c.first_name, 1) as client,
      (select count(*) > 1 from client_admin_client where client_admin_uuid = ${admin}::uuid) as others
    from client_admin_client f join client c on c.uuid = f.client_uuid join care_moment m on m.client_uuid = f.client_uuid
    left join care_worker_profile w on w.uuid = m.assignee_uuid
    where f.client_admin_uuid = ${admin}::uuid and m.time_scope = 'moment' and m.end_date > ${from}
      and m.status = any(${[...visitStatuses('sought'), ...visitStatuses('coming')]}::text[])
    order by m.start_date, m.uuid`.execute(tx)
  return rows.map(({ worker, client, others, ...rest }) => ({
    ...rest,
    summary: `${worker ? `${worker} komt` : 'Nog niemand'}${others ? ` (${client}.)` : ''}`,
  }))
}
