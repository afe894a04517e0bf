// The facts of a dossier, in one statement: about the freelance work of a care worker for an organization, as far as the reader
// may know them.
import { sql } from 'kysely'
import type { DossierFacts } from '../../rules/dossier/facts.ts'
import type { Days } from '../../rules/money/figures.ts'
import { addDays, toInstant } from '../../rules/time/amsterdam.ts'
import { myLocations } from '../organizations/queries.ts'
import type { Viewer } from '../platform/concept.ts'
import { type Sql, type Tx, wireTime } from '../platform/database/database.ts'

/** The care worker and the organization by uuid, the days, and the reader. */
export interface AskedDossier {
  worker: string
  organization: string
  days: Days
  viewer: Viewer
}
/** Whether this reader sees only the work at their own locations. */
export const seesOwnLocations = ({ me }: Pick<Viewer, 'me'>): boolean => me.roles.includes('ROLE_ORGANIZATION_LOCATION_ADMIN')
/** Whether they may know for which other organizations the care worker works: the worker and the back office may. */
const knowsOthers = ({ me }: Viewer) => me.roles.some(role => role === 'ROLE_CARE_WORKER' || role === 'ROLE_PLANNER')

const json = (object: Record<string, Sql>): Sql =>
  sql`jsonb_build_object(${sql.join(Object.entries(object).flatMap(([name, value]) => [sql.lit(name), value]))})`
const time = (column: string) => wireTime(sql.raw(column))
const listOf = (item: Sql, rest: Sql): Sql => sql`(select coalesce(jsonb_agg(${item}), '[]') ${rest})`

/** The conditions that every part of the statement shares. */
const conditionsOf = ({ worker, organization, days, viewer }: AskedDossier) => {
  const between = (instant: Sql): Sql => sql`(${instant} >= ${toInstant(days.from, '00:00')}::timestamptz
    and ${instant} < ${toInstant(addDays(days.to, 1), '00:00')}::timestamptz)`
  const isSeen = (location: Sql): Sql => (seesOwnLocations(viewer) ? sql`${location} = ${myLocations(viewer)}` : sql`true`)
  const isHere = sql`m.organization_uuid = ${organization}::uuid and ${isSeen(sql`m.location_uuid`)}`
  const party = (actor: Sql): Sql => sql`(case when ${actor} = ${worker}::uuid then 'worker'
    when exists (select 1 from organization_user u where u.uuid = ${actor}) then 'organization'
    when exists (select 1 from back_office_employee b where b.uuid = ${actor}) then 'office' else 'unknown' end)`
  return { worker: sql`${worker}::uuid`, between, isSeen, isHere, party }
}
type Conditions = ReturnType<typeof conditionsOf>
const worksFreelance = (worker: Sql): Sql =>
  sql`'freelance' = any(array(select unnest(contract_types) from care_worker where uuid = ${worker}))`
/** The shifts `m` of this care worker as a freelancer that were not cancelled. */
const isWork = (worker: Sql): Sql => sql`m.assignee_uuid = ${worker} and m.contract_type = 'freelance' and m.time_scope = 'moment'
  and m.status not in ('canceled', 'not_worked')`

