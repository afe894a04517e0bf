-- Who is gone for as long as their term is forgotten (decision 84). What becomes of every table is in rules/forgetting.ts.

-- Who is not to be forgotten for now: a dispute in law.
create table forgetting_hold (
  uuid uuid primary key default uuidv7(),
  care_worker_uuid uuid unique references care_worker,
  client_uuid uuid unique references client,
  reason text not null,
  author_name text not null,
  created_at timestamptz(0) not null,
  constraint hold_is_of_one check (num_nonnulls(care_worker_uuid, client_uuid) = 1)
);

-- Who was forgotten; of a care worker the name goes later than the rest. The functions below alone write it.
create table forgotten (
  uuid uuid primary key default uuidv7(),
  person_uuid uuid not null,
  kind text not null check (kind in ('care_worker', 'name', 'client')),
  at timestamptz(0) not null,
  constraint forgotten_once unique (person_uuid, kind)
);
create index on forgotten (kind, at);
create trigger forgotten_is_final before insert or update or delete on forgotten for each row execute function refuse_change();
create trigger forgotten_stays before truncate on forgotten for each statement execute function refuse_change();

-- Whose messages go, by whoever read them.
create index on conversation_read (conversation_uuid);
create index on conversation_read (message_uuid);

-- What is final is changed by the functions below alone: they run as the owner, and say this as long as they run.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'TRUNCATE' and current_setting('zorginzet.forgets', true) = 'yes'
    and current_user = (select pg_get_userbyid(relowner) from pg_class where oid = tg_relid) then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception '% is only ever added to', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;

-- The last thing that happened to a former care worker; null for one who is at work, or who is somebody else here too.
create function care_worker_ended(worker uuid) returns timestamptz language sql stable as $$
  select greatest(w.created_at,
    (select max(at) from event where subject_uuid = worker and name in ('user_deactivated', 'care_worker_lost')),
    (select max(coalesce(actual_end_date, end_date)) from care_moment where assignee_uuid = worker),
    (select max(last_used_at) from account_device where account_uuid = worker))
  from care_worker w join account a on a.uuid = w.uuid
  where w.uuid = worker and a.roles = array['ROLE_CARE_WORKER'] and (not a.active or w.phase = 'lost')
    and not exists (select 1 from forgotten f where f.person_uuid = worker and f.kind = 'care_worker')
$$;
-- The last change of the file of a client out of care; null for one who is in care.
create function client_ended(gone uuid) returns timestamptz language sql stable as $$
  select greatest(c.created_at, c.ended_on,
    (select max(at) from event where subject_uuid = gone),
    (select max(end_date) from care_moment where client_uuid = gone),
    (select max(created_at) from client_report where client_uuid = gone),
    (select max(created_at) from care_plan_score where client_uuid = gone),
    (select max(created_at) from message where client_uuid = gone))
  from client c where c.uuid = gone and c.status in ('inactive', 'closed')
    and not exists (select 1 from forgotten f where f.person_uuid = gone and f.kind = 'client')
$$;
-- Whether somebody still has to be known as who gave care, in a file or in the books.
create function is_named(worker uuid) returns boolean language sql stable as $$
  select exists (select 1 from care_moment m join client c on c.uuid = m.client_uuid where worker in (m.assignee_uuid, m.was_assignee_uuid)
      and not exists (select 1 from forgotten f where f.person_uuid = c.uuid and f.kind = 'client'))
    or exists (select 1 from care_moment_invoice where care_worker_uuid = worker)
    or exists (select 1 from care_moment_invoice_line where care_worker_uuid = worker)
    or exists (select 1 from client_report where author_uuid = worker)
    or exists (select 1 from care_plan_score where author_uuid = worker)
$$;

-- What an account has beside the work of its owner. Only the functions below may use it.
create function forget_account(gone uuid) returns text[] language plpgsql as $$
declare
  keys text[];
begin
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
  -- The receipt of an expense is of the books.
  with dropped as (
    delete from user_file f where f.account_uuid = gone and not exists (select 1 from care_moment m where m.assignee_uuid = gone
      and m.expenses @> jsonb_build_array(jsonb_build_object('file', '/v1/user_files/' || f.uuid)))
    returning storage_key)
  select array_agg(storage_key) into keys from dropped;
  update account set username = 'vergeten-' || uuid || '@zorginzet.invalid', password_hash = null, user_features = '[]', active = false,
    multi_factor_enabled = false where uuid = gone;
  return coalesce(keys, '{}');
end $$;
revoke execute on function forget_account(uuid) from public;

-- What ended before this instant has been kept as long as planners set (0066).
create function kept_since(of_kind text) returns timestamptz language sql stable as $$
  select now() - make_interval(years => years) from retention_term where kind = of_kind
$$;

