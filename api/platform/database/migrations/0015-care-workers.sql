-- Care workers whole: photo and favourite locations, the files and reminders of documents, violations; an index behind the list.
alter table care_worker_profile add photo_uuid uuid references user_file;
create index on care_worker_profile (photo_uuid) where photo_uuid is not null;
create index on care_worker_profile (expertise_level_uuid);
create index on care_worker_profile (city);
create index on care_worker_profile using gin ((first_name || ' ' || last_name) gin_trgm_ops);
create index on care_worker_profile using gin (city gin_trgm_ops);
create index on care_worker (phase);
create index on care_worker_act (act_uuid);
-- Where a worker likes to work.
create table care_worker_location (
  care_worker_uuid uuid not null references care_worker, location_uuid uuid not null references organization_location,
  primary key (care_worker_uuid, location_uuid)
);
create index on care_worker_location (location_uuid);

-- Reminded: at how many days before the end the last mail went out.
alter table care_worker_document add title text, add reminded_days int;
create table care_worker_document_file (
  care_worker_document_uuid uuid not null references care_worker_document on delete cascade,
  user_file_uuid uuid not null references user_file,
  primary key (care_worker_document_uuid, user_file_uuid)
);
create index on care_worker_document_file (user_file_uuid);
-- Of a kind one waits for review and one holds; of diplomas and certificates one of each title.
create unique index one_submitted_document on care_worker_document (care_worker_uuid, kind, coalesce(title, '')) where status = 'submitted';
create unique index one_approved_document on care_worker_document (care_worker_uuid, kind, coalesce(title, '')) where status = 'approved';
create index on care_worker_document (expires_on) where status = 'approved';
create index on care_worker_document (status, created_at);

-- What went wrong at a care moment. The worker is named: after a cancelled assignment the moment no longer says who it was.
create table care_worker_violation (
  uuid uuid primary key default uuidv7(),
  care_moment_uuid uuid not null references care_moment,
  care_worker_uuid uuid not null references care_worker,
  reported_by_uuid uuid not null references account,
  kind text not null check (kind in ('no_show', 'late_cancellation', 'late_arrival', 'unsafe', 'other')),
  text text not null,
  created_at timestamptz(0) not null,
  constraint one_violation_of_a_kind unique (care_moment_uuid, care_worker_uuid, kind)
);
create index on care_worker_violation (care_worker_uuid, created_at);
create index on care_worker_violation (reported_by_uuid);
