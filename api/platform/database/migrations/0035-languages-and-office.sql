-- The languages that a care worker speaks, in the order in which they named them (contract/languages.ts).
alter table care_worker_profile add languages text[] not null default '{}' check (cardinality(languages) <= 12);

-- How people reach the back office, in one row, which a planner fills in. Days are of the week, from 1 for Monday; times are of
-- Amsterdam.
create table office (
  uuid uuid primary key default uuidv7(),
  phone text,
  email text,
  days text[] not null,
  from_time text not null,
  until_time text not null check (until_time > from_time),
  only_one boolean not null default true unique check (only_one)
);
insert into office (days, from_time, until_time) values (array['1', '2', '3', '4', '5'], '08:00', '18:00');
