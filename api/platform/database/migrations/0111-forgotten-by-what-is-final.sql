-- When the time of a care worker ended is told from rows that the application may write: when they came, when their work was, with what
-- they logged in. Whoever takes it over could make that look long ago. So what it can only add to counts as well: whatever history says
-- of them, but for their being forgotten, and the last day of which an hour of theirs was approved. Of who is a relative too it is the work
-- alone, as in 0103.
create or replace function care_worker_ended(worker uuid) returns timestamptz language sql stable as $$
  select greatest(w.created_at,
    (select max(at) from event where subject_uuid = worker and name not like '%forgotten'
      and (a.roles = array['ROLE_CARE_WORKER'] or name like 'care\_worker%' or name = 'user_deactivated')),
    (select max(date)::timestamp at time zone 'Europe/Amsterdam' from care_moment_invoice_line where care_worker_uuid = worker),
    (select max(coalesce(actual_end_date, end_date)) from care_moment where assignee_uuid = worker),
    (select max(last_used_at) from account_device where account_uuid = worker and a.roles = array['ROLE_CARE_WORKER']))
  from care_worker w join account a on a.uuid = w.uuid
  where w.uuid = worker and 'ROLE_CARE_WORKER' = any(a.roles) and a.roles <@ array['ROLE_CARE_WORKER', 'ROLE_CLIENT_ADMIN']
    and (not a.active or w.phase = 'lost')
    and not exists (select 1 from forgotten f where f.person_uuid = worker and f.kind = 'care_worker')
$$;
