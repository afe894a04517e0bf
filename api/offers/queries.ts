// The offer of a moment: who it is offered to, by publication or by name, until it is assigned or ends.

import { sql, type Updateable } from 'kysely'
import { CareMomentInvitation, type withdrawnBecause } from '../../contract/moments/invitations.ts'
import { type Audience, wideningProblem } from '../../contract/moments/widening.ts'
import { holdMinutes } from '../../contract/organizations/calls.ts'
import { askingInvitationStatuses, liveInvitationStatuses } from '../../contract/status-groups.ts'
import type { InvitationStatus, ReactionStatus } from '../../contract/statuses.ts'
import type { ContractType } from '../../rules/documents/required-documents.ts'
import { addHours, amsterdamDate } from '../../rules/time/amsterdam.ts'
import { isExcluded } from '../eligibility/conditions.ts'
import { nothingChanged, shares } from '../eligibility/queries.ts'
import { rateColumns } from '../organizations/queries.ts'
import type { Row } from '../platform/concept.ts'
import { type Sql, type Tx, wireTime } from '../platform/database/database.ts'
import type { DB } from '../platform/database/schema.ts'
import { type NewEvent, record } from '../platform/events/outbox.ts'
import { invalid } from '../platform/problem.ts'

/**
 * Whether a care worker is in the audience of a publication. The care team stays
 * in the audience when it widens, because its members need not be favourites.
 */
export const inAudience = (worker: Sql, p: Sql, client: Sql, organization: Sql): Sql => sql`(${p}.audience = 'everyone'
    or (${p}.audience = 'favorites' and exists (select 1 from favorite_care_worker f
      where f.care_worker_uuid = ${worker} and f.organization_uuid = ${organization}))
    or (coalesce(${p}.widened #>> '{0,audience}', ${p}.audience) = 'care_team' and exists (select 1 from care_team t
      where t.care_worker_uuid = ${worker} and t.client_uuid = ${client})))`

/** Published to this care worker: for one of their contract types, with them in the audience, and not for a client who excludes them. */
export const publishedTo = ({ me }: Pick<Row, 'me'>, p: Sql, client: Sql, organization: Sql): Sql => sql`(
  ${shares(sql`${p}.published_for_contract_types`, sql`(select contract_types from care_worker where uuid = ${me.uuid})`)}
  and not ${isExcluded(sql`${me.uuid}`, client)}
  and ${inAudience(sql`${me.uuid}::uuid`, p, client, organization)})`

// How many people were notified of the current offer of this moment: at once, with another date of its series, or in the daily mail.
export const reachedOf = (moment: Sql): Sql => sql`(select count(*)::int from (
  with offered as (select p.uuid, p.created_at from care_moment_publication p where p.care_moment_uuid = ${moment}.uuid and p.status = 'open'),
  same as (select uuid from offered union select sp.uuid from care_moment sm join care_moment_publication sp on sp.care_moment_uuid = sm.uuid
    where sm.recurring_care_moment_uuid = ${moment}.recurring_care_moment_uuid and sp.created_at = (select created_at from offered))
  select n.account_uuid from event told join notification n on n.event_uuid = told.uuid and n.kind = 'new_matches'
    where told.subject_uuid in (select uuid from same) and told.uuid >= (select events_from(uuid) from offered)
  union select n.account_uuid from event told join notification n on n.event_uuid = told.uuid and n.kind = 'new_matches'
    where told.name = 'new_matches_gathered' and told.uuid >= (select events_from(uuid) from offered) and told.data -> 'publications' ? (select uuid::text from offered)) reached)`

/** Whether a planner's claim on a moment is still kept alive by their screen: `hold` is the row. */
export const isHeld = (hold: Sql, now: string): Sql =>
  sql`${hold}.seen_at > ${now}::timestamptz - ${holdMinutes} * interval '1 minute'`