const workOf = ({ worker, between, isHere, party }: Conditions): Sql => {
  const momentOrPeriod = sql`in (m.uuid, m.care_period_uuid)`
  const covers = (
    more: Sql,
  ): Sql => sql`exists (select 1 from assignment_agreement_moment c join assignment_agreement a on a.uuid = c.assignment_agreement_uuid
    where c.care_moment_uuid ${momentOrPeriod} and a.care_worker_uuid = ${worker} and ${more})`
  const item = json({
    startDate: time('m.start_date'),
    minutes: sql`case when m.status = 'approved' then ${workedMinutes} end`,
    hourlyRate: sql`m.hourly_rate`,
    rateBy: sql`case when ${covers(sql`a.rate_proposed_by = 'worker'`)} then 'worker' when not m.rate_is_given then 'table' else coalesce(told.made_by, 'unknown') end`,
    madeAt: time('m.created_at'),
    timesBy: sql`coalesce(told.made_by, 'unknown')`,
    way: sql`case when exists (select 1 from care_moment_invitation i where i.care_moment_uuid ${momentOrPeriod} and i.care_worker_uuid = ${worker}
        and i.status = 'accepted') then 'asked'
      when exists (select 1 from care_moment_publication p join care_moment_publication_reaction r on r.care_moment_publication_uuid = p.uuid
        where p.care_moment_uuid ${momentOrPeriod} and r.care_worker_uuid = ${worker} and r.status = 'assigned') then 'reacted' else 'direct' end`,
    changedAt: time('m.change_announced_at'),
    confirmedAt: time('m.change_confirmed_at'),
    submittedBy: sql`told.submitted_by`,
    submittedAt: time('told.submitted_at'),
    correctedAt: time('told.corrected_at'),
    rejectedAt: time('told.rejected_at'),
    agreement: sql`case when ${covers(sql`a.status = 'agreed' and c.ended_at is null`)} then 'agreed'
      when ${covers(sql`a.status <> 'ended' and c.ended_at is null`)} then 'waiting' else 'none' end`,
  })
  const named = (name: string) => sql`e.name = ${sql.lit(name)}`
  return listOf(
    item,
    sql`from care_moment m left join lateral (
      select (array_agg(${party(sql`e.actor_uuid`)} order by e.uuid) filter (where ${named('care_moment_created')}))[1] as made_by,
        (array_agg(${party(sql`e.actor_uuid`)} order by e.uuid desc) filter (where ${named('care_moment_submitted')}))[1] as submitted_by,
        max(e.at) filter (where ${named('care_moment_submitted')}) as submitted_at,
        max(e.at) filter (where ${named('care_moment_proposed')}) as corrected_at,
        max(e.at) filter (where ${named('care_moment_proposal_rejected')} and e.actor_uuid = ${worker}) as rejected_at
      from event e where e.subject_uuid = m.uuid and e.uuid >= events_from(m.uuid)
        and e.name in ('care_moment_created', 'care_moment_submitted', 'care_moment_proposed', 'care_moment_proposal_rejected')) told on true
    where ${isWork(worker)} and ${isHere} and ${between(sql`m.start_date`)}`,
  )
}
const workedMinutes = sql`(floor(extract(epoch from m.actual_end_date - m.actual_start_date) / 60)::int - coalesce(m.actual_break_minutes, 0))`

// Evaluated once in the statement: people are notified of hundreds of publications, and react to hundreds.
const reactedTo = (worker: Sql, key: string): Sql =>
  sql`array(select o.${sql.ref(key)} from care_moment_publication_reaction r
    join care_moment_publication p on p.uuid = r.care_moment_publication_uuid join care_moment o on o.uuid = p.care_moment_uuid
    where r.care_worker_uuid = ${worker} and o.${sql.ref(key)} is not null)`
// Notified of it separately, with another date of its series, or in the daily mail. The organization may not know which offers
// were left unanswered.
const toldOf = ({ worker, between, isHere }: Conditions, { viewer }: AskedDossier): Sql =>
  knowsOthers(viewer)
    ? listOf(
        json({
          at: time('told.at'),
          letPass: sql`not exists (select 1 from care_moment_publication p where p.care_moment_uuid = m.uuid and p.status = 'open')
            and not coalesce(m.uuid = any(${reactedTo(worker, 'uuid')})
              or m.recurring_care_moment_uuid = any(${reactedTo(worker, 'recurring_care_moment_uuid')}), false)
            and not exists (select 1 from care_moment_invitation i where i.care_moment_uuid = m.uuid and i.care_worker_uuid = ${worker}
              and i.status in ('accepted', 'declined'))`,
        }),
        sql`from (select p.care_moment_uuid, min(n.created_at) as at from notification n join event e on e.uuid = n.event_uuid
            cross join lateral (select e.subject_uuid where e.name <> 'new_matches_gathered' union all select gathered::uuid
              from jsonb_array_elements_text(case when e.name = 'new_matches_gathered' then e.data -> 'publications' end) gathered) offer (uuid)
            cross join lateral (select * from care_moment_publication where uuid = offer.uuid limit 1) p
            where n.account_uuid = ${worker} and n.kind = 'new_matches' and ${between(sql`n.created_at`)}
              and 'freelance' = any(p.published_for_contract_types) group by 1) told
          join care_moment m on m.uuid = told.care_moment_uuid where ${isHere} and ${worksFreelance(worker)}`,
      )
    : sql`null::jsonb`
const questionsOf = ({ worker, between, isHere }: Conditions): Sql =>
  listOf(
    json({
      at: time('i.asked_at'),
      answeredAt: time("coalesce(i.answered_at, case when i.status = 'expired' then i.answer_before end)"),
      status: sql`i.status`,
    }),
    sql`from care_moment_invitation i join care_moment m on m.uuid = i.care_moment_uuid where i.care_worker_uuid = ${worker}
      and i.contract_type = 'freelance' and i.status <> 'waiting' and ${between(sql`i.asked_at`)} and ${isHere}`,
  )
const reactionsOf = ({ worker, between, isHere }: Conditions): Sql =>
  listOf(
    json({
      at: time('r.created_at'),
      withdrawnAt: wireTime(sql`(select max(e.at) from event e where e.subject_uuid = r.uuid and e.uuid >= events_from(r.uuid)
        and e.name = 'reaction_withdrawn')`),
    }),
    sql`from care_moment_publication_reaction r join care_moment_publication p on p.uuid = r.care_moment_publication_uuid
      join care_moment m on m.uuid = p.care_moment_uuid where r.care_worker_uuid = ${worker} and ${between(sql`r.created_at`)}
      and 'freelance' = any(p.published_for_contract_types) and ${worksFreelance(worker)} and ${isHere}`,
  )
