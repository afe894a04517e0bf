-- What happened to something was written after that was made, and both say so in their uuid (version 7). So nobody who asks for it has to
-- look in the months before (decision 83). An hour earlier, for the clocks of two hosts differ; and in all months where the uuid says nothing.
create function events_from(subject uuid) returns uuid language sql stable parallel safe
  return coalesce(uuid_from(uuid_extract_timestamp(subject) - interval '1 hour'), '00000000-0000-0000-0000-000000000000');
