// Who sees which publication and which reactions, and the filters with which a care worker finds work.

import { sql } from 'kysely'
import type { Item } from '../../contract/language.ts'
import { CareMoment } from '../../contract/moments/care-moments.ts'
import {
  CareMomentPublication,
  CareMomentPublicationReaction,
  type publicationOperations,
} from '../../contract/moments/publications.ts'
import { aheadStatuses, busyStatuses } from '../../contract/status-groups.ts'
import { CareWorker } from '../../contract/workers/care-workers.ts'
import type { Span } from '../../rules/time/clock-pair.ts'
import { ratingOf } from '../care-workers/queries.ts'
import { countsOn, meetsLevel } from '../eligibility/conditions.ts'
import { mayRespond, requirements, shares } from '../eligibility/queries.ts'
import { askedOf, inAudience, publishedTo } from '../offers/queries.ts'
import { myLocations, myOrganization } from '../organizations/queries.ts'
import { type ChosenWith, giveTo, saveGiven } from '../periods/queries.ts'
import type { Queries, Row, Viewer } from '../platform/concept.ts'
import { type Sql, type Tx, wireTime } from '../platform/database/database.ts'
import { inState, Problem } from '../platform/problem.ts'
import { either } from '../platform/rows/filter-values.ts'
import { findItem } from '../platform/rows/rows.ts'
import { isVisible } from '../platform/rows/statement.ts'
import { homeOf, kilometres, kilometresADegree, placeOf } from './conditions.ts'

const many = (asked: string | string[]) => (Array.isArray(asked) ? asked : [asked])
// The distance from the location of another publication to the location of this work.
const distanceFrom = (publication: string, row: Row): Sql => {
  const of = (column: string) => sql`(select ${sql.ref(column)} from organization_location where uuid = (
    select location_uuid from care_moment where uuid = (select care_moment_uuid from care_moment_publication where uuid = ${publication}::uuid)))`
  return kilometres({ lat: of('latitude'), lon: of('longitude') }, placeOf(row, 'careMoment.location'))
}
const myDistance = (row: Row): Sql => kilometres(homeOf(sql`${row.me.uuid}`), placeOf(row, 'careMoment.location'))
// A period whose worker gave it back continues with someone else until its end.
const mayStillBeTaken = (row: Row): Sql => sql`(${row.column('careMoment.startDate')} > ${row.now}
  or (${row.column('careMoment.timeScope')} = 'period' and ${row.column('careMoment.endDate')} > ${row.now}))`

interface Moment {
  uuid: Sql
  series: Sql
}
// Each “niet voor mij” `d` of this worker about this moment, or about the whole series it belongs to.
const declinesOf = (worker: Sql, moment: Moment): Sql => sql`declined_publication d
    join care_moment_publication dp on dp.uuid = d.care_moment_publication_uuid
    join care_moment dm on dm.uuid = dp.care_moment_uuid where d.care_worker_uuid = ${worker}
    and (dm.uuid = ${moment.uuid} or (d.whole_series and dm.recurring_care_moment_uuid = ${moment.series}))`
const momentOf = (row: Row): Moment => ({
  uuid: row.column('careMoment.uuid'),
  series: row.column('careMoment.recurringCareMoment.uuid'),
})

/**
 * A no is final, whoever said it: the worker (declined, withdrew, called off) or the organization (rejected). It holds for this moment,
 * even when it is published again, and for the whole series if the worker said so.
 */
export const hasRefused = (worker: Sql, moment: Moment): Sql => sql`(exists (select 1 from ${declinesOf(worker, moment)})
  or exists (select 1 from care_moment_publication before join care_moment_publication_reaction r
    on r.care_moment_publication_uuid = before.uuid where before.care_moment_uuid = ${moment.uuid} and r.care_worker_uuid = ${worker}
    and r.status in ('withdrawn', 'rejected', 'assignment_canceled')))`

/** A condition on publication `p` of moment `m`: open work that has not begun and is offered to this care worker. */
export const offeredTo = ({ me, now }: Pick<Row, 'me' | 'now'>, p: Sql, m: Sql): Sql =>
  sql`(${p}.status = 'open' and ${m}.status = 'open' and ${m}.start_date > ${now}
    and ${publishedTo({ me }, p, sql`${m}.client_uuid`, sql`${m}.organization_uuid`)})`
