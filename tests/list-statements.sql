-- # What each list looks for, by role

-- accounts.settings
-- CARE_WORKER, CLIENT_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE, ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
select user_setting.uuid from user_setting where user_setting.uuid = $1 order by uuid

-- accounts.sessions
-- CARE_WORKER, CLIENT_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE, ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
select account_session.uuid, account_session.last_used_at as k0
from account_session
where account_session.account_uuid = $1
and account_session.complete
and account_session.expires_at > now()
order by k0 desc, uuid

-- agreements.list
-- CARE_WORKER, CLIENT_ADMIN, BACK_OFFICE_EMPLOYEE, ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
select agreement.uuid, agreement.at as k0, agreement.paper as k1
from agreement
where agreement.account_uuid = $1
order by k0 desc, k1, uuid
-- PLANNER
select agreement.uuid, agreement.at as k0, agreement.paper as k1 from agreement order by k0 desc, k1, uuid

-- agreementTemplates.list
-- PLANNER
select agreement_template.uuid, agreement_template.contract_type as k0, agreement_template.version as k1
from agreement_template
order by k0, k1 desc, uuid

-- apiClients.list
-- ORGANIZATION_USER
select api_client.uuid, api_client.created_at as k0
from api_client
where api_client.organization_uuid = (select organization_uuid from organization_user where uuid = $1)
order by k0, uuid
-- PLANNER
select api_client.uuid, api_client.created_at as k0 from api_client where api_client.organization_uuid is null order by k0, uuid

-- assignmentAgreements.list
-- CARE_WORKER
select assignment_agreement.uuid, assignment_agreement.created_at as k0, assignment_agreement.sequence as k1
from assignment_agreement
where assignment_agreement.care_worker_uuid = $1::uuid
order by k0 desc, k1 desc, uuid
-- ORGANIZATION_USER
select assignment_agreement.uuid, assignment_agreement.created_at as k0, assignment_agreement.sequence as k1
from assignment_agreement
where assignment_agreement.organization_uuid = (select organization_uuid from organization_user where uuid = $1)
order by k0 desc, k1 desc, uuid
-- ORGANIZATION_LOCATION_ADMIN
select assignment_agreement.uuid, assignment_agreement.created_at as k0, assignment_agreement.sequence as k1
from assignment_agreement
where assignment_agreement.organization_uuid = (select organization_uuid from organization_user where uuid = $1)
and exists ( select 1 from organization_user_location mine join care_moment m on m.location_uuid = mine.location_uuid join assignment_agreement_moment l on l.care_moment_uuid = m.uuid where mine.user_uuid = $2 and l.assignment_agreement_uuid = coalesce(assignment_agreement.amends_uuid, assignment_agreement.uuid))
order by k0 desc, k1 desc, uuid
-- PLANNER
select assignment_agreement.uuid, assignment_agreement.created_at as k0, assignment_agreement.sequence as k1
from assignment_agreement
order by k0 desc, k1 desc, uuid

-- bigRegisters.list
-- PLANNER
select big_register.uuid, big_register.created_at as k0, big_register.uuid as k1 from big_register order by k0 desc, k1 desc, uuid

-- calls.holds
-- PLANNER, BACK_OFFICE_EMPLOYEE
select care_moment_hold.uuid, care_moment_hold.since as k0
from care_moment_hold
where care_moment_hold.seen_at > $1::timestamptz - $2 * interval '1 minute'
order by k0, uuid

-- calls.calls
-- PLANNER, BACK_OFFICE_EMPLOYEE
select care_moment_call.uuid, care_moment_call.started_at as k0 from care_moment_call order by k0 desc, uuid

-- careMoments.list
-- CARE_WORKER
select care_moment.uuid, care_moment.start_date as k0
from care_moment
where (care_moment.assignee_uuid = $1 or care_moment.uuid = any(array(
  select care_moment_uuid from care_moment_invitation where care_worker_uuid = $2 and status = 'open'
))
or (care_moment.status = 'open'
and exists (
  select 1
  from care_moment_publication p
  where p.care_moment_uuid = care_moment.uuid
  and p.status = 'open'
  and ( coalesce(p.published_for_contract_types && (
    select contract_types from care_worker where uuid = $3
  ), false)
  and not (exists (select 1 from exclude_list e where e.care_worker_uuid = $4 and e.client_uuid = care_moment.client_uuid)
  or exists (select 1 from client_admin_client f where f.client_admin_uuid = $5 and f.client_uuid = care_moment.client_uuid))
  and (p.audience = 'everyone'
  or (p.audience = 'favorites' and exists (
    select 1
    from favorite_care_worker f
    where f.care_worker_uuid = $6::uuid
    and f.organization_uuid = care_moment.organization_uuid
  ))
  or (coalesce(p.widened #>> '{0,audience}', p.audience) = 'care_team' and exists (
    select 1 from care_team t where t.care_worker_uuid = $7::uuid and t.client_uuid = care_moment.client_uuid
  ))))
))
or care_moment.uuid = any(array(
  select p.care_moment_uuid
  from care_moment_publication_reaction r
  join care_moment_publication p on p.uuid = r.care_moment_publication_uuid
  join care_moment m on m.uuid = p.care_moment_uuid
  where r.care_worker_uuid = $8
  and ( coalesce(p.published_for_contract_types && (
    select contract_types from care_worker where uuid = $9
  ), false)
  and not (exists (select 1 from exclude_list e where e.care_worker_uuid = $10 and e.client_uuid = m.client_uuid)
  or exists (select 1 from client_admin_client f where f.client_admin_uuid = $11 and f.client_uuid = m.client_uuid))
  and (p.audience = 'everyone'
  or (p.audience = 'favorites' and exists (
    select 1 from favorite_care_worker f where f.care_worker_uuid = $12::uuid and f.organization_uuid = m.organization_uuid
  ))
  or (coalesce(p.widened #>> '{0,audience}', p.audience) = 'care_team' and exists (
    select 1 from care_team t where t.care_worker_uuid = $13::uuid and t.client_uuid = m.client_uuid
  ))))
)))
order by k0, uuid
-- CLIENT_ADMIN
select care_moment.uuid, care_moment.start_date as k0
from care_moment
where care_moment.client_uuid = any(array(select client_uuid from client_admin_client where client_admin_uuid = $1))
order by k0, uuid
-- PLANNER
select care_moment.uuid, care_moment.start_date as k0 from care_moment order by k0, uuid
-- BACK_OFFICE_EMPLOYEE
select care_moment.uuid, care_moment.start_date as k0 from care_moment where care_moment.status = 'open' order by k0, uuid
-- ORGANIZATION_USER
select care_moment.uuid, care_moment.start_date as k0
from care_moment
where care_moment.organization_uuid = (select organization_uuid from organization_user where uuid = $1)
order by k0, uuid
-- ORGANIZATION_LOCATION_ADMIN
select care_moment.uuid, care_moment.start_date as k0
from care_moment
where care_moment.location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $1))
order by k0, uuid

-- careMoments.listOfCareWorker
-- CARE_WORKER
select care_moment.uuid, care_moment.start_date as k0
from care_moment
where ((care_moment.assignee_uuid = $1) and care_moment.assignee_uuid = $2::uuid)
and (care_moment.assignee_uuid = $3 or care_moment.uuid = any(array(
  select care_moment_uuid from care_moment_invitation where care_worker_uuid = $4 and status = 'open'
))
or (care_moment.status = 'open'
and exists (
  select 1
  from care_moment_publication p
  where p.care_moment_uuid = care_moment.uuid
  and p.status = 'open'
  and ( coalesce(p.published_for_contract_types && (
    select contract_types from care_worker where uuid = $5
  ), false)
  and not (exists (select 1 from exclude_list e where e.care_worker_uuid = $6 and e.client_uuid = care_moment.client_uuid)
  or exists (select 1 from client_admin_client f where f.client_admin_uuid = $7 and f.client_uuid = care_moment.client_uuid))
  and (p.audience = 'everyone'
  or (p.audience = 'favorites' and exists (
    select 1
    from favorite_care_worker f
    where f.care_worker_uuid = $8::uuid
    and f.organization_uuid = care_moment.organization_uuid
  ))
  or (coalesce(p.widened #>> '{0,audience}', p.audience) = 'care_team' and exists (
    select 1 from care_team t where t.care_worker_uuid = $9::uuid and t.client_uuid = care_moment.client_uuid
  ))))
))
or care_moment.uuid = any(array(
  select p.care_moment_uuid
  from care_moment_publication_reaction r
  join care_moment_publication p on p.uuid = r.care_moment_publication_uuid
  join care_moment m on m.uuid = p.care_moment_uuid
  where r.care_worker_uuid = $10
  and ( coalesce(p.published_for_contract_types && (
    select contract_types from care_worker where uuid = $11
  ), false)
  and not (exists (select 1 from exclude_list e where e.care_worker_uuid = $12 and e.client_uuid = m.client_uuid)
  or exists (select 1 from client_admin_client f where f.client_admin_uuid = $13 and f.client_uuid = m.client_uuid))
  and (p.audience = 'everyone'
  or (p.audience = 'favorites' and exists (
    select 1 from favorite_care_worker f where f.care_worker_uuid = $14::uuid and f.organization_uuid = m.organization_uuid
  ))
  or (coalesce(p.widened #>> '{0,audience}', p.audience) = 'care_team' and exists (
    select 1 from care_team t where t.care_worker_uuid = $15::uuid and t.client_uuid = m.client_uuid
  ))))
)))
order by k0, uuid
-- PLANNER
select care_moment.uuid, care_moment.start_date as k0
from care_moment
where care_moment.assignee_uuid = $1::uuid
and true
order by k0, uuid

-- careMoments.listOfClient
-- CARE_WORKER
select care_moment.uuid, care_moment.start_date as k0
from care_moment
where ((care_moment.assignee_uuid = $1) and care_moment.client_uuid = $2::uuid)
and (care_moment.assignee_uuid = $3 or care_moment.uuid = any(array(
  select care_moment_uuid from care_moment_invitation where care_worker_uuid = $4 and status = 'open'
))
or (care_moment.status = 'open'
and exists (
  select 1
  from care_moment_publication p
  where p.care_moment_uuid = care_moment.uuid
  and p.status = 'open'
  and ( coalesce(p.published_for_contract_types && (
    select contract_types from care_worker where uuid = $5
  ), false)
  and not (exists (select 1 from exclude_list e where e.care_worker_uuid = $6 and e.client_uuid = care_moment.client_uuid)
  or exists (select 1 from client_admin_client f where f.client_admin_uuid = $7 and f.client_uuid = care_moment.client_uuid))
  and (p.audience = 'everyone'
  or (p.audience = 'favorites' and exists (
    select 1
    from favorite_care_worker f
    where f.care_worker_uuid = $8::uuid
    and f.organization_uuid = care_moment.organization_uuid
  ))
  or (coalesce(p.widened #>> '{0,audience}', p.audience) = 'care_team' and exists (
    select 1 from care_team t where t.care_worker_uuid = $9::uuid and t.client_uuid = care_moment.client_uuid
  ))))
))
or care_moment.uuid = any(array(
  select p.care_moment_uuid
  from care_moment_publication_reaction r
  join care_moment_publication p on p.uuid = r.care_moment_publication_uuid
  join care_moment m on m.uuid = p.care_moment_uuid
  where r.care_worker_uuid = $10
  and ( coalesce(p.published_for_contract_types && (
    select contract_types from care_worker where uuid = $11
  ), false)
  and not (exists (select 1 from exclude_list e where e.care_worker_uuid = $12 and e.client_uuid = m.client_uuid)
  or exists (select 1 from client_admin_client f where f.client_admin_uuid = $13 and f.client_uuid = m.client_uuid))
  and (p.audience = 'everyone'
  or (p.audience = 'favorites' and exists (
    select 1 from favorite_care_worker f where f.care_worker_uuid = $14::uuid and f.organization_uuid = m.organization_uuid
  ))
  or (coalesce(p.widened #>> '{0,audience}', p.audience) = 'care_team' and exists (
    select 1 from care_team t where t.care_worker_uuid = $15::uuid and t.client_uuid = m.client_uuid
  ))))
)))
order by k0, uuid
-- CLIENT_ADMIN
select care_moment.uuid, care_moment.start_date as k0
from care_moment
where care_moment.client_uuid = $1::uuid
and care_moment.client_uuid = any(array(select client_uuid from client_admin_client where client_admin_uuid = $2))
order by k0, uuid
-- PLANNER
select care_moment.uuid, care_moment.start_date as k0
from care_moment
where care_moment.client_uuid = $1::uuid
and true
order by k0, uuid
-- ORGANIZATION_USER
select care_moment.uuid, care_moment.start_date as k0
from care_moment
where care_moment.client_uuid = $1::uuid
and care_moment.organization_uuid = (select organization_uuid from organization_user where uuid = $2)
order by k0, uuid
-- ORGANIZATION_LOCATION_ADMIN
select care_moment.uuid, care_moment.start_date as k0
from care_moment
where care_moment.client_uuid = $1::uuid
and care_moment.location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $2))
order by k0, uuid

-- careMoments.history
-- ORGANIZATION_USER
select care_moment_event.uuid, care_moment_event.uuid as k0
from care_moment_event
left join care_moment "careMoment" on "careMoment".uuid = care_moment_event.care_moment_uuid
left join organization_location "careMoment.location" on "careMoment.location".uuid = "careMoment".location_uuid
where care_moment_event.care_moment_uuid = $1::uuid
and care_moment_event.uuid >= events_from($2::uuid)
and "careMoment.location".organization_uuid = (select organization_uuid from organization_user where uuid = $3)
order by k0 desc, uuid
-- ORGANIZATION_LOCATION_ADMIN
select care_moment_event.uuid, care_moment_event.uuid as k0
from care_moment_event
left join care_moment "careMoment" on "careMoment".uuid = care_moment_event.care_moment_uuid
where care_moment_event.care_moment_uuid = $1::uuid
and care_moment_event.uuid >= events_from($2::uuid)
and "careMoment".location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $3))
order by k0 desc, uuid
-- PLANNER
select care_moment_event.uuid, care_moment_event.uuid as k0
from care_moment_event
where care_moment_event.care_moment_uuid = $1::uuid
and care_moment_event.uuid >= events_from($2::uuid)
and true
order by k0 desc, uuid

-- careTeams.list
-- ORGANIZATION_USER
select care_team.uuid, "careWorker.profile".last_name_sorted as k0, "careWorker.profile".first_name_sorted as k1
from care_team
left join care_worker "careWorker" on "careWorker".uuid = care_team.care_worker_uuid
left join care_worker_profile "careWorker.profile" on "careWorker.profile".uuid = "careWorker".profile_uuid
where care_team.client_uuid in (
  select c.uuid
  from client c
  join organization_location l on l.uuid in (c.responsible_location_uuid, c.created_by_organization_location_uuid)
  where l.organization_uuid = (select organization_uuid from organization_user where uuid = $1)
)
order by k0, k1, uuid
-- ORGANIZATION_LOCATION_ADMIN
select care_team.uuid, "careWorker.profile".last_name_sorted as k0, "careWorker.profile".first_name_sorted as k1
from care_team
left join care_worker "careWorker" on "careWorker".uuid = care_team.care_worker_uuid
left join care_worker_profile "careWorker.profile" on "careWorker.profile".uuid = "careWorker".profile_uuid
where care_team.client_uuid in (
  select c.uuid
  from client c
  where c.responsible_location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $1))
)
order by k0, k1, uuid
-- PLANNER
select care_team.uuid, "careWorker.profile".last_name_sorted as k0, "careWorker.profile".first_name_sorted as k1
from care_team
join care_worker "careWorker" on "careWorker".uuid = care_team.care_worker_uuid
join care_worker_profile "careWorker.profile" on "careWorker.profile".uuid = "careWorker".profile_uuid
order by k0, k1, uuid
-- CLIENT_ADMIN
select care_team.uuid, "careWorker.profile".last_name_sorted as k0, "careWorker.profile".first_name_sorted as k1
from care_team
left join care_worker "careWorker" on "careWorker".uuid = care_team.care_worker_uuid
left join care_worker_profile "careWorker.profile" on "careWorker.profile".uuid = "careWorker".profile_uuid
where care_team.client_uuid in (select client_uuid from client_admin_client where client_admin_uuid = $1)
order by k0, k1, uuid
-- CARE_WORKER
select care_team.uuid, "careWorker.profile".last_name_sorted as k0, "careWorker.profile".first_name_sorted as k1
from care_team
left join care_worker "careWorker" on "careWorker".uuid = care_team.care_worker_uuid
left join care_worker_profile "careWorker.profile" on "careWorker.profile".uuid = "careWorker".profile_uuid
where care_team.client_uuid in ( select client_uuid from care_team where care_worker_uuid = $1 union all select client_uuid from care_moment where assignee_uuid = $2 and end_date > $3::timestamptz - interval '90 days' and status not in ('canceled', 'withdrawn'))
order by k0, k1, uuid

-- careTeams.careWorkers
-- ORGANIZATION_USER
select care_worker.uuid, profile.last_name_sorted as k0, profile.first_name_sorted as k1
from care_worker
left join care_worker_profile profile on profile.uuid = care_worker.profile_uuid
where care_worker.uuid in ( select care_worker_uuid from care_team where client_uuid = $1::uuid union all select assignee_uuid from care_moment where client_uuid = $2::uuid and end_date > $3::timestamptz - interval '90 days' and status not in ('canceled', 'withdrawn'))
and care_worker.uuid in ( select care_worker_uuid from favorite_care_worker where organization_uuid = (
  select organization_uuid from organization_user where uuid = $4
) union all
select assignee_uuid
from care_moment
where assignee_uuid is not null
and care_moment.organization_uuid = (select organization_uuid from organization_user where uuid = $5)
union all
select r.care_worker_uuid
from care_moment
join care_moment_publication p on p.care_moment_uuid = care_moment.uuid
join care_moment_publication_reaction r on r.care_moment_publication_uuid = p.uuid
where care_moment.organization_uuid = (select organization_uuid from organization_user where uuid = $6)
union all
select c.care_worker_uuid
from conversation c
join care_moment on care_moment.uuid = c.about_moment_uuid
where care_moment.organization_uuid = (select organization_uuid from organization_user where uuid = $7))
order by k0, k1, uuid
-- ORGANIZATION_LOCATION_ADMIN
select care_worker.uuid, profile.last_name_sorted as k0, profile.first_name_sorted as k1
from care_worker
left join care_worker_profile profile on profile.uuid = care_worker.profile_uuid
where care_worker.uuid in ( select care_worker_uuid from care_team where client_uuid = $1::uuid union all select assignee_uuid from care_moment where client_uuid = $2::uuid and end_date > $3::timestamptz - interval '90 days' and status not in ('canceled', 'withdrawn'))
and care_worker.uuid in ( select care_worker_uuid from favorite_care_worker where organization_uuid = (
  select organization_uuid from organization_user where uuid = $4
) union all
select assignee_uuid
from care_moment
where assignee_uuid is not null
and care_moment.location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $5))
union all
select r.care_worker_uuid
from care_moment
join care_moment_publication p on p.care_moment_uuid = care_moment.uuid
join care_moment_publication_reaction r on r.care_moment_publication_uuid = p.uuid
where care_moment.location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $6))
union all
select c.care_worker_uuid
from conversation c
join care_moment on care_moment.uuid = c.about_moment_uuid
where care_moment.location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $7)))
order by k0, k1, uuid
-- PLANNER
select care_worker.uuid, profile.last_name_sorted as k0, profile.first_name_sorted as k1
from care_worker
left join care_worker_profile profile on profile.uuid = care_worker.profile_uuid
where care_worker.uuid in ( select care_worker_uuid from care_team where client_uuid = $1::uuid union all select assignee_uuid from care_moment where client_uuid = $2::uuid and end_date > $3::timestamptz - interval '90 days' and status not in ('canceled', 'withdrawn'))
and true
order by k0, k1, uuid
-- CLIENT_ADMIN
select care_worker.uuid, profile.last_name_sorted as k0, profile.first_name_sorted as k1
from care_worker
left join care_worker_profile profile on profile.uuid = care_worker.profile_uuid
where care_worker.uuid in ( select care_worker_uuid from care_team where client_uuid = $1::uuid union all select assignee_uuid from care_moment where client_uuid = $2::uuid and end_date > $3::timestamptz - interval '90 days' and status not in ('canceled', 'withdrawn'))
and care_worker.uuid in ( select care_worker_uuid from care_team where client_uuid = any(array(
  select client_uuid from client_admin_client where client_admin_uuid = $4
))
union all
select assignee_uuid
from care_moment
where client_uuid = any(array(select client_uuid from client_admin_client where client_admin_uuid = $5))
and end_date > $6::timestamptz - interval '90 days'
and status not in ('canceled', 'withdrawn'))
order by k0, k1, uuid
-- CARE_WORKER
select care_worker.uuid, profile.last_name_sorted as k0, profile.first_name_sorted as k1
from care_worker
left join care_worker_profile profile on profile.uuid = care_worker.profile_uuid
where care_worker.uuid in ( select care_worker_uuid from care_team where client_uuid = $1::uuid union all select assignee_uuid from care_moment where client_uuid = $2::uuid and end_date > $3::timestamptz - interval '90 days' and status not in ('canceled', 'withdrawn'))
and care_worker.uuid = $4
order by k0, k1, uuid

-- careTeams.excludeLists
-- ORGANIZATION_USER
select exclude_list.uuid, "careWorker.profile".last_name_sorted as k0, "careWorker.profile".first_name_sorted as k1
from exclude_list
left join care_worker "careWorker" on "careWorker".uuid = exclude_list.care_worker_uuid
left join care_worker_profile "careWorker.profile" on "careWorker.profile".uuid = "careWorker".profile_uuid
where exclude_list.client_uuid in (
  select c.uuid
  from client c
  join organization_location l on l.uuid in (c.responsible_location_uuid, c.created_by_organization_location_uuid)
  where l.organization_uuid = (select organization_uuid from organization_user where uuid = $1)
)
order by k0, k1, uuid
-- ORGANIZATION_LOCATION_ADMIN
select exclude_list.uuid, "careWorker.profile".last_name_sorted as k0, "careWorker.profile".first_name_sorted as k1
from exclude_list
left join care_worker "careWorker" on "careWorker".uuid = exclude_list.care_worker_uuid
left join care_worker_profile "careWorker.profile" on "careWorker.profile".uuid = "careWorker".profile_uuid
where exclude_list.client_uuid in (
  select c.uuid
  from client c
  where c.responsible_location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $1))
)
order by k0, k1, uuid
-- PLANNER
select exclude_list.uuid, "careWorker.profile".last_name_sorted as k0, "careWorker.profile".first_name_sorted as k1
from exclude_list
join care_worker "careWorker" on "careWorker".uuid = exclude_list.care_worker_uuid
join care_worker_profile "careWorker.profile" on "careWorker.profile".uuid = "careWorker".profile_uuid
order by k0, k1, uuid

-- careWorkerExports.list
-- CARE_WORKER
select care_worker_export.uuid, care_worker_export.created_at as k0
from care_worker_export
where (care_worker_export.account_uuid = $1 and care_worker_export.care_worker_uuid = $2)
order by k0 desc, uuid
-- PLANNER
select care_worker_export.uuid, care_worker_export.created_at as k0
from care_worker_export
where care_worker_export.account_uuid = $1
order by k0 desc, uuid

-- careWorkers.list
-- PLANNER
select care_worker.uuid, profile.last_name_sorted as k0, profile.first_name_sorted as k1
from care_worker
join care_worker_profile profile on profile.uuid = care_worker.profile_uuid
order by k0, k1, uuid
-- ORGANIZATION_USER
select care_worker.uuid, profile.last_name_sorted as k0, profile.first_name_sorted as k1
from care_worker
left join care_worker_profile profile on profile.uuid = care_worker.profile_uuid
where care_worker.uuid in ( select care_worker_uuid from favorite_care_worker where organization_uuid = (
  select organization_uuid from organization_user where uuid = $1
) union all
select assignee_uuid
from care_moment
where assignee_uuid is not null
and care_moment.organization_uuid = (select organization_uuid from organization_user where uuid = $2)
union all
select r.care_worker_uuid
from care_moment
join care_moment_publication p on p.care_moment_uuid = care_moment.uuid
join care_moment_publication_reaction r on r.care_moment_publication_uuid = p.uuid
where care_moment.organization_uuid = (select organization_uuid from organization_user where uuid = $3)
union all
select c.care_worker_uuid
from conversation c
join care_moment on care_moment.uuid = c.about_moment_uuid
where care_moment.organization_uuid = (select organization_uuid from organization_user where uuid = $4))
order by k0, k1, uuid
-- ORGANIZATION_LOCATION_ADMIN
select care_worker.uuid, profile.last_name_sorted as k0, profile.first_name_sorted as k1
from care_worker
left join care_worker_profile profile on profile.uuid = care_worker.profile_uuid
where care_worker.uuid in ( select care_worker_uuid from favorite_care_worker where organization_uuid = (
  select organization_uuid from organization_user where uuid = $1
) union all
select assignee_uuid
from care_moment
where assignee_uuid is not null
and care_moment.location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $2))
union all
select r.care_worker_uuid
from care_moment
join care_moment_publication p on p.care_moment_uuid = care_moment.uuid
join care_moment_publication_reaction r on r.care_moment_publication_uuid = p.uuid
where care_moment.location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $3))
union all
select c.care_worker_uuid
from conversation c
join care_moment on care_moment.uuid = c.about_moment_uuid
where care_moment.location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $4)))
order by k0, k1, uuid

-- careWorkers.availabilities
-- CARE_WORKER
select care_worker_availability.uuid, care_worker_availability.start_date as k0
from care_worker_availability
where care_worker_availability.care_worker_uuid = $1
order by k0, uuid
-- PLANNER
select care_worker_availability.uuid, care_worker_availability.start_date as k0 from care_worker_availability order by k0, uuid

-- careWorkers.notes
-- PLANNER
select care_worker_note.uuid, care_worker_note.created_at as k0, care_worker_note.uuid as k1
from care_worker_note
order by k0 desc, k1 desc, uuid

-- checkedCareWorkers.list
-- ORGANIZATION_USER
select care_worker.uuid, profile.last_name_sorted as k0, profile.first_name_sorted as k1
from care_worker
left join care_worker_profile profile on profile.uuid = care_worker.profile_uuid
where care_worker.uuid in (
  select m.assignee_uuid
  from care_moment m
  where m.assignee_uuid is not null
  and m.organization_uuid = (select organization_uuid from organization_user where uuid = $1)
  and m.end_date > $2::timestamptz - interval '1 year'
  and m.status not in ('canceled', 'not_worked')
)
order by k0, k1, uuid
-- ORGANIZATION_LOCATION_ADMIN
select care_worker.uuid, profile.last_name_sorted as k0, profile.first_name_sorted as k1
from care_worker
left join care_worker_profile profile on profile.uuid = care_worker.profile_uuid
where care_worker.uuid in (
  select m.assignee_uuid
  from care_moment m
  where m.assignee_uuid is not null
  and m.location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $1))
  and m.end_date > $2::timestamptz - interval '1 year'
  and m.status not in ('canceled', 'not_worked')
)
order by k0, k1, uuid

-- clientCare.relations
-- ORGANIZATION_USER
select client_relation.uuid, client_relation.is_first_contact as k0, client_relation.last_name_sorted as k1, client_relation.first_name_sorted as k2
from client_relation
where client_relation.client_uuid in (
  select c.uuid
  from client c
  join organization_location l on l.uuid in (c.responsible_location_uuid, c.created_by_organization_location_uuid)
  where l.organization_uuid = (select organization_uuid from organization_user where uuid = $1)
)
order by k0 desc, k1, k2, uuid
-- ORGANIZATION_LOCATION_ADMIN
select client_relation.uuid, client_relation.is_first_contact as k0, client_relation.last_name_sorted as k1, client_relation.first_name_sorted as k2
from client_relation
where client_relation.client_uuid in (
  select c.uuid
  from client c
  where c.responsible_location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $1))
)
order by k0 desc, k1, k2, uuid
-- PLANNER
select client_relation.uuid, client_relation.is_first_contact as k0, client_relation.last_name_sorted as k1, client_relation.first_name_sorted as k2
from client_relation
order by k0 desc, k1, k2, uuid
-- CARE_WORKER
select client_relation.uuid, client_relation.is_first_contact as k0, client_relation.last_name_sorted as k1, client_relation.first_name_sorted as k2
from client_relation
where client_relation.client_uuid in ( select client_uuid from care_team where care_worker_uuid = $1 union all select client_uuid from care_moment where assignee_uuid = $2 and end_date > $3::timestamptz - interval '90 days' and status not in ('canceled', 'withdrawn'))
order by k0 desc, k1, k2, uuid
-- CLIENT_ADMIN
select client_relation.uuid, client_relation.is_first_contact as k0, client_relation.last_name_sorted as k1, client_relation.first_name_sorted as k2
from client_relation
where client_relation.client_uuid in (select client_uuid from client_admin_client where client_admin_uuid = $1)
order by k0 desc, k1, k2, uuid

-- clientCare.requests
-- ORGANIZATION_USER
select care_request.uuid, care_request.created_at as k0
from care_request
where care_request.client_uuid in (
  select c.uuid
  from client c
  join organization_location l on l.uuid in (c.responsible_location_uuid, c.created_by_organization_location_uuid)
  where l.organization_uuid = (select organization_uuid from organization_user where uuid = $1)
)
order by k0 desc, uuid
-- ORGANIZATION_LOCATION_ADMIN
select care_request.uuid, care_request.created_at as k0
from care_request
where care_request.client_uuid in (
  select c.uuid
  from client c
  where c.responsible_location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $1))
)
order by k0 desc, uuid
-- PLANNER
select care_request.uuid, care_request.created_at as k0 from care_request order by k0 desc, uuid
-- CARE_WORKER
select care_request.uuid, care_request.created_at as k0
from care_request
where care_request.client_uuid in ( select client_uuid from care_team where care_worker_uuid = $1 union all select client_uuid from care_moment where assignee_uuid = $2 and end_date > $3::timestamptz - interval '90 days' and status not in ('canceled', 'withdrawn'))
order by k0 desc, uuid
-- CLIENT_ADMIN
select care_request.uuid, care_request.created_at as k0
from care_request
where care_request.client_uuid in (select client_uuid from client_admin_client where client_admin_uuid = $1)
order by k0 desc, uuid

