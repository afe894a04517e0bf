-- What was answered under a key of the caller's own (docs/decisions/0033), for a day. Nothing in it can be read without our secret:
-- who asked and under which key, and what was asked, are keyed hashes; the answer is sealed.
create table idempotency_key (
  name bytea primary key,
  request bytea not null,
  answer bytea,
  created_at timestamptz not null default now()
);
create index on idempotency_key (created_at);