// How many dates of a series are offered to this care worker. Judging each date for every card would cost more than the rest of the list.
const openDatesOf = (row: Row, series: Sql): Sql => sql`(select count(*)::int from care_moment om
    join care_moment_publication op on op.care_moment_uuid = om.uuid
    where om.recurring_care_moment_uuid = ${series} and ${offeredTo(row, sql`op`, sql`om`)}
    and op.uuid <> all(array(select r.care_moment_publication_uuid from care_moment_publication_reaction r
      where r.care_worker_uuid = ${row.me.uuid} and r.status in ('open', 'assigned')))
    and om.uuid <> all(array(select dp.care_moment_uuid from declined_publication d
      join care_moment_publication dp on dp.uuid = d.care_moment_publication_uuid where d.care_worker_uuid = ${row.me.uuid})))`
// The acts `a` of this work that the care worker does not hold on its day.
const actsLacking = (row: Row): Sql => sql`care_moment_act ma join act a on a.uuid = ma.act_uuid
    where ma.care_moment_uuid = ${row.column('careMoment.uuid')} and not exists (select 1 from care_worker_act wa
      where wa.care_worker_uuid = ${row.me.uuid} and wa.act_uuid = ma.act_uuid and ${countsOn(sql`wa.valid_until`, dayOf(row))})`
const dayOf = (row: Row): Sql => sql`(${row.column('careMoment.startDate')} at time zone 'Europe/Amsterdam')::date`
// As in the rule: under the contract type of theirs that lacks the fewest. Submitted documents that await approval do not count.
const documentsLacking = (row: Row): Sql => sql`(select coalesce(min(missing), 0)::int from (
    select count(*) filter (where not exists (select 1 from care_worker_document d where d.care_worker_uuid = w.uuid and d.kind = any(asked.kinds)
      and (d.status = 'submitted' or d.status = 'approved' and ${countsOn(sql`d.expires_on`, dayOf(row))}))) as missing
    from care_worker w join care_worker_profile wp on wp.uuid = w.uuid join expertise_level own on own.uuid = wp.expertise_level_uuid
      join ${requirements} on asked.big = own.big_registered and asked.form = any(w.contract_types)
        and asked.form = any(${row.alias}.published_for_contract_types)
    where w.uuid = ${row.me.uuid} group by asked.form) of_form)`
const isWorker = ({ me }: Row) => me.roles.includes('ROLE_CARE_WORKER')

const clientOf = (row: Row) => row.column('careMoment.client.uuid')
// This column is in the moment's table too, which saves a join for every row.
const organizationOf = (row: Row) => row.column('careMoment.organizationUuid')

