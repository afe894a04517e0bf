-- Rosters: a plan for open work, made beside the request, and what became of its lines (docs/decisions/0088).
create table roster (
  uuid uuid primary key default uuidv7(),
  account_uuid uuid not null references account,
  organization_uuid uuid references organization, -- null: of the back office
  status text not null default 'waiting' check (status in ('waiting', 'running', 'stopping', 'ready', 'stopped', 'failed')),
  start_date date not null,
  end_date date not null,
  locations jsonb not null,
  expertise_levels jsonb not null default '[]',
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

-- What an account has beside the work of its owner. Only the functions below may use it.
create or replace function forget_account(gone uuid) returns text[] language plpgsql as $$
declare
  keys text[];
begin
  delete from notification where account_uuid = gone;
  delete from notification_preference where account_uuid = gone;
  delete from quiet_hours where account_uuid = gone;
  delete from conversation_read where account_uuid = gone;
  delete from saved_view where account_uuid = gone;
  delete from calendar_feed where account_uuid = gone;
  delete from push_subscription where account_uuid = gone;
  delete from account_session where account_uuid = gone;
  delete from account_device where account_uuid = gone;
  delete from authenticator where account_uuid = gone;
  delete from multi_factor_code where account_uuid = gone;
  delete from passkey where account_uuid = gone;
  delete from passkey_challenge where account_uuid = gone;
  delete from recovery_code where account_uuid = gone;
  delete from user_token where account_uuid = gone;
  delete from client_report_reading where account_uuid = gone;
  delete from family_look where account_uuid = gone;
  delete from roster_choice where care_worker_uuid = gone;
  -- A plan in which they stand says of them how far away they live.
  update roster set result = null, held = '[]', forbidden = '[]' where result::text like '%' || gone || '%';
  -- The receipt of an expense is of the books.
  with dropped as (
    delete from user_file f where f.account_uuid = gone and not exists (select 1 from care_moment m where m.assignee_uuid = gone
      and m.expenses @> jsonb_build_array(jsonb_build_object('file', '/v1/user_files/' || f.uuid)))
    returning storage_key)
  select array_agg(storage_key) into keys from dropped;
  update account set username = 'vergeten-' || uuid || '@zorginzet.invalid', password_hash = null, user_features = '[]', active = false,
    multi_factor_enabled = false where uuid = gone;
  return coalesce(keys, '{}');
end $$;
