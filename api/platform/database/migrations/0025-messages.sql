-- What people write to each other: about a reaction, about a client, or with a care worker; said once, and kept whoever leaves.
create table message (
  uuid uuid primary key default uuidv7(),
  text text not null,
  author_uuid uuid not null references account,
  author_name text not null,
  care_moment_publication_reaction_uuid uuid references care_moment_publication_reaction,
  client_uuid uuid references client,
  care_worker_uuid uuid references care_worker,
  created_at timestamptz(0) not null,
  constraint message_is_about_one check (num_nonnulls(care_moment_publication_reaction_uuid, client_uuid, care_worker_uuid) = 1)
);
create index on message (care_moment_publication_reaction_uuid, created_at) where care_moment_publication_reaction_uuid is not null;
create index on message (client_uuid, created_at) where client_uuid is not null;
create index on message (care_worker_uuid, created_at) where care_worker_uuid is not null;
create index on message (created_at);
create index on message (author_uuid);
create trigger message_is_final before update or delete on message for each row execute function refuse_change();
create trigger message_stays before truncate on message for each statement execute function refuse_change();
