-- Care moments, their publications, the reactions to them, and what becomes of them.

create table recurring_care_moment (
  uuid uuid primary key default uuidv7(),
  weekdays int[] not null,
  every_weeks int not null check (every_weeks between 1 and 4),
  starts_on date not null,
  until date not null check (until >= starts_on),
  location_uuid uuid not null references organization_location,
  created_at timestamptz(0) not null,
  -- How its moments are made, later ones too: by which times on the clock of Amsterdam, and `offer`, which is the rest of what was asked
  -- when it was made (level, acts, rate, for whom it is published).
  title text not null,
  description text,
  start_time text not null check (start_time ~ '^\d\d:\d\d$'),
  end_time text not null check (end_time ~ '^\d\d:\d\d$'),
  nights int not null check (nights between 0 and 2),
  break_minutes int not null check (break_minutes >= 0),
  client_uuid uuid references client,
  offer jsonb not null,
  updated_at timestamptz(0) not null,
  version int not null default 1,
  order_number text,
  cost_centre text,
  break_from text check (break_from ~ '^\d\d:\d\d$')
);

-- What the family of a client was told of a visit, kept before it changes.
create function keep_what_was_told() returns trigger language plpgsql as $$
begin
  if new.client_uuid is null or new.time_scope <> 'moment' then return new; end if;
  if (new.start_date, new.end_date) is distinct from (old.start_date, old.end_date) then
    new.visit_changed_at = new.updated_at;
    if (new.start_date, new.end_date) is not distinct from (old.was_start_date, old.was_end_date) then
      new.was_start_date = null;
      new.was_end_date = null;
    elsif old.was_start_date is null then
      new.was_start_date = old.start_date;
      new.was_end_date = old.end_date;
    end if;
  end if;
  if new.assignee_uuid is distinct from old.assignee_uuid then
    new.visit_changed_at = new.updated_at;
    if new.assignee_uuid = old.was_assignee_uuid then new.was_assignee_uuid = null;
    elsif old.was_assignee_uuid is null then new.was_assignee_uuid = old.assignee_uuid;
    end if;
  end if;
  if new.status <> old.status and new.status in ('canceled', 'withdrawn', 'assignment_expired', 'open') then
    new.visit_changed_at = new.updated_at;
  end if;
  return new;
end $$;

