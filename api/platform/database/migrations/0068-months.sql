-- `event` and `access_log` by month: what there is becomes the first part of a new table of the same name, without being read or copied.
-- First it is read whether it all lies before the bound (0067), beside which others read and write.
alter table event validate constraint before_months;
alter table access_log validate constraint before_months;

do $$
declare
  name text;
  bound uuid;
  first text;
  t record;
  references_again text[] := array(select again from references_to('event'));
  statement text;
begin
  -- As long as this waits for a lock, others wait for it; and it is not to begin reading again. So it waits briefly, and often.
  for tries in 1..60 loop
    begin
      set local lock_timeout = '500ms';
      lock table mail, notification, event, access_log in access exclusive mode;
      exit;
    exception when lock_not_available then
      if tries = 60 then raise; end if;
      perform pg_sleep(1);
    end;
  end loop;

  for t in select * from references_to('event') loop
    execute format('alter table %s drop constraint %I', t.referring, t.own_name);
  end loop;
  foreach name in array array['event', 'access_log'] loop
    select substring(pg_get_constraintdef(oid) from '''(.*)''') into bound from pg_constraint
      where conname = 'before_months' and conrelid = name::regclass;
    first := name || to_char(uuid_extract_timestamp(bound) at time zone 'UTC', '"_before_"YYYY_MM');
    execute format('alter table %I rename to %I', name, first);
    execute format('drop trigger %1$s_is_final on %2$I; drop trigger %1$s_stays on %2$I', name, first);
    -- The table gets the names of the indexes.
    for t in select indexrelid::regclass::text as name from pg_index where indrelid = first::regclass loop
      execute format('alter index %I rename to %I', t.name, replace(t.name, name, first));
    end loop;
    execute format('create table %I (like %I including defaults including indexes) partition by range (uuid)', name, first);
    for t in select conname, pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = first::regclass and contype = 'f' loop
      execute format('alter table %I add constraint %I %s', name, t.conname, t.definition);
    end loop;
    execute format('create trigger %1$s_is_final before update or delete on %1$I for each row execute function refuse_change()', name);
    perform guard_part(name);
    execute format('alter table %I attach partition %I for values from (minvalue) to (%L)', name, first, bound);
    execute format('alter table %I drop constraint before_months', first);
    perform guard_part(first);
    perform make_default_part(name);
    -- The version before goes on as the role it has.
    for t in select grantee::regrole as grantee, privilege_type as privilege from pg_class, aclexplode(relacl)
      where oid = first::regclass and grantee <> relowner
    loop
      execute format('grant %s on %I to %s', t.privilege, name, t.grantee);
    end loop;
  end loop;
  foreach statement in array references_again loop execute statement; end loop;
  perform make_months();
end $$;

create or replace view care_moment_event as
  select uuid, name, subject_uuid as care_moment_uuid, actor_uuid, at, from_status, to_status, reason
    from event where subject_type = 'CareMoment'
  union all
  select e.uuid, e.name, p.care_moment_uuid, e.actor_uuid, e.at, e.from_status, e.to_status, e.reason
    from care_moment_publication p join event e on e.subject_uuid = p.uuid where e.subject_type = 'CareMomentPublication'
  union all
  select e.uuid, e.name, p.care_moment_uuid, e.actor_uuid, e.at, e.from_status, e.to_status, e.reason
    from care_moment_publication p join care_moment_publication_reaction r on r.care_moment_publication_uuid = p.uuid
    join event e on e.subject_uuid = r.uuid where e.subject_type = 'CareMomentPublicationReaction';
