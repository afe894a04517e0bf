-- API clients: programs with an account of their own. Its uuid is the id that the program says; its name is with the record behind its role,
-- where names of whoever did something are read.

create table api_client (
  uuid uuid primary key references account,
  -- Null for one of the back office.
  organization_uuid uuid references organization,
  scopes text[] not null check (cardinality(scopes) > 0),
  ends_on date,
  status text not null default 'active' check (status in ('active', 'ended')),
  -- What its tokens name as their login. With another one, those that were given are refused.
  login_uuid uuid not null default gen_random_uuid(),
  created_at timestamptz(0) not null,
  version int not null default 1
);
create index on api_client (organization_uuid, created_at);

create table api_client_secret (
  uuid uuid primary key default uuidv7(),
  api_client_uuid uuid not null references api_client on delete cascade,
  -- It is random and long, so it needs no slow hash.
  hash bytea not null unique,
  -- Its last characters, by which people tell one from the other.
  ending text not null,
  made_at timestamptz(0) not null,
  used_at timestamptz(0)
);
create index on api_client_secret (api_client_uuid);

-- What it asked on a day, of Amsterdam, and what of that was refused.
create table api_client_use (
  api_client_uuid uuid not null references api_client on delete cascade,
  day date not null,
  calls int not null,
  refusals int not null,
  last_at timestamptz(0) not null,
  primary key (api_client_uuid, day)
);
create index on api_client_use (day);
