-- Whom a care worker proposed as a replacement is forgotten with why they gave the work back, also of work that they got without a reaction.
-- Only that line of the function changes.
do $$
declare
  before constant text := pg_get_functiondef('forget_care_worker(uuid)'::regprocedure);
  line constant text := 'update event set reason = null where actor_uuid = worker and name';
  after constant text := replace(before, line, 'update event set reason = null, data = data - ''replacement'' where name = ''care_moment_assignment_canceled''
    and data ->> ''careWorker'' = worker::text and actor_uuid = worker;
  ' || line);
begin
  if after = before then raise exception 'forget_care_worker does not forget the reason as expected'; end if;
  execute after;
end $$;
