// Who sees which roster; its input, read in three statements; its result; and its weights.
import { sql } from 'kysely'
import { type Out, uuidOf } from '../../contract/language.ts'
import { CareMoment } from '../../contract/moments/care-moments.ts'
import { maxRosterShifts, type rosterOperations, type rosterWeights } from '../../contract/moments/rosters.ts'
import { CareWorker } from '../../contract/workers/care-workers.ts'
import { usualRosterWeights } from '../../rules/rosters/roster.ts'
import { isOverWeek } from '../../rules/rosters/roster-musts.ts'
import { amsterdamDate, toInstant } from '../../rules/time/amsterdam.ts'
import { isExcluded, mayWork, meetsLevel } from '../eligibility/conditions.ts'
import { busyInText, momentFacts } from '../eligibility/queries.ts'
import { myOrganization } from '../organizations/queries.ts'
import { everyRole, type Queries, type Viewer } from '../platform/concept.ts'
import { type Database, type Sql, type Tx, wireTime } from '../platform/database/database.ts'
import { Statement } from '../platform/rows/statement.ts'
import { kilometres, kilometresADegree } from '../publications/conditions.ts'
import { hasRefused } from '../publications/queries.ts'
import type { PairFacts, RosterResult, ShiftFacts, WorkerFacts } from './thread.ts'

export const queries: Queries<typeof rosterOperations> = {
  Roster: {
    visible: {
      ...everyRole(false),
      ROLE_PLANNER: ({ alias }) => sql`${alias}.organization_uuid is null`,
      ROLE_ORGANIZATION_USER: row => sql`${row.alias}.organization_uuid = ${myOrganization(row)}`,
      // They see nothing of other locations, so a roster made by someone who sees all is hidden from them.
      ROLE_ORGANIZATION_LOCATION_ADMIN: ({ alias, me }) => sql`${alias}.account_uuid = ${me.uuid}`,
    },
  },
}

/** How many people who did not react are considered for a shift: people known there first, then the nearest. */
const maxOthers = 40

export interface RosterPeriod {
  startDate: string
  endDate: string
  /** Uuids; none means all. */
  locations: string[]
  levels: string[]
}
const rateOf = (form: string): Sql => sql`case when m.rate_is_given or m.contract_type = ${form} then m.hourly_rate
  else coalesce((select rate.hourly_rate from organization_location_rate rate where rate.organization_location_uuid = m.location_uuid
    and rate.contract_type = ${form} and rate.expertise_level_uuid = m.expertise_level_uuid
    and rate.valid_from <= (m.start_date at time zone 'Europe/Amsterdam')::date order by rate.valid_from desc limit 1), m.hourly_rate) end`
const placeOf = (of: Sql): Sql =>
  sql`case when ${of}.latitude is not null then jsonb_build_object('lat', ${of}.latitude, 'lon', ${of}.longitude) end`

/**
 * The uuids of the open shifts in these days that this viewer sees, in order: at most one more than a roster takes. The shifts of a period
 * go with it, and are not listed separately.
 */
export const openShifts = async (
  db: Database | Tx,
  { startDate, endDate, locations, levels }: RosterPeriod,
  viewer: Viewer,
): Promise<string[]> => {
  const statement = new Statement(CareMoment, viewer)
  const visible = statement.visible()
  const m = statement.row().alias
  const [from, until] = [toInstant(startDate, '00:00'), toInstant(endDate, '23:59')]
  const { rows } = await sql<{ uuid: string }>`select ${m}.uuid from ${statement.from()}
    where ${visible} and ${m}.status = 'open' and ${m}.time_scope = 'moment' and ${m}.care_period_uuid is null
    and ${m}.start_date > ${viewer.now} and ${m}.start_date between ${from} and ${until}
    ${locations.length > 0 ? sql`and ${m}.location_uuid = any(${locations}::uuid[])` : sql``}
    ${levels.length > 0 ? sql`and ${m}.expertise_level_uuid = any(${levels}::uuid[])` : sql``}
    order by ${m}.start_date, ${m}.uuid limit ${maxRosterShifts + 1}`.execute(db)
  return rows.map(({ uuid }) => uuid)
}

const shiftFacts = async (db: Database | Tx, moments: string[]): Promise<ShiftFacts[]> => {
  const { rows } = await sql<{
    facts: ShiftFacts
  }>`select ${momentFacts} || jsonb_build_object('place', ${placeOf(sql`p`)}, 'bonusCents', m.bonus,
      'ratesCents', jsonb_build_object('freelance', coalesce(${rateOf('freelance')}, 0), 'temp_work', coalesce(${rateOf('temp_work')}, 0))) as facts
    from care_moment m join organization_location p on p.uuid = m.location_uuid left join client_home h on h.uuid = m.client_uuid
    where m.uuid = any(${moments}::uuid[]) order by m.start_date, m.uuid`.execute(db)
  return rows.map(({ facts }) => facts)
}

