-- Who works or worked for an organization (docs/decisions/0155), from the index alone.
create index concurrently if not exists care_moment_workers_here on care_moment (organization_uuid, end_date)
  include (assignee_uuid, status) where assignee_uuid is not null;
