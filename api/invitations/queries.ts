// Who sees which question by name; who can be asked for a moment; whose turn it is.

import { sql } from 'kysely'
import type { Actor, Item } from '../../contract/language.ts'
import { CareMoment } from '../../contract/moments/care-moments.ts'
import { CareMomentInvitation, type invitationOperations } from '../../contract/moments/invitations.ts'
import { liveInvitationStatuses } from '../../contract/status-groups.ts'
import type { InvitationStatus, ReactionStatus } from '../../contract/statuses.ts'
import { CareWorker } from '../../contract/workers/care-workers.ts'
import { candidateOrder } from '../../rules/shifts/asking-order.ts'
import { inSentences } from '../../rules/typed/reason.ts'
import { shownRating } from '../care-workers/queries.ts'
import { gaveBackAt, isExcluded } from '../eligibility/conditions.ts'
import { eligibilityOf, eligibilityOfWorkers, mayBeAssigned } from '../eligibility/queries.ts'
import { myLocations, myOrganization } from '../organizations/queries.ts'
import type { Queries, Viewer } from '../platform/concept.ts'
import { type Sql, type Tx, wireTime } from '../platform/database/database.ts'
import { type NewEvent, record } from '../platform/events/outbox.ts'
import { Problem, sentenceOf } from '../platform/problem.ts'
import { permissionOf, refusalOf } from '../platform/rows/permission.ts'
import { findItem } from '../platform/rows/rows.ts'
import { holds } from '../platform/rows/search.ts'
import { Statement } from '../platform/rows/statement.ts'
import { homeOf, kilometres, placeOf } from '../publications/conditions.ts'

export const queries: Queries<typeof invitationOperations> = {
  CareMomentInvitation: {
    visible: {
      // A person waiting for their turn may never be asked.
      ROLE_CARE_WORKER: ({ alias, me }) => sql`(${alias}.care_worker_uuid = ${me.uuid} and ${alias}.status <> 'waiting')`,
      ROLE_CLIENT_ADMIN: false,
      ROLE_PLANNER: true,
      ROLE_BACK_OFFICE_EMPLOYEE: false,
      ROLE_ORGANIZATION_USER: row => sql`${row.column('careMoment.organizationUuid')} = ${myOrganization(row)}`,
      ROLE_ORGANIZATION_LOCATION_ADMIN: row => sql`${row.column('careMoment.location.uuid')} = ${myLocations(row)}`,
    },
    computed: {
      // As an assignment would set it (eligibility, assignTo).
      hourlyRate: row => {
        const [own, form] = [row.column('careMoment.hourlyRate'), sql`${row.alias}.contract_type`]
        return sql`case when ${row.column('careMoment.rateIsGiven')} or ${row.column('careMoment.contractType')} = ${form} then ${own}
          else coalesce((select rate.hourly_rate from organization_location_rate rate
            where rate.organization_location_uuid = ${row.column('careMoment.location.uuid')} and rate.contract_type = ${form}
              and rate.expertise_level_uuid = ${row.column('careMoment.expertiseLevel.uuid')}
              and rate.valid_from <= (${row.column('careMoment.startDate')} at time zone 'Europe/Amsterdam')::date
            order by rate.valid_from desc limit 1), ${own}) end`
      },
      distanceKm: row =>
        sql`round(${kilometres(homeOf(sql`${row.alias}.care_worker_uuid`), placeOf(row, 'careMoment.location'))}::numeric, 1)::float8`,
    },
  },
}

type Moment = Item<typeof CareMoment>
type By = Pick<NewEvent, 'now'> & { me: Actor | null }

/** A person who can be asked, before the eligibility rule is applied. */
interface Person {
  uuid: string
  firstName: string
  lastName: string
  expertiseLevel: { name: string; rank: number }
  photo: string | null
  isFavorite: boolean
  inCareTeam: boolean
  workedHereCount: number
  lastWorkedAt: string | null
  distanceKm: number | null
  aggregatedReviewRating: { rating: number; count: number } | null
  reaction: { '@id': string; status: ReactionStatus } | null
  invitation: { '@id': string; status: InvitationStatus; answerBefore: string | null } | null
  gaveBackAt: string | null
}
interface CandidateSearch {
  search?: string | undefined
  /** Only these people. */
  among?: string[] | undefined
}
const inTeam = (worker: Sql, { client }: Moment): Sql =>
  client
    ? sql`exists (select 1 from care_team t where t.care_worker_uuid = ${worker} and t.client_uuid = ${client.uuid}::uuid)`
    : sql`false`
