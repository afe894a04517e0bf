-- The first page of all care moments, and of all publications, in the order of their lists (docs/decisions/0161).
create index concurrently if not exists care_moment_start_date on care_moment (start_date, uuid);
