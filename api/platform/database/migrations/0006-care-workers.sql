-- Care workers: what they may and want, what they showed, and what is offered to them.

create table care_worker_profile (
  uuid uuid primary key references account,
  first_name text not null,
  last_name text not null,
  phone text,
  about text,
  street text not null,
  house_number text not null,
  postcode text not null,
  city text not null,
  latitude double precision,
  longitude double precision,
  expertise_level_uuid uuid not null references expertise_level,
  open_to_other_contract_forms boolean not null default false,
  photo_uuid uuid references user_file,
  first_name_sorted text collate "C" not null generated always as (plain_name(first_name)) stored,
  last_name_sorted text collate "C" not null generated always as (surname_in_register(last_name)) stored,
  -- The languages that a care worker speaks, in the order in which they named them (contract/workers/languages.ts).
  languages text[] not null default '{}' check (cardinality(languages) <= 12),
  -- The country of the postal address (docs/decisions/0102).
  country text not null default 'NL',
  name_folded text generated always as (name_folded(first_name, last_name)) stored,
  folded text generated always as (name_folded(first_name, last_name) || phone_folded(phone) || ' ' || address_folded(street,
    house_number, postcode, city)) stored,
  constraint care_worker_profile_country foreign key (country) references country (key)
);
create index on care_worker_profile (last_name, first_name);
create index on care_worker_profile (photo_uuid) where photo_uuid is not null;
create index on care_worker_profile (expertise_level_uuid);
create index on care_worker_profile (city);
create index on care_worker_profile using gin (name_folded gin_trgm_ops);
create index on care_worker_profile using gin (folded gin_trgm_ops);
create index care_worker_profile_expr_idx1 on care_worker_profile using gin ((' ' || folded(city) || ' ') gin_trgm_ops);
create trigger one_name after insert or update of first_name, last_name on care_worker_profile for each row
  execute function one_name();

create table care_worker_preferences (
  uuid uuid primary key references account,
  has_objection_to_pets boolean not null default false,
  has_objection_to_smoking_inside boolean not null default false,
  has_objection_to_smoking_outside boolean not null default false,
  has_drivers_license boolean not null default false,
  has_car boolean not null default false,
  maximum_distance_km int not null default 30 check (maximum_distance_km between 1 and 300),
  -- What care workers set for themselves.
  most_weekly_hours int check (most_weekly_hours between 1 and 60),
  wants_to_be_asked boolean not null default true
);
-- The few who object, or have no driver's licence or car, among the many who do not.
create index on care_worker_preferences (uuid) where has_objection_to_pets;
create index on care_worker_preferences (uuid) where has_objection_to_smoking_inside;
create index on care_worker_preferences (uuid) where has_objection_to_smoking_outside;
create index on care_worker_preferences (uuid) where not has_drivers_license;
create index on care_worker_preferences (uuid) where not has_car;

-- By what number the payroll office knows someone.
create sequence care_worker_number start 1001;

-- The profile and the preferences carry the worker's own uuid: one person, one identity, three forms.
create table care_worker (
  uuid uuid primary key references account,
  profile_uuid uuid not null unique references care_worker_profile check (profile_uuid = uuid),
  preferences_uuid uuid not null unique references care_worker_preferences check (preferences_uuid = uuid),
  active boolean not null default true,
  phase text not null default 'new' check (phase in ('new', 'pending', 'in_transfer', 'startup', 'lost', 'won')),
  contract_types text[] not null check (cardinality(contract_types) > 0 and contract_types <@ array['freelance', 'temp_work']),
  introduction_completed_at timestamptz(0),
  kvk text check (kvk ~ '^[0-9]{8}$'),
  vat_id text,
  iban text,
  trade_name text,
  created_at timestamptz(0) not null,
  number int not null unique default nextval('care_worker_number')
);
create index on care_worker (phase);
-- The few among the many.
create index on care_worker (uuid) where not active;

create table care_worker_act (
  care_worker_uuid uuid not null references care_worker,
  act_uuid uuid not null references act,
  valid_until date,
  primary key (care_worker_uuid, act_uuid)
);
create index on care_worker_act (act_uuid);

-- Where a worker likes to work.
create table care_worker_location (
  care_worker_uuid uuid not null references care_worker,
  location_uuid uuid not null references organization_location,
  primary key (care_worker_uuid, location_uuid)
);
create index on care_worker_location (location_uuid);

create table care_worker_availability (
  uuid uuid primary key default uuidv7(),
  care_worker_uuid uuid not null references care_worker,
  available boolean not null,
  start_date timestamptz(0) not null,
  end_date timestamptz(0) not null check (end_date > start_date)
);
create index on care_worker_availability (care_worker_uuid, start_date);

