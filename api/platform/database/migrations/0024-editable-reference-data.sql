-- What should no longer be chosen stays with what names it: nothing of the reference data is removed.
alter table act add selectable boolean not null default true;
alter table cancel_reason add selectable boolean not null default true;
alter table cancel_assignment_reason add selectable boolean not null default true;
alter table client_end_reason add selectable boolean not null default true;
alter table household add selectable boolean not null default true;
alter table housing_type add selectable boolean not null default true;
alter table pet add selectable boolean not null default true;
alter table salary_scale add selectable boolean not null default true;

-- How the last run of each job by the clock went. Without a duration it is still running, or its server stopped halfway.
create table job_run (
  name text primary key,
  started_at timestamptz(0) not null,
  took_ms int,
  error text
);
