-- Rosters: a plan for open work, made beside the request, and what became of its lines (docs/decisions/0088).
create table roster (
  uuid uuid primary key default uuidv7(),
  account_uuid uuid not null references account,
  organization_uuid uuid references organization, -- null: of the back office
  status text not null default 'waiting' check (status in ('waiting', 'running', 'stopping', 'ready', 'stopped', 'failed')),
  start_date date not null,
  end_date date not null,
  locations jsonb not null,
  with_others boolean not null,
  weights jsonb not null,
  held jsonb not null,
  forbidden jsonb not null,
  gap float8,
  shift_count int,
  filled_count int,
  result jsonb, -- lines, open shifts, reasons and sums, by uuid
  created_at timestamptz(0) not null,
  ready_at timestamptz(0),
  constraint roster_days check (end_date >= start_date)
);
create index on roster (account_uuid, created_at);
create index on roster (organization_uuid, created_at);
create unique index one_roster_under_way on roster (account_uuid) where status in ('waiting', 'running', 'stopping');

-- How much each wish counts: of an organization, or (null) of the back office.
create table roster_weights (
  organization_uuid uuid references organization unique nulls not distinct,
  weights jsonb not null,
  changed_at timestamptz(0) not null
);

-- What a person accepted of a roster, and whom it concerns: who was chosen, and who reacted and was not.
create table roster_choice (
  uuid uuid primary key default uuidv7(),
  roster_uuid uuid not null references roster,
  care_moment_uuid uuid not null references care_moment,
  care_worker_uuid uuid not null references care_worker,
  chosen boolean not null,
  outcome text not null check (outcome in ('selected', 'asked', 'refused')),
  message text,
  reasons jsonb not null,
  account_uuid uuid not null references account,
  at timestamptz(0) not null,
  unique (roster_uuid, care_moment_uuid, care_worker_uuid)
);
create index on roster_choice (care_worker_uuid, at);
create index on roster_choice (care_moment_uuid);
create index on roster_choice (account_uuid);

-- What care workers set for themselves.
alter table care_worker_preferences
  add column most_weekly_hours int check (most_weekly_hours between 1 and 60),
  add column wants_to_be_asked boolean not null default true;
