// Gives a moment to a worker, and does what follows for the future shifts of a period when it is assigned, given back or cancelled. Shifts
// that were worked stay as they are.

import { type RawBuilder, sql } from 'kysely'
import type { EventName } from '../../contract/events/events.ts'
import type { Actor, Item } from '../../contract/language.ts'
import type { CareMomentStatus } from '../../contract/moments/care-moment-transitions.ts'
import { CareMoment } from '../../contract/moments/care-moments.ts'
import { aheadStatuses, liveReactionStatuses } from '../../contract/status-groups.ts'
import { agreeOn } from '../assignment-agreements/queries.ts'
import { beginCare } from '../client-life/queries.ts'
import { assignTo, nothingChanged } from '../eligibility/queries.ts'
import { chooseReaction, endReactions } from '../offers/queries.ts'
import type { Changes } from '../platform/concept.ts'
import type { Sql, Tx } from '../platform/database/database.ts'
import { type NewEvent, record } from '../platform/events/outbox.ts'

type Cause = Pick<NewEvent, 'me' | 'now' | 'reason'>
interface Step {
  from: readonly CareMomentStatus[]
  to: CareMomentStatus
  event: EventName
  /** The condition on row `m`: which of the future shifts. */
  which: Sql
  /** The columns of `m` to set, by name. */
  set: Changes<typeof CareMoment>
}

const stepShifts = async (tx: Tx, period: string, { from, to, event, which, set }: Step, cause: Cause): Promise<string[]> => {
  const columns = Object.entries(set).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  const { rows } = await sql<{ uuid: string; from: string }>`
    with coming as (select uuid, status from care_moment m where care_period_uuid = ${period}::uuid and start_date > ${cause.now}
      and status = any(${from}::text[]) and ${which} order by uuid for no key update)
    update care_moment m set status = ${to}, ${sql.join(columns)}, updated_at = ${cause.now}, version = version + 1
    from coming where coming.uuid = m.uuid returning m.uuid, coming.status as "from"`.execute(tx)
  // The period's worker gets no mail about each shift: the mail about the period covers them.
  const change = { ...cause, name: event, subjectType: 'CareMoment', to, data: { withPeriod: true } } as const
  await record(
    tx,
    rows.map(row => ({ ...change, subjectUuid: row.uuid, from: row.from })),
  )
  return rows.map(({ uuid }) => uuid)
}

// The rate for a shift under this contract type at that location and time. It keeps a rate given by hand, and its own if there is no other.
const rated = (form: Sql, column: 'hourly_rate' | 'fixed', own: 'hourly_rate' | 'rate_is_fixed'): RawBuilder<unknown> => sql`
  case when m.rate_is_given then m.${sql.ref(own)} else coalesce((select rate.${sql.ref(column)} from organization_location_rate rate
    where rate.organization_location_uuid = m.location_uuid and rate.expertise_level_uuid = m.expertise_level_uuid
      and rate.contract_type = ${form} and rate.valid_from <= (m.start_date at time zone 'Europe/Amsterdam')::date
    order by rate.valid_from desc limit 1), m.${sql.ref(own)}) end`
const inForm = (form: Sql): Changes<typeof CareMoment> => ({
  hourly_rate: rated(form, 'hourly_rate', 'hourly_rate'),
  rate_is_fixed: rated(form, 'fixed', 'rate_is_fixed'),
})

/**
 * Gives an open moment, which the caller has locked, to this worker: their reaction becomes the
 * chosen one, every other offer ends, and the shifts of a period go with it. Gives the columns that
 * assign it, and whether they had reacted. Throws 409 with the reasons when they may not do it.
 */
export const giveTo = async (
  tx: Tx,
  moment: Item<typeof CareMoment>,
  careWorker: string,
  { me, now }: { me: Actor; now: string },
) => {
  const columns = await assignTo(tx, moment, careWorker, { me, now })
  await beginCare(tx, sql`select client_uuid from care_moment where ${moment.uuid}::uuid in (uuid, care_period_uuid)`, {
    me,
    now,
  })
  const hadReacted = await chooseReaction(tx, moment.uuid, careWorker, { me, now })
  await endReactions(tx, [moment.uuid], { from: ['open'], to: 'not_selected', publication: 'closed' }, { me, now })
  const shifts = await giveShifts(tx, moment.uuid, careWorker, columns.contract_type, { me, now })
  await agreeOn(tx, moment.uuid, careWorker, columns, { me, now }, shifts)
  return { columns, hadReacted }
}
/** For several that are given in one action: the mail about the first covers all these moments, or another mail does. */
export type ChosenWith = { moments: string[] } | { withOthers: true }
/** Saves the result of `giveTo` when the moment is not the item of the request: its status, and the event of the assignment. */
export const saveGiven = async (
  tx: Tx,
  moment: string,
  columns: Awaited<ReturnType<typeof assignTo>>,
  { me, now, data }: { me: Actor; now: string; data?: ChosenWith | undefined },
): Promise<void> => {
  const { from, to, event } = CareMoment.actions.assign[0]!
  await tx
    .updateTable('care_moment')
    .set(eb => ({ ...columns, status: to!, updated_at: now, version: eb('version', '+', 1) }))
    .where('uuid', '=', moment)
    .execute()
  const subject = { subjectType: CareMoment.type, subjectUuid: moment, data: { careWorker: columns.assignee_uuid, ...data } }
  await record(tx, [{ name: event, ...subject, me, now, from: from[0]!, to: to! }])
}

/** Assigns the open shifts to the worker who got the period, under that worker's contract type; gives them. */
const giveShifts = async (tx: Tx, period: string, careWorker: string, contractType: string, cause: Cause): Promise<string[]> => {
  const given = { ...nothingChanged, assignee_uuid: careWorker, contract_type: contractType, ...inForm(sql`${contractType}`) }
  const step: Step = { from: ['open'], to: 'assigned', event: 'care_moment_assigned', which: sql`true`, set: given }
  const shifts = await stepShifts(tx, period, step, cause)
  await endReactions(tx, shifts, { from: ['open'], to: 'not_selected', publication: 'closed' }, cause)
  return shifts
}

/** Opens the shifts of the worker who gives the period back, with the contract types as required or published. */
export const freeShifts = async (tx: Tx, period: string, careWorker: string, cause: Cause): Promise<void> => {
  const form = sql`coalesce(m.asked_contract_type, case when cardinality(m.published_for_contract_types) = 1
    then m.published_for_contract_types[1] end)`
  const free = { ...nothingChanged, assignee_uuid: null, contract_type: form, ...inForm(sql`coalesce(${form}, 'freelance')`) }
  const step: Step = {
    from: ['assigned'],
    to: 'open',
    event: 'care_moment_assignment_canceled',
    set: free,
    which: sql`m.assignee_uuid = ${careWorker}::uuid`,
  }
  const shifts = await stepShifts(tx, period, step, cause)
  await endReactions(tx, shifts, { from: ['assigned'], to: 'assignment_canceled', publication: 'open' }, cause)
}

/** Cancels the future shifts together with their period. A worker who had a shift but not the period is notified separately. */
export const cancelShifts = async (tx: Tx, period: string, columns: Changes<typeof CareMoment>, cause: Cause): Promise<void> => {
  const step: Step = { from: aheadStatuses, to: 'canceled', event: 'care_moment_canceled', which: sql`true`, set: columns }
  const shifts = await stepShifts(tx, period, step, cause)
  await endReactions(tx, shifts, { from: liveReactionStatuses, to: 'canceled', publication: 'closed' }, cause)
}