-- clientCare.planProblems
-- ORGANIZATION_USER
select care_plan_problem.uuid, problem.number as k0
from care_plan_problem
left join omaha_system_domain_problem problem on problem.uuid = care_plan_problem.problem_uuid
where care_plan_problem.client_uuid in (
  select c.uuid
  from client c
  join organization_location l on l.uuid in (c.responsible_location_uuid, c.created_by_organization_location_uuid)
  where l.organization_uuid = (select organization_uuid from organization_user where uuid = $1)
)
order by k0, uuid
-- ORGANIZATION_LOCATION_ADMIN
select care_plan_problem.uuid, problem.number as k0
from care_plan_problem
left join omaha_system_domain_problem problem on problem.uuid = care_plan_problem.problem_uuid
where care_plan_problem.client_uuid in (
  select c.uuid
  from client c
  where c.responsible_location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $1))
)
order by k0, uuid
-- PLANNER
select care_plan_problem.uuid, problem.number as k0
from care_plan_problem
join omaha_system_domain_problem problem on problem.uuid = care_plan_problem.problem_uuid
order by k0, uuid
-- CARE_WORKER
select care_plan_problem.uuid, problem.number as k0
from care_plan_problem
left join omaha_system_domain_problem problem on problem.uuid = care_plan_problem.problem_uuid
where care_plan_problem.client_uuid in ( select client_uuid from care_team where care_worker_uuid = $1 union all select client_uuid from care_moment where assignee_uuid = $2 and end_date > $3::timestamptz - interval '90 days' and status not in ('canceled', 'withdrawn'))
order by k0, uuid
-- CLIENT_ADMIN
select care_plan_problem.uuid, problem.number as k0
from care_plan_problem
left join omaha_system_domain_problem problem on problem.uuid = care_plan_problem.problem_uuid
where care_plan_problem.client_uuid in (select client_uuid from client_admin_client where client_admin_uuid = $1)
order by k0, uuid

-- clientCare.planScores
-- ORGANIZATION_USER
select care_plan_score.uuid, care_plan_score.scored_on as k0, care_plan_score.created_at as k1
from care_plan_score
where care_plan_score.client_uuid in (
  select c.uuid
  from client c
  join organization_location l on l.uuid in (c.responsible_location_uuid, c.created_by_organization_location_uuid)
  where l.organization_uuid = (select organization_uuid from organization_user where uuid = $1)
)
order by k0, k1, uuid
-- ORGANIZATION_LOCATION_ADMIN
select care_plan_score.uuid, care_plan_score.scored_on as k0, care_plan_score.created_at as k1
from care_plan_score
where care_plan_score.client_uuid in (
  select c.uuid
  from client c
  where c.responsible_location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $1))
)
order by k0, k1, uuid
-- PLANNER
select care_plan_score.uuid, care_plan_score.scored_on as k0, care_plan_score.created_at as k1
from care_plan_score
order by k0, k1, uuid
-- CARE_WORKER
select care_plan_score.uuid, care_plan_score.scored_on as k0, care_plan_score.created_at as k1
from care_plan_score
where care_plan_score.client_uuid in ( select client_uuid from care_team where care_worker_uuid = $1 union all select client_uuid from care_moment where assignee_uuid = $2 and end_date > $3::timestamptz - interval '90 days' and status not in ('canceled', 'withdrawn'))
order by k0, k1, uuid
-- CLIENT_ADMIN
select care_plan_score.uuid, care_plan_score.scored_on as k0, care_plan_score.created_at as k1
from care_plan_score
where care_plan_score.client_uuid in (select client_uuid from client_admin_client where client_admin_uuid = $1)
order by k0, k1, uuid

-- clientCare.medications
-- ORGANIZATION_USER
select medication.uuid, medication.name_sorted as k0, medication.from as k1
from medication
where medication.client_uuid in (
  select c.uuid
  from client c
  join organization_location l on l.uuid in (c.responsible_location_uuid, c.created_by_organization_location_uuid)
  where l.organization_uuid = (select organization_uuid from organization_user where uuid = $1)
)
order by k0, k1, uuid
-- ORGANIZATION_LOCATION_ADMIN
select medication.uuid, medication.name_sorted as k0, medication.from as k1
from medication
where medication.client_uuid in (
  select c.uuid
  from client c
  where c.responsible_location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $1))
)
order by k0, k1, uuid
-- PLANNER
select medication.uuid, medication.name_sorted as k0, medication.from as k1 from medication order by k0, k1, uuid
-- CARE_WORKER
select medication.uuid, medication.name_sorted as k0, medication.from as k1
from medication
where medication.client_uuid in ( select client_uuid from care_team where care_worker_uuid = $1 union all select client_uuid from care_moment where assignee_uuid = $2 and end_date > $3::timestamptz - interval '90 days' and status not in ('canceled', 'withdrawn'))
order by k0, k1, uuid
-- CLIENT_ADMIN
select medication.uuid, medication.name_sorted as k0, medication.from as k1
from medication
where medication.client_uuid in (select client_uuid from client_admin_client where client_admin_uuid = $1)
order by k0, k1, uuid

-- clientCare.reports
-- ORGANIZATION_USER
select client_report.uuid, client_report.created_at as k0
from client_report
where client_report.client_uuid in (
  select c.uuid
  from client c
  join organization_location l on l.uuid in (c.responsible_location_uuid, c.created_by_organization_location_uuid)
  where l.organization_uuid = (select organization_uuid from organization_user where uuid = $1)
)
order by k0 desc, uuid
-- ORGANIZATION_LOCATION_ADMIN
select client_report.uuid, client_report.created_at as k0
from client_report
where client_report.client_uuid in (
  select c.uuid
  from client c
  where c.responsible_location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $1))
)
order by k0 desc, uuid
-- PLANNER
select client_report.uuid, client_report.created_at as k0 from client_report order by k0 desc, uuid
-- CARE_WORKER
select client_report.uuid, client_report.created_at as k0
from client_report
where client_report.client_uuid in ( select client_uuid from care_team where care_worker_uuid = $1 union all select client_uuid from care_moment where assignee_uuid = $2 and end_date > $3::timestamptz - interval '90 days' and status not in ('canceled', 'withdrawn'))
order by k0 desc, uuid
-- CLIENT_ADMIN
select client_report.uuid, client_report.created_at as k0
from client_report
where client_report.client_uuid in (select client_uuid from client_admin_client where client_admin_uuid = $1)
order by k0 desc, uuid

-- clientCare.careAssistReports
-- ORGANIZATION_USER
select client_care_assist_report.uuid, client_care_assist_report.year as k0, client_care_assist_report.domain as k1
from client_care_assist_report
where client_care_assist_report.client_uuid in (
  select c.uuid
  from client c
  join organization_location l on l.uuid in (c.responsible_location_uuid, c.created_by_organization_location_uuid)
  where l.organization_uuid = (select organization_uuid from organization_user where uuid = $1)
)
order by k0 desc, k1, uuid
-- ORGANIZATION_LOCATION_ADMIN
select client_care_assist_report.uuid, client_care_assist_report.year as k0, client_care_assist_report.domain as k1
from client_care_assist_report
where client_care_assist_report.client_uuid in (
  select c.uuid
  from client c
  where c.responsible_location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $1))
)
order by k0 desc, k1, uuid
-- PLANNER
select client_care_assist_report.uuid, client_care_assist_report.year as k0, client_care_assist_report.domain as k1
from client_care_assist_report
order by k0 desc, k1, uuid
-- CARE_WORKER
select client_care_assist_report.uuid, client_care_assist_report.year as k0, client_care_assist_report.domain as k1
from client_care_assist_report
where client_care_assist_report.client_uuid in ( select client_uuid from care_team where care_worker_uuid = $1 union all select client_uuid from care_moment where assignee_uuid = $2 and end_date > $3::timestamptz - interval '90 days' and status not in ('canceled', 'withdrawn'))
order by k0 desc, k1, uuid
-- CLIENT_ADMIN
select client_care_assist_report.uuid, client_care_assist_report.year as k0, client_care_assist_report.domain as k1
from client_care_assist_report
where client_care_assist_report.client_uuid in (select client_uuid from client_admin_client where client_admin_uuid = $1)
order by k0 desc, k1, uuid

-- clientExports.list
-- CLIENT_ADMIN
select client_export.uuid, client_export.created_at as k0
from client_export
where (client_export.account_uuid = $1 and client_export.client_uuid in (
  select client_uuid from client_admin_client where client_admin_uuid = $2
))
order by k0 desc, uuid
-- PLANNER
select client_export.uuid, client_export.created_at as k0
from client_export
where client_export.account_uuid = $1
order by k0 desc, uuid

-- clients.list
-- ORGANIZATION_USER
select client.uuid, client.last_name_sorted as k0, client.first_name_sorted as k1
from client
where client.uuid in (
  select c.uuid
  from client c
  join organization_location l on l.uuid in (c.responsible_location_uuid, c.created_by_organization_location_uuid)
  where l.organization_uuid = (select organization_uuid from organization_user where uuid = $1)
)
order by k0, k1, uuid
-- ORGANIZATION_LOCATION_ADMIN
select client.uuid, client.last_name_sorted as k0, client.first_name_sorted as k1
from client
where client.uuid in (
  select c.uuid
  from client c
  where c.responsible_location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $1))
)
order by k0, k1, uuid
-- PLANNER
select client.uuid, client.last_name_sorted as k0, client.first_name_sorted as k1 from client order by k0, k1, uuid

-- clients.listOfClientAdmin
-- CLIENT_ADMIN
select client.uuid, client.last_name_sorted as k0, client.first_name_sorted as k1
from client
where client.uuid in (select client_uuid from client_admin_client where client_admin_uuid = $1::uuid)
and client.uuid in (select client_uuid from client_admin_client where client_admin_uuid = $2)
order by k0, k1, uuid
-- PLANNER
select client.uuid, client.last_name_sorted as k0, client.first_name_sorted as k1
from client
where client.uuid in (select client_uuid from client_admin_client where client_admin_uuid = $1::uuid)
and true
order by k0, k1, uuid

-- clients.listOfCareWorker
-- CARE_WORKER
select client.uuid, client.last_name_sorted as k0, client.first_name_sorted as k1
from client
where client.uuid in ( select client_uuid from care_team where care_worker_uuid = $1::uuid union all select client_uuid from care_moment where assignee_uuid = $2::uuid and end_date > $3::timestamptz - interval '90 days' and status not in ('canceled', 'withdrawn'))
and client.uuid in ( select client_uuid from care_team where care_worker_uuid = $4 union all select client_uuid from care_moment where assignee_uuid = $5 and end_date > $6::timestamptz - interval '90 days' and status not in ('canceled', 'withdrawn'))
order by k0, k1, uuid
-- PLANNER
select client.uuid, client.last_name_sorted as k0, client.first_name_sorted as k1
from client
where client.uuid in ( select client_uuid from care_team where care_worker_uuid = $1::uuid union all select client_uuid from care_moment where assignee_uuid = $2::uuid and end_date > $3::timestamptz - interval '90 days' and status not in ('canceled', 'withdrawn'))
and true
order by k0, k1, uuid

-- clients.clientAdmins
-- PLANNER
select client_admin.uuid, client_admin.last_name_sorted as k0
from client_admin
where client_admin.uuid in (select client_admin_uuid from client_admin_client where client_uuid = $1::uuid)
and true
order by k0, uuid

-- clients.endReasons
-- ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN, PLANNER
select client_end_reason.uuid, client_end_reason.name_sorted as k0 from client_end_reason order by k0, uuid

-- clients.accessLog
-- ORGANIZATION_USER
select access_log.uuid, access_log.at as k0, access_log.uuid as k1
from access_log
where access_log.client_uuids && (array[$1::uuid] || array(select uuid from joined_client where client_uuid = $2::uuid))
and exists (
  select 1
  from unnest(access_log.client_uuids) as named (uuid)
  cross join lateral (
    select coalesce((select j.client_uuid from joined_client j where j.uuid = named.uuid), named.uuid) as client_uuid
  ) seen
  where seen.client_uuid in (
    select c.uuid
    from client c
    join organization_location l on l.uuid in (c.responsible_location_uuid, c.created_by_organization_location_uuid)
    where l.organization_uuid = (select organization_uuid from organization_user where uuid = $3)
  )
)
order by k0 desc, k1 desc, uuid
-- ORGANIZATION_LOCATION_ADMIN
select access_log.uuid, access_log.at as k0, access_log.uuid as k1
from access_log
where access_log.client_uuids && (array[$1::uuid] || array(select uuid from joined_client where client_uuid = $2::uuid))
and exists (
  select 1
  from unnest(access_log.client_uuids) as named (uuid)
  cross join lateral (
    select coalesce((select j.client_uuid from joined_client j where j.uuid = named.uuid), named.uuid) as client_uuid
  ) seen
  where seen.client_uuid in (
    select c.uuid
    from client c
    where c.responsible_location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $3))
  )
)
order by k0 desc, k1 desc, uuid
-- PLANNER
select access_log.uuid, access_log.at as k0, access_log.uuid as k1
from access_log
where access_log.client_uuids && (array[$1::uuid] || array(select uuid from joined_client where client_uuid = $2::uuid))
and true
order by k0 desc, k1 desc, uuid
-- CLIENT_ADMIN
select access_log.uuid, access_log.at as k0, access_log.uuid as k1
from access_log
where access_log.client_uuids && (array[$1::uuid] || array(select uuid from joined_client where client_uuid = $2::uuid))
and exists (
  select 1
  from unnest(access_log.client_uuids) as named (uuid)
  cross join lateral (
    select coalesce((select j.client_uuid from joined_client j where j.uuid = named.uuid), named.uuid) as client_uuid
  ) seen
  where seen.client_uuid in (select client_uuid from client_admin_client where client_admin_uuid = $3)
)
order by k0 desc, k1 desc, uuid

-- contractProposals.list
-- CARE_WORKER
select contract_proposal.uuid, contract_proposal.created_at as k0
from contract_proposal
where contract_proposal.care_worker_uuid = $1
order by k0 desc, uuid
-- ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
select contract_proposal.uuid, contract_proposal.created_at as k0
from contract_proposal
where contract_proposal.organization_uuid = (select organization_uuid from organization_user where uuid = $1)
order by k0 desc, uuid
-- PLANNER
select contract_proposal.uuid, contract_proposal.created_at as k0 from contract_proposal order by k0 desc, uuid

-- contractProposals.salaryScales
-- CARE_WORKER, CLIENT_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE, ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
select salary_scale.uuid, salary_scale.scale as k0 from salary_scale order by k0, uuid

-- conversations.list
-- CARE_WORKER
select message.uuid, message.created_at as k0
from message
where (message.care_worker_uuid = $1 or message.care_moment_publication_reaction_uuid = any(array( select uuid from care_moment_publication_reaction where care_worker_uuid = $2)) or message.contract_proposal_uuid = any(array(
  select uuid from contract_proposal where care_worker_uuid = $3
)))
order by k0, uuid
-- CLIENT_ADMIN
select message.uuid, message.created_at as k0
from message
where (message.client_uuid in (
  select client_uuid from client_admin_client where client_admin_uuid = $1
) and (message.confidential_with_uuid is null or (message.confidential_with_uuid = $2 and $3::uuid is null)))
order by k0, uuid
-- PLANNER
select message.uuid, message.created_at as k0
from message
where (message.confidential_with_uuid is null or (message.client_uuid in (
  select uuid from client where client_manager_uuid = $1
) and $2::uuid is null))
order by k0, uuid
-- BACK_OFFICE_EMPLOYEE
select message.uuid, message.created_at as k0
from message
where (message.client_uuid in (
  select uuid from client where client_manager_uuid = $1
) and (message.confidential_with_uuid is null or (true and $2::uuid is null)))
order by k0, uuid
-- ORGANIZATION_USER
select message.uuid, message.created_at as k0
from message
left join care_moment_publication_reaction "careMomentPublicationReaction" on "careMomentPublicationReaction".uuid = message.care_moment_publication_reaction_uuid
left join care_moment_publication "careMomentPublicationReaction.careMomentPublication" on "careMomentPublicationReaction.careMomentPublication".uuid = "careMomentPublicationReaction".care_moment_publication_uuid
left join care_moment "careMomentPublicationReaction.careMomentPublication.careMoment" on "careMomentPublicationReaction.careMomentPublication.careMoment".uuid = "careMomentPublicationReaction.careMomentPublication".care_moment_uuid
left join care_moment "aboutMoment" on "aboutMoment".uuid = message.about_moment_uuid
where ("careMomentPublicationReaction.careMomentPublication.careMoment".organization_uuid = (
  select organization_uuid from organization_user where uuid = $1
) or "aboutMoment".organization_uuid = (select organization_uuid from organization_user where uuid = $2)
or message.contract_proposal_uuid = any(array(
  select uuid from contract_proposal where organization_uuid = (select organization_uuid from organization_user where uuid = $3)
)))
order by k0, uuid
-- ORGANIZATION_LOCATION_ADMIN
select message.uuid, message.created_at as k0
from message
left join care_moment_publication_reaction "careMomentPublicationReaction" on "careMomentPublicationReaction".uuid = message.care_moment_publication_reaction_uuid
left join care_moment_publication "careMomentPublicationReaction.careMomentPublication" on "careMomentPublicationReaction.careMomentPublication".uuid = "careMomentPublicationReaction".care_moment_publication_uuid
left join care_moment "careMomentPublicationReaction.careMomentPublication.careMoment" on "careMomentPublicationReaction.careMomentPublication.careMoment".uuid = "careMomentPublicationReaction.careMomentPublication".care_moment_uuid
left join care_moment "aboutMoment" on "aboutMoment".uuid = message.about_moment_uuid
where ("careMomentPublicationReaction.careMomentPublication.careMoment".location_uuid = any(array(
  select location_uuid from organization_user_location where user_uuid = $1
))
or "aboutMoment".location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $2))
or message.contract_proposal_uuid = any(array(
  select uuid from contract_proposal where organization_uuid = (select organization_uuid from organization_user where uuid = $3)
)))
order by k0, uuid

-- conversations.conversations
-- CARE_WORKER
select conversation.uuid, conversation.last_at as k0
from conversation
where (conversation.care_worker_uuid = $1 or conversation.care_moment_publication_reaction_uuid = any(array( select uuid from care_moment_publication_reaction where care_worker_uuid = $2)) or conversation.contract_proposal_uuid = any(array(
  select uuid from contract_proposal where care_worker_uuid = $3
)))
order by k0 desc, uuid
-- CLIENT_ADMIN
select conversation.uuid, conversation.last_at as k0
from conversation
where (conversation.client_uuid in (
  select client_uuid from client_admin_client where client_admin_uuid = $1
) and (conversation.confidential_with_uuid is null or (conversation.confidential_with_uuid = $2 and $3::uuid is null)))
order by k0 desc, uuid
-- PLANNER
select conversation.uuid, conversation.last_at as k0
from conversation
where (conversation.confidential_with_uuid is null or (conversation.client_uuid in (
  select uuid from client where client_manager_uuid = $1
) and $2::uuid is null))
order by k0 desc, uuid
-- BACK_OFFICE_EMPLOYEE
select conversation.uuid, conversation.last_at as k0
from conversation
where (conversation.client_uuid in (
  select uuid from client where client_manager_uuid = $1
) and (conversation.confidential_with_uuid is null or (true and $2::uuid is null)))
order by k0 desc, uuid
-- ORGANIZATION_USER
select conversation.uuid, conversation.last_at as k0
from conversation
left join care_moment_publication_reaction "careMomentPublicationReaction" on "careMomentPublicationReaction".uuid = conversation.care_moment_publication_reaction_uuid
left join care_moment_publication "careMomentPublicationReaction.careMomentPublication" on "careMomentPublicationReaction.careMomentPublication".uuid = "careMomentPublicationReaction".care_moment_publication_uuid
left join care_moment "careMomentPublicationReaction.careMomentPublication.careMoment" on "careMomentPublicationReaction.careMomentPublication.careMoment".uuid = "careMomentPublicationReaction.careMomentPublication".care_moment_uuid
left join care_moment "aboutMoment" on "aboutMoment".uuid = conversation.about_moment_uuid
where ("careMomentPublicationReaction.careMomentPublication.careMoment".organization_uuid = (
  select organization_uuid from organization_user where uuid = $1
) or "aboutMoment".organization_uuid = (select organization_uuid from organization_user where uuid = $2)
or conversation.contract_proposal_uuid = any(array(
  select uuid from contract_proposal where organization_uuid = (select organization_uuid from organization_user where uuid = $3)
)))
order by k0 desc, uuid
-- ORGANIZATION_LOCATION_ADMIN
select conversation.uuid, conversation.last_at as k0
from conversation
left join care_moment_publication_reaction "careMomentPublicationReaction" on "careMomentPublicationReaction".uuid = conversation.care_moment_publication_reaction_uuid
left join care_moment_publication "careMomentPublicationReaction.careMomentPublication" on "careMomentPublicationReaction.careMomentPublication".uuid = "careMomentPublicationReaction".care_moment_publication_uuid
left join care_moment "careMomentPublicationReaction.careMomentPublication.careMoment" on "careMomentPublicationReaction.careMomentPublication.careMoment".uuid = "careMomentPublicationReaction.careMomentPublication".care_moment_uuid
left join care_moment "aboutMoment" on "aboutMoment".uuid = conversation.about_moment_uuid
where ("careMomentPublicationReaction.careMomentPublication.careMoment".location_uuid = any(array(
  select location_uuid from organization_user_location where user_uuid = $1
))
or "aboutMoment".location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $2))
or conversation.contract_proposal_uuid = any(array(
  select uuid from contract_proposal where organization_uuid = (select organization_uuid from organization_user where uuid = $3)
)))
order by k0 desc, uuid

-- documents.listOfCareWorker
-- CARE_WORKER
select care_worker_document.uuid, care_worker_document.kind as k0, care_worker_document.created_at as k1
from care_worker_document
where care_worker_document.care_worker_uuid = $1::uuid
and (care_worker_document.care_worker_uuid = $2 and true)
order by k0, k1 desc, uuid
-- PLANNER
select care_worker_document.uuid, care_worker_document.kind as k0, care_worker_document.created_at as k1
from care_worker_document
where care_worker_document.care_worker_uuid = $1::uuid
and true
order by k0, k1 desc, uuid

-- documents.list
-- PLANNER
select care_worker_document.uuid, care_worker_document.created_at as k0 from care_worker_document where true order by k0, uuid

-- favorites.list
-- ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
select favorite_care_worker.uuid, "careWorker.profile".last_name_sorted as k0, "careWorker.profile".first_name_sorted as k1
from favorite_care_worker
left join care_worker "careWorker" on "careWorker".uuid = favorite_care_worker.care_worker_uuid
left join care_worker_profile "careWorker.profile" on "careWorker.profile".uuid = "careWorker".profile_uuid
where favorite_care_worker.organization_uuid = (select organization_uuid from organization_user where uuid = $1)
order by k0, k1, uuid
-- PLANNER, BACK_OFFICE_EMPLOYEE
select favorite_care_worker.uuid, "careWorker.profile".last_name_sorted as k0, "careWorker.profile".first_name_sorted as k1
from favorite_care_worker
join care_worker "careWorker" on "careWorker".uuid = favorite_care_worker.care_worker_uuid
join care_worker_profile "careWorker.profile" on "careWorker.profile".uuid = "careWorker".profile_uuid
order by k0, k1, uuid

-- forgetting.holds
-- PLANNER
select forgetting_hold.uuid, forgetting_hold.created_at as k0 from forgetting_hold order by k0 desc, uuid

-- invitations.list
-- CARE_WORKER
select care_moment_invitation.uuid, "careMoment".start_date as k0, case when (false) then care_moment_invitation.position end as k1
from care_moment_invitation
left join care_moment "careMoment" on "careMoment".uuid = care_moment_invitation.care_moment_uuid
where (care_moment_invitation.care_worker_uuid = $1 and care_moment_invitation.status <> 'waiting')
order by k0, k1, uuid
-- ORGANIZATION_USER
select care_moment_invitation.uuid, "careMoment".start_date as k0, care_moment_invitation.position as k1
from care_moment_invitation
left join care_moment "careMoment" on "careMoment".uuid = care_moment_invitation.care_moment_uuid
where "careMoment".organization_uuid = (select organization_uuid from organization_user where uuid = $1)
order by k0, k1, uuid
-- ORGANIZATION_LOCATION_ADMIN
select care_moment_invitation.uuid, "careMoment".start_date as k0, care_moment_invitation.position as k1
from care_moment_invitation
left join care_moment "careMoment" on "careMoment".uuid = care_moment_invitation.care_moment_uuid
where "careMoment".location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $1))
order by k0, k1, uuid
-- PLANNER
select care_moment_invitation.uuid, "careMoment".start_date as k0, care_moment_invitation.position as k1
from care_moment_invitation
join care_moment "careMoment" on "careMoment".uuid = care_moment_invitation.care_moment_uuid
order by k0, k1, uuid

-- invoices.list
-- CARE_WORKER
select care_moment_invoice.uuid, care_moment_invoice.issue_date as k0, care_moment_invoice.number as k1
from care_moment_invoice
where care_moment_invoice.care_worker_uuid = $1
order by k0 desc, k1 desc, uuid
-- PLANNER
select care_moment_invoice.uuid, care_moment_invoice.issue_date as k0, care_moment_invoice.number as k1
from care_moment_invoice
order by k0 desc, k1 desc, uuid
-- ORGANIZATION_USER
select care_moment_invoice.uuid, care_moment_invoice.issue_date as k0, care_moment_invoice.number as k1
from care_moment_invoice
where care_moment_invoice.organization_uuid = (select organization_uuid from organization_user where uuid = $1)
order by k0 desc, k1 desc, uuid
-- ORGANIZATION_LOCATION_ADMIN
select care_moment_invoice.uuid, care_moment_invoice.issue_date as k0, care_moment_invoice.number as k1
from care_moment_invoice
where care_moment_invoice.organization_uuid = (select organization_uuid from organization_user where uuid = $1)
and exists (
  select 1
  from care_moment_invoice_line line
  join care_moment m on m.uuid = line.care_moment_uuid
  where line.care_moment_invoice_uuid = care_moment_invoice.uuid
  and m.location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $2))
)
order by k0 desc, k1 desc, uuid

-- invoices.listOfCareWorker
-- CARE_WORKER
select care_moment_invoice.uuid, care_moment_invoice.period as k0, care_moment_invoice.number as k1
from care_moment_invoice
where care_moment_invoice.care_worker_uuid = $1::uuid
and care_moment_invoice.care_worker_uuid = $2
order by k0 desc, k1 desc, uuid
-- PLANNER
select care_moment_invoice.uuid, care_moment_invoice.period as k0, care_moment_invoice.number as k1
from care_moment_invoice
where care_moment_invoice.care_worker_uuid = $1::uuid
and true
order by k0 desc, k1 desc, uuid

-- invoices.summaries
-- CARE_WORKER
select care_moment_invoice_summary.uuid, care_moment_invoice_summary.year as k0, care_moment_invoice_summary.care_worker_uuid as k1
from care_moment_invoice_summary
where care_moment_invoice_summary.care_worker_uuid = $1
order by k0 desc, k1, uuid
-- PLANNER
select care_moment_invoice_summary.uuid, care_moment_invoice_summary.year as k0, care_moment_invoice_summary.care_worker_uuid as k1
from care_moment_invoice_summary
where true
order by k0 desc, k1, uuid

-- invoices.annualOverviews
-- CARE_WORKER
select care_worker_assist_annual_overview.uuid, care_worker_assist_annual_overview.year as k0
from care_worker_assist_annual_overview
where care_worker_assist_annual_overview.care_worker_uuid = $1
order by k0 desc, uuid
-- PLANNER
select care_worker_assist_annual_overview.uuid, care_worker_assist_annual_overview.year as k0
from care_worker_assist_annual_overview
where true
order by k0 desc, uuid

-- invoices.archives
-- CARE_WORKER
select care_worker_care_assist_invoice_archive.uuid, care_worker_care_assist_invoice_archive.year as k0
from care_worker_care_assist_invoice_archive
where care_worker_care_assist_invoice_archive.care_worker_uuid = $1
order by k0 desc, uuid
-- PLANNER
select care_worker_care_assist_invoice_archive.uuid, care_worker_care_assist_invoice_archive.year as k0
from care_worker_care_assist_invoice_archive
where true
order by k0 desc, uuid

-- invoices.vatRegimes
-- CARE_WORKER
select care_worker_vat_regime.uuid, care_worker_vat_regime.created_at as k0, care_worker_vat_regime.uuid as k1
from care_worker_vat_regime
where care_worker_vat_regime.care_worker_uuid = $1
order by k0 desc, k1 desc, uuid
-- PLANNER
select care_worker_vat_regime.uuid, care_worker_vat_regime.created_at as k0, care_worker_vat_regime.uuid as k1
from care_worker_vat_regime
order by k0 desc, k1 desc, uuid

-- matches.declined
-- CARE_WORKER
select declined_publication.uuid, declined_publication.created_at as k0
from declined_publication
where declined_publication.care_worker_uuid = $1
order by k0 desc, uuid

-- notifications.list
-- CARE_WORKER, CLIENT_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE, ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
select notification.uuid, notification.created_at as k0
from notification
where (notification.account_uuid = $1 and notification.in_app)
order by k0 desc, uuid

-- organizations.organizations
-- CARE_WORKER, CLIENT_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE
select organization.uuid, organization.name_sorted as k0 from organization order by k0, uuid
-- ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
select organization.uuid, organization.name_sorted as k0
from organization
where organization.uuid = (select organization_uuid from organization_user where uuid = $1)
order by k0, uuid

-- organizations.locations
-- ORGANIZATION_USER
select organization_location.uuid, organization_location.name_sorted as k0
from organization_location
where organization_location.organization_uuid = (select organization_uuid from organization_user where uuid = $1)
order by k0, uuid
-- ORGANIZATION_LOCATION_ADMIN
select organization_location.uuid, organization_location.name_sorted as k0
from organization_location
where organization_location.uuid = any(array(select location_uuid from organization_user_location where user_uuid = $1))
order by k0, uuid
-- PLANNER, BACK_OFFICE_EMPLOYEE, CARE_WORKER
select organization_location.uuid, organization_location.name_sorted as k0 from organization_location order by k0, uuid

-- organizations.organizationUsers
-- PLANNER
select organization_user.uuid, organization_user.last_name_sorted as k0, organization_user.first_name_sorted as k1
from organization_user
where not exists (select 1 from api_client program where program.uuid = organization_user.uuid)
order by k0, k1, uuid
-- ORGANIZATION_USER
select organization_user.uuid, organization_user.last_name_sorted as k0, organization_user.first_name_sorted as k1
from organization_user
where organization_user.organization_uuid = (select organization_uuid from organization_user where uuid = $1)
and not exists (select 1 from api_client program where program.uuid = organization_user.uuid)
order by k0, k1, uuid
-- ORGANIZATION_LOCATION_ADMIN
select organization_user.uuid, organization_user.last_name_sorted as k0, organization_user.first_name_sorted as k1
from organization_user
where organization_user.uuid = $1
order by k0, k1, uuid

