-- In which transaction an event was written: by it a server knows what was committed since it last looked, in whatever order
-- (docs/decisions/0162). What was written before has none. A default that is set by itself rewrites no table.
alter table event add column written_in xid8;
alter table event alter column written_in set default pg_current_xact_id();
