-- What stands around the job: templates, saved searches, calendar feeds, uploaded files, yearly views of the money.
create table care_moment_template (
  uuid uuid primary key default uuidv7(),
  organization_location_uuid uuid not null references organization_location,
  title text not null, description text,
  start_time text not null check (start_time ~ '^[0-2][0-9]:[0-5][0-9]$'), end_time text not null check (end_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  break_minutes int not null default 0 check (break_minutes between 0 and 240),
  expertise_level_uuid uuid not null references expertise_level,
  service_type_uuid uuid references service_type,
  published_for_contract_types text[] not null default '{}',
  created_at timestamptz(0) not null
);
create index on care_moment_template (organization_location_uuid);

create table saved_search (
  uuid uuid primary key default uuidv7(),
  care_worker_uuid uuid not null references care_worker,
  name text not null, query text not null,
  by_mail boolean not null default true,
  created_at timestamptz(0) not null
);
create index on saved_search (care_worker_uuid);

-- A calendar subscription: the address is the secret, so only its hash is kept.
create table calendar_feed (
  account_uuid uuid primary key references account,
  token_hash bytea not null unique,
  created_at timestamptz(0) not null
);

create table user_file (
  uuid uuid primary key default uuidv7(),
  account_uuid uuid not null references account,
  name text not null, media_type text not null, size int not null check (size > 0),
  storage_key text not null unique,
  created_at timestamptz(0) not null
);
create index on user_file (account_uuid);

create view care_worker_assist_annual_overview as
  select md5(care_worker_uuid || '-' || extract(year from date))::uuid as uuid, care_worker_uuid, extract(year from date)::int as year,
    count(distinct care_moment_uuid)::int as care_moments, coalesce(sum(minutes), 0)::int as minutes, sum(amount)::int as total,
    coalesce(sum(amount) filter (where kind = 'expense'), 0)::int as expenses, coalesce(sum(amount) filter (where kind = 'bonus'), 0)::int as bonuses,
    coalesce(sum(amount) filter (where care_moment_invoice_uuid is not null), 0)::int as invoiced
  from care_moment_invoice_line group by care_worker_uuid, extract(year from date);
create view care_worker_care_assist_invoice_archive as
  select md5(care_worker_uuid || '-archive-' || year)::uuid as uuid, care_worker_uuid, year, count(*)::int as invoices, sum(payable)::int as total
  from care_moment_invoice group by care_worker_uuid, year;
