-- `event` and `access_log` come to stand by month (decision 83). Their uuids say when they were written, so a month is a range of uuids.

-- The lowest uuid (version 7) of a millisecond.
create function uuid_from(instant timestamptz) returns uuid language sql stable parallel safe
  return (lpad(to_hex((extract(epoch from instant) * 1000)::bigint), 12, '0') || '70008000000000000000')::uuid;

-- The parts of a table by month: what is written from `until` on goes to the next one; null for the default part.
create view month_part as
  select inhparent::regclass::text as parent, inhrelid::regclass::text as part,
    uuid_extract_timestamp(substring(pg_get_expr(relpartbound, oid) from 'TO \(''(.*)''\)')::uuid) as until
  from pg_inherits join pg_class on oid = inhrelid where inhparent in (to_regclass('event'), to_regclass('access_log'));

-- A part gets all its guards from the table but the one against emptying it.
create function guard_part(part text) returns void language plpgsql as $$
begin
  execute format('create trigger %I before truncate on %I for each statement execute function refuse_change()', part || '_stays', part);
end $$;
create function make_month(parent text, month timestamptz) returns void language plpgsql set timezone = 'UTC' as $$
declare
  part constant text := parent || to_char(month, '_YYYY_MM');
begin
  execute format('create table %I (like %I including defaults)', part, parent);
  -- Unlike `partition of` this lets others read and write the other parts.
  execute format('alter table %I attach partition %I for values from (%L) to (%L)',
    parent, part, uuid_from(month), uuid_from(month + interval '1 month'));
  perform guard_part(part);
end $$;
-- For what is written in a month that is not there: nothing is refused for want of one.
create function make_default_part(parent text) returns void language plpgsql as $$
begin
  execute format('create table %I partition of %I default', parent || '_default', parent);
  perform guard_part(parent || '_default');
end $$;

-- The statements that add what refers to a table again, without looking at what is there: `settle_months` does that later.
create function references_to(name text) returns table (referring text, own_name text, again text) language sql stable as $$
  select conrelid::regclass::text, conname,
    format('alter table %s add constraint %I %s not valid', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint where confrelid = name::regclass and conparentid = 0 order by conname
$$;

-- Makes the months of both tables, up to three after the month of this instant or of now, whichever is later. What is in the default part
-- goes to its month. Gives how many were made.
-- As the owner, for the application owns nothing. Not past a year from now, so that its login cannot make months without end. A second
-- after two wait for each other PostgreSQL ends one of them, and it is not to be a request: this lets go before.
create function make_months(instant timestamptz default now()) returns int
language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' set lock_timeout = '500ms' as $$
declare
  last constant timestamptz := date_trunc('month', least(greatest(instant, now()), now() + interval '1 year')) + interval '3 months';
  name text;
  month timestamptz;
  made int := 0;
  is_astray boolean;
  reference record;
  again text[];
  statement text;
begin
  foreach name in array array['event', 'access_log'] loop
    select max(until) into month from month_part where parent = name;
    continue when month > last;
    execute format('select exists (select from %s_default)', name) into is_astray;
    again := '{}';
    if is_astray then
      -- PostgreSQL lets no part go that is referred to.
      for reference in select * from references_to(name) loop
        execute format('alter table %s drop constraint %I', reference.referring, reference.own_name);
        again := again || reference.again;
      end loop;
      execute format('alter table %1$s detach partition %1$s_default; alter table %1$s_default rename to %1$s_astray', name);
      perform make_default_part(name);
    end if;
    while month <= last loop
      perform make_month(name, month);
      month := month + interval '1 month';
      made := made + 1;
    end loop;
    if is_astray then
      execute format('insert into %1$s select * from %1$s_astray; drop table %1$s_astray', name);
    end if;
    foreach statement in array again loop execute statement; end loop;
  end loop;
  return made;
end $$;

-- What is to be done after months were made and may take long, for others read and write meanwhile: it checks what refers to a table by
-- month and was added again, and gathers what the planner wants to know of a whole table, which PostgreSQL does for its parts alone.
create function settle_months() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  t record;
begin
  for t in select conrelid::regclass as name, conname from pg_constraint
    where confrelid = 'event'::regclass and conparentid = 0 and not convalidated
  loop
    execute format('alter table %s validate constraint %I', t.name, t.conname);
  end loop;
  analyze only event;
  analyze only access_log;
end $$;

-- What there is becomes the first part of each, as it stands: all before the first of a month. That is at least a week away, because the
-- version before is refused what comes after it until the next file has run.
do $$
declare
  bound uuid := uuid_from(date_trunc('month', now() + interval '37 days', 'UTC'));
  name text;
begin
  set local lock_timeout = '500ms';
  foreach name in array array['event', 'access_log'] loop
    execute format('alter table %I add constraint before_months check (uuid < %L) not valid', name, bound);
  end loop;
end $$;