/**
 * Who may be considered for which shift: everyone who reacted; with `withOthers` also everyone
 * at work who lives within the distance they set, wants to be asked, is not away then, and did
 * not say no to this shift, if the viewer may ask them. The eligibility rule decides the rest.
 */
const pairFacts = async (db: Database | Tx, moments: string[], withOthers: boolean, viewer: Viewer): Promise<PairFacts[]> => {
  const statement = new Statement(CareWorker, viewer)
  const seen = statement.visible()
  const w = statement.row().alias
  const inTeam = (worker: Sql, client: Sql) =>
    sql`exists (select 1 from care_team t where t.care_worker_uuid = ${worker} and t.client_uuid = ${client})`
  const favorite = (worker: Sql, organization: Sql) =>
    sql`exists (select 1 from favorite_care_worker f where f.care_worker_uuid = ${worker} and f.organization_uuid = ${organization})`
  const familiar = (worker: Sql, client: Sql) => sql`(select count(*)::int from care_moment f where f.client_uuid = ${client}
    and f.assignee_uuid = ${worker} and f.status = 'approved')`
  const moment = { uuid: sql`m.uuid`, series: sql`m.recurring_care_moment_uuid` }
  // Each location and level is computed once, however many shifts it has.
  const others = sql`select m.uuid as moment, near.worker, null::timestamptz as reacted_at, near.km,
      row_number() over (partition by m.uuid order by ${inTeam(sql`near.worker`, sql`m.client_uuid`)} desc,
        ${favorite(sql`near.worker`, sql`m.organization_uuid`)} desc, near.km, near.worker) as place
    from work m join near on near.location_uuid = m.location_uuid and near.expertise_level_uuid = m.expertise_level_uuid
    where (near.is_seen or ${inTeam(sql`near.worker`, sql`m.client_uuid`)})
      and not exists (select 1 from care_moment b where b.assignee_uuid = near.worker and b.time_scope = 'moment' and b.status in (${busyInText})
        and tstzrange(b.start_date, b.end_date) && tstzrange(m.start_date, m.end_date))
      and not exists (select 1 from care_worker_availability a where a.care_worker_uuid = near.worker and not a.available
        and a.start_date < m.end_date and a.end_date > m.start_date)
      and not exists (select 1 from care_moment_invitation i where i.care_moment_uuid = m.uuid and i.care_worker_uuid = near.worker)
      and not ${hasRefused(sql`near.worker`, moment)}`
  const near = sql`select place.location_uuid, place.expertise_level_uuid, ${w}.uuid as worker, ${seen} as is_seen, ${km(sql`p`, sql`l`)} as km
    from (select distinct location_uuid, expertise_level_uuid from work) place join organization_location l on l.uuid = place.location_uuid
    join expertise_level asked on asked.uuid = place.expertise_level_uuid
    join care_worker_profile p on abs(p.latitude - l.latitude) <= ${maxKilometres}::float8 / ${kilometresADegree}
    join expertise_level own on own.uuid = p.expertise_level_uuid and ${meetsLevel(sql`own`, sql`asked`)}
    join care_worker_preferences pref on pref.uuid = p.uuid and pref.wants_to_be_asked and ${km(sql`p`, sql`l`)} <= pref.maximum_distance_km
    join ${statement.from()} on ${w}.uuid = p.uuid and ${mayWork(w)}`
  const { rows } = await sql<PairFacts>`
    with work as materialized (select * from care_moment where uuid = any(${moments}::uuid[]))
      ${withOthers ? sql`, near as materialized (${near}), others as materialized (${others})` : sql``},
    reacted as materialized (select o.care_moment_uuid as moment, r.care_worker_uuid as worker, min(r.created_at) as reacted_at
      from care_moment_publication_reaction r join care_moment_publication o on o.uuid = r.care_moment_publication_uuid and o.status = 'open'
      where o.care_moment_uuid = any(${moments}::uuid[]) and r.status = 'open' group by 1, 2),
    known as (select moment, worker, reacted_at from reacted ${
      withOthers
        ? sql`union all select moment, worker, null from others o where place <= ${maxOthers}
          and not exists (select 1 from reacted r where r.moment = o.moment and r.worker = o.worker)`
        : sql``
    })
    select known.moment, known.worker, ${wireTime(sql`known.reacted_at`)} as "reactedAt",
      round(${km(sql`p`, sql`l`)}::numeric, 1)::float8 as km, ${familiar(sql`known.worker`, sql`m.client_uuid`)} as familiar,
      ${inTeam(sql`known.worker`, sql`m.client_uuid`)} as "inTeam", ${favorite(sql`known.worker`, sql`m.organization_uuid`)} as "isFavorite",
      ${isExcluded(sql`known.worker`, sql`m.client_uuid`)} as excluded
    from known join work m on m.uuid = known.moment join organization_location l on l.uuid = m.location_uuid
    join care_worker_profile p on p.uuid = known.worker order by known.moment, known.worker`.execute(db)
  return rows
}
const maxKilometres = 100
const km = (home: Sql, place: Sql): Sql =>
  kilometres(
    { lat: sql`${home}.latitude`, lon: sql`${home}.longitude` },
    { lat: sql`${place}.latitude`, lon: sql`${place}.longitude` },
  )

