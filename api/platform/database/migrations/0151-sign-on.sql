-- Sign-on by OpenID Connect: the provider of an organization, who is linked to whom, and one attempt.

create table identity_provider (
  uuid uuid primary key default uuidv7(),
  organization_uuid uuid not null references organization,
  name text not null,
  -- It never changes: a subject is known by it, and another issuer may give the same subject to somebody else.
  issuer text not null,
  client_id text not null,
  -- Encrypted with the key of this database: the provider asks for it at each sign-on.
  sealed_client_secret bytea not null,
  domains text[] not null,
  -- Those of them that a planner knows to be the organization's: only these lead to the provider.
  confirmed_domains text[] not null default '{}',
  accepts_new boolean not null,
  role_claim text,
  locations_claim text,
  second_factor_acrs text[] not null,
  counts_mfa boolean not null,
  -- How old a login may be when somebody of the organization opens a client's file.
  step_up_minutes int check (step_up_minutes > 0),
  status text not null default 'active' check (status in ('active', 'off')),
  created_at timestamptz(0) not null,
  version int not null default 1,
  check (confirmed_domains <@ domains),
  check (not accepts_new or role_claim is not null)
);
create index on identity_provider (organization_uuid, created_at);
create index on identity_provider using gin (confirmed_domains);

create table account_identity (
  uuid uuid primary key default uuidv7(),
  provider_uuid uuid not null references identity_provider on delete cascade,
  -- Who it is at the provider, by its own key: an address may pass to somebody else.
  subject text not null,
  account_uuid uuid not null references account on delete cascade,
  created_at timestamptz(0) not null,
  last_used_at timestamptz(0),
  constraint account_identity_subject_key unique (provider_uuid, subject),
  constraint account_identity_account_key unique (provider_uuid, account_uuid)
);
create index on account_identity (account_uuid);

create table sign_on (
  state_hash bytea primary key,
  -- The browser that began it, by its cookie: nobody finishes what another browser began.
  browser_hash bytea not null,
  provider_uuid uuid not null references identity_provider on delete cascade,
  nonce text not null,
  sealed_verifier bytea not null,
  -- Only shows what the provider says.
  trial boolean not null,
  -- The provider has to ask them anew who they are.
  anew boolean not null,
  expires_at timestamptz(0) not null,
  used_at timestamptz(0),
  -- Who signed on at the provider, when that person still has to prove which account is theirs.
  subject text
);
create index on sign_on (provider_uuid);
create index on sign_on (expires_at);

-- A logout token of a provider counts once.
create table used_logout_token (
  provider_uuid uuid not null references identity_provider on delete cascade,
  jti text not null,
  used_at timestamptz(0) not null default now(),
  primary key (provider_uuid, jti)
);

-- Of a login by way of a provider: which one, its own session there, and where that one is ended. And of every login when its owner last
-- proved who they are.
alter table account_session
  add column authenticated_at timestamptz(0) not null default now(),
  add column provider_uuid uuid references identity_provider on delete set null,
  add column provider_session text,
  add column provider_logout text;
create index on account_session (provider_uuid) where provider_uuid is not null;
update account_session set authenticated_at = created_at;
