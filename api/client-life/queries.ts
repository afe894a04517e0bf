// Where the care of a client begins, used by both planning and agreements; and what happens to agreements when it ends.
import { sql } from 'kysely'
import { Client } from '../../contract/clients/clients.ts'
import { notPastStatuses, visitStatuses } from '../../contract/status-groups.ts'
import type { Sql, Tx } from '../platform/database/database.ts'
import { type NewEvent, record } from '../platform/events/outbox.ts'

const begins = { new: Client.actions.begin[0]!, inactive: Client.actions.active[0]! }

/**
 * Starts the care of these clients (a list of uuids, or a subquery) if they are in one of these statuses: new clients, and, for a new
 * agreement, also clients out of care. Writes an event for each.
 */
export const beginCare = async (
  tx: Tx,
  clients: Sql,
  by: Pick<NewEvent, 'me' | 'now'>,
  from: readonly (keyof typeof begins)[] = ['new'],
): Promise<void> => {
  const { rows } = await sql<{ uuid: string; from: keyof typeof begins }>`
    with waiting as (select uuid, status from client where uuid in (${clients}) and status = any(${from}::text[])
      order by uuid for no key update)
    update client c set status = 'active', ended_on = null, end_reason_uuid = null, end_comment = null
    from waiting w where w.uuid = c.uuid returning c.uuid, w.status as "from"`.execute(tx)
  const events = rows.map(row => {
    const { event, to } = begins[row.from]
    return { ...by, name: event, subjectType: Client.type, subjectUuid: row.uuid, from: row.from, to }
  })
  await record(tx, events)
}

/** Ends periods of a client at `from` when they would continue past it. */
export const shortenPeriods = async (tx: Tx, client: string, from: string, event: Pick<NewEvent, 'me' | 'now' | 'reason'>) => {
  const shortened = await tx
    .updateTable('care_moment')
    .set({ end_date: from, updated_at: event.now, version: sql`version + 1` })
    .where('client_uuid', '=', client)
    .where('time_scope', '=', 'period')
    .where('status', 'in', notPastStatuses)
    .where('start_date', '<', from)
    .where('end_date', '>', from)
    .returning(['uuid', 'status'])
    .execute()
  const changed = { ...event, name: 'care_moment_period_changed', subjectType: 'CareMoment' } as const
  await record(
    tx,
    shortened.map(({ uuid, status }) => ({ ...changed, subjectUuid: uuid, from: status, to: status })),
  )
}

/** Ends a client's agreements the day before the first day without care. */
export const shortenRequests = async (tx: Tx, client: string, date: string, event: Pick<NewEvent, 'me' | 'now' | 'reason'>) => {
  const { rows } = await sql<{ uuid: string }>`
    update care_request set wanted_until = ${date}::date - 1, version = version + 1
    where client_uuid = ${client}::uuid and status = 'active' and wanted_from < ${date}::date
      and (wanted_until is null or wanted_until >= ${date}::date) returning uuid`.execute(tx)
  const changed = { ...event, name: 'care_request_changed', subjectType: 'CareRequest' } as const
  await record(
    tx,
    rows.map(({ uuid }) => ({ ...changed, subjectUuid: uuid })),
  )
}
/** Closes all care requests of a closed client. */
export const closeRequests = async (tx: Tx, client: string, event: Pick<NewEvent, 'me' | 'now'>): Promise<undefined> => {
  const reason = 'De cliënt is afgesloten'
  const { rows } = await sql<{ uuid: string; from: string }>`
    with open as (select uuid, status from care_request where client_uuid = ${client}::uuid and status <> 'closed'
      order by uuid for no key update)
    update care_request r set status = 'closed', close_reason = ${reason}, paused_until = null, version = version + 1
    from open where open.uuid = r.uuid returning r.uuid, open.status as "from"`.execute(tx)
  const closed = { ...event, name: 'care_request_closed', subjectType: 'CareRequest', reason, to: 'closed' } as const
  await record(
    tx,
    rows.map(({ uuid, from }) => ({ ...closed, subjectUuid: uuid, from })),
  )
}

/** Care moments that are not cancelled. */
const comingStatuses = [...visitStatuses('sought'), ...visitStatuses('coming')]
/**
 * By week: the minutes of care planned for a client. A care moment belongs to the week in which it begins, in Amsterdam; a period is left
 * out because its moments count, and cancelled moments do not count.
 */
export const weeksOf = (client: Sql, now: string): Sql => sql`(
  select jsonb_agg(jsonb_build_object('startsOn', w.monday, 'plannedMinutes', (
    select coalesce(sum(extract(epoch from m.end_date - m.start_date) / 60 - m.break_minutes), 0)::int from care_moment m
    where m.client_uuid = ${client} and m.time_scope = 'moment' and m.status = any(${comingStatuses}::text[])
      and m.start_date >= w.monday::timestamp at time zone 'Europe/Amsterdam'
      and m.start_date < (w.monday + 7)::timestamp at time zone 'Europe/Amsterdam')) order by w.monday)
  from (select date_trunc('week', ${now}::timestamptz at time zone 'Europe/Amsterdam')::date + 7 * n as monday
    from generate_series(0, 3) n) w)`
