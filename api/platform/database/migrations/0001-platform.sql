-- What every concept stands on: accounts, sessions, happenings, the access log, mails.
create extension if not exists btree_gist;
create extension if not exists pg_trgm;

create table account (
  uuid uuid primary key default uuidv7(),
  username text not null check (username = lower(username)),
  password_hash text,
  roles text[] not null check (cardinality(roles) > 0 and roles <@ array[
    'ROLE_CARE_WORKER', 'ROLE_CLIENT_ADMIN', 'ROLE_PLANNER', 'ROLE_BACK_OFFICE_EMPLOYEE',
    'ROLE_ORGANIZATION_USER', 'ROLE_ORGANIZATION_LOCATION_ADMIN']),
  multi_factor_enabled boolean not null default false,
  user_features jsonb not null default '[]',
  active boolean not null default true,
  created_at timestamptz(0) not null,
  unique (username)
);

-- A login on one device. Its refresh token is used once and replaced; the hash of the one before is kept for a few
-- seconds, so that two tabs refreshing at once do not log anyone out, and afterwards to see that it was stolen.
create table account_session (
  uuid uuid primary key default uuidv7(),
  account_uuid uuid not null references account on delete cascade,
  token_hash bytea not null unique,
  previous_token_hash bytea,
  rotated_at timestamptz not null,
  complete boolean not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  user_agent text
);
create index on account_session (account_uuid);
create index on account_session (previous_token_hash);

create table multi_factor_code (
  account_uuid uuid primary key references account on delete cascade,
  code_hash bytea not null,
  attempts int not null default 0,
  sent_at timestamptz not null,
  sent_this_hour int not null default 1,
  expires_at timestamptz not null
);

create table login_attempt (
  subject text not null,
  at timestamptz not null
);
create index on login_attempt (subject, at);

-- A happening: one row, past tense, written with the change itself. History, audit and mail queue at once.
create table event (
  uuid uuid primary key default uuidv7(),
  name text not null,
  subject_type text not null,
  subject_uuid uuid not null,
  actor_uuid uuid references account,
  impersonated boolean not null default false,
  at timestamptz(0) not null,
  from_status text,
  to_status text,
  reason text,
  data jsonb
);
create index on event (subject_uuid, at);
create index on event (name, at);

-- NEN 7513: who read what of which clients, when, from where. Lines are only ever added.
create table access_log (
  uuid uuid primary key default uuidv7(),
  at timestamptz(0) not null,
  actor_uuid uuid not null,
  roles text[] not null,
  impersonated boolean not null,
  operation text not null,
  client_uuids uuid[] not null,
  address text not null
);
create index on access_log using gin (client_uuids);

create table mail (
  uuid uuid primary key default uuidv7(),
  event_uuid uuid references event,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  at timestamptz(0) not null,
  sent_at timestamptz,
  unique (event_uuid, recipient)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger event_is_final before update or delete on event for each row execute function refuse_change();
create trigger access_log_is_final before update or delete on access_log for each row execute function refuse_change();