-- Forgets a former care worker, and gives the keys of the files that nobody names any more. What it may not yet, it refuses: whoever takes
-- over the application cannot make the past go away sooner than the law lets it.
create function forget_care_worker(worker uuid) returns text[]
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ended timestamptz;
  answered uuid[];
  subjects uuid[];
  keys text[];
begin
  perform set_config('zorginzet.forgets', 'yes', true);
  perform 1 from account where uuid = worker for update;
  ended := care_worker_ended(worker);
  if ended is null or ended >= kept_since('careWorker') or exists (select 1 from forgetting_hold where care_worker_uuid = worker) then
    raise exception 'this care worker may not be forgotten yet' using errcode = 'integrity_constraint_violation';
  end if;
  answered := array(select uuid from care_moment_publication_reaction where care_worker_uuid = worker);
  subjects := worker || answered || array(
    select uuid from care_worker_document where care_worker_uuid = worker
    union all select uuid from care_worker_note where care_worker_uuid = worker
    union all select uuid from care_worker_violation where care_worker_uuid = worker
    union all select uuid from care_moment_call where care_worker_uuid = worker
    union all select uuid from care_moment_invitation where care_worker_uuid = worker
    union all select uuid from contract_proposal where care_worker_uuid = worker);

  -- By the list itself: a condition with a query in it would read the whole history.
  update event set reason = null, data = null where subject_uuid = any(subjects) and (reason is not null or data is not null);
  -- Why they took back a yes may tell of their health.
  update event set reason = null where actor_uuid = worker and name = 'care_moment_assignment_canceled' and subject_uuid in (
    select p.care_moment_uuid from care_moment_publication_reaction r
    join care_moment_publication p on p.uuid = r.care_moment_publication_uuid where r.care_worker_uuid = worker);

  delete from conversation_read where conversation_uuid = worker or conversation_uuid = any(answered);
  delete from conversation where uuid = worker or uuid = any(answered);
  delete from message where care_worker_uuid = worker or care_moment_publication_reaction_uuid = any(answered);
  delete from care_moment_publication_reaction where care_worker_uuid = worker;
  delete from declined_publication where care_worker_uuid = worker;
  delete from care_moment_invitation where care_worker_uuid = worker;
  delete from care_moment_call where care_worker_uuid = worker;
  delete from contract_proposal where care_worker_uuid = worker;
  delete from favorite_care_worker where care_worker_uuid = worker;
  delete from care_team where care_worker_uuid = worker;
  delete from exclude_list where care_worker_uuid = worker;
  delete from saved_search where care_worker_uuid = worker;
  delete from care_worker_review_tag where care_worker_review_uuid in (select uuid from care_worker_review where care_worker_uuid = worker);
  delete from care_worker_review where care_worker_uuid = worker;
  delete from care_worker_rating where care_worker_uuid = worker;
  delete from organization_review_tag where organization_review_uuid in (select uuid from organization_review where care_worker_uuid = worker);
  delete from organization_review where care_worker_uuid = worker;
  delete from care_worker_violation where care_worker_uuid = worker;
  delete from care_worker_note where care_worker_uuid = worker;
  delete from care_worker_availability where care_worker_uuid = worker;
  delete from care_worker_act where care_worker_uuid = worker;
  delete from care_worker_location where care_worker_uuid = worker;
  delete from care_worker_document where care_worker_uuid = worker;
  with dropped as (delete from care_worker_export where care_worker_uuid = worker returning storage_key)
  select array_agg(storage_key) filter (where storage_key is not null) into keys from dropped;

  update care_worker_profile set phone = null, about = null, street = '', house_number = '', postcode = '', city = '', latitude = null,
    longitude = null, languages = '{}', open_to_other_contract_forms = false, photo_uuid = null where uuid = worker;
  update care_worker_preferences set has_objection_to_pets = false, has_objection_to_smoking_inside = false,
    has_objection_to_smoking_outside = false, has_drivers_license = false, has_car = false, maximum_distance_km = 1 where uuid = worker;
  update care_worker set active = false, phase = 'lost', kvk = null, vat_id = null, iban = null, trade_name = null where uuid = worker;
  keys := keys || forget_account(worker);
  insert into forgotten (person_uuid, kind, at) values (worker, 'care_worker', now());
  perform set_config('zorginzet.forgets', '', true);
  return coalesce(keys, '{}');
end $$;

