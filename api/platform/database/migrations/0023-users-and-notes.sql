-- Whoever an account is of, by the record behind it: one list of where names are.
create view person as
  select uuid, first_name, last_name from care_worker_profile
  union all select uuid, first_name, last_name from organization_user
  union all select uuid, first_name, last_name from client_admin
  union all select uuid, first_name, last_name from back_office_employee;
create index on account using gin (username gin_trgm_ops);
create index on account using gin (roles);
create index on account (uuid) where not active;

-- What planners write down about a care worker, for each other.
create table care_worker_note (
  uuid uuid primary key default uuidv7(),
  care_worker_uuid uuid not null references care_worker,
  author_uuid uuid not null references account, author_name text not null,
  text text not null,
  created_at timestamptz(0) not null
);
create index on care_worker_note (care_worker_uuid, created_at);
create index on care_worker_note (author_uuid);
