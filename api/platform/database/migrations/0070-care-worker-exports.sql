-- Everything that is kept of a care worker in one file, made for whoever asked for it (they, or a planner for them), and kept for a week.
create table care_worker_export (
  uuid uuid primary key default uuidv7(),
  care_worker_uuid uuid not null references care_worker,
  account_uuid uuid not null references account,
  status text not null default 'waiting' check (status in ('waiting', 'ready', 'failed', 'removed')),
  progress int not null default 0 check (progress between 0 and 100), -- percent
  storage_key text,
  size int,
  created_at timestamptz(0) not null,
  ready_at timestamptz(0),
  constraint ready_worker_export_has_a_file
    check (status <> 'ready' or (storage_key is not null and size is not null and ready_at is not null))
);
create index on care_worker_export (account_uuid, created_at);
create index on care_worker_export (care_worker_uuid);
create unique index one_waiting_worker_export on care_worker_export (account_uuid) where status = 'waiting';
create index care_worker_export_to_remove on care_worker_export (ready_at) where storage_key is not null;
