-- Who is gone for as long as their term is forgotten (decision 84), and two files of one client are joined. What becomes of every table is in
-- rules/people/forgetting.ts and rules/people/joining.ts. The functions run as the owner: they alone may change what is final.

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

-- What ended before this instant has been kept as long as planners set (retention_term).
create function kept_since(of_kind text) returns timestamptz language sql stable as $$
  select now() - make_interval(years => years) from retention_term where kind = of_kind
$$;

-- When the time of a care worker ended is told from rows that the application may write: when they came, when their work was, with what
-- they logged in. Whoever takes it over could make that look long ago. So what it can only add to counts as well: whatever history says
-- of them, but for their being forgotten, and the last day of which an hour of theirs was approved. Of who is a relative too it is the work
-- alone: they go on logging in, and that is no work.
create function care_worker_ended(worker uuid) returns timestamptz language sql stable as $$
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
revoke execute on function forget_account(uuid) from public;

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

-- Forgets a closed client, with the files that were joined into it and the family that acts for nobody else.
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
    select uuid from joined_client where client_uuid = gone
    union all select uuid from client_report where client_uuid = gone
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
  delete from conversation_read where conversation_uuid in (select uuid from conversation where client_uuid = gone);
  delete from conversation where client_uuid = gone;
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
  delete from joined_client where client_uuid = gone;
  delete from care_team where client_uuid = gone;
  delete from exclude_list where client_uuid = gone;
  delete from care_moment_call where care_moment_uuid = any(moments);
  delete from care_moment_invitation where care_moment_uuid = any(moments);
  delete from care_worker_violation where care_moment_uuid = any(moments);
  update care_worker_review set text = null where text is not null and care_moment_uuid = any(moments);
  update organization_review set text = null where text is not null and care_moment_uuid = any(moments);
  with dropped as (delete from client_export where client_uuid = gone returning storage_key)
  select array_agg(storage_key) filter (where storage_key is not null) into keys from dropped;

  update recurring_care_moment set title = 'Zorg', description = null, order_number = null, cost_centre = null where client_uuid = gone;
  update care_moment set title = 'Zorg', description = null, status_reason = null, approval_held_at = null, approval_held_reason = null,
    expenses = '[]', proposed_expenses = null, order_number = null, cost_centre = null where client_uuid = gone;
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

-- Removes invoices with all that hangs on them, and lines of payroll, of book years that are over for as long as planners set; at most so
-- many at once. Gives how many, and the keys of the receipts. What is not settled, or of who is held, stays; so does an invoice that was
-- credited later.
create function forget_books(most int) returns table (gone int, keys text[])
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  first_day date := make_date(extract(year from kept_since('invoice') at time zone 'Europe/Amsterdam')::int, 1, 1);
  invoices uuid[];
  lines uuid[];
  moments uuid[];
