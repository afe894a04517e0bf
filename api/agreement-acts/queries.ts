// How a worker and an organization agree, through whichever operation.
import { sql } from 'kysely'
import { type Actor, organizationRoles } from '../../contract/language.ts'
import { AssignmentAgreement } from '../../contract/money/assignment-agreements.ts'
import { myLocations, myOrganization } from '../organizations/queries.ts'
import type { Changes, Row } from '../platform/concept.ts'
import type { Sql, Tx } from '../platform/database/database.ts'
import { queue, record } from '../platform/events/outbox.ts'

/** Whether this agreement or amendment waits for the viewer. */
export const awaitsMe = ({ alias: a, me }: Pick<Row, 'alias' | 'me'>): Sql => {
  if (me.roles.includes('ROLE_CARE_WORKER')) return sql`${a}.status in ('waiting_for_both', 'waiting_for_worker')`
  const isOrganization = organizationRoles.some(role => me.roles.includes(role))
  return isOrganization ? sql`${a}.status in ('waiting_for_both', 'waiting_for_organization')` : sql`false`
}
const ofMyOrganization = ({ alias, me }: Pick<Row, 'alias' | 'me'>): Sql =>
  sql`${alias}.organization_uuid = ${myOrganization({ me })}`
/** The agreements that each party sees. */
export const seenBy = {
  ROLE_CARE_WORKER: ({ alias, me }: Pick<Row, 'alias' | 'me'>): Sql => sql`${alias}.care_worker_uuid = ${me.uuid}::uuid`,
  ROLE_ORGANIZATION_USER: ofMyOrganization,
  // By the current locations of its shifts, as these may have moved. Whoever sees one of its shifts sees the whole text. The
  // locations are joined, so that PostgreSQL knows how few there are and starts from their shifts.
  ROLE_ORGANIZATION_LOCATION_ADMIN: (row: Pick<Row, 'alias' | 'me'>): Sql => sql`${ofMyOrganization(row)} and exists (
    select 1 from organization_user_location mine join care_moment m on m.location_uuid = mine.location_uuid
      join assignment_agreement_moment l on l.care_moment_uuid = m.uuid
    where mine.user_uuid = ${row.me.uuid} and l.assignment_agreement_uuid = coalesce(${row.alias}.amends_uuid, ${row.alias}.uuid))`,
}
/**
 * Where this worker or organization reads each agreement that waits for it: the shift or period with which it was made or, when
 * that moved out of sight or was given back, the first of the others. Uuids, as an array. An agreement and its amendments count
 * as one.
 */
export const awaitingMe = ({ me }: Pick<Row, 'me'>): Sql => {
  const seen = me.roles.includes('ROLE_ORGANIZATION_LOCATION_ADMIN') ? sql`m.location_uuid = ${myLocations({ me })}` : sql`true`
  return sql`array(select (select m.uuid from assignment_agreement_moment l join care_moment m on m.uuid = l.care_moment_uuid and ${seen}
      where l.assignment_agreement_uuid = coalesce(a.amends_uuid, a.uuid)
      order by l.ended_at is not null, m.uuid <> a.care_moment_uuid, m.start_date, m.uuid limit 1)
    from assignment_agreement a where ${seesA(me)} and ${awaitsMe({ alias: sql`a`, me })})`
}
const seesA = (me: Actor): Sql => {
  const role = (Object.keys(seenBy) as (keyof typeof seenBy)[]).find(each => me.roles.includes(each))
  return role ? seenBy[role]({ alias: sql`a`, me }) : sql`false`
}
/** The shifts and periods under an agreement of the viewer that waits for the other party: uuids, as an array. */
const awaitingOther = ({ me }: Pick<Row, 'me'>): Sql => {
  const other = me.roles.includes('ROLE_CARE_WORKER') ? 'waiting_for_organization' : 'waiting_for_worker'
  return sql`array(select l.care_moment_uuid from assignment_agreement a
    join assignment_agreement_moment l on l.assignment_agreement_uuid = a.uuid and l.ended_at is null
    where ${seesA(me)} and a.status in ('waiting_for_both', ${other}))`
}
/** The work of the viewer whose agreement waits for them, or for the other party. */
export const awaiting = { me: awaitingMe, other: awaitingOther }

/** The actor who chose the worker or made the change. */
export interface Cause {
  me: Actor | null
  now: string
  /** Those who must agree and are already notified by another mail of the same action. */
  tells?: 'worker' | 'both'
}
/** An action by one of its users counts as the organization's agreement; one by the back office or a program does not. */
export const isTheirAct = ({ me }: Cause): boolean =>
  me !== null &&
  !me.impersonator &&
  !me.scopes &&
  me.roles.some(role => role === 'ROLE_ORGANIZATION_USER' || role === 'ROLE_ORGANIZATION_LOCATION_ADMIN')