export const queries: Queries<typeof publicationOperations> = {
  CareMomentPublication: {
    visible: {
      ROLE_CARE_WORKER:
        row => sql`((${row.alias}.status = 'open' and ${publishedTo(row, row.alias, clientOf(row), organizationOf(row))})
        or ${row.alias}.uuid = any(array(select p.uuid from care_moment_publication p join care_moment m on m.uuid = p.care_moment_uuid
          where m.assignee_uuid = ${row.me.uuid} union all select r.care_moment_publication_uuid from care_moment_publication_reaction r
          where r.care_worker_uuid = ${row.me.uuid})))`,
      ROLE_CLIENT_ADMIN: false,
      ROLE_PLANNER: true,
      ROLE_BACK_OFFICE_EMPLOYEE: true,
      ROLE_ORGANIZATION_USER: row => sql`${organizationOf(row)} = ${myOrganization(row)}`,
      ROLE_ORGANIZATION_LOCATION_ADMIN: row => sql`${row.column('careMoment.location.uuid')} = ${myLocations(row)}`,
    },
    // A question about a moment, asked of them by name, shows where the moment was published.
    known: { ROLE_CARE_WORKER: row => sql`${row.alias}.care_moment_uuid = any(${askedOf(row)})` },
    computed: {
      distanceKm: row =>
        row.me.roles.includes('ROLE_CARE_WORKER') ? sql`round(${myDistance(row)}::numeric, 1)::float8` : sql`null`,
      myReaction: ({
        alias,
        me,
      }) => sql`(select jsonb_build_object('@id', '/v1/care_moment_publication_reactions/' || r.uuid, 'uuid', r.uuid, 'status', r.status)
        from care_moment_publication_reaction r where r.care_moment_publication_uuid = ${alias}.uuid and r.care_worker_uuid = ${me.uuid}
        order by r.status in ('open', 'assigned') desc, r.uuid desc limit 1)`,
      myDecline: row =>
        isWorker(row)
          ? sql`(select jsonb_build_object('@id', '/v1/declined_publications/' || d.uuid, 'uuid', d.uuid, 'wholeSeries', d.whole_series)
        from ${declinesOf(sql`${row.me.uuid}::uuid`, momentOf(row))} order by d.whole_series desc, d.uuid limit 1)`
          : sql`null`,
      series: row =>
        isWorker(row)
          ? sql`(select jsonb_build_object('weekdays', s.weekdays, 'everyWeeks', s.every_weeks, 'until', s.until,
          'number', count(*) filter (where sm.start_date <= ${row.column('careMoment.startDate')}), 'count', count(*),
          'open', ${openDatesOf(row, sql`s.uuid`)})
        from recurring_care_moment s join care_moment sm on sm.recurring_care_moment_uuid = s.uuid and sm.status not in ('canceled', 'withdrawn')
        where s.uuid = ${row.column('careMoment.recurringCareMoment.uuid')} group by s.uuid)`
          : sql`null`,
      lacking: row =>
        isWorker(row)
          ? sql`jsonb_build_object('acts', (select coalesce(jsonb_agg(a.name order by a.name_sorted), '[]') from ${actsLacking(row)}),
          'documents', ${documentsLacking(row)})`
          : sql`null`,
      shifts: row => sql`(select coalesce(jsonb_agg(jsonb_build_object('startDate', ${wireTime(sql`ps.start_date`)},
          'endDate', ${wireTime(sql`ps.end_date`)}, 'breakMinutes', ps.break_minutes, 'breakFrom', ps.break_from) order by ps.start_date), '[]')
        from care_moment ps where ps.care_period_uuid = ${row.column('careMoment.uuid')} and ps.status = any(${aheadStatuses}::text[])
          and ps.start_date > ${row.now})`,
    },
    filters: {
      'careMoment.recurring': (row, asked: boolean) =>
        asked
          ? sql`${row.column('careMoment.recurringCareMoment.uuid')} is not null`
          : sql`${row.column('careMoment.recurringCareMoment.uuid')} is null`,
      careWorkerExpertiseLevelUuid: (row, level: string) => sql`${row.column('careMoment.expertiseLevel.uuid')} = any(array(
        select asked.uuid from expertise_level asked join expertise_level own on ${meetsLevel(sql`own`, sql`asked`)}
        where own.uuid = ${level}::uuid))`,
      // For the viewer, or a worker whom the viewer may see: what it leaves out reveals when the worker works, and who excludes them.
      careWorkerUuid: (
        row,
        worker: string,
      ) => sql`${isVisible(CareWorker, worker, row)} and ${row.alias}.status = 'open' and ${row.column('careMoment.status')} = 'open'
        and ${mayStillBeTaken(row)} and ${inAudience(sql`${worker}::uuid`, row.alias, clientOf(row), organizationOf(row))}
        and ${mayRespond(worker, row.alias, {
          level: row.column('careMoment.expertiseLevel.uuid'),
          start: row.column('careMoment.startDate'),
          end: row.column('careMoment.endDate'),
          client: clientOf(row),
          timeScope: row.column('careMoment.timeScope'),
          contractType: row.column('careMoment.contractType'),
          after: row.now,
        })}`,
      similarCareMomentPublicationUuid: (row, uuid: string) => sql`${isVisible(CareMomentPublication, uuid, row)}
        and ${row.alias}.uuid <> ${uuid}::uuid and ${row.alias}.status = 'open' and ${mayStillBeTaken(row)} and exists (
        select 1 from care_moment_publication sp join care_moment sm on sm.uuid = sp.care_moment_uuid
        where sp.uuid = ${uuid}::uuid and sm.expertise_level_uuid = ${row.column('careMoment.expertiseLevel.uuid')}
        and sp.published_for_contract_types && ${row.alias}.published_for_contract_types
        and ${row.column('careMoment.startDate')} between sm.start_date - interval '14 days' and sm.start_date + interval '14 days')
        and ${distanceFrom(uuid, row)} <= 15`,
      distance: (
        row,
        km: number,
      ) => sql`${row.column('careMoment.location.uuid')} = any(array(select near.uuid from care_worker_profile home, organization_location near
        where home.uuid = ${row.me.uuid}::uuid
        and near.latitude between home.latitude - ${km}::float8 / ${kilometresADegree} and home.latitude + ${km}::float8 / ${kilometresADegree}
        and ${kilometres({ lat: sql`home.latitude`, lon: sql`home.longitude` }, { lat: sql`near.latitude`, lon: sql`near.longitude` })} <= ${km}))`,
      publishedForContractTypes: ({ alias }, asked: string | string[]) =>
        shares(sql`${alias}.published_for_contract_types`, sql`${many(asked)}::text[]`),
      withBonus: (row, asked: boolean) =>
        asked ? sql`${row.column('careMoment.bonus')} > 0` : sql`${row.column('careMoment.bonus')} = 0`,
      declined: (row, asked: boolean) => {
        if (!row.me.roles.includes('ROLE_CARE_WORKER')) return sql`${!asked}::boolean`
        return either(hasRefused(sql`${row.me.uuid}::uuid`, momentOf(row)), asked)
      },
      dayPart: (row, asked: string | string[]) =>
        sql`care_day_part(${row.column('careMoment.startDate')}, ${row.column('careMoment.endDate')}) = any(${many(asked)}::text[])`,
    },
    orders: {
      similarCareMomentPublicationUuid: (row, uuid: string) => distanceFrom(uuid, row),
      lacking: row => (isWorker(row) ? sql`exists (select 1 from ${actsLacking(row)})` : sql`false`),
    },
  },
  CareMomentPublicationReaction: {
    visible: {
      ROLE_CARE_WORKER: row => sql`${row.alias}.care_worker_uuid = ${row.me.uuid}`,
      ROLE_CLIENT_ADMIN: false,
      ROLE_PLANNER: true,
      ROLE_BACK_OFFICE_EMPLOYEE: true,
      ROLE_ORGANIZATION_USER: row =>
        sql`${row.column('careMomentPublication.careMoment.location.organization.uuid')} = ${myOrganization(row)}`,
      ROLE_ORGANIZATION_LOCATION_ADMIN: row =>
        sql`${row.column('careMomentPublication.careMoment.location.uuid')} = ${myLocations(row)}`,
    },
    computed: {
      distanceKm: row =>
        sql`round(${kilometres(homeOf(sql`${row.alias}.care_worker_uuid`), placeOf(row, 'careMomentPublication.careMoment.location'))}::numeric, 1)::float8`,
      isFavorite: row => sql`exists (select 1 from favorite_care_worker f where f.care_worker_uuid = ${row.alias}.care_worker_uuid
        and f.organization_uuid = ${row.column('careMomentPublication.careMoment.location.organization.uuid')})`,
      isBusy:
        row => sql`exists (select 1 from care_moment b where b.assignee_uuid = ${row.alias}.care_worker_uuid and b.time_scope = 'moment'
        and ${row.column('careMomentPublication.careMoment.timeScope')} = 'moment' and b.uuid <> ${row.column('careMomentPublication.careMoment.uuid')}
        and b.status = any(${busyStatuses}::text[]) and tstzrange(b.start_date, b.end_date)
          && tstzrange(${row.column('careMomentPublication.careMoment.startDate')}, ${row.column('careMomentPublication.careMoment.endDate')}))`,
      standbyPosition: ({ alias, me }) =>
        me.roles.includes('ROLE_CARE_WORKER')
          ? sql`case when ${alias}.status = 'not_selected' then ${alias}.standby_position end`
          : sql`${alias}.standby_position`,
      workedBeforeCount:
        row => sql`(select count(*)::int from care_moment w join organization_location l on l.uuid = w.location_uuid
        where w.assignee_uuid = ${row.alias}.care_worker_uuid and w.status = 'approved'
        and l.organization_uuid = ${row.column('careMomentPublication.careMoment.location.organization.uuid')})`,
    },
    filters: {
      replaced: ({ alias }, asked: boolean) => {
        const again = sql`exists (select 1 from care_moment_publication_reaction again
          where again.care_worker_uuid = ${alias}.care_worker_uuid and again.care_moment_publication_uuid = ${alias}.care_moment_publication_uuid
            and again.uuid > ${alias}.uuid)`
        return either(again, asked)
      },
    },
    orders: { 'careWorker.aggregatedReviewRating.rating': row => ratingOf(sql`${row.alias}.care_worker_uuid`) },
  },
}