/** The uuids of the moments for which this care worker is asked by name and can still answer, as an array. */
export const askedOf = ({ me }: Pick<Row, 'me'>): Sql =>
  sql`array(select care_moment_uuid from care_moment_invitation where care_worker_uuid = ${me.uuid} and status = 'open')`

/** What decides the rate of a moment: uuids, the contract type if it requires one, an instant. */
interface RateFacts {
  location: string
  level: string
  startDate: string
  asked: ContractType | null
  rateIsGiven: boolean
}
/**
 * The columns of a moment without an assignee: its required contract type, otherwise the only one it is published for, and the rate for
 * that type at that location and time. `mustPay` is the field for a 422 when there is no such rate for that type or a published one.
 * Without `mustPay` the moment then keeps its present rate.
 */
export const offeredAs = async (tx: Tx, moment: RateFacts, forms: readonly string[], mustPay?: string) => {
  const contract_type = moment.asked ?? (forms.length === 1 ? forms[0]! : null)
  if (moment.rateIsGiven) return { contract_type }
  const at = { ...moment, date: amsterdamDate(moment.startDate) }
  const shown = contract_type ?? 'freelance'
  const rate = await rateColumns(tx, at, shown)
  if (!mustPay) return { contract_type, ...rate }
  const unpaid = (sentence: string, field: string) => invalid(field, `${sentence} Vul een uurtarief in.`)
  for (const form of forms)
    if (form === shown ? !rate : !(await rateColumns(tx, at, form)))
      throw unpaid(`Voor ${formName[form]} heeft deze locatie dan nog geen tarief.`, 'publishedForContractTypes')
  if (!rate) throw unpaid('Voor dit niveau heeft deze locatie dan nog geen tarief.', mustPay)
  return { contract_type, ...rate }
}
export const formName: Record<string, string> = { freelance: 'zzp', temp_work: 'uitzend' }

/** What decides the rate of a stored moment. */
export const pricedOf = async (tx: Tx, moment: string): Promise<RateFacts> =>
  tx
    .selectFrom('care_moment')
    .select(['location_uuid as location', 'expertise_level_uuid as level', 'start_date as startDate'])
    .select(eb => [eb.ref('asked_contract_type').$castTo<ContractType | null>().as('asked'), 'rate_is_given as rateIsGiven'])
    .where('uuid', '=', moment)
    .executeTakeFirstOrThrow()

/** The columns of a moment that loses its assignee: the contract type as published, and the rate that was shown with it. */
export const released = async (tx: Tx, moment: string, forms: readonly string[]) => ({
  ...nothingChanged,
  assignee_uuid: null,
  ...(await offeredAs(tx, await pricedOf(tx, moment), forms)),
})

/** A step of a publication: its audience, and when. */
interface Step {
  audience: Audience
  at: string
}
interface Ahead {
  startDate: string
  endDate: string
}
/** Throws 422 for a step that is not wider or later than the one before, or comes after the moment has begun. */
const mustWiden = (audience: string, steps: readonly Step[], { startDate, endDate }: Ahead, now: string, field: string) => {
  const times = steps.map(step => ({ audience: step.audience, at: Date.parse(step.at) }))
  const start = startDate > now ? startDate : endDate
  const problem = wideningProblem(audience, times, Date.parse(start))
  if (problem) throw invalid(`widening[${problem.index}].${problem.field === 'at' ? field : problem.field}`, problem.message)
}
const toCome = (steps: readonly Step[]) => ({ widening: JSON.stringify(steps), widens_at: steps[0]?.at ?? null })

/** How a moment is offered: the audience now, and wider ones later. */
interface NewOffer {
  publishedForContractTypes: readonly string[]
  audience: string
  widening?: readonly { audience: Audience; afterMinutes: number }[]
}
/**
 * Publishes a moment with this offer; the caller records the event `care_moment_published`. Gives the publication's uuid. Throws 422 for
 * steps that do not widen it. The database refuses a second open publication of the same moment.
 */
