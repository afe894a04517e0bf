-- Views of a list that somebody keeps with their account, so that they are there on every device.
create table saved_view (
  uuid uuid primary key default uuidv7(),
  account_uuid uuid not null references account,
  screen text not null,
  name text not null,
  name_sorted text collate "C" not null generated always as (plain_name(name)) stored,
  query text not null,
  created_at timestamptz(0) not null,
  constraint one_view_of_a_name unique (account_uuid, screen, name)
);
