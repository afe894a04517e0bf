import { sql } from 'kysely'
import type { Item } from '../../contract/language.ts'
import { columnsOf } from '../../contract/moments/assignment-words.ts'
import { CareMoment, careMomentOperations } from '../../contract/moments/care-moments.ts'
import { liveReactionStatuses } from '../../contract/status-groups.ts'
import type { ContractType } from '../../rules/documents/required-documents.ts'
import { fieldChanges } from '../../rules/people/field-changes.ts'
import { cancellationOf } from '../../rules/shifts/cancellation.ts'
import { shiftProblem } from '../../rules/time/shift.ts'
import { additionsAbout, agreeFor, awaitingMe, type Cause } from '../agreement-acts/queries.ts'
import { amendFor } from '../assignment-agreements/queries.ts'
import { mustStayEligible, nothingChanged } from '../eligibility/queries.ts'
import { endInvitations, endReactions, offeredAs, pricedOf, released, reopenReactions } from '../offers/queries.ts'
import { managing, myLocations, myOrganization } from '../organizations/queries.ts'
import { cancelShifts, freeShifts, giveTo } from '../periods/queries.ts'
import type { Concept, Handlers } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'
import { invalid, Problem } from '../platform/problem.ts'
import { findPage } from '../platform/rows/rows.ts'
import { clientsIn, showTo } from '../platform/rows/show.ts'
import { cancelling, reasonToRelease } from '../reference/queries.ts'
import { jobs } from './jobs.ts'
import { mailTemplates } from './mail-templates.ts'
import { mails } from './mails.ts'
import { momentsCsv } from './print.ts'
import { awaitsArrival, createMoment, endMoments, type FromPeriod, mustBeInCare, type NewMoment, queries } from './queries.ts'

// What a moment takes from its period: the worker, and their contract type.
const inPeriod = async (tx: Tx, body: NewMoment): Promise<FromPeriod> => {
  if (!body.carePeriod) return {}
  const period = await tx
    .selectFrom('care_moment')
    .select(['uuid', 'time_scope', 'status', 'assignee_uuid', 'contract_type', 'location_uuid', 'start_date', 'end_date'])
    .where('uuid', '=', body.carePeriod)
    .forShare()
    .executeTakeFirstOrThrow()
  if (period.time_scope !== 'period') throw new Problem('not_a_period')
  if (period.location_uuid !== body.location) throw invalid('location', 'Een opdracht in een periode is op dezelfde locatie.')
  // Compared by its start, as when a period is shortened: the night shift of the last day ends the next morning.
  if (body.startDate < period.start_date || body.startDate >= period.end_date)
    throw invalid('startDate', 'Deze opdracht valt buiten de periode.')
  const care_period_uuid = period.uuid
  if (!period.assignee_uuid) return { care_period_uuid }
  return { care_period_uuid, assignee_uuid: period.assignee_uuid, contract_type: period.contract_type as ContractType }
}

type Moment = Item<typeof CareMoment>
/** Unless a rate was given, it follows the location and the day, for the contract type of the assignee, otherwise of the publication. */
const repriced = async (tx: Tx, item: Moment, changed: { startDate?: string; location?: string }, field: string) => {
  const priced = { ...(await pricedOf(tx, item.uuid)), ...changed }
  const wantedForm = item.assignee ? item.contractType! : priced.asked
  return offeredAs(tx, { ...priced, asked: wantedForm }, item.assignee ? [] : item.publishedForContractTypes, field)
}
/** The assignee must confirm again, and gets one reminder. */
const announced = ({ assignee }: Moment, now: string) => assignee && { ...nothingChanged, change_announced_at: now }
/** These columns, after amending the assignee's agreement with their changes. */
const amended = async <C extends object>(tx: Tx, { uuid, assignee }: Moment, columns: C, cause: Cause) => {
  if (assignee) await amendFor(tx, [{ uuid, columns }], cause)
  return columns
}