-- Takes the name off a forgotten care worker when no file and no invoice has it any more; gives the keys of the receipts that remained.
create function forget_name(worker uuid) returns text[]
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  keys text[];
begin
  perform set_config('zorginzet.forgets', 'yes', true);
  perform 1 from account where uuid = worker for update;
  if is_named(worker) or exists (select 1 from forgetting_hold where care_worker_uuid = worker)
    or not exists (select 1 from forgotten where person_uuid = worker and kind = 'care_worker') then
    raise exception 'this name may not be forgotten yet' using errcode = 'integrity_constraint_violation';
  end if;
  update care_worker_profile set first_name = 'Vergeten', last_name = 'zorgverlener' where uuid = worker;
  delete from care_worker_vat_regime where care_worker_uuid = worker;
  with dropped as (delete from user_file where account_uuid = worker returning storage_key)
  select array_agg(storage_key) into keys from dropped;
  insert into forgotten (person_uuid, kind, at) values (worker, 'name', now());
  perform set_config('zorginzet.forgets', '', true);
  return coalesce(keys, '{}');
end $$;

-- Forgets a closed client, with the family that acts for nobody else.
create function forget_client(gone uuid) returns text[]
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ended timestamptz;
  moments uuid[];
  subjects uuid[];
  family uuid[];
  relative uuid;
  keys text[];
begin
  perform set_config('zorginzet.forgets', 'yes', true);
  perform 1 from client where uuid = gone for update;
  ended := client_ended(gone);
  if ended is null or ended >= kept_since('client') or exists (select 1 from forgetting_hold where client_uuid = gone) then
    raise exception 'this client may not be forgotten yet' using errcode = 'integrity_constraint_violation';
  end if;
  moments := array(select uuid from care_moment where client_uuid = gone);
  family := array(select client_admin_uuid from client_admin_client where client_uuid = gone);
  subjects := gone || moments || array(
    select uuid from client_report where client_uuid = gone
    union all select uuid from care_plan_problem where client_uuid = gone
    union all select uuid from care_plan_score where client_uuid = gone
    union all select uuid from care_request where client_uuid = gone
    union all select uuid from medication where client_uuid = gone
    union all select uuid from client_relation where client_uuid = gone
    union all select uuid from care_team where client_uuid = gone
    union all select uuid from exclude_list where client_uuid = gone
    union all select uuid from message where client_uuid = gone
    union all select uuid from recurring_care_moment where client_uuid = gone
    union all select uuid from care_moment_call where care_moment_uuid = any(moments)
    union all select uuid from care_moment_invitation where care_moment_uuid = any(moments)
    union all select uuid from care_worker_violation where care_moment_uuid = any(moments));

  update event set reason = null, data = null where subject_uuid = any(subjects) and (reason is not null or data is not null);
  delete from conversation_read where conversation_uuid = gone;
  delete from conversation where uuid = gone;
  delete from message where client_uuid = gone;
  delete from client_report_problem where client_report_uuid in (select uuid from client_report where client_uuid = gone);
  delete from client_report_reading where client_uuid = gone;
  delete from client_report where client_uuid = gone;
  delete from care_plan_score where client_uuid = gone;
  delete from care_plan_problem where client_uuid = gone;
  delete from care_request where client_uuid = gone;
  delete from medication where client_uuid = gone;
  delete from client_relation where client_uuid = gone;
  delete from client_home where uuid = gone;
  delete from care_team where client_uuid = gone;
  delete from exclude_list where client_uuid = gone;
  delete from care_moment_call where care_moment_uuid = any(moments);
  delete from care_moment_invitation where care_moment_uuid = any(moments);
  delete from care_worker_violation where care_moment_uuid = any(moments);
  update care_worker_review set text = null where text is not null and care_moment_uuid = any(moments);
  update organization_review set text = null where text is not null and care_moment_uuid = any(moments);
  with dropped as (delete from client_export where client_uuid = gone returning storage_key)
  select array_agg(storage_key) filter (where storage_key is not null) into keys from dropped;

  update recurring_care_moment set title = 'Zorg', description = null where client_uuid = gone;
  update care_moment set title = 'Zorg', description = null, status_reason = null, approval_held_at = null, approval_held_reason = null,
    expenses = '[]', proposed_expenses = null where client_uuid = gone;
  update client set first_name = 'Vergeten', last_name = 'cliënt', birth_date = null, gender = null, phone = null, email = null, street = '',
    house_number = '', postcode = '', city = '', latitude = null, longitude = null, client_manager_uuid = null, end_comment = null,
    status = 'closed' where uuid = gone;

  delete from client_admin_client where client_uuid = gone;
  foreach relative in array family loop
    continue when exists (select 1 from client_admin_client where client_admin_uuid = relative)
      or not exists (select 1 from account where uuid = relative and roles = array['ROLE_CLIENT_ADMIN']);
    update client_admin set first_name = 'Vergeten', last_name = 'contactpersoon' where uuid = relative;
    with dropped as (delete from client_export where account_uuid = relative returning storage_key)
    select keys || array_agg(storage_key) filter (where storage_key is not null) into keys from dropped;
    keys := keys || forget_account(relative);
  end loop;
  insert into forgotten (person_uuid, kind, at) values (gone, 'client', now());
  perform set_config('zorginzet.forgets', '', true);
  return coalesce(keys, '{}');
end $$;
