-- Two files of one client are joined: all that refers to the one goes to the other, and its row goes away. A table that is forgotten here
-- keeps the row of the client from going, so nothing is left behind unseen. What becomes of each table is told in rules/joining.ts.
alter table client add column version int not null default 1;

-- What a file was called that was joined into another, and what of it was not kept. Its old address leads to the file that is left.
create table joined_client (
  uuid uuid primary key,
  client_uuid uuid not null references client,
  number int not null, first_name text not null, last_name text not null,
  not_kept jsonb not null,
  author_name text not null,
  joined_at timestamptz(0) not null
);
create index on joined_client (client_uuid);

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

-- Forgets a closed client, with the files that were joined into it and the family that acts for nobody else.
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

  -- The last two columns come with 0108.
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
