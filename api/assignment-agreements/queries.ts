// Who sees an agreement, and making and amending one in the transaction that assigns or changes its work.
import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { AssignmentAgreement, type assignmentAgreementOperations } from '../../contract/money/assignment-agreements.ts'
import { agreementTitle } from '../../rules/documents/agreement-title.ts'
import {
  type AgreementFacts,
  type AgreementParties,
  type AgreementSection,
  additionSections,
  agreementChanges,
  agreementPlaces,
  agreementText,
} from '../../rules/documents/assignment-agreement.ts'
import { amsterdamDate, toInstant } from '../../rules/time/amsterdam.ts'
import { formatShift } from '../../rules/time/broken-shift.ts'
import { onClock } from '../../rules/time/clock-pair.ts'
import { actColumns, awaitsMe, type Cause, isTheirAct, seenBy } from '../agreement-acts/queries.ts'
import { everyRole, type Queries } from '../platform/concept.ts'
import { type Sql, type Tx, wireTime } from '../platform/database/database.ts'
import { filled } from '../platform/events/mails/templates.ts'
import { record } from '../platform/events/outbox.ts'

const actOf = (a: Sql, whose: 'organization' | 'worker'): Sql => {
  const of = (column: string) => sql`${a}.${sql.ref(`${whose}_agreed_${column}`)}`
  return sql`(select jsonb_build_object('at', ${wireTime(of('at'))}, 'name', ${of('name')}, 'login', ${of('login')}) where ${of('at')} is not null)`
}
/** The agreement of this shift or period and all its amendments: uuids, as an array. */
export const chainOf = (
  moment: Sql,
): Sql => sql`array(select b.uuid from assignment_agreement b where coalesce(b.amends_uuid, b.uuid) in (
  select coalesce(c.amends_uuid, c.uuid) from assignment_agreement_moment l join assignment_agreement c on c.uuid = l.assignment_agreement_uuid
  where l.care_moment_uuid = ${moment}))`

export const queries: Queries<typeof assignmentAgreementOperations> = {
  AssignmentAgreement: {
    visible: {
      ...everyRole(false),
      ROLE_PLANNER: true,
      ...seenBy,
    },
    computed: {
      moments: ({ alias }) => sql`(select coalesce(jsonb_agg(jsonb_build_object('careMoment', '/v1/care_moments/' || m.uuid,
          'startDate', ${wireTime(sql`m.start_date`)}, 'endDate', ${wireTime(sql`m.end_date`)}, 'endedAt', ${wireTime(sql`l.ended_at`)})
          order by m.start_date, m.uuid), '[]')
        from assignment_agreement_moment l join care_moment m on m.uuid = l.care_moment_uuid
        where l.assignment_agreement_uuid = ${alias}.uuid and m.time_scope = 'moment')`,
      organizationAct: ({ alias }) => actOf(alias, 'organization'),
      workerAct: ({ alias }) => actOf(alias, 'worker'),
      pdfHash: ({ alias }) => sql`(select p.hash from agreement_pdf p where p.uuid = ${alias}.uuid)`,
    },
    filters: {
      careMoment: ({ alias }, uuid: string) => sql`${alias}.uuid = any(${chainOf(sql`${uuid}::uuid`)})`,
      awaitsMe: (row, value: boolean) => sql`(${awaitsMe(row)}) = ${value}`,
    },
  },
}

// After the date of the invoice (invoices/queries.ts, makeInvoices).
const paymentTermDays = 14
const factsOf = (m: Sql, worker: Sql, covers: Sql): Sql => sql`jsonb_build_object(
  'careWorkerName', (select first_name || ' ' || last_name from care_worker_profile where uuid = ${worker}),
  'organizationName', (select name from organization where uuid = ${m}.organization_uuid),
  'locationName', (select name || ', ' || street || ', ' || postcode || ' ' || city from organization_location where uuid = ${m}.location_uuid),
  'level', (select name from expertise_level where uuid = ${m}.expertise_level_uuid),
  'serviceTypeName', (select name from service_type where uuid = ${m}.service_type_uuid),
  'startDate', ${wireTime(sql`${m}.start_date`)}, 'endDate', ${wireTime(sql`${m}.end_date`)},
  'breakMinutes', ${m}.break_minutes, 'breakFrom', ${m}.break_from, 'covers', ${covers}, 'hourlyRate', ${m}.hourly_rate,
  'bonus', ${m}.bonus, 'cancellationTermHours', ${m}.cancellation_term_hours, 'paymentTermDays', ${paymentTermDays}::int)`
const ahead = sql`a.amends_uuid is null and a.status <> 'ended'`

interface Made {
  period: string | null
  series: string | null
  organization: string
  location: string
  form: 'freelance' | 'temp_work'
  facts: AgreementFacts
  parties: AgreementParties
  template: { uuid: string; name: string; sections: AgreementSection[] }
  frame: { uuid: string; facts: AgreementFacts } | null
}
/**
 * The facts of an agreement with this worker about this shift or period, with these columns about to be saved; and the existing
 * agreement it would join.
 */
