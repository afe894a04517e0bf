-- Indexes for a platform a hundred times as large (bench/RESULTS.md, Growth).
-- Work near a care worker is asked by what they may do as well: most of what is near is for others.
drop index care_moment_open_by_location;
create index care_moment_open_by_location on care_moment (location_uuid, expertise_level_uuid, start_date) where status = 'open';
-- A moment is also found by the name or city of its location.
create index on organization_location using gin (name gin_trgm_ops, city gin_trgm_ops);
-- Few have these: who looks for them finds them without reading all others.
create index on care_moment (managed_by_organization_location_uuid) where managed_by_organization_location_uuid is not null;
create index on care_moment (resolved_for_care_worker_at) where resolved_for_care_worker_at is not null;
