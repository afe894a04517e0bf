// Who sees which care moment, its computed values, and how a moment is made and ended.

import { sql } from 'kysely'
import { type Actor, type Out, organizationRoles } from '../../contract/language.ts'
import { columnsOf } from '../../contract/moments/assignment-words.ts'
import { careMomentRows } from '../../contract/moments/care-moment-rows.ts'
import type { careMomentOperations, newCareMoment } from '../../contract/moments/care-moments.ts'
import { type AheadStatus, aheadStatuses, liveReactionStatuses } from '../../contract/status-groups.ts'
import { CareWorker } from '../../contract/workers/care-workers.ts'
import type { ContractType } from '../../rules/documents/required-documents.ts'
import { missedAfterMinutes } from '../../rules/shifts/arrival.ts'
import { reachedFromHours, reachedUntilHours } from '../../rules/shifts/reach.ts'
import { amsterdamDate } from '../../rules/time/amsterdam.ts'
import { shiftProblem } from '../../rules/time/shift.ts'
import { awaiting } from '../agreement-acts/queries.ts'
import { agreeOn } from '../assignment-agreements/queries.ts'
import { recentClientsOf } from '../care-workers/queries.ts'
import { clientsFound } from '../client-life/found.ts'
import { beginCare } from '../client-life/queries.ts'
import { reactionOf } from '../eligibility/conditions.ts'
import { mayBeAssigned } from '../eligibility/queries.ts'
import { askedOf, askingOf, endReactions, isHeld, offeredAs, publish, publishedTo, reachedOf } from '../offers/queries.ts'
import { managing, myLocations, myOrganization } from '../organizations/queries.ts'
import type { Queries, Visible } from '../platform/concept.ts'
import { type Sql, type Tx, wireTime } from '../platform/database/database.ts'
import { type NewEvent, record } from '../platform/events/outbox.ts'
import { invalid } from '../platform/problem.ts'
import { either } from '../platform/rows/filter-values.ts'
import { holds, spoken } from '../platform/rows/search.ts'
import { isVisible } from '../platform/rows/statement.ts'

const visible: Visible = {
  // Their own moments, open moments offered to them, moments they are asked for, and moments they reacted to; each has its own index.
  ROLE_CARE_WORKER: row => sql`(${row.alias}.assignee_uuid = ${row.me.uuid} or ${row.alias}.uuid = any(${askedOf(row)})
    or (${row.alias}.status = 'open' and exists (select 1 from care_moment_publication p where p.care_moment_uuid = ${row.alias}.uuid
      and p.status = 'open' and ${publishedTo(row, sql`p`, sql`${row.alias}.client_uuid`, sql`${row.alias}.organization_uuid`)}))
    or ${row.alias}.uuid = any(array(select p.care_moment_uuid from care_moment_publication_reaction r
      join care_moment_publication p on p.uuid = r.care_moment_publication_uuid join care_moment m on m.uuid = p.care_moment_uuid
      where r.care_worker_uuid = ${row.me.uuid} and ${publishedTo(row, sql`p`, sql`m.client_uuid`, sql`m.organization_uuid`)})))`,
  ROLE_CLIENT_ADMIN: ({ alias, me }) =>
    sql`${alias}.client_uuid = any(array(select client_uuid from client_admin_client where client_admin_uuid = ${me.uuid}))`,
  ROLE_PLANNER: true,
  ROLE_BACK_OFFICE_EMPLOYEE: ({ alias }) => sql`${alias}.status = 'open'`,
  ROLE_ORGANIZATION_USER: row => sql`${row.alias}.organization_uuid = ${myOrganization(row)}`,
  ROLE_ORGANIZATION_LOCATION_ADMIN: row => sql`${row.alias}.location_uuid = ${myLocations(row)}`,
}