export const publish = async (
  tx: Tx,
  moment: Ahead & { uuid: string },
  { publishedForContractTypes, audience, widening = [] }: NewOffer,
  now: string,
  offered: Updateable<DB['care_moment']> = {},
): Promise<string> => {
  const steps = widening.map(({ audience, afterMinutes }) => ({ audience, at: addHours(now, afterMinutes / 60) }))
  mustWiden(audience, steps, moment, now, 'afterMinutes')
  const published_for_contract_types = [...publishedForContractTypes]
  const { uuid } = await tx
    .insertInto('care_moment_publication')
    .values({ care_moment_uuid: moment.uuid, published_for_contract_types, audience, created_at: now, ...toCome(steps) })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('care_moment')
    .set({ published_for_contract_types, ...offered })
    .where('uuid', '=', moment.uuid)
    .execute()
  return uuid
}

/** The columns of a publication that widening reads. */
interface Widening {
  uuid: string
  audience: string
  widened: readonly Step[]
  createdAt: string
}
/** The columns of a publication with these future steps; steps that are due by now are carried out, with their event. */
export const widen = async (
  tx: Tx,
  publication: Widening,
  steps: readonly Step[],
  { me, now, data = {} }: Pick<NewEvent, 'me' | 'now' | 'data'>,
) => {
  const due = steps.filter(({ at }) => at <= now).at(-1)
  const later = toCome(steps.filter(({ at }) => at > now))
  if (!due) return later
  const { uuid, audience, widened, createdAt } = publication
  const had = widened.length > 0 ? widened : [{ audience, at: createdAt }]
  const event = { name: 'care_moment_publication_widened', subjectType: 'CareMomentPublication', subjectUuid: uuid } as const
  await record(tx, [{ ...event, me, now, data, reason: nowFor[due.audience] }])
  // The daily mail includes it again, for people who were not notified yet.
  return {
    ...later,
    audience: due.audience,
    widened: JSON.stringify([...had, { audience: due.audience, at: now }]),
    digested_at: null,
  }
}
const nowFor: Record<Audience, string> = {
  care_team: 'Nu voor het zorgteam',
  favorites: 'Nu ook voor favorieten',
  everyone: 'Nu voor iedereen die past',
}
/** Throws 422 unless these steps widen this publication one by one, before its moment begins. */
export const mustWidenOn = (audience: string, steps: readonly Step[], moment: Ahead, now: string): void =>
  mustWiden(audience, steps, moment, now, 'at')

/** The new statuses of reactions that nobody will answer, by what happens to the work. */
type EndedReaction = 'not_selected' | 'not_selected_withdrawn' | 'canceled' | 'assignment_canceled' | 'rejected'
/**
 * Ends the open offers of these moments: reactions in one of `from` become `to` (only those of `careWorker` when given), and open
 * publications become `publication`; unless these stay open, questions asked by name end too. Writes an event `reaction_<to>` for each
 * reaction, so that its worker is notified. Gives the reactions that ended.
 */
export const endReactions = async (
  tx: Tx,
  moments: string[],
  change: {
    from: readonly ReactionStatus[]
    to: EndedReaction
    publication: 'closed' | 'withdrawn' | 'open'
    careWorker?: string
  },
  event: Pick<NewEvent, 'me' | 'now' | 'data'>,
): Promise<string[]> => {
  const ofWorker = change.careWorker ? sql`r.care_worker_uuid = ${change.careWorker}::uuid` : sql`true`
  if (change.publication !== 'open') {
    await tx
      .updateTable('care_moment_publication')
      .set({ status: change.publication })
      .where('care_moment_uuid', '=', sql<string>`any(${moments}::uuid[])`)
      .where('status', '=', 'open')
      .execute()
    await endInvitations(tx, moments, change.to === 'not_selected' ? 'taken' : 'ended', event)
  }
  const { rows } = await sql<{ uuid: string }>`
    update care_moment_publication_reaction r set status = ${change.to} from care_moment_publication p
    where p.uuid = r.care_moment_publication_uuid and p.care_moment_uuid = any(${moments}::uuid[]) and r.status = any(${change.from}::text[])
    and ${ofWorker}
    returning r.uuid`.execute(tx)
  await record(
    tx,
    rows.map(({ uuid }) => ({
      ...event,
      name: `reaction_${change.to}` as const,
      subjectType: 'CareMomentPublicationReaction',
      subjectUuid: uuid,
      to: change.to,
    })),
  )
  return rows.map(({ uuid }) => uuid)
}

