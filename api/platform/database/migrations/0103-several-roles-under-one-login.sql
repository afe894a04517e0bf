-- One person has several roles under one login (decision 128): a nurse is a daughter too.

-- Whoever has an account of another kind is invited to act for a client as well, and says yes themselves.
alter table user_token drop constraint user_token_kind_check, drop constraint user_token_made_by,
  add client_relation_uuid uuid references client_relation on delete cascade,
  add constraint user_token_kind_check check (
    kind in ('complete_registration', 'activate_account', 'join_family', 'reset_password', 'impersonate')),
  add constraint user_token_made_by check (
    case kind when 'impersonate' then made_by_uuid is not null when 'activate_account' then true when 'join_family' then true
      else made_by_uuid is null end),
  add constraint user_token_joins check ((kind = 'join_family') = (client_relation_uuid is not null));
create index on user_token (client_relation_uuid);

-- Each account once, by the name of its first role.
create or replace view person as
  select uuid, first_name, last_name, last_name_sorted, name_folded from care_worker_profile p
    where not exists (select 1 from account a where a.uuid = p.uuid and a.roles[1] = 'ROLE_CLIENT_ADMIN')
  union all select uuid, first_name, last_name, last_name_sorted, name_folded from organization_user
  union all select uuid, first_name, last_name, last_name_sorted, name_folded from client_admin c
    where exists (select 1 from account a where a.uuid = c.uuid and a.roles[1] = 'ROLE_CLIENT_ADMIN')
  union all select uuid, first_name, last_name, last_name_sorted, name_folded from back_office_employee;

-- Who acts for nobody any more, and is somebody else here too, is that alone.
create function end_family_role() returns trigger language plpgsql as $$
begin
  update account set roles = array_remove(roles, 'ROLE_CLIENT_ADMIN') where uuid = old.client_admin_uuid
    and roles <> array['ROLE_CLIENT_ADMIN'] and 'ROLE_CLIENT_ADMIN' = any(roles)
    and not exists (select 1 from client_admin_client where client_admin_uuid = old.client_admin_uuid);
  if found and current_setting('zorginzet.forgets', true) = 'yes' then
    update client_admin set first_name = 'Vergeten', last_name = 'contactpersoon' where uuid = old.client_admin_uuid;
  end if;
  return null;
end $$;
create trigger family_role_ends after delete on client_admin_client for each row execute function end_family_role();

-- Of a former care worker who is a relative too the work is forgotten, and they go on logging in: that is no work.
create or replace function care_worker_ended(worker uuid) returns timestamptz language sql stable as $$
  select greatest(w.created_at,
    (select max(at) from event where subject_uuid = worker and name in ('user_deactivated', 'care_worker_lost')),
    (select max(coalesce(actual_end_date, end_date)) from care_moment where assignee_uuid = worker),
    (select max(last_used_at) from account_device where account_uuid = worker and a.roles = array['ROLE_CARE_WORKER']))
  from care_worker w join account a on a.uuid = w.uuid
  where w.uuid = worker and 'ROLE_CARE_WORKER' = any(a.roles) and a.roles <@ array['ROLE_CARE_WORKER', 'ROLE_CLIENT_ADMIN']
    and (not a.active or w.phase = 'lost')
    and not exists (select 1 from forgotten f where f.person_uuid = worker and f.kind = 'care_worker')
$$;
create or replace function forget_account(gone uuid) returns text[] language plpgsql as $$
declare
  keys text[];
  stays boolean := exists (select 1 from account where uuid = gone and active and roles @> array['ROLE_CARE_WORKER', 'ROLE_CLIENT_ADMIN']);
begin
  delete from roster_choice where care_worker_uuid = gone;
  -- A plan in which they stand says of them how far away they live.
  update roster set result = null, held = '[]', forbidden = '[]' where result::text like '%' || gone || '%';
  -- The receipt of an expense is of the books.
  with dropped as (
    delete from user_file f where f.account_uuid = gone and not exists (select 1 from care_moment m where m.assignee_uuid = gone
      and m.expenses @> jsonb_build_array(jsonb_build_object('file', '/v1/user_files/' || f.uuid)))
    returning storage_key)
  select array_agg(storage_key) into keys from dropped;
  if stays then
    delete from notification where account_uuid = gone and kind not in ('other_person', 'changed_time', 'reports');
    delete from saved_view where account_uuid = gone;
    delete from client_report_reading where account_uuid = gone
      and client_uuid not in (select client_uuid from client_admin_client where client_admin_uuid = gone);
    update account set roles = array_remove(roles, 'ROLE_CARE_WORKER') where uuid = gone;
    return coalesce(keys, '{}');
  end if;
  update client_admin set first_name = 'Vergeten', last_name = 'contactpersoon' where uuid = gone;
  delete from client_admin_client where client_admin_uuid = gone;
  update client_relation set account_uuid = null where account_uuid = gone;
  delete from notification where account_uuid = gone;
  delete from notification_preference where account_uuid = gone;
  delete from quiet_hours where account_uuid = gone;
  delete from conversation_read where account_uuid = gone;
  delete from saved_view where account_uuid = gone;
  delete from calendar_feed where account_uuid = gone;
  delete from push_subscription where account_uuid = gone;
  delete from account_session where account_uuid = gone;
  delete from account_device where account_uuid = gone;
  delete from authenticator where account_uuid = gone;
  delete from multi_factor_code where account_uuid = gone;
  delete from passkey where account_uuid = gone;
  delete from passkey_challenge where account_uuid = gone;
  delete from recovery_code where account_uuid = gone;
  delete from user_token where account_uuid = gone;
  delete from client_report_reading where account_uuid = gone;
  delete from family_look where account_uuid = gone;
  update account set username = 'vergeten-' || uuid || '@zorginzet.invalid', password_hash = null, active = false,
    multi_factor_enabled = false where uuid = gone;
  return coalesce(keys, '{}');
end $$;