// Shifts that ended with their period count as one with it.
const cancellationsOf = ({ worker, between, isHere, party }: Conditions): Sql =>
  listOf(
    json({
      at: time('e.at'),
      by: party(sql`e.actor_uuid`),
      late: sql`coalesce((e.data ->> 'late')::boolean, false)`,
      replaced: sql`exists (select 1 from cancel_assignment_reason why where why.key = 'vervanger'
        and (e.reason = why.name or starts_with(e.reason, why.name || ': ')))`,
      proposed: sql`case when e.data ->> 'replacement' is not null then case when exists (select 1 from care_worker_profile p
        where p.uuid = m.assignee_uuid and p.uuid <> ${worker} and folded(p.first_name || ' ' || p.last_name) = folded(e.data ->> 'replacement'))
        then 'chosen' else 'not_chosen' end end`,
      doneByOther: sql`coalesce(m.assignee_uuid <> ${worker} and m.status = 'approved', false)`,
    }),
    sql`from event e join care_moment m on m.uuid = e.subject_uuid where e.name = 'care_moment_assignment_canceled'
      and e.data ->> 'careWorker' = (${worker})::text and (e.data ->> 'withPeriod') is null and ${between(sql`e.at`)}
      and (coalesce(m.contract_type, 'freelance') = 'freelance' or 'freelance' = any(m.published_for_contract_types))
      and ${worksFreelance(worker)} and ${isHere}`,
  )
const violationsOf = ({ worker, between, isHere }: Conditions): Sql =>
  listOf(
    json({ at: time('v.created_at'), kind: sql`v.kind` }),
    sql`from care_worker_violation v join care_moment m on m.uuid = v.care_moment_uuid where v.care_worker_uuid = ${worker}
      and ${between(sql`v.created_at`)} and ${isHere}`,
  )
const sharesOf = ({ worker, between, isSeen }: Conditions, { organization, viewer }: AskedDossier): Sql => {
  const inOrganization = sql`organization_uuid = ${organization}::uuid`
  const names = knowsOthers(viewer)
    ? sql`(select coalesce(jsonb_agg(jsonb_build_object('name', o.name, 'minutes', share.minutes) order by share.minutes desc, o.name), '[]')
      from share join organization o on o.uuid = share.organization_uuid where not share.${inOrganization})`
    : sql`null::jsonb`
  // For a location admin, hours at other locations of the organization count as elsewhere.
  return sql`(with share as (select m.organization_uuid, sum(${workedMinutes}) as minutes,
        coalesce(sum(${workedMinutes}) filter (where m.${inOrganization} and ${isSeen(sql`m.location_uuid`)}), 0) as here
      from care_moment m where ${isWork(worker)} and m.status = 'approved' and ${between(sql`m.start_date`)} group by m.organization_uuid)
    select jsonb_build_object('here', coalesce(sum(here), 0), 'elsewhere', coalesce(sum(minutes - here), 0),
      'others', count(*) filter (where not ${inOrganization}), 'named', ${names}) from share)`
}
const documentsOf = ({ worker }: Conditions): Sql =>
  listOf(
    json({
      kind: sql`d.kind`,
      from: sql`(coalesce(d.reviewed_at, d.created_at) at time zone 'Europe/Amsterdam')::date`,
      until: sql`d.expires_on`,
      sealOf: sql`case when d.proof = 'proven' then d.proven ->> 'signer' end`,
    }),
    sql`from care_worker_document d where d.care_worker_uuid = ${worker} and d.kind in ('kvk', 'bav', 'bav_payment') and d.status in ('approved', 'expired')`,
  )
const invoicesOf = ({ worker, isSeen }: Conditions, { organization, days }: AskedDossier): Sql => sql`(
  with invoice as (select i.* from care_moment_invoice i where i.care_worker_uuid = ${worker} and i.organization_uuid = ${organization}::uuid
    and i.type = 'invoice' and i.issue_date between ${days.from}::date and ${days.to}::date
    and not exists (select 1 from care_moment_invoice note where note.credits_uuid = i.uuid)
    and exists (select 1 from care_moment_invoice_line line join care_moment m on m.uuid = line.care_moment_uuid
      where line.care_moment_invoice_uuid = i.uuid and ${isSeen(sql`m.location_uuid`)}))
  select jsonb_build_object('count', (select count(*) from invoice), 'last', (select jsonb_build_object('number', number, 'on', issue_date,
    'kvk', parties #>> '{supplier,kvk}', 'vatId', parties #>> '{supplier,vatId}') from invoice order by issue_date desc, uuid desc limit 1)))`
