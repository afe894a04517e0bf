// The figures of an organization, one statement each: counted over what the viewer sees, by week and by location and level.
import { sql } from 'kysely'
import type { Actor } from '../../contract/language.ts'
import { careMomentActions } from '../../contract/moments/care-moment-transitions.ts'
import { boardStatuses, notWorkedStatuses, plannedStatuses } from '../../contract/status-groups.ts'
import type { Days, FigureWeek } from '../../rules/money/figures.ts'
import { addDays, toInstant } from '../../rules/time/amsterdam.ts'
import { myLocations, myOrganization } from '../organizations/queries.ts'
import type { Sql, Tx } from '../platform/database/database.ts'

/** The organization, the days, and the locations and levels: an empty list means all. */
export interface FiguresQuestion {
  me: Actor
  days: Days
  locations: string[]
  levels: string[]
}

// Work `m` that this viewer sees, at the requested locations and levels.
const isSeen = ({ me }: Pick<FiguresQuestion, 'me'>): Sql =>
  me.roles.includes('ROLE_ORGANIZATION_USER')
    ? sql`m.organization_uuid = ${myOrganization({ me })}`
    : sql`(m.organization_uuid = ${myOrganization({ me })} and m.location_uuid = ${myLocations({ me })})`
const isAsked = (question: FiguresQuestion): Sql => sql`${isSeen(question)}
  and (${question.locations.length === 0} or m.location_uuid = any(${question.locations}::uuid[]))
  and (${question.levels.length === 0} or m.expertise_level_uuid = any(${question.levels}::uuid[]))`
// By the day on which it begins in Amsterdam.
const begins = ({ days: { from, to } }: FiguresQuestion): Sql =>
  sql`m.start_date >= ${toInstant(from, '00:00')} and m.start_date < ${toInstant(addDays(to, 1), '00:00')}`
const weekOf = sql`to_char(m.start_date at time zone 'Europe/Amsterdam', 'IYYY-"W"IW')`

/** What a row is the total of: a week, a location and level, both, or (all null) everything. */
export interface Group {
  week: string | null
  location: string | null
  locationName: string | null
  level: string | null
  levelName: string | null
}
const groups = sql`week, l.uuid as location, l.name as "locationName", e.uuid as level, e.name as "levelName"`
const groupedBy = sql`grouping sets ((), (week), (location_uuid, expertise_level_uuid), (week, location_uuid, expertise_level_uuid))`
const withNames = sql`left join organization_location l on l.uuid = location_uuid left join expertise_level e on e.uuid = expertise_level_uuid
  order by week, l.name_sorted, e.rank, e.uuid`

/** The locations among these that the viewer does not see. */
export const strangeAmong = async (tx: Tx, me: Actor, locations: string[]): Promise<string[]> => {
  if (locations.length === 0) return []
  const { rows } = await sql<{ uuid: string }>`
    select asked.uuid from unnest(${locations}::uuid[]) asked(uuid) where not exists (select 1 from
      (select uuid as location_uuid, organization_uuid from organization_location where uuid = asked.uuid) m where ${isSeen({ me })})`.execute(
    tx,
  )
  return rows.map(({ uuid }) => uuid)
}

const [expired] = careMomentActions.expire
const endings = [careMomentActions.cancel[0].to, careMomentActions.withdraw[0].to]
const filled = [...plannedStatuses, ...notWorkedStatuses]
export interface Filling extends Group {
  published: number
  filled: number
  open: number
  unfilled: number
  canceled: number
  medianMinutes: number | null
  p90Minutes: number | null
}
/** Published work that begins in the period. The time runs from the first publication to the first time somebody was found. */
export const fillingOf = async (tx: Tx, question: FiguresQuestion): Promise<Filling[]> => {
  const waited = (part: number) => sql`round(percentile_cont(${part}) within group (order by waited))::int`
  const { rows } = await sql<Filling>`
    with offered as materialized (
      select ${weekOf} as week, m.location_uuid, m.expertise_level_uuid, m.status,
        case when m.status = any(${filled}::text[]) then extract(epoch from given.at - first.at) / 60 end as waited
      from care_moment m
        cross join lateral (select min(created_at) as at from care_moment_publication p where p.care_moment_uuid = m.uuid) first
        left join lateral (select min(e.at) as at from event e where e.subject_uuid = m.uuid and e.uuid >= events_from(m.uuid)
          and e.name = ${careMomentActions.assign[0].event} and e.at >= first.at) given on true
      where ${isAsked(question)} and ${begins(question)} and first.at is not null
    ), counted as (
      select week, location_uuid, expertise_level_uuid, count(*) as published,
        count(*) filter (where status = any(${filled}::text[])) as filled,
        count(*) filter (where status = any(${boardStatuses.open}::text[])) as open,
        count(*) filter (where status = ${expired.to}) as unfilled,
        count(*) filter (where status = any(${endings}::text[])) as canceled,
        ${waited(0.5)} as "medianMinutes", ${waited(0.9)} as "p90Minutes"
      from offered group by ${groupedBy}
    ) select ${groups}, published, filled, open, unfilled, canceled, "medianMinutes", "p90Minutes" from counted ${withNames}`.execute(
    tx,
  )
  return rows
}

