-- What an organization reads of its favourites: when they last worked there and how long, from the index alone.
create index care_moment_worked on care_moment (assignee_uuid, organization_uuid, actual_start_date)
  include (actual_end_date, actual_break_minutes, location_uuid, time_scope) where status = 'approved';
