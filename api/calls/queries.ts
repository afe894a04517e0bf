// Who sees which planner works on which moment and whom they called; who could be called, and why the others cannot come.

import { sql } from 'kysely'
import { type callOperations, maxCallable, type obstacles } from '../../contract/organizations/calls.ts'
import type { InvitationStatus, ReactionStatus } from '../../contract/statuses.ts'
import { callCircleKm, callOrder, distanceStepKm, refusedLatelyDays } from '../../rules/shifts/asking-order.ts'
import { shownRating } from '../care-workers/queries.ts'
import { gaveBackAt } from '../eligibility/conditions.ts'
import { busyInText } from '../eligibility/queries.ts'
import { lastInvitation } from '../invitations/queries.ts'
import { allBut, judging, storedWork } from '../matches/queries.ts'
import { isHeld } from '../offers/queries.ts'
import { everyRole, type Queries } from '../platform/concept.ts'
import { type Sql, type Tx, wireTime } from '../platform/database/database.ts'
import { holds } from '../platform/rows/search.ts'

const backOffice = { ...everyRole(false), ROLE_PLANNER: true, ROLE_BACK_OFFICE_EMPLOYEE: true } as const
const ofHolds = ({ alias, now }: { alias: Sql; now: string }): Sql => isHeld(alias, now)
export const queries: Queries<typeof callOperations> = {
  CareMomentHold: { visible: { ...everyRole(false), ROLE_PLANNER: ofHolds, ROLE_BACK_OFFICE_EMPLOYEE: ofHolds } },
  CareMomentCall: { visible: backOffice },
}

/** Claims a moment, which the caller has locked. Gives the uuid, or without `takeOver` the name of the colleague who works on it. */
export const claimMoment = async (
  tx: Tx,
  { moment, holder, takeOver }: { moment: string; holder: string; takeOver: boolean },
  now: string,
): Promise<{ uuid: string } | { heldBy: string }> => {
  const { rows } = await sql<{ name: string }>`select e.first_name || ' ' || e.last_name as name
    from care_moment_hold h join back_office_employee e on e.uuid = h.holder_uuid
    where h.care_moment_uuid = ${moment}::uuid and h.holder_uuid <> ${holder}::uuid and ${isHeld(sql`h`, now)}`.execute(tx)
  if (rows[0] && !takeOver) return { heldBy: rows[0].name }
  const hold = { holder_uuid: holder, since: now, seen_at: now }
  const upsert = tx
    .insertInto('care_moment_hold')
    .values({ care_moment_uuid: moment, ...hold })
    .onConflict(c => c.column('care_moment_uuid').doUpdateSet(hold))
  return upsert.returning('uuid').executeTakeFirstOrThrow()
}

/**
 * Ends calls that nobody ended: the caller's earlier one when they start another, and one with the same person that was left open for an
 * hour. Their result is unknown.
 */
export const endForgotten = (tx: Tx, { caller, worker }: { caller: string; worker: string }, now: string) =>
  sql`update care_moment_call set status = 'unknown', ended_at = ${now} where status = 'calling' and (caller_uuid = ${caller}::uuid
    or (care_worker_uuid = ${worker}::uuid and started_at < ${now}::timestamptz - interval '1 hour'))`.execute(tx)

type Obstacle = (typeof obstacles)[number]
// Each obstacle with the condition that it breaks, in order of importance.
const broken = {
  excluded: 'is_welcome',
  level: 'has_level',
  contract_form: 'has_form',
  documents: 'has_documents',
  acts: 'has_acts',
  overlap: 'is_free',
  distance: 'is_near',
} as const satisfies Record<Obstacle, string>
const obstacle = sql.raw(
  `case ${Object.entries(broken)
    .map(([key, condition]) => `when not ${condition} then '${key}'`)
    .join(' ')} end`,
)
const forms = ['freelance', 'temp_work']
const judgedFor = async (tx: Tx, moment: string): Promise<Sql> => {
  const { published_for_contract_types: published } = await tx
    .selectFrom('care_moment')
    .select('published_for_contract_types')
    .where('uuid', '=', moment)
    .executeTakeFirstOrThrow()
  const offer = { contractTypes: published.length > 0 ? published : forms, audience: 'everyone' }
  return sql`${judging(storedWork(moment), offer, callCircleKm)},
    placed as materialized (select judged.*, ${obstacle} as obstacle from judged)`
}

interface Person {
  careWorker: string
  uuid: string
  firstName: string
  lastName: string
  phone: string | null
  expertiseLevel: { name: string }
  distanceKm: number | null
}
/** Somebody who cannot come, and their obstacle. */
export interface Unable extends Person {
  obstacle: Obstacle
  work: { startDate: string; endDate: string; placeName: string } | null
  maximumDistanceKm: number
}
interface Callable extends Person {
  photo: string | null
  inCareTeam: boolean
  isFavorite: boolean
  workedHereCount: number
  rating: { rating: number; count: number } | null
  freeThatDay: boolean
  lastRefusedAt: string | null
  reaction: { '@id': string; status: ReactionStatus } | null
  invitation: { '@id': string; status: InvitationStatus; answerBefore: string | null } | null
  gaveBackAt: string | null
}
const personOf = sql`'careWorker', '/v1/care_workers/' || p.uuid, 'uuid', p.uuid, 'firstName', p.first_name, 'lastName', p.last_name,
  'phone', p.phone, 'expertiseLevel', jsonb_build_object('name', l.name), 'distanceKm', round(placed.km::numeric, 1)::float8`