/** Whether the shift began a while ago, still lasts, and no arrival was reported. From the rows, so that any report ends it. */
export const awaitsArrival = (m: Sql, now: string): Sql =>
  sql`(${m}.status = 'assigned' and ${m}.time_scope = 'moment' and ${m}.arrived_at is null and ${m}.left_at is null
    and ${m}.arrival_checked_at is null and ${m}.end_date > ${now}::timestamptz
    and ${m}.start_date <= ${now}::timestamptz - make_interval(mins => ${missedAfterMinutes})
    and not exists (select 1 from client_report r where r.care_moment_uuid = ${m}.uuid))`

export const queries: Queries<typeof careMomentOperations> = {
  CareMoment: {
    visible,
    // A report shows the shift it was written in, a publication what was published, a question what was asked.
    known: {
      ROLE_CARE_WORKER: ({
        alias,
        me,
        now,
      }) => sql`(exists (select 1 from client_report r where r.care_moment_uuid = ${alias}.uuid
        and r.client_uuid in ${recentClientsOf(sql`${me.uuid}`, now)}) or exists (select 1 from care_moment_invitation i
        where i.care_moment_uuid = ${alias}.uuid and i.care_worker_uuid = ${me.uuid} and i.status <> 'waiting'))`,
      ROLE_BACK_OFFICE_EMPLOYEE: ({ alias }) =>
        sql`exists (select 1 from care_moment_publication p where p.care_moment_uuid = ${alias}.uuid)`,
    },
    former: {
      ROLE_CARE_WORKER: ({ me }, data) => sql`(${data} ->> 'careWorker')::uuid = ${me.uuid}`,
      ROLE_ORGANIZATION_LOCATION_ADMIN: ({ me }, data) => sql`(${data} ->> 'formerLocation')::uuid = ${myLocations({ me })}`,
    },
    computed: {
      holiday: ({ alias }) =>
        sql`(select name from holiday where date = (${alias}.start_date at time zone 'Europe/Amsterdam')::date)`,
      acts: ({
        alias,
      }) => sql`(select coalesce(jsonb_agg(jsonb_build_object('@id', '/v1/acts/' || a.uuid, 'uuid', a.uuid, 'name', a.name) order by a.name_sorted), '[]')
        from care_moment_act ma join act a on a.uuid = ma.act_uuid where ma.care_moment_uuid = ${alias}.uuid)`,
      publication: ({ alias }) => sql`(select '/v1/care_moment_publications/' || p.uuid from care_moment_publication p
        where p.care_moment_uuid = ${alias}.uuid order by p.status = 'open' desc, p.uuid desc limit 1)`,
      openReactionCount: ({
        alias,
      }) => sql`(select count(*)::int from care_moment_publication p join care_moment_publication_reaction r
        on r.care_moment_publication_uuid = p.uuid and r.status = 'open' where p.care_moment_uuid = ${alias}.uuid)`,
      assigneePhone: ({ alias, me, now }) => {
        const around = sql`${now}::timestamptz between ${alias}.start_date - interval '${sql.lit(reachedFromHours)} hours'
          and ${alias}.end_date + interval '${sql.lit(reachedUntilHours)} hours'`
        const isOrganization = organizationRoles.some(role => me.roles.includes(role))
        return sql`(select p.phone from care_worker_profile p where p.uuid = ${alias}.assignee_uuid${isOrganization ? sql` and ${around}` : sql``})`
      },
      assigneeReaction: ({ alias: m }) =>
        sql`'/v1/care_moment_publication_reactions/' || ${reactionOf(sql`${m}.uuid`, sql`${m}.assignee_uuid`)}`,
      asking: ({ alias }) => askingOf(sql`${alias}.uuid`),
      reachedCount: row => reachedOf(row.alias),
      openSince: ({ alias }) =>
        wireTime(sql`coalesce((select max(p.created_at) from care_moment_publication p
        where p.care_moment_uuid = ${alias}.uuid and p.status = 'open'), ${alias}.created_at)`),
    },
    filters: {
      isHeld: (row, asked: boolean) => sql`(${row.shown('openSince') ?? sql`true`} and ${asked}::boolean = exists (
        select 1 from care_moment_hold h where h.care_moment_uuid = ${row.alias}.uuid and ${isHeld(sql`h`, row.now)}))`,
      publishedForContractTypes: ({ alias }, asked: string | string[]) =>
        sql`${alias}.published_for_contract_types && ${[asked].flat()}::text[]`,
      careWorkerUuid: (row, uuid: string) => sql`(${row.alias}.assignee_uuid = ${uuid}::uuid
        and ${row.shown('assignee') ?? sql`true`} and ${isVisible(CareWorker, uuid, row)})`,
      care_worker_available_uuid: (row, uuid: string) => {
        // Only for roles that offer work: nobody else may know who is free.
        if (!row.me.roles.some(role => organizationRoles.some(each => each === role))) return sql`false`
        const may = mayBeAssigned(sql`fit`, sql`skilled.expertise_level_uuid`, sql`${row.alias}.uuid`, row.now, sql`true`)
        return sql`(${row.alias}.status = 'open' and ${isVisible(CareWorker, uuid, row)} and exists (select 1 from care_worker fit
          join care_worker_profile skilled on skilled.uuid = fit.uuid where fit.uuid = ${uuid}::uuid and ${may}))`
      },
      isPublished: ({ alias: m }, asked: boolean) =>
        sql`(${m}.status = 'open' and (${m}.published_for_contract_types <> '{}') = ${asked}::boolean)`,
      awaitsPlanner: ({ alias: m, shown }, asked: boolean) => {
        const waits = sql`(${m}.status = 'proposal_rejected' or (${m}.status = 'awaiting_approval' and ${m}.approval_held_at is not null))`
        return sql`(${shown('approvalHeldAt') ?? sql`true`} and ${either(waits, asked)})`
      },
      awaitsInvoice: ({ alias: m, shown }, asked: boolean) => {
        // Few lines wait, and they have an index of their own (to_invoice).
        const waits = sql`exists (select 1 from care_moment_invoice_line line where line.care_moment_uuid = ${m}.uuid
          and line.care_moment_invoice_uuid is null and line.contract_type = 'freelance')`
        return sql`(${shown('approvalHeldAt') ?? sql`true`} and ${either(waits, asked)})`
      },
      awaitsArrival: ({ alias: m, now, shown }, asked: boolean) =>
        sql`(${shown('arrivedAt') ?? sql`true`} and ${either(awaitsArrival(m, now), asked)})`,
      agreementAwaits: (row, whom: 'me' | 'other') => sql`(${row.alias}.uuid = any(${awaiting[whom](row)}))`,
      search: ({ alias: m, shown, ...viewer }, asked: string) => {
        // The people and things that a search names are looked up by an index, once per statement.
        const isAmong = (key: string, found: Sql) =>
          sql`(${shown(key) ?? sql`true`} and ${m}.${sql.ref(`${key}_uuid`)} = any(array(${found})))`
        const named = (table: string, words: Sql) => sql`select uuid from ${sql.table(table)} where ${holds(words, asked)}`
        const known = viewer.me.roles.includes('ROLE_PLANNER') ? sql`folded` : sql`name_folded`
        return sql`(${holds(spoken(sql`${m}.title`), asked)}
          or (${shown('orderNumber') ?? sql`true`} and ${m}.order_number = ${asked.trim()})
          or ${isAmong('client', sql`${named('client', sql`name_folded`)} union all ${clientsFound(viewer, asked)}`)}
          or ${isAmong('assignee', named('care_worker_profile', known))}
          or ${isAmong('location', named('organization_location', spoken(sql`name || ' ' || city`)))})`
      },
    },
  },
  CareMomentEvent: {
    isView: true,
    visible: {
      ROLE_CARE_WORKER: false,
      ROLE_CLIENT_ADMIN: false,
      ROLE_PLANNER: true,
      ROLE_BACK_OFFICE_EMPLOYEE: false,
      ROLE_ORGANIZATION_USER: row => sql`${row.column('careMoment.location.organization.uuid')} = ${myOrganization(row)}`,
      ROLE_ORGANIZATION_LOCATION_ADMIN: row => sql`${row.column('careMoment.location.uuid')} = ${myLocations(row)}`,
    },
    computed: {
      // Colleagues see each other's names; to an organization the back office has no names.
      actorName: ({ alias, me }) => sql`coalesce(
        (select first_name || ' ' || last_name from care_worker_profile where uuid = ${alias}.actor_uuid), (select first_name || ' ' || last_name
          from organization_user where uuid = ${alias}.actor_uuid), ${me.roles.includes('ROLE_PLANNER') ? sql`(select first_name || ' ' || last_name from back_office_employee where uuid = ${alias}.actor_uuid),` : sql``}
        case when ${alias}.actor_uuid is null then 'Zorginzet' else 'Backoffice' end)`,
      whom: ({ alias: e }) => sql`(select coalesce(jsonb_agg(w.first_name || ' ' || w.last_name order by place), '[]')
        from (select ${e}.care_worker_uuid as uuid, 0 as place union all select i.care_worker_uuid, i.position
          from jsonb_array_elements_text(${e}.data -> 'invitations') n join care_moment_invitation i on i.uuid = n.value::uuid) about
        join care_worker_profile w on w.uuid = about.uuid where w.uuid is distinct from ${e}.actor_uuid)`,
      changes: ({ alias }) => sql`coalesce(${alias}.data -> 'changes', '[]')`,
      replacement: ({ alias }) => sql`${alias}.data ->> 'replacement'`,
    },
    // Events of its offers and reactions count as events of the moment too.
    below: {
      CareMoment: ({ alias }, owner) =>
        sql`${alias}.care_moment_uuid = ${owner}::uuid and ${alias}.uuid >= events_from(${owner}::uuid)`,
    },
  },
}

