-- Takes away the first month that was kept as long as it must (0066); gives its table and when it ended, and nothing when there is none.
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

-- What there is (0068).
select settle_months();
