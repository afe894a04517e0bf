// Everybody who must be notified was notified, once.
import { sql } from 'kysely'
import { type Audit, bySql } from './audit.ts'

/** The events of a shift that its worker must be notified of, unless they caused it; and those for the office. */
const workerHears = ['care_moment_canceled', 'care_moment_updated', 'care_moment_moved']
const officeHears = ['care_moment_assignment_expired']

export const hearingAudits: Record<string, Audit> = {
  'nobody is told the same twice': bySql(
    () => sql`select min(n.subject) from notification n group by n.event_uuid, n.account_uuid having count(*) > 1
      union all select min(m.subject) || ' ' || recipient from mail m where m.event_uuid is not null group by m.event_uuid, m.recipient having count(*) > 1`,
  ),
  'a notification that is mailed at once is mailed, and only then': bySql(
    ({ before }) => sql`select n.subject || ' ' || a.username from notification n join account a on a.uuid = n.account_uuid
      where n.created_at > ${before} and n.mailed_at = n.created_at and n.mail_due_at is null
        and not exists (select 1 from mail m where m.event_uuid = n.event_uuid and m.recipient = a.username)`,
  ),
  'whoever gets work is notified, unless they took it themselves or it is gone again': bySql(
    ({ before }) => sql`select m.title || ' ' || e.at from event e join care_moment m on m.uuid = e.subject_uuid
      where e.name = 'care_moment_assigned' and e.at > ${before} and e.actor_uuid is distinct from m.assignee_uuid and m.status = 'assigned'
        and m.care_period_uuid is null
        and e.uuid = (select l.uuid from event l where l.subject_uuid = m.uuid and l.name = 'care_moment_assigned' order by l.uuid desc limit 1)
        and not exists (select 1 from notification n where n.event_uuid = e.uuid and n.account_uuid = m.assignee_uuid)`,
  ),
  'whoever works it hears that it changed or does not go on': bySql(
    ({ before }) => sql`select m.title || ' ' || e.name || ' ' || e.at from event e join care_moment m on m.uuid = e.subject_uuid
      where e.name = any(${workerHears}::text[]) and e.at > ${before} and m.assignee_uuid is not null and m.care_period_uuid is null
        and (e.name = 'care_moment_canceled' and e.from_status <> 'open' or e.name <> 'care_moment_canceled' and m.status = 'assigned' and e.data ->> 'said' ~ 'Date')
        and e.uuid = (select l.uuid from event l where l.subject_uuid = m.uuid and l.name = e.name order by l.uuid desc limit 1)
        and e.uuid > (select l.uuid from event l where l.subject_uuid = m.uuid and l.name = 'care_moment_assigned' order by l.uuid desc limit 1)
        and not exists (select 1 from notification n where n.event_uuid = e.uuid and n.account_uuid = m.assignee_uuid)`,
  ),
  'a question of a family and its answer are said once, and the other side hears': bySql(
    ({ before }) => sql`select min(m.text) from message m group by m.author_uuid, m.text having count(*) > 1
      union all select m.text from message m join event e on e.subject_uuid = m.uuid and e.name = 'message_sent'
      where e.at > ${before} and not exists (select 1 from notification n where n.event_uuid = e.uuid and n.account_uuid <> m.author_uuid
        and exists (select 1 from client_admin c where c.uuid = n.account_uuid) <> exists (select 1 from client_admin c where c.uuid = m.author_uuid))
      union all select m.text from message m where m.created_at > ${before}
        and not exists (select 1 from event e where e.subject_uuid = m.uuid and e.name = 'message_sent')`,
  ),
  'whoever reacted hears how it ended': bySql(
    ({
      before,
    }) => sql`select e.name || ' ' || e.at from event e join care_moment_publication_reaction r on r.uuid = e.subject_uuid
        join care_moment_publication p on p.uuid = r.care_moment_publication_uuid join care_moment m on m.uuid = p.care_moment_uuid
      where e.at > ${before} and e.data ->> 'quiet' is null and m.assignee_uuid is distinct from r.care_worker_uuid and row(e.name, r.status) in (row('reaction_rejected', 'rejected'), row('reaction_not_selected', 'not_selected'), row('reaction_canceled', 'canceled'))
        and e.actor_uuid is distinct from r.care_worker_uuid
        and not exists (select 1 from notification n where n.event_uuid = e.uuid and n.account_uuid = r.care_worker_uuid)`,
  ),
  'whoever worked hears what became of their hours': bySql(
    ({ before }) => sql`select m.title || ' ' || e.name || ' ' || e.at from event e join care_moment m on m.uuid = e.subject_uuid
      where e.at > ${before} and e.to_status = m.status and m.assignee_uuid is distinct from e.actor_uuid
        and e.name in ('care_moment_approved', 'care_moment_disapproved', 'care_moment_proposed', 'care_moment_not_worked', 'care_moment_reopened')
        and e.uuid = (select l.uuid from event l where l.subject_uuid = m.uuid and l.to_status is not null order by l.uuid desc limit 1)
        and not exists (select 1 from notification n where n.event_uuid = e.uuid and n.account_uuid = m.assignee_uuid)`,
  ),
  'an organization hears who reacts, and of hours that wait for it': bySql(
    ({ before }) => sql`select m.title || ' ' || e.name || ' ' || e.at from event e join care_moment m on m.uuid = e.subject_uuid
      where e.at > ${before} and e.name = 'care_moment_submitted' and m.status = 'awaiting_approval' and e.actor_uuid = m.assignee_uuid
        and e.uuid = (select l.uuid from event l where l.subject_uuid = m.uuid and l.to_status is not null order by l.uuid desc limit 1)
        and not exists (select 1 from notification n join organization_user u on u.uuid = n.account_uuid where n.event_uuid = e.uuid and u.organization_uuid = m.organization_uuid)
      union all select m.title || ' ' || e.name || ' ' || e.at from event e join care_moment_publication_reaction r on r.uuid = e.subject_uuid
        join care_moment_publication p on p.uuid = r.care_moment_publication_uuid join care_moment m on m.uuid = p.care_moment_uuid
      where e.at > ${before} and e.name = 'reaction_placed' and r.status = 'open' and e.data ->> 'quiet' is null
        and not exists (select 1 from notification n join organization_user u on u.uuid = n.account_uuid where n.event_uuid = e.uuid and u.organization_uuid = m.organization_uuid)`,
  ),
  'whoever gets an invoice hears of it': bySql(
    ({
      before,
    }) => sql`select i.number from care_moment_invoice i where i.created_at > ${before} and not exists (select 1 from event e
        join notification n on n.event_uuid = e.uuid and n.account_uuid = i.care_worker_uuid
        where e.subject_uuid = i.uuid and e.name in ('invoice_made', 'invoice_credited'))`,
  ),
  'an organization hears that nobody comes': bySql(
    ({ before }) => sql`select m.title from event e join care_moment m on m.uuid = e.subject_uuid
      where e.name = any(${officeHears}::text[]) and e.at > ${before}
        and not exists (select 1 from notification n join organization_user u on u.uuid = n.account_uuid
          where n.event_uuid = e.uuid and u.organization_uuid = m.organization_uuid)`,
  ),
  'nobody of another organization hears of it': bySql(
    ({
      before,
    }) => sql`select n.subject || ' ' || a.username from notification n join account a on a.uuid = n.account_uuid join organization_user u on u.uuid = a.uuid
      join event e on e.uuid = n.event_uuid join care_moment m on m.uuid = e.subject_uuid
      where n.created_at > ${before} and m.organization_uuid <> u.organization_uuid`,
  ),
}