/** Withdraws the unanswered questions by name for these moments, with an event for each. */
export const endInvitations = async (
  tx: Tx,
  moments: string[],
  because: (typeof withdrawnBecause)[number],
  { me, now }: Pick<NewEvent, 'me' | 'now'>,
): Promise<void> => {
  const { rows } = await sql<{ uuid: string; from: InvitationStatus }>`
    with live as (select uuid, status from care_moment_invitation where care_moment_uuid = any(${moments}::uuid[])
      and status = any(${liveInvitationStatuses}::text[]) order by uuid for no key update)
    update care_moment_invitation i set status = 'withdrawn', withdrawn_because = ${because}
    from live where live.uuid = i.uuid returning i.uuid, live.status as "from"`.execute(tx)
  const { to, event } = CareMomentInvitation.actions.withdraw[0]!
  await record(
    tx,
    rows.map(({ uuid, from }) => ({
      ...{ name: event, subjectType: CareMomentInvitation.type, subjectUuid: uuid, me, now, from, to: to! },
    })),
  )
}

/** Marks the open reaction of the chosen worker to this moment as the chosen one. Gives whether they had reacted. */
export const chooseReaction = async (
  tx: Tx,
  moment: string,
  careWorker: string,
  { me, now }: Pick<NewEvent, 'me' | 'now'>,
): Promise<boolean> => {
  const { rows } = await sql<{ uuid: string }>`
    update care_moment_publication_reaction r set status = 'assigned' from care_moment_publication p
    where p.uuid = r.care_moment_publication_uuid and p.care_moment_uuid = ${moment}::uuid and r.care_worker_uuid = ${careWorker}::uuid
      and r.status = 'open' returning r.uuid`.execute(tx)
  const selected = { name: 'reaction_selected', subjectType: 'CareMomentPublicationReaction', me, now } as const
  await record(
    tx,
    rows.map(({ uuid }) => ({ ...selected, subjectUuid: uuid, from: 'open', to: 'assigned' })),
  )
  return rows.length > 0
}

/**
 * After a cancelled assignment: the reaction gets that status. While someone can still be chosen (`choosable`), the reactions that were not
 * chosen and the publication are open again.
 */
export const reopenReactions = async (
  tx: Tx,
  moment: string,
  choosable: boolean,
  event: Pick<NewEvent, 'me' | 'now'>,
): Promise<void> => {
  await endReactions(tx, [moment], { from: ['assigned'], to: 'assignment_canceled', publication: 'open' }, event)
  if (!choosable) return
  const last = sql`(select uuid from care_moment_publication where care_moment_uuid = ${moment}::uuid and status <> 'withdrawn' order by uuid desc limit 1)`
  await sql`update care_moment_publication set status = 'open' where uuid = ${last}`.execute(tx)
  await sql`update care_moment_publication_reaction set status = 'open'
    where care_moment_publication_uuid = ${last} and status = 'not_selected'`.execute(tx)
}

const isAsked = sql`i.status = any(${askingInvitationStatuses}::text[])`
/** The questions by name for this moment: how many people may answer now, the earliest deadline, and how many come after them; or null. */
export const askingOf = (moment: Sql): Sql => sql`(select jsonb_build_object('asked', count(*) filter (where ${isAsked}),
    'queued', count(*) filter (where not ${isAsked}), 'answerBefore', ${wireTime(sql`min(i.answer_before) filter (where ${isAsked})`)})
  from care_moment_invitation i where i.care_moment_uuid = ${moment} and i.status = any(${liveInvitationStatuses}::text[])
  having count(*) > 0)`
