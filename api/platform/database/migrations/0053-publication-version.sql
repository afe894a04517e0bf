-- Two colleagues who change the steps of one publication at once: the second is told, and looks first.
alter table care_moment_publication add column version integer not null default 1;