const isKeptAway = (worker: Sql, { client }: Moment): Sql => (client ? isExcluded(worker, sql`${client.uuid}::uuid`) : sql`false`)
// What counts as "here": a location admin knows only their own locations.
const atLocation = ({ me }: Viewer, { location }: Moment): Sql =>
  me.roles.includes('ROLE_ORGANIZATION_LOCATION_ADMIN')
    ? sql`h.location_uuid = ${myLocations({ me })}`
    : sql`h.organization_uuid = ${location.organization.uuid}::uuid`
const matches = ({ search, among }: CandidateSearch): Sql => {
  const named = search?.trim() ? holds(sql`p.name_folded`, search) : sql`true`
  return among ? sql`(${named} and p.uuid = any(${among}::uuid[]))` : named
}

/** The last question to a worker about this moment. */
export const lastInvitation = (moment: string, worker: Sql): Sql => sql`(select jsonb_build_object('@id',
  '/v1/care_moment_invitations/' || i.uuid, 'status', i.status, 'answerBefore', ${wireTime(sql`i.answer_before`)})
  from care_moment_invitation i where i.care_moment_uuid = ${moment}::uuid and i.care_worker_uuid = ${worker} order by i.uuid desc limit 1)`

/**
 * The people whom this viewer can ask for a moment: those they may see and the care team of the client, but nobody whom the client
 * excludes. The most suitable first, the first fifty.
 */
export const whoCanBeAsked = async (tx: Tx, moment: Moment, viewer: Viewer, search: CandidateSearch = {}): Promise<Person[]> => {
  const statement = new Statement(CareWorker, viewer)
  const seen = statement.visible()
  const w = statement.row().alias
  const worker = sql`${w}.uuid`
  const { latitude, longitude } = moment.location
  const distance = kilometres(
    { lat: sql`p.latitude`, lon: sql`p.longitude` },
    { lat: sql`${latitude ?? null}::float8`, lon: sql`${longitude ?? null}::float8` },
  )
  const may = mayBeAssigned(w, sql`p.expertise_level_uuid`, moment.uuid, viewer.now, sql`true`)
  const inOrder: Record<(typeof candidateOrder)[number], Sql> = {
    able: sql`${may} desc`,
    gave_back: sql`fact."gaveBackAt" is not null`,
    team: sql`"inCareTeam" desc`,
    favorite: sql`"isFavorite" desc`,
    worked_here: sql`"workedHereCount" desc`,
    distance: sql`"distanceKm" nulls last`,
  }
  const { rows } = await sql<Person>`
    select ${worker}, p.first_name as "firstName", p.last_name as "lastName", jsonb_build_object('name', l.name, 'rank', l.rank) as "expertiseLevel",
      case when ${seen} then '/v1/user_files/' || p.photo_uuid end as photo, fact.*, ${shownRating(worker)} as "aggregatedReviewRating",
      (select jsonb_build_object('@id', '/v1/care_moment_publication_reactions/' || r.uuid, 'status', r.status)
        from care_moment_publication_reaction r join care_moment_publication o on o.uuid = r.care_moment_publication_uuid
        where o.care_moment_uuid = ${moment.uuid}::uuid and r.care_worker_uuid = ${worker} order by r.uuid desc limit 1) as reaction,
      ${lastInvitation(moment.uuid, worker)} as invitation
    from ${statement.from()} join care_worker_profile p on p.uuid = ${worker} join expertise_level l on l.uuid = p.expertise_level_uuid
    cross join lateral (select
      exists (select 1 from favorite_care_worker f where f.care_worker_uuid = ${worker}
        and f.organization_uuid = ${moment.location.organization.uuid}::uuid) as "isFavorite",
      ${wireTime(gaveBackAt(sql`${moment.uuid}::uuid`, worker))} as "gaveBackAt", ${inTeam(worker, moment)} as "inCareTeam", round((${distance})::numeric, 1)::float8 as "distanceKm") known
    cross join lateral (select known.*, count(*)::int as "workedHereCount", ${wireTime(sql`max(h.end_date)`)} as "lastWorkedAt"
      from care_moment h where h.assignee_uuid = ${worker} and h.status = 'approved' and h.time_scope = 'moment' and ${atLocation(viewer, moment)}) fact
    where ${matches(search)} and (${seen} or ${inTeam(worker, moment)}) and not ${isKeptAway(worker, moment)}
    order by ${sql.join(candidateOrder.map(fact => inOrder[fact]))}, ${worker}
    limit 50`.execute(tx)
  return rows
}

