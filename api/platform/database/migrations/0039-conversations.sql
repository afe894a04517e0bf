-- What people write about one subject, as one row with its last message; its uuid is that of the subject. And how far each person
-- has read it.
create table conversation (
  uuid uuid primary key,
  care_moment_publication_reaction_uuid uuid references care_moment_publication_reaction,
  client_uuid uuid references client,
  care_worker_uuid uuid references care_worker,
  last_text text not null,
  last_author_uuid uuid not null references account,
  last_author_name text not null,
  last_at timestamptz(0) not null,
  known_until uuid not null default '00000000-0000-0000-0000-000000000000', -- the last message that counts as read by everyone
  constraint conversation_is_about_one check (uuid is not distinct from
    coalesce(care_moment_publication_reaction_uuid, client_uuid, care_worker_uuid)
    and num_nonnulls(care_moment_publication_reaction_uuid, client_uuid, care_worker_uuid) = 1)
);
create index on conversation (care_moment_publication_reaction_uuid) where care_moment_publication_reaction_uuid is not null;
create index on conversation (client_uuid) where client_uuid is not null;
create index on conversation (care_worker_uuid) where care_worker_uuid is not null;
create index on conversation (last_at);

-- A message counts as unread while its uuid is later than that of the last one read: the uuid is made under the lock on the
-- conversation, so that none comes in below a mark.
create table conversation_read (
  account_uuid uuid not null references account,
  conversation_uuid uuid not null references conversation,
  message_uuid uuid not null references message,
  primary key (account_uuid, conversation_uuid)
);

-- What was written before marks were kept counts as read: nobody begins with old messages.
insert into conversation (uuid, care_moment_publication_reaction_uuid, client_uuid, care_worker_uuid, last_text, last_author_uuid,
  last_author_name, last_at, known_until)
select distinct on (1) coalesce(care_moment_publication_reaction_uuid, client_uuid, care_worker_uuid),
  care_moment_publication_reaction_uuid, client_uuid, care_worker_uuid, text, author_uuid, author_name, created_at, uuid
from message order by 1, uuid desc;
