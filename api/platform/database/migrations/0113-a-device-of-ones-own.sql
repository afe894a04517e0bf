-- Until when this browser is asked for no code: its owner said that the device is theirs. In real time, like all of a device.
alter table account_device add column trusted_until timestamptz;

-- The login for which a code was mailed: it completes no other one. Null for a code that moves the account to another address.
alter table multi_factor_code add column account_session_uuid uuid references account_session on delete set null;
create index on multi_factor_code (account_session_uuid);

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