export type NewMoment = Out<typeof newCareMoment>
interface Maker {
  tx: Tx
  me: Actor
  now: string
  /** Sends no mail: one mail for a whole series is enough. */
  quiet?: boolean
}
/** What a moment takes from its period or series. */
export interface FromPeriod {
  recurring_care_moment_uuid?: string
  care_period_uuid?: string
  assignee_uuid?: string
  contract_type?: ContractType
}

/**
 * Makes a moment with its events, and publishes it if asked; gives its uuid. Throws
 * 422 when the moment is over, its client is out of care, or there is no rate.
 */
export const createMoment = async ({ tx, me, now, quiet }: Maker, body: NewMoment, extra: FromPeriod = {}): Promise<string> => {
  const problem = shiftProblem(body, body.timeScope, now)
  if (problem) throw invalid(problem.field, problem.message)
  const location = await tx
    .selectFrom('organization_location')
    .select('organization_uuid')
    .where('uuid', '=', body.location)
    .executeTakeFirstOrThrow()
  if (body.client && extra.assignee_uuid) await beginCare(tx, sql`${body.client}::uuid`, { me, now })
  if (body.client) await mustBeInCare(tx, body.client, body.startDate, { organization: location.organization_uuid })
  const managed = await managing(tx, body.managedByOrganizationLocation, location.organization_uuid)
  const status = extra.assignee_uuid ? 'assigned' : 'open'
  const { location: at, expertiseLevel: level, startDate, contractType, hourlyRate } = body
  const priced = {
    location: at,
    level,
    startDate,
    asked: extra.contract_type ?? contractType ?? null,
    rateIsGiven: hourlyRate != null,
  }
  const offered = await offeredAs(tx, priced, body.publishedForContractTypes, 'hourlyRate')
  const made = {
    ...columnsOf(body),
    // Filled in by publishing.
    published_for_contract_types: [],
    ...{ time_scope: body.timeScope, start_date: startDate, end_date: body.endDate, rate_is_given: priced.rateIsGiven },
    ...offered,
    ...{ ...extra, ...location },
    managed_by_organization_location_uuid: managed?.uuid ?? null,
    ...{ status, created_at: now, updated_at: now },
  }
  const { uuid } = await tx.insertInto('care_moment').values(made).returning('uuid').executeTakeFirstOrThrow()
  if (body.acts.length > 0)
    await tx
      .insertInto('care_moment_act')
      .values(body.acts.map(act => ({ care_moment_uuid: uuid, act_uuid: act })))
      .execute()
  const events: NewEvent[] = [{ name: 'care_moment_created', subjectType: 'CareMoment', subjectUuid: uuid, me, now, to: status }]
  if (body.publishedForContractTypes.length > 0 && !extra.assignee_uuid) {
    const subjectUuid = await publish(tx, { ...body, uuid }, body, now)
    const published = { name: 'care_moment_published', subjectType: 'CareMomentPublication', subjectUuid, me, now } as const
    events.push(quiet ? { ...published, data: { quiet } } : published)
  }
  await record(tx, events)
  if (extra.assignee_uuid) await agreeOn(tx, uuid, extra.assignee_uuid, {}, { me, now })
  return uuid
}

