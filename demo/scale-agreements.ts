// The agreements of the large world: one for each assigned shift. Those of past shifts were agreed to; some of those to come
// wait.
import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { agreementText } from '../rules/documents/assignment-agreement.ts'
import type { Scale, Step } from './scale-size.ts'

// The same text for all, so that all have the same hash.
const sections = [{ title: 'De opdracht', text: 'Zorg zoals die bij de dienst staat.' }]
const headings = { freelance: 'Overeenkomst van opdracht', temp_work: 'Opdrachtbevestiging' }
const hashes = Object.fromEntries(
  Object.entries(headings).map(([form, heading]) => [form, hash('sha256', agreementText(heading, sections))]),
)

export const scaledAgreements = ({ now }: Scale): Step[] => [
  sql`insert into assignment_agreement (status, care_moment_uuid, care_worker_uuid, organization_uuid, location_uuid, agreement_template_uuid,
      contract_type, hourly_rate, rate_proposed_by, facts, sections, hash, created_at, organization_agreed_at, organization_agreed_by,
      organization_agreed_name, worker_agreed_at, worker_agreed_by, worker_agreed_name, ended_at)
    select made.status, m.uuid, m.assignee_uuid, m.organization_uuid, m.location_uuid, template.uuid, m.contract_type, m.hourly_rate, 'organization',
      jsonb_build_object('careWorkerName', p.first_name || ' ' || p.last_name, 'organizationName', o.name, 'locationName', l.name || ', ' || l.city,
        'level', level.name, 'serviceTypeName', null, 'startDate', m.start_date, 'endDate', m.end_date, 'breakMinutes', m.break_minutes,
        'breakFrom', null, 'covers', 'shift', 'hourlyRate', m.hourly_rate, 'bonus', m.bonus, 'cancellationTermHours', m.cancellation_term_hours,
        'paymentTermDays', 14),
      ${JSON.stringify(sections)}::jsonb, ${JSON.stringify(hashes)}::jsonb ->> m.contract_type, made.at,
      case when made.by_organization then made.at end, case when made.by_organization then boss.uuid end,
      case when made.by_organization then boss.first_name || ' ' || boss.last_name end, case when made.by_worker then made.at end,
      case when made.by_worker then m.assignee_uuid end, case when made.by_worker then p.first_name || ' ' || p.last_name end,
      case made.status when 'ended' then made.at end
    from job join care_moment m on m.uuid = job.uuid join care_worker_profile p on p.uuid = m.assignee_uuid
    join organization o on o.uuid = m.organization_uuid join organization_location l on l.uuid = m.location_uuid
    join expertise_level level on level.uuid = m.expertise_level_uuid
    join agreement_template template on template.organization_uuid is null and template.version = 1 and template.contract_type = m.contract_type
    join lateral (select * from organization_user where organization_uuid = m.organization_uuid order by uuid limit 1) boss on true
    cross join lateral (select m.created_at + interval '6 hours' as at,
      case when m.status in ('canceled', 'not_worked') then 'ended' when m.start_date < ${now} then 'agreed'
        else (array['agreed', 'waiting_for_worker', 'waiting_for_organization'])[1 + job.n % 3] end as status) said
    cross join lateral (select said.*, said.status <> 'waiting_for_organization' as by_organization, said.status <> 'waiting_for_worker' as by_worker) made`,
  sql`insert into assignment_agreement_moment (assignment_agreement_uuid, care_moment_uuid, added_at, ended_at)
    select a.uuid, a.care_moment_uuid, a.created_at, a.ended_at from job join assignment_agreement a on a.care_moment_uuid = job.uuid`,
]