/** Those among these people who were already asked for this moment, and may still answer. */
export const alreadyAsked = async (tx: Tx, moment: string, workers: string[]): Promise<Set<string>> => {
  const live = tx
    .selectFrom('care_moment_invitation')
    .select('care_worker_uuid')
    .where('care_moment_uuid', '=', moment)
    .where('status', 'in', liveInvitationStatuses)
    .where('care_worker_uuid', '=', sql<string>`any(${workers}::uuid[])`)
  return new Set((await live.execute()).map(row => row.care_worker_uuid))
}

interface Question {
  moment: string
  /** With the contract type under which each would do it. */
  workers: { uuid: string; contractType: string }[]
  answerMinutes: number
  message: string | null
}
/** Puts these people, in this order, behind those who were asked before for the moment. Gives the invitations by worker. */
export const queueUp = async (tx: Tx, { moment, workers, answerMinutes, message }: Question, now: string) => {
  const { rows } = await sql<{ uuid: string; worker: string }>`
    insert into care_moment_invitation
      (status, care_moment_uuid, care_worker_uuid, contract_type, position, answer_minutes, message, created_at)
    select 'waiting', ${moment}::uuid, w.uuid, w.form, (select coalesce(max(position), 0) from care_moment_invitation
      where care_moment_uuid = ${moment}::uuid) + w.place, ${answerMinutes}, ${message}, ${now}
    from unnest(${workers.map(({ uuid }) => uuid)}::uuid[], ${workers.map(one => one.contractType)}::text[]) with ordinality as w(uuid, form, place) returning uuid, care_worker_uuid as worker`.execute(
    tx,
  )
  return new Map(rows.map(({ uuid, worker }) => [worker, uuid]))
}

/** Asks these people now: until their deadline, and never later than the start of the moment. */
export const askNow = async (tx: Tx, invitations: string[], { me, now }: By): Promise<void> => {
  const { from, to, event } = CareMomentInvitation.actions.open[0]!
  // A period whose worker gave it back halfway continues with someone else until its end.
  const begins = sql`case when m.time_scope = 'period' and m.start_date <= ${now} then m.end_date else m.start_date end`
  await sql`update care_moment_invitation i set status = ${to}, asked_at = ${now},
      answer_before = least(${now}::timestamptz + i.answer_minutes * interval '1 minute', ${begins})
    from care_moment m where m.uuid = i.care_moment_uuid and i.uuid = any(${invitations}::uuid[])`.execute(tx)
  await record(
    tx,
    invitations.map(subjectUuid => ({
      ...{ name: event, subjectType: CareMomentInvitation.type, subjectUuid, me, now, from: from[0]!, to: to! },
    })),
  )
}

/**
 * Asks the next person in the queue of this moment, unless someone is being asked now. People who can no longer do it are passed over. The
 * caller has locked the moment.
 */
export const askNext = async (tx: Tx, moment: string, by: By): Promise<void> => {
  const next = await tx
    .selectFrom('care_moment_invitation as i')
    .innerJoin('care_moment as m', 'm.uuid', 'i.care_moment_uuid')
    .select(['i.uuid', 'i.care_worker_uuid'])
    .where('i.care_moment_uuid', '=', moment)
    .where('i.status', '=', 'waiting')
    .where('m.status', '=', 'open')
    .where(
      sql<boolean>`not exists (select 1 from care_moment_invitation o where o.care_moment_uuid = ${moment}::uuid and o.status = 'open')`,
    )
    .orderBy('i.position')
    .limit(1)
    .executeTakeFirst()
  if (!next) return
  const { reasons } = await eligibilityOf(tx, moment, next.care_worker_uuid, by.now)
  if (reasons.every(({ code }) => code === 'already')) return askNow(tx, [next.uuid], by)
  const { from, to, event } = CareMomentInvitation.actions.withdraw[0]!
  await settle(tx, next.uuid, { status: to!, withdrawn_because: 'unable' })
  await record(tx, [
    { name: event, subjectType: CareMomentInvitation.type, subjectUuid: next.uuid, ...by, from: from[0]!, to: to! },
  ])
  return askNext(tx, moment, by)
}

