-- Clients: who they are, who acts for them, how they live and what care they are given.

create table client_admin (
  uuid uuid primary key references account,
  first_name text not null,
  last_name text not null,
  last_name_sorted text collate "C" not null generated always as (surname_in_register(last_name)) stored,
  -- When a relative saw what the app shows at a first visit.
  welcomed_at timestamptz,
  name_folded text generated always as (name_folded(first_name, last_name)) stored
);
create index on client_admin using gin (name_folded gin_trgm_ops);
create trigger one_name after insert or update of first_name, last_name on client_admin for each row execute function one_name();

create sequence client_number start 10001;

create function make_client_home() returns trigger language plpgsql as $$
begin
  insert into client_home (uuid) select uuid from made;
  return null;
end $$;

create table client (
  uuid uuid primary key default uuidv7(),
  number int not null unique default nextval('client_number'),
  first_name text not null,
  last_name text not null,
  birth_date date,
  gender text check (gender in ('male', 'female')),
  status text not null default 'new' check (status in ('new', 'active', 'inactive', 'closed')),
  phone text,
  email text,
  street text not null,
  house_number text not null,
  postcode text not null,
  city text not null,
  latitude double precision,
  longitude double precision,
  responsible_location_uuid uuid not null references organization_location,
  created_by_organization_location_uuid uuid references organization_location,
  created_at timestamptz(0) not null,
  client_manager_uuid uuid references back_office_employee,
  ended_on date,
  end_reason_uuid uuid references client_end_reason,
  end_comment text,
  first_name_sorted text collate "C" not null generated always as (plain_name(first_name)) stored,
  last_name_sorted text collate "C" not null generated always as (surname_in_register(last_name)) stored,
  country text not null default 'NL',
  name_folded text generated always as (name_folded(first_name, last_name)) stored,
  -- All by which one is called, written to or found.
  folded text generated always as (name_folded(first_name, last_name) || number::text || ' ' || phone_folded(phone) || ' ' ||
    folded(coalesce(email, '')) || ' ' || address_folded(street, house_number, postcode, city)) stored,
  version int not null default 1,
  constraint client_end_is_whole check ((ended_on is null) = (end_reason_uuid is null) and (end_comment is null
    or ended_on is not null)),
  constraint client_country foreign key (country) references country (key)
);
create index on client (responsible_location_uuid, last_name);
create index on client (client_manager_uuid);
create index on client (created_by_organization_location_uuid);
create index on client (end_reason_uuid);
create index on client (city);
create index on client (status);
create index on client using gin (name_folded gin_trgm_ops);
create index on client using gin (folded gin_trgm_ops);
create trigger client_has_home after insert on client referencing new table as made for each statement
  execute function make_client_home();

-- One a client, with the client's uuid: whoever makes a client makes its home.
create table client_home (
  uuid uuid primary key references client on delete cascade,
  housing_type_uuid uuid references housing_type,
  household_uuid uuid references household,
  has_pets boolean not null default false,
  smoking text check (smoking in ('inside', 'outside')),
  floor int check (floor between -5 and 200),
  lift text check (lift in ('yes', 'no', 'do_not_know_yet')),
  parking text check (parking in ('yes', 'no', 'do_not_know_yet')),
  parking_notes text,
  access_type text check (access_type in ('key_box', 'manual_access')),
  access_notes text,
  -- What was asked about a home, and nobody knows: an answer too. An empty field was not asked yet.
  not_known text[] not null default '{}' check (not_known <@ array['accessType', 'hasPets', 'smoking', 'household', 'housingType',
    'floor']),
  -- Two of a family, or a family and a planner, at once: the second sees both.
  version int not null default 1,
  constraint known_or_not check (not ('accessType' = any(not_known) and access_type is not null)
    and not ('hasPets' = any(not_known) and has_pets) and not ('smoking' = any(not_known) and smoking is not null)
    and not ('household' = any(not_known) and household_uuid is not null) and not ('housingType' = any(not_known)
    and housing_type_uuid is not null) and not ('floor' = any(not_known) and floor is not null))
);
create index on client_home (housing_type_uuid);
create index on client_home (household_uuid);

create table client_home_pet (
  client_home_uuid uuid not null references client_home on delete cascade,
  pet_uuid uuid not null references pet,
  primary key (client_home_uuid, pet_uuid)
);
create index on client_home_pet (pet_uuid);

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

