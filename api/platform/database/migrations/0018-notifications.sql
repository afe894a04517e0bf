-- What concerns someone: shown in the app, and mailed at once, later (out of quiet hours, once a day) or not at all.
create table notification (
  uuid uuid primary key default uuidv7(),
  account_uuid uuid not null references account,
  event_uuid uuid not null references event,
  kind text not null,
  subject text not null, text text not null, path text,
  in_app boolean not null,
  mail_due_at timestamptz(0), mailed_at timestamptz(0),
  created_at timestamptz(0) not null, read_at timestamptz(0),
  unique (event_uuid, account_uuid)
);
create index on notification (account_uuid, created_at desc) where in_app;
create index on notification (account_uuid) where in_app and read_at is null;
create index on notification (mail_due_at) where mailed_at is null and mail_due_at is not null;
create index on notification (created_at);

-- Only what someone chose; the rest is as contract/notifications.ts has it.
create table notification_preference (
  account_uuid uuid not null references account,
  kind text not null,
  in_app boolean not null,
  by_mail text not null check (by_mail in ('at_once', 'daily', 'off')),
  primary key (account_uuid, kind)
);
create table quiet_hours (
  account_uuid uuid primary key references account,
  starts_at text not null check (starts_at ~ '^[0-2][0-9]:[0-5][0-9]$'), ends_at text not null check (ends_at ~ '^[0-2][0-9]:[0-5][0-9]$'),
  check (starts_at <> ends_at)
);

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

-- When it went into the daily mail: each goes in once.
alter table care_moment_publication add digested_at timestamptz(0);
update care_moment_publication set digested_at = created_at;
create index on care_moment_publication (created_at) where digested_at is null and status = 'open';