export interface CalledOff {
  uuid: string
  title: string
  location: string
  client: string | null
  week: string
  startDate: string
  canceledAt: string
  by: 'careWorker' | 'organization' | 'backOffice'
  /** As recorded at the time; null when it was not. */
  wasLate: boolean | null
  cancellationTermHours: number
  changeAnnouncedAt: string | null
  changeConfirmedAt: string | null
}
/**
 * Every cancellation of assigned work in the period, the latest first. Shifts
 * cancelled with their period do not count, but the period does.
 */
export const calledOff = async (tx: Tx, question: FiguresQuestion): Promise<CalledOff[]> => {
  const { cancel, cancel_assignment, assign, start } = careMomentActions
  const names = [cancel[0].event, ...new Set(cancel_assignment.map(({ event }) => event))]
  const { rows } = await sql<CalledOff>`
    select m.uuid, m.title, l.name as location, m.client_uuid as client, ${weekOf} as week, m.start_date as "startDate", e.at as "canceledAt",
      case when e.actor_uuid = (e.data ->> 'careWorker')::uuid then 'careWorker'
        when exists (select 1 from organization_user u where u.uuid = e.actor_uuid) then 'organization' else 'backOffice' end as by,
      (e.data ->> 'late')::boolean as "wasLate", m.cancellation_term_hours as "cancellationTermHours",
      m.change_announced_at as "changeAnnouncedAt", m.change_confirmed_at as "changeConfirmedAt"
    from care_moment m join event e on e.subject_uuid = m.uuid and e.uuid >= events_from(m.uuid) and e.name = any(${names}::text[])
        and e.from_status = any(${[assign[0].to, start[0].to]}::text[]) and (e.data ->> 'withPeriod') is null
      join organization_location l on l.uuid = m.location_uuid
    where ${isAsked(question)} and ${begins(question)} order by m.start_date desc, e.uuid desc`.execute(tx)
  return rows
}

export interface Sums extends Group {
  minutes: number
  amount: number
  minutesBefore: number
  amountBefore: number
}
/** The approved hours and their cost, by the day of the work; each week with the same week a year earlier. */
export const sumsOf = async (tx: Tx, question: FiguresQuestion, weeks: readonly FigureWeek[]): Promise<Sums[]> => {
  const spans = weeks.flatMap(({ before, week, from, to }) => [
    { week, from, to, before: false },
    ...(before ? [{ ...before, week, before: true }] : []),
  ])
  const { rows } = await sql<Sums>`
    with line as materialized (
      select w.week, w.before, m.location_uuid, m.expertise_level_uuid, coalesce(line.minutes, 0) as minutes, line.amount
      from jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) as w(week text, "from" date, "to" date, before boolean)
        join care_moment_invoice_line line on line.organization_uuid = ${myOrganization(question)} and line.date between w."from" and w."to"
        join care_moment m on m.uuid = line.care_moment_uuid
      where ${isAsked(question)}
    ), summed as (
      select week, location_uuid, expertise_level_uuid,
        coalesce(sum(minutes) filter (where not before), 0) as minutes, coalesce(sum(amount) filter (where not before), 0) as amount,
        coalesce(sum(minutes) filter (where before), 0) as "minutesBefore", coalesce(sum(amount) filter (where before), 0) as "amountBefore"
      from line group by ${groupedBy}
    ) select ${groups}, minutes, amount, "minutesBefore", "amountBefore" from summed ${withNames}`.execute(tx)
  return rows
}

export interface Share {
  client: string
  clientName: string
  careWorker: string
  careWorkerName: string
  minutes: number
  totalMinutes: number
}
/** For each client who was helped at a requested location, the freelancer with the most approved hours; the largest share first. */
export const sharesOf = async (tx: Tx, question: FiguresQuestion): Promise<Share[]> => {
  const { from, to } = question.days
  const { rows } = await sql<Share>`
    with worked as (
      select m.client_uuid, line.care_worker_uuid, sum(line.minutes) as minutes,
        coalesce(sum(line.minutes) filter (where line.contract_type = 'freelance'), 0) as freelance,
        ${question.locations.length === 0} or bool_or(m.location_uuid = any(${question.locations}::uuid[])) as is_asked
      from care_moment_invoice_line line join care_moment m on m.uuid = line.care_moment_uuid
      where line.organization_uuid = ${myOrganization(question)} and line.date between ${from}::date and ${to}::date
        and m.client_uuid is not null and ${isSeen(question)}
      group by m.client_uuid, line.care_worker_uuid
    ), of_client as (
      select *, sum(minutes) over client as total, bool_or(is_asked) over client as is_shown,
        row_number() over (partition by client_uuid order by freelance desc, care_worker_uuid) as place
      from worked window client as (partition by client_uuid)
    )
    select c.uuid as client, c.first_name || ' ' || c.last_name as "clientName", p.uuid as "careWorker",
      p.first_name || ' ' || p.last_name as "careWorkerName", freelance as minutes, total as "totalMinutes"
    from of_client join client c on c.uuid = client_uuid join care_worker_profile p on p.uuid = care_worker_uuid
    where place = 1 and is_shown and freelance > 0 and total > 0 order by freelance::numeric / total desc, freelance desc, c.uuid`.execute(
    tx,
  )
  return rows
}
