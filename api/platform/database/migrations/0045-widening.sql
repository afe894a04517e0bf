-- A publication whose audience widens by the clock: the steps to come, when the first of them is due, and the audiences it has had.
alter table care_moment_publication
  add widening jsonb not null default '[]',
  add widens_at timestamptz(0),
  add widened jsonb not null default '[]';
create index on care_moment_publication (widens_at) where status = 'open' and widens_at is not null;
