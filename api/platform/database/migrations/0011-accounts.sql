-- Links by mail, the second step by an app, known devices, logins that were ended, and what the app is used for.

-- A link that opens a door once. Only the hash of what is in it is kept.
create table user_token (
  uuid uuid primary key default uuidv7(),
  account_uuid uuid not null references account on delete cascade,
  kind text not null check (kind in ('complete_registration', 'activate_account', 'reset_password', 'impersonate')),
  token_hash bytea not null unique,
  -- The planner who made it, for impersonate.
  made_by_uuid uuid references account check ((kind = 'impersonate') = (made_by_uuid is not null)),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on user_token (account_uuid, created_at);
create index on user_token (expires_at);

alter table account add multi_factor_method text not null default 'email' check (multi_factor_method in ('email', 'totp'));
-- The authenticator app of an account: its secret sealed with the server's key, the secret of one that is being added, and
-- the last step of thirty seconds for which a code was used.
create table authenticator (
  account_uuid uuid primary key references account on delete cascade,
  sealed_secret bytea,
  pending_secret bytea,
  used_step bigint not null default 0
);
create table recovery_code (
  account_uuid uuid not null references account on delete cascade,
  code_hash bytea not null,
  primary key (account_uuid, code_hash)
);
create view user_setting as
  select a.uuid, a.multi_factor_enabled, a.multi_factor_method,
    (select count(*) from recovery_code r where r.account_uuid = a.uuid)::int as recovery_codes_left
  from account a;

-- A browser that someone has logged in with before: on another one they get a mail.
create table account_device (
  account_uuid uuid not null references account on delete cascade,
  device_hash bytea not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (account_uuid, device_hash)
);

alter table account_session rename rotated_at to last_used_at;
create index on account_session (expires_at);
-- Logins whose access tokens may no longer be used, for as long as one of them could still be valid.
create table ended_session (
  uuid uuid primary key,
  until timestamptz not null
);
create index on ended_session (until);

-- Who really acted when a planner looks through the eyes of another (NEN 7513: on whose behalf).
alter table event drop column impersonated;
alter table event add impersonator_uuid uuid references account;
alter table access_log drop column impersonated;
alter table access_log add impersonator_uuid uuid;

create table analytics_event (
  uuid uuid primary key default uuidv7(),
  at timestamptz not null,
  name text not null,
  context jsonb not null,
  data jsonb not null,
  -- Until the visit ends; never the account.
  session_uuid uuid
);
create index on analytics_event (session_uuid);
create index on analytics_event (name, at);

-- Wrong codes are counted like wrong passwords, with login_attempt.
alter table multi_factor_code drop column attempts;