/** Saves the result of an invitation before the queue moves on. Gives the columns. */
export const settle = async <C extends { status: InvitationStatus; answered_at?: string; withdrawn_because?: string }>(
  tx: Tx,
  invitation: string,
  columns: C,
): Promise<C> => {
  await tx.updateTable('care_moment_invitation').set(columns).where('uuid', '=', invitation).execute()
  return columns
}

/**
 * After a no or no answer: asks the next person, or records for the organization that nobody is left. Recorded without an actor, so that
 * the history of the moment does not show who said no last.
 */
export const fallThrough = async (tx: Tx, moment: string, now: string): Promise<void> => {
  await askNext(tx, moment, { me: null, now })
  if (await isWaitedFor(tx, moment)) return
  const subject = { subjectType: 'CareMoment', subjectUuid: moment }
  await record(tx, [{ name: 'care_moment_invitations_ended', ...subject, me: null, now }])
}
/** Whether somebody may still answer for this moment. */
export const isWaitedFor = async (db: Pick<Tx, 'selectFrom'>, moment: string): Promise<boolean> => {
  const live = db.selectFrom('care_moment_invitation').select('uuid').where('care_moment_uuid', '=', moment)
  return (await live.where('status', 'in', liveInvitationStatuses).limit(1).executeTakeFirst()) !== undefined
}

// A person who reacted can be asked.
export const withoutReaction = <R extends { code: string }>(reasons: R[]): R[] => reasons.filter(({ code }) => code !== 'already')

/** The moment for which people are asked. Throws 404 when the viewer may not see it, 409 when nobody can be found for it now. */
export const openMoment = async (tx: Tx, uuid: string, viewer: Viewer, { lock = false } = {}): Promise<Moment> => {
  const item = await findItem(tx, CareMoment, uuid, viewer, { lock })
  if (!item) throw new Problem('not_found')
  const permission = permissionOf(CareMoment, 'assign', item, viewer.me, viewer.now)
  if (typeof permission === 'string') throw refusalOf(permission, CareMoment, item)
  return item as unknown as Moment
}

const unknown = { code: 'unknown', message: 'Deze zorgverlener kun je voor deze opdracht niet vragen.' }
const alreadyThere = { code: 'already_invited', message: sentenceOf('already_invited') }
/** The reason for each person who cannot be asked, worded for the viewer; and the others, with the contract type they would have. */
const sortOut = async (tx: Tx, moment: Moment, uuids: string[], viewer: Viewer) => {
  const known = new Set((await whoCanBeAsked(tx, moment, viewer, { among: uuids })).map(({ uuid }) => uuid))
  const live = await alreadyAsked(tx, moment.uuid, uuids)
  const judged = await eligibilityOfWorkers(tx, moment.uuid, [...known], viewer.now)
  const refused = new Map<string, { code: string; message: string }[]>()
  const workers: { uuid: string; contractType: string }[] = []
  for (const uuid of uuids) {
    const own = known.has(uuid) ? judged.get(uuid) : undefined
    const reasons = own ? inSentences(withoutReaction(own.reasons), false) : [unknown]
    if (live.has(uuid)) refused.set(uuid, [alreadyThere])
    else if (own && reasons.length === 0) workers.push({ uuid, contractType: own.contractType })
    else refused.set(uuid, reasons)
  }
  return { refused, workers }
}

/**
 * Asks these people for a moment, which is locked, in this order: one after another, or all at once. Gives the reason for each person who
 * cannot be asked, worded for the viewer, and the invitations of the others, by worker. Throws 404 or 409 when nobody can be asked for it.
 */
export const askByName = async (
  tx: Tx,
  careMoment: string,
  uuids: string[],
  { answerMinutes, atOnce, message = null }: { answerMinutes: number; atOnce: boolean; message?: string | null | undefined },
  viewer: Viewer,
) => {
  const { me, now } = viewer
  const moment = await openMoment(tx, careMoment, viewer, { lock: true })
  const { refused, workers } = await sortOut(tx, moment, uuids, viewer)
  const invitations = await queueUp(tx, { moment: moment.uuid, workers, answerMinutes, message }, now)
  if (workers.length > 0)
    await record(tx, [
      {
        ...{ name: 'care_moment_invited', subjectType: CareMoment.type, subjectUuid: moment.uuid, me, now },
        data: { invitations: [...invitations.values()] },
      },
    ])
  if (atOnce) await askNow(tx, [...invitations.values()], { me, now })
  else await askNext(tx, moment.uuid, { me, now })
  return { refused, invitations }
}
