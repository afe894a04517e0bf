// Nobody works twice at once, or without valid papers; nobody works what is not theirs; nothing that was done is undone.
import { sql } from 'kysely'
import { type Audit, bySql } from './audit.ts'

const busy = ['assigned', 'awaiting_approval', 'proposal', 'proposal_rejected', 'not_approved', 'approved', 'proposal_not_worked']
const isBusy = (m: string) => sql`${sql.ref(`${m}.status`)} = any(${busy}::text[]) and ${sql.ref(`${m}.time_scope`)} = 'moment'`
const required = {
  freelance: [
    ['id'],
    ['vog'],
    ['diploma'],
    ['kvk'],
    ['bav'],
    ['bav_payment'],
    ['complaints_procedure'],
    ['personal_iban', 'commercial_iban'],
  ],
  temp_work: [['id'], ['vog'], ['diploma'], ['personal_iban']],
}
const requirements = Object.entries(required).flatMap(([form, all]) => all.map(kinds => ({ form, kinds })))

export const workAudits: Record<string, Audit> = {
  'nobody is planned in two places at once': bySql(
    () => sql`select a.title || ' / ' || b.title || ' ' || a.status || ' ' || b.status from care_moment a join care_moment b
      on a.assignee_uuid = b.assignee_uuid and a.uuid < b.uuid and a.start_date < b.end_date and b.start_date < a.end_date
      where ${isBusy('a')} and ${isBusy('b')}`,
  ),
  'nobody has worked in two places at once': bySql(
    () => sql`select a.title || ' / ' || b.title from care_moment a join care_moment b on a.assignee_uuid = b.assignee_uuid and a.uuid < b.uuid
        and a.actual_start_date < b.actual_end_date and b.actual_start_date < a.actual_end_date
      where a.status in ('awaiting_approval', 'approved') and b.status in ('awaiting_approval', 'approved')`,
  ),
  'hours that were handed in are over, and last no longer than they can': bySql(
    ({
      now,
    }) => sql`select m.title from care_moment m where m.status in ('awaiting_approval', 'approved') and m.time_scope = 'moment'
      and (m.actual_end_date > ${now} or m.actual_end_date <= m.actual_start_date or m.actual_end_date - m.actual_start_date > interval '36 hours'
        or m.actual_start_date < m.start_date - interval '12 hours' or m.actual_end_date > m.end_date + interval '24 hours')`,
  ),
  // The title names the act that asked for it, which the network may have sent twice.
  'what is asked for once is there once': bySql(
    () => sql`select min(m.title) from care_moment m where m.recurring_care_moment_uuid is null and m.care_period_uuid is null and m.time_scope = 'moment'
        group by m.title having count(*) > 1
      union all select min(m.title) from care_moment m where m.recurring_care_moment_uuid is not null
        group by m.title having count(distinct m.recurring_care_moment_uuid) > 1`,
  ),
  // As it was when they got it: a paper may have ended, or been looked at again, by the end of the day.
  'whoever got work today had valid papers for its day, in its form': bySql(
    ({ before }) => sql`select m.title || ' ' || (n.kinds ->> 0) from event e join care_moment m on m.uuid = e.subject_uuid
      join jsonb_to_recordset(${JSON.stringify(requirements)}::jsonb) as n(form text, kinds jsonb) on n.form = m.contract_type
      where e.name = 'care_moment_assigned' and e.at > ${before} and m.status = 'assigned' and m.care_period_uuid is null
        and not exists (select 1 from care_worker_document d where d.care_worker_uuid = m.assignee_uuid and n.kinds ? d.kind
          and (d.status = 'approved' or d.reviewed_at >= e.at
            or d.status = 'expired' and d.expires_on >= (e.at at time zone 'Europe/Amsterdam')::date)
          and coalesce(d.expires_on, '9999-12-31') >= (m.start_date at time zone 'Europe/Amsterdam')::date)`,
  ),
  'whoever works it was offered that form and works in it': bySql(
    () => sql`select m.title || ' ' || coalesce(m.contract_type, '-') from care_moment m join care_worker w on w.uuid = m.assignee_uuid
      where m.status = 'assigned' and not m.contract_type = any(w.contract_types)`,
  ),
  'one is chosen for an offer, and it is the one who works': bySql(
    () => sql`select m.title from care_moment_publication p join care_moment m on m.uuid = p.care_moment_uuid
      join care_moment_publication_reaction r on r.care_moment_publication_uuid = p.uuid and r.status = 'assigned'
      group by m.uuid, p.uuid having count(*) > 1 or bool_or(r.care_worker_uuid is distinct from m.assignee_uuid)`,
  ),
  "open work is nobody's, other work is somebody's": bySql(
    () => sql`select m.title || ' ' || m.status from care_moment m where (m.status in ('open', 'assignment_expired', 'withdrawn')) and m.assignee_uuid is not null
      or m.status = any(${busy}::text[]) and m.assignee_uuid is null`,
  ),
  'the last thing that happened is how it is, and each follows from the one before': bySql(
    ({ before }) => sql`select m.title || ' ' || m.status || ' ' || e.name || ' ' || coalesce(e.to_status, '') from care_moment m
      join lateral (select name, to_status from event e where e.subject_uuid = m.uuid and e.to_status is not null order by e.uuid desc limit 1) e on true
      where m.updated_at > ${before} and e.to_status <> m.status`,
  ),
  'a shift lasts as long as the clock of Utrecht says': bySql(
    () => sql`select m.title || ' ' || m.start_date || ' ' || m.end_date from care_moment m join recurring_care_moment s on s.uuid = m.recurring_care_moment_uuid
      where m.status = 'open' and m.version = 1 and s.version = 1
        and (to_char(m.start_date at time zone 'Europe/Amsterdam', 'HH24:MI') <> left(s.start_time::text, 5)
          or to_char(m.end_date at time zone 'Europe/Amsterdam', 'HH24:MI') <> left(s.end_time::text, 5))`,
  ),
}
