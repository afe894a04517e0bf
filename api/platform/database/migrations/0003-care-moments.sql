-- Care moments, their publications and the reactions to them.
create table recurring_care_moment (
  uuid uuid primary key default uuidv7(),
  weekdays int[] not null, every_weeks int not null check (every_weeks between 1 and 4),
  starts_on date not null, until date not null check (until >= starts_on),
  location_uuid uuid not null references organization_location,
  created_at timestamptz(0) not null
);
create table care_moment (
  uuid uuid primary key default uuidv7(),
  status text not null check (status in ('open', 'assignment_expired', 'canceled', 'assigned', 'awaiting_approval', 'approved', 'not_approved',
    'proposal_not_worked', 'not_worked', 'withdrawn', 'proposal', 'period_started', 'proposal_rejected')),
  time_scope text not null default 'moment' check (time_scope in ('moment', 'period')),
  contract_type text check (contract_type in ('freelance', 'temp_work')),
  title text not null, description text,
  start_date timestamptz(0) not null, end_date timestamptz(0) not null check (end_date > start_date),
  break_minutes int not null default 0 check (break_minutes >= 0),
  hours_per_week numeric(4, 1),
  actual_start_date timestamptz(0), actual_end_date timestamptz(0), actual_break_minutes int,
  expenses jsonb not null default '[]',
  proposed_start_date timestamptz(0), proposed_end_date timestamptz(0), proposed_break_minutes int, proposed_expenses jsonb,
  proposed_by text check (proposed_by in ('care_worker', 'organization')),
  status_reason text,
  expertise_level_uuid uuid not null references expertise_level,
  service_type_uuid uuid references service_type,
  client_uuid uuid references client,
  location_uuid uuid not null,
  organization_uuid uuid not null references organization,
  managed_by_organization_location_uuid uuid references organization_location,
  recurring_care_moment_uuid uuid references recurring_care_moment,
  care_period_uuid uuid references care_moment,
  assignee_uuid uuid references care_worker,
  hourly_rate int check (hourly_rate > 0), rate_is_fixed boolean not null default false,
  bonus int not null default 0 check (bonus >= 0),
  cancellation_term_hours int not null default 24,
  published_for_contract_types text[] not null default '{}',
  change_announced_at timestamptz(0),
  cancel_reason_uuid uuid references cancel_reason, cancelled_by text,
  resolved_for_care_worker_at timestamptz(0),
  reminded_at timestamptz(0),
  created_at timestamptz(0) not null, updated_at timestamptz(0) not null,
  version int not null default 1,
  foreign key (location_uuid, organization_uuid) references organization_location (uuid, organization_uuid),
  check (actual_end_date > actual_start_date),
  -- Whoever works is known, and only then.
  check ((assignee_uuid is not null) or status not in ('assigned', 'awaiting_approval', 'approved', 'not_approved', 'proposal', 'period_started')),
  check (assignee_uuid is null or status not in ('open', 'assignment_expired', 'withdrawn')),
  -- No worker in two places at once.
  constraint no_overlap exclude using gist (assignee_uuid with =, tstzrange(start_date, end_date) with &&)
    where (time_scope = 'moment' and status in ('assigned', 'awaiting_approval', 'approved', 'not_approved', 'proposal', 'proposal_not_worked', 'proposal_rejected'))
);
create index on care_moment (organization_uuid, start_date, uuid);
create index on care_moment (organization_uuid, status, start_date, uuid);
create index on care_moment (location_uuid, start_date);
create index care_moment_open_by_location on care_moment (location_uuid, start_date) where status = 'open';
create index care_moment_open on care_moment (start_date) where status = 'open';
create index on care_moment (assignee_uuid, start_date);
create index on care_moment (client_uuid, start_date);
create index on care_moment (care_period_uuid) where care_period_uuid is not null;
create index on care_moment (recurring_care_moment_uuid) where recurring_care_moment_uuid is not null;
create index care_moment_to_remind on care_moment (end_date) where status = 'assigned';
create index on care_moment using gin (title gin_trgm_ops);
create table care_moment_act (
  care_moment_uuid uuid not null references care_moment, act_uuid uuid not null references act,
  primary key (care_moment_uuid, act_uuid)
);
create table care_moment_publication (
  uuid uuid primary key default uuidv7(),
  care_moment_uuid uuid not null references care_moment,
  status text not null default 'open' check (status in ('open', 'closed', 'withdrawn')),
  published_for_contract_types text[] not null check (cardinality(published_for_contract_types) > 0
    and published_for_contract_types <@ array['freelance', 'temp_work']),
  audience text not null default 'everyone' check (audience in ('everyone', 'favorites', 'care_team')),
  created_at timestamptz(0) not null
);
create unique index one_open_publication on care_moment_publication (care_moment_uuid) where status = 'open';
create index on care_moment_publication (care_moment_uuid);
create table care_moment_publication_reaction (
  uuid uuid primary key default uuidv7(),
  care_moment_publication_uuid uuid not null references care_moment_publication,
  care_worker_uuid uuid not null references care_worker,
  status text not null check (status in ('open', 'assigned', 'not_selected', 'not_selected_withdrawn', 'canceled', 'assignment_canceled', 'rejected', 'withdrawn')),
  motivation text, status_reason text,
  resolved_at timestamptz(0),
  created_at timestamptz(0) not null
);
create unique index one_live_reaction on care_moment_publication_reaction (care_moment_publication_uuid, care_worker_uuid) where status in ('open', 'assigned');
create unique index one_assigned_reaction on care_moment_publication_reaction (care_moment_publication_uuid) where status = 'assigned';
create index on care_moment_publication_reaction (care_moment_publication_uuid, status);
create index on care_moment_publication_reaction (care_worker_uuid, created_at desc);

-- The part of the day as people plan it, the same as rules/day-parts.ts: night is more than an hour between 00:00 and
-- 06:00 (ATW 1:7), else by the hour it starts in Amsterdam.
create function care_day_part(start_date timestamptz, end_date timestamptz) returns text language sql immutable as $$
  select case
    when (select coalesce(sum(greatest(0, least(extract(epoch from e), extract(epoch from night + interval '6 hours')) - greatest(extract(epoch from s), extract(epoch from night)))), 0)
      from (select start_date at time zone 'Europe/Amsterdam' as s, end_date at time zone 'Europe/Amsterdam' as e) span,
      generate_series(date_trunc('day', span.s), span.e, interval '1 day') night) > 3600 then 'night'
    when (start_date at time zone 'Europe/Amsterdam')::time < '09:00' then 'early'
    when (start_date at time zone 'Europe/Amsterdam')::time < '14:00' then 'day'
    else 'late' end
$$;
