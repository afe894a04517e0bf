-- How long each kind of what we keep is kept. All kinds are here from the start, for what is thrown away is decided in the database too; the
-- least that the law asks (rules/retention.ts) is held here, so that no application can shorten it. Who changed a term is in its events.
create table retention_term (
  kind text primary key check (kind in ('accessLog', 'event', 'client', 'careWorker', 'mail', 'invoice')),
  years int not null constraint retention_term_years check (years between 1 and 100),
  version int not null default 0,
  changed_at timestamptz,
  -- By which its events name it.
  uuid uuid not null unique default uuidv7(),
  constraint retention_term_least check (
    years >= case kind when 'accessLog' then 5 when 'event' then 20 when 'client' then 20 when 'invoice' then 7 else 1 end)
);
insert into retention_term (kind, years) values ('accessLog', 5), ('event', 20), ('client', 20), ('careWorker', 2), ('mail', 2), ('invoice', 7);
create trigger retention_term_is_kept before delete on retention_term for each row execute function refuse_change();
create trigger retention_term_stays before truncate on retention_term for each statement execute function refuse_change();