-- organizations.rates
-- ORGANIZATION_USER
select organization_location_rate.uuid, "organizationLocation".name_sorted as k0, "expertiseLevel".rank as k1, organization_location_rate.valid_from as k2
from organization_location_rate
left join organization_location "organizationLocation" on "organizationLocation".uuid = organization_location_rate.organization_location_uuid
left join expertise_level "expertiseLevel" on "expertiseLevel".uuid = organization_location_rate.expertise_level_uuid
where "organizationLocation".organization_uuid = (select organization_uuid from organization_user where uuid = $1)
order by k0, k1, k2 desc, uuid
-- ORGANIZATION_LOCATION_ADMIN
select organization_location_rate.uuid, "organizationLocation".name_sorted as k0, "expertiseLevel".rank as k1, organization_location_rate.valid_from as k2
from organization_location_rate
left join organization_location "organizationLocation" on "organizationLocation".uuid = organization_location_rate.organization_location_uuid
left join expertise_level "expertiseLevel" on "expertiseLevel".uuid = organization_location_rate.expertise_level_uuid
where organization_location_rate.organization_location_uuid = any(array(
  select location_uuid from organization_user_location where user_uuid = $1
))
order by k0, k1, k2 desc, uuid
-- PLANNER, BACK_OFFICE_EMPLOYEE
select organization_location_rate.uuid, "organizationLocation".name_sorted as k0, "expertiseLevel".rank as k1, organization_location_rate.valid_from as k2
from organization_location_rate
join organization_location "organizationLocation" on "organizationLocation".uuid = organization_location_rate.organization_location_uuid
join expertise_level "expertiseLevel" on "expertiseLevel".uuid = organization_location_rate.expertise_level_uuid
order by k0, k1, k2 desc, uuid

-- passkeys.list
-- CARE_WORKER, CLIENT_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE, ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
select passkey.uuid, passkey.created_at as k0 from passkey where passkey.account_uuid = $1 order by k0, uuid

-- payouts.ledger
-- PLANNER
select payout_ledger.uuid, payout_ledger.created_at as k0 from payout_ledger order by k0 desc, uuid

-- payouts.files
-- PLANNER
select payout_file.uuid, payout_file.created_at as k0, payout_file.uuid as k1 from payout_file order by k0 desc, k1 desc, uuid

-- payouts.irregularHours
-- PLANNER
select irregular_hours_window.uuid, irregular_hours_window.valid_from as k0, irregular_hours_window.percent as k1, irregular_hours_window.uuid as k2
from irregular_hours_window
order by k0, k1, k2, uuid

-- publications.list
-- CARE_WORKER
select care_moment_publication.uuid, "careMoment".start_date as k0
from care_moment_publication
left join care_moment "careMoment" on "careMoment".uuid = care_moment_publication.care_moment_uuid
where (
  (care_moment_publication.status = 'open' and ( coalesce(care_moment_publication.published_for_contract_types && (
    select contract_types from care_worker where uuid = $1
  ), false)
  and not (exists (select 1 from exclude_list e where e.care_worker_uuid = $2 and e.client_uuid = "careMoment".client_uuid)
  or exists (select 1 from client_admin_client f where f.client_admin_uuid = $3 and f.client_uuid = "careMoment".client_uuid))
  and (care_moment_publication.audience = 'everyone'
  or (care_moment_publication.audience = 'favorites' and exists (
    select 1
    from favorite_care_worker f
    where f.care_worker_uuid = $4::uuid
    and f.organization_uuid = "careMoment".organization_uuid
  ))
  or (coalesce(care_moment_publication.widened #>> '{0,audience}', care_moment_publication.audience) = 'care_team' and exists (
    select 1 from care_team t where t.care_worker_uuid = $5::uuid and t.client_uuid = "careMoment".client_uuid
  )))))
  or care_moment_publication.uuid = any(array(
    select p.uuid
    from care_moment_publication p
    join care_moment m on m.uuid = p.care_moment_uuid
    where m.assignee_uuid = $6
    union all
    select r.care_moment_publication_uuid
    from care_moment_publication_reaction r
    where r.care_worker_uuid = $7
  ))
)
order by k0, uuid
-- ORGANIZATION_USER
select care_moment_publication.uuid, "careMoment".start_date as k0
from care_moment_publication
left join care_moment "careMoment" on "careMoment".uuid = care_moment_publication.care_moment_uuid
where "careMoment".organization_uuid = (select organization_uuid from organization_user where uuid = $1)
order by k0, uuid
-- ORGANIZATION_LOCATION_ADMIN
select care_moment_publication.uuid, "careMoment".start_date as k0
from care_moment_publication
left join care_moment "careMoment" on "careMoment".uuid = care_moment_publication.care_moment_uuid
where "careMoment".location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $1))
order by k0, uuid
-- PLANNER, BACK_OFFICE_EMPLOYEE
select care_moment_publication.uuid, "careMoment".start_date as k0
from care_moment_publication
join care_moment "careMoment" on "careMoment".uuid = care_moment_publication.care_moment_uuid
order by k0, uuid

-- publications.reactions
-- CARE_WORKER
select care_moment_publication_reaction.uuid, care_moment_publication_reaction.created_at as k0
from care_moment_publication_reaction
where care_moment_publication_reaction.care_worker_uuid = $1
order by k0 desc, uuid
-- ORGANIZATION_USER
select care_moment_publication_reaction.uuid, care_moment_publication_reaction.created_at as k0
from care_moment_publication_reaction
left join care_moment_publication "careMomentPublication" on "careMomentPublication".uuid = care_moment_publication_reaction.care_moment_publication_uuid
left join care_moment "careMomentPublication.careMoment" on "careMomentPublication.careMoment".uuid = "careMomentPublication".care_moment_uuid
left join organization_location "careMomentPublication.careMoment.location" on "careMomentPublication.careMoment.location".uuid = "careMomentPublication.careMoment".location_uuid
where "careMomentPublication.careMoment.location".organization_uuid = (
  select organization_uuid from organization_user where uuid = $1
)
order by k0 desc, uuid
-- ORGANIZATION_LOCATION_ADMIN
select care_moment_publication_reaction.uuid, care_moment_publication_reaction.created_at as k0
from care_moment_publication_reaction
left join care_moment_publication "careMomentPublication" on "careMomentPublication".uuid = care_moment_publication_reaction.care_moment_publication_uuid
left join care_moment "careMomentPublication.careMoment" on "careMomentPublication.careMoment".uuid = "careMomentPublication".care_moment_uuid
where "careMomentPublication.careMoment".location_uuid = any(array(
  select location_uuid from organization_user_location where user_uuid = $1
))
order by k0 desc, uuid
-- PLANNER, BACK_OFFICE_EMPLOYEE
select care_moment_publication_reaction.uuid, care_moment_publication_reaction.created_at as k0
from care_moment_publication_reaction
order by k0 desc, uuid

-- reference.expertiseLevels
-- anyone
select expertise_level.uuid, expertise_level.rank as k0 from expertise_level where true order by k0, uuid

-- reference.serviceTypes
-- anyone
select service_type.uuid, service_type.name_sorted as k0 from service_type where true order by k0, uuid

-- reference.acts
-- CARE_WORKER, CLIENT_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE, ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
select act.uuid, act.name_sorted as k0 from act order by k0, uuid

-- reference.cancelReasons
-- CARE_WORKER, CLIENT_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE, ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
select cancel_reason.uuid, cancel_reason.name_sorted as k0 from cancel_reason order by k0, uuid

-- reference.cancelAssignmentReasons
-- CARE_WORKER, CLIENT_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE, ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
select cancel_assignment_reason.uuid, cancel_assignment_reason.name_sorted as k0 from cancel_assignment_reason order by k0, uuid

-- reference.countries
-- anyone
select country.uuid, country.name_sorted as k0 from country where true order by k0, uuid

-- reference.households
-- CARE_WORKER, CLIENT_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE, ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
select household.uuid, household.rank as k0 from household order by k0, uuid

-- reference.housingTypes
-- CARE_WORKER, CLIENT_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE, ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
select housing_type.uuid, housing_type.rank as k0 from housing_type order by k0, uuid

-- reference.pets
-- CARE_WORKER, CLIENT_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE, ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
select pet.uuid, pet.rank as k0 from pet order by k0, uuid

-- reference.careTypes
-- anyone
select care_type.uuid, care_type.name_sorted as k0 from care_type where true order by k0, uuid

-- reference.omahaProblems
-- CARE_WORKER, CLIENT_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE, ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
select omaha_system_domain_problem.uuid, omaha_system_domain_problem.number as k0
from omaha_system_domain_problem
order by k0, uuid

-- reference.offices
-- anyone
select office.uuid, office.uuid as k0 from office where true order by k0, uuid

-- reviews.tags
-- CARE_WORKER, CLIENT_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE, ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
select review_tag.uuid, review_tag.context as k0, review_tag.sentiment as k1, review_tag.uuid as k2
from review_tag
order by k0, k1 desc, k2, uuid

-- reviews.careWorkerReviews
-- CARE_WORKER
select care_worker_review.uuid, care_worker_review.created_at as k0
from care_worker_review
where care_worker_review.care_worker_uuid = $1
order by k0 desc, uuid
-- ORGANIZATION_USER
select care_worker_review.uuid, care_worker_review.created_at as k0
from care_worker_review
left join care_moment "careMoment" on "careMoment".uuid = care_worker_review.care_moment_uuid
left join organization_location "careMoment.location" on "careMoment.location".uuid = "careMoment".location_uuid
where "careMoment.location".organization_uuid = (select organization_uuid from organization_user where uuid = $1)
order by k0 desc, uuid
-- ORGANIZATION_LOCATION_ADMIN
select care_worker_review.uuid, care_worker_review.created_at as k0
from care_worker_review
left join care_moment "careMoment" on "careMoment".uuid = care_worker_review.care_moment_uuid
where "careMoment".location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $1))
order by k0 desc, uuid
-- CLIENT_ADMIN
select care_worker_review.uuid, care_worker_review.created_at as k0
from care_worker_review
left join care_moment "careMoment" on "careMoment".uuid = care_worker_review.care_moment_uuid
where "careMoment".client_uuid = any(array(select client_uuid from client_admin_client where client_admin_uuid = $1))
order by k0 desc, uuid
-- PLANNER
select care_worker_review.uuid, care_worker_review.created_at as k0 from care_worker_review order by k0 desc, uuid

-- reviews.organizationReviews
-- CARE_WORKER
select organization_review.uuid, organization_review.created_at as k0
from organization_review
where organization_review.care_worker_uuid = $1
order by k0 desc, uuid
-- ORGANIZATION_USER
select organization_review.uuid, organization_review.created_at as k0
from organization_review
where organization_review.reviewee_uuid = (select organization_uuid from organization_user where uuid = $1)
order by k0 desc, uuid
-- ORGANIZATION_LOCATION_ADMIN
select organization_review.uuid, organization_review.created_at as k0
from organization_review
left join care_moment "careMoment" on "careMoment".uuid = organization_review.care_moment_uuid
where "careMoment".location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $1))
order by k0 desc, uuid
-- PLANNER
select organization_review.uuid, organization_review.created_at as k0 from organization_review order by k0 desc, uuid

-- rosters.rosters
-- ORGANIZATION_USER
select roster.uuid, roster.created_at as k0
from roster
where roster.organization_uuid = (select organization_uuid from organization_user where uuid = $1)
order by k0 desc, uuid
-- ORGANIZATION_LOCATION_ADMIN
select roster.uuid, roster.created_at as k0 from roster where roster.account_uuid = $1 order by k0 desc, uuid
-- PLANNER
select roster.uuid, roster.created_at as k0 from roster where roster.organization_uuid is null order by k0 desc, uuid

-- searches.list
-- CARE_WORKER
select saved_search.uuid, saved_search.name_sorted as k0
from saved_search
where saved_search.care_worker_uuid = $1
order by k0, uuid

-- searches.views
-- ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE
select saved_view.uuid, saved_view.name_sorted as k0 from saved_view where saved_view.account_uuid = $1 order by k0, uuid

-- signOn.identities
-- ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
select account_identity.uuid, account_identity.created_at as k0
from account_identity
where account_identity.account_uuid = $1
order by k0, uuid

-- signOn.providers
-- ORGANIZATION_USER
select identity_provider.uuid, identity_provider.created_at as k0
from identity_provider
where identity_provider.organization_uuid = (select organization_uuid from organization_user where uuid = $1)
order by k0, uuid
-- PLANNER
select identity_provider.uuid, identity_provider.created_at as k0 from identity_provider order by k0, uuid

-- templates.list
-- ORGANIZATION_USER
select care_moment_template.uuid, care_moment_template.title_sorted as k0
from care_moment_template
left join organization_location "organizationLocation" on "organizationLocation".uuid = care_moment_template.organization_location_uuid
where "organizationLocation".organization_uuid = (select organization_uuid from organization_user where uuid = $1)
order by k0, uuid
-- ORGANIZATION_LOCATION_ADMIN
select care_moment_template.uuid, care_moment_template.title_sorted as k0
from care_moment_template
where care_moment_template.organization_location_uuid = any(array(
  select location_uuid from organization_user_location where user_uuid = $1
))
order by k0, uuid
-- PLANNER
select care_moment_template.uuid, care_moment_template.title_sorted as k0 from care_moment_template order by k0, uuid

-- users.list
-- PLANNER
select account.uuid, account.username as k0
from account
where not exists (select 1 from api_client program where program.uuid = account.uuid)
order by k0, uuid

-- users.refusals
-- PLANNER
select refused_login.uuid, refused_login.refused_at as k0 from refused_login order by k0 desc, uuid

-- violations.list
-- ORGANIZATION_USER
select care_worker_violation.uuid, care_worker_violation.created_at as k0
from care_worker_violation
left join care_moment "careMoment" on "careMoment".uuid = care_worker_violation.care_moment_uuid
where "careMoment".organization_uuid = (select organization_uuid from organization_user where uuid = $1)
order by k0 desc, uuid
-- ORGANIZATION_LOCATION_ADMIN
select care_worker_violation.uuid, care_worker_violation.created_at as k0
from care_worker_violation
left join care_moment "careMoment" on "careMoment".uuid = care_worker_violation.care_moment_uuid
where "careMoment".location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $1))
order by k0 desc, uuid
-- PLANNER
select care_worker_violation.uuid, care_worker_violation.created_at as k0 from care_worker_violation order by k0 desc, uuid
-- CARE_WORKER
select care_worker_violation.uuid, care_worker_violation.created_at as k0
from care_worker_violation
where care_worker_violation.care_worker_uuid = $1
order by k0 desc, uuid

-- visits.list
-- CLIENT_ADMIN
select care_moment.uuid, care_moment.start_date as k0
from care_moment
where (care_moment.client_uuid = any(array(
  select client_uuid from client_admin_client where client_admin_uuid = $1
)) and care_moment.time_scope = 'moment')
order by k0, uuid

-- webhooks.endpoints
-- ORGANIZATION_USER
select webhook_endpoint.uuid, webhook_endpoint.created_at as k0
from webhook_endpoint
where webhook_endpoint.organization_uuid = (select organization_uuid from organization_user where uuid = $1)
order by k0, uuid

-- webhooks.deliveries
-- ORGANIZATION_USER
select webhook_delivery.uuid, webhook_delivery.created_at as k0
from webhook_delivery
where webhook_delivery.endpoint_uuid in (
  select uuid from webhook_endpoint where organization_uuid = (select organization_uuid from organization_user where uuid = $1)
)
order by k0 desc, uuid

-- # What it reads of what it finds

-- accounts.settings: CARE_WORKER, CLIENT_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE, ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
user_setting.(uuid, multi_factor_enabled, multi_factor_method, recovery_codes_left, has_password)
from page
join user_setting on user_setting.uuid = page.uuid
order by page.uuid

-- accounts.sessions: CARE_WORKER, CLIENT_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE, ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
account_session.(uuid, user_agent, created_at, last_used_at)
coalesce(account_session.uuid = $1::uuid, false) as current
from page
join account_session on account_session.uuid = page.uuid
order by page.k0 desc, page.uuid

-- agreements.list: CARE_WORKER, CLIENT_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE, ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
agreement.(uuid, paper, version, at)
from page
join agreement on agreement.uuid = page.uuid
order by page.k0 desc, page.k1, page.uuid

-- agreementTemplates.list: PLANNER
agreement_template.(uuid)
organization.(uuid, name, city)
agreement_template.(contract_type, version, name, model_number, model_valid_until, sections)
not exists (select 1 from agreement_template newer where newer.contract_type = agreement_template.contract_type and newer.organization_uuid is not distinct from agreement_template.organization_uuid and newer.version > agreement_template.version) as "isCurrent"
agreement_template.(author_name, created_at)
from page
join agreement_template on agreement_template.uuid = page.uuid
left join organization organization on organization.uuid = agreement_template.organization_uuid
order by page.k0, page.k1 desc, page.uuid

-- apiClients.list: ORGANIZATION_USER, PLANNER
api_client.(uuid)
coalesce((select last_name from organization_user u where u.uuid = api_client.uuid), (select last_name from back_office_employee b where b.uuid = api_client.uuid)) as name
api_client.(scopes)
( select coalesce(jsonb_agg(jsonb_build_object('@id', '/v1/organization_locations/' || l.uuid, 'uuid', l.uuid, 'name', l.name, 'city', l.city) order by l.name_sorted), '[]') from organization_user_location ul join organization_location l on l.uuid = ul.location_uuid where ul.user_uuid = api_client.uuid) as locations
api_client.(ends_on, status)
( select coalesce(jsonb_agg(jsonb_build_object('uuid', s.uuid, 'ending', s.ending, 'madeAt', s.made_at, 'usedAt', s.used_at) order by s.uuid), '[]') from api_client_secret s where s.api_client_uuid = api_client.uuid) as secrets
(select max(last_at) from api_client_use where api_client_uuid = api_client.uuid) as "lastUsedAt"
coalesce(( select sum(calls)::int from api_client_use where api_client_uuid = api_client.uuid and day > ($1::timestamptz at time zone 'Europe/Amsterdam')::date - 30), 0) as calls
coalesce(( select sum(refusals)::int from api_client_use where api_client_uuid = api_client.uuid and day > ($2::timestamptz at time zone 'Europe/Amsterdam')::date - 30), 0) as refusals
api_client.(created_at, version)
from page
join api_client on api_client.uuid = page.uuid
order by page.k0, page.uuid