/**
 * Locks the client, so that nothing is planned while someone takes them out of care. Throws 422 from the day that care ends, and for a
 * client of another `organization`: a planner sees all clients and would reveal this one to the organization.
 */
export const mustBeInCare = async (
  tx: Tx,
  client: string,
  startDate: string,
  { field = 'client', organization }: { field?: string; organization?: string } = {},
) => {
  const { rows } = await sql<{ ended_on: string | null; organizations: string[] }>`
    select ended_on, array(select organization_uuid from organization_location
      where uuid in (responsible_location_uuid, created_by_organization_location_uuid)) as organizations
    from client where uuid = ${client}::uuid for share`.execute(tx)
  const { ended_on, organizations } = rows[0]!
  if (organization && !organizations.includes(organization)) throw invalid(field, 'Deze cliënt is van een andere organisatie.')
  if (ended_on !== null && amsterdamDate(startDate) >= ended_on) throw invalid(field, 'Deze cliënt is dan uit zorg.')
}

/**
 * Ends the moments that meet this condition: open ones are withdrawn, assigned ones cancelled, and their offers end too. Writes an event for
 * each with `event.reason`, so that the assignee is notified. Gives what ended.
 */
export const endMoments = async (
  tx: Tx,
  condition: Sql,
  event: Pick<NewEvent, 'me' | 'now' | 'reason' | 'data'>,
  set: { status_reason?: string; cancelled_by?: string } = {},
): Promise<{ moments: string[]; reactions: string[] }> => {
  const all: { moments: string[]; reactions: string[] } = { moments: [], reactions: [] }
  for (const from of aheadStatuses as readonly AheadStatus[]) {
    const { to, reactions, name } = careMomentRows[from].ending
    const changed = await tx
      .updateTable('care_moment')
      .set({ ...set, status: to, updated_at: event.now, version: sql`version + 1` })
      .where('status', '=', from)
      .where(sql<boolean>`${condition}`)
      .returning('uuid')
      .execute()
    if (changed.length === 0) continue
    const uuids = changed.map(({ uuid }) => uuid)
    const ended = await endReactions(tx, uuids, { from: liveReactionStatuses, to: reactions, publication: 'closed' }, event)
    all.moments.push(...uuids)
    all.reactions.push(...ended)
    await record(
      tx,
      uuids.map(subjectUuid => ({ ...event, name, subjectType: 'CareMoment', subjectUuid, from, to })),
    )
  }
  return all
}