const workerFacts = async (
  db: Database | Tx,
  workers: string[],
  { startDate, endDate }: Pick<RosterPeriod, 'startDate' | 'endDate'>,
): Promise<WorkerFacts[]> => {
  const { rows } = await sql<{
    facts: WorkerFacts
  }>`select jsonb_build_object('uuid', w.uuid, 'active', w.active, 'phase', w.phase,
      'contractTypes', w.contract_types, 'maxWeeklyMinutes', pr.most_weekly_hours * 60,
      'expertiseLevel', jsonb_build_object('key', l.key, 'name', l.name, 'rank', l.rank, 'track', l.track, 'big', l.big_registered),
      'documents', coalesce((select jsonb_agg(jsonb_build_object('kind', d.kind, 'status', d.status, 'expiresOn', d.expires_on))
        from care_worker_document d where d.care_worker_uuid = w.uuid), '[]'),
      'acts', coalesce((select jsonb_agg(jsonb_build_object('uuid', a.act_uuid, 'validUntil', a.valid_until)) from care_worker_act a
        where a.care_worker_uuid = w.uuid), '[]'),
      'assigned', coalesce((select jsonb_agg(jsonb_build_object('uuid', o.uuid, 'startDate', ${wireTime(sql`o.start_date`)}, 'endDate', ${wireTime(sql`o.end_date`)},
          'breakMinutes', o.break_minutes, 'placeName', ol.name, 'place', ${placeOf(sql`ol`)}) order by o.start_date)
        from care_moment o join organization_location ol on ol.uuid = o.location_uuid
        where o.assignee_uuid = w.uuid and o.status in (${busyInText}) and o.time_scope = 'moment'
          and o.start_date between ${startDate}::date - interval '15 days' and ${endDate}::date + interval '16 days'), '[]'),
      'hasObjectionToPets', pr.has_objection_to_pets, 'hasObjectionToSmokingInside', pr.has_objection_to_smoking_inside,
      'hasObjectionToSmokingOutside', pr.has_objection_to_smoking_outside) as facts
    from care_worker w join care_worker_profile p on p.uuid = w.uuid join expertise_level l on l.uuid = p.expertise_level_uuid
    join care_worker_preferences pr on pr.uuid = w.uuid where w.uuid = any(${workers}::uuid[]) order by w.uuid`.execute(db)
  return rows.map(({ facts }) => facts)
}
/** The input of a roster. */
export const rosterFacts = async (db: Database | Tx, question: RosterPeriod & { withOthers: boolean }, viewer: Viewer) => {
  const moments = await openShifts(db, question, viewer)
  const pairs = await pairFacts(db, moments, question.withOthers, viewer)
  const workers = await workerFacts(db, [...new Set(pairs.map(({ worker }) => worker))], question)
  return { shifts: await shiftFacts(db, moments), pairs, workers }
}
/** The workers who have other work in this plan at the time of this moment. */
export const busyBy = async (tx: Tx, { lines }: RosterResult, moment: string): Promise<string[]> => {
  const { rows } = await sql<{ uuid: string }>`select m.uuid from care_moment m join care_moment x on x.uuid = ${moment}::uuid
    where m.uuid = any(${lines.map(line => line.moment)}::uuid[]) and m.start_date < x.end_date and m.end_date > x.start_date`.execute(
    tx,
  )
  const then = new Set(rows.map(({ uuid }) => uuid))
  return lines.filter(line => then.has(line.moment)).map(({ worker }) => worker)
}
/** Whether this shift is more than this person wants to work in its week, given what they have by now. */
export const isTooMuch = async (tx: Tx, moment: string, worker: string): Promise<boolean> => {
  const shifts = await shiftFacts(tx, [moment])
  const day = amsterdamDate(shifts[0]!.startDate)
  const [facts] = await workerFacts(tx, [worker], { startDate: day, endDate: day })
  return facts !== undefined && isOverWeek(facts, shifts)
}

type Weights = Out<typeof rosterWeights>
const ofOrganization = (viewer: Viewer): Sql =>
  viewer.me.roles.includes('ROLE_PLANNER') ? sql`organization_uuid is null` : sql`organization_uuid = ${myOrganization(viewer)}`