create table care_worker_document (
  uuid uuid primary key default uuidv7(),
  care_worker_uuid uuid not null references care_worker,
  kind text not null check (kind in ('agb', 'bav', 'bav_payment', 'big', 'certificate', 'commercial_iban', 'complaints_procedure',
    'diploma', 'id', 'kvk', 'payout', 'personal_iban', 'references', 'vog')),
  status text not null check (status in ('submitted', 'approved', 'rejected', 'expired')),
  number text,
  issued_on date,
  expires_on date,
  rejection_reason text,
  created_at timestamptz(0) not null,
  title text,
  -- At how many days before the end the last mail went out.
  reminded_days int,
  -- Who reviewed a document, and when: a worker reads it beside the reason of a rejection. The name is kept, as that of an author:
  -- it stays when its account goes.
  reviewed_at timestamptz(0),
  reviewer_name text
);
create index on care_worker_document (care_worker_uuid, kind);
-- Of a kind one waits for review and one holds; of diplomas and certificates one of each title.
create unique index one_submitted_document on care_worker_document (care_worker_uuid, kind, coalesce(title, ''))
  where status = 'submitted';
create unique index one_approved_document on care_worker_document (care_worker_uuid, kind, coalesce(title, ''))
  where status = 'approved';
create index on care_worker_document (expires_on) where status = 'approved';
create index on care_worker_document (status, created_at);

create table care_worker_document_file (
  care_worker_document_uuid uuid not null references care_worker_document on delete cascade,
  user_file_uuid uuid not null references user_file,
  primary key (care_worker_document_uuid, user_file_uuid)
);
create index on care_worker_document_file (user_file_uuid);

-- What planners write down about a care worker, for each other.
create table care_worker_note (
  uuid uuid primary key default uuidv7(),
  care_worker_uuid uuid not null references care_worker,
  author_uuid uuid not null references account,
  author_name text not null,
  text text not null,
  created_at timestamptz(0) not null
);
create index on care_worker_note (care_worker_uuid, created_at);
create index on care_worker_note (author_uuid);

-- Everything that is kept of a care worker in one file, made for whoever asked for it (they, or a planner for them), and kept for a week.
create table care_worker_export (
  uuid uuid primary key default uuidv7(),
  care_worker_uuid uuid not null references care_worker,
  account_uuid uuid not null references account,
  status text not null default 'waiting' check (status in ('waiting', 'ready', 'failed', 'removed')),
  -- percent
  progress int not null default 0 check (progress between 0 and 100),
  storage_key text,
  size int,
  created_at timestamptz(0) not null,
  ready_at timestamptz(0),
  constraint ready_worker_export_has_a_file check (status <> 'ready' or (storage_key is not null and size is not null
    and ready_at is not null))
);
create index on care_worker_export (account_uuid, created_at);
create index on care_worker_export (care_worker_uuid);
create unique index one_waiting_worker_export on care_worker_export (account_uuid) where status = 'waiting';
create index care_worker_export_to_remove on care_worker_export (ready_at) where storage_key is not null;

create table favorite_care_worker (
  uuid uuid primary key default uuidv7(),
  organization_uuid uuid not null references organization,
  care_worker_uuid uuid not null references care_worker,
  created_at timestamptz(0) not null,
  unique (organization_uuid, care_worker_uuid)
);
create index on favorite_care_worker (care_worker_uuid);

create table saved_search (
  uuid uuid primary key default uuidv7(),
  care_worker_uuid uuid not null references care_worker,
  name text not null,
  query text not null,
  by_mail boolean not null default true,
  created_at timestamptz(0) not null,
  name_sorted text collate "C" not null generated always as (plain_name(name)) stored
);
create index on saved_search (care_worker_uuid);

create table contract_proposal (
  uuid uuid primary key default uuidv7(),
  organization_uuid uuid not null references organization,
  care_worker_uuid uuid not null references care_worker,
  made_by_uuid uuid not null references organization_user,
  status text not null default 'open' check (status in ('open', 'accepted', 'rejected', 'withdrawn', 'expired')),
  form text not null check (form in ('fixed_term', 'zero_hours', 'min_max', 'agency_employment', 'temp_agency', 'payroll',
    'by_agreement')),
  duration text not null check (duration in ('0_3', '3_6', '6_12', 'by_agreement')),
  -- Without a scale or hours: by agreement.
  salary_scale_uuid uuid references salary_scale,
  hours_per_week int check (hours_per_week between 8 and 40),
  message text,
  -- The link that was mailed last.
  token_hash bytea not null unique,
  expires_at timestamptz(0) not null,
  viewed_at timestamptz(0),
  answered_at timestamptz(0),
  created_at timestamptz(0) not null,
  -- Why the care worker rejects it.
  status_reason text
);
create unique index one_open_proposal on contract_proposal (organization_uuid, care_worker_uuid) where status = 'open';
create index on contract_proposal (organization_uuid, created_at desc);
create index on contract_proposal (care_worker_uuid, created_at desc);
create index contract_proposal_to_expire on contract_proposal (expires_at) where status = 'open';
create index on contract_proposal (salary_scale_uuid);
create index on contract_proposal (made_by_uuid);
