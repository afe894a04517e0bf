-- What one relative and the client's manager say to each other alone: apart from what is said with the family, in a conversation of
-- its own.
alter table message add column confidential_with_uuid uuid references client_admin;
alter table message add constraint confidential_is_about_a_client
  check (confidential_with_uuid is null or client_uuid is not null) not valid;
alter table conversation add column confidential_with_uuid uuid references client_admin,
  drop constraint conversation_is_about_one,
  add constraint conversation_is_about_one check (
    num_nonnulls(care_moment_publication_reaction_uuid, client_uuid, care_worker_uuid) = 1
    and (confidential_with_uuid is null or client_uuid is not null)
    and (confidential_with_uuid is not null
      or uuid is not distinct from coalesce(care_moment_publication_reaction_uuid, client_uuid, care_worker_uuid))),
  add constraint one_confidential_conversation unique (client_uuid, confidential_with_uuid);

-- A home with animals has no "none" among them.
delete from client_home_pet where pet_uuid = (select uuid from pet where key = 'geen')
  and client_home_uuid in (select uuid from client_home where has_pets);

-- Forgets a closed client, with the family that acts for nobody else.
create or replace function forget_client(gone uuid) returns text[]
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
