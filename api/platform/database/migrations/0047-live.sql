-- Since when the oldest transaction that has written something has been running: what was written before then is committed, or
-- never will be. As the owner, since the application's role sees nothing of the sessions of others.
create function oldest_writing() returns timestamptz language sql volatile security definer set search_path = pg_catalog as $$
  select coalesce(min(xact_start), clock_timestamp()) from pg_stat_activity
  where datname = current_database() and backend_xid is not null and pid <> pg_backend_pid()
$$;
