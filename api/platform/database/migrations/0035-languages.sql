-- The languages that a care worker speaks, in the order in which they named them (contract/languages.ts).
alter table care_worker_profile add languages text[] not null default '{}' check (cardinality(languages) <= 12);