create table care_moment (
  uuid uuid primary key default uuidv7(),
  status text not null check (status in ('open', 'assignment_expired', 'canceled', 'assigned', 'awaiting_approval', 'approved',
    'not_approved', 'proposal_not_worked', 'not_worked', 'withdrawn', 'proposal', 'period_started', 'proposal_rejected')),
  time_scope text not null default 'moment' check (time_scope in ('moment', 'period')),
  contract_type text check (contract_type in ('freelance', 'temp_work')),
  title text not null,
  description text,
  start_date timestamptz(0) not null,
  end_date timestamptz(0) not null check (end_date > start_date),
  break_minutes int not null default 0 check (break_minutes >= 0),
  hours_per_week numeric(4, 1),
  actual_start_date timestamptz(0),
  actual_end_date timestamptz(0),
  actual_break_minutes int,
  expenses jsonb not null default '[]',
  proposed_start_date timestamptz(0),
  proposed_end_date timestamptz(0),
  proposed_break_minutes int,
  proposed_expenses jsonb,
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
  hourly_rate int check (hourly_rate > 0),
  rate_is_fixed boolean not null default false,
  bonus int not null default 0 check (bonus >= 0),
  cancellation_term_hours int not null default 24,
  published_for_contract_types text[] not null default '{}',
  change_announced_at timestamptz(0),
  cancel_reason_uuid uuid references cancel_reason,
  cancelled_by text,
  resolved_for_care_worker_at timestamptz(0),
  reminded_at timestamptz(0),
  created_at timestamptz(0) not null,
  updated_at timestamptz(0) not null,
  version int not null default 1,
  -- Whether the hourly rate was given with the moment: then it stands whoever does the work; else it follows the contract.
  rate_is_given boolean not null default false,
  -- Hours that a credit note opened again are handed in within sixty days of that.
  reopened_at timestamptz(0),
  -- Work is done as it was published: which form it asked stays known whoever works it, for it is open in that form again when it is
  -- given back. Of work that someone has, it is known when it was published for both.
  asked_contract_type text check (asked_contract_type in ('freelance', 'temp_work')),
  -- A worker confirms a shift whose time or place was changed after they got it, or gives it back; they are reminded once.
  change_confirmed_at timestamptz(0),
  change_reminded_at timestamptz(0),
  -- Hours that nobody answered and that are too far from the plan to be approved by themselves: since when they are held for a planner,
  -- and why.
  approval_held_at timestamptz(0),
  approval_held_reason text,
  -- What the family of a client was told of a visit before it changed: the times, and who was to come. Kept by the database, so that
  -- it holds whichever way a moment is changed: on its own, with its series, or with its period.
  was_start_date timestamptz(0),
  was_end_date timestamptz(0),
  was_assignee_uuid uuid references care_worker,
  visit_changed_at timestamptz(0),
  -- Coming and going as the care worker tells it, and when somebody who plans knew how it stands without it.
  arrived_at timestamptz(0),
  left_at timestamptz(0),
  arrival_checked_at timestamptz(0),
  -- What an organization wants to read back on the invoice of one shift, where it differs from its own order number and the cost
  -- centre of the location; on a line it is as it was when the hours were approved.
  order_number text,
  cost_centre text,
  -- A shift in two parts (gebroken dienst): its break begins at a fixed time on the clock, and may be longer than four hours.
  break_from text check (break_from ~ '^\d\d:\d\d$'),
  foreign key (location_uuid, organization_uuid) references organization_location (uuid, organization_uuid),
  check (actual_end_date > actual_start_date),
  -- Whoever works is known, and only then.
  check ((assignee_uuid is not null) or status not in ('assigned', 'awaiting_approval', 'approved', 'not_approved', 'proposal',
    'period_started')),
  check (assignee_uuid is null or status not in ('open', 'assignment_expired', 'withdrawn')),
  -- Checked when a statement is done: the shifts of a series move all at once, each into the place that the one before it leaves.
  constraint no_overlap exclude using gist (assignee_uuid with =, tstzrange(start_date, end_date) with &&)
    where (time_scope = 'moment' and status in ('assigned', 'awaiting_approval', 'approved', 'not_approved', 'proposal',
    'proposal_not_worked', 'proposal_rejected')) deferrable initially immediate,
  constraint approval_held check ((approval_held_at is null) = (approval_held_reason is null))
);
create index on care_moment (organization_uuid, start_date, uuid);
create index on care_moment (organization_uuid, status, start_date, uuid);
create index on care_moment (location_uuid, start_date);
create index care_moment_open on care_moment (start_date) where status = 'open';
create index on care_moment (assignee_uuid, start_date);
create index on care_moment (client_uuid, start_date);
create index on care_moment (care_period_uuid) where care_period_uuid is not null;
create index on care_moment (recurring_care_moment_uuid) where recurring_care_moment_uuid is not null;
create index care_moment_to_remind on care_moment (end_date) where status = 'assigned';
create index care_moment_open_by_location on care_moment (location_uuid, expertise_level_uuid, start_date) where status = 'open';
-- Few have these: who looks for them finds them without reading all others.
create index on care_moment (managed_by_organization_location_uuid) where managed_by_organization_location_uuid is not null;
create index on care_moment (resolved_for_care_worker_at) where resolved_for_care_worker_at is not null;
create index care_moment_change_to_answer on care_moment (change_announced_at) where status = 'assigned'
  and change_announced_at is not null and change_confirmed_at is null and change_reminded_at is null;
-- Periods end by themselves.
create index care_moment_period_to_end on care_moment (end_date) where time_scope = 'period' and status in ('open', 'assigned',
  'period_started');
-- What a planner has to decide about.
create index care_moment_for_planner on care_moment (start_date) where status = 'proposal_rejected'
  or (status = 'awaiting_approval' and approval_held_at is not null);
