-- The first page of all care workers and of all clients by name, in register order (docs/decisions/0161). No list is in the order of
-- the index that goes, since names are ordered by their sort keys.
create index on care_worker_profile (last_name_sorted, first_name_sorted);
create index on client (last_name_sorted, first_name_sorted);
drop index care_worker_profile_last_name_first_name_idx;
