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
