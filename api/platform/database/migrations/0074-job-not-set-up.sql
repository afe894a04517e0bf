-- Whether the last run had the settings that it needs. What a server of the version before runs counts as set up, as it did.
alter table job_run add is_set_up boolean not null default true;