// Made on these days, or about work on them.
const agreementsOf = ({ worker, between, isSeen }: Conditions, { organization }: AskedDossier): Sql =>
  listOf(
    json({
      at: time(
        "case a.status when 'agreed' then greatest(a.organization_agreed_at, a.worker_agreed_at) when 'ended' then a.ended_at else a.created_at end",
      ),
      isAddition: sql`a.sequence > 0`,
      name: sql`t.name`,
      version: sql`t.version`,
      model: sql`case when t.model_number is not null then jsonb_build_object('number', t.model_number, 'until', t.model_valid_until) end`,
      status: sql`case when a.status = 'ended' and num_nulls(a.organization_agreed_at, a.worker_agreed_at) > 0 then 'ended_before_agreed'
        else a.status end`,
    }),
    sql`from assignment_agreement a join agreement_template t on t.uuid = a.agreement_template_uuid where a.care_worker_uuid = ${worker}
      and a.organization_uuid = ${organization}::uuid and a.contract_type = 'freelance' and ${isSeen(sql`a.location_uuid`)}
      and (${between(sql`a.created_at`)} or exists (select 1 from assignment_agreement_moment c join care_moment m on m.uuid = c.care_moment_uuid
        where c.assignment_agreement_uuid = a.uuid and m.time_scope = 'moment' and ${between(sql`m.start_date`)}))`,
  )

/** The facts of a dossier. The caller has checked that the viewer may read it. */
export const factsOf = async (tx: Tx, question: AskedDossier): Promise<DossierFacts> => {
  const conditions = conditionsOf(question)
  const { rows } = await sql<
    Omit<DossierFacts, 'days'>
  >`select ${workOf(conditions)} as work, ${toldOf(conditions, question)} as told, ${questionsOf(conditions)} as questions,
    ${reactionsOf(conditions)} as reactions, ${cancellationsOf(conditions)} as cancellations, ${violationsOf(conditions)} as violations,
    ${sharesOf(conditions, question)} as shares, ${documentsOf(conditions)} as documents, ${invoicesOf(conditions, question)} as invoices,
    ${agreementsOf(conditions, question)} as agreements`.execute(tx)
  return { days: question.days, ...rows[0]! }
}

// The days of a care worker's freelance work until now, and of offers of it, for the moments `m`.
const knownDays = (worker: Sql, condition: Sql, now: string): Sql => sql`(
  select m.organization_uuid, least(m.start_date, ${now}::timestamptz) as at from care_moment m where ${isWork(worker)} and ${condition}
  union all select m.organization_uuid, i.asked_at from care_moment_invitation i join care_moment m on m.uuid = i.care_moment_uuid
    where i.care_worker_uuid = ${worker} and i.contract_type = 'freelance' and i.status <> 'waiting' and i.asked_at is not null and ${condition}
  union all select m.organization_uuid, r.created_at from care_moment_publication_reaction r
    join care_moment_publication p on p.uuid = r.care_moment_publication_uuid join care_moment m on m.uuid = p.care_moment_uuid
    where r.care_worker_uuid = ${worker} and 'freelance' = any(p.published_for_contract_types) and ${worksFreelance(worker)} and ${condition})`
const dateOf = (instant: Sql): Sql => sql`(${instant} at time zone 'Europe/Amsterdam')::date`

/** The organizations that offered this care worker freelance work or had it done, each with the last such day until now. */
export const organizationsOf = async (tx: Tx, worker: string, now: string) => {
  const { rows } = await sql<{ uuid: string; name: string; lastOn: string }>`
    select o.uuid, o.name, ${dateOf(sql`max(known.at)`)} as "lastOn" from ${knownDays(sql`${worker}::uuid`, sql`true`, now)} known
    join organization o on o.uuid = known.organization_uuid group by o.uuid, o.name order by "lastOn" desc, o.name`.execute(tx)
  return rows
}
/** The first day of work or offers between the two that this reader sees; undefined when there is none. */
export const firstDayOf = async (tx: Tx, question: AskedDossier, now: string): Promise<string | undefined> => {
  const { worker, isHere } = conditionsOf(question)
  const { rows } = await sql<{
    day: string | null
  }>`select ${dateOf(sql`min(known.at)`)} as day from ${knownDays(worker, isHere, now)} known`.execute(tx)
  return rows[0]?.day ?? undefined
}
/** The reader's own organization. */
export const ownOrganization = async (tx: Tx, { me }: Viewer): Promise<string | undefined> =>
  (await tx.selectFrom('organization_user').select('organization_uuid as uuid').where('uuid', '=', me.uuid).executeTakeFirst())
    ?.uuid