const toMake = async (tx: Tx, moment: string, worker: string | null, columns: object): Promise<Made> => {
  const covers = sql`case when m.time_scope = 'period' then 'period' when m.recurring_care_moment_uuid is not null then 'series' else 'shift' end`
  const { rows } = await sql<Made>`
    select m.care_period_uuid as period, m.recurring_care_moment_uuid as series, m.organization_uuid as organization,
      m.location_uuid as location, m.contract_type as form, ${factsOf(sql`m`, sql`${worker}::uuid`, covers)} as facts,
      jsonb_build_object('organization', jsonb_build_object('street', o.street, 'postcode', o.postcode, 'city', o.city, 'kvk', o.kvk),
        'careWorker', jsonb_build_object('tradeName', w.trade_name, 'kvk', w.kvk), 'rateProposedBy',
        case when not m.rate_is_given or exists (select 1 from event e join organization_user u on u.uuid = e.actor_uuid
            where e.subject_uuid = m.uuid and e.uuid >= events_from(m.uuid) and e.name = 'care_moment_created' and e.impersonator_uuid is null)
          then 'organization' else 'zorginzet' end) as parties,
      (select jsonb_build_object('uuid', t.uuid, 'name', t.name, 'sections', t.sections) from agreement_template t
        where t.contract_type = m.contract_type and (t.organization_uuid is null or t.organization_uuid = m.organization_uuid
            and t.version > coalesce((select max(w.version) from agreement_template w where w.organization_uuid = m.organization_uuid
              and w.contract_type = m.contract_type and w.sections = '[]'), 0))
          and (t.model_valid_until is null or t.model_valid_until >= (m.start_date at time zone 'Europe/Amsterdam')::date)
        order by t.organization_uuid is null, t.version desc limit 1) as template,
      (select jsonb_build_object('uuid', a.uuid, 'facts', a.facts) from assignment_agreement a
        where ${ahead} and a.care_worker_uuid = w.uuid and a.contract_type = m.contract_type and a.organization_uuid = m.organization_uuid
          and (a.care_moment_uuid = m.care_period_uuid
            or (a.recurring_care_moment_uuid = m.recurring_care_moment_uuid and a.location_uuid = m.location_uuid))
        order by a.uuid desc limit 1) as frame
    from care_moment s cross join lateral jsonb_populate_record(s, ${JSON.stringify(columns)}::jsonb) m
      join organization o on o.uuid = m.organization_uuid left join care_worker w on w.uuid = ${worker}::uuid
    where s.uuid = ${moment}::uuid`.execute(tx)
  return rows[0]!
}

/** Stores a text with the shifts it covers; gives its uuid. */
const store = async (
  tx: Tx,
  values: Record<string, unknown>,
  text: { heading: string; sections: AgreementSection[] },
  moments: readonly string[],
  cause: Cause,
): Promise<string> => {
  const { me, now } = cause
  const act = me && isTheirAct(cause) ? await actColumns(tx, 'organization', { me, now }) : {}
  const status = isTheirAct(cause) ? 'waiting_for_worker' : 'waiting_for_both'
  const made = {
    ...{ ...values, ...act, status, created_at: now, sections: JSON.stringify(text.sections) },
    hash: hash('sha256', agreementText(text.heading, text.sections)),
  }
  const names = Object.keys(made).map(name => sql.ref(name))
  const { rows } = await sql<{ uuid: string }>`insert into assignment_agreement (${sql.join(names)})
    values (${sql.join(Object.values(made))}) returning uuid`.execute(tx)
  const { uuid } = rows[0]!
  await cover(tx, uuid, moments, now)
  const event = { name: 'assignment_agreement_made', subjectType: AssignmentAgreement.type, subjectUuid: uuid } as const
  await record(tx, [{ ...event, me, now, to: status, ...(cause.tells && { data: { told: cause.tells } }) }])
  return uuid
}
const cover = async (tx: Tx, agreement: string, moments: readonly string[], now: string): Promise<void> => {
  await sql`insert into assignment_agreement_moment (assignment_agreement_uuid, care_moment_uuid, added_at)
    select ${agreement}::uuid, moment, ${now}::timestamptz from unnest(${moments}::uuid[]) moment
    on conflict (assignment_agreement_uuid, care_moment_uuid) do update set ended_at = null`.execute(tx)
}

/**
 * Makes the agreement with the worker who gets this shift or period, in the transaction that assigns it; `columns` are about to
 * be saved. A shift of a series or period joins the agreement that this worker already has for it, and differences become an
 * amendment. `shifts` are those of a period that are assigned with it.
 */
