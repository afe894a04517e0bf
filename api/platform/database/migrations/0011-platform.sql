-- What happened and who read it, how long what is kept, jobs, keys, settings and features.

-- A happening: one row, past tense, written with the change itself. History, audit and mail queue at once. It stands by month, as the access
-- log does (decision 83): their uuids say when they were written, so a month is a range of uuids.
create table event (
  uuid uuid primary key default uuidv7(),
  name text not null,
  subject_type text not null,
  subject_uuid uuid not null,
  actor_uuid uuid references account,
  at timestamptz(0) not null,
  from_status text,
  to_status text,
  reason text,
  data jsonb,
  -- Who really acted when a planner looks through the eyes of another (NEN 7513: on whose behalf).
  impersonator_uuid uuid references account
) partition by range (uuid);
create index on event (subject_uuid, at);
create index on event (name, at);
create index on event using gin ((data -> 'publications')) where name = 'new_matches_gathered';
create trigger event_is_final before update or delete on event for each row execute function refuse_change();

-- NEN 7513: who read what of which clients, when, from where. Lines are only ever added.
create table access_log (
  uuid uuid primary key default uuidv7(),
  at timestamptz(0) not null,
  actor_uuid uuid not null,
  roles text[] not null,
  operation text not null,
  client_uuids uuid[] not null,
  address text not null,
  impersonator_uuid uuid
) partition by range (uuid);
create index on access_log using gin (client_uuids);
create trigger access_log_is_final before update or delete on access_log for each row execute function refuse_change();

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

-- Takes away the first month that was kept as long as it must (retention_term); gives its table and when it ended, and nothing when there is none.
-- It takes no month and no term from who asks, and goes by the clock of the database: the application cannot lose what must stay. One at a
-- time, so that what was done stays done when the next one cannot be locked.
create function drop_month(out dropped_of text, out ended timestamptz) returns setof record
language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' set lock_timeout = '500ms' as $$
declare
  part text;
begin
  select m.parent, m.part, m.until into dropped_of, part, ended from month_part m
    join retention_term t on t.kind = case m.parent when 'event' then 'event' else 'accessLog' end
    where m.until <= now() - make_interval(years => t.years) order by m.until, m.parent limit 1;
  if not found then return; end if;
  if dropped_of = 'event' then
    -- What was told of it goes with it: all before its end, for the months before it are gone.
    delete from notification where event_uuid < uuid_from(ended);
    delete from mail where event_uuid < uuid_from(ended);
  end if;
  execute format('alter table %I detach partition %I', dropped_of, part);
  execute format('drop table %I', part);
  return next;
end $$;

-- All before the first of a month, at least a week away, is the first part.
do $$
declare
  bound constant timestamptz := date_trunc('month', now() + interval '37 days', 'UTC');
  name text;
  first text;
begin
  foreach name in array array['event', 'access_log'] loop
    first := name || to_char(bound at time zone 'UTC', '"_before_"YYYY_MM');
    execute format('create table %I partition of %I for values from (minvalue) to (%L)', first, name, uuid_from(bound));
    perform guard_part(name);
    perform guard_part(first);
    perform make_default_part(name);
  end loop;
  perform make_months();
end $$;

-- How long each kind of what we keep is kept. All kinds are here from the start, for what is thrown away is decided in the database too; the
-- least that the law asks (rules/people/retention.ts) is held here, so that no application can shorten it. Who changed a term is in its events.
create table retention_term (
  kind text primary key check (kind in ('accessLog', 'event', 'client', 'careWorker', 'mail', 'roster', 'invoice')),
  years int not null constraint retention_term_years check (years between 1 and 100),
  version int not null default 0,
  changed_at timestamptz,
  -- By which its events name it.
  uuid uuid not null unique default uuidv7(),
  constraint retention_term_least check (years >= case kind when 'accessLog' then 5 when 'event' then 20 when 'client' then 20
    when 'invoice' then 7 else 1 end)
);
create trigger retention_term_is_kept before delete on retention_term for each row execute function refuse_change();
create trigger retention_term_stays before truncate on retention_term for each statement execute function refuse_change();

insert into retention_term (kind, years) values
  ('accessLog', 5), ('event', 20), ('client', 20), ('careWorker', 2), ('mail', 2), ('roster', 2), ('invoice', 7);

-- What the history tells beside who and when: whom it was about, and what was changed. A reaction says itself whose it is.
create view care_moment_event as
  select uuid, name, subject_uuid as care_moment_uuid, actor_uuid, at, from_status, to_status, reason,
    (data ->> 'careWorker')::uuid as care_worker_uuid, data
    from event where subject_type = 'CareMoment'
  union all
  select e.uuid, e.name, p.care_moment_uuid, e.actor_uuid, e.at, e.from_status, e.to_status, e.reason, null::uuid, e.data
    from care_moment_publication p join event e on e.subject_uuid = p.uuid where e.subject_type = 'CareMomentPublication'
  union all
  select e.uuid, e.name, p.care_moment_uuid, e.actor_uuid, e.at, e.from_status, e.to_status, e.reason, r.care_worker_uuid, e.data
    from care_moment_publication p join care_moment_publication_reaction r on r.care_moment_publication_uuid = p.uuid
    join event e on e.subject_uuid = r.uuid where e.subject_type = 'CareMomentPublicationReaction';