type Act = Changes<typeof AssignmentAgreement>
/** The columns that record the agreement of a party. */
export const actColumns = async (
  tx: Tx,
  whose: 'organization' | 'worker',
  { me, now }: { me: Actor; now: string },
): Promise<Act> => {
  const { rows } = await sql<{ name: string }>`select first_name || ' ' || last_name as name
    from ${sql.table(whose === 'worker' ? 'care_worker_profile' : 'organization_user')} where uuid = ${me.uuid}::uuid`.execute(tx)
  const [at, by, name, login] = [now, me.uuid, rows[0]!.name, me.session]
  return whose === 'worker'
    ? { worker_agreed_at: at, worker_agreed_by: by, worker_agreed_name: name, worker_agreed_login: login }
    : { organization_agreed_at: at, organization_agreed_by: by, organization_agreed_name: name, organization_agreed_login: login }
}

/**
 * Agrees for this party to what waits for it: the text and all that it amends; or, for a change alone, the amendments about this
 * shift. Gives the columns that record it.
 */
export const agreeFor = async (
  tx: Tx,
  condition: Sql,
  whose: 'organization' | 'worker',
  { me, now }: { me: Actor; now: string },
): Promise<Act> => {
  const act = await actColumns(tx, whose, { me, now })
  const set = Object.entries(act).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  const other = whose === 'worker' ? 'organization' : 'worker'
  const { rows } = await sql<{ uuid: string; from: string; to: string }>`
    with mine as (select a.uuid, a.status from assignment_agreement a where ${condition}
      and a.status in ('waiting_for_both', ${`waiting_for_${whose}`}) order by a.uuid for no key update)
    update assignment_agreement a set ${sql.join(set)},
      status = case a.status when 'waiting_for_both' then ${`waiting_for_${other}`} else 'agreed' end
    from mine where mine.uuid = a.uuid returning a.uuid, mine.status as "from", a.status as "to"`.execute(tx)
  const { event } = AssignmentAgreement.actions.agree[0]!
  await record(
    tx,
    rows.map(({ uuid, from, to }) => ({
      ...{ name: event, subjectType: AssignmentAgreement.type, subjectUuid: uuid, me, now, from, to },
    })),
  )
  for (const { uuid, to } of rows) if (to === 'agreed') await queue(tx, 'keep-agreement', { agreement: uuid })
  return act
}
/** The condition, for this alias of a shift, that its worker has not confirmed a changed time or place. */
const isUnconfirmed = (m: Sql): Sql =>
  sql`${m}.status = 'assigned' and ${m}.change_announced_at is not null and ${m}.change_confirmed_at is null`
/**
 * The amendments about this shift or period to which the worker agrees by confirming its change: those without other unconfirmed
 * changes.
 */
export const additionsAbout = (moment: string): Sql => sql`a.amends_uuid is not null and a.uuid = any(array(
  select assignment_agreement_uuid from assignment_agreement_moment where care_moment_uuid = ${moment}::uuid))
  and not exists (select 1 from assignment_agreement_moment l join care_moment m on m.uuid = l.care_moment_uuid
    where l.assignment_agreement_uuid = a.uuid and l.ended_at is null and m.uuid <> ${moment}::uuid and ${isUnconfirmed(sql`m`)})`
/** Confirms, for the worker who agreed to them, the changes in the amendments of this agreement. */
export const confirmChanges = async (tx: Tx, root: string, { me, now }: { me: Actor; now: string }): Promise<void> => {
  const { rows } = await sql<{ uuid: string }>`
    with changed as (select m.uuid from care_moment m where m.assignee_uuid = ${me.uuid}::uuid and m.end_date > ${now}
        and ${isUnconfirmed(sql`m`)} and m.uuid = any(array(select l.care_moment_uuid from assignment_agreement_moment l
          join assignment_agreement a on a.uuid = l.assignment_agreement_uuid where a.amends_uuid = ${root}::uuid and l.ended_at is null))
      order by m.start_date, m.uuid for no key update)
    update care_moment m set change_confirmed_at = ${now}, updated_at = ${now}, version = m.version + 1 from changed
    where m.uuid = changed.uuid returning m.uuid`.execute(tx)
  const moments = rows.map(({ uuid }) => uuid)
  const confirmed = {
    name: 'care_moment_change_confirmed',
    subjectType: 'CareMoment',
    me,
    now,
    from: 'assigned',
    to: 'assigned',
  } as const
  // One mail covers all of them.
  await record(
    tx,
    moments.map((subjectUuid, index) => ({ ...confirmed, subjectUuid, data: index === 0 ? { moments } : { withOthers: true } })),
  )
}
/** The first text of the chain that this one belongs to, and the hash of its newest text. */
export const newestOf = async (tx: Tx, uuid: string): Promise<{ root: string; newest: string }> => {
  const { rows } = await sql<{ root: string; newest: string }>`
    select coalesce(a.amends_uuid, a.uuid) as root, b.hash as newest from assignment_agreement a
      join assignment_agreement b on coalesce(b.amends_uuid, b.uuid) = coalesce(a.amends_uuid, a.uuid)
    where a.uuid = ${uuid}::uuid order by b.sequence desc limit 1`.execute(tx)
  return rows[0]!
}