/** An open date of a series, as it is offered to a care worker. */
interface OpenDate extends Span {
  publication: string
  moment: string
  breakMinutes: number
  breakFrom: string | null
  bonus: number
  declined: boolean
}
/** The open dates of a series that are offered to this care worker, in order, including those they may not do or said no to. */
export const openDates = async (tx: Tx, series: string, { me, now }: Viewer): Promise<OpenDate[]> => {
  const moment = { uuid: sql`m.uuid`, series: sql`m.recurring_care_moment_uuid` }
  const { rows } =
    await sql<OpenDate>`select p.uuid as publication, m.uuid as moment, ${wireTime(sql`m.start_date`)} as "startDate",
      ${wireTime(sql`m.end_date`)} as "endDate", m.break_minutes as "breakMinutes", m.break_from as "breakFrom", m.bonus,
      exists (select 1 from ${declinesOf(sql`${me.uuid}::uuid`, moment)}) as declined
    from care_moment m join care_moment_publication p on p.care_moment_uuid = m.uuid
    where m.recurring_care_moment_uuid = ${series}::uuid and ${offeredTo({ me, now }, sql`p`, sql`m`)}
    order by m.start_date`.execute(tx)
  return rows
}

/** The moment, locked: the second of two requests sees what the first did. */
export const lockMoment = async (tx: Tx, uuid: string, viewer: Viewer) => {
  const item = await findItem(tx, CareMoment, uuid, viewer, { lock: true })
  if (!item) throw new Problem('not_found')
  return item as unknown as Item<typeof CareMoment>
}

