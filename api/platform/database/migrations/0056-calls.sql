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
-- How many were told of what is offered.
create index on notification (event_uuid) where kind = 'new_matches';
create index on event using gin ((data -> 'publications')) where name = 'new_matches_gathered';
