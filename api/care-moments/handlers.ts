import { sql } from 'kysely'
import { CareMoment, careMomentOperations, type newCareMoment } from '../../contract/care-moments.ts'
import type { Actor, Item, Out } from '../../contract/language.ts'
import { addDays, amsterdamDate, amsterdamTime, minutesBetween, toInstant } from '../../rules/amsterdam.ts'
import { recurrenceDates } from '../../rules/recurrence.ts'
import type { Work } from '../../rules/worked-hours.ts'
import { busy } from '../eligibility/queries.ts'
import { myLocations, myOrganization, rateOn } from '../organizations/queries.ts'
import type { Handlers } from '../platform/concept.ts'
import type { Tx } from '../platform/database.ts'
import { type NewEvent, record } from '../platform/outbox.ts'
import { invalid, Problem } from '../platform/problem.ts'
import { findPage } from '../platform/rows.ts'
import { clientsIn } from '../platform/select.ts'
import { momentsCsv } from './print.ts'
import { assignTo, endMoments, endReactions, publish, reopenReactions } from './queries.ts'

type New = Out<typeof newCareMoment>
interface Maker {
  tx: Tx
  me: Actor
  now: string
  /** Nobody is mailed of it: one mail for a whole series is enough. */
  quiet?: boolean
}
type Extra = { recurring_care_moment_uuid?: string; care_period_uuid?: string; assignee_uuid?: string; contract_type?: string }

