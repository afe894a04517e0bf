-- Who may log in, with what, and what is of an account alone.

-- Who is forgotten is not known from an address that they had either.
create function forget_former_addresses() returns trigger language plpgsql as $$
begin
  delete from former_address where account_uuid = new.uuid;
  return null;
end $$;

create table account (
  uuid uuid primary key default uuidv7(),
  username text not null check (username = lower(username)),
  password_hash text,
  roles text[] not null check (cardinality(roles) > 0 and roles <@ array['ROLE_CARE_WORKER', 'ROLE_CLIENT_ADMIN', 'ROLE_PLANNER',
    'ROLE_BACK_OFFICE_EMPLOYEE', 'ROLE_ORGANIZATION_USER', 'ROLE_ORGANIZATION_LOCATION_ADMIN']),
  multi_factor_enabled boolean not null default false,
  active boolean not null default true,
  created_at timestamptz(0) not null,
  multi_factor_method text not null default 'email' check (multi_factor_method in ('email', 'totp')),
  unique (username)
);
create index on account using gin (roles);
create index on account (uuid) where not active;
create index on account using gin ((' ' || folded(username) || ' ') gin_trgm_ops);
create trigger former_addresses_go after update of username on account for each row
  when (new.username like 'vergeten-%@zorginzet.invalid') execute function forget_former_addresses();

-- A login on one device. Its refresh token is used once and replaced; the hash of the one before is kept for a few
-- seconds, so that two tabs refreshing at once do not log anyone out, and afterwards to see that it was stolen.
create table account_session (
  uuid uuid primary key default uuidv7(),
  account_uuid uuid not null references account on delete cascade,
  token_hash bytea not null unique,
  previous_token_hash bytea,
  last_used_at timestamptz constraint account_session_rotated_at_not_null not null,
  complete boolean not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  user_agent text
);
create index on account_session (account_uuid);
create index on account_session (previous_token_hash);
create index on account_session (expires_at);

-- Every refresh token that a login had before its present one: used again, it was stolen, however often the thief renewed.
create table replaced_refresh_token (
  token_hash bytea primary key,
  account_session_uuid uuid not null references account_session on delete cascade
);
create index on replaced_refresh_token (account_session_uuid);

-- Logins whose access tokens may no longer be used, for as long as one of them could still be valid.
create table ended_session (uuid uuid primary key, until timestamptz not null);
create index on ended_session (until);

-- Notifications on a device, by the push service of its browser: one for each login, and gone with the login.
create table push_subscription (
  account_session_uuid uuid primary key references account_session on delete cascade,
  account_uuid uuid not null references account,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz(0) not null
);
create index on push_subscription (account_uuid);

create table multi_factor_code (
  account_uuid uuid primary key references account on delete cascade,
  code_hash bytea not null,
  sent_at timestamptz not null,
  sent_this_hour int not null default 1,
  expires_at timestamptz not null,
  -- The login for which a code was mailed: it completes no other one. Null for a code that moves the account to another address.
  account_session_uuid uuid references account_session on delete set null
);
create index on multi_factor_code (account_session_uuid);

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

-- Passkeys as a second step: the public key of each, and the challenge an account was last given.
create table passkey (
  uuid uuid primary key default uuidv7(),
  account_uuid uuid not null references account on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz(0) not null,
  last_used_at timestamptz(0)
);
create index on passkey (account_uuid);

create table passkey_challenge (
  account_uuid uuid primary key references account on delete cascade,
  challenge text not null,
  expires_at timestamptz not null
);

-- A browser that someone has logged in with before: on another one they get a mail.
create table account_device (
  account_uuid uuid not null references account on delete cascade,
  device_hash bytea not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  -- Until when this browser is asked for no code: its owner said that the device is theirs. In real time, like all of a device.
  trusted_until timestamptz,
  primary key (account_uuid, device_hash)
);

create table login_attempt (subject text not null, at timestamptz not null);
create index on login_attempt (subject, at);

-- Logins and codes that were refused. The network, not the address, says where from; a name without an account is not kept.
create table refused_login (
  uuid uuid primary key default uuidv7(),
  kind text not null check (kind in ('password', 'code', 'passkey', 'refresh_token')),
  account_uuid uuid references account on delete cascade,
  network text not null,
  -- In real time, like the attempts (decision 8).
  refused_at timestamptz(0) not null default now()
);
create index on refused_login (refused_at, uuid);
create index on refused_login (account_uuid, refused_at);

-- With which addresses an account logged in before: whose a mail was that went there.
create table former_address (
  uuid uuid primary key default uuidv7(),
  account_uuid uuid not null references account on delete cascade,
  username text not null,
  left_at timestamptz not null
);
create index on former_address (account_uuid);
create index on former_address (username);