/** The weights that apply for this viewer. A wish that was added later has its initial weight. */
export const weightsOf = async (tx: Tx, viewer: Viewer): Promise<Weights> => {
  const { rows } = await sql<{ weights: Weights }>`select weights from roster_weights where ${ofOrganization(viewer)}`.execute(tx)
  return { ...usualRosterWeights, ...rows[0]?.weights }
}
export const keepWeights = async (tx: Tx, weights: Weights, viewer: Viewer): Promise<string | null> => {
  const organization = await organizationOf(tx, viewer)
  await sql`insert into roster_weights (organization_uuid, weights, changed_at) values (${organization}, ${JSON.stringify(weights)}::jsonb, ${viewer.now})
    on conflict (organization_uuid) do update set weights = excluded.weights, changed_at = excluded.changed_at`.execute(tx)
  return organization
}
/** The organization that this viewer makes rosters for, or null for the back office. */
export const organizationOf = async (tx: Tx, viewer: Viewer): Promise<string | null> => {
  if (viewer.me.roles.includes('ROLE_PLANNER')) return null
  const { rows } = await sql<{ uuid: string }>`select ${myOrganization(viewer)} as uuid`.execute(tx)
  return rows[0]!.uuid
}

/** The stored plan of a roster; undefined while there is none. */
export const resultOf = async (tx: Tx, roster: string): Promise<RosterResult | undefined> => {
  const row = tx.selectFrom('roster').select('result').where('uuid', '=', roster)
  return ((await row.executeTakeFirst())?.result ?? undefined) as RosterResult | undefined
}

interface Named {
  careMoment: string
  uuid: string
  title: string
  startDate: string
  endDate: string
  breakMinutes: number
  breakFrom: string | null
  location: { '@id': string; uuid: string; name: string; city: string }
  organization: { '@id': string; uuid: string; name: string }
  expertiseLevel: string
  /** The uuid of the client, and of the assignee. */
  client: string | null
  assignee: string | null
}
const locationOf = sql`jsonb_build_object('@id', '/v1/organization_locations/' || l.uuid, 'uuid', l.uuid, 'name', l.name, 'city', l.city)`
/** What is shown of these moments, by uuid. */
export const momentNames = async (tx: Tx, moments: string[]): Promise<Map<string, Named>> => {
  const { rows } = await sql<Named>`select '/v1/care_moments/' || m.uuid as "careMoment", m.uuid, m.title,
      ${wireTime(sql`m.start_date`)} as "startDate", ${wireTime(sql`m.end_date`)} as "endDate", m.break_minutes as "breakMinutes", m.break_from as "breakFrom", ${locationOf} as location,
      jsonb_build_object('@id', '/v1/organizations/' || o.uuid, 'uuid', o.uuid, 'name', o.name) as organization,
      e.name as "expertiseLevel", m.client_uuid as client, m.assignee_uuid as assignee
    from care_moment m join organization_location l on l.uuid = m.location_uuid join organization o on o.uuid = m.organization_uuid
    join expertise_level e on e.uuid = m.expertise_level_uuid where m.uuid = any(${moments}::uuid[])`.execute(tx)
  return new Map(rows.map(row => [row.uuid, row]))
}
/** The names of these people, by uuid. */
export const workerNames = async (tx: Tx, workers: string[]) => {
  const { rows } = await sql<{ careWorker: string; uuid: string; firstName: string; lastName: string }>`
    select '/v1/care_workers/' || uuid as "careWorker", uuid, first_name as "firstName", last_name as "lastName"
    from care_worker_profile where uuid = any(${workers}::uuid[])`.execute(tx)
  return new Map(rows.map(row => [row.uuid, row]))
}
/** The work that people already have in the days and at the locations of a roster, besides the shifts of the roster itself. */
export const assignedIn = async (
  tx: Tx,
  { startDate, endDate, locations }: { startDate: string; endDate: string; locations: string[] },
  shifts: string[],
  viewer: Viewer,
) => {
  const statement = new Statement(CareMoment, viewer)
  const visible = statement.visible()
  const m = statement.row().alias
  const { rows } = await sql<{ startDate: string; endDate: string; location: Named['location'] }>`
    select ${wireTime(sql`${m}.start_date`)} as "startDate", ${wireTime(sql`${m}.end_date`)} as "endDate", ${locationOf} as location
    from ${statement.from()} join organization_location l on l.uuid = ${m}.location_uuid
    where ${visible} and ${m}.status in (${busyInText}) and ${m}.time_scope = 'moment' and ${m}.uuid <> all(${shifts}::uuid[])
    and ${m}.start_date between ${toInstant(startDate, '00:00')} and ${toInstant(endDate, '23:59')}
    ${locations.length > 0 ? sql`and ${m}.location_uuid = any(${locations.map(uuidOf)}::uuid[])` : sql``}
    order by ${m}.start_date limit 10000`.execute(tx)
  return rows
}
