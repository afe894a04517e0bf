-- Whether the hourly rate was given with the moment: then it stands whoever does the work; else it follows the contract.
alter table care_moment add column rate_is_given boolean not null default false;