const create = async ({ tx, me, now, quiet }: Maker, body: New, extra: Extra = {}): Promise<string> => {
  if (body.endDate <= now) throw invalid('endDate', 'Dit zorgmoment ligt al in het verleden.')
  const only = body.publishedForContractTypes.length === 1 ? body.publishedForContractTypes[0] : undefined
  const contractType = body.contractType ?? only ?? null
  const location = await tx
    .selectFrom('organization_location')
    .select('organization_uuid')
    .where('uuid', '=', body.location)
    .executeTakeFirstOrThrow()
  if (body.client) await mustBeInCare(tx, body.client, location.organization_uuid, body.startDate)
  const rate = await rateOn(tx, body.location, body.expertiseLevel, contractType ?? 'freelance', amsterdamDate(body.startDate))
  const hourlyRate = body.hourlyRate ?? rate?.hourly_rate
  if (!hourlyRate) throw invalid('hourlyRate', 'Voor dit niveau heeft deze locatie nog geen tarief. Vul een uurtarief in.')
  const { uuid } = await tx
    .insertInto('care_moment')
    .values({
      status: extra.assignee_uuid ? 'assigned' : 'open',
      time_scope: body.timeScope,
      contract_type: contractType,
      title: body.title,
      description: body.description ?? null,
      start_date: body.startDate,
      end_date: body.endDate,
      break_minutes: body.breakMinutes,
      hours_per_week: body.hoursPerWeek ?? null,
      expertise_level_uuid: body.expertiseLevel,
      service_type_uuid: body.serviceType ?? null,
      client_uuid: body.client ?? null,
      location_uuid: body.location,
      organization_uuid: location.organization_uuid,
      hourly_rate: hourlyRate,
      rate_is_given: body.hourlyRate != null,
      rate_is_fixed: body.hourlyRate ? false : (rate?.fixed ?? false),
      bonus: body.bonus,
      created_at: now,
      updated_at: now,
      ...extra,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  if (body.acts.length > 0)
    await tx
      .insertInto('care_moment_act')
      .values(body.acts.map(act => ({ care_moment_uuid: uuid, act_uuid: act })))
      .execute()
  const status = extra.assignee_uuid ? 'assigned' : 'open'
  const events: NewEvent[] = [{ name: 'care_moment_created', subjectType: 'CareMoment', subjectUuid: uuid, me, now, to: status }]
  if (body.publishedForContractTypes.length > 0 && !extra.assignee_uuid) {
    const subjectUuid = await publish(tx, uuid, body.publishedForContractTypes, body.audience, now)
    const published = { name: 'care_moment_published', subjectType: 'CareMomentPublication', subjectUuid, me, now }
    events.push(quiet ? { ...published, data: { quiet } } : published)
  }
  await record(tx, events)
  return uuid
}

// Held as it is, so that nothing is planned while someone takes the client out of care. A planner knows the clients of every
// organization; on a care moment of another one they would be shown to it.
const mustBeInCare = async (tx: Tx, client: string, organization: string, startDate: string) => {
  const { ended_on, organizations } = await tx
    .selectFrom('client')
    .select(
      sql<string[]>`array(select organization_uuid from organization_location
      where uuid in (responsible_location_uuid, created_by_organization_location_uuid))`.as('organizations'),
    )
    .select('ended_on')
    .where('uuid', '=', client)
    .forShare()
    .executeTakeFirstOrThrow()
  if (!organizations.includes(organization)) throw invalid('client', 'Deze cliënt is van een andere organisatie.')
  if (ended_on !== null && amsterdamDate(startDate) >= ended_on) throw invalid('client', 'Deze cliënt is dan uit zorg.')
}

// What a moment takes over from the period it is made in: its worker, under the same contract.
const inPeriod = async (tx: Tx, body: New): Promise<Extra> => {
  if (!body.carePeriod) return {}
  const period = await tx
    .selectFrom('care_moment')
    .select(['uuid', 'time_scope', 'status', 'assignee_uuid', 'contract_type', 'location_uuid', 'start_date', 'end_date'])
    .where('uuid', '=', body.carePeriod)
    .forShare()
    .executeTakeFirstOrThrow()
  if (period.time_scope !== 'period') throw new Problem('not_a_period')
  if (period.location_uuid !== body.location) throw invalid('location', 'Een zorgmoment in een periode is op dezelfde locatie.')
  // By its start, as when a period is shortened: the night shift of the last day ends on the morning after it.
  if (body.startDate < period.start_date || body.startDate >= period.end_date)
    throw invalid('startDate', 'Dit zorgmoment valt buiten de periode.')
  const care_period_uuid = period.uuid
  if (!period.assignee_uuid) return { care_period_uuid }
  return { care_period_uuid, assignee_uuid: period.assignee_uuid, contract_type: period.contract_type! }
}

export const handlers: Handlers<typeof careMomentOperations> = {
  createByOrganization: async ({ tx, me, now, body }) => create({ tx, me, now }, body, await inPeriod(tx, body)),
  createByBackoffice: async ({ tx, me, now, body }) => create({ tx, me, now }, body, await inPeriod(tx, body)),
  createRecurring: async ({ tx, now, body, me }) => {
    const startsOn = amsterdamDate(body.startDate)
    const dates = datesOf(body, startsOn)
    const { uuid } = await tx
      .insertInto('recurring_care_moment')
      .values({
        weekdays: body.weekdays,
        every_weeks: body.everyWeeks,
        starts_on: startsOn,
        until: body.until,
        location_uuid: body.location,
        created_at: now,
      })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    const [start, end] = [amsterdamTime(body.startDate), amsterdamTime(body.endDate)]
    const nights = Temporal.PlainDate.from(startsOn).until(amsterdamDate(body.endDate)).days
    for (const [index, date] of dates.entries()) {
      const moment = {
        ...body,
        timeScope: 'moment' as const,
        startDate: toInstant(date, start),
        endDate: toInstant(addDays(date, nights), end),
      }
      await create({ tx, me, now, quiet: index > 0 }, moment, { recurring_care_moment_uuid: uuid })
    }
    return uuid
  },
  exportCsv: async ({ tx, me, now, search, reads }) => {
    const asked = new Map([...search, ['pagination', ['false']]])
    const { items } = await findPage(tx, { ...careMomentOperations.list, by: careMomentOperations.exportCsv.by }, asked, me, now)
    reads(clientsIn(CareMoment, items))
    return {
      name: 'opdrachten.csv',
      type: 'text/csv; charset=utf-8',
      bytes: Buffer.from(momentsCsv(items as unknown as Item<typeof CareMoment>[])),
    }
  },
  organizationStats: async ({ tx, me, now }) => {
    const mine = me.roles.includes('ROLE_ORGANIZATION_USER')
      ? sql`organization_uuid = ${myOrganization({ me })}`
      : sql`location_uuid = ${myLocations({ me })}`
    const { rows } = await sql<{ open: number; toApprove: number; startingWithoutAnyone: number }>`
      select count(*) filter (where status = 'open' and start_date > ${now}) as open,
        count(*) filter (where status = 'awaiting_approval') as "toApprove",
        count(*) filter (where status = 'open' and start_date between ${now}::timestamptz and ${now}::timestamptz + interval '24 hours') as "startingWithoutAnyone"
      from care_moment where ${mine} and status in ('open', 'awaiting_approval')`.execute(tx)
    return rows[0]!
  },
  assign: async ({ tx, item, body, me, now }) => {
    if (!me.roles.includes('ROLE_PLANNER')) {
      const favorite = await tx
        .selectFrom('favorite_care_worker')
        .select('uuid')
        .where('care_worker_uuid', '=', body.careWorker)
        .where('organization_uuid', '=', item.location.organization.uuid)
        .executeTakeFirst()
      if (!favorite) throw invalid('careWorker', 'Je kunt alleen een favoriet direct toewijzen. Selecteer anders een reactie.')
    }
    const changes = await assignTo(tx, item, body.careWorker, now)
    await endReactions(tx, [item.uuid], { from: ['open'], to: 'not_selected', publication: 'closed' }, { me, now })
    return changes
  },
  cancelAssignment: async ({ tx, item, body, me, now, note }) => {
    const reason = await tx
      .selectFrom('cancel_assignment_reason')
      .select('name')
      .where('uuid', '=', body.cancelAssignmentReason)
      .executeTakeFirstOrThrow()
    const { change_announced_at: changed } = await tx
      .selectFrom('care_moment')
      .select('change_announced_at')
      .where('uuid', '=', item.uuid)
      .executeTakeFirstOrThrow()
    const late = changed === null && Date.parse(item.startDate) - Date.parse(now) < item.cancellationTermHours * 3_600_000
    const words = [reason.name, body.reason].filter(Boolean).join(': ')
    note({ reason: words, data: { late, careWorker: item.assignee!.uuid } })
    await reopenReactions(tx, item.uuid, { me, now })
    return { assignee_uuid: null, status_reason: words }
  },
  cancel: async ({ tx, item, body, me, now, note }) => {
    const reason = await tx
      .selectFrom('cancel_reason')
      .selectAll()
      .where('uuid', '=', body.cancelReason)
      .executeTakeFirstOrThrow()
    const isPlanner = me.roles.includes('ROLE_PLANNER')
    if (!isPlanner && !reason.is_selectable_for_organization)
      throw invalid('cancelReason', 'Deze reden kan alleen de backoffice kiezen.')
    const words = [reason.name, body.reason].filter(Boolean).join(': ')
    note({ reason: words, data: { careWorker: item.assignee?.uuid ?? null } })
    await endReactions(tx, [item.uuid], { from: ['open', 'assigned'], to: 'canceled', publication: 'closed' }, { me, now })
    return { cancel_reason_uuid: reason.uuid, cancelled_by: isPlanner ? 'back_office' : 'organization', status_reason: words }
  },
  period: async ({ tx, item, body, me, now }) => {
    if (body.endDate <= item.startDate) throw invalid('endDate', 'Het einde moet na het begin liggen.')
    await endMoments(tx, sql`care_period_uuid = ${item.uuid}::uuid and start_date >= ${body.endDate}`, { me, now })
    return {
      end_date: body.endDate,
      ...(body.hoursPerWeek && { hours_per_week: body.hoursPerWeek }),
      ...(body.description && { description: body.description }),
    }
  },
  update: async ({ tx, item, body, now }) => {
    const startDate = body.startDate ?? item.startDate
    const endDate = body.endDate ?? item.endDate
    const breakMinutes = body.breakMinutes ?? item.breakMinutes
    mustBeShift(item.timeScope, { startDate, endDate, breakMinutes }, now)
    const moved = startDate !== item.startDate || endDate !== item.endDate
    if (moved && item.assignee) await mustStayFree(tx, item.uuid, item.assignee.uuid, startDate, endDate)
    return {
      start_date: startDate,
      end_date: endDate,
      break_minutes: breakMinutes,
      ...(body.title && { title: body.title }),
      ...(body.description !== undefined && { description: body.description }),
      ...(moved && item.assignee && { change_announced_at: now }),
    }
  },
  updateLocation: async ({ tx, item, body, now }) => {
    const location = await tx
      .selectFrom('organization_location')
      .select('organization_uuid')
      .where('uuid', '=', body.location)
      .executeTakeFirstOrThrow()
    if (location.organization_uuid !== item.location.organization.uuid)
      throw invalid('location', 'Deze locatie is van een andere organisatie.')
    return { location_uuid: body.location, ...(item.assignee && { change_announced_at: now }) }
  },
  bonus: async ({ body }) => ({ bonus: body.bonus }),
  resolveForCareWorker: async ({ now }) => ({ resolved_for_care_worker_at: now }),
}

const datesOf = (
  body: { weekdays: number[]; everyWeeks: 1 | 2 | 3 | 4 | number; until: string; except: string[] },
  from: string,
): string[] => {
  try {
    const dates = recurrenceDates({
      from,
      until: body.until,
      weekdays: body.weekdays,
      everyWeeks: body.everyWeeks as 1,
      except: body.except,
    })
    if (dates.length > 0) return dates
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw invalid('until', 'Een reeks loopt hooguit 26 weken vooruit.')
  }
  throw invalid('weekdays', 'In deze reeks valt geen enkele datum.')
}
// What the schema asks of a new moment, of the whole that a change leaves.
const mustBeShift = (timeScope: string, { startDate, endDate, breakMinutes }: Work, now: string) => {
  if (endDate <= startDate) throw invalid('endDate', 'Het einde moet na het begin liggen.')
  if (endDate <= now) throw invalid('endDate', 'Dit zorgmoment ligt al in het verleden.')
  const minutes = minutesBetween(startDate, endDate)
  if (timeScope === 'moment' && minutes > 36 * 60) throw invalid('endDate', 'Een zorgmoment duurt hooguit 36 uur.')
  if (minutes <= breakMinutes) throw invalid('breakMinutes', 'De pauze is langer dan de dienst.')
}
const mustStayFree = async (tx: Tx, moment: string, careWorker: string, startDate: string, endDate: string) => {
  const { rows } =
    await sql`select 1 from care_moment where assignee_uuid = ${careWorker}::uuid and uuid <> ${moment}::uuid and time_scope = 'moment'
    and status = any(${busy}::text[]) and tstzrange(start_date, end_date) && tstzrange(${startDate}, ${endDate}) limit 1`.execute(
      tx,
    )
  if (rows.length > 0) throw new Problem('overlap')
}