const ofPerson = sql`join care_worker_profile p on p.uuid = placed.worker join expertise_level l on l.uuid = p.expertise_level_uuid`
// The first of their other work at that time.
const unableOf = sql`jsonb_build_object(${personOf}, 'obstacle', placed.obstacle, 'maximumDistanceKm', placed.maximum_distance_km, 'work', (
  select jsonb_build_object('startDate', ${wireTime(sql`b.start_date`)}, 'endDate', ${wireTime(sql`b.end_date`)}, 'placeName', bl.name)
  from care_moment b join organization_location bl on bl.uuid = b.location_uuid where not placed.is_free
    and b.assignee_uuid = placed.worker and b.time_scope = 'moment' and b.status in (${busyInText}) and b.uuid is distinct from need.uuid
    and tstzrange(b.start_date, b.end_date) && tstzrange(need.start_date, need.end_date) order by b.start_date limit 1))`

// The delays to try, in minutes.
const laterBy = [30, 60, 120]
// Counts the workers who could come if it began so much later: their other work is over by then.
const countFreedBy = (
  minutes: number,
) => `count(*) filter (where ${allBut('overlap')} and placed.until <= need.start_date + interval '${minutes} minutes'
    and need.start_date + interval '${minutes} minutes' < need.end_date)`
const helping = sql.raw(
  `jsonb_build_object(${[
    ...laterBy.map(minutes => `'later${minutes}', ${countFreedBy(minutes)}`),
    `'level', count(*) filter (where ${allBut('level')} and has_level_below)`,
    `'contract_form', count(*) filter (where ${allBut('contract_form')} and need.asked_contract_type is null)`,
    ...(['acts', 'distance'] as const).map(key => `'${key}', count(*) filter (where ${allBut(key)})`),
  ].join(', ')})`,
)
interface CallableCounts {
  able: number
  people: Callable[]
  unable: { key: Obstacle; count: number; nearest: Unable }[]
  helping: Record<string, number>
  below: { '@id': string; uuid: string; name: string } | null
}
const inOrder: Record<(typeof callOrder)[number], (now: string) => Sql> = {
  gave_back: () => sql`fact.gave_back_at is not null`,
  refused_lately: now =>
    sql`coalesce(fact.refused_at > ${now}::timestamptz - interval '${sql.lit(refusedLatelyDays)} days', false)`,
  team: () => sql`fact.in_team desc`,
  favorite: () => sql`fact.is_favorite desc`,
  known_here: () => sql`(fact.worked_here > 0) desc`,
  free_that_day: () => sql`fact.is_free_that_day desc`,
  distance_steps: () => sql`floor(placed.km / ${sql.lit(distanceStepKm)})`,
  rating: () => sql`(fact.rating ->> 'rating')::float8 desc nulls last`,
  distance: () => sql`placed.km`,
}
/** Everyone who could be called for a moment, the most suitable first, and why the others cannot come. */
export const callListOf = async (tx: Tx, moment: string, now: string, isPlanner: boolean): Promise<CallableCounts> => {
  const { rows } = await sql<CallableCounts>`
    with ${await judgedFor(tx, moment)},
    known as materialized (select placed.worker, placed.km, fact.*,
        row_number() over (order by ${sql.join(callOrder.map(fact => inOrder[fact](now)))}, placed.worker) as place
      from placed cross join need cross join lateral (select
        exists (select 1 from care_team t where t.care_worker_uuid = placed.worker and t.client_uuid = need.client_uuid) as in_team,
        exists (select 1 from favorite_care_worker f where f.care_worker_uuid = placed.worker and f.organization_uuid = need.organization_uuid) as is_favorite,
        (select count(*)::int from care_moment h where h.assignee_uuid = placed.worker and h.status = 'approved' and h.time_scope = 'moment'
          and h.organization_uuid = need.organization_uuid) as worked_here,
        not exists (select 1 from care_moment d where d.assignee_uuid = placed.worker and d.time_scope = 'moment' and d.status in (${busyInText})
          and tstzrange(d.start_date, d.end_date) && tstzrange(need.day::timestamp at time zone 'Europe/Amsterdam',
            (need.day + 1)::timestamp at time zone 'Europe/Amsterdam')) as is_free_that_day,
        ${shownRating(sql`placed.worker`)} as rating,
        ${gaveBackAt(sql`${moment}::uuid`, sql`placed.worker`)} as gave_back_at,
        (select max(c.ended_at) from care_moment_call c join care_moment cm on cm.uuid = c.care_moment_uuid
          where c.care_worker_uuid = placed.worker and c.status = 'no' and cm.uuid <> need.uuid and cm.organization_uuid = need.organization_uuid) as refused_at) fact
      where placed.obstacle is null)
    select (select count(*)::int from known) as able,
      (select coalesce(jsonb_agg(jsonb_build_object(${personOf}, 'photo', case when ${isPlanner} then '/v1/user_files/' || p.photo_uuid end,
        'inCareTeam', placed.in_team, 'isFavorite', placed.is_favorite, 'workedHereCount', placed.worked_here, 'rating', placed.rating,
        'freeThatDay', placed.is_free_that_day, 'lastRefusedAt', ${wireTime(sql`placed.refused_at`)}, 'gaveBackAt', ${wireTime(sql`placed.gave_back_at`)},
        'reaction', (select jsonb_build_object('@id', '/v1/care_moment_publication_reactions/' || r.uuid, 'status', r.status)
          from care_moment_publication_reaction r join care_moment_publication o on o.uuid = r.care_moment_publication_uuid
          where o.care_moment_uuid = ${moment}::uuid and r.care_worker_uuid = placed.worker order by r.uuid desc limit 1),
        'invitation', ${lastInvitation(moment, sql`placed.worker`)}) order by placed.place), '[]')
        from (select * from known order by place limit ${maxCallable}) placed ${ofPerson}) as people,
      (select coalesce(jsonb_agg(jsonb_build_object('key', counted.obstacle, 'count', counted.count, 'nearest', counted.nearest) order by counted.count desc), '[]')
        from (select placed.obstacle, n.count, ${unableOf} as nearest from (select obstacle, count(*)::int as count from placed where obstacle is not null and (${isPlanner} or obstacle <> 'excluded') group by 1) n
          cross join need cross join lateral (select * from placed p where p.obstacle = n.obstacle order by p.km, p.worker limit 1) placed ${ofPerson}) counted) as unable,
      (select ${helping} from placed cross join need) as helping,
      (select case when below_uuid is not null then jsonb_build_object('@id', '/v1/expertise_levels/' || below_uuid, 'uuid', below_uuid,
        'name', below_name) end from need) as below`.execute(tx)
  return rows[0]!
}

