// The facts behind the proof of a moment, in one statement.
import { sql } from 'kysely'
import { type AssignmentAgreementStatus, assignmentAgreementStatusName } from '../../contract/statuses.ts'
import type { ProofFacts } from '../../rules/documents/proof.ts'
import { chainOf } from '../assignment-agreements/queries.ts'
import { type Tx, wireTime } from '../platform/database/database.ts'

const work = (start: string, end: string, minutes: string) =>
  sql`jsonb_build_object('startDate', ${wireTime(sql.raw(start))}, 'endDate', ${wireTime(sql.raw(end))}, 'breakMinutes', ${sql.raw(minutes)})`

/** The facts of a moment, and the client they are about. */
export const factsOf = async (tx: Tx, moment: string): Promise<ProofFacts & { client: string | null }> => {
  // When the hours were submitted again after a credit note, the lines of the last time count.
  const { rows } = await sql<ProofFacts & { client: string | null; agreement: AssignmentAgreementStatus | null }>`
    with line as (select l.*, i.type from care_moment_invoice_line l
        left join care_moment_invoice i on i.uuid = l.care_moment_invoice_uuid where l.care_moment_uuid = ${moment}::uuid),
      last_line as (select * from line where type is distinct from 'credit_note' and round = (select max(round) from line))
    select ${work('m.start_date', 'm.end_date', 'm.break_minutes')} as planned, m.hourly_rate as "hourlyRate",
      m.contract_type as "contractType", m.client_uuid as client, m.client_uuid is not null as "hasClient",
      case when w.uuid is not null then jsonb_build_object('uuid', w.uuid, 'name', w.first_name || ' ' || w.last_name) end as worker,
      (select a.status from assignment_agreement a where a.uuid = any(${chainOf(sql`m.uuid`)}) and a.care_worker_uuid = m.assignee_uuid
        and a.status <> 'ended' order by a.status = 'agreed', a.sequence limit 1) as agreement,
      case when m.actual_start_date is not null then ${work('m.actual_start_date', 'm.actual_end_date', 'm.actual_break_minutes')} end as worked,
      (select coalesce(jsonb_agg(jsonb_build_object('name', e.name, 'at', ${wireTime(sql`e.at`)}, 'actor', e.actor_uuid, 'by', coalesce(
          (select first_name || ' ' || last_name from care_worker_profile where uuid = e.actor_uuid),
          (select first_name || ' ' || last_name from organization_user where uuid = e.actor_uuid),
          case when e.actor_uuid is null then 'Zorginzet' else 'Backoffice' end)) order by e.uuid), '[]')
        from care_moment_event e where e.care_moment_uuid = ${moment}::uuid and e.uuid >= events_from(${moment}::uuid)) as events,
      (select jsonb_build_object('at', ${wireTime(sql`min(r.created_at)`)}, 'by', min(r.author_name), 'count', count(*))
        from client_report r where r.care_moment_uuid = m.uuid having count(*) > 0) as report,
      (select coalesce(jsonb_agg(jsonb_build_object('at', ${wireTime(sql`l.created_at`)}, 'kind', l.kind, 'description', l.description, 'amount', l.amount)
        order by l.uuid), '[]') from last_line l) as lines,
      (select jsonb_build_object('uuid', i.uuid, 'number', i.number, 'at', ${wireTime(sql`i.created_at`)},
          'hasUbl', i.parties -> 'supplier' ->> 'kvk' is not null and i.parties -> 'customer' ->> 'kvk' is not null,
          'creditedBy', (select note.number from care_moment_invoice note where note.credits_uuid = i.uuid and note.type = 'credit_note'),
          'paidOn', paid_on(i.uuid))
        from last_line l join care_moment_invoice i on i.uuid = l.care_moment_invoice_uuid limit 1) as invoice
    from care_moment m left join care_worker_profile w on w.uuid = m.assignee_uuid
    where m.uuid = ${moment}::uuid`.execute(tx)
  const { agreement, ...facts } = rows[0]!
  return { ...facts, agreement: agreement && assignmentAgreementStatusName[agreement] }
}