export const agreeOn = async (
  tx: Tx,
  moment: string,
  worker: string,
  columns: object,
  cause: Cause,
  shifts: readonly string[] = [],
): Promise<void> => {
  const { frame, template, parties, facts, ...made } = await toMake(tx, moment, worker, columns)
  if (frame) {
    await cover(tx, frame.uuid, [moment], cause.now)
    const after: AgreementFacts = { ...facts, covers: 'shift' }
    const { startDate, endDate } = after
    // A period has days and no times; a shift of a series is compared with the times of the first one.
    const times = made.period
      ? after
      : { ...frame.facts, startDate: atTimeOf(startDate, frame.facts.startDate), endDate: atTimeOf(endDate, frame.facts.endDate) }
    const { breakMinutes, breakFrom } = times
    const planned = { startDate: times.startDate, endDate: times.endDate, breakMinutes, breakFrom, covers: after.covers }
    await amend(tx, frame.uuid, [{ moment, ofMany: true, before: { ...frame.facts, ...planned }, after }], {
      ...cause,
      tells: 'both',
    })
    return
  }
  const sections = filledIn(template.sections, facts, parties)
  const values = {
    ...{ care_moment_uuid: moment, recurring_care_moment_uuid: made.series, care_worker_uuid: worker },
    ...{ organization_uuid: made.organization, location_uuid: made.location, agreement_template_uuid: template.uuid },
    ...{ contract_type: made.form, hourly_rate: facts.hourlyRate, rate_proposed_by: parties.rateProposedBy },
    facts: JSON.stringify(facts),
  }
  await store(tx, values, { heading: template.name, sections }, [moment, ...shifts], cause)
}

const filledIn = (sections: readonly AgreementSection[], ...args: Parameters<typeof agreementPlaces>): AgreementSection[] => {
  const places = agreementPlaces(...args)
  return sections.map(({ title, text }) => ({ title, text: filled(text, places) }))
}
/** The text that a worker chosen for this work would get, with these columns of it; without a name. */
export const draftOf = async (tx: Tx, moment: string, columns: object) => {
  const { template, parties, facts } = await toMake(tx, moment, null, columns)
  const careWorkerName = 'de zorgverlener die wordt gekozen'
  return { name: template.name, sections: filledIn(template.sections, { ...facts, careWorkerName }, parties) }
}
const atTimeOf = (day: string, like: string) => toInstant(onClock(day).date, onClock(like).time)

interface Changed {
  moment: string
  /** A single shift, in a text about several. */
  ofMany: boolean
  before: AgreementFacts
  after: AgreementFacts
}
const amend = async (tx: Tx, root: string, changed: readonly Changed[], cause: Cause): Promise<void> => {
  const sentences = changed.flatMap(({ ofMany, before, after }) => {
    const changes = agreementChanges(before, after)
    return changes.length > 0 && ofMany ? [`Dienst van ${formatShift(before)}:\n${changes.join('\n')}`] : changes
  })
  if (sentences.length === 0) return
  const { rows } = await sql<{ hash: string; sequence: number; made_at: string; [column: string]: string | number | null }>`
    select a.care_moment_uuid, a.recurring_care_moment_uuid, a.care_worker_uuid, a.organization_uuid, a.location_uuid,
      a.agreement_template_uuid, a.contract_type, a.rate_proposed_by, newest.hash, newest.sequence, ${wireTime(sql`a.created_at`)} as made_at
    from assignment_agreement a cross join lateral (select hash, sequence from assignment_agreement b
      where b.uuid = a.uuid or b.amends_uuid = a.uuid order by sequence desc limit 1) newest
    where a.uuid = ${root}::uuid for no key update of a`.execute(tx)
  const { hash: amended, sequence, made_at, ...values } = rows[0]!
  const sections = additionSections({ madeOn: amsterdamDate(made_at), hash: amended }, sentences)
  const last = changed.at(-1)!.after
  const addition = {
    ...{ ...values, amends_uuid: root, sequence: sequence + 1, reason: sentences.join('\n'), hourly_rate: last.hourlyRate },
    facts: JSON.stringify(last),
  }
  const moments = changed.map(({ moment }) => moment)
  await store(tx, addition, { heading: agreementTitle('', sequence + 1), sections }, moments, cause)
}

/** Amends the agreements of assigned work with the changes in these columns, which are about to be saved. */
export const amendFor = async (tx: Tx, changes: readonly { uuid: string; columns: object }[], cause: Cause): Promise<void> => {
  const covers = sql`case s.time_scope when 'period' then 'period' else 'shift' end`
  const { rows } = await sql<Changed & { root: string }>`
    select s.uuid as moment, a.uuid as root, s.time_scope = 'moment' and a.facts ->> 'covers' <> 'shift' as "ofMany",
      ${factsOf(sql`s`, sql`s.assignee_uuid`, covers)} as before, ${factsOf(sql`m`, sql`s.assignee_uuid`, covers)} as after
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as asked(uuid uuid, columns jsonb)
      join care_moment s on s.uuid = asked.uuid cross join lateral jsonb_populate_record(s, asked.columns) m
      join assignment_agreement_moment l on l.care_moment_uuid = s.uuid and l.ended_at is null
      join assignment_agreement a on a.uuid = l.assignment_agreement_uuid and ${ahead} and a.care_worker_uuid = s.assignee_uuid
    order by a.uuid, s.start_date, s.uuid`.execute(tx)
  for (const [root, changed] of Map.groupBy(rows, row => row.root)) await amend(tx, root, changed, cause)
}