begin
  perform set_config('zorginzet.forgets', 'yes', true);
  invoices := array(select i.uuid from care_moment_invoice i where i.issue_date < first_day and i.type = 'invoice'
    and not exists (select 1 from care_moment_invoice c where c.credits_uuid = i.uuid and c.issue_date >= first_day)
    and not exists (select 1 from forgetting_hold h where h.care_worker_uuid = i.care_worker_uuid)
    and 0 = (select coalesce(sum(l.bank_amount), 0) from payout_ledger l
      left join care_moment_invoice c on c.uuid = l.care_moment_invoice_uuid where i.uuid in (c.uuid, c.credits_uuid))
    order by i.issue_date limit most);
  invoices := invoices || array(select uuid from care_moment_invoice where credits_uuid = any(invoices));
  lines := array(select uuid from care_moment_invoice_line where care_moment_invoice_uuid = any(invoices))
    || array(select l.uuid from care_moment_invoice_line l where l.contract_type = 'temp_work'
      and payroll_week(l.period, l.created_at) < to_char(first_day, 'IYYY-"W"IW')
      and not exists (select 1 from forgetting_hold h where h.care_worker_uuid = l.care_worker_uuid) limit most);
  moments := array(select distinct l.care_moment_uuid from care_moment_invoice_line l where l.uuid = any(lines)
    and not exists (select 1 from care_moment_invoice_line o where o.care_moment_uuid = l.care_moment_uuid and o.uuid <> all(lines)));

  with named as (select e ->> 'file' as file from care_moment m, jsonb_array_elements(m.expenses) e where m.uuid = any(moments) and e ? 'file'),
  dropped as (delete from user_file f using named where named.file = '/v1/user_files/' || f.uuid
    and not exists (select 1 from care_worker_document_file d where d.user_file_uuid = f.uuid) returning f.storage_key)
  select coalesce(array_agg(storage_key), '{}') into keys from dropped;
  update care_moment set expenses = (select coalesce(jsonb_agg(e - 'file'), '[]') from jsonb_array_elements(expenses) e)
    where uuid = any(moments) and expenses <> '[]';

  delete from payout_file_invoice where care_moment_invoice_uuid = any(invoices);
  delete from payout_file f where f.created_at < first_day and not exists (select 1 from payout_file_invoice where payout_file_uuid = f.uuid);
  delete from payout_ledger where care_moment_invoice_uuid = any(invoices);
  delete from invoice_pdf where uuid = any(invoices);
  delete from care_moment_invoice_line where uuid = any(lines);
  delete from care_moment_invoice where uuid = any(invoices);
  perform set_config('zorginzet.forgets', '', true);
  gone := cardinality(invoices) + cardinality(lines);
  return next;
end $$;

create function is_same_relation(one client_relation, other client_relation) returns boolean language sql immutable
  return one.name_folded = other.name_folded and one.kind = other.kind
    and one.phone is not distinct from other.phone and one.email is not distinct from other.email;

-- Messages are final: this moves them from the one file to the other, and changes no word of them.
create function join_client(kept uuid, gone uuid, home_of_gone boolean) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ours conversation;
  theirs conversation;
  reader uuid;
  unread uuid;
  last_read uuid;
  home client_home;
  other client_home;
  problem record;
