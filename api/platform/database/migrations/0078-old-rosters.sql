-- Rosters have a term of their own: a plan says of people how far away they live.
alter table retention_term drop constraint retention_term_kind_check;
alter table retention_term add constraint retention_term_kind_check
  check (kind in ('accessLog', 'event', 'client', 'careWorker', 'mail', 'roster', 'invoice'));
insert into retention_term (kind, years) values ('roster', 2);
create index on roster (end_date);