-- Since when the oldest transaction that has written something has been running: what was written before then is committed, or
-- never will be. As the owner, since the application's role sees nothing of the sessions of others.
create function oldest_writing() returns timestamptz language sql volatile security definer set search_path = pg_catalog as $$
  select coalesce(min(xact_start), clock_timestamp()) from pg_stat_activity
  where datname = current_database() and backend_xid is not null and pid <> pg_backend_pid()
$$;

-- How the last run of each job by the clock went. Without a duration it is still running, or its server stopped halfway.
create table job_run (
  name text primary key,
  started_at timestamptz(0) not null,
  took_ms int,
  error text,
  -- When it last went well, in real time: from then on it is known what it missed.
  done_at timestamptz,
  -- What came of the last run, in the words of the job: one sentence that names nobody.
  outcome text,
  -- Whether the last run had the settings that it needs. A server that does not say counts as set up.
  is_set_up boolean not null default true
);

-- Who works off the queue. A worker holds the advisory lock (7312, lock_key) for as long as it lives; `seen_at` is when somebody
-- last saw it held. What a worker that is gone had taken up, the others take over.
create table job_worker (
  worker text primary key,
  lock_key int not null generated always as identity,
  server text not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);

-- What was answered under a key of the caller's own (docs/decisions/0033), for a day. Nothing in it can be read without our secret:
-- who asked and under which key, and what was asked, are keyed hashes; the answer is sealed.
create table idempotency_key (
  name bytea primary key,
  request bytea not null,
  answer bytea,
  created_at timestamptz not null default now()
);
create index on idempotency_key (created_at);

-- The key under which codes are hashed and secrets sealed, itself sealed by SECRET: another SECRET seals this one row anew, and everything
-- that was hashed or sealed stays good.
create table data_key (
  is_the_one boolean primary key default true check (is_the_one),
  sealed bytea not null,
  sealed_at timestamptz(0) not null default now()
);

-- The key by which push services know this product: made once, for all its servers.
create table push_key (one boolean primary key default true check (one), public_key text not null, private_key text not null);

create table analytics_event (
  uuid uuid primary key default uuidv7(),
  at timestamptz not null,
  name text not null,
  context jsonb not null,
  data jsonb not null,
  -- Until the visit ends; never the account.
  session_uuid uuid
);
create index on analytics_event (session_uuid);
create index on analytics_event (name, at);

-- What a planner switches on or off, and for whom: one user, one organization, a share of all, or all (docs/decisions/0099).
create table feature_switch (
  uuid uuid primary key default uuidv7(),
  feature text not null check (feature in ('rosters', 'contract_proposals', 'asking_by_name', 'exports')),
  account_uuid uuid references account,
  organization_uuid uuid references organization,
  percent int check (percent between 1 and 99),
  enabled boolean not null,
  changed_at timestamptz(0) not null,
  constraint feature_switch_scope check (num_nonnulls(account_uuid, organization_uuid, percent) <= 1)
);
-- One for each of whom it can be; a feature has one share, whatever its size.
create unique index feature_switch_once on feature_switch (feature, account_uuid, organization_uuid,
  (percent is not null)) nulls not distinct;
create index on feature_switch (account_uuid);
create index on feature_switch (organization_uuid);

-- Where somebody is among a hundred, for this feature. Everybody of an organization is in one place.
create function feature_place(feature text, who uuid) returns int language sql immutable as $$
  select (('x' || substr(md5(feature || who), 1, 8))::bit(32)::bigint % 100)::int
$$;

-- The switches that decide for an account, one for each feature: the most specific. Without one a feature is on.
create function features_of(account uuid) returns table (feature text, enabled boolean) language sql stable as $$
  select distinct on (s.feature) s.feature, s.enabled
  from feature_switch s left join organization_user u on u.uuid = features_of.account
  where s.account_uuid = features_of.account or s.organization_uuid = u.organization_uuid
    or feature_place(s.feature, coalesce(u.organization_uuid, features_of.account)) < s.percent
    or num_nonnulls(s.account_uuid, s.organization_uuid, s.percent) = 0
  order by s.feature, s.account_uuid nulls last, s.organization_uuid nulls last, s.percent nulls last
$$;

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

-- The words of a mail where a planner wrote others than we did. Without words it has ours again; what was written before is in its events.
create table mail_text (
  uuid uuid primary key default uuidv7(),
  letter text not null unique,
  subject text,
  text text,
  button text,
  version int not null default 1,
  changed_at timestamptz not null,
  check ((subject is null) = (text is null) and (subject is not null or button is null))
);

-- Which columns of a spreadsheet held what, the last time that this kind was imported.
create table import_columns (kind text primary key, columns jsonb not null);
