-- Their own number, for the families of the clients they manage.
alter table back_office_employee add phone text;

-- What the family of a client was told of a visit before it changed: the times, and who was to come. Kept by the database, so that
-- it holds whichever way a moment is changed: on its own, with its series, or with its period.
alter table care_moment
  add was_start_date timestamptz(0),
  add was_end_date timestamptz(0),
  add was_assignee_uuid uuid references care_worker,
  add visit_changed_at timestamptz(0);
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
create trigger care_moment_told before update on care_moment for each row execute function keep_what_was_told();
create index on care_moment (was_assignee_uuid) where was_assignee_uuid is not null;
-- How often somebody came to a client.
create index care_moment_familiar on care_moment (client_uuid, assignee_uuid, start_date) where assignee_uuid is not null;

-- Since when someone of a family looks: what is newer than `since` is new to them. A look goes on until half an hour passed
-- without one.
create table family_look (
  account_uuid uuid primary key references account on delete cascade,
  since timestamptz(0) not null,
  looked_at timestamptz(0) not null
);

-- A question about a report, and its answer.
alter table message add client_report_uuid uuid references client_report,
  add constraint report_is_of_the_client check (client_report_uuid is null or client_uuid is not null);
create index on message (client_report_uuid) where client_report_uuid is not null;

-- Everything about a client in one file, made for whoever asked for it, and kept for a week.
create table client_export (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references client,
  account_uuid uuid not null references account,
  start_date date not null,
  end_date date not null check (end_date >= start_date),
  status text not null default 'waiting' check (status in ('waiting', 'ready', 'failed', 'removed')),
  progress int not null default 0 check (progress between 0 and 100), -- percent
  storage_key text,
  size int,
  created_at timestamptz(0) not null,
  ready_at timestamptz(0),
  constraint ready_export_has_a_file check (status <> 'ready' or (storage_key is not null and size is not null and ready_at is not null))
);
create index on client_export (account_uuid, created_at);
create index on client_export (client_uuid);
create unique index one_waiting_export on client_export (account_uuid) where status = 'waiting';
create index client_export_to_remove on client_export (ready_at) where storage_key is not null;