create table client_admin_client (
  client_admin_uuid uuid not null references client_admin,
  client_uuid uuid not null references client,
  primary key (client_admin_uuid, client_uuid)
);
create index on client_admin_client (client_uuid);
create trigger family_role_ends after delete on client_admin_client for each row execute function end_family_role();

create table client_relation (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references client,
  first_name text not null,
  last_name text not null,
  kind text not null check (kind in ('partner', 'child', 'parent', 'sibling', 'other_family', 'friend', 'neighbour',
    'professional', 'other')),
  phone text,
  email text,
  is_first_contact boolean not null default false,
  is_legal_representative boolean not null default false,
  first_name_sorted text collate "C" not null generated always as (plain_name(first_name)) stored,
  last_name_sorted text collate "C" not null generated always as (surname_in_register(last_name)) stored,
  version int not null default 1,
  -- The account with which a contact person logs in. Its owner may choose another address to log in with, so the address does not say it.
  account_uuid uuid references account,
  name_folded text generated always as (name_folded(first_name, last_name)) stored,
  folded text generated always as (name_folded(first_name, last_name) || phone_folded(phone) || ' ' || folded(coalesce(email,
    '')) || ' ') stored
);
create index on client_relation (client_uuid);
create unique index one_first_contact on client_relation (client_uuid) where is_first_contact;
create index on client_relation (account_uuid);
create index on client_relation using gin (name_folded gin_trgm_ops);
create index on client_relation using gin (folded gin_trgm_ops);
-- An invitation to act for a client (0004).
alter table user_token add foreign key (client_relation_uuid) references client_relation on delete cascade;

create table care_team (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references client,
  care_worker_uuid uuid not null references care_worker,
  is_reserve boolean not null default false,
  unique (client_uuid, care_worker_uuid)
);
create index on care_team (care_worker_uuid);

create table exclude_list (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references client,
  care_worker_uuid uuid not null references care_worker,
  -- For those who look after the client; null: not known.
  reason text,
  unique (client_uuid, care_worker_uuid)
);
create index on exclude_list (care_worker_uuid);

create table care_request (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references client,
  service_type_uuid uuid not null references service_type,
  care_type_uuid uuid references care_type,
  status text not null default 'new' check (status in ('new', 'active', 'inactive', 'closed')),
  wanted_from date not null,
  wanted_until date check (wanted_until >= wanted_from),
  hours_per_week numeric(4, 1) check (hours_per_week > 0 and hours_per_week <= 168),
  description text,
  created_at timestamptz(0) not null,
  -- A care request has a life (docs/decisions/0094): until when it is paused, why it was closed, and a version for two who change it at once.
  paused_until date,
  close_reason text,
  version int not null default 1
);
create index on care_request (client_uuid, status);
create index on care_request (service_type_uuid);
create index on care_request (care_type_uuid);

create table care_plan_problem (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references client,
  problem_uuid uuid not null references omaha_system_domain_problem,
  modifier text not null check (modifier in ('actual', 'potential', 'health_promotion')),
  goal text not null,
  interventions jsonb not null default '[]',
  target_knowledge int check (target_knowledge between 1 and 5),
  target_behaviour int check (target_behaviour between 1 and 5),
  target_status int check (target_status between 1 and 5),
  created_at timestamptz(0) not null,
  updated_at timestamptz(0) not null,
  version int not null default 1,
  constraint one_problem_a_plan unique (client_uuid, problem_uuid),
  unique (uuid, client_uuid)
);
create index on care_plan_problem (problem_uuid);

-- Never changed: the course of the scores is what the plan is judged by.
create table care_plan_score (
  uuid uuid primary key default uuidv7(),
  care_plan_problem_uuid uuid not null,
  client_uuid uuid not null references client,
  knowledge int check (knowledge between 1 and 5),
  behaviour int check (behaviour between 1 and 5),
  status int check (status between 1 and 5),
  scored_on date not null,
  author_uuid uuid not null references account,
  author_name text not null,
  created_at timestamptz(0) not null,
  check (num_nonnulls(knowledge, behaviour, status) > 0),
  foreign key (care_plan_problem_uuid, client_uuid) references care_plan_problem (uuid, client_uuid)
);
create index on care_plan_score (care_plan_problem_uuid, scored_on);
create index on care_plan_score (client_uuid);

