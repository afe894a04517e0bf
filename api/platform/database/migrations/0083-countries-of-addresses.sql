-- The country of each postal address (docs/decisions/0102). Addresses that were there are in the Netherlands.
alter table care_worker_profile add column country text not null default 'NL';
alter table client add column country text not null default 'NL';
alter table organization add column country text not null default 'NL';
-- Not valid: what was there has the default, so there is nothing to look through.
alter table care_worker_profile add constraint care_worker_profile_country foreign key (country) references country (key) not valid;
alter table client add constraint client_country foreign key (country) references country (key) not valid;
alter table organization add constraint organization_country foreign key (country) references country (key) not valid;