-- assignmentAgreements.list: CARE_WORKER, ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN, PLANNER
assignment_agreement.(uuid, status, care_moment_uuid, recurring_care_moment_uuid)
"careWorker".(uuid)
"careWorker.profile".(uuid, first_name, last_name, city)
"careWorker.profile.expertiseLevel".(uuid, key, name, rank)
"careWorker.profile".(photo_uuid)
organization.(uuid, name, city)
location.(uuid, name, city)
assignment_agreement.(amends_uuid, sequence, reason)
"agreementTemplate".(uuid, name, version, model_number, model_valid_until)
assignment_agreement.(contract_type, hourly_rate, rate_proposed_by, facts, hash, created_at)
(select jsonb_build_object('at', to_char((assignment_agreement.organization_agreed_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"'), 'name', assignment_agreement.organization_agreed_name, 'login', assignment_agreement.organization_agreed_login) where assignment_agreement.organization_agreed_at is not null) as "organizationAct"
(select jsonb_build_object('at', to_char((assignment_agreement.worker_agreed_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"'), 'name', assignment_agreement.worker_agreed_name, 'login', assignment_agreement.worker_agreed_login) where assignment_agreement.worker_agreed_at is not null) as "workerAct"
assignment_agreement.(ended_at, ended_reason)
(select p.hash from agreement_pdf p where p.uuid = assignment_agreement.uuid) as "pdfHash"
from page
join assignment_agreement on assignment_agreement.uuid = page.uuid
left join care_worker "careWorker" on "careWorker".uuid = assignment_agreement.care_worker_uuid
left join care_worker_profile "careWorker.profile" on "careWorker.profile".uuid = "careWorker".profile_uuid
left join expertise_level "careWorker.profile.expertiseLevel" on "careWorker.profile.expertiseLevel".uuid = "careWorker.profile".expertise_level_uuid
left join organization organization on organization.uuid = assignment_agreement.organization_uuid
left join organization_location location on location.uuid = assignment_agreement.location_uuid
left join agreement_template "agreementTemplate" on "agreementTemplate".uuid = assignment_agreement.agreement_template_uuid
order by page.k0 desc, page.k1 desc, page.uuid

-- bigRegisters.list: PLANNER
big_register.(uuid, file_name, taken_on, status, rows, author_name, created_at, loaded_at)
from page
join big_register on big_register.uuid = page.uuid
order by page.k0 desc, page.k1 desc, page.uuid

-- calls.holds: PLANNER, BACK_OFFICE_EMPLOYEE
care_moment_hold.(uuid)
"careMoment".(uuid, title, start_date)
holder.(uuid, first_name, last_name)
care_moment_hold.(since)
from page
join care_moment_hold on care_moment_hold.uuid = page.uuid
left join care_moment "careMoment" on "careMoment".uuid = care_moment_hold.care_moment_uuid
left join back_office_employee holder on holder.uuid = care_moment_hold.holder_uuid
order by page.k0, page.uuid

-- calls.calls: PLANNER, BACK_OFFICE_EMPLOYEE
care_moment_call.(uuid, status)
"careMoment".(uuid, title, start_date)
care_moment_call.(care_worker_uuid)
caller.(uuid, first_name, last_name)
care_moment_call.(started_at, ended_at, remark, call_back_at)
from page
join care_moment_call on care_moment_call.uuid = page.uuid
left join care_moment "careMoment" on "careMoment".uuid = care_moment_call.care_moment_uuid
left join back_office_employee caller on caller.uuid = care_moment_call.caller_uuid
order by page.k0 desc, page.uuid

-- careMoments.list: CARE_WORKER, CLIENT_ADMIN
-- careMoments.listOfCareWorker: CARE_WORKER
-- careMoments.listOfClient: CARE_WORKER, CLIENT_ADMIN
care_moment.(uuid, status, time_scope, contract_type, title, start_date, end_date, break_minutes, break_from, hours_per_week, arrived_at, left_at, actual_start_date, actual_end_date, actual_break_minutes, expenses, proposed_start_date, proposed_end_date, proposed_break_minutes, proposed_expenses, proposed_by, status_reason)
"expertiseLevel".(uuid, name)
client.(uuid, first_name, last_name)
location.(uuid, name, city)
"location.organization".(uuid, name)
care_moment.(recurring_care_moment_uuid, care_period_uuid)
assignee.(uuid)
"assignee.profile".(uuid, first_name, last_name)
care_moment.(hourly_rate, bonus, change_confirmed_at, published_for_contract_types)
(select '/v1/care_moment_publications/' || p.uuid from care_moment_publication p where p.care_moment_uuid = care_moment.uuid order by p.status = 'open' desc, p.uuid desc limit 1) as publication
(select count(*)::int from care_moment_publication p join care_moment_publication_reaction r on r.care_moment_publication_uuid = p.uuid and r.status = 'open' where p.care_moment_uuid = care_moment.uuid) as "openReactionCount"
null as "reachedCount"
null as "openSince"
null as asking
care_moment.(resolved_for_care_worker_at, reopened_at, approval_held_at, approval_held_reason, version)
from page
join care_moment on care_moment.uuid = page.uuid
left join expertise_level "expertiseLevel" on "expertiseLevel".uuid = care_moment.expertise_level_uuid
left join client client on client.uuid = care_moment.client_uuid
left join organization_location location on location.uuid = care_moment.location_uuid
left join organization "location.organization" on "location.organization".uuid = location.organization_uuid
left join care_worker assignee on assignee.uuid = care_moment.assignee_uuid
left join care_worker_profile "assignee.profile" on "assignee.profile".uuid = assignee.profile_uuid
order by page.k0, page.uuid

-- careMoments.list: PLANNER
-- careMoments.listOfCareWorker: PLANNER
-- careMoments.listOfClient: PLANNER
care_moment.(uuid, status, time_scope, contract_type, title, start_date, end_date, break_minutes, break_from, hours_per_week, arrived_at, left_at, actual_start_date, actual_end_date, actual_break_minutes, expenses, proposed_start_date, proposed_end_date, proposed_break_minutes, proposed_expenses, proposed_by, status_reason)
"expertiseLevel".(uuid, name)
client.(uuid, first_name, last_name)
location.(uuid, name, city)
"location.organization".(uuid, name)
care_moment.(recurring_care_moment_uuid, care_period_uuid)
assignee.(uuid)
"assignee.profile".(uuid, first_name, last_name)
care_moment.(hourly_rate, bonus, change_confirmed_at, published_for_contract_types)
(select '/v1/care_moment_publications/' || p.uuid from care_moment_publication p where p.care_moment_uuid = care_moment.uuid order by p.status = 'open' desc, p.uuid desc limit 1) as publication
(select count(*)::int from care_moment_publication p join care_moment_publication_reaction r on r.care_moment_publication_uuid = p.uuid and r.status = 'open' where p.care_moment_uuid = care_moment.uuid) as "openReactionCount"
(select count(*)::int from ( with offered as (select p.uuid, p.created_at from care_moment_publication p where p.care_moment_uuid = care_moment.uuid and p.status = 'open'), same as (select uuid from offered union select sp.uuid from care_moment sm join care_moment_publication sp on sp.care_moment_uuid = sm.uuid where sm.recurring_care_moment_uuid = care_moment.recurring_care_moment_uuid and sp.created_at = (select created_at from offered)) select n.account_uuid from event told join notification n on n.event_uuid = told.uuid and n.kind = 'new_matches' where told.subject_uuid in (select uuid from same) and told.uuid >= (select events_from(uuid) from offered) union select n.account_uuid from event told join notification n on n.event_uuid = told.uuid and n.kind = 'new_matches' where told.name = 'new_matches_gathered' and told.uuid >= (select events_from(uuid) from offered) and told.data -> 'publications' ? (select uuid::text from offered)) reached) as "reachedCount"
to_char((coalesce((select max(p.created_at) from care_moment_publication p where p.care_moment_uuid = care_moment.uuid and p.status = 'open'), care_moment.created_at)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"') as "openSince"
(select jsonb_build_object('asked', count(*) filter (where i.status = any($1::text[])), 'queued', count(*) filter (where not i.status = any($2::text[])), 'answerBefore', to_char((min(i.answer_before) filter (where i.status = any($3::text[]))) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"')) from care_moment_invitation i where i.care_moment_uuid = care_moment.uuid and i.status = any($4::text[]) having count(*) > 0) as asking
care_moment.(resolved_for_care_worker_at, reopened_at, approval_held_at, approval_held_reason, version)
from page
join care_moment on care_moment.uuid = page.uuid
left join expertise_level "expertiseLevel" on "expertiseLevel".uuid = care_moment.expertise_level_uuid
left join client client on client.uuid = care_moment.client_uuid
left join organization_location location on location.uuid = care_moment.location_uuid
left join organization "location.organization" on "location.organization".uuid = location.organization_uuid
left join care_worker assignee on assignee.uuid = care_moment.assignee_uuid
left join care_worker_profile "assignee.profile" on "assignee.profile".uuid = assignee.profile_uuid
order by page.k0, page.uuid

-- careMoments.list: BACK_OFFICE_EMPLOYEE
care_moment.(uuid, status, time_scope, contract_type, title, start_date, end_date, break_minutes, break_from, hours_per_week, arrived_at, left_at, actual_start_date, actual_end_date, actual_break_minutes, expenses, proposed_start_date, proposed_end_date, proposed_break_minutes, proposed_expenses, proposed_by, status_reason)
"expertiseLevel".(uuid, name)
client.(uuid, first_name, last_name)
location.(uuid, name, city)
"location.organization".(uuid, name)
care_moment.(recurring_care_moment_uuid, care_period_uuid)
assignee.(uuid)
"assignee.profile".(uuid, first_name, last_name)
care_moment.(hourly_rate, bonus, change_confirmed_at, published_for_contract_types)
(select '/v1/care_moment_publications/' || p.uuid from care_moment_publication p where p.care_moment_uuid = care_moment.uuid order by p.status = 'open' desc, p.uuid desc limit 1) as publication
(select count(*)::int from care_moment_publication p join care_moment_publication_reaction r on r.care_moment_publication_uuid = p.uuid and r.status = 'open' where p.care_moment_uuid = care_moment.uuid) as "openReactionCount"
(select count(*)::int from ( with offered as (select p.uuid, p.created_at from care_moment_publication p where p.care_moment_uuid = care_moment.uuid and p.status = 'open'), same as (select uuid from offered union select sp.uuid from care_moment sm join care_moment_publication sp on sp.care_moment_uuid = sm.uuid where sm.recurring_care_moment_uuid = care_moment.recurring_care_moment_uuid and sp.created_at = (select created_at from offered)) select n.account_uuid from event told join notification n on n.event_uuid = told.uuid and n.kind = 'new_matches' where told.subject_uuid in (select uuid from same) and told.uuid >= (select events_from(uuid) from offered) union select n.account_uuid from event told join notification n on n.event_uuid = told.uuid and n.kind = 'new_matches' where told.name = 'new_matches_gathered' and told.uuid >= (select events_from(uuid) from offered) and told.data -> 'publications' ? (select uuid::text from offered)) reached) as "reachedCount"
to_char((coalesce((select max(p.created_at) from care_moment_publication p where p.care_moment_uuid = care_moment.uuid and p.status = 'open'), care_moment.created_at)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"') as "openSince"
null as asking
care_moment.(resolved_for_care_worker_at, reopened_at, approval_held_at, approval_held_reason, version)
from page
join care_moment on care_moment.uuid = page.uuid
left join expertise_level "expertiseLevel" on "expertiseLevel".uuid = care_moment.expertise_level_uuid
left join client client on client.uuid = care_moment.client_uuid
left join organization_location location on location.uuid = care_moment.location_uuid
left join organization "location.organization" on "location.organization".uuid = location.organization_uuid
left join care_worker assignee on assignee.uuid = care_moment.assignee_uuid
left join care_worker_profile "assignee.profile" on "assignee.profile".uuid = assignee.profile_uuid
order by page.k0, page.uuid

-- careMoments.list: ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
-- careMoments.listOfClient: ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
care_moment.(uuid, status, time_scope, contract_type, title, start_date, end_date, break_minutes, break_from, hours_per_week, arrived_at, left_at, actual_start_date, actual_end_date, actual_break_minutes, expenses, proposed_start_date, proposed_end_date, proposed_break_minutes, proposed_expenses, proposed_by, status_reason)
"expertiseLevel".(uuid, name)
client.(uuid, first_name, last_name)
location.(uuid, name, city)
"location.organization".(uuid, name)
care_moment.(recurring_care_moment_uuid, care_period_uuid)
assignee.(uuid)
"assignee.profile".(uuid, first_name, last_name)
care_moment.(hourly_rate, bonus, change_confirmed_at, published_for_contract_types)
(select '/v1/care_moment_publications/' || p.uuid from care_moment_publication p where p.care_moment_uuid = care_moment.uuid order by p.status = 'open' desc, p.uuid desc limit 1) as publication
(select count(*)::int from care_moment_publication p join care_moment_publication_reaction r on r.care_moment_publication_uuid = p.uuid and r.status = 'open' where p.care_moment_uuid = care_moment.uuid) as "openReactionCount"
null as "reachedCount"
null as "openSince"
(select jsonb_build_object('asked', count(*) filter (where i.status = any($1::text[])), 'queued', count(*) filter (where not i.status = any($2::text[])), 'answerBefore', to_char((min(i.answer_before) filter (where i.status = any($3::text[]))) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"')) from care_moment_invitation i where i.care_moment_uuid = care_moment.uuid and i.status = any($4::text[]) having count(*) > 0) as asking
care_moment.(resolved_for_care_worker_at, reopened_at, approval_held_at, approval_held_reason, version)
from page
join care_moment on care_moment.uuid = page.uuid
left join expertise_level "expertiseLevel" on "expertiseLevel".uuid = care_moment.expertise_level_uuid
left join client client on client.uuid = care_moment.client_uuid
left join organization_location location on location.uuid = care_moment.location_uuid
left join organization "location.organization" on "location.organization".uuid = location.organization_uuid
left join care_worker assignee on assignee.uuid = care_moment.assignee_uuid
left join care_worker_profile "assignee.profile" on "assignee.profile".uuid = assignee.profile_uuid
order by page.k0, page.uuid

-- careMoments.history: ORGANIZATION_USER
care_moment_event.(uuid, name, care_moment_uuid)
coalesce( (select first_name || ' ' || last_name from care_worker_profile where uuid = care_moment_event.actor_uuid), (select first_name || ' ' || last_name from organization_user where uuid = care_moment_event.actor_uuid), case when care_moment_event.actor_uuid is null then 'Zorginzet' else 'Backoffice' end) as "actorName"
(select coalesce(jsonb_agg(w.first_name || ' ' || w.last_name order by place), '[]') from (select care_moment_event.care_worker_uuid as uuid, 0 as place union all select i.care_worker_uuid, i.position from jsonb_array_elements_text(care_moment_event.data -> 'invitations') n join care_moment_invitation i on i.uuid = n.value::uuid) about join care_worker_profile w on w.uuid = about.uuid where w.uuid is distinct from care_moment_event.actor_uuid) as whom
coalesce(care_moment_event.data -> 'changes', '[]') as changes
care_moment_event.(at, from_status, to_status, reason)
care_moment_event.data ->> 'replacement' as replacement
from page
join care_moment_event on care_moment_event.uuid = page.uuid
left join care_moment "careMoment" on "careMoment".uuid = care_moment_event.care_moment_uuid
left join organization_location "careMoment.location" on "careMoment.location".uuid = "careMoment".location_uuid
where care_moment_event.care_moment_uuid = $1::uuid and care_moment_event.uuid >= events_from($2::uuid) and "careMoment.location".organization_uuid = (select organization_uuid from organization_user where uuid = $3)
order by page.k0 desc, page.uuid

-- careMoments.history: ORGANIZATION_LOCATION_ADMIN
care_moment_event.(uuid, name, care_moment_uuid)
coalesce( (select first_name || ' ' || last_name from care_worker_profile where uuid = care_moment_event.actor_uuid), (select first_name || ' ' || last_name from organization_user where uuid = care_moment_event.actor_uuid), case when care_moment_event.actor_uuid is null then 'Zorginzet' else 'Backoffice' end) as "actorName"
(select coalesce(jsonb_agg(w.first_name || ' ' || w.last_name order by place), '[]') from (select care_moment_event.care_worker_uuid as uuid, 0 as place union all select i.care_worker_uuid, i.position from jsonb_array_elements_text(care_moment_event.data -> 'invitations') n join care_moment_invitation i on i.uuid = n.value::uuid) about join care_worker_profile w on w.uuid = about.uuid where w.uuid is distinct from care_moment_event.actor_uuid) as whom
coalesce(care_moment_event.data -> 'changes', '[]') as changes
care_moment_event.(at, from_status, to_status, reason)
care_moment_event.data ->> 'replacement' as replacement
from page
join care_moment_event on care_moment_event.uuid = page.uuid
left join care_moment "careMoment" on "careMoment".uuid = care_moment_event.care_moment_uuid
where care_moment_event.care_moment_uuid = $1::uuid and care_moment_event.uuid >= events_from($2::uuid) and "careMoment".location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $3))
order by page.k0 desc, page.uuid

-- careMoments.history: PLANNER
care_moment_event.(uuid, name, care_moment_uuid)
coalesce( (select first_name || ' ' || last_name from care_worker_profile where uuid = care_moment_event.actor_uuid), (select first_name || ' ' || last_name from organization_user where uuid = care_moment_event.actor_uuid), (select first_name || ' ' || last_name from back_office_employee where uuid = care_moment_event.actor_uuid), case when care_moment_event.actor_uuid is null then 'Zorginzet' else 'Backoffice' end) as "actorName"
(select coalesce(jsonb_agg(w.first_name || ' ' || w.last_name order by place), '[]') from (select care_moment_event.care_worker_uuid as uuid, 0 as place union all select i.care_worker_uuid, i.position from jsonb_array_elements_text(care_moment_event.data -> 'invitations') n join care_moment_invitation i on i.uuid = n.value::uuid) about join care_worker_profile w on w.uuid = about.uuid where w.uuid is distinct from care_moment_event.actor_uuid) as whom
coalesce(care_moment_event.data -> 'changes', '[]') as changes
care_moment_event.(at, from_status, to_status, reason)
care_moment_event.data ->> 'replacement' as replacement
from page
join care_moment_event on care_moment_event.uuid = page.uuid
where care_moment_event.care_moment_uuid = $1::uuid and care_moment_event.uuid >= events_from($2::uuid) and true
order by page.k0 desc, page.uuid

-- careTeams.list: ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN, PLANNER, CLIENT_ADMIN, CARE_WORKER
care_team.(uuid)
client.(uuid, first_name, last_name)
"careWorker".(uuid)
"careWorker.profile".(uuid, first_name, last_name, city)
"careWorker.profile.expertiseLevel".(uuid, key, name, rank)
"careWorker.profile".(photo_uuid)
care_team.(is_reserve)
from page
join care_team on care_team.uuid = page.uuid
left join client client on client.uuid = care_team.client_uuid
left join care_worker "careWorker" on "careWorker".uuid = care_team.care_worker_uuid
left join care_worker_profile "careWorker.profile" on "careWorker.profile".uuid = "careWorker".profile_uuid
left join expertise_level "careWorker.profile.expertiseLevel" on "careWorker.profile.expertiseLevel".uuid = "careWorker.profile".expertise_level_uuid
order by page.k0, page.k1, page.uuid

-- careTeams.careWorkers: ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN, CLIENT_ADMIN, CARE_WORKER
-- careWorkers.list: ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
care_worker.(uuid, number, active, phase, contract_types, introduction_completed_at)
profile.(uuid, first_name, last_name, city)
"profile.expertiseLevel".(uuid, key, name, rank)
profile.(open_to_other_contract_forms, photo_uuid)
coalesce((select jsonb_agg(choice.kinds ->> 0) from jsonb_array_elements((select d.kinds from jsonb_to_recordset($1::jsonb) as d(type text, big boolean, kinds jsonb) join care_worker_profile profile on profile.uuid = care_worker.uuid join expertise_level l on l.uuid = profile.expertise_level_uuid and l.big_registered = d.big where d.type = care_worker.contract_types[1])) as choice(kinds) where not exists (select 1 from care_worker_document doc where doc.care_worker_uuid = care_worker.uuid and doc.status in ('submitted', 'approved') and choice.kinds ? doc.kind)), '[]') as "documentsMissing"
case when care_worker.phase in ('startup', 'won') then (select nullif(max(form.until), 'infinity') from ( select case when bool_and(held.until is not null) then min(held.until) end as until from (values ('freelance', true, array['id']), ('freelance', true, array['vog']), ('freelance', true, array['diploma']), ('freelance', true, array['big']), ('freelance', true, array['kvk']), ('freelance', true, array['bav']), ('freelance', true, array['bav_payment']), ('freelance', true, array['complaints_procedure']), ('freelance', true, array['personal_iban', 'commercial_iban']), ('freelance', false, array['id']), ('freelance', false, array['vog']), ('freelance', false, array['diploma']), ('freelance', false, array['kvk']), ('freelance', false, array['bav']), ('freelance', false, array['bav_payment']), ('freelance', false, array['complaints_procedure']), ('freelance', false, array['personal_iban', 'commercial_iban']), ('temp_work', true, array['id']), ('temp_work', true, array['vog']), ('temp_work', true, array['diploma']), ('temp_work', true, array['personal_iban']), ('temp_work', false, array['id']), ('temp_work', false, array['vog']), ('temp_work', false, array['diploma']), ('temp_work', false, array['personal_iban'])) as asked(form, big, kinds) join care_worker_profile p on p.uuid = care_worker.uuid join expertise_level l on l.uuid = p.expertise_level_uuid and l.big_registered = asked.big cross join lateral (select max(coalesce(doc.expires_on, 'infinity')) as until from care_worker_document doc where doc.care_worker_uuid = care_worker.uuid and doc.status = 'approved' and doc.kind = any(asked.kinds)) held where asked.form = any(care_worker.contract_types) group by asked.form) form) end as "verifiedUntil"
null as flagged
(select jsonb_build_object('rating', round(sum::numeric / count, 1), 'count', count) from care_worker_rating where care_worker_uuid = care_worker.uuid and count >= $2) as "aggregatedReviewRating"
null as "documentsToJudge"
null as "lastWorkedOn"
null as alike
from page
join care_worker on care_worker.uuid = page.uuid
left join care_worker_profile profile on profile.uuid = care_worker.profile_uuid
left join expertise_level "profile.expertiseLevel" on "profile.expertiseLevel".uuid = profile.expertise_level_uuid
order by page.k0, page.k1, page.uuid

-- careTeams.careWorkers: PLANNER
-- careWorkers.list: PLANNER
care_worker.(uuid, number, active, phase, contract_types, introduction_completed_at)
profile.(uuid, first_name, last_name, city)
"profile.expertiseLevel".(uuid, key, name, rank)
profile.(open_to_other_contract_forms, photo_uuid)
coalesce((select jsonb_agg(choice.kinds ->> 0) from jsonb_array_elements((select d.kinds from jsonb_to_recordset($1::jsonb) as d(type text, big boolean, kinds jsonb) join care_worker_profile profile on profile.uuid = care_worker.uuid join expertise_level l on l.uuid = profile.expertise_level_uuid and l.big_registered = d.big where d.type = care_worker.contract_types[1])) as choice(kinds) where not exists (select 1 from care_worker_document doc where doc.care_worker_uuid = care_worker.uuid and doc.status in ('submitted', 'approved') and choice.kinds ? doc.kind)), '[]') as "documentsMissing"
case when care_worker.phase in ('startup', 'won') then (select nullif(max(form.until), 'infinity') from ( select case when bool_and(held.until is not null) then min(held.until) end as until from (values ('freelance', true, array['id']), ('freelance', true, array['vog']), ('freelance', true, array['diploma']), ('freelance', true, array['big']), ('freelance', true, array['kvk']), ('freelance', true, array['bav']), ('freelance', true, array['bav_payment']), ('freelance', true, array['complaints_procedure']), ('freelance', true, array['personal_iban', 'commercial_iban']), ('freelance', false, array['id']), ('freelance', false, array['vog']), ('freelance', false, array['diploma']), ('freelance', false, array['kvk']), ('freelance', false, array['bav']), ('freelance', false, array['bav_payment']), ('freelance', false, array['complaints_procedure']), ('freelance', false, array['personal_iban', 'commercial_iban']), ('temp_work', true, array['id']), ('temp_work', true, array['vog']), ('temp_work', true, array['diploma']), ('temp_work', true, array['personal_iban']), ('temp_work', false, array['id']), ('temp_work', false, array['vog']), ('temp_work', false, array['diploma']), ('temp_work', false, array['personal_iban'])) as asked(form, big, kinds) join care_worker_profile p on p.uuid = care_worker.uuid join expertise_level l on l.uuid = p.expertise_level_uuid and l.big_registered = asked.big cross join lateral (select max(coalesce(doc.expires_on, 'infinity')) as until from care_worker_document doc where doc.care_worker_uuid = care_worker.uuid and doc.status = 'approved' and doc.kind = any(asked.kinds)) held where asked.form = any(care_worker.contract_types) group by asked.form) form) end as "verifiedUntil"
(select count(*) >= 3 from care_worker_violation v where v.care_worker_uuid = care_worker.uuid and v.created_at > $2::timestamptz - interval '90 days') as flagged
(select jsonb_build_object('rating', round(sum::numeric / count, 1), 'count', count) from care_worker_rating where care_worker_uuid = care_worker.uuid and count >= $3) as "aggregatedReviewRating"
(select count(*)::int from care_worker_document doc where doc.care_worker_uuid = care_worker.uuid and doc.status = 'submitted') as "documentsToJudge"
(select (m.start_date at time zone 'Europe/Amsterdam')::date from care_moment m where m.assignee_uuid = care_worker.uuid and m.status = 'approved' and m.time_scope = 'moment' order by m.start_date desc limit 1) as "lastWorkedOn"
(select coalesce(jsonb_agg('/v1/care_workers/' || o.uuid order by o.uuid), '[]') from care_worker_profile p join care_worker_profile o on o.uuid <> p.uuid and (o.name_folded = p.name_folded or o.folded like '% ' || phone_folded(p.phone) || ' %' and phone_folded(o.phone) = nullif(phone_folded(p.phone), '')) where p.uuid = care_worker.uuid and not exists (select 1 from forgotten f where f.person_uuid in (o.uuid, p.uuid))) as alike
from page
join care_worker on care_worker.uuid = page.uuid
left join care_worker_profile profile on profile.uuid = care_worker.profile_uuid
left join expertise_level "profile.expertiseLevel" on "profile.expertiseLevel".uuid = profile.expertise_level_uuid
order by page.k0, page.k1, page.uuid

-- careTeams.excludeLists: ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN, PLANNER
exclude_list.(uuid)
client.(uuid, first_name, last_name)
"careWorker".(uuid)
"careWorker.profile".(uuid, first_name, last_name, city)
"careWorker.profile.expertiseLevel".(uuid, key, name, rank)
"careWorker.profile".(photo_uuid)
exclude_list.(reason)
from page
join exclude_list on exclude_list.uuid = page.uuid
left join client client on client.uuid = exclude_list.client_uuid
left join care_worker "careWorker" on "careWorker".uuid = exclude_list.care_worker_uuid
left join care_worker_profile "careWorker.profile" on "careWorker.profile".uuid = "careWorker".profile_uuid
left join expertise_level "careWorker.profile.expertiseLevel" on "careWorker.profile.expertiseLevel".uuid = "careWorker.profile".expertise_level_uuid
order by page.k0, page.k1, page.uuid

-- careWorkerExports.list: CARE_WORKER, PLANNER
care_worker_export.(uuid, care_worker_uuid, status, progress, size, created_at, ready_at)
from page
join care_worker_export on care_worker_export.uuid = page.uuid
order by page.k0 desc, page.uuid

-- careWorkers.availabilities: CARE_WORKER, PLANNER
care_worker_availability.(uuid, care_worker_uuid, available, start_date, end_date)
from page
join care_worker_availability on care_worker_availability.uuid = page.uuid
order by page.k0, page.uuid

-- careWorkers.notes: PLANNER
care_worker_note.(uuid, care_worker_uuid, author_name)
care_worker_note.author_uuid = $1::uuid as "isOwn"
care_worker_note.(text, created_at)
from page
join care_worker_note on care_worker_note.uuid = page.uuid
order by page.k0 desc, page.k1 desc, page.uuid

-- checkedCareWorkers.list: ORGANIZATION_USER
care_worker.(uuid)
profile.(uuid, first_name, last_name)
"profile.expertiseLevel".(uuid, key, name, rank)
to_jsonb((select coalesce(array_agg(distinct m.contract_type) filter (where m.contract_type is not null), care_worker.contract_types) from care_moment m where m.assignee_uuid is not null and m.organization_uuid = (select organization_uuid from organization_user where uuid = $1) and m.end_date > $2::timestamptz - interval '1 year' and m.status not in ('canceled', 'not_worked') and m.assignee_uuid = care_worker.uuid)) as "worksAs"
(select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('kinds', asked.kinds, 'kind', d.kind, 'checkedBy', case when d.reviewer_name is null and d.proof = 'proven' then 'seal' when d.uuid is not null then 'person' end, 'checkedAt', to_char((d.reviewed_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"'), 'validUntil', d.expires_on, 'inRegisterOf', case when d.register_standing = 'in_register' then d.register_taken_on end, 'seal', case when d.proof = 'proven' then jsonb_build_object('signer', d.proven ->> 'signer', 'signedAt', d.proven ->> 'signedAt') end )) order by asked.place) from (select (select coalesce(array_agg(distinct m.contract_type) filter (where m.contract_type is not null), care_worker.contract_types) from care_moment m where m.assignee_uuid is not null and m.organization_uuid = (select organization_uuid from organization_user where uuid = $3) and m.end_date > $4::timestamptz - interval '1 year' and m.status not in ('canceled', 'not_worked') and m.assignee_uuid = care_worker.uuid) as forms) worked join care_worker_profile p on p.uuid = care_worker.uuid join expertise_level l on l.uuid = p.expertise_level_uuid join (values ('{freelance}'::text[], true, 0, array['id']), ('{freelance}'::text[], true, 1, array['vog']), ('{freelance}'::text[], true, 2, array['diploma']), ('{freelance}'::text[], true, 3, array['big']), ('{freelance}'::text[], true, 4, array['kvk']), ('{freelance}'::text[], true, 5, array['bav']), ('{freelance}'::text[], true, 6, array['bav_payment']), ('{freelance}'::text[], true, 7, array['complaints_procedure']), ('{freelance}'::text[], true, 8, array['personal_iban', 'commercial_iban']), ('{freelance}'::text[], false, 0, array['id']), ('{freelance}'::text[], false, 1, array['vog']), ('{freelance}'::text[], false, 2, array['diploma']), ('{freelance}'::text[], false, 3, array['kvk']), ('{freelance}'::text[], false, 4, array['bav']), ('{freelance}'::text[], false, 5, array['bav_payment']), ('{freelance}'::text[], false, 6, array['complaints_procedure']), ('{freelance}'::text[], false, 7, array['personal_iban', 'commercial_iban']), ('{temp_work}'::text[], true, 0, array['id']), ('{temp_work}'::text[], true, 1, array['vog']), ('{temp_work}'::text[], true, 2, array['diploma']), ('{temp_work}'::text[], true, 3, array['personal_iban']), ('{temp_work}'::text[], false, 0, array['id']), ('{temp_work}'::text[], false, 1, array['vog']), ('{temp_work}'::text[], false, 2, array['diploma']), ('{temp_work}'::text[], false, 3, array['personal_iban']), ('{freelance,temp_work}'::text[], true, 0, array['id']), ('{freelance,temp_work}'::text[], true, 1, array['vog']), ('{freelance,temp_work}'::text[], true, 2, array['diploma']), ('{freelance,temp_work}'::text[], true, 3, array['big']), ('{freelance,temp_work}'::text[], true, 4, array['kvk']), ('{freelance,temp_work}'::text[], true, 5, array['bav']), ('{freelance,temp_work}'::text[], true, 6, array['bav_payment']), ('{freelance,temp_work}'::text[], true, 7, array['complaints_procedure']), ('{freelance,temp_work}'::text[], true, 8, array['personal_iban']), ('{freelance,temp_work}'::text[], false, 0, array['id']), ('{freelance,temp_work}'::text[], false, 1, array['vog']), ('{freelance,temp_work}'::text[], false, 2, array['diploma']), ('{freelance,temp_work}'::text[], false, 3, array['kvk']), ('{freelance,temp_work}'::text[], false, 4, array['bav']), ('{freelance,temp_work}'::text[], false, 5, array['bav_payment']), ('{freelance,temp_work}'::text[], false, 6, array['complaints_procedure']), ('{freelance,temp_work}'::text[], false, 7, array['personal_iban'])) as asked(forms, big, place, kinds) on asked.big = l.big_registered and asked.forms @> worked.forms and asked.forms <@ worked.forms left join lateral (select * from care_worker_document held where held.care_worker_uuid = care_worker.uuid and held.status = 'approved' and held.kind = any(asked.kinds) and (held.expires_on is null or held.expires_on >= $5::date) order by coalesce(held.expires_on, 'infinity') desc, held.reviewed_at desc nulls last, held.uuid limit 1) d on true) as documents
(select bool_and(d.uuid is not null) from (select (select coalesce(array_agg(distinct m.contract_type) filter (where m.contract_type is not null), care_worker.contract_types) from care_moment m where m.assignee_uuid is not null and m.organization_uuid = (select organization_uuid from organization_user where uuid = $6) and m.end_date > $7::timestamptz - interval '1 year' and m.status not in ('canceled', 'not_worked') and m.assignee_uuid = care_worker.uuid) as forms) worked join care_worker_profile p on p.uuid = care_worker.uuid join expertise_level l on l.uuid = p.expertise_level_uuid join (values ('{freelance}'::text[], true, 0, array['id']), ('{freelance}'::text[], true, 1, array['vog']), ('{freelance}'::text[], true, 2, array['diploma']), ('{freelance}'::text[], true, 3, array['big']), ('{freelance}'::text[], true, 4, array['kvk']), ('{freelance}'::text[], true, 5, array['bav']), ('{freelance}'::text[], true, 6, array['bav_payment']), ('{freelance}'::text[], true, 7, array['complaints_procedure']), ('{freelance}'::text[], true, 8, array['personal_iban', 'commercial_iban']), ('{freelance}'::text[], false, 0, array['id']), ('{freelance}'::text[], false, 1, array['vog']), ('{freelance}'::text[], false, 2, array['diploma']), ('{freelance}'::text[], false, 3, array['kvk']), ('{freelance}'::text[], false, 4, array['bav']), ('{freelance}'::text[], false, 5, array['bav_payment']), ('{freelance}'::text[], false, 6, array['complaints_procedure']), ('{freelance}'::text[], false, 7, array['personal_iban', 'commercial_iban']), ('{temp_work}'::text[], true, 0, array['id']), ('{temp_work}'::text[], true, 1, array['vog']), ('{temp_work}'::text[], true, 2, array['diploma']), ('{temp_work}'::text[], true, 3, array['personal_iban']), ('{temp_work}'::text[], false, 0, array['id']), ('{temp_work}'::text[], false, 1, array['vog']), ('{temp_work}'::text[], false, 2, array['diploma']), ('{temp_work}'::text[], false, 3, array['personal_iban']), ('{freelance,temp_work}'::text[], true, 0, array['id']), ('{freelance,temp_work}'::text[], true, 1, array['vog']), ('{freelance,temp_work}'::text[], true, 2, array['diploma']), ('{freelance,temp_work}'::text[], true, 3, array['big']), ('{freelance,temp_work}'::text[], true, 4, array['kvk']), ('{freelance,temp_work}'::text[], true, 5, array['bav']), ('{freelance,temp_work}'::text[], true, 6, array['bav_payment']), ('{freelance,temp_work}'::text[], true, 7, array['complaints_procedure']), ('{freelance,temp_work}'::text[], true, 8, array['personal_iban']), ('{freelance,temp_work}'::text[], false, 0, array['id']), ('{freelance,temp_work}'::text[], false, 1, array['vog']), ('{freelance,temp_work}'::text[], false, 2, array['diploma']), ('{freelance,temp_work}'::text[], false, 3, array['kvk']), ('{freelance,temp_work}'::text[], false, 4, array['bav']), ('{freelance,temp_work}'::text[], false, 5, array['bav_payment']), ('{freelance,temp_work}'::text[], false, 6, array['complaints_procedure']), ('{freelance,temp_work}'::text[], false, 7, array['personal_iban'])) as asked(forms, big, place, kinds) on asked.big = l.big_registered and asked.forms @> worked.forms and asked.forms <@ worked.forms left join lateral (select * from care_worker_document held where held.care_worker_uuid = care_worker.uuid and held.status = 'approved' and held.kind = any(asked.kinds) and (held.expires_on is null or held.expires_on >= $8::date) order by coalesce(held.expires_on, 'infinity') desc, held.reviewed_at desc nulls last, held.uuid limit 1) d on true) as "inOrder"
from page
join care_worker on care_worker.uuid = page.uuid
left join care_worker_profile profile on profile.uuid = care_worker.profile_uuid
left join expertise_level "profile.expertiseLevel" on "profile.expertiseLevel".uuid = profile.expertise_level_uuid
order by page.k0, page.k1, page.uuid

-- checkedCareWorkers.list: ORGANIZATION_LOCATION_ADMIN
care_worker.(uuid)
profile.(uuid, first_name, last_name)
"profile.expertiseLevel".(uuid, key, name, rank)
to_jsonb((select coalesce(array_agg(distinct m.contract_type) filter (where m.contract_type is not null), care_worker.contract_types) from care_moment m where m.assignee_uuid is not null and m.location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $1)) and m.end_date > $2::timestamptz - interval '1 year' and m.status not in ('canceled', 'not_worked') and m.assignee_uuid = care_worker.uuid)) as "worksAs"
(select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('kinds', asked.kinds, 'kind', d.kind, 'checkedBy', case when d.reviewer_name is null and d.proof = 'proven' then 'seal' when d.uuid is not null then 'person' end, 'checkedAt', to_char((d.reviewed_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"'), 'validUntil', d.expires_on, 'inRegisterOf', case when d.register_standing = 'in_register' then d.register_taken_on end, 'seal', case when d.proof = 'proven' then jsonb_build_object('signer', d.proven ->> 'signer', 'signedAt', d.proven ->> 'signedAt') end )) order by asked.place) from (select (select coalesce(array_agg(distinct m.contract_type) filter (where m.contract_type is not null), care_worker.contract_types) from care_moment m where m.assignee_uuid is not null and m.location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $3)) and m.end_date > $4::timestamptz - interval '1 year' and m.status not in ('canceled', 'not_worked') and m.assignee_uuid = care_worker.uuid) as forms) worked join care_worker_profile p on p.uuid = care_worker.uuid join expertise_level l on l.uuid = p.expertise_level_uuid join (values ('{freelance}'::text[], true, 0, array['id']), ('{freelance}'::text[], true, 1, array['vog']), ('{freelance}'::text[], true, 2, array['diploma']), ('{freelance}'::text[], true, 3, array['big']), ('{freelance}'::text[], true, 4, array['kvk']), ('{freelance}'::text[], true, 5, array['bav']), ('{freelance}'::text[], true, 6, array['bav_payment']), ('{freelance}'::text[], true, 7, array['complaints_procedure']), ('{freelance}'::text[], true, 8, array['personal_iban', 'commercial_iban']), ('{freelance}'::text[], false, 0, array['id']), ('{freelance}'::text[], false, 1, array['vog']), ('{freelance}'::text[], false, 2, array['diploma']), ('{freelance}'::text[], false, 3, array['kvk']), ('{freelance}'::text[], false, 4, array['bav']), ('{freelance}'::text[], false, 5, array['bav_payment']), ('{freelance}'::text[], false, 6, array['complaints_procedure']), ('{freelance}'::text[], false, 7, array['personal_iban', 'commercial_iban']), ('{temp_work}'::text[], true, 0, array['id']), ('{temp_work}'::text[], true, 1, array['vog']), ('{temp_work}'::text[], true, 2, array['diploma']), ('{temp_work}'::text[], true, 3, array['personal_iban']), ('{temp_work}'::text[], false, 0, array['id']), ('{temp_work}'::text[], false, 1, array['vog']), ('{temp_work}'::text[], false, 2, array['diploma']), ('{temp_work}'::text[], false, 3, array['personal_iban']), ('{freelance,temp_work}'::text[], true, 0, array['id']), ('{freelance,temp_work}'::text[], true, 1, array['vog']), ('{freelance,temp_work}'::text[], true, 2, array['diploma']), ('{freelance,temp_work}'::text[], true, 3, array['big']), ('{freelance,temp_work}'::text[], true, 4, array['kvk']), ('{freelance,temp_work}'::text[], true, 5, array['bav']), ('{freelance,temp_work}'::text[], true, 6, array['bav_payment']), ('{freelance,temp_work}'::text[], true, 7, array['complaints_procedure']), ('{freelance,temp_work}'::text[], true, 8, array['personal_iban']), ('{freelance,temp_work}'::text[], false, 0, array['id']), ('{freelance,temp_work}'::text[], false, 1, array['vog']), ('{freelance,temp_work}'::text[], false, 2, array['diploma']), ('{freelance,temp_work}'::text[], false, 3, array['kvk']), ('{freelance,temp_work}'::text[], false, 4, array['bav']), ('{freelance,temp_work}'::text[], false, 5, array['bav_payment']), ('{freelance,temp_work}'::text[], false, 6, array['complaints_procedure']), ('{freelance,temp_work}'::text[], false, 7, array['personal_iban'])) as asked(forms, big, place, kinds) on asked.big = l.big_registered and asked.forms @> worked.forms and asked.forms <@ worked.forms left join lateral (select * from care_worker_document held where held.care_worker_uuid = care_worker.uuid and held.status = 'approved' and held.kind = any(asked.kinds) and (held.expires_on is null or held.expires_on >= $5::date) order by coalesce(held.expires_on, 'infinity') desc, held.reviewed_at desc nulls last, held.uuid limit 1) d on true) as documents
(select bool_and(d.uuid is not null) from (select (select coalesce(array_agg(distinct m.contract_type) filter (where m.contract_type is not null), care_worker.contract_types) from care_moment m where m.assignee_uuid is not null and m.location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $6)) and m.end_date > $7::timestamptz - interval '1 year' and m.status not in ('canceled', 'not_worked') and m.assignee_uuid = care_worker.uuid) as forms) worked join care_worker_profile p on p.uuid = care_worker.uuid join expertise_level l on l.uuid = p.expertise_level_uuid join (values ('{freelance}'::text[], true, 0, array['id']), ('{freelance}'::text[], true, 1, array['vog']), ('{freelance}'::text[], true, 2, array['diploma']), ('{freelance}'::text[], true, 3, array['big']), ('{freelance}'::text[], true, 4, array['kvk']), ('{freelance}'::text[], true, 5, array['bav']), ('{freelance}'::text[], true, 6, array['bav_payment']), ('{freelance}'::text[], true, 7, array['complaints_procedure']), ('{freelance}'::text[], true, 8, array['personal_iban', 'commercial_iban']), ('{freelance}'::text[], false, 0, array['id']), ('{freelance}'::text[], false, 1, array['vog']), ('{freelance}'::text[], false, 2, array['diploma']), ('{freelance}'::text[], false, 3, array['kvk']), ('{freelance}'::text[], false, 4, array['bav']), ('{freelance}'::text[], false, 5, array['bav_payment']), ('{freelance}'::text[], false, 6, array['complaints_procedure']), ('{freelance}'::text[], false, 7, array['personal_iban', 'commercial_iban']), ('{temp_work}'::text[], true, 0, array['id']), ('{temp_work}'::text[], true, 1, array['vog']), ('{temp_work}'::text[], true, 2, array['diploma']), ('{temp_work}'::text[], true, 3, array['personal_iban']), ('{temp_work}'::text[], false, 0, array['id']), ('{temp_work}'::text[], false, 1, array['vog']), ('{temp_work}'::text[], false, 2, array['diploma']), ('{temp_work}'::text[], false, 3, array['personal_iban']), ('{freelance,temp_work}'::text[], true, 0, array['id']), ('{freelance,temp_work}'::text[], true, 1, array['vog']), ('{freelance,temp_work}'::text[], true, 2, array['diploma']), ('{freelance,temp_work}'::text[], true, 3, array['big']), ('{freelance,temp_work}'::text[], true, 4, array['kvk']), ('{freelance,temp_work}'::text[], true, 5, array['bav']), ('{freelance,temp_work}'::text[], true, 6, array['bav_payment']), ('{freelance,temp_work}'::text[], true, 7, array['complaints_procedure']), ('{freelance,temp_work}'::text[], true, 8, array['personal_iban']), ('{freelance,temp_work}'::text[], false, 0, array['id']), ('{freelance,temp_work}'::text[], false, 1, array['vog']), ('{freelance,temp_work}'::text[], false, 2, array['diploma']), ('{freelance,temp_work}'::text[], false, 3, array['kvk']), ('{freelance,temp_work}'::text[], false, 4, array['bav']), ('{freelance,temp_work}'::text[], false, 5, array['bav_payment']), ('{freelance,temp_work}'::text[], false, 6, array['complaints_procedure']), ('{freelance,temp_work}'::text[], false, 7, array['personal_iban'])) as asked(forms, big, place, kinds) on asked.big = l.big_registered and asked.forms @> worked.forms and asked.forms <@ worked.forms left join lateral (select * from care_worker_document held where held.care_worker_uuid = care_worker.uuid and held.status = 'approved' and held.kind = any(asked.kinds) and (held.expires_on is null or held.expires_on >= $8::date) order by coalesce(held.expires_on, 'infinity') desc, held.reviewed_at desc nulls last, held.uuid limit 1) d on true) as "inOrder"
from page
join care_worker on care_worker.uuid = page.uuid
left join care_worker_profile profile on profile.uuid = care_worker.profile_uuid
left join expertise_level "profile.expertiseLevel" on "profile.expertiseLevel".uuid = profile.expertise_level_uuid
order by page.k0, page.k1, page.uuid

-- clientCare.relations: ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
client_relation.(uuid)
client.(uuid, first_name, last_name)
client_relation.(first_name, last_name, kind, phone, email, is_first_contact, is_legal_representative)
coalesce((select jsonb_build_object('account', a.uuid, 'email', a.username, 'state', case when not a.active then 'inactive' when a.password_hash is null then 'invited' else 'active' end, 'at', to_char((case when a.password_hash is null then coalesce((select max(t.created_at) from user_token t where t.account_uuid = a.uuid), a.created_at) else (select max(t.used_at) from user_token t where t.account_uuid = a.uuid and (t.client_relation_uuid = client_relation.uuid or t.kind = 'activate_account' and not a.roles <> array['ROLE_CLIENT_ADMIN'])) end) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"'), 'hasWork', false) from account a join client_admin_client c on c.client_admin_uuid = a.uuid and c.client_uuid = client_relation.client_uuid where a.uuid = client_relation.account_uuid), (select jsonb_build_object('account', a.uuid, 'email', a.username, 'state', 'invited', 'at', to_char((t.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"'), 'hasWork', false) from user_token t join account a on a.uuid = t.account_uuid where t.client_relation_uuid = client_relation.uuid and t.used_at is null and t.expires_at > $1::timestamptz and a.active limit 1)) as access
client_relation.(version)
from page
join client_relation on client_relation.uuid = page.uuid
left join client client on client.uuid = client_relation.client_uuid
order by page.k0 desc, page.k1, page.k2, page.uuid

-- clientCare.relations: PLANNER
client_relation.(uuid)
client.(uuid, first_name, last_name)
client_relation.(first_name, last_name, kind, phone, email, is_first_contact, is_legal_representative)
coalesce((select jsonb_build_object('account', a.uuid, 'email', a.username, 'state', case when not a.active then 'inactive' when a.password_hash is null then 'invited' else 'active' end, 'at', to_char((case when a.password_hash is null then coalesce((select max(t.created_at) from user_token t where t.account_uuid = a.uuid), a.created_at) else (select max(t.used_at) from user_token t where t.account_uuid = a.uuid and (t.client_relation_uuid = client_relation.uuid or t.kind = 'activate_account' and not a.roles <> array['ROLE_CLIENT_ADMIN'])) end) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"'), 'hasWork', a.roles <> array['ROLE_CLIENT_ADMIN']) from account a join client_admin_client c on c.client_admin_uuid = a.uuid and c.client_uuid = client_relation.client_uuid where a.uuid = client_relation.account_uuid), (select jsonb_build_object('account', a.uuid, 'email', a.username, 'state', 'invited', 'at', to_char((t.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"'), 'hasWork', a.roles <> array['ROLE_CLIENT_ADMIN']) from user_token t join account a on a.uuid = t.account_uuid where t.client_relation_uuid = client_relation.uuid and t.used_at is null and t.expires_at > $1::timestamptz and a.active limit 1)) as access
client_relation.(version)
from page
join client_relation on client_relation.uuid = page.uuid
left join client client on client.uuid = client_relation.client_uuid
order by page.k0 desc, page.k1, page.k2, page.uuid

-- clientCare.relations: CARE_WORKER, CLIENT_ADMIN
client_relation.(uuid)
client.(uuid, first_name, last_name)
client_relation.(first_name, last_name, kind, phone, email, is_first_contact, is_legal_representative)
null as access
client_relation.(version)
from page
join client_relation on client_relation.uuid = page.uuid
left join client client on client.uuid = client_relation.client_uuid
order by page.k0 desc, page.k1, page.k2, page.uuid

-- clientCare.requests: ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN, PLANNER, CARE_WORKER, CLIENT_ADMIN
care_request.(uuid)
client.(uuid, first_name, last_name)
"serviceType".(uuid, key, name)
"careType".(uuid, key, name)
care_request.(status, wanted_from, wanted_until, hours_per_week, paused_until, created_at, version)
from page
join care_request on care_request.uuid = page.uuid
left join client client on client.uuid = care_request.client_uuid
left join service_type "serviceType" on "serviceType".uuid = care_request.service_type_uuid
left join care_type "careType" on "careType".uuid = care_request.care_type_uuid
order by page.k0 desc, page.uuid

-- clientCare.planProblems: ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN, PLANNER, CARE_WORKER, CLIENT_ADMIN
care_plan_problem.(uuid)
client.(uuid, first_name, last_name)
problem.(uuid, key, number, name, domain)
care_plan_problem.(modifier, goal, interventions, target_knowledge, target_behaviour, target_status, created_at, updated_at, version)
from page
join care_plan_problem on care_plan_problem.uuid = page.uuid
left join client client on client.uuid = care_plan_problem.client_uuid
left join omaha_system_domain_problem problem on problem.uuid = care_plan_problem.problem_uuid
order by page.k0, page.uuid

-- clientCare.planScores: ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN, PLANNER, CARE_WORKER, CLIENT_ADMIN
care_plan_score.(uuid)
client.(uuid, first_name, last_name)
"carePlanProblem".(uuid)
"carePlanProblem.problem".(uuid, key, number, name, domain)
care_plan_score.(knowledge, behaviour, status, scored_on, author_name, created_at)
from page
join care_plan_score on care_plan_score.uuid = page.uuid
left join client client on client.uuid = care_plan_score.client_uuid
left join care_plan_problem "carePlanProblem" on "carePlanProblem".uuid = care_plan_score.care_plan_problem_uuid
left join omaha_system_domain_problem "carePlanProblem.problem" on "carePlanProblem.problem".uuid = "carePlanProblem".problem_uuid
order by page.k0, page.k1, page.uuid

-- clientCare.medications: ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN, PLANNER, CARE_WORKER, CLIENT_ADMIN
medication.(uuid)
client.(uuid, first_name, last_name)
medication.(name, dose, form, times, instructions, from, until)
from page
join medication on medication.uuid = page.uuid
left join client client on client.uuid = medication.client_uuid
order by page.k0, page.k1, page.uuid

-- clientCare.reports: ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN, PLANNER, CARE_WORKER, CLIENT_ADMIN
client_report.(uuid)
client.(uuid, first_name, last_name)
client_report.(author_name)
client_report.author_uuid = $1::uuid as "isOwn"
(client_report.author_uuid <> $2::uuid and client_report.created_at > coalesce( (select g.read_until from client_report_reading g where g.account_uuid = $3::uuid and g.client_uuid = client_report.client_uuid), (select max(coalesce(m.actual_end_date, m.end_date)) from care_moment m where m.client_uuid = client_report.client_uuid and m.assignee_uuid = $4::uuid and m.time_scope = 'moment' and m.status not in ('canceled', 'withdrawn', 'not_worked') and m.end_date <= $5::timestamptz), $6::timestamptz - interval '14 days')) as "isUnread"
client_report.(text)
"careMoment".(uuid, title, start_date, end_date)
(select coalesce(jsonb_agg(jsonb_build_object( '@id', $7::text || p.uuid, 'uuid', p.uuid, 'key', p.key, 'name', p.name) order by p.number), '[]') from client_report_problem rp join omaha_system_domain_problem p on p.uuid = rp.problem_uuid where rp.client_report_uuid = client_report.uuid) as problems
(select coalesce(jsonb_agg(jsonb_build_object('uuid', s.uuid, 'problem', p.name, 'scale', v.scale, 'score', v.score, 'before', ( select to_jsonb(e) -> v.scale from care_plan_score e where e.care_plan_problem_uuid = cp.uuid and (e.scored_on, e.created_at, e.uuid) < (s.scored_on, s.created_at, s.uuid) and jsonb_typeof(to_jsonb(e) -> v.scale) = 'number' order by e.scored_on desc, e.created_at desc, e.uuid desc limit 1)) order by p.number, s.created_at, s.uuid, v.rank), '[]') from client_report_problem rp join omaha_system_domain_problem p on p.uuid = rp.problem_uuid join care_plan_problem cp on cp.problem_uuid = p.uuid and cp.client_uuid = client_report.client_uuid join care_plan_score s on s.care_plan_problem_uuid = cp.uuid and s.author_uuid = client_report.author_uuid and s.scored_on = (client_report.created_at at time zone 'Europe/Amsterdam')::date cross join lateral (values ('knowledge', s.knowledge, 1), ('behaviour', s.behaviour, 2), ('status', s.status, 3)) v (scale, score, rank) where rp.client_report_uuid = client_report.uuid and v.score is not null) as scores
client_report.(correction_of_uuid)
(select jsonb_build_object('@id', '/v1/client_reports/' || r.uuid, 'uuid', r.uuid, 'createdAt', to_char((r.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"'), 'authorName', r.author_name, 'text', r.text) from client_report r where r.uuid = client_report.correction_of_uuid) as corrected
(select coalesce(jsonb_agg(jsonb_build_object('@id', '/v1/client_reports/' || r.uuid, 'uuid', r.uuid, 'createdAt', to_char((r.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"'), 'authorName', r.author_name, 'text', r.text) order by r.created_at, r.uuid), '[]') from client_report r where r.correction_of_uuid = client_report.uuid) as corrections
client_report.(created_at)
from page
join client_report on client_report.uuid = page.uuid
left join client client on client.uuid = client_report.client_uuid
left join care_moment "careMoment" on "careMoment".uuid = client_report.care_moment_uuid
order by page.k0 desc, page.uuid

-- clientCare.careAssistReports: ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN, PLANNER, CARE_WORKER, CLIENT_ADMIN
client_care_assist_report.(uuid)
client.(uuid, first_name, last_name)
client_care_assist_report.(year, domain, report_count)
(select coalesce(jsonb_agg(jsonb_build_object( '@id', $1::text || p.uuid, 'uuid', p.uuid, 'key', p.key, 'name', p.name) || jsonb_build_object( 'targets', jsonb_strip_nulls(jsonb_build_object('knowledge', cp.target_knowledge, 'behaviour', cp.target_behaviour, 'status', cp.target_status)), 'scores', (select coalesce(jsonb_agg(jsonb_build_object('scoredOn', s.scored_on) || jsonb_strip_nulls(jsonb_build_object('knowledge', s.knowledge, 'behaviour', s.behaviour, 'status', s.status)) order by s.scored_on, s.created_at), '[]') from care_plan_score s where s.care_plan_problem_uuid = cp.uuid and extract(year from s.scored_on) = client_care_assist_report.year)) order by p.number), '[]') from care_plan_problem cp join omaha_system_domain_problem p on p.uuid = cp.problem_uuid where cp.client_uuid = client_care_assist_report.client_uuid and p.domain = client_care_assist_report.domain) as problems
from page
join client_care_assist_report on client_care_assist_report.uuid = page.uuid
left join client client on client.uuid = client_care_assist_report.client_uuid
order by page.k0 desc, page.k1, page.uuid

-- clientExports.list: CLIENT_ADMIN, PLANNER
client_export.(uuid)
client.(uuid, first_name, last_name)
client_export.(start_date, end_date, status, progress, size, created_at, ready_at)
from page
join client_export on client_export.uuid = page.uuid
left join client client on client.uuid = client_export.client_uuid
order by page.k0 desc, page.uuid

-- clients.list: ORGANIZATION_USER
client.(uuid, number, first_name, last_name, birth_date, gender, status)
jsonb_build_object('phone', client.phone, 'email', client.email, 'address', jsonb_build_object( 'street', client.street, 'houseNumber', client.house_number, 'postcode', client.postcode, 'city', client.city, 'country', client.country)) as contact
"responsibleLocation".(uuid, name, city)
"responsibleLocation.organization".(uuid, name)
"clientManager".(uuid, first_name, last_name)
client.(ended_on)
"endReason".(uuid, key, name)
(select jsonb_build_object('count', count(*), 'first', min(care_moment.start_date)) from care_moment where care_moment.client_uuid = client.uuid and care_moment.organization_uuid = (select organization_uuid from organization_user where uuid = $1) and care_moment.status = 'open' and care_moment.start_date >= $2) as "openCareMoments"
( select jsonb_agg(jsonb_build_object('startsOn', w.monday, 'plannedMinutes', ( select coalesce(sum(extract(epoch from m.end_date - m.start_date) / 60 - m.break_minutes), 0)::int from care_moment m where m.client_uuid = client.uuid and m.time_scope = 'moment' and m.status = any($3::text[]) and m.start_date >= w.monday::timestamp at time zone 'Europe/Amsterdam' and m.start_date < (w.monday + 7)::timestamp at time zone 'Europe/Amsterdam')) order by w.monday) from (select date_trunc('week', $4::timestamptz at time zone 'Europe/Amsterdam')::date + 7 * n as monday from generate_series(0, 3) n) w) as "careWeeks"
client.(created_at, version)
from page
join client on client.uuid = page.uuid
left join organization_location "responsibleLocation" on "responsibleLocation".uuid = client.responsible_location_uuid
left join organization "responsibleLocation.organization" on "responsibleLocation.organization".uuid = "responsibleLocation".organization_uuid
left join back_office_employee "clientManager" on "clientManager".uuid = client.client_manager_uuid
left join client_end_reason "endReason" on "endReason".uuid = client.end_reason_uuid
order by page.k0, page.k1, page.uuid

-- clients.list: ORGANIZATION_LOCATION_ADMIN
client.(uuid, number, first_name, last_name, birth_date, gender, status)
jsonb_build_object('phone', client.phone, 'email', client.email, 'address', jsonb_build_object( 'street', client.street, 'houseNumber', client.house_number, 'postcode', client.postcode, 'city', client.city, 'country', client.country)) as contact
"responsibleLocation".(uuid, name, city)
"responsibleLocation.organization".(uuid, name)
"clientManager".(uuid, first_name, last_name)
client.(ended_on)
"endReason".(uuid, key, name)
(select jsonb_build_object('count', count(*), 'first', min(care_moment.start_date)) from care_moment where care_moment.client_uuid = client.uuid and care_moment.location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $1)) and care_moment.status = 'open' and care_moment.start_date >= $2) as "openCareMoments"
( select jsonb_agg(jsonb_build_object('startsOn', w.monday, 'plannedMinutes', ( select coalesce(sum(extract(epoch from m.end_date - m.start_date) / 60 - m.break_minutes), 0)::int from care_moment m where m.client_uuid = client.uuid and m.time_scope = 'moment' and m.status = any($3::text[]) and m.start_date >= w.monday::timestamp at time zone 'Europe/Amsterdam' and m.start_date < (w.monday + 7)::timestamp at time zone 'Europe/Amsterdam')) order by w.monday) from (select date_trunc('week', $4::timestamptz at time zone 'Europe/Amsterdam')::date + 7 * n as monday from generate_series(0, 3) n) w) as "careWeeks"
client.(created_at, version)
from page
join client on client.uuid = page.uuid
left join organization_location "responsibleLocation" on "responsibleLocation".uuid = client.responsible_location_uuid
left join organization "responsibleLocation.organization" on "responsibleLocation.organization".uuid = "responsibleLocation".organization_uuid
left join back_office_employee "clientManager" on "clientManager".uuid = client.client_manager_uuid
left join client_end_reason "endReason" on "endReason".uuid = client.end_reason_uuid
order by page.k0, page.k1, page.uuid

-- clients.list: PLANNER
-- clients.listOfClientAdmin: PLANNER
-- clients.listOfCareWorker: PLANNER
client.(uuid, number, first_name, last_name, birth_date, gender, status)
jsonb_build_object('phone', client.phone, 'email', client.email, 'address', jsonb_build_object( 'street', client.street, 'houseNumber', client.house_number, 'postcode', client.postcode, 'city', client.city, 'country', client.country)) as contact
"responsibleLocation".(uuid, name, city)
"responsibleLocation.organization".(uuid, name)
"clientManager".(uuid, first_name, last_name)
client.(ended_on)
"endReason".(uuid, key, name)
(select jsonb_build_object('count', count(*), 'first', min(care_moment.start_date)) from care_moment where care_moment.client_uuid = client.uuid and true and care_moment.status = 'open' and care_moment.start_date >= $1) as "openCareMoments"
( select jsonb_agg(jsonb_build_object('startsOn', w.monday, 'plannedMinutes', ( select coalesce(sum(extract(epoch from m.end_date - m.start_date) / 60 - m.break_minutes), 0)::int from care_moment m where m.client_uuid = client.uuid and m.time_scope = 'moment' and m.status = any($2::text[]) and m.start_date >= w.monday::timestamp at time zone 'Europe/Amsterdam' and m.start_date < (w.monday + 7)::timestamp at time zone 'Europe/Amsterdam')) order by w.monday) from (select date_trunc('week', $3::timestamptz at time zone 'Europe/Amsterdam')::date + 7 * n as monday from generate_series(0, 3) n) w) as "careWeeks"
client.(created_at, version)
from page
join client on client.uuid = page.uuid
left join organization_location "responsibleLocation" on "responsibleLocation".uuid = client.responsible_location_uuid
left join organization "responsibleLocation.organization" on "responsibleLocation.organization".uuid = "responsibleLocation".organization_uuid
left join back_office_employee "clientManager" on "clientManager".uuid = client.client_manager_uuid
left join client_end_reason "endReason" on "endReason".uuid = client.end_reason_uuid
order by page.k0, page.k1, page.uuid

-- clients.listOfClientAdmin: CLIENT_ADMIN
client.(uuid, number, first_name, last_name, birth_date, gender, status)
jsonb_build_object('phone', client.phone, 'email', client.email, 'address', jsonb_build_object( 'street', client.street, 'houseNumber', client.house_number, 'postcode', client.postcode, 'city', client.city, 'country', client.country)) as contact
"responsibleLocation".(uuid, name, city)
"responsibleLocation.organization".(uuid, name)
"clientManager".(uuid, first_name, last_name)
client.(ended_on)
"endReason".(uuid, key, name)
null as "openCareMoments"
( select jsonb_agg(jsonb_build_object('startsOn', w.monday, 'plannedMinutes', ( select coalesce(sum(extract(epoch from m.end_date - m.start_date) / 60 - m.break_minutes), 0)::int from care_moment m where m.client_uuid = client.uuid and m.time_scope = 'moment' and m.status = any($1::text[]) and m.start_date >= w.monday::timestamp at time zone 'Europe/Amsterdam' and m.start_date < (w.monday + 7)::timestamp at time zone 'Europe/Amsterdam')) order by w.monday) from (select date_trunc('week', $2::timestamptz at time zone 'Europe/Amsterdam')::date + 7 * n as monday from generate_series(0, 3) n) w) as "careWeeks"
client.(created_at, version)
from page
join client on client.uuid = page.uuid
left join organization_location "responsibleLocation" on "responsibleLocation".uuid = client.responsible_location_uuid
left join organization "responsibleLocation.organization" on "responsibleLocation.organization".uuid = "responsibleLocation".organization_uuid
left join back_office_employee "clientManager" on "clientManager".uuid = client.client_manager_uuid
left join client_end_reason "endReason" on "endReason".uuid = client.end_reason_uuid
order by page.k0, page.k1, page.uuid

-- clients.listOfCareWorker: CARE_WORKER
client.(uuid, number, first_name, last_name, birth_date, gender, status)
jsonb_build_object('phone', client.phone, 'email', client.email, 'address', jsonb_build_object( 'street', client.street, 'houseNumber', client.house_number, 'postcode', client.postcode, 'city', client.city, 'country', client.country)) as contact
"responsibleLocation".(uuid, name, city)
"responsibleLocation.organization".(uuid, name)
"clientManager".(uuid, first_name, last_name)
client.(ended_on)
"endReason".(uuid, key, name)
null as "openCareMoments"
null as "careWeeks"
client.(created_at, version)
from page
join client on client.uuid = page.uuid
left join organization_location "responsibleLocation" on "responsibleLocation".uuid = client.responsible_location_uuid
left join organization "responsibleLocation.organization" on "responsibleLocation.organization".uuid = "responsibleLocation".organization_uuid
left join back_office_employee "clientManager" on "clientManager".uuid = client.client_manager_uuid
left join client_end_reason "endReason" on "endReason".uuid = client.end_reason_uuid
order by page.k0, page.k1, page.uuid

-- clients.clientAdmins: PLANNER
client_admin.(uuid, first_name, last_name)
(select a.username from account a where a.uuid = client_admin.uuid) as email
from page
join client_admin on client_admin.uuid = page.uuid
order by page.k0, page.uuid

-- clients.endReasons: ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN, PLANNER
client_end_reason.(uuid, key, name, selectable)
from page
join client_end_reason on client_end_reason.uuid = page.uuid
order by page.k0, page.uuid

-- clients.accessLog: ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN, PLANNER, CLIENT_ADMIN
access_log.(uuid, at)
coalesce((select first_name || ' ' || last_name from person where person.uuid = access_log.actor_uuid limit 1), 'Onbekend') as "actorName"
access_log.(roles)
(select o.name from organization_user u join organization o on o.uuid = u.organization_uuid where u.uuid = access_log.actor_uuid) as "organizationName"
(select first_name || ' ' || last_name from person where person.uuid = access_log.impersonator_uuid limit 1) as "impersonatorName"
access_log.(operation)
from page
join access_log on access_log.uuid = page.uuid
where access_log.uuid = any(array(select uuid from page))
order by page.k0 desc, page.k1 desc, page.uuid

-- contractProposals.list: CARE_WORKER, ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN, PLANNER
contract_proposal.(uuid, status)
organization.(uuid, name, city)
"careWorker".(uuid)
"careWorker.profile".(uuid, first_name, last_name, city)
"careWorker.profile.expertiseLevel".(uuid, key, name, rank)
"careWorker.profile".(photo_uuid)
contract_proposal.(form, duration)
"salaryScale".(uuid, scale, minimum, maximum, estimated)
contract_proposal.(hours_per_week, status_reason)
(contract_proposal.expires_at - make_interval(days => $1::int)) as "sentAt"
contract_proposal.(expires_at, viewed_at, answered_at, created_at)
from page
join contract_proposal on contract_proposal.uuid = page.uuid
left join organization organization on organization.uuid = contract_proposal.organization_uuid
left join care_worker "careWorker" on "careWorker".uuid = contract_proposal.care_worker_uuid
left join care_worker_profile "careWorker.profile" on "careWorker.profile".uuid = "careWorker".profile_uuid
left join expertise_level "careWorker.profile.expertiseLevel" on "careWorker.profile.expertiseLevel".uuid = "careWorker.profile".expertise_level_uuid
left join salary_scale "salaryScale" on "salaryScale".uuid = contract_proposal.salary_scale_uuid
order by page.k0 desc, page.uuid

-- contractProposals.salaryScales: CARE_WORKER, CLIENT_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE, ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
salary_scale.(uuid, scale, minimum, maximum, estimated, selectable)
from page
join salary_scale on salary_scale.uuid = page.uuid
order by page.k0, page.uuid

-- conversations.list: CARE_WORKER, CLIENT_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE
message.(uuid, text, author_name)
message.author_uuid = $1::uuid as "isOwn"
message.(care_moment_publication_reaction_uuid)
client.(uuid, first_name, last_name)
message.(care_worker_uuid, about_moment_uuid, contract_proposal_uuid)
"clientReport".(uuid, author_name, text, created_at)
message.(confidential_with_uuid, created_at)
from page
join message on message.uuid = page.uuid
left join client client on client.uuid = message.client_uuid
left join client_report "clientReport" on "clientReport".uuid = message.client_report_uuid
order by page.k0, page.uuid

-- conversations.list: ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
message.(uuid, text, author_name)
message.author_uuid = $1::uuid as "isOwn"
message.(care_moment_publication_reaction_uuid)
client.(uuid, first_name, last_name)
message.(care_worker_uuid, about_moment_uuid, contract_proposal_uuid)
"clientReport".(uuid, author_name, text, created_at)
message.(confidential_with_uuid, created_at)
from page
join message on message.uuid = page.uuid
left join client client on client.uuid = message.client_uuid
left join client_report "clientReport" on "clientReport".uuid = message.client_report_uuid
left join care_moment_publication_reaction "careMomentPublicationReaction" on "careMomentPublicationReaction".uuid = message.care_moment_publication_reaction_uuid
left join care_moment_publication "careMomentPublicationReaction.careMomentPublication" on "careMomentPublicationReaction.careMomentPublication".uuid = "careMomentPublicationReaction".care_moment_publication_uuid
left join care_moment "careMomentPublicationReaction.careMomentPublication.careMoment" on "careMomentPublicationReaction.careMomentPublication.careMoment".uuid = "careMomentPublicationReaction.careMomentPublication".care_moment_uuid
left join care_moment "aboutMoment" on "aboutMoment".uuid = message.about_moment_uuid
order by page.k0, page.uuid

-- conversations.conversations: CARE_WORKER
conversation.(uuid, care_moment_publication_reaction_uuid)
client.(uuid, first_name, last_name)
conversation.(care_worker_uuid, about_moment_uuid, contract_proposal_uuid, confidential_with_uuid)
coalesce((select (select name from organization where uuid = m.organization_uuid) from care_moment m where m.uuid = coalesce(conversation.about_moment_uuid, (select p.care_moment_uuid from care_moment_publication_reaction r join care_moment_publication p on p.uuid = r.care_moment_publication_uuid where r.uuid = conversation.care_moment_publication_reaction_uuid))), (select (select name from organization where uuid = p.organization_uuid) from contract_proposal p where p.uuid = conversation.contract_proposal_uuid), $1) as title
(select jsonb_build_object('uuid', m.uuid, 'title', m.title, 'startDate', m.start_date, 'endDate', m.end_date) from care_moment m where m.uuid = coalesce(conversation.about_moment_uuid, (select p.care_moment_uuid from care_moment_publication_reaction r join care_moment_publication p on p.uuid = r.care_moment_publication_uuid where r.uuid = conversation.care_moment_publication_reaction_uuid))) as "careMoment"
conversation.(last_text, last_author_name)
conversation.last_author_uuid = $2::uuid as "lastIsOwn"
conversation.(last_at)
(select count(*)::int from message m where (m.care_moment_publication_reaction_uuid = conversation.care_moment_publication_reaction_uuid or m.client_uuid = conversation.client_uuid or m.care_worker_uuid = conversation.care_worker_uuid or m.contract_proposal_uuid = conversation.contract_proposal_uuid) and m.confidential_with_uuid is not distinct from conversation.confidential_with_uuid and m.about_moment_uuid is not distinct from conversation.about_moment_uuid and m.author_uuid <> $3::uuid and m.uuid > coalesce((select message_uuid from conversation_read where account_uuid = $4 and conversation_uuid = conversation.uuid), conversation.known_until)) as unread
from page
join conversation on conversation.uuid = page.uuid
left join client client on client.uuid = conversation.client_uuid
order by page.k0 desc, page.uuid

-- conversations.conversations: CLIENT_ADMIN
conversation.(uuid, care_moment_publication_reaction_uuid)
client.(uuid, first_name, last_name)
conversation.(care_worker_uuid, about_moment_uuid, contract_proposal_uuid, confidential_with_uuid)
case when conversation.confidential_with_uuid is null then $1 else coalesce((select (select first_name || ' ' || last_name from back_office_employee where uuid = client_manager_uuid) from client where uuid = conversation.client_uuid), $2) end as title
(select jsonb_build_object('uuid', m.uuid, 'title', m.title, 'startDate', m.start_date, 'endDate', m.end_date) from care_moment m where m.uuid = coalesce(conversation.about_moment_uuid, (select p.care_moment_uuid from care_moment_publication_reaction r join care_moment_publication p on p.uuid = r.care_moment_publication_uuid where r.uuid = conversation.care_moment_publication_reaction_uuid))) as "careMoment"
conversation.(last_text, last_author_name)
conversation.last_author_uuid = $3::uuid as "lastIsOwn"
conversation.(last_at)
(select count(*)::int from message m where (m.care_moment_publication_reaction_uuid = conversation.care_moment_publication_reaction_uuid or m.client_uuid = conversation.client_uuid or m.care_worker_uuid = conversation.care_worker_uuid or m.contract_proposal_uuid = conversation.contract_proposal_uuid) and m.confidential_with_uuid is not distinct from conversation.confidential_with_uuid and m.about_moment_uuid is not distinct from conversation.about_moment_uuid and m.author_uuid <> $4::uuid and m.uuid > coalesce((select message_uuid from conversation_read where account_uuid = $5 and conversation_uuid = conversation.uuid), conversation.known_until)) as unread
from page
join conversation on conversation.uuid = page.uuid
left join client client on client.uuid = conversation.client_uuid
order by page.k0 desc, page.uuid

-- conversations.conversations: PLANNER, BACK_OFFICE_EMPLOYEE
conversation.(uuid, care_moment_publication_reaction_uuid)
client.(uuid, first_name, last_name)
conversation.(care_worker_uuid, about_moment_uuid, contract_proposal_uuid, confidential_with_uuid)
coalesce((select (select first_name || ' ' || last_name from care_worker_profile where uuid = r.care_worker_uuid) from care_moment_publication_reaction r join care_moment_publication p on p.uuid = r.care_moment_publication_uuid where r.uuid = conversation.care_moment_publication_reaction_uuid), (select (select first_name || ' ' || last_name from care_worker_profile where uuid = p.care_worker_uuid) from contract_proposal p where p.uuid = conversation.contract_proposal_uuid), (select first_name || ' ' || last_name from care_worker_profile where uuid = conversation.care_worker_uuid), (select first_name || ' ' || last_name from client_admin where uuid = conversation.confidential_with_uuid), (select 'Familie van ' || first_name || ' ' || last_name from client where uuid = conversation.client_uuid)) as title
(select jsonb_build_object('uuid', m.uuid, 'title', m.title, 'startDate', m.start_date, 'endDate', m.end_date) from care_moment m where m.uuid = coalesce(conversation.about_moment_uuid, (select p.care_moment_uuid from care_moment_publication_reaction r join care_moment_publication p on p.uuid = r.care_moment_publication_uuid where r.uuid = conversation.care_moment_publication_reaction_uuid))) as "careMoment"
conversation.(last_text, last_author_name)
conversation.last_author_uuid = $1::uuid as "lastIsOwn"
conversation.(last_at)
(select count(*)::int from message m where (m.care_moment_publication_reaction_uuid = conversation.care_moment_publication_reaction_uuid or m.client_uuid = conversation.client_uuid or m.care_worker_uuid = conversation.care_worker_uuid or m.contract_proposal_uuid = conversation.contract_proposal_uuid) and m.confidential_with_uuid is not distinct from conversation.confidential_with_uuid and m.about_moment_uuid is not distinct from conversation.about_moment_uuid and m.author_uuid <> $2::uuid and m.uuid > coalesce((select message_uuid from conversation_read where account_uuid = $3 and conversation_uuid = conversation.uuid), conversation.known_until)) as unread
from page
join conversation on conversation.uuid = page.uuid
left join client client on client.uuid = conversation.client_uuid
order by page.k0 desc, page.uuid

-- conversations.conversations: ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
conversation.(uuid, care_moment_publication_reaction_uuid)
client.(uuid, first_name, last_name)
conversation.(care_worker_uuid, about_moment_uuid, contract_proposal_uuid, confidential_with_uuid)
coalesce((select (select first_name || ' ' || last_name from care_worker_profile where uuid = r.care_worker_uuid) from care_moment_publication_reaction r join care_moment_publication p on p.uuid = r.care_moment_publication_uuid where r.uuid = conversation.care_moment_publication_reaction_uuid), (select (select first_name || ' ' || last_name from care_worker_profile where uuid = p.care_worker_uuid) from contract_proposal p where p.uuid = conversation.contract_proposal_uuid), (select first_name || ' ' || last_name from care_worker_profile where uuid = conversation.care_worker_uuid), (select first_name || ' ' || last_name from client_admin where uuid = conversation.confidential_with_uuid), (select 'Familie van ' || first_name || ' ' || last_name from client where uuid = conversation.client_uuid)) as title
(select jsonb_build_object('uuid', m.uuid, 'title', m.title, 'startDate', m.start_date, 'endDate', m.end_date) from care_moment m where m.uuid = coalesce(conversation.about_moment_uuid, (select p.care_moment_uuid from care_moment_publication_reaction r join care_moment_publication p on p.uuid = r.care_moment_publication_uuid where r.uuid = conversation.care_moment_publication_reaction_uuid))) as "careMoment"
conversation.(last_text, last_author_name)
conversation.last_author_uuid = $1::uuid as "lastIsOwn"
conversation.(last_at)
(select count(*)::int from message m where (m.care_moment_publication_reaction_uuid = conversation.care_moment_publication_reaction_uuid or m.client_uuid = conversation.client_uuid or m.care_worker_uuid = conversation.care_worker_uuid or m.contract_proposal_uuid = conversation.contract_proposal_uuid) and m.confidential_with_uuid is not distinct from conversation.confidential_with_uuid and m.about_moment_uuid is not distinct from conversation.about_moment_uuid and m.author_uuid <> $2::uuid and m.uuid > coalesce((select message_uuid from conversation_read where account_uuid = $3 and conversation_uuid = conversation.uuid), conversation.known_until)) as unread
from page
join conversation on conversation.uuid = page.uuid
left join client client on client.uuid = conversation.client_uuid
left join care_moment_publication_reaction "careMomentPublicationReaction" on "careMomentPublicationReaction".uuid = conversation.care_moment_publication_reaction_uuid
left join care_moment_publication "careMomentPublicationReaction.careMomentPublication" on "careMomentPublicationReaction.careMomentPublication".uuid = "careMomentPublicationReaction".care_moment_publication_uuid
left join care_moment "careMomentPublicationReaction.careMomentPublication.careMoment" on "careMomentPublicationReaction.careMomentPublication.careMoment".uuid = "careMomentPublicationReaction.careMomentPublication".care_moment_uuid
left join care_moment "aboutMoment" on "aboutMoment".uuid = conversation.about_moment_uuid
order by page.k0 desc, page.uuid

-- documents.listOfCareWorker: CARE_WORKER, PLANNER
care_worker_document.(uuid)
"careWorker".(uuid)
"careWorker.profile".(uuid, first_name, last_name, city)
"careWorker.profile.expertiseLevel".(uuid, key, name, rank)
"careWorker.profile".(about, languages, open_to_other_contract_forms, photo_uuid)
care_worker_document.(kind, status, title, number, issued_on, expires_on, rejection_reason, reviewed_at, reviewer_name)
(select coalesce(jsonb_agg(jsonb_build_object('@id', '/v1/user_files/' || f.uuid, 'uuid', f.uuid, 'name', f.name, 'mediaType', f.media_type, 'size', f.size) order by f.uuid), '[]') from care_worker_document_file df join user_file f on f.uuid = df.user_file_uuid where df.care_worker_document_uuid = care_worker_document.uuid) as files
care_worker_document.(created_at, proof, proof_reasons, proven, register_standing, register_taken_on)
from page
join care_worker_document on care_worker_document.uuid = page.uuid
left join care_worker "careWorker" on "careWorker".uuid = care_worker_document.care_worker_uuid
left join care_worker_profile "careWorker.profile" on "careWorker.profile".uuid = "careWorker".profile_uuid
left join expertise_level "careWorker.profile.expertiseLevel" on "careWorker.profile.expertiseLevel".uuid = "careWorker.profile".expertise_level_uuid
order by page.k0, page.k1 desc, page.uuid

-- documents.list: PLANNER
care_worker_document.(uuid)
"careWorker".(uuid)
"careWorker.profile".(uuid, first_name, last_name, city)
"careWorker.profile.expertiseLevel".(uuid, key, name, rank)
"careWorker.profile".(about, languages, open_to_other_contract_forms, photo_uuid)
care_worker_document.(kind, status, title, number, issued_on, expires_on, rejection_reason, reviewed_at, reviewer_name)
(select coalesce(jsonb_agg(jsonb_build_object('@id', '/v1/user_files/' || f.uuid, 'uuid', f.uuid, 'name', f.name, 'mediaType', f.media_type, 'size', f.size) order by f.uuid), '[]') from care_worker_document_file df join user_file f on f.uuid = df.user_file_uuid where df.care_worker_document_uuid = care_worker_document.uuid) as files
care_worker_document.(created_at, proof, proof_reasons, proven, register_standing, register_taken_on)
from page
join care_worker_document on care_worker_document.uuid = page.uuid
left join care_worker "careWorker" on "careWorker".uuid = care_worker_document.care_worker_uuid
left join care_worker_profile "careWorker.profile" on "careWorker.profile".uuid = "careWorker".profile_uuid
left join expertise_level "careWorker.profile.expertiseLevel" on "careWorker.profile.expertiseLevel".uuid = "careWorker.profile".expertise_level_uuid
order by page.k0, page.uuid

-- favorites.list: ORGANIZATION_USER, PLANNER, BACK_OFFICE_EMPLOYEE
favorite_care_worker.(uuid)
organization.(uuid, name)
"careWorker".(uuid)
"careWorker.profile".(uuid, first_name, last_name, city)
"careWorker.profile.expertiseLevel".(uuid, key, name, rank)
"careWorker.profile".(open_to_other_contract_forms, photo_uuid)
"careWorker".(contract_types)
(select jsonb_build_object('rating', round(sum::numeric / count, 1), 'count', count) from care_worker_rating where care_worker_uuid = "careWorker".uuid and count >= $1) as "careWorker.aggregatedReviewRating"
favorite_care_worker.(created_at)
(select (max(m.actual_start_date) at time zone 'Europe/Amsterdam')::date from care_moment m where m.assignee_uuid = favorite_care_worker.care_worker_uuid and m.organization_uuid = favorite_care_worker.organization_uuid and m.status = 'approved' and m.time_scope = 'moment' ) as "lastWorkedOn"
(select coalesce(sum(extract(epoch from m.actual_end_date - m.actual_start_date) / 60 - coalesce(m.actual_break_minutes, 0)), 0)::int from care_moment m where m.assignee_uuid = favorite_care_worker.care_worker_uuid and m.organization_uuid = favorite_care_worker.organization_uuid and m.status = 'approved' and m.time_scope = 'moment' ) as "workedMinutes"
(select coalesce(sum(extract(epoch from m.actual_end_date - m.actual_start_date) / 60 - coalesce(m.actual_break_minutes, 0)), 0)::int from care_moment m where m.assignee_uuid = favorite_care_worker.care_worker_uuid and m.organization_uuid = favorite_care_worker.organization_uuid and m.status = 'approved' and m.time_scope = 'moment' and m.actual_start_date > $2::timestamptz - interval '1 year') as "workedMinutesLastYear"
(select jsonb_agg(jsonb_build_object('day', on_day.day, 'standing', case when exists (select 1 from care_moment o where o.assignee_uuid = favorite_care_worker.care_worker_uuid and o.time_scope = 'moment' and o.status in ('assigned', 'awaiting_approval', 'approved', 'not_approved', 'proposal', 'proposal_not_worked', 'proposal_rejected') and tstzrange(o.start_date, o.end_date) && tstzrange(((on_day.day)::timestamp at time zone 'Europe/Amsterdam'), ((on_day.day + 1)::timestamp at time zone 'Europe/Amsterdam')) and (o.start_date >= ((on_day.day)::timestamp at time zone 'Europe/Amsterdam') or o.end_date > ((on_day.day)::timestamp at time zone 'Europe/Amsterdam') + interval '12 hours')) then 'busy' when exists (select 1 from care_worker_availability a where a.care_worker_uuid = favorite_care_worker.care_worker_uuid and a.start_date < ((on_day.day + 1)::timestamp at time zone 'Europe/Amsterdam') and a.available = $3 and tstzrange(a.start_date, a.end_date) && tstzrange(((on_day.day)::timestamp at time zone 'Europe/Amsterdam'), ((on_day.day + 1)::timestamp at time zone 'Europe/Amsterdam')) and (a.start_date >= ((on_day.day)::timestamp at time zone 'Europe/Amsterdam') or a.end_date > ((on_day.day)::timestamp at time zone 'Europe/Amsterdam') + interval '12 hours')) then 'available' when exists (select 1 from care_worker_availability a where a.care_worker_uuid = favorite_care_worker.care_worker_uuid and a.start_date < ((on_day.day + 1)::timestamp at time zone 'Europe/Amsterdam') and a.available = $4 and tstzrange(a.start_date, a.end_date) && tstzrange(((on_day.day)::timestamp at time zone 'Europe/Amsterdam'), ((on_day.day + 1)::timestamp at time zone 'Europe/Amsterdam')) and (a.start_date >= ((on_day.day)::timestamp at time zone 'Europe/Amsterdam') or a.end_date > ((on_day.day)::timestamp at time zone 'Europe/Amsterdam') + interval '12 hours')) then 'unavailable' else 'unknown' end) order by on_day.day) from (select $5::date + n as day from generate_series(0, $6::int) as n) on_day) as days
from page
join favorite_care_worker on favorite_care_worker.uuid = page.uuid
left join organization organization on organization.uuid = favorite_care_worker.organization_uuid
left join care_worker "careWorker" on "careWorker".uuid = favorite_care_worker.care_worker_uuid
left join care_worker_profile "careWorker.profile" on "careWorker.profile".uuid = "careWorker".profile_uuid
left join expertise_level "careWorker.profile.expertiseLevel" on "careWorker.profile.expertiseLevel".uuid = "careWorker.profile".expertise_level_uuid
order by page.k0, page.k1, page.uuid

-- favorites.list: ORGANIZATION_LOCATION_ADMIN
favorite_care_worker.(uuid)
organization.(uuid, name)
"careWorker".(uuid)
"careWorker.profile".(uuid, first_name, last_name, city)
"careWorker.profile.expertiseLevel".(uuid, key, name, rank)
"careWorker.profile".(open_to_other_contract_forms, photo_uuid)
"careWorker".(contract_types)
(select jsonb_build_object('rating', round(sum::numeric / count, 1), 'count', count) from care_worker_rating where care_worker_uuid = "careWorker".uuid and count >= $1) as "careWorker.aggregatedReviewRating"
favorite_care_worker.(created_at)
(select (max(m.actual_start_date) at time zone 'Europe/Amsterdam')::date from care_moment m where m.assignee_uuid = favorite_care_worker.care_worker_uuid and m.organization_uuid = favorite_care_worker.organization_uuid and m.status = 'approved' and m.time_scope = 'moment' and m.location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $2))) as "lastWorkedOn"
(select coalesce(sum(extract(epoch from m.actual_end_date - m.actual_start_date) / 60 - coalesce(m.actual_break_minutes, 0)), 0)::int from care_moment m where m.assignee_uuid = favorite_care_worker.care_worker_uuid and m.organization_uuid = favorite_care_worker.organization_uuid and m.status = 'approved' and m.time_scope = 'moment' and m.location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $3))) as "workedMinutes"
(select coalesce(sum(extract(epoch from m.actual_end_date - m.actual_start_date) / 60 - coalesce(m.actual_break_minutes, 0)), 0)::int from care_moment m where m.assignee_uuid = favorite_care_worker.care_worker_uuid and m.organization_uuid = favorite_care_worker.organization_uuid and m.status = 'approved' and m.time_scope = 'moment' and m.location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $4)) and m.actual_start_date > $5::timestamptz - interval '1 year') as "workedMinutesLastYear"
(select jsonb_agg(jsonb_build_object('day', on_day.day, 'standing', case when exists (select 1 from care_moment o where o.assignee_uuid = favorite_care_worker.care_worker_uuid and o.time_scope = 'moment' and o.status in ('assigned', 'awaiting_approval', 'approved', 'not_approved', 'proposal', 'proposal_not_worked', 'proposal_rejected') and tstzrange(o.start_date, o.end_date) && tstzrange(((on_day.day)::timestamp at time zone 'Europe/Amsterdam'), ((on_day.day + 1)::timestamp at time zone 'Europe/Amsterdam')) and (o.start_date >= ((on_day.day)::timestamp at time zone 'Europe/Amsterdam') or o.end_date > ((on_day.day)::timestamp at time zone 'Europe/Amsterdam') + interval '12 hours')) then 'busy' when exists (select 1 from care_worker_availability a where a.care_worker_uuid = favorite_care_worker.care_worker_uuid and a.start_date < ((on_day.day + 1)::timestamp at time zone 'Europe/Amsterdam') and a.available = $6 and tstzrange(a.start_date, a.end_date) && tstzrange(((on_day.day)::timestamp at time zone 'Europe/Amsterdam'), ((on_day.day + 1)::timestamp at time zone 'Europe/Amsterdam')) and (a.start_date >= ((on_day.day)::timestamp at time zone 'Europe/Amsterdam') or a.end_date > ((on_day.day)::timestamp at time zone 'Europe/Amsterdam') + interval '12 hours')) then 'available' when exists (select 1 from care_worker_availability a where a.care_worker_uuid = favorite_care_worker.care_worker_uuid and a.start_date < ((on_day.day + 1)::timestamp at time zone 'Europe/Amsterdam') and a.available = $7 and tstzrange(a.start_date, a.end_date) && tstzrange(((on_day.day)::timestamp at time zone 'Europe/Amsterdam'), ((on_day.day + 1)::timestamp at time zone 'Europe/Amsterdam')) and (a.start_date >= ((on_day.day)::timestamp at time zone 'Europe/Amsterdam') or a.end_date > ((on_day.day)::timestamp at time zone 'Europe/Amsterdam') + interval '12 hours')) then 'unavailable' else 'unknown' end) order by on_day.day) from (select $8::date + n as day from generate_series(0, $9::int) as n) on_day) as days
from page
join favorite_care_worker on favorite_care_worker.uuid = page.uuid
left join organization organization on organization.uuid = favorite_care_worker.organization_uuid
left join care_worker "careWorker" on "careWorker".uuid = favorite_care_worker.care_worker_uuid
left join care_worker_profile "careWorker.profile" on "careWorker.profile".uuid = "careWorker".profile_uuid
left join expertise_level "careWorker.profile.expertiseLevel" on "careWorker.profile.expertiseLevel".uuid = "careWorker.profile".expertise_level_uuid
order by page.k0, page.k1, page.uuid

-- forgetting.holds: PLANNER
forgetting_hold.(uuid)
"careWorker".(uuid)
"careWorker.profile".(uuid, first_name, last_name, city)
"careWorker.profile.expertiseLevel".(uuid, key, name, rank)
"careWorker.profile".(about, languages, open_to_other_contract_forms, photo_uuid)
client.(uuid, first_name, last_name)
forgetting_hold.(reason, author_name, created_at)
from page
join forgetting_hold on forgetting_hold.uuid = page.uuid
left join care_worker "careWorker" on "careWorker".uuid = forgetting_hold.care_worker_uuid
left join care_worker_profile "careWorker.profile" on "careWorker.profile".uuid = "careWorker".profile_uuid
left join expertise_level "careWorker.profile.expertiseLevel" on "careWorker.profile.expertiseLevel".uuid = "careWorker.profile".expertise_level_uuid
left join client client on client.uuid = forgetting_hold.client_uuid
order by page.k0 desc, page.uuid

-- invitations.list: CARE_WORKER, ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN, PLANNER
care_moment_invitation.(uuid, status)
"careMoment".(uuid, title, break_minutes, break_from)
"careMoment.expertiseLevel".(uuid, name)
"careMoment.location".(uuid, name, city, latitude, longitude)
"careMoment.location.organization".(uuid, name)
"careMoment".(bonus, hours_per_week, time_scope, start_date, end_date)
"careWorker".(uuid)
"careWorker.profile".(uuid, first_name, last_name, city)
"careWorker.profile.expertiseLevel".(uuid, key, name, rank)
"careWorker.profile".(photo_uuid)
care_moment_invitation.(contract_type)
case when "careMoment".rate_is_given or "careMoment".contract_type = care_moment_invitation.contract_type then "careMoment".hourly_rate else coalesce((select rate.hourly_rate from organization_location_rate rate where rate.organization_location_uuid = "careMoment".location_uuid and rate.contract_type = care_moment_invitation.contract_type and rate.expertise_level_uuid = "careMoment".expertise_level_uuid and rate.valid_from <= ("careMoment".start_date at time zone 'Europe/Amsterdam')::date order by rate.valid_from desc limit 1), "careMoment".hourly_rate) end as "hourlyRate"
care_moment_invitation.(position, answer_minutes, asked_at, answer_before, answered_at, withdrawn_because, message)
round((2 * 6371 * asin(sqrt( power(sin(radians("careMoment.location".latitude - (select latitude from care_worker_profile where uuid = care_moment_invitation.care_worker_uuid)) / 2), 2) + cos(radians((select latitude from care_worker_profile where uuid = care_moment_invitation.care_worker_uuid))) * cos(radians("careMoment.location".latitude)) * power(sin(radians("careMoment.location".longitude - (select longitude from care_worker_profile where uuid = care_moment_invitation.care_worker_uuid)) / 2), 2))))::numeric, 1)::float8 as "distanceKm"
care_moment_invitation.(created_at)
from page
join care_moment_invitation on care_moment_invitation.uuid = page.uuid
left join care_moment "careMoment" on "careMoment".uuid = care_moment_invitation.care_moment_uuid
left join expertise_level "careMoment.expertiseLevel" on "careMoment.expertiseLevel".uuid = "careMoment".expertise_level_uuid
left join organization_location "careMoment.location" on "careMoment.location".uuid = "careMoment".location_uuid
left join organization "careMoment.location.organization" on "careMoment.location.organization".uuid = "careMoment.location".organization_uuid
left join care_worker "careWorker" on "careWorker".uuid = care_moment_invitation.care_worker_uuid
left join care_worker_profile "careWorker.profile" on "careWorker.profile".uuid = "careWorker".profile_uuid
left join expertise_level "careWorker.profile.expertiseLevel" on "careWorker.profile.expertiseLevel".uuid = "careWorker.profile".expertise_level_uuid
order by page.k0, page.k1, page.uuid

-- invoices.list: CARE_WORKER
-- invoices.listOfCareWorker: CARE_WORKER
care_moment_invoice.(uuid, number, period, type, credits_uuid)
(select credited.number from care_moment_invoice credited where credited.uuid = care_moment_invoice.credits_uuid) as "creditsNumber"
"careWorker".(uuid)
"careWorker.profile".(uuid, first_name, last_name, city)
"careWorker.profile.expertiseLevel".(uuid, key, name, rank)
"careWorker.profile".(photo_uuid)
organization.(uuid, name, city)
care_moment_invoice.(vat_regime, issue_date, due_date, total, vat, payable)
false and exists (select 1 from care_moment_invoice_line line where line.care_moment_invoice_uuid = care_moment_invoice.uuid and not exists (select 1 from care_moment m where m.uuid = line.care_moment_uuid and m.location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $1)))) as "isPart"
(select coalesce(jsonb_agg(distinct line.location), '[]') from care_moment_invoice_line line where line.care_moment_invoice_uuid = care_moment_invoice.uuid and line.location is not null ) as locations
(select '/v1/care_moment_invoices/' || note.uuid from care_moment_invoice note where note.credits_uuid = care_moment_invoice.uuid and note.type = 'credit_note') as "creditedBy"
( select case when booking.booked_on is not null then jsonb_build_object('state', case care_moment_invoice.type when 'invoice' then 'paid_out' else 'paid_back' end, 'on', booking.booked_on) when care_moment_invoice.type = 'credit_note' then jsonb_build_object('state', case when is_paid_out(care_moment_invoice.credits_uuid) then 'to_pay_back' else 'none' end, 'on', null) when exists (select 1 from care_moment_invoice note where note.credits_uuid = care_moment_invoice.uuid and note.type = 'credit_note') then jsonb_build_object('state', 'none', 'on', null) when run.execution_date is not null then jsonb_build_object('state', 'in_run', 'on', run.execution_date) else jsonb_build_object('state', 'open', 'on', care_moment_invoice.due_date) end from (select 1) one left join payout_ledger booking on booking.care_moment_invoice_uuid = care_moment_invoice.uuid and booking.kind = 'payout' left join lateral (select f.execution_date from payout_file_invoice x join payout_file f on f.uuid = x.payout_file_uuid where x.care_moment_invoice_uuid = care_moment_invoice.uuid and x.live and f.status = 'made') run on true) as payout
null as "paidOn"
null as paid
null as open
care_moment_invoice.(reason, created_at)
from page
join care_moment_invoice on care_moment_invoice.uuid = page.uuid
left join care_worker "careWorker" on "careWorker".uuid = care_moment_invoice.care_worker_uuid
left join care_worker_profile "careWorker.profile" on "careWorker.profile".uuid = "careWorker".profile_uuid
left join expertise_level "careWorker.profile.expertiseLevel" on "careWorker.profile.expertiseLevel".uuid = "careWorker.profile".expertise_level_uuid
left join organization organization on organization.uuid = care_moment_invoice.organization_uuid
order by page.k0 desc, page.k1 desc, page.uuid

-- invoices.list: PLANNER, ORGANIZATION_USER
-- invoices.listOfCareWorker: PLANNER
care_moment_invoice.(uuid, number, period, type, credits_uuid)
(select credited.number from care_moment_invoice credited where credited.uuid = care_moment_invoice.credits_uuid) as "creditsNumber"
"careWorker".(uuid)
"careWorker.profile".(uuid, first_name, last_name, city)
"careWorker.profile.expertiseLevel".(uuid, key, name, rank)
"careWorker.profile".(photo_uuid)
organization.(uuid, name, city)
care_moment_invoice.(vat_regime, issue_date, due_date, total, vat, payable)
false and exists (select 1 from care_moment_invoice_line line where line.care_moment_invoice_uuid = care_moment_invoice.uuid and not exists (select 1 from care_moment m where m.uuid = line.care_moment_uuid and m.location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $1)))) as "isPart"
(select coalesce(jsonb_agg(distinct line.location), '[]') from care_moment_invoice_line line where line.care_moment_invoice_uuid = care_moment_invoice.uuid and line.location is not null ) as locations
(select '/v1/care_moment_invoices/' || note.uuid from care_moment_invoice note where note.credits_uuid = care_moment_invoice.uuid and note.type = 'credit_note') as "creditedBy"
( select case when booking.booked_on is not null then jsonb_build_object('state', case care_moment_invoice.type when 'invoice' then 'paid_out' else 'paid_back' end, 'on', booking.booked_on) when care_moment_invoice.type = 'credit_note' then jsonb_build_object('state', case when is_paid_out(care_moment_invoice.credits_uuid) then 'to_pay_back' else 'none' end, 'on', null) when exists (select 1 from care_moment_invoice note where note.credits_uuid = care_moment_invoice.uuid and note.type = 'credit_note') then jsonb_build_object('state', 'none', 'on', null) when run.execution_date is not null then jsonb_build_object('state', 'in_run', 'on', run.execution_date) else jsonb_build_object('state', 'open', 'on', care_moment_invoice.due_date) end from (select 1) one left join payout_ledger booking on booking.care_moment_invoice_uuid = care_moment_invoice.uuid and booking.kind = 'payout' left join lateral (select f.execution_date from payout_file_invoice x join payout_file f on f.uuid = x.payout_file_uuid where x.care_moment_invoice_uuid = care_moment_invoice.uuid and x.live and f.status = 'made') run on true) as payout
paid_on(care_moment_invoice.uuid) as "paidOn"
paid_of(care_moment_invoice.uuid) as paid
open_of(care_moment_invoice.uuid) as open
care_moment_invoice.(reason, created_at)
from page
join care_moment_invoice on care_moment_invoice.uuid = page.uuid
left join care_worker "careWorker" on "careWorker".uuid = care_moment_invoice.care_worker_uuid
left join care_worker_profile "careWorker.profile" on "careWorker.profile".uuid = "careWorker".profile_uuid
left join expertise_level "careWorker.profile.expertiseLevel" on "careWorker.profile.expertiseLevel".uuid = "careWorker.profile".expertise_level_uuid
left join organization organization on organization.uuid = care_moment_invoice.organization_uuid
order by page.k0 desc, page.k1 desc, page.uuid

-- invoices.list: ORGANIZATION_LOCATION_ADMIN
care_moment_invoice.(uuid, number, period, type, credits_uuid)
(select credited.number from care_moment_invoice credited where credited.uuid = care_moment_invoice.credits_uuid) as "creditsNumber"
"careWorker".(uuid)
"careWorker.profile".(uuid, first_name, last_name, city)
"careWorker.profile.expertiseLevel".(uuid, key, name, rank)
"careWorker.profile".(photo_uuid)
organization.(uuid, name, city)
care_moment_invoice.(vat_regime, issue_date, due_date)
(select coalesce(sum(line.amount), 0)::int from care_moment_invoice_line line where line.care_moment_invoice_uuid = care_moment_invoice.uuid and exists (select 1 from care_moment m where m.uuid = line.care_moment_uuid and m.location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $1)))) as total
(case when care_moment_invoice.vat_regime = 'standard_21' then round((select coalesce(sum(line.amount), 0)::int from care_moment_invoice_line line where line.care_moment_invoice_uuid = care_moment_invoice.uuid and exists (select 1 from care_moment m where m.uuid = line.care_moment_uuid and m.location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $2)))) * 0.21)::int else 0 end) as vat
((select coalesce(sum(line.amount), 0)::int from care_moment_invoice_line line where line.care_moment_invoice_uuid = care_moment_invoice.uuid and exists (select 1 from care_moment m where m.uuid = line.care_moment_uuid and m.location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $3)))) + (case when care_moment_invoice.vat_regime = 'standard_21' then round((select coalesce(sum(line.amount), 0)::int from care_moment_invoice_line line where line.care_moment_invoice_uuid = care_moment_invoice.uuid and exists (select 1 from care_moment m where m.uuid = line.care_moment_uuid and m.location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $4)))) * 0.21)::int else 0 end)) as payable
true and exists (select 1 from care_moment_invoice_line line where line.care_moment_invoice_uuid = care_moment_invoice.uuid and not exists (select 1 from care_moment m where m.uuid = line.care_moment_uuid and m.location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $5)))) as "isPart"
(select coalesce(jsonb_agg(distinct line.location), '[]') from care_moment_invoice_line line where line.care_moment_invoice_uuid = care_moment_invoice.uuid and line.location is not null and exists (select 1 from care_moment m where m.uuid = line.care_moment_uuid and m.location_uuid = any(array(select location_uuid from organization_user_location where user_uuid = $6)))) as locations
(select '/v1/care_moment_invoices/' || note.uuid from care_moment_invoice note where note.credits_uuid = care_moment_invoice.uuid and note.type = 'credit_note') as "creditedBy"
( select case when booking.booked_on is not null then jsonb_build_object('state', case care_moment_invoice.type when 'invoice' then 'paid_out' else 'paid_back' end, 'on', booking.booked_on) when care_moment_invoice.type = 'credit_note' then jsonb_build_object('state', case when is_paid_out(care_moment_invoice.credits_uuid) then 'to_pay_back' else 'none' end, 'on', null) when exists (select 1 from care_moment_invoice note where note.credits_uuid = care_moment_invoice.uuid and note.type = 'credit_note') then jsonb_build_object('state', 'none', 'on', null) when run.execution_date is not null then jsonb_build_object('state', 'in_run', 'on', run.execution_date) else jsonb_build_object('state', 'open', 'on', care_moment_invoice.due_date) end from (select 1) one left join payout_ledger booking on booking.care_moment_invoice_uuid = care_moment_invoice.uuid and booking.kind = 'payout' left join lateral (select f.execution_date from payout_file_invoice x join payout_file f on f.uuid = x.payout_file_uuid where x.care_moment_invoice_uuid = care_moment_invoice.uuid and x.live and f.status = 'made') run on true) as payout
paid_on(care_moment_invoice.uuid) as "paidOn"
null as paid
null as open
care_moment_invoice.(reason, created_at)
from page
join care_moment_invoice on care_moment_invoice.uuid = page.uuid
left join care_worker "careWorker" on "careWorker".uuid = care_moment_invoice.care_worker_uuid
left join care_worker_profile "careWorker.profile" on "careWorker.profile".uuid = "careWorker".profile_uuid
left join expertise_level "careWorker.profile.expertiseLevel" on "careWorker.profile.expertiseLevel".uuid = "careWorker.profile".expertise_level_uuid
left join organization organization on organization.uuid = care_moment_invoice.organization_uuid
order by page.k0 desc, page.k1 desc, page.uuid

-- invoices.summaries: CARE_WORKER
care_moment_invoice_summary.(uuid, care_worker_uuid, year, count, total, vat, payable, expenses, bonuses)
(select coalesce(jsonb_agg(week order by week.period desc), '[]') from ( select period, (count(*) filter (where type = 'invoice'))::int as count, sum(total)::int as total, sum(vat)::int as vat, sum(payable)::int as payable from care_moment_invoice where care_worker_uuid = care_moment_invoice_summary.care_worker_uuid and year = care_moment_invoice_summary.year group by period) week) as weeks
care_moment_invoice_summary.(created_at)
from page
join care_moment_invoice_summary on care_moment_invoice_summary.uuid = page.uuid
where care_moment_invoice_summary.care_worker_uuid = $1
order by page.k0 desc, page.k1, page.uuid

-- invoices.summaries: PLANNER
care_moment_invoice_summary.(uuid, care_worker_uuid, year, count, total, vat, payable, expenses, bonuses)
(select coalesce(jsonb_agg(week order by week.period desc), '[]') from ( select period, (count(*) filter (where type = 'invoice'))::int as count, sum(total)::int as total, sum(vat)::int as vat, sum(payable)::int as payable from care_moment_invoice where care_worker_uuid = care_moment_invoice_summary.care_worker_uuid and year = care_moment_invoice_summary.year group by period) week) as weeks
care_moment_invoice_summary.(created_at)
from page
join care_moment_invoice_summary on care_moment_invoice_summary.uuid = page.uuid
where true
order by page.k0 desc, page.k1, page.uuid

-- invoices.annualOverviews: CARE_WORKER
care_worker_assist_annual_overview.(uuid, care_worker_uuid, year, care_moments, minutes, total, vat, payable, expenses, bonuses, invoiced)
from page
join care_worker_assist_annual_overview on care_worker_assist_annual_overview.uuid = page.uuid
where care_worker_assist_annual_overview.care_worker_uuid = $1
order by page.k0 desc, page.uuid

-- invoices.annualOverviews: PLANNER
care_worker_assist_annual_overview.(uuid, care_worker_uuid, year, care_moments, minutes, total, vat, payable, expenses, bonuses, invoiced)
from page
join care_worker_assist_annual_overview on care_worker_assist_annual_overview.uuid = page.uuid
where true
order by page.k0 desc, page.uuid

-- invoices.archives: CARE_WORKER
care_worker_care_assist_invoice_archive.(uuid, care_worker_uuid, year, invoices, total, vat, payable)
from page
join care_worker_care_assist_invoice_archive on care_worker_care_assist_invoice_archive.uuid = page.uuid
where care_worker_care_assist_invoice_archive.care_worker_uuid = $1
order by page.k0 desc, page.uuid

-- invoices.archives: PLANNER
care_worker_care_assist_invoice_archive.(uuid, care_worker_uuid, year, invoices, total, vat, payable)
from page
join care_worker_care_assist_invoice_archive on care_worker_care_assist_invoice_archive.uuid = page.uuid
where true
order by page.k0 desc, page.uuid

-- invoices.vatRegimes: CARE_WORKER, PLANNER
care_worker_vat_regime.(uuid, care_worker_uuid, care_moment_uuid, vat_regime, valid_from, reason, created_at)
from page
join care_worker_vat_regime on care_worker_vat_regime.uuid = page.uuid
order by page.k0 desc, page.k1 desc, page.uuid

-- matches.declined: CARE_WORKER
declined_publication.(uuid, care_worker_uuid)
"careMomentPublication".(uuid)
"careMomentPublication.careMoment".(uuid, title, description, break_minutes, break_from)
"careMomentPublication.careMoment.expertiseLevel".(uuid, key, name, rank)
"careMomentPublication.careMoment.serviceType".(uuid, key, name)
"careMomentPublication.careMoment.location".(uuid, name, street, postcode, city, phone, latitude, longitude)
"careMomentPublication.careMoment.location.organization".(uuid, name)
"careMomentPublication.careMoment".(bonus, hours_per_week, status, time_scope, contract_type, start_date, end_date, hourly_rate, recurring_care_moment_uuid)
"careMomentPublication".(status)
declined_publication.(whole_series, created_at)
from page
join declined_publication on declined_publication.uuid = page.uuid
left join care_moment_publication "careMomentPublication" on "careMomentPublication".uuid = declined_publication.care_moment_publication_uuid
left join care_moment "careMomentPublication.careMoment" on "careMomentPublication.careMoment".uuid = "careMomentPublication".care_moment_uuid
left join expertise_level "careMomentPublication.careMoment.expertiseLevel" on "careMomentPublication.careMoment.expertiseLevel".uuid = "careMomentPublication.careMoment".expertise_level_uuid
left join service_type "careMomentPublication.careMoment.serviceType" on "careMomentPublication.careMoment.serviceType".uuid = "careMomentPublication.careMoment".service_type_uuid
left join organization_location "careMomentPublication.careMoment.location" on "careMomentPublication.careMoment.location".uuid = "careMomentPublication.careMoment".location_uuid
left join organization "careMomentPublication.careMoment.location.organization" on "careMomentPublication.careMoment.location.organization".uuid = "careMomentPublication.careMoment.location".organization_uuid
order by page.k0 desc, page.uuid

-- notifications.list: CARE_WORKER, CLIENT_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE, ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
notification.(uuid, kind, subject, text, path, created_at, read_at)
from page
join notification on notification.uuid = page.uuid
order by page.k0 desc, page.uuid

-- organizations.organizations: CARE_WORKER, CLIENT_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE, ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
organization.(uuid, name, street, postcode, city, country, kvk, vat_id, invoice_email, buyer_reference, order_number, oin)
from page
join organization on organization.uuid = page.uuid
order by page.k0, page.uuid

-- organizations.locations: ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE, CARE_WORKER
organization_location.(uuid, name, street, postcode, city, phone, latitude, longitude)
organization.(uuid, name)
organization_location.(cost_centre)
from page
join organization_location on organization_location.uuid = page.uuid
left join organization organization on organization.uuid = organization_location.organization_uuid
order by page.k0, page.uuid

-- organizations.organizationUsers: PLANNER, ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
organization_user.(uuid, first_name, last_name)
organization.(uuid, name)
(select username from account where account.uuid = organization_user.uuid) as username
(select roles[1] from account where account.uuid = organization_user.uuid) as role
(select case when active then 'active' else 'inactive' end from account where account.uuid = organization_user.uuid) as status
(select (account.password_hash is not null or exists (select 1 from account_identity linked where linked.account_uuid = account.uuid)) from account where account.uuid = organization_user.uuid) as "hasActivated"
( select coalesce(jsonb_agg(jsonb_build_object('@id', '/v1/organization_locations/' || l.uuid, 'uuid', l.uuid, 'name', l.name, 'city', l.city) order by l.name_sorted), '[]') from organization_user_location ul join organization_location l on l.uuid = ul.location_uuid where ul.user_uuid = organization_user.uuid) as locations
from page
join organization_user on organization_user.uuid = page.uuid
left join organization organization on organization.uuid = organization_user.organization_uuid
order by page.k0, page.k1, page.uuid

-- organizations.rates: ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE
organization_location_rate.(uuid)
"organizationLocation".(uuid, name, city)
"organizationLocation.organization".(uuid, name)
"expertiseLevel".(uuid, key, name, rank)
organization_location_rate.(contract_type, hourly_rate, fixed, valid_from)
from page
join organization_location_rate on organization_location_rate.uuid = page.uuid
left join organization_location "organizationLocation" on "organizationLocation".uuid = organization_location_rate.organization_location_uuid
left join organization "organizationLocation.organization" on "organizationLocation.organization".uuid = "organizationLocation".organization_uuid
left join expertise_level "expertiseLevel" on "expertiseLevel".uuid = organization_location_rate.expertise_level_uuid
order by page.k0, page.k1, page.k2 desc, page.uuid

-- passkeys.list: CARE_WORKER, CLIENT_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE, ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
passkey.(uuid, name, created_at, last_used_at)
from page
join passkey on passkey.uuid = page.uuid
order by page.k0, page.uuid

-- payouts.ledger: PLANNER
payout_ledger.(uuid, kind)
"careMomentInvoice".(uuid, number, type)
"careWorker".(uuid)
"careWorker.profile".(uuid, first_name, last_name)
organization.(uuid, name)
payout_ledger.(period, organization_amount, care_worker_amount, bank_amount, booked_on, reverses_uuid, reason, created_at)
from page
join payout_ledger on payout_ledger.uuid = page.uuid
left join care_moment_invoice "careMomentInvoice" on "careMomentInvoice".uuid = payout_ledger.care_moment_invoice_uuid
left join care_worker "careWorker" on "careWorker".uuid = payout_ledger.care_worker_uuid
left join care_worker_profile "careWorker.profile" on "careWorker.profile".uuid = "careWorker".profile_uuid
left join organization organization on organization.uuid = payout_ledger.organization_uuid
order by page.k0 desc, page.uuid

-- payouts.files: PLANNER
payout_file.(uuid, status, period, transfers, total, execution_date, hash, booked_on, status_reason, created_at)
(select coalesce(jsonb_agg(jsonb_build_object('careMomentInvoice', '/v1/care_moment_invoices/' || i.uuid, 'careWorker', '/v1/care_workers/' || i.care_worker_uuid, 'name', i.parties #>> '{supplier,name}', 'number', i.number, 'amount', i.payable) order by i.care_worker_uuid, i.number), '[]') from care_moment_invoice i where i.uuid = any(payout_file.left_out) and not exists (select 1 from payout_ledger l where l.care_moment_invoice_uuid = i.uuid and l.kind = 'payout') and not exists (select 1 from care_moment_invoice note where note.credits_uuid = i.uuid) and not exists (select 1 from payout_file_invoice f where f.care_moment_invoice_uuid = i.uuid and f.live)) as "leftOut"
from page
join payout_file on payout_file.uuid = page.uuid
order by page.k0 desc, page.k1 desc, page.uuid

-- payouts.irregularHours: PLANNER
irregular_hours_window.(uuid, days, from_time, to_time, percent, valid_from, valid_until)
from page
join irregular_hours_window on irregular_hours_window.uuid = page.uuid
order by page.k0, page.k1, page.k2, page.uuid

-- publications.list: CARE_WORKER
care_moment_publication.(uuid, status)
"careMoment".(uuid, title, break_minutes, break_from)
"careMoment.expertiseLevel".(uuid, name)
"careMoment.location".(uuid, name, city, latitude, longitude)
"careMoment.location.organization".(uuid, name)
"careMoment".(bonus, hours_per_week, status, time_scope, contract_type, start_date, end_date, hourly_rate, recurring_care_moment_uuid)
care_moment_publication.(published_for_contract_types, audience, widening, widened)
round((2 * 6371 * asin(sqrt( power(sin(radians("careMoment.location".latitude - (select latitude from care_worker_profile where uuid = $1)) / 2), 2) + cos(radians((select latitude from care_worker_profile where uuid = $2))) * cos(radians("careMoment.location".latitude)) * power(sin(radians("careMoment.location".longitude - (select longitude from care_worker_profile where uuid = $3)) / 2), 2))))::numeric, 1)::float8 as "distanceKm"
(select jsonb_build_object('@id', '/v1/care_moment_publication_reactions/' || r.uuid, 'uuid', r.uuid, 'status', r.status) from care_moment_publication_reaction r where r.care_moment_publication_uuid = care_moment_publication.uuid and r.care_worker_uuid = $4 order by r.status in ('open', 'assigned') desc, r.uuid desc limit 1) as "myReaction"
(select jsonb_build_object('@id', '/v1/declined_publications/' || d.uuid, 'uuid', d.uuid, 'wholeSeries', d.whole_series) from declined_publication d join care_moment_publication dp on dp.uuid = d.care_moment_publication_uuid join care_moment dm on dm.uuid = dp.care_moment_uuid where d.care_worker_uuid = $5::uuid and (dm.uuid = care_moment_publication.care_moment_uuid or (d.whole_series and dm.recurring_care_moment_uuid = "careMoment".recurring_care_moment_uuid)) order by d.whole_series desc, d.uuid limit 1) as "myDecline"
jsonb_build_object('acts', (select coalesce(jsonb_agg(a.name order by a.name_sorted), '[]') from care_moment_act ma join act a on a.uuid = ma.act_uuid where ma.care_moment_uuid = care_moment_publication.care_moment_uuid and not exists (select 1 from care_worker_act wa where wa.care_worker_uuid = $6 and wa.act_uuid = ma.act_uuid and (wa.valid_until is null or wa.valid_until >= ("careMoment".start_date at time zone 'Europe/Amsterdam')::date))), 'documents', (select coalesce(min(missing), 0)::int from ( select count(*) filter (where not exists (select 1 from care_worker_document d where d.care_worker_uuid = w.uuid and d.kind = any(asked.kinds) and (d.status = 'submitted' or d.status = 'approved' and (d.expires_on is null or d.expires_on >= ("careMoment".start_date at time zone 'Europe/Amsterdam')::date)))) as missing from care_worker w join care_worker_profile wp on wp.uuid = w.uuid join expertise_level own on own.uuid = wp.expertise_level_uuid join (values ('freelance', true, array['id']), ('freelance', true, array['vog']), ('freelance', true, array['diploma']), ('freelance', true, array['big']), ('freelance', true, array['kvk']), ('freelance', true, array['bav']), ('freelance', true, array['bav_payment']), ('freelance', true, array['complaints_procedure']), ('freelance', true, array['personal_iban', 'commercial_iban']), ('freelance', false, array['id']), ('freelance', false, array['vog']), ('freelance', false, array['diploma']), ('freelance', false, array['kvk']), ('freelance', false, array['bav']), ('freelance', false, array['bav_payment']), ('freelance', false, array['complaints_procedure']), ('freelance', false, array['personal_iban', 'commercial_iban']), ('temp_work', true, array['id']), ('temp_work', true, array['vog']), ('temp_work', true, array['diploma']), ('temp_work', true, array['personal_iban']), ('temp_work', false, array['id']), ('temp_work', false, array['vog']), ('temp_work', false, array['diploma']), ('temp_work', false, array['personal_iban'])) as asked(form, big, kinds) on asked.big = own.big_registered and asked.form = any(w.contract_types) and asked.form = any(care_moment_publication.published_for_contract_types) where w.uuid = $7 group by asked.form) of_form)) as lacking
(select jsonb_build_object('weekdays', s.weekdays, 'everyWeeks', s.every_weeks, 'until', s.until, 'number', count(*) filter (where sm.start_date <= "careMoment".start_date), 'count', count(*), 'open', (select count(*)::int from care_moment om join care_moment_publication op on op.care_moment_uuid = om.uuid where om.recurring_care_moment_uuid = s.uuid and (op.status = 'open' and om.status = 'open' and om.start_date > $8 and ( coalesce(op.published_for_contract_types && (select contract_types from care_worker where uuid = $9), false) and not (exists (select 1 from exclude_list e where e.care_worker_uuid = $10 and e.client_uuid = om.client_uuid) or exists (select 1 from client_admin_client f where f.client_admin_uuid = $11 and f.client_uuid = om.client_uuid)) and (op.audience = 'everyone' or (op.audience = 'favorites' and exists (select 1 from favorite_care_worker f where f.care_worker_uuid = $12::uuid and f.organization_uuid = om.organization_uuid)) or (coalesce(op.widened #>> '{0,audience}', op.audience) = 'care_team' and exists (select 1 from care_team t where t.care_worker_uuid = $13::uuid and t.client_uuid = om.client_uuid))))) and op.uuid <> all(array(select r.care_moment_publication_uuid from care_moment_publication_reaction r where r.care_worker_uuid = $14 and r.status in ('open', 'assigned'))) and om.uuid <> all(array(select dp.care_moment_uuid from declined_publication d join care_moment_publication dp on dp.uuid = d.care_moment_publication_uuid where d.care_worker_uuid = $15)))) from recurring_care_moment s join care_moment sm on sm.recurring_care_moment_uuid = s.uuid and sm.status not in ('canceled', 'withdrawn') where s.uuid = "careMoment".recurring_care_moment_uuid group by s.uuid) as series
care_moment_publication.(created_at, version)
from page
join care_moment_publication on care_moment_publication.uuid = page.uuid
left join care_moment "careMoment" on "careMoment".uuid = care_moment_publication.care_moment_uuid
left join expertise_level "careMoment.expertiseLevel" on "careMoment.expertiseLevel".uuid = "careMoment".expertise_level_uuid
left join organization_location "careMoment.location" on "careMoment.location".uuid = "careMoment".location_uuid
left join organization "careMoment.location.organization" on "careMoment.location.organization".uuid = "careMoment.location".organization_uuid
order by page.k0, page.uuid

-- publications.list: ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE
care_moment_publication.(uuid, status)
"careMoment".(uuid, title, break_minutes, break_from)
"careMoment.expertiseLevel".(uuid, name)
"careMoment.location".(uuid, name, city, latitude, longitude)
"careMoment.location.organization".(uuid, name)
"careMoment".(bonus, hours_per_week, status, time_scope, contract_type, start_date, end_date, hourly_rate, recurring_care_moment_uuid)
care_moment_publication.(published_for_contract_types, audience, widening, widened)
null as "distanceKm"
(select jsonb_build_object('@id', '/v1/care_moment_publication_reactions/' || r.uuid, 'uuid', r.uuid, 'status', r.status) from care_moment_publication_reaction r where r.care_moment_publication_uuid = care_moment_publication.uuid and r.care_worker_uuid = $1 order by r.status in ('open', 'assigned') desc, r.uuid desc limit 1) as "myReaction"
null as "myDecline"
null as lacking
null as series
care_moment_publication.(created_at, version)
from page
join care_moment_publication on care_moment_publication.uuid = page.uuid
left join care_moment "careMoment" on "careMoment".uuid = care_moment_publication.care_moment_uuid
left join expertise_level "careMoment.expertiseLevel" on "careMoment.expertiseLevel".uuid = "careMoment".expertise_level_uuid
left join organization_location "careMoment.location" on "careMoment.location".uuid = "careMoment".location_uuid
left join organization "careMoment.location.organization" on "careMoment.location.organization".uuid = "careMoment.location".organization_uuid
order by page.k0, page.uuid

-- publications.reactions: CARE_WORKER
care_moment_publication_reaction.(uuid, status)
"careMomentPublication".(uuid)
"careMomentPublication.careMoment".(uuid, title, break_minutes, break_from)
"careMomentPublication.careMoment.expertiseLevel".(uuid, name)
"careMomentPublication.careMoment.location".(uuid, name, city, latitude, longitude)
"careMomentPublication.careMoment.location.organization".(uuid, name)
"careMomentPublication.careMoment".(bonus, hours_per_week, status, time_scope, contract_type, start_date, end_date, hourly_rate, recurring_care_moment_uuid)
"careMomentPublication".(status, published_for_contract_types)
"careWorker".(uuid)
"careWorker.profile".(uuid, first_name, last_name, city)
"careWorker.profile.expertiseLevel".(uuid, key, name, rank)
"careWorker.profile".(photo_uuid)
case when "careWorker".phase in ('startup', 'won') then (select nullif(max(form.until), 'infinity') from ( select case when bool_and(held.until is not null) then min(held.until) end as until from (values ('freelance', true, array['id']), ('freelance', true, array['vog']), ('freelance', true, array['diploma']), ('freelance', true, array['big']), ('freelance', true, array['kvk']), ('freelance', true, array['bav']), ('freelance', true, array['bav_payment']), ('freelance', true, array['complaints_procedure']), ('freelance', true, array['personal_iban', 'commercial_iban']), ('freelance', false, array['id']), ('freelance', false, array['vog']), ('freelance', false, array['diploma']), ('freelance', false, array['kvk']), ('freelance', false, array['bav']), ('freelance', false, array['bav_payment']), ('freelance', false, array['complaints_procedure']), ('freelance', false, array['personal_iban', 'commercial_iban']), ('temp_work', true, array['id']), ('temp_work', true, array['vog']), ('temp_work', true, array['diploma']), ('temp_work', true, array['personal_iban']), ('temp_work', false, array['id']), ('temp_work', false, array['vog']), ('temp_work', false, array['diploma']), ('temp_work', false, array['personal_iban'])) as asked(form, big, kinds) join care_worker_profile p on p.uuid = "careWorker".uuid join expertise_level l on l.uuid = p.expertise_level_uuid and l.big_registered = asked.big cross join lateral (select max(coalesce(doc.expires_on, 'infinity')) as until from care_worker_document doc where doc.care_worker_uuid = "careWorker".uuid and doc.status = 'approved' and doc.kind = any(asked.kinds)) held where asked.form = any("careWorker".contract_types) group by asked.form) form) end as "careWorker.verifiedUntil"
(select jsonb_build_object('rating', round(sum::numeric / count, 1), 'count', count) from care_worker_rating where care_worker_uuid = "careWorker".uuid and count >= $1) as "careWorker.aggregatedReviewRating"
care_moment_publication_reaction.(motivation)
round((2 * 6371 * asin(sqrt( power(sin(radians("careMomentPublication.careMoment.location".latitude - (select latitude from care_worker_profile where uuid = care_moment_publication_reaction.care_worker_uuid)) / 2), 2) + cos(radians((select latitude from care_worker_profile where uuid = care_moment_publication_reaction.care_worker_uuid))) * cos(radians("careMomentPublication.careMoment.location".latitude)) * power(sin(radians("careMomentPublication.careMoment.location".longitude - (select longitude from care_worker_profile where uuid = care_moment_publication_reaction.care_worker_uuid)) / 2), 2))))::numeric, 1)::float8 as "distanceKm"
exists (select 1 from favorite_care_worker f where f.care_worker_uuid = care_moment_publication_reaction.care_worker_uuid and f.organization_uuid = "careMomentPublication.careMoment.location".organization_uuid) as "isFavorite"
(select count(*)::int from care_moment w join organization_location l on l.uuid = w.location_uuid where w.assignee_uuid = care_moment_publication_reaction.care_worker_uuid and w.status = 'approved' and l.organization_uuid = "careMomentPublication.careMoment.location".organization_uuid) as "workedBeforeCount"
exists (select 1 from care_moment b where b.assignee_uuid = care_moment_publication_reaction.care_worker_uuid and b.time_scope = 'moment' and "careMomentPublication.careMoment".time_scope = 'moment' and b.uuid <> "careMomentPublication".care_moment_uuid and b.status = any($2::text[]) and tstzrange(b.start_date, b.end_date) && tstzrange("careMomentPublication.careMoment".start_date, "careMomentPublication.careMoment".end_date)) as "isBusy"
case when care_moment_publication_reaction.status = 'not_selected' then care_moment_publication_reaction.standby_position end as "standbyPosition"
care_moment_publication_reaction.(resolved_at, created_at)
from page
join care_moment_publication_reaction on care_moment_publication_reaction.uuid = page.uuid
left join care_moment_publication "careMomentPublication" on "careMomentPublication".uuid = care_moment_publication_reaction.care_moment_publication_uuid
left join care_moment "careMomentPublication.careMoment" on "careMomentPublication.careMoment".uuid = "careMomentPublication".care_moment_uuid
left join expertise_level "careMomentPublication.careMoment.expertiseLevel" on "careMomentPublication.careMoment.expertiseLevel".uuid = "careMomentPublication.careMoment".expertise_level_uuid
left join organization_location "careMomentPublication.careMoment.location" on "careMomentPublication.careMoment.location".uuid = "careMomentPublication.careMoment".location_uuid
left join organization "careMomentPublication.careMoment.location.organization" on "careMomentPublication.careMoment.location.organization".uuid = "careMomentPublication.careMoment.location".organization_uuid
left join care_worker "careWorker" on "careWorker".uuid = care_moment_publication_reaction.care_worker_uuid
left join care_worker_profile "careWorker.profile" on "careWorker.profile".uuid = "careWorker".profile_uuid
left join expertise_level "careWorker.profile.expertiseLevel" on "careWorker.profile.expertiseLevel".uuid = "careWorker.profile".expertise_level_uuid
order by page.k0 desc, page.uuid

-- publications.reactions: ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE
care_moment_publication_reaction.(uuid, status)
"careMomentPublication".(uuid)
"careMomentPublication.careMoment".(uuid, title, break_minutes, break_from)
"careMomentPublication.careMoment.expertiseLevel".(uuid, name)
"careMomentPublication.careMoment.location".(uuid, name, city, latitude, longitude)
"careMomentPublication.careMoment.location.organization".(uuid, name)
"careMomentPublication.careMoment".(bonus, hours_per_week, status, time_scope, contract_type, start_date, end_date, hourly_rate, recurring_care_moment_uuid)
"careMomentPublication".(status, published_for_contract_types)
"careWorker".(uuid)
"careWorker.profile".(uuid, first_name, last_name, city)
"careWorker.profile.expertiseLevel".(uuid, key, name, rank)
"careWorker.profile".(photo_uuid)
case when "careWorker".phase in ('startup', 'won') then (select nullif(max(form.until), 'infinity') from ( select case when bool_and(held.until is not null) then min(held.until) end as until from (values ('freelance', true, array['id']), ('freelance', true, array['vog']), ('freelance', true, array['diploma']), ('freelance', true, array['big']), ('freelance', true, array['kvk']), ('freelance', true, array['bav']), ('freelance', true, array['bav_payment']), ('freelance', true, array['complaints_procedure']), ('freelance', true, array['personal_iban', 'commercial_iban']), ('freelance', false, array['id']), ('freelance', false, array['vog']), ('freelance', false, array['diploma']), ('freelance', false, array['kvk']), ('freelance', false, array['bav']), ('freelance', false, array['bav_payment']), ('freelance', false, array['complaints_procedure']), ('freelance', false, array['personal_iban', 'commercial_iban']), ('temp_work', true, array['id']), ('temp_work', true, array['vog']), ('temp_work', true, array['diploma']), ('temp_work', true, array['personal_iban']), ('temp_work', false, array['id']), ('temp_work', false, array['vog']), ('temp_work', false, array['diploma']), ('temp_work', false, array['personal_iban'])) as asked(form, big, kinds) join care_worker_profile p on p.uuid = "careWorker".uuid join expertise_level l on l.uuid = p.expertise_level_uuid and l.big_registered = asked.big cross join lateral (select max(coalesce(doc.expires_on, 'infinity')) as until from care_worker_document doc where doc.care_worker_uuid = "careWorker".uuid and doc.status = 'approved' and doc.kind = any(asked.kinds)) held where asked.form = any("careWorker".contract_types) group by asked.form) form) end as "careWorker.verifiedUntil"
(select jsonb_build_object('rating', round(sum::numeric / count, 1), 'count', count) from care_worker_rating where care_worker_uuid = "careWorker".uuid and count >= $1) as "careWorker.aggregatedReviewRating"
care_moment_publication_reaction.(motivation)
round((2 * 6371 * asin(sqrt( power(sin(radians("careMomentPublication.careMoment.location".latitude - (select latitude from care_worker_profile where uuid = care_moment_publication_reaction.care_worker_uuid)) / 2), 2) + cos(radians((select latitude from care_worker_profile where uuid = care_moment_publication_reaction.care_worker_uuid))) * cos(radians("careMomentPublication.careMoment.location".latitude)) * power(sin(radians("careMomentPublication.careMoment.location".longitude - (select longitude from care_worker_profile where uuid = care_moment_publication_reaction.care_worker_uuid)) / 2), 2))))::numeric, 1)::float8 as "distanceKm"
exists (select 1 from favorite_care_worker f where f.care_worker_uuid = care_moment_publication_reaction.care_worker_uuid and f.organization_uuid = "careMomentPublication.careMoment.location".organization_uuid) as "isFavorite"
(select count(*)::int from care_moment w join organization_location l on l.uuid = w.location_uuid where w.assignee_uuid = care_moment_publication_reaction.care_worker_uuid and w.status = 'approved' and l.organization_uuid = "careMomentPublication.careMoment.location".organization_uuid) as "workedBeforeCount"
exists (select 1 from care_moment b where b.assignee_uuid = care_moment_publication_reaction.care_worker_uuid and b.time_scope = 'moment' and "careMomentPublication.careMoment".time_scope = 'moment' and b.uuid <> "careMomentPublication".care_moment_uuid and b.status = any($2::text[]) and tstzrange(b.start_date, b.end_date) && tstzrange("careMomentPublication.careMoment".start_date, "careMomentPublication.careMoment".end_date)) as "isBusy"
care_moment_publication_reaction.(standby_position, resolved_at, created_at)
from page
join care_moment_publication_reaction on care_moment_publication_reaction.uuid = page.uuid
left join care_moment_publication "careMomentPublication" on "careMomentPublication".uuid = care_moment_publication_reaction.care_moment_publication_uuid
left join care_moment "careMomentPublication.careMoment" on "careMomentPublication.careMoment".uuid = "careMomentPublication".care_moment_uuid
left join expertise_level "careMomentPublication.careMoment.expertiseLevel" on "careMomentPublication.careMoment.expertiseLevel".uuid = "careMomentPublication.careMoment".expertise_level_uuid
left join organization_location "careMomentPublication.careMoment.location" on "careMomentPublication.careMoment.location".uuid = "careMomentPublication.careMoment".location_uuid
left join organization "careMomentPublication.careMoment.location.organization" on "careMomentPublication.careMoment.location.organization".uuid = "careMomentPublication.careMoment.location".organization_uuid
left join care_worker "careWorker" on "careWorker".uuid = care_moment_publication_reaction.care_worker_uuid
left join care_worker_profile "careWorker.profile" on "careWorker.profile".uuid = "careWorker".profile_uuid
left join expertise_level "careWorker.profile.expertiseLevel" on "careWorker.profile.expertiseLevel".uuid = "careWorker.profile".expertise_level_uuid
order by page.k0 desc, page.uuid

-- reference.expertiseLevels: anyone
expertise_level.(uuid, key, name, rank, track, is_selectable, big_registered)
from page
join expertise_level on expertise_level.uuid = page.uuid
order by page.k0, page.uuid

-- reference.serviceTypes: anyone
service_type.(uuid, key, name, selectable)
from page
join service_type on service_type.uuid = page.uuid
order by page.k0, page.uuid

-- reference.acts: CARE_WORKER, CLIENT_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE, ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
act.(uuid, key, name, selectable, category)
from page
join act on act.uuid = page.uuid
order by page.k0, page.uuid

-- reference.cancelReasons: CARE_WORKER, CLIENT_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE, ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
cancel_reason.(uuid, key, name, selectable, is_selectable_for_organization)
from page
join cancel_reason on cancel_reason.uuid = page.uuid
order by page.k0, page.uuid

-- reference.cancelAssignmentReasons: CARE_WORKER, CLIENT_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE, ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
cancel_assignment_reason.(uuid, key, name, selectable, is_selectable_for_care_worker, is_selectable_for_organization)
from page
join cancel_assignment_reason on cancel_assignment_reason.uuid = page.uuid
order by page.k0, page.uuid

-- reference.countries: anyone
country.(uuid, key, name, selectable)
from page
join country on country.uuid = page.uuid
order by page.k0, page.uuid

-- reference.households: CARE_WORKER, CLIENT_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE, ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
household.(uuid, key, name, selectable, rank)
from page
join household on household.uuid = page.uuid
order by page.k0, page.uuid

-- reference.housingTypes: CARE_WORKER, CLIENT_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE, ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
housing_type.(uuid, key, name, selectable, rank)
from page
join housing_type on housing_type.uuid = page.uuid
order by page.k0, page.uuid

-- reference.pets: CARE_WORKER, CLIENT_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE, ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
pet.(uuid, key, name, selectable, rank)
from page
join pet on pet.uuid = page.uuid
order by page.k0, page.uuid

-- reference.careTypes: anyone
care_type.(uuid, key, name)
from page
join care_type on care_type.uuid = page.uuid
order by page.k0, page.uuid

-- reference.omahaProblems: CARE_WORKER, CLIENT_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE, ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
omaha_system_domain_problem.(uuid, key, number, name, domain, selectable)
from page
join omaha_system_domain_problem on omaha_system_domain_problem.uuid = page.uuid
order by page.k0, page.uuid

-- reference.offices: anyone
office.(uuid, phone, email, days, from_time, until_time)
from page
join office on office.uuid = page.uuid
order by page.k0, page.uuid

-- reviews.tags: CARE_WORKER, CLIENT_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE, ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
review_tag.(uuid, key, name, context, sentiment, active)
from page
join review_tag on review_tag.uuid = page.uuid
order by page.k0, page.k1 desc, page.k2, page.uuid

-- reviews.careWorkerReviews: CARE_WORKER, ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN, CLIENT_ADMIN, PLANNER
care_worker_review.(uuid)
"careMoment".(uuid, title, start_date, end_date)
"careMoment.location".(uuid, name, city)
"careMoment.location.organization".(uuid, name)
"careWorker".(uuid)
"careWorker.profile".(uuid, first_name, last_name)
"careWorker.profile.expertiseLevel".(uuid, key, name, rank)
"careWorker.profile".(photo_uuid)
care_worker_review.(rating)
(select coalesce(jsonb_agg(jsonb_build_object('@id', '/v1/review_tags/' || t.uuid, 'uuid', t.uuid, 'name', t.name, 'sentiment', t.sentiment) order by t.uuid), '[]') from care_worker_review_tag given join review_tag t on t.uuid = given.review_tag_uuid where given.care_worker_review_uuid = care_worker_review.uuid) as tags
care_worker_review.(text, created_at, written_by)
from page
join care_worker_review on care_worker_review.uuid = page.uuid
left join care_moment "careMoment" on "careMoment".uuid = care_worker_review.care_moment_uuid
left join organization_location "careMoment.location" on "careMoment.location".uuid = "careMoment".location_uuid
left join organization "careMoment.location.organization" on "careMoment.location.organization".uuid = "careMoment.location".organization_uuid
left join care_worker "careWorker" on "careWorker".uuid = care_worker_review.care_worker_uuid
left join care_worker_profile "careWorker.profile" on "careWorker.profile".uuid = "careWorker".profile_uuid
left join expertise_level "careWorker.profile.expertiseLevel" on "careWorker.profile.expertiseLevel".uuid = "careWorker.profile".expertise_level_uuid
order by page.k0 desc, page.uuid

-- reviews.organizationReviews: CARE_WORKER, ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN, PLANNER
organization_review.(uuid)
"careMoment".(uuid, title, start_date, end_date)
"careMoment.location".(uuid, name, city)
"careMoment.location.organization".(uuid, name)
"careWorker".(uuid)
"careWorker.profile".(uuid, first_name, last_name)
"careWorker.profile.expertiseLevel".(uuid, key, name, rank)
"careWorker.profile".(photo_uuid)
organization_review.(rating)
(select coalesce(jsonb_agg(jsonb_build_object('@id', '/v1/review_tags/' || t.uuid, 'uuid', t.uuid, 'name', t.name, 'sentiment', t.sentiment) order by t.uuid), '[]') from organization_review_tag given join review_tag t on t.uuid = given.review_tag_uuid where given.organization_review_uuid = organization_review.uuid) as tags
organization_review.(text, created_at)
reviewee.(uuid, name, city)
from page
join organization_review on organization_review.uuid = page.uuid
left join care_moment "careMoment" on "careMoment".uuid = organization_review.care_moment_uuid
left join organization_location "careMoment.location" on "careMoment.location".uuid = "careMoment".location_uuid
left join organization "careMoment.location.organization" on "careMoment.location.organization".uuid = "careMoment.location".organization_uuid
left join care_worker "careWorker" on "careWorker".uuid = organization_review.care_worker_uuid
left join care_worker_profile "careWorker.profile" on "careWorker.profile".uuid = "careWorker".profile_uuid
left join expertise_level "careWorker.profile.expertiseLevel" on "careWorker.profile.expertiseLevel".uuid = "careWorker.profile".expertise_level_uuid
left join organization reviewee on reviewee.uuid = organization_review.reviewee_uuid
order by page.k0 desc, page.uuid

-- rosters.rosters: ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN, PLANNER
roster.(uuid, status, organization_uuid, start_date, end_date, locations, expertise_levels, with_others, weights, held, forbidden, gap, shift_count, filled_count, created_at, ready_at)
from page
join roster on roster.uuid = page.uuid
order by page.k0 desc, page.uuid

-- searches.list: CARE_WORKER
saved_search.(uuid, care_worker_uuid, name, query, by_mail, created_at)
from page
join saved_search on saved_search.uuid = page.uuid
order by page.k0, page.uuid

-- searches.views: ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN, PLANNER, BACK_OFFICE_EMPLOYEE
saved_view.(uuid, screen, name, query, created_at)
from page
join saved_view on saved_view.uuid = page.uuid
order by page.k0, page.uuid

-- signOn.identities: ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN
account_identity.(uuid)
provider.(uuid, name)
account_identity.(created_at, last_used_at)
from page
join account_identity on account_identity.uuid = page.uuid
left join identity_provider provider on provider.uuid = account_identity.provider_uuid
order by page.k0, page.uuid

-- signOn.providers: ORGANIZATION_USER, PLANNER
identity_provider.(uuid)
organization.(uuid, name)
identity_provider.(name, issuer, client_id, domains, confirmed_domains, accepts_new, role_claim, locations_claim, second_factor_acrs, counts_mfa, step_up_minutes, status)
(select jsonb_build_object('at', to_char((refused_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"'), 'detail', detail) from refused_login where provider_uuid = identity_provider.uuid and kind = any($1::text[]) order by refused_at desc, uuid desc limit 1) as "lastRefusal"
identity_provider.(created_at, version)
from page
join identity_provider on identity_provider.uuid = page.uuid
left join organization organization on organization.uuid = identity_provider.organization_uuid
order by page.k0, page.uuid

-- templates.list: ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN, PLANNER
care_moment_template.(uuid, title, description, break_minutes, break_from)
"expertiseLevel".(uuid, key, name)
"serviceType".(uuid, key, name)
care_moment_template.(order_number, cost_centre, published_for_contract_types)
"organizationLocation".(uuid, name, city)
care_moment_template.(start_time, end_time, created_at)
from page
join care_moment_template on care_moment_template.uuid = page.uuid
left join expertise_level "expertiseLevel" on "expertiseLevel".uuid = care_moment_template.expertise_level_uuid
left join service_type "serviceType" on "serviceType".uuid = care_moment_template.service_type_uuid
left join organization_location "organizationLocation" on "organizationLocation".uuid = care_moment_template.organization_location_uuid
order by page.k0, page.uuid

-- users.list: PLANNER
account.(uuid, username)
(select first_name from person where person.uuid = account.uuid limit 1) as "firstName"
(select last_name from person where person.uuid = account.uuid limit 1) as "lastName"
account.(roles, active)
case when account.active then 'active' else 'inactive' end as status
account.(multi_factor_enabled)
(select max(last_used_at) from account_device where account_uuid = account.uuid) as "lastLoginAt"
(select count(*) from care_moment where assignee_uuid = account.uuid and status = 'assigned' and time_scope = 'moment' and start_date > $1) as "upcomingMoments"
account.(created_at)
from page
join account on account.uuid = page.uuid
order by page.k0, page.uuid

-- users.refusals: PLANNER
refused_login.(uuid, kind, refused_at, network)
account.(uuid, username)
(select first_name || ' ' || last_name from person where person.uuid = refused_login.account_uuid limit 1) as name
provider.(uuid, name)
(select o.name from identity_provider p join organization o on o.uuid = p.organization_uuid where p.uuid = refused_login.provider_uuid) as organization
from page
join refused_login on refused_login.uuid = page.uuid
left join account account on account.uuid = refused_login.account_uuid
left join identity_provider provider on provider.uuid = refused_login.provider_uuid
order by page.k0 desc, page.uuid

-- violations.list: ORGANIZATION_USER, ORGANIZATION_LOCATION_ADMIN, PLANNER, CARE_WORKER
care_worker_violation.(uuid)
"careMoment".(uuid, title, start_date, end_date)
"careMoment.location".(uuid, name, street, postcode, city, phone, latitude, longitude)
"careMoment.location.organization".(uuid, name)
"careWorker".(uuid)
"careWorker.profile".(uuid, first_name, last_name, city)
"careWorker.profile.expertiseLevel".(uuid, key, name, rank)
"careWorker.profile".(about, languages, open_to_other_contract_forms, photo_uuid)
care_worker_violation.(kind, text, created_at, answer, answered_at)
(((care_worker_violation.created_at at time zone 'Europe/Amsterdam')::date + $1::int + 1)::timestamp at time zone 'Europe/Amsterdam' - interval '1 second') as "answerUntil"
from page
join care_worker_violation on care_worker_violation.uuid = page.uuid
left join care_moment "careMoment" on "careMoment".uuid = care_worker_violation.care_moment_uuid
left join organization_location "careMoment.location" on "careMoment.location".uuid = "careMoment".location_uuid
left join organization "careMoment.location.organization" on "careMoment.location.organization".uuid = "careMoment.location".organization_uuid
left join care_worker "careWorker" on "careWorker".uuid = care_worker_violation.care_worker_uuid
left join care_worker_profile "careWorker.profile" on "careWorker.profile".uuid = "careWorker".profile_uuid
left join expertise_level "careWorker.profile.expertiseLevel" on "careWorker.profile.expertiseLevel".uuid = "careWorker.profile".expertise_level_uuid
order by page.k0 desc, page.uuid

-- visits.list: CLIENT_ADMIN
care_moment.(uuid)
client.(uuid, first_name, last_name)
(case when care_moment.status = any($1::text[]) then $2::text when care_moment.status = any($3::text[]) then $4::text when care_moment.status = any($5::text[]) then $6::text when care_moment.status = any($7::text[]) then $8::text when care_moment.status = any($9::text[]) then $10::text end) as state
care_moment.(start_date, end_date, break_minutes, break_from, arrived_at, left_at)
"serviceType".(uuid, key, name)
(select coalesce(jsonb_agg(jsonb_build_object('key', a.key, 'name', a.name) order by a.name_sorted), '[]') from care_moment_act ma join act a on a.uuid = ma.act_uuid where ma.care_moment_uuid = care_moment.uuid and (care_moment.assignee_uuid is null or exists ( select 1 from care_worker_act skill where skill.care_worker_uuid = care_moment.assignee_uuid and skill.act_uuid = a.uuid))) as acts
assignee.(uuid)
"assignee.profile".(uuid, first_name, last_name)
"assignee.profile.expertiseLevel".(uuid, key, name, rank)
"assignee.profile".(photo_uuid)
(select count(*)::int from care_moment earlier where care_moment.client_uuid is not null and earlier.client_uuid = care_moment.client_uuid and earlier.assignee_uuid = care_moment.assignee_uuid and earlier.start_date < least(care_moment.start_date, $11::timestamptz) and earlier.time_scope = 'moment' and earlier.status = any($12::text[])) as "timesBefore"
(case when care_moment.was_start_date is not null then jsonb_build_object( 'startDate', to_char((care_moment.was_start_date) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"'), 'endDate', to_char((care_moment.was_end_date) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"')) end) as before
(select jsonb_build_object('firstName', w.first_name) from care_worker_profile w where w.uuid = care_moment.was_assignee_uuid) as "insteadOf"
(case when care_moment.status = any($13::text[]) then care_moment.updated_at else care_moment.visit_changed_at end) as "changedAt"
(case when care_moment.status = any($14::text[]) then jsonb_build_object( 'since', to_char((coalesce(case when care_moment.was_assignee_uuid is not null then care_moment.visit_changed_at end, (select min(p.created_at) from care_moment_publication p where p.care_moment_uuid = care_moment.uuid), care_moment.created_at)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"'), 'audience', (select p.audience from care_moment_publication p where p.care_moment_uuid = care_moment.uuid and p.status = any($15::text[]) limit 1), 'asked', (select count(*) from care_moment_invitation i where i.care_moment_uuid = care_moment.uuid and i.asked_at is not null), 'reacted', (select count(*) from care_moment_publication_reaction r, care_moment_publication p where p.care_moment_uuid = care_moment.uuid and p.status = any($16::text[]) and r.care_moment_publication_uuid = p.uuid and r.status = 'open'), 'reactedBefore', (select count(*) from care_moment_publication_reaction r, care_moment_publication p where p.care_moment_uuid = care_moment.uuid and p.status = any($17::text[]) and r.care_moment_publication_uuid = p.uuid and r.status = 'open' and exists (select 1 from care_moment earlier where care_moment.client_uuid is not null and earlier.client_uuid = care_moment.client_uuid and earlier.assignee_uuid = r.care_worker_uuid and earlier.start_date < $18 and earlier.time_scope = 'moment' and earlier.status = any($19::text[]))) ) end) as search
(care_moment.status = any($20::text[])) as "handedIn"
(case when care_moment.status = any($21::text[]) then (select to_char((min(m.created_at)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"') from message m where m.client_uuid = care_moment.client_uuid and m.created_at > care_moment.start_date and not exists (select 1 from client_admin_client f where f.client_uuid = m.client_uuid and f.client_admin_uuid = m.author_uuid)) end) as "answeredAt"
(case when care_moment.status = 'approved' and care_moment.actual_start_date is not null then jsonb_build_object( 'startDate', to_char((care_moment.actual_start_date) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"'), 'endDate', to_char((care_moment.actual_end_date) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"'), 'breakMinutes', care_moment.actual_break_minutes) end) as worked
(select coalesce(jsonb_agg('/v1/client_reports/' || r.uuid order by r.created_at, r.uuid), '[]') from client_report r where r.care_moment_uuid = care_moment.uuid and r.client_uuid = care_moment.client_uuid) as reports
(select given.rating from care_worker_review given where given.care_moment_uuid = care_moment.uuid and given.written_by = 'client') as rating
(case when (care_moment.status = 'approved' and care_moment.assignee_uuid <> $22::uuid and care_moment.end_date > $23::timestamptz - interval '90 days' and not exists (select 1 from care_worker_review given where given.care_moment_uuid = care_moment.uuid and given.written_by = 'client') and (select coalesce(max(e.at), care_moment.updated_at) from event e where e.subject_uuid = care_moment.uuid and e.uuid >= events_from(care_moment.uuid) and e.name = 'care_moment_approved') + interval '30 days' >= $24::timestamptz) then to_char(((select coalesce(max(e.at), care_moment.updated_at) from event e where e.subject_uuid = care_moment.uuid and e.uuid >= events_from(care_moment.uuid) and e.name = 'care_moment_approved') + interval '30 days') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"') end) as "reviewUntil"
from page
join care_moment on care_moment.uuid = page.uuid
left join client client on client.uuid = care_moment.client_uuid
left join service_type "serviceType" on "serviceType".uuid = care_moment.service_type_uuid
left join care_worker assignee on assignee.uuid = care_moment.assignee_uuid
left join care_worker_profile "assignee.profile" on "assignee.profile".uuid = assignee.profile_uuid
left join expertise_level "assignee.profile.expertiseLevel" on "assignee.profile.expertiseLevel".uuid = "assignee.profile".expertise_level_uuid
order by page.k0, page.uuid

-- webhooks.endpoints: ORGANIZATION_USER
webhook_endpoint.(uuid, url, description, kinds, status, paused_because, paused_at, secret_made_at, old_secret_until, created_at, version)
from page
join webhook_endpoint on webhook_endpoint.uuid = page.uuid
order by page.k0, page.uuid

-- webhooks.deliveries: ORGANIZATION_USER
webhook_delivery.(uuid)
endpoint.(uuid, url, description, status)
webhook_delivery.(kind)
webhook_delivery.data ->> 'uuid' as "subjectUuid"
webhook_delivery.(status, attempts, next_attempt_at, created_at)
from page
join webhook_delivery on webhook_delivery.uuid = page.uuid
left join webhook_endpoint endpoint on endpoint.uuid = webhook_delivery.endpoint_uuid
order by page.k0 desc, page.uuid

-- # What each kind of filter adds

-- exact: accounts.settings?user.uuid=00000000-0000-0000-0000-000000000000, CARE_WORKER
select user_setting.uuid from user_setting where user_setting.uuid::uuid = $1::uuid and user_setting.uuid = $2 order by uuid

-- neq: publications.list?uuid[neq]=00000000-0000-0000-0000-000000000000, CARE_WORKER
select care_moment_publication.uuid, "careMoment".start_date as k0
from care_moment_publication
left join care_moment "careMoment" on "careMoment".uuid = care_moment_publication.care_moment_uuid
where not (care_moment_publication.uuid::uuid = $1::uuid)
and (
  (care_moment_publication.status = 'open' and ( coalesce(care_moment_publication.published_for_contract_types && (
    select contract_types from care_worker where uuid = $2
  ), false)
  and not (exists (select 1 from exclude_list e where e.care_worker_uuid = $3 and e.client_uuid = "careMoment".client_uuid)
  or exists (select 1 from client_admin_client f where f.client_admin_uuid = $4 and f.client_uuid = "careMoment".client_uuid))
  and (care_moment_publication.audience = 'everyone'
  or (care_moment_publication.audience = 'favorites' and exists (
    select 1
    from favorite_care_worker f
    where f.care_worker_uuid = $5::uuid
    and f.organization_uuid = "careMoment".organization_uuid
  ))
  or (coalesce(care_moment_publication.widened #>> '{0,audience}', care_moment_publication.audience) = 'care_team' and exists (
    select 1 from care_team t where t.care_worker_uuid = $6::uuid and t.client_uuid = "careMoment".client_uuid
  )))))
  or care_moment_publication.uuid = any(array(
    select p.uuid
    from care_moment_publication p
    join care_moment m on m.uuid = p.care_moment_uuid
    where m.assignee_uuid = $7
    union all
    select r.care_moment_publication_uuid
    from care_moment_publication_reaction r
    where r.care_worker_uuid = $8
  ))
)
order by k0, uuid

-- orderByMatch: asked of no list

-- dates: careMoments.list?startDate[after]=2026-10-19, CARE_WORKER
select care_moment.uuid, care_moment.start_date as k0
from care_moment
where care_moment.start_date >= $1::timestamptz
and (care_moment.assignee_uuid = $2 or care_moment.uuid = any(array(
  select care_moment_uuid from care_moment_invitation where care_worker_uuid = $3 and status = 'open'
))
or (care_moment.status = 'open'
and exists (
  select 1
  from care_moment_publication p
  where p.care_moment_uuid = care_moment.uuid
  and p.status = 'open'
  and ( coalesce(p.published_for_contract_types && (
    select contract_types from care_worker where uuid = $4
  ), false)
  and not (exists (select 1 from exclude_list e where e.care_worker_uuid = $5 and e.client_uuid = care_moment.client_uuid)
  or exists (select 1 from client_admin_client f where f.client_admin_uuid = $6 and f.client_uuid = care_moment.client_uuid))
  and (p.audience = 'everyone'
  or (p.audience = 'favorites' and exists (
    select 1
    from favorite_care_worker f
    where f.care_worker_uuid = $7::uuid
    and f.organization_uuid = care_moment.organization_uuid
  ))
  or (coalesce(p.widened #>> '{0,audience}', p.audience) = 'care_team' and exists (
    select 1 from care_team t where t.care_worker_uuid = $8::uuid and t.client_uuid = care_moment.client_uuid
  ))))
))
or care_moment.uuid = any(array(
  select p.care_moment_uuid
  from care_moment_publication_reaction r
  join care_moment_publication p on p.uuid = r.care_moment_publication_uuid
  join care_moment m on m.uuid = p.care_moment_uuid
  where r.care_worker_uuid = $9
  and ( coalesce(p.published_for_contract_types && (
    select contract_types from care_worker where uuid = $10
  ), false)
  and not (exists (select 1 from exclude_list e where e.care_worker_uuid = $11 and e.client_uuid = m.client_uuid)
  or exists (select 1 from client_admin_client f where f.client_admin_uuid = $12 and f.client_uuid = m.client_uuid))
  and (p.audience = 'everyone'
  or (p.audience = 'favorites' and exists (
    select 1 from favorite_care_worker f where f.care_worker_uuid = $13::uuid and f.organization_uuid = m.organization_uuid
  ))
  or (coalesce(p.widened #>> '{0,audience}', p.audience) = 'care_team' and exists (
    select 1 from care_team t where t.care_worker_uuid = $14::uuid and t.client_uuid = m.client_uuid
  ))))
)))
order by k0, uuid

-- range: asked of no list

-- exists: careMoments.list?exists[managedByOrganizationLocation]=true, CARE_WORKER
select care_moment.uuid, care_moment.start_date as k0
from care_moment
where care_moment.managed_by_organization_location_uuid is not null
and (care_moment.assignee_uuid = $1 or care_moment.uuid = any(array(
  select care_moment_uuid from care_moment_invitation where care_worker_uuid = $2 and status = 'open'
))
or (care_moment.status = 'open'
and exists (
  select 1
  from care_moment_publication p
  where p.care_moment_uuid = care_moment.uuid
  and p.status = 'open'
  and ( coalesce(p.published_for_contract_types && (
    select contract_types from care_worker where uuid = $3
  ), false)
  and not (exists (select 1 from exclude_list e where e.care_worker_uuid = $4 and e.client_uuid = care_moment.client_uuid)
  or exists (select 1 from client_admin_client f where f.client_admin_uuid = $5 and f.client_uuid = care_moment.client_uuid))
  and (p.audience = 'everyone'
  or (p.audience = 'favorites' and exists (
    select 1
    from favorite_care_worker f
    where f.care_worker_uuid = $6::uuid
    and f.organization_uuid = care_moment.organization_uuid
  ))
  or (coalesce(p.widened #>> '{0,audience}', p.audience) = 'care_team' and exists (
    select 1 from care_team t where t.care_worker_uuid = $7::uuid and t.client_uuid = care_moment.client_uuid
  ))))
))
or care_moment.uuid = any(array(
  select p.care_moment_uuid
  from care_moment_publication_reaction r
  join care_moment_publication p on p.uuid = r.care_moment_publication_uuid
  join care_moment m on m.uuid = p.care_moment_uuid
  where r.care_worker_uuid = $8
  and ( coalesce(p.published_for_contract_types && (
    select contract_types from care_worker where uuid = $9
  ), false)
  and not (exists (select 1 from exclude_list e where e.care_worker_uuid = $10 and e.client_uuid = m.client_uuid)
  or exists (select 1 from client_admin_client f where f.client_admin_uuid = $11 and f.client_uuid = m.client_uuid))
  and (p.audience = 'everyone'
  or (p.audience = 'favorites' and exists (
    select 1 from favorite_care_worker f where f.care_worker_uuid = $12::uuid and f.organization_uuid = m.organization_uuid
  ))
  or (coalesce(p.widened #>> '{0,audience}', p.audience) = 'care_team' and exists (
    select 1 from care_team t where t.care_worker_uuid = $13::uuid and t.client_uuid = m.client_uuid
  ))))
)))
order by k0, uuid

-- boolean: careTeams.list?isReserve=true, ORGANIZATION_USER
select care_team.uuid, "careWorker.profile".last_name_sorted as k0, "careWorker.profile".first_name_sorted as k1
from care_team
left join care_worker "careWorker" on "careWorker".uuid = care_team.care_worker_uuid
left join care_worker_profile "careWorker.profile" on "careWorker.profile".uuid = "careWorker".profile_uuid
where care_team.is_reserve = true
and care_team.client_uuid in (
  select c.uuid
  from client c
  join organization_location l on l.uuid in (c.responsible_location_uuid, c.created_by_organization_location_uuid)
  where l.organization_uuid = (select organization_uuid from organization_user where uuid = $1)
)
order by k0, k1, uuid

-- order: assignmentAgreements.list?order[createdAt]=desc, CARE_WORKER
select assignment_agreement.uuid, assignment_agreement.created_at as k0
from assignment_agreement
where assignment_agreement.care_worker_uuid = $1::uuid
order by k0 desc, uuid

-- coalesceOrder: careMoments.list?coalesceOrder[startDate]=asc, CARE_WORKER
select care_moment.uuid, coalesce(case when (care_moment.assignee_uuid = $1) then care_moment.actual_start_date end, care_moment.start_date) as k0
from care_moment
where (care_moment.assignee_uuid = $2 or care_moment.uuid = any(array(
  select care_moment_uuid from care_moment_invitation where care_worker_uuid = $3 and status = 'open'
))
or (care_moment.status = 'open'
and exists (
  select 1
  from care_moment_publication p
  where p.care_moment_uuid = care_moment.uuid
  and p.status = 'open'
  and ( coalesce(p.published_for_contract_types && (
    select contract_types from care_worker where uuid = $4
  ), false)
  and not (exists (select 1 from exclude_list e where e.care_worker_uuid = $5 and e.client_uuid = care_moment.client_uuid)
  or exists (select 1 from client_admin_client f where f.client_admin_uuid = $6 and f.client_uuid = care_moment.client_uuid))
  and (p.audience = 'everyone'
  or (p.audience = 'favorites' and exists (
    select 1
    from favorite_care_worker f
    where f.care_worker_uuid = $7::uuid
    and f.organization_uuid = care_moment.organization_uuid
  ))
  or (coalesce(p.widened #>> '{0,audience}', p.audience) = 'care_team' and exists (
    select 1 from care_team t where t.care_worker_uuid = $8::uuid and t.client_uuid = care_moment.client_uuid
  ))))
))
or care_moment.uuid = any(array(
  select p.care_moment_uuid
  from care_moment_publication_reaction r
  join care_moment_publication p on p.uuid = r.care_moment_publication_uuid
  join care_moment m on m.uuid = p.care_moment_uuid
  where r.care_worker_uuid = $9
  and ( coalesce(p.published_for_contract_types && (
    select contract_types from care_worker where uuid = $10
  ), false)
  and not (exists (select 1 from exclude_list e where e.care_worker_uuid = $11 and e.client_uuid = m.client_uuid)
  or exists (select 1 from client_admin_client f where f.client_admin_uuid = $12 and f.client_uuid = m.client_uuid))
  and (p.audience = 'everyone'
  or (p.audience = 'favorites' and exists (
    select 1 from favorite_care_worker f where f.care_worker_uuid = $13::uuid and f.organization_uuid = m.organization_uuid
  ))
  or (coalesce(p.widened #>> '{0,audience}', p.audience) = 'care_team' and exists (
    select 1 from care_team t where t.care_worker_uuid = $14::uuid and t.client_uuid = m.client_uuid
  ))))
)))
order by k0, uuid

-- custom: careMoments.list?search=jansen, CARE_WORKER
select care_moment.uuid, care_moment.start_date as k0
from care_moment
where (
  (((' ' || folded(care_moment.title) || ' ') like $1))
  or ((false) and care_moment.order_number = $2)
  or (
    (care_moment.assignee_uuid = $3)
    and care_moment.client_uuid = any(array(
      select uuid from client where ((name_folded like $4)) union all select null::uuid where false
    ))
  )
  or (
    (care_moment.assignee_uuid = $5)
    and care_moment.assignee_uuid = any(array(select uuid from care_worker_profile where ((name_folded like $6))))
  )
  or (true and care_moment.location_uuid = any(array(
    select uuid from organization_location where (((' ' || folded(name || ' ' || city) || ' ') like $7))
  )))
)
and (care_moment.assignee_uuid = $8 or care_moment.uuid = any(array(
  select care_moment_uuid from care_moment_invitation where care_worker_uuid = $9 and status = 'open'
))
or (care_moment.status = 'open'
and exists (
  select 1
  from care_moment_publication p
  where p.care_moment_uuid = care_moment.uuid
  and p.status = 'open'
  and ( coalesce(p.published_for_contract_types && (
    select contract_types from care_worker where uuid = $10
  ), false)
  and not (exists (select 1 from exclude_list e where e.care_worker_uuid = $11 and e.client_uuid = care_moment.client_uuid)
  or exists (select 1 from client_admin_client f where f.client_admin_uuid = $12 and f.client_uuid = care_moment.client_uuid))
  and (p.audience = 'everyone'
  or (p.audience = 'favorites' and exists (
    select 1
    from favorite_care_worker f
    where f.care_worker_uuid = $13::uuid
    and f.organization_uuid = care_moment.organization_uuid
  ))
  or (coalesce(p.widened #>> '{0,audience}', p.audience) = 'care_team' and exists (
    select 1 from care_team t where t.care_worker_uuid = $14::uuid and t.client_uuid = care_moment.client_uuid
  ))))
))
or care_moment.uuid = any(array(
  select p.care_moment_uuid
  from care_moment_publication_reaction r
  join care_moment_publication p on p.uuid = r.care_moment_publication_uuid
  join care_moment m on m.uuid = p.care_moment_uuid
  where r.care_worker_uuid = $15
  and ( coalesce(p.published_for_contract_types && (
    select contract_types from care_worker where uuid = $16
  ), false)
  and not (exists (select 1 from exclude_list e where e.care_worker_uuid = $17 and e.client_uuid = m.client_uuid)
  or exists (select 1 from client_admin_client f where f.client_admin_uuid = $18 and f.client_uuid = m.client_uuid))
  and (p.audience = 'everyone'
  or (p.audience = 'favorites' and exists (
    select 1 from favorite_care_worker f where f.care_worker_uuid = $19::uuid and f.organization_uuid = m.organization_uuid
  ))
  or (coalesce(p.widened #>> '{0,audience}', p.audience) = 'care_team' and exists (
    select 1 from care_team t where t.care_worker_uuid = $20::uuid and t.client_uuid = m.client_uuid
  ))))
)))
order by k0, uuid