const handlers = {
  createByOrganization: async ({ tx, me, now, body }) => createMoment({ tx, me, now }, body, await inPeriod(tx, body)),
  createByBackoffice: async ({ tx, me, now, body }) => createMoment({ tx, me, now }, body, await inPeriod(tx, body)),
  exportCsv: async ({ tx, viewer, search, reads }) => {
    const wholeSearch = new Map([...search, ['pagination', ['false']]])
    const list = { ...careMomentOperations.list, by: careMomentOperations.exportCsv.by }
    const { items, totalItems } = await findPage(tx, list, wholeSearch, viewer, undefined, 'item')
    // A file cannot show that rows are missing, so an incomplete one is refused.
    if (totalItems > items.length)
      throw new Problem('too_many_rows', { count: `${totalItems}`, what: 'opdrachten', most: `${items.length}` })
    for (const item of items) showTo(viewer, CareMoment, item, 'list')
    reads(clientsIn(CareMoment, items))
    return {
      name: 'opdrachten.csv',
      type: 'text/csv; charset=utf-8',
      content: async () => Buffer.from(momentsCsv(items as unknown as Item<typeof CareMoment>[])),
    }
  },
  organizationStats: async ({ tx, me, now }) => {
    const isOrganization = me.roles.includes('ROLE_ORGANIZATION_USER')
      ? sql`organization_uuid = ${myOrganization({ me })}`
      : sql`location_uuid = ${myLocations({ me })}`
    const { rows } = await sql<
      Record<
        'open' | 'toApprove' | 'startingWithoutAnyone' | 'awaitingArrival' | 'agreementsAwaitingMe' | 'periodsRunning',
        number
      >
    >`
      select count(*) filter (where status = 'open' and start_date > ${now}) as open,
        count(*) filter (where status = 'awaiting_approval') as "toApprove",
        count(*) filter (where status = 'open' and start_date between ${now}::timestamptz and ${now}::timestamptz + interval '24 hours') as "startingWithoutAnyone",
        (select count(*) from care_moment m where ${isOrganization} and ${awaitsArrival(sql`m`, now)}) as "awaitingArrival",
        (select count(*) from care_moment where uuid = any(${awaitingMe({ me })}) and ${isOrganization}) as "agreementsAwaitingMe",
        (select count(*) from care_moment where ${isOrganization} and time_scope = 'period' and status in ('assigned', 'period_started')) as "periodsRunning"
      from care_moment where ${isOrganization} and status in ('open', 'awaiting_approval')`.execute(tx)
    return rows[0]!
  },
  assign: async ({ tx, item, body, me, now, note }) => {
    if (!me.roles.includes('ROLE_PLANNER')) {
      const favorite = await tx
        .selectFrom('favorite_care_worker')
        .select('uuid')
        .where('care_worker_uuid', '=', body.careWorker)
        .where('organization_uuid', '=', item.location.organization.uuid)
        .executeTakeFirst()
      if (!favorite) throw invalid('careWorker', 'Je kunt alleen een favoriet direct kiezen. Kies anders iemand die reageerde.')
    }
    note({ data: { careWorker: body.careWorker } })
    return (await giveTo(tx, item, body.careWorker, { me, now })).columns
  },
  cancelAssignment: async ({ tx, item, body, me, now, note }) => {
    const reason = await reasonToRelease(tx, body.cancelAssignmentReason, me)
    const late = cancellationOf(item, now).kind === 'late'
    const words = [reason.name, body.reason].filter(Boolean).join(': ')
    const careWorker = item.assignee!.uuid
    const { replacement } = body
    if (replacement && !(me.uuid === careWorker && item.contractType === 'freelance'))
      throw invalid('replacement', 'Alleen een zzp’er die zelf teruggeeft, stelt een vervanger voor.')
    note({ reason: words, data: { late, careWorker, ...(replacement && { replacement }) } })
    await reopenReactions(tx, item.uuid, item.timeScope === 'period' || item.startDate > now, { me, now })
    await freeShifts(tx, item.uuid, careWorker, { me, now, reason: words })
    return { ...(await released(tx, item.uuid, item.publishedForContractTypes)), status_reason: words }
  },
  cancel: async ({ tx, item, body, me, now, note }) => {
    const { words, columns } = await cancelling(tx, body, me)
    note({ reason: words, data: { careWorker: item.assignee?.uuid ?? null } })
    await endReactions(tx, [item.uuid], { from: liveReactionStatuses, to: 'canceled', publication: 'closed' }, { me, now })
    await cancelShifts(tx, item.uuid, columns, { me, now, reason: words })
    return columns
  },
  period: async ({ tx, item, body, me, now, note }) => {
    if (body.endDate <= item.startDate) throw invalid('endDate', 'Het einde moet na het begin liggen.')
    // Work that has begun counts as worked: its hours must still be submitted.
    const from = [body.endDate, now].sort().at(-1)!
    const outside = sql`care_period_uuid = ${item.uuid}::uuid and start_date >= ${from}`
    const { moments } = await endMoments(tx, outside, { me, now, data: { withPeriod: true } })
    const { version: _read, ...words } = body
    note({ data: { ended: moments.length, changes: fieldChanges(item, words) } })
    return amended(tx, item, { end_date: body.endDate, ...columnsOf(body) }, { me, now, tells: 'worker' })
  },
  update: async ({ tx, item, body, me, now, note }) => {
    const startDate = body.startDate ?? item.startDate
    const endDate = body.endDate ?? item.endDate
    const { breakMinutes = item.breakMinutes, breakFrom = item.breakFrom } = body
    const problem = shiftProblem({ startDate, endDate, breakMinutes, breakFrom }, item.timeScope, now)
    if (problem) throw invalid(problem.field, problem.message)
    const moved = startDate !== item.startDate || endDate !== item.endDate
    if (moved && item.client) await mustBeInCare(tx, item.client.uuid, startDate, { field: 'startDate' })
    if (moved && item.assignee) await mustStayEligible(tx, item.uuid, item.assignee.uuid, { startDate, endDate }, now)
    if (moved) await endInvitations(tx, [item.uuid], 'changed', { me, now })
    const { version: _read, managedByOrganizationLocation: office, ...words } = body
    const former = { ...item, managedByOrganizationLocation: item.managedByOrganizationLocation?.name }
    const managed = await managing(tx, office, item.location.organization.uuid)
    const changed = { ...words, ...(office !== undefined && { managedByOrganizationLocation: managed?.name }) }
    note({ data: { moved, changes: fieldChanges(former, changed) } })
    const columns = {
      ...columnsOf(body),
      start_date: startDate,
      end_date: endDate,
      ...(moved && (await repriced(tx, item, { startDate }, 'startDate'))),
      ...(moved && announced(item, now)),
    }
    return amended(tx, item, columns, { me, now, ...(moved && { tells: 'both' }) })
  },
  updateLocation: async ({ tx, item, body, me, now, note }) => {
    const location = await tx
      .selectFrom('organization_location')
      .select(['organization_uuid', 'name'])
      .where('uuid', '=', body.location)
      .executeTakeFirstOrThrow()
    if (location.organization_uuid !== item.location.organization.uuid)
      throw invalid('location', 'Deze locatie is van een andere organisatie.')
    if (body.location === item.location.uuid) return undefined
    const rate = await repriced(tx, item, { location: body.location }, 'location')
    await endInvitations(tx, [item.uuid], 'changed', { me, now })
    const changes = fieldChanges({ location: item.location.name }, { location: location.name })
    note({ data: { formerLocation: item.location.uuid, changes } })
    return amended(tx, item, { location_uuid: body.location, ...rate, ...announced(item, now) }, { me, now, tells: 'both' })
  },
  confirmChange: async ({ tx, item, me, now }) => {
    await agreeFor(tx, additionsAbout(item.uuid), 'worker', { me, now })
    return { change_confirmed_at: now }
  },
  bonus: async ({ tx, item, body, me, now, note }) => {
    note({ data: { changes: fieldChanges(item, { bonus: body.bonus }) } })
    return amended(tx, item, { bonus: body.bonus }, { me, now })
  },
  resolveForCareWorker: async ({ now }) => ({ resolved_for_care_worker_at: now }),
} satisfies Handlers<typeof careMomentOperations>

// Database constraints for what two people could break at the same time, and the refusal that the second one gets.
const conflicts = {
  no_overlap: 'overlap',
} as const

export const careMoments = {
  operations: careMomentOperations,
  handlers,
  queries,
  mails,
  mailTemplates,
  jobs,
  conflicts,
} satisfies Concept