begin
  perform set_config('zorginzet.forgets', 'yes', true);

  -- The work, and what was asked and given.
  update care_moment set client_uuid = kept, version = version + 1 where client_uuid = gone;
  update recurring_care_moment set client_uuid = kept, version = version + 1 where client_uuid = gone;
  update care_request set client_uuid = kept where client_uuid = gone;
  update medication set client_uuid = kept where client_uuid = gone;
  update client_export set client_uuid = kept where client_uuid = gone;

  -- A report counts as unread when it would have in either file.
  insert into client_report_reading (account_uuid, client_uuid, read_until)
    select reader.account_uuid, kept, min(coalesce(own.read_until, (select min(r.created_at) - interval '1 second' from client_report r
        where r.client_uuid = file.uuid and r.created_at > now() - interval '14 days'), 'infinity'))
    from (select distinct account_uuid from client_report_reading where client_uuid in (kept, gone)) reader
    cross join (values (kept), (gone)) file (uuid)
    left join client_report_reading own on own.account_uuid = reader.account_uuid and own.client_uuid = file.uuid
    group by reader.account_uuid
    on conflict (account_uuid, client_uuid) do update set read_until = excluded.read_until;
  delete from client_report_reading where client_uuid = gone;
  update client_report set client_uuid = kept where client_uuid = gone;

  -- A problem stands in a plan once: the goals of both stay, and the scores of both are its course.
  for problem in select g.*, k.uuid as kept_uuid from care_plan_problem g join care_plan_problem k using (problem_uuid)
    where g.client_uuid = gone and k.client_uuid = kept for update
  loop
    update care_plan_score set care_plan_problem_uuid = problem.kept_uuid, client_uuid = kept where care_plan_problem_uuid = problem.uuid;
    update care_plan_problem k set goal = case when k.goal = problem.goal then k.goal else k.goal || e'\n' || problem.goal end,
      interventions = k.interventions || (select coalesce(jsonb_agg(i), '[]') from jsonb_array_elements(problem.interventions) i
        where not k.interventions @> jsonb_build_array(i)),
      target_knowledge = coalesce(k.target_knowledge, problem.target_knowledge),
      target_behaviour = coalesce(k.target_behaviour, problem.target_behaviour),
      target_status = coalesce(k.target_status, problem.target_status),
      updated_at = now(), version = k.version + 1 where k.uuid = problem.kept_uuid;
    delete from care_plan_problem where uuid = problem.uuid;
  end loop;
  -- At once, since each score says of whom its problem is.
  with moved as (update care_plan_problem set client_uuid = kept where client_uuid = gone)
  update care_plan_score set client_uuid = kept where client_uuid = gone;

  -- The people. Who may not come at the one does not come at the other.
  update exclude_list k set reason = concat_ws(e'\n', k.reason, g.reason) from exclude_list g
    where k.client_uuid = kept and g.client_uuid = gone and k.care_worker_uuid = g.care_worker_uuid and g.reason is distinct from k.reason;
  delete from exclude_list g using exclude_list k
    where g.client_uuid = gone and k.client_uuid = kept and k.care_worker_uuid = g.care_worker_uuid;
  update exclude_list set client_uuid = kept where client_uuid = gone;
  update care_team k set is_reserve = false from care_team g
    where k.client_uuid = kept and g.client_uuid = gone and k.care_worker_uuid = g.care_worker_uuid and not g.is_reserve;
  delete from care_team g using care_team k
    where g.client_uuid = gone and k.client_uuid = kept and k.care_worker_uuid = g.care_worker_uuid;
  update care_team set client_uuid = kept where client_uuid = gone;
  delete from care_team t using exclude_list e
    where t.client_uuid = kept and e.client_uuid = kept and e.care_worker_uuid = t.care_worker_uuid;
  insert into client_admin_client (client_admin_uuid, client_uuid)
    select client_admin_uuid, kept from client_admin_client where client_uuid = gone on conflict do nothing;
  delete from client_admin_client where client_uuid = gone;
  -- A contact person who was written down twice in the same way is one.
  update client_relation k set is_legal_representative = k.is_legal_representative or g.is_legal_representative,
    account_uuid = coalesce(k.account_uuid, g.account_uuid), version = k.version + 1
    from client_relation g where k.client_uuid = kept and g.client_uuid = gone and is_same_relation(k, g);
  delete from client_relation g using client_relation k where g.client_uuid = gone and k.client_uuid = kept and is_same_relation(k, g);
  update client_relation g set client_uuid = kept, version = version + 1, is_first_contact = g.is_first_contact
    and not exists (select 1 from client_relation k where k.client_uuid = kept and k.is_first_contact) where g.client_uuid = gone;

  -- The home: of what both say, the one that was chosen stays. Notes about the door and the car are never lost.
  select * into home from client_home where uuid = case when home_of_gone then gone else kept end;
  select * into other from client_home where uuid = case when home_of_gone then kept else gone end;
  update client_home set housing_type_uuid = coalesce(home.housing_type_uuid, other.housing_type_uuid),
    household_uuid = coalesce(home.household_uuid, other.household_uuid), has_pets = home.has_pets or other.has_pets,
    smoking = coalesce(home.smoking, other.smoking), floor = coalesce(home.floor, other.floor), lift = coalesce(home.lift, other.lift),
    parking = coalesce(home.parking, other.parking), access_type = coalesce(home.access_type, other.access_type),
    parking_notes = nullif(concat_ws(e'\n', home.parking_notes, nullif(other.parking_notes, home.parking_notes)), ''),
    access_notes = nullif(concat_ws(e'\n', home.access_notes, nullif(other.access_notes, home.access_notes)), ''),
    not_known = array(select distinct n from unnest(home.not_known || other.not_known) n where case n
      when 'accessType' then coalesce(home.access_type, other.access_type) is null when 'hasPets' then not (home.has_pets or other.has_pets)
      when 'smoking' then coalesce(home.smoking, other.smoking) is null
      when 'household' then coalesce(home.household_uuid, other.household_uuid) is null
      when 'housingType' then coalesce(home.housing_type_uuid, other.housing_type_uuid) is null
      else coalesce(home.floor, other.floor) is null end),
    version = version + 1 where uuid = kept;
  insert into client_home_pet (client_home_uuid, pet_uuid)
    select kept, pet_uuid from client_home_pet where client_home_uuid = gone on conflict do nothing;
  delete from client_home_pet where client_home_uuid = gone or client_home_uuid = kept
    and pet_uuid = (select uuid from pet where key = 'geen') and (home.has_pets or other.has_pets);
  delete from client_home where uuid = gone;

  -- The conversations. Whoever read both goes on from the first message they did not read.
  for theirs in select * from conversation where client_uuid = gone for update loop
    select * into ours from conversation
      where client_uuid = kept and confidential_with_uuid is not distinct from theirs.confidential_with_uuid for update;
    if not found and theirs.confidential_with_uuid is not null then
      update conversation set client_uuid = kept where uuid = theirs.uuid;
      continue;
    end if;
    if not found then
      insert into conversation (uuid, client_uuid, last_text, last_author_uuid, last_author_name, last_at, known_until)
        values (kept, kept, theirs.last_text, theirs.last_author_uuid, theirs.last_author_name, theirs.last_at, theirs.known_until)
        returning * into ours;
    elsif theirs.last_at > ours.last_at then
      update conversation set last_text = theirs.last_text, last_author_uuid = theirs.last_author_uuid,
        last_author_name = theirs.last_author_name, last_at = theirs.last_at where uuid = ours.uuid;
    end if;
    for reader in select distinct account_uuid from conversation_read where conversation_uuid in (ours.uuid, theirs.uuid) loop
      select m.uuid into unread from message m left join conversation_read r on r.account_uuid = reader
          and r.conversation_uuid = case m.client_uuid when kept then ours.uuid else theirs.uuid end
        where m.client_uuid in (kept, gone) and m.confidential_with_uuid is not distinct from theirs.confidential_with_uuid
          and m.author_uuid <> reader
          and m.uuid > coalesce(r.message_uuid, case m.client_uuid when kept then ours.known_until else theirs.known_until end)
        order by m.uuid limit 1;
      select m.uuid into last_read from message m
        where m.client_uuid in (kept, gone) and m.confidential_with_uuid is not distinct from theirs.confidential_with_uuid
          and (unread is null or m.uuid < unread) order by m.uuid desc limit 1;
      delete from conversation_read where account_uuid = reader and conversation_uuid in (ours.uuid, theirs.uuid);
      if last_read is not null then
        insert into conversation_read (account_uuid, conversation_uuid, message_uuid) values (reader, ours.uuid, last_read);
      end if;
    end loop;
    update conversation set known_until = least(ours.known_until, theirs.known_until) where uuid = ours.uuid;
    delete from conversation where uuid = theirs.uuid;
  end loop;
  update message set client_uuid = kept where client_uuid = gone;

  -- What is held stays held, for the reasons of both.
  update forgetting_hold k set reason = k.reason || e'\n' || g.reason from forgetting_hold g
    where k.client_uuid = kept and g.client_uuid = gone;
  delete from forgetting_hold where client_uuid = gone and exists (select 1 from forgetting_hold where client_uuid = kept);
  update forgetting_hold set client_uuid = kept where client_uuid = gone;
  update joined_client set client_uuid = kept where client_uuid = gone;

  delete from client where uuid = gone;
  perform set_config('zorginzet.forgets', '', true);
end $$;
