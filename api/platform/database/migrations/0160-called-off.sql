-- The assignments of a care worker that ended before their work (docs/decisions/0157): the shift itself no longer says whose it was.
create index concurrently if not exists event_called_off on event ((data ->> 'careWorker'), at) where name = 'care_moment_assignment_canceled';
