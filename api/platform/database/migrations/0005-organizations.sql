-- Organizations, their locations, their people and their rates.

create table organization (
  uuid uuid primary key default uuidv7(),
  name text not null unique,
  street text not null,
  postcode text not null,
  city text not null,
  kvk text check (kvk ~ '^[0-9]{8}$'),
  vat_id text,
  invoice_email text not null,
  name_sorted text collate "C" not null generated always as (plain_name(name)) stored,
  country text not null default 'NL',
  -- What it wants to read back on its invoices: its reference, its order number and its number as a public body.
  buyer_reference text,
  order_number text,
  oin text check (oin ~ '^\d{20}$'),
  constraint organization_country foreign key (country) references country (key)
);

create table organization_location (
  uuid uuid primary key default uuidv7(),
  organization_uuid uuid not null references organization,
  name text not null,
  street text not null,
  postcode text not null,
  city text not null,
  latitude double precision not null,
  longitude double precision not null,
  -- Whom to call on the way to a shift.
  phone text,
  name_sorted text collate "C" not null generated always as (plain_name(name)) stored,
  -- On the lines of the work there, as it was when the hours were approved.
  cost_centre text,
  unique (uuid, organization_uuid)
);
create index on organization_location (organization_uuid);
create index on organization_location (latitude, longitude);
create index on organization_location using gin ((' ' || folded(name || ' ' || city) || ' ') gin_trgm_ops);

create table organization_user (
  uuid uuid primary key references account,
  first_name text not null,
  last_name text not null,
  organization_uuid uuid not null references organization,
  first_name_sorted text collate "C" not null generated always as (plain_name(first_name)) stored,
  last_name_sorted text collate "C" not null generated always as (surname_in_register(last_name)) stored,
  name_folded text generated always as (name_folded(first_name, last_name)) stored
);
create index on organization_user (organization_uuid);
create index on organization_user using gin (name_folded gin_trgm_ops);
create trigger one_name after insert or update of first_name, last_name on organization_user for each row
  execute function one_name();

-- The locations of a location admin.
create table organization_user_location (
  user_uuid uuid not null references organization_user,
  location_uuid uuid not null references organization_location,
  primary key (user_uuid, location_uuid)
);

create table organization_location_rate (
  uuid uuid primary key default uuidv7(),
  organization_location_uuid uuid not null references organization_location,
  expertise_level_uuid uuid not null references expertise_level,
  contract_type text not null check (contract_type in ('freelance', 'temp_work')),
  hourly_rate int not null check (hourly_rate > 0),
  fixed boolean not null default false,
  valid_from date not null,
  unique (organization_location_uuid, expertise_level_uuid, contract_type, valid_from)
);
