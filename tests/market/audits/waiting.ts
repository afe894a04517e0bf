// Nothing waits for ever: whatever is not final has somebody whose turn it is, or a date that has not passed.
import { sql } from 'kysely'
import { type Audit, bySql } from './audit.ts'

const ago = (now: string, time: string) => sql`(${now}::timestamptz - ${time}::interval)`

export const waitingAudits: Record<string, Audit> = {
  'open work that has begun is expired': bySql(
    ({ now }) => sql`select m.title || ' ' || m.start_date from care_moment m where m.status = 'open' and m.time_scope = 'moment'
      and m.start_date < ${ago(now, '20 minutes')}`,
  ),
  'a period begins on its first day and ends the day after its last': bySql(
    ({ now }) => sql`select m.title || ' ' || m.status from care_moment m where m.time_scope = 'period'
      and (m.status = 'assigned' and m.start_date < ${ago(now, '20 minutes')} or m.status = 'period_started' and m.end_date < ${ago(now, '26 hours')}
        or m.status = 'open' and m.end_date < ${ago(now, '20 minutes')})`,
  ),
  'hours without an answer are approved or held after seven days': bySql(
    ({ now }) => sql`select m.title from care_moment m where m.status = 'awaiting_approval' and m.approval_held_at is null
      and m.updated_at < ${ago(now, '7 days 70 minutes')}`,
  ),
  'what is offered is open, and a reaction waits only for what is offered': bySql(
    () => sql`select m.title || ' ' || m.status from care_moment_publication p join care_moment m on m.uuid = p.care_moment_uuid
      where p.status = 'open' and m.status <> 'open' and not (m.time_scope = 'period' and m.status = 'period_started')
      union all select r.uuid::text from care_moment_publication_reaction r join care_moment_publication p on p.uuid = r.care_moment_publication_uuid
      where r.status = 'open' and p.status <> 'open'`,
  ),
  'a question by name is answered or passed on in time': bySql(
    ({
      now,
    }) => sql`select i.uuid || ' ' || i.status || ' ' || m.status from care_moment_invitation i join care_moment m on m.uuid = i.care_moment_uuid
      where i.status = 'open' and i.answer_before < ${ago(now, '20 minutes')} or i.status in ('open', 'waiting') and m.status <> 'open'`,
  ),
  'a document whose last day is over is expired': bySql(
    ({ now }) => sql`select d.uuid || ' ' || d.kind || ' ' || d.expires_on from care_worker_document d
      where d.status = 'approved' and d.expires_on < (${ago(now, '2 hours')} at time zone 'Europe/Amsterdam')::date`,
  ),
  'an audience widens when it is due': bySql(
    ({ now }) =>
      sql`select p.uuid from care_moment_publication p where p.status = 'open' and p.widens_at < ${ago(now, '20 minutes')}`,
  ),
  'a mail that waited leaves when it is due': bySql(
    ({ now }) =>
      sql`select n.uuid || ' ' || n.subject from notification n where n.mailed_at is null and n.mail_due_at < ${ago(now, '20 minutes')}`,
  ),
  'the queue is worked off': bySql(
    () => sql`select t.identifier || ' ' || coalesce(j.last_error, '') from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier <> 'send' and (j.run_at < now() or j.last_error is not null)`,
  ),
  'hours that were forgotten are asked for': bySql(
    ({
      now,
    }) => sql`select m.title from care_moment m where m.status = 'assigned' and m.time_scope = 'moment' and m.reminded_at is null
      and m.end_date < ${ago(now, '2 hours 10 minutes')}`,
  ),
}
