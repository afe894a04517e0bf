-- The BIG-register as it was exported (docs/decisions/0155), and how the BIG number of a document stands in the one that is loaded.
create table big_register (
  uuid uuid primary key default uuidv7(),
  file_name text not null,
  taken_on date not null,
  status text not null default 'loading' check (status in ('loading', 'current', 'replaced')),
  rows int not null default 0,
  author_name text not null,
  created_at timestamptz(0) not null,
  loaded_at timestamptz(0)
);
create unique index one_current_register on big_register (status) where status = 'current';
create index on big_register (created_at);
create table big_register_entry (
  big_register_uuid uuid not null references big_register on delete cascade,
  row int not null,
  number text not null,
  name text not null,
  profession text,
  specialism text,
  starts_on date,
  ends_on date,
  primary key (big_register_uuid, row)
);
create index on big_register_entry (big_register_uuid, number);
alter table care_worker_document
  add column register_standing text check (register_standing in ('in_register', 'other_name', 'not_found', 'struck_off')),
  add column register_taken_on date;