-- What an organization reads of its favourites: when they last worked there and how long, from the index alone.
create index care_moment_worked on care_moment (assignee_uuid, organization_uuid, actual_start_date) include (actual_end_date,
  actual_break_minutes, location_uuid, time_scope) where status = 'approved';
create index on care_moment (was_assignee_uuid) where was_assignee_uuid is not null;
-- How often somebody came to a client.
create index care_moment_familiar on care_moment (client_uuid, assignee_uuid, start_date) where assignee_uuid is not null;
create index care_moment_title_folded on care_moment using gin ((' ' || folded(title) || ' ') gin_trgm_ops);
create index care_moment_order_number on care_moment (order_number) where order_number is not null;
create trigger care_moment_told before update on care_moment for each row execute function keep_what_was_told();
-- What was reported at a visit (0007).
alter table client_report add foreign key (care_moment_uuid) references care_moment;

create table care_moment_act (
  care_moment_uuid uuid not null references care_moment,
  act_uuid uuid not null references act,
  primary key (care_moment_uuid, act_uuid)
);

create table care_moment_template (
  uuid uuid primary key default uuidv7(),
  organization_location_uuid uuid not null references organization_location,
  title text not null,
  description text,
  start_time text not null check (start_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  end_time text not null check (end_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  break_minutes int not null default 0 check (break_minutes between 0 and 720),
  expertise_level_uuid uuid not null references expertise_level,
  service_type_uuid uuid references service_type,
  published_for_contract_types text[] not null default '{}',
  created_at timestamptz(0) not null,
  title_sorted text collate "C" not null generated always as (plain_name(title)) stored,
  order_number text,
  cost_centre text,
  break_from text check (break_from ~ '^\d\d:\d\d$')
);
create index on care_moment_template (organization_location_uuid);

create table care_moment_publication (
  uuid uuid primary key default uuidv7(),
  care_moment_uuid uuid not null references care_moment,
  status text not null default 'open' check (status in ('open', 'closed', 'withdrawn')),
  published_for_contract_types text[] not null check (cardinality(published_for_contract_types) > 0
    and published_for_contract_types <@ array['freelance', 'temp_work']),
  audience text not null default 'everyone' check (audience in ('everyone', 'favorites', 'care_team')),
  created_at timestamptz(0) not null,
  -- When it went into the daily mail: each goes in once.
  digested_at timestamptz(0),
  -- A publication whose audience widens by the clock: the steps to come, when the first of them is due, and the audiences it has had.
  widening jsonb not null default '[]',
  widens_at timestamptz(0),
  widened jsonb not null default '[]',
  -- Two colleagues who change the steps of one publication at once: the second is told, and looks first.
  version integer not null default 1
);
create unique index one_open_publication on care_moment_publication (care_moment_uuid) where status = 'open';
create index on care_moment_publication (care_moment_uuid);
create index on care_moment_publication (created_at) where digested_at is null and status = 'open';
create index on care_moment_publication (widens_at) where status = 'open' and widens_at is not null;

create table care_moment_publication_reaction (
  uuid uuid primary key default uuidv7(),
  care_moment_publication_uuid uuid not null references care_moment_publication,
  care_worker_uuid uuid not null references care_worker,
  status text not null check (status in ('open', 'assigned', 'not_selected', 'not_selected_withdrawn', 'canceled',
    'assignment_canceled', 'rejected', 'withdrawn')),
  motivation text,
  status_reason text,
  resolved_at timestamptz(0),
  created_at timestamptz(0) not null,
  -- Who is asked first when the one who was chosen calls off: 1, 2 and so on among the reactions to one publication.
  standby_position integer check (standby_position > 0)
);
create unique index one_live_reaction on care_moment_publication_reaction (care_moment_publication_uuid, care_worker_uuid)
  where status in ('open', 'assigned');
create unique index one_assigned_reaction on care_moment_publication_reaction (care_moment_publication_uuid)
  where status = 'assigned';
create index on care_moment_publication_reaction (care_moment_publication_uuid, status);
create index on care_moment_publication_reaction (care_worker_uuid, created_at desc);

-- A care worker said of a publication that it is not for them: silence about it, or about its whole series.
create table declined_publication (
  uuid uuid primary key default uuidv7(),
  care_worker_uuid uuid not null references care_worker,
  care_moment_publication_uuid uuid not null references care_moment_publication,
  whole_series boolean not null,
  created_at timestamptz(0) not null,
  constraint one_decline unique (care_worker_uuid, care_moment_publication_uuid)
);
create index on declined_publication (care_moment_publication_uuid);

-- Asking by name: a moment offered to chosen care workers, each with a deadline for the answer. What someone answered stands here
-- and in the audit, and nowhere else.
create table care_moment_invitation (
  uuid uuid primary key default uuidv7(),
  status text not null check (status in ('waiting', 'open', 'accepted', 'declined', 'expired', 'withdrawn')),
  care_moment_uuid uuid not null references care_moment,
  care_worker_uuid uuid not null references care_worker,
  -- Under which they would work it: the rate follows from that.
  contract_type text not null check (contract_type in ('freelance', 'temp_work')),
  position int not null,
  answer_minutes int not null,
  asked_at timestamptz(0),
  answer_before timestamptz(0),
  answered_at timestamptz(0),
  withdrawn_because text check (withdrawn_because in ('taken', 'changed', 'ended', 'taken_back', 'unable')),
  message text,
  created_at timestamptz(0) not null,
  check (status = 'waiting' or status = 'withdrawn' or (asked_at is not null and answer_before is not null))
);
create unique index one_live_invitation on care_moment_invitation (care_moment_uuid, care_worker_uuid) where status in ('waiting',
  'open');
create index on care_moment_invitation (care_moment_uuid, position);
create index on care_moment_invitation (care_worker_uuid, status);
-- Whose time to answer is over.
create index on care_moment_invitation (answer_before) where status = 'open';

-- Filling open work by telephone: who of the back office is at work on a moment, and whom they called about it (decision 70).
create table care_moment_hold (
  uuid uuid primary key default uuidv7(),
  care_moment_uuid uuid not null references care_moment,
  holder_uuid uuid not null references back_office_employee,
  since timestamptz(0) not null,
  -- The last sign of life of their screen.
  seen_at timestamptz(0) not null,
  constraint one_hold unique (care_moment_uuid)
);
create index on care_moment_hold (holder_uuid);

create table care_moment_call (
  uuid uuid primary key default uuidv7(),
  status text not null check (status in ('calling', 'not_reached', 'no', 'call_back', 'yes', 'unknown')),
  care_moment_uuid uuid not null references care_moment,
  care_worker_uuid uuid not null references care_worker,
  caller_uuid uuid not null references back_office_employee,
  started_at timestamptz(0) not null,
  ended_at timestamptz(0),
  remark text,
  call_back_at timestamptz(0),
  check ((status = 'calling') = (ended_at is null)),
  check ((status = 'call_back') = (call_back_at is not null))
);
create unique index one_on_the_line on care_moment_call (care_worker_uuid) where status = 'calling';
create index on care_moment_call (care_moment_uuid, started_at);
create index on care_moment_call (care_worker_uuid, started_at);
create index on care_moment_call (caller_uuid) where status = 'calling';

-- What went wrong at a care moment. The worker is named: after a cancelled assignment the moment no longer says who it was.
create table care_worker_violation (
  uuid uuid primary key default uuidv7(),
  care_moment_uuid uuid not null references care_moment,
  care_worker_uuid uuid not null references care_worker,
  reported_by_uuid uuid not null references account,
  kind text not null check (kind in ('no_show', 'late_cancellation', 'late_arrival', 'unsafe', 'other')),
  text text not null,
  created_at timestamptz(0) not null,
  -- What the care worker says to a violation, once.
  answer text,
  answered_at timestamptz(0),
  constraint one_violation_of_a_kind unique (care_moment_uuid, care_worker_uuid, kind),
  constraint answered_whole check ((answer is null) = (answered_at is null))
);
create index on care_worker_violation (care_worker_uuid, created_at);
create index on care_worker_violation (reported_by_uuid);