create table medication (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references client,
  name text not null,
  dose text not null,
  form text,
  times text[] not null default '{}',
  instructions text,
  "from" date not null,
  until date check (until >= "from"),
  name_sorted text collate "C" not null generated always as (plain_name(name)) stored
);
create index on medication (client_uuid);

create table client_report (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references client,
  author_uuid uuid not null references account,
  author_name text not null,
  text text not null,
  created_at timestamptz(0) not null,
  care_moment_uuid uuid,
  correction_of_uuid uuid,
  unique (uuid, client_uuid),
  foreign key (correction_of_uuid, client_uuid) references client_report (uuid, client_uuid)
);
create index on client_report (client_uuid, created_at desc);
create index on client_report (care_moment_uuid);
create index on client_report (correction_of_uuid);

create table client_report_problem (
  client_report_uuid uuid not null references client_report,
  problem_uuid uuid not null references omaha_system_domain_problem,
  primary key (client_report_uuid, problem_uuid)
);
create index on client_report_problem (problem_uuid);

-- Up to when someone has read the reports of a client. Who has no mark: see isUnread of the client's care.
create table client_report_reading (
  account_uuid uuid not null references account on delete cascade,
  client_uuid uuid not null references client on delete cascade,
  read_until timestamptz(0) not null,
  primary key (account_uuid, client_uuid)
);
create index on client_report_reading (client_uuid);

-- A client's year in one domain: what was reported on it, or scored.
create view client_care_assist_report as
select md5(client_uuid || ' ' || year || ' ' || domain)::uuid as uuid, client_uuid, year, domain, count(distinct report_uuid)::int as report_count
from (
  select r.client_uuid, extract(year from r.created_at at time zone 'Europe/Amsterdam')::int as year, p.domain, r.uuid as report_uuid
  from client_report r join client_report_problem rp on rp.client_report_uuid = r.uuid join omaha_system_domain_problem p on p.uuid = rp.problem_uuid
  union all
  select s.client_uuid, extract(year from s.scored_on)::int, p.domain, null
  from care_plan_score s join care_plan_problem cp on cp.uuid = s.care_plan_problem_uuid join omaha_system_domain_problem p on p.uuid = cp.problem_uuid
) told group by client_uuid, year, domain;

-- Everything about a client in one file, made for whoever asked for it, and kept for a week.
create table client_export (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references client,
  account_uuid uuid not null references account,
  start_date date not null,
  end_date date not null check (end_date >= start_date),
  status text not null default 'waiting' check (status in ('waiting', 'ready', 'failed', 'removed')),
  -- percent
  progress int not null default 0 check (progress between 0 and 100),
  storage_key text,
  size int,
  created_at timestamptz(0) not null,
  ready_at timestamptz(0),
  constraint ready_export_has_a_file check (status <> 'ready' or (storage_key is not null and size is not null
    and ready_at is not null))
);
create index on client_export (account_uuid, created_at);
create index on client_export (client_uuid);
create unique index one_waiting_export on client_export (account_uuid) where status = 'waiting';
create index client_export_to_remove on client_export (ready_at) where storage_key is not null;

-- Since when someone of a family looks: what is newer than `since` is new to them. A look goes on until half an hour passed
-- without one.
create table family_look (
  account_uuid uuid primary key references account on delete cascade,
  since timestamptz(0) not null,
  looked_at timestamptz(0) not null
);

-- What a file was called that was joined into another, and what of it was not kept. Its old address leads to the file that is left.
create table joined_client (
  uuid uuid primary key,
  client_uuid uuid not null references client,
  number int not null,
  first_name text not null,
  last_name text not null,
  not_kept jsonb not null,
  author_name text not null,
  joined_at timestamptz(0) not null
);
create index on joined_client (client_uuid);

-- Each account once, by the name of its first role.
create view person as
  select uuid, first_name, last_name, last_name_sorted, name_folded from care_worker_profile p
    where not exists (select 1 from account a where a.uuid = p.uuid and a.roles[1] = 'ROLE_CLIENT_ADMIN')
  union all select uuid, first_name, last_name, last_name_sorted, name_folded from organization_user
  union all select uuid, first_name, last_name, last_name_sorted, name_folded from client_admin c
    where exists (select 1 from account a where a.uuid = c.uuid and a.roles[1] = 'ROLE_CLIENT_ADMIN')
  union all select uuid, first_name, last_name, last_name_sorted, name_folded from back_office_employee;