-- A link that opens a door once. Only the hash of what is in it is kept.
create table user_token (
  uuid uuid primary key default uuidv7(),
  account_uuid uuid not null references account on delete cascade,
  kind text not null check (kind in ('complete_registration', 'activate_account', 'join_family', 'join_work', 'keep_email',
    'reset_password', 'impersonate')),
  token_hash bytea not null unique,
  -- The planner who made it, for impersonate.
  made_by_uuid uuid references account,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- When a link was really made: of two asked for at once the second is told so, and the first goes on working.
  made_at timestamptz not null default clock_timestamp(),
  client_relation_uuid uuid,
  -- The address that stays, or comes back, by this link.
  email text,
  -- What somebody filled in who has an account as a relative, until its owner says yes.
  registration jsonb,
  constraint user_token_joins check ((kind = 'join_family') = (client_relation_uuid is not null)),
  constraint user_token_made_by check (case kind when 'impersonate' then made_by_uuid is not null
    when 'activate_account' then true when 'join_family' then true else made_by_uuid is null end),
  constraint user_token_keeps check ((kind = 'keep_email') = (email is not null)),
  constraint user_token_registers check (registration is null or kind = 'join_work')
);
create index on user_token (account_uuid, created_at);
create index on user_token (expires_at);
create index on user_token (client_relation_uuid);
create index on user_token (email) where kind = 'keep_email' and used_at is null;

-- Which version of which paper somebody agreed to, and when (docs/decisions/0110). Of who agreed to
-- none it is not known: they are asked once. A row stays when its account is forgotten: nobody is to be known from it then.
create table agreement (
  uuid uuid primary key default uuidv7(),
  account_uuid uuid not null references account,
  paper text not null check (paper in ('terms', 'privacy')),
  version date not null,
  at timestamptz not null,
  unique (account_uuid, paper, version)
);
create trigger agreement_is_final before update or delete on agreement for each row execute function refuse_change();
create trigger agreement_stays before truncate on agreement for each statement execute function refuse_change();

create table user_file (
  uuid uuid primary key default uuidv7(),
  account_uuid uuid not null references account,
  name text not null,
  media_type text not null,
  size int not null check (size > 0),
  storage_key text not null unique,
  created_at timestamptz(0) not null
);
create index on user_file (account_uuid);

-- A calendar subscription: the address is the secret, so only its hash is kept.
create table calendar_feed (
  account_uuid uuid primary key references account,
  token_hash bytea not null unique,
  created_at timestamptz(0) not null
);

-- Views of a list that somebody keeps with their account, so that they are there on every device.
create table saved_view (
  uuid uuid primary key default uuidv7(),
  account_uuid uuid not null references account,
  screen text not null,
  name text not null,
  name_sorted text collate "C" not null generated always as (plain_name(name)) stored,
  query text not null,
  created_at timestamptz(0) not null,
  constraint one_view_of_a_name unique (account_uuid, screen, name)
);

-- Only what someone chose; the rest is as contract/events/notifications.ts has it.
create table notification_preference (
  account_uuid uuid not null references account,
  kind text not null,
  in_app boolean not null,
  by_mail text not null check (by_mail in ('at_once', 'daily', 'off')),
  by_push boolean,
  primary key (account_uuid, kind)
);

create table quiet_hours (
  account_uuid uuid primary key references account,
  starts_at text not null check (starts_at ~ '^[0-2][0-9]:[0-5][0-9]$'),
  ends_at text not null check (ends_at ~ '^[0-2][0-9]:[0-5][0-9]$'),
  check (starts_at <> ends_at)
);

-- Who has several roles under one login is one person, with one name: what is corrected in one role is so in the others. What is forgotten
-- of one role is not.
create function one_name() returns trigger language plpgsql as $$
declare
  role text;
begin
  if current_setting('zorginzet.forgets', true) = 'yes' then
    return null;
  end if;
  foreach role in array array['care_worker_profile', 'organization_user', 'client_admin', 'back_office_employee'] loop
    execute format('update %I set first_name = $1, last_name = $2 where uuid = $3 and (first_name, last_name) is distinct from ($1, $2)', role)
      using new.first_name, new.last_name, new.uuid;
  end loop;
  return null;
end $$;

create table back_office_employee (
  uuid uuid primary key references account,
  first_name text not null,
  last_name text not null,
  email text not null,
  last_name_sorted text collate "C" not null generated always as (surname_in_register(last_name)) stored,
  -- Their own number, for the families of the clients they manage.
  phone text,
  name_folded text generated always as (name_folded(first_name, last_name)) stored
);
create index on back_office_employee using gin (name_folded gin_trgm_ops);
create trigger one_name after insert or update of first_name, last_name on back_office_employee for each row
  execute function one_name();