/** What would help most; for a later start, the smallest delay that brings somebody. */
export const remediesFor = ({ helping: more, below }: Pick<CallableCounts, 'helping' | 'below'>) => {
  const minutes = laterBy.find(each => (more[`later${each}`] ?? 0) > 0) ?? null
  const all = [
    { key: 'later' as const, more: more[`later${minutes}`] ?? 0, minutes, expertiseLevel: null },
    { key: 'level' as const, more: below ? (more.level ?? 0) : 0, minutes: null, expertiseLevel: below },
    ...(['contract_form', 'acts', 'distance'] as const).map(key => ({
      key,
      more: more[key] ?? 0,
      minutes: null,
      expertiseLevel: null,
    })),
  ]
  return all.filter(one => one.more > 0).sort((one, other) => other.more - one.more)
}

/**
 * What would help most for this moment, and how many people were considered: those
 * who work under a contract type that it accepts, except for `without`.
 */
export const remediesOf = async (
  tx: Tx,
  moment: string,
  without: string[],
): Promise<{ people: number; helps: ReturnType<typeof remediesFor> }> => {
  const { rows } = await sql<Pick<CallableCounts, 'helping' | 'below'> & { people: number }>`with ${await judgedFor(tx, moment)}
    select ${helping} as helping, count(*) filter (where placed.has_form)::int as people, (select case when below_uuid is not null then
      jsonb_build_object('@id', '/v1/expertise_levels/' || below_uuid, 'uuid', below_uuid, 'name', below_name) end from need) as below
    from placed cross join need where placed.worker <> all(${without}::uuid[])`.execute(tx)
  return { people: rows[0]!.people, helps: remediesFor(rows[0]!) }
}

/**
 * Everyone with this obstacle, or any obstacle, who matches the name; the nearest first. The people whom a client excludes are visible only
 * to those who maintain that list: planners of the back office.
 */
export const peopleUnableBy = async (
  tx: Tx,
  moment: string,
  { obstacle: key, search = '' }: { obstacle?: Obstacle | undefined; search?: string | undefined },
  isPlanner: boolean,
): Promise<Unable[]> => {
  const hasObstacle = key ? sql`obstacle = ${key}` : sql`obstacle is not null and (${isPlanner} or obstacle <> 'excluded')`
  const matchesName = sql`worker in (select uuid from care_worker_profile where ${holds(sql`name_folded`, search)})`
  const { rows } = await sql<{ person: Unable }>`with ${await judgedFor(tx, moment)}
    select ${unableOf} as person from (select * from placed where ${hasObstacle} and ${matchesName} order by km, worker limit 100) placed
    cross join need ${ofPerson} order by placed.km, placed.worker`.execute(tx)
  return rows.map(({ person }) => person)
}
