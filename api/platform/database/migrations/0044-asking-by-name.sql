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
create unique index one_live_invitation on care_moment_invitation (care_moment_uuid, care_worker_uuid)
  where status in ('waiting', 'open');
create index on care_moment_invitation (care_moment_uuid, position);
create index on care_moment_invitation (care_worker_uuid, status);
-- Whose time to answer is over.
create index on care_moment_invitation (answer_before) where status = 'open';
