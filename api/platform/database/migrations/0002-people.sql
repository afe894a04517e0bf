-- Reference data, care workers, organizations, clients.
create table expertise_level (
  uuid uuid primary key default uuidv7(),
  key text not null unique,
  name text not null,
  rank int not null,
  track text not null check (track in ('care', 'support')),
  big_registered boolean not null default false,
  is_selectable boolean not null default true
);
create table service_type (uuid uuid primary key default uuidv7(), key text not null unique, name text not null, selectable boolean not null default true);
create table act (
  uuid uuid primary key default uuidv7(), key text not null unique, name text not null,
  category text not null check (category in ('voorbehouden', 'risicovol', 'overig'))
);
create table cancel_reason (
  uuid uuid primary key default uuidv7(), key text not null unique, name text not null, is_selectable_for_organization boolean not null
);
create table cancel_assignment_reason (uuid uuid primary key default uuidv7(), key text not null unique, name text not null);

create table back_office_employee (
  uuid uuid primary key references account, first_name text not null, last_name text not null, email text not null
);
create table client_admin (
  uuid uuid primary key references account, first_name text not null, last_name text not null
);

create table care_worker_profile (
  uuid uuid primary key references account,
  first_name text not null, last_name text not null, phone text, about text,
  street text not null, house_number text not null, postcode text not null, city text not null,
  latitude double precision, longitude double precision,
  expertise_level_uuid uuid not null references expertise_level,
  open_to_other_contract_forms boolean not null default false
);
create index on care_worker_profile (last_name, first_name);
create table care_worker_preferences (
  uuid uuid primary key references account,
  has_objection_to_pets boolean not null default false,
  has_objection_to_smoking_inside boolean not null default false,
  has_objection_to_smoking_outside boolean not null default false,
  has_drivers_license boolean not null default false,
  has_car boolean not null default false,
  maximum_distance_km int not null default 30 check (maximum_distance_km between 1 and 300)
);
-- The profile and the preferences carry the worker's own uuid: one person, one identity, three forms.
create table care_worker (
  uuid uuid primary key references account,
  profile_uuid uuid not null unique references care_worker_profile check (profile_uuid = uuid),
  preferences_uuid uuid not null unique references care_worker_preferences check (preferences_uuid = uuid),
  active boolean not null default true,
  phase text not null default 'new' check (phase in ('new', 'pending', 'in_transfer', 'startup', 'lost', 'won')),
  contract_types text[] not null check (cardinality(contract_types) > 0 and contract_types <@ array['freelance', 'temp_work']),
  introduction_completed_at timestamptz(0),
  vat_regime text not null default 'exempt_care' check (vat_regime in ('exempt_care', 'standard_21', 'kor')),
  kvk text check (kvk ~ '^[0-9]{8}$'),
  vat_id text,
  iban text,
  trade_name text,
  created_at timestamptz(0) not null
);
create table care_worker_act (
  care_worker_uuid uuid not null references care_worker, act_uuid uuid not null references act, valid_until date,
  primary key (care_worker_uuid, act_uuid)
);
create table care_worker_document (
  uuid uuid primary key default uuidv7(),
  care_worker_uuid uuid not null references care_worker,
  kind text not null check (kind in ('agb', 'bav', 'bav_payment', 'big', 'certificate', 'commercial_iban', 'complaints_procedure', 'diploma',
    'id', 'kvk', 'payout', 'personal_iban', 'references', 'vog')),
  status text not null check (status in ('submitted', 'approved', 'rejected', 'expired')),
  number text, issued_on date, expires_on date, rejection_reason text,
  created_at timestamptz(0) not null
);
create index on care_worker_document (care_worker_uuid, kind);
create table care_worker_availability (
  uuid uuid primary key default uuidv7(),
  care_worker_uuid uuid not null references care_worker,
  available boolean not null,
  start_date timestamptz(0) not null, end_date timestamptz(0) not null check (end_date > start_date)
);
create index on care_worker_availability (care_worker_uuid, start_date);

create table organization (
  uuid uuid primary key default uuidv7(), name text not null unique,
  street text not null, postcode text not null, city text not null,
  kvk text check (kvk ~ '^[0-9]{8}$'), vat_id text, invoice_email text not null
);
create table organization_location (
  uuid uuid primary key default uuidv7(),
  organization_uuid uuid not null references organization,
  name text not null, street text not null, postcode text not null, city text not null,
  latitude double precision not null, longitude double precision not null,
  unique (uuid, organization_uuid)
);
create index on organization_location (organization_uuid);
create index on organization_location (latitude, longitude);
create table organization_user (
  uuid uuid primary key references account, first_name text not null, last_name text not null,
  organization_uuid uuid not null references organization
);
create index on organization_user (organization_uuid);
-- The locations of a location admin.
create table organization_user_location (
  user_uuid uuid not null references organization_user, location_uuid uuid not null references organization_location,
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
create table favorite_care_worker (
  uuid uuid primary key default uuidv7(),
  organization_uuid uuid not null references organization,
  care_worker_uuid uuid not null references care_worker,
  created_at timestamptz(0) not null,
  unique (organization_uuid, care_worker_uuid)
);
create index on favorite_care_worker (care_worker_uuid);

create sequence client_number start 10001;
create table client (
  uuid uuid primary key default uuidv7(),
  number int not null unique default nextval('client_number'),
  first_name text not null, last_name text not null, birth_date date,
  gender text check (gender in ('male', 'female')),
  status text not null default 'new' check (status in ('new', 'active', 'inactive', 'closed')),
  phone text, email text, street text not null, house_number text not null, postcode text not null, city text not null,
  latitude double precision, longitude double precision,
  has_pets boolean not null default false,
  smoking text check (smoking in ('inside', 'outside')),
  responsible_location_uuid uuid not null references organization_location,
  created_by_organization_location_uuid uuid references organization_location,
  created_at timestamptz(0) not null
);
create index on client (responsible_location_uuid, last_name);
create index on client using gin ((first_name || ' ' || last_name) gin_trgm_ops);
create table client_admin_client (
  client_admin_uuid uuid not null references client_admin, client_uuid uuid not null references client,
  primary key (client_admin_uuid, client_uuid)
);
create table care_team (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references client, care_worker_uuid uuid not null references care_worker,
  is_reserve boolean not null default false,
  unique (client_uuid, care_worker_uuid)
);
create index on care_team (care_worker_uuid);
create table exclude_list (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references client, care_worker_uuid uuid not null references care_worker,
  unique (client_uuid, care_worker_uuid)
);
create index on exclude_list (care_worker_uuid);
create table client_report (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references client, author_uuid uuid not null references account, author_name text not null,
  text text not null, created_at timestamptz(0) not null
);
create index on client_report (client_uuid, created_at desc);
