-- Coming and going as the care worker tells it, and when somebody who plans knew how it stands without it.
alter table care_moment
  add arrived_at timestamptz(0),
  add left_at timestamptz(0),
  add arrival_checked_at timestamptz(0);