const reactionOf = (tx: Tx, uuid: string) =>
  tx.selectFrom('care_moment_publication_reaction').select('status').where('uuid', '=', uuid).executeTakeFirstOrThrow()
/** Throws 409 for a moment in another status, or for which it is too late to find anybody. */
export const mustBeChoosable = (moment: Item<typeof CareMoment>, statuses: string[], now: string) => {
  if (!statuses.includes(moment.status)) throw inState(CareMoment, moment.status)
  const { when } = CareMoment.actions.assign[0]!
  const obstacle = when(moment, now)
  if (obstacle) throw new Problem(obstacle)
}
interface Chosen {
  uuid: string
  care_worker_uuid: string
  care_moment_uuid: string
}
/** Assigns the moment of a reaction to its worker, with every check. Throws 409 when that is no longer possible. */
export const selectReaction = async (
  tx: Tx,
  { uuid, care_worker_uuid, care_moment_uuid }: Chosen,
  viewer: Viewer,
  data?: ChosenWith,
): Promise<void> => {
  const { me, now } = viewer
  const moment = await lockMoment(tx, care_moment_uuid, viewer)
  mustBeChoosable(moment, ['open'], now)
  const { status } = await reactionOf(tx, uuid)
  if (status !== 'open') throw inState(CareMomentPublicationReaction, status)
  const { columns, hadReacted } = await giveTo(tx, moment, care_worker_uuid, { me, now })
  if (!hadReacted) throw new Problem('taken')
  await saveGiven(tx, care_moment_uuid, columns, { me, now, data })
}
