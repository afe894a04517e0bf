// The checks on hours, and what an approval writes: the final figures, and the invoice lines that follow from them.

import { sql } from 'kysely'
import type { Actor, Item } from '../../contract/language.ts'
import type { CareMoment } from '../../contract/moments/care-moments.ts'
import { claimedHoursStatuses } from '../../contract/status-groups.ts'
import { invoiceLines, invoiceTotalCents } from '../../rules/money/invoice-lines.ts'
import { beyondMargin, hoursProblem, type Work, type WorkElsewhere, workedMinutes } from '../../rules/money/worked-hours.ts'
import { amsterdamDate } from '../../rules/time/amsterdam.ts'
import { isoWeekOf } from '../../rules/time/iso-week.ts'
import { addLines } from '../invoices/queries.ts'
import type { Changes } from '../platform/concept.ts'
import { type Database, type Tx, unheeded } from '../platform/database/database.ts'
import { Problem } from '../platform/problem.ts'
import { approvalMargin } from '../platform/settings.ts'

type Moment = Item<typeof CareMoment>
type Expenses = Moment['expenses']

/** The actor for what happens by time alone. */
export const system: Actor = {
  uuid: '00000000-0000-0000-0000-000000000000',
  username: '',
  roles: [],
  impersonator: null,
  session: null,
}
/** The columns of hours that no longer wait for a planner. */
export const notHeld = { approval_held_at: null, approval_held_reason: null }

// The worker and planners may see where else the worker works; an organization sees only its own locations.
const workElsewhere = async (db: Database | Tx, moment: Moment, hours: Work, me: Actor): Promise<WorkElsewhere[]> => {
  const mayKnow = me.uuid === moment.assignee!.uuid || me.roles.includes('ROLE_PLANNER')
  const { rows } = await sql<{ startDate: string; endDate: string; place: string | null }>`
    select m.actual_start_date as "startDate", m.actual_end_date as "endDate",
      case when ${mayKnow} or m.organization_uuid = ${moment.location.organization.uuid}::uuid then l.name || ' in ' || l.city end as place
    from care_moment m join organization_location l on l.uuid = m.location_uuid
    where m.assignee_uuid = ${moment.assignee!.uuid}::uuid and m.uuid <> ${moment.uuid}::uuid
      and m.status = any(${claimedHoursStatuses}::text[])
      and m.actual_start_date < ${hours.endDate} and m.actual_end_date > ${hours.startDate}
    order by m.actual_start_date limit 1`.execute(db)
  return rows.map(({ place, ...times }) => ({ ...times, ...(place && { place }) }))
}

const problemOf = async (db: Database | Tx, moment: Moment, hours: Work, me: Actor, now: string) =>
  hoursProblem(hours, moment, now, await workElsewhere(db, moment, hours, me))
/** Locks these workers in a fixed order: the hours of one worker are handled one after the other. */
export const lockWorkers = (tx: Tx, uuids: string[]) =>
  sql`${unheeded}select 1 from care_worker where uuid = any(${uuids}::uuid[]) order by uuid for no key update`.execute(tx)
/**
 * The reason why these hours cannot be stored for this moment. A worker's hours
 * are handled one by one: two at once would not see each other.
 */
export const problemOfWriting = async (tx: Tx, moment: Moment, hours: Work, me: Actor, now: string) => {
  await lockWorkers(tx, [moment.assignee!.uuid])
  return problemOf(tx, moment, hours, me, now)
}

/** Final hours with their expenses. */
export type Figures = Work & { expenses: Expenses }

// An accepted counter-proposal gives the final figures; otherwise the worker's figures, otherwise the plan.
const figuresOf = (moment: Moment): Figures => {
  const isProposed = moment.status === 'proposal'
  return {
    startDate: (isProposed ? moment.proposedStartDate : moment.actualStartDate) ?? moment.startDate,
    endDate: (isProposed ? moment.proposedEndDate : moment.actualEndDate) ?? moment.endDate,
    breakMinutes: (isProposed ? moment.proposedBreakMinutes : moment.actualBreakMinutes) ?? moment.breakMinutes,
    expenses: (isProposed ? moment.proposedExpenses : undefined) ?? moment.expenses,
  }
}
const linesOf = (moment: Moment, worked: Work, expenses: Expenses) =>
  invoiceLines({
    workedMinutes: workedMinutes(worked),
    hourlyRateCents: moment.hourlyRate!,
    fixedRate: moment.rateIsFixed,
    bonusCents: moment.bonus,
    expenses: expenses.map(e => ({ kind: e.kind, quantity: e.quantity, amountCents: e.amount, description: e.description })),
  })

/** Why hours that nobody answered are not approved automatically: they are impossible, or differ too much from the plan. */
export const holdReasonOf = async (db: Database | Tx, moment: Moment, now: string): Promise<string | undefined> => {
  const { expenses, ...worked } = figuresOf(moment)
  const problem = await problemOf(db, moment, worked, system, now)
  if (problem) return problem.message
  const cost = (hours: Work, costs: Expenses) => ({ ...hours, costCents: invoiceTotalCents(linesOf(moment, hours, costs)) })
  return beyondMargin(cost(worked, expenses), cost(moment, []), approvalMargin())
}

// More than newly submitted hours and expenses can amount to. For old rows: the total of an invoice must fit in the database column.
const maxCents = 10_000_000

/**
 * Writes the invoice lines of a moment whose hours are approved, or replaced by
 * `decided`; gives the columns to save with it. Throws 409 for impossible hours.
 */
export const approveHours = async (
  tx: Tx,
  moment: Moment,
  me: Actor,
  now: string,
  decided?: Figures,
): Promise<Changes<typeof CareMoment>> => {
  const { expenses, ...worked } = decided ?? figuresOf(moment)
  const problem = await problemOfWriting(tx, moment, worked, me, now)
  if (problem) throw new Problem('impossible_hours', { why: problem.message })
  const lines = linesOf(moment, worked, expenses)
  if (invoiceTotalCents(lines) > maxCents)
    throw new Problem('impossible_hours', { why: 'De onkosten zijn hoger dan kan: keur ze af, dan worden ze opnieuw ingediend.' })
  const approved = {
    uuid: moment.uuid,
    careWorker: moment.assignee!.uuid,
    organization: moment.location.organization.uuid,
    contractType: moment.contractType!,
    minutes: workedMinutes(worked),
    date: amsterdamDate(worked.startDate),
    period: isoWeekOf(worked.startDate),
    location: moment.location.name,
    startDate: worked.startDate,
    endDate: worked.endDate,
  }
  await addLines(tx, approved, lines, now)
  return {
    actual_start_date: worked.startDate,
    actual_end_date: worked.endDate,
    actual_break_minutes: worked.breakMinutes,
    expenses: JSON.stringify(expenses),
    proposed_by: null,
    ...notHeld,
  }
}
