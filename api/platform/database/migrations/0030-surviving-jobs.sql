-- Who works off the queue. A worker holds the advisory lock (7312, lock_key) for as long as it lives; `seen_at` is when somebody
-- last saw it held. What a worker that is gone had taken up, the others take over.
create table job_worker (
  worker text primary key,
  lock_key int not null generated always as identity,
  server text not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);

-- When it last went well, in real time: from then on it is known what it missed.
alter table job_run add done_at timestamptz;

-- Noted before the mail server hears of it. Without sent_at it is on its way, or nobody knows whether it arrived.
alter table mail add sending_at timestamptz;
create index on mail (sending_at) where sending_at is not null and sent_at is null;

-- From now on an error is kept by its kind; what was kept before may name someone.
do $$ begin
  if to_regclass('graphile_worker._private_jobs') is not null then update graphile_worker._private_jobs set last_error = null; end if;
end $$;
