-- What people are told, and what they write to each other.

create table mail (
  uuid uuid primary key default uuidv7(),
  event_uuid uuid references event,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  at timestamptz(0) not null,
  sent_at timestamptz,
  -- Noted before the mail server hears of it. Without sent_at it is on its way, or nobody knows whether it arrived.
  sending_at timestamptz,
  unique (event_uuid, recipient)
);
create index on mail (sending_at) where sending_at is not null and sent_at is null;
create index mail_at on mail (at);

-- What concerns someone: shown in the app, and mailed at once, later (out of quiet hours, once a day) or not at all.
create table notification (
  uuid uuid primary key default uuidv7(),
  account_uuid uuid not null references account,
  event_uuid uuid not null references event,
  kind text not null,
  subject text not null,
  text text not null,
  path text,
  in_app boolean not null,
  mail_due_at timestamptz(0),
  mailed_at timestamptz(0),
  created_at timestamptz(0) not null,
  read_at timestamptz(0),
  -- When its push may leave, and when it was handed over to be sent.
  push_due_at timestamptz(0),
  pushed_at timestamptz(0),
  unique (event_uuid, account_uuid)
);
create index on notification (account_uuid, created_at desc) where in_app;
create index on notification (account_uuid) where in_app and read_at is null;
create index on notification (mail_due_at) where mailed_at is null and mail_due_at is not null;
create index on notification (created_at);
create index on notification (push_due_at) where pushed_at is null and push_due_at is not null;
-- How many were told of what is offered.
create index on notification (event_uuid) where kind = 'new_matches';

-- What people write to each other: about a reaction, a client or a proposal, or with a care worker; said once, and kept whoever leaves.
create table message (
  uuid uuid primary key default uuidv7(),
  text text not null,
  author_uuid uuid not null references account,
  author_name text not null,
  care_moment_publication_reaction_uuid uuid references care_moment_publication_reaction,
  client_uuid uuid references client,
  care_worker_uuid uuid references care_worker,
  created_at timestamptz(0) not null,
  -- A question about a report, and its answer.
  client_report_uuid uuid references client_report,
  -- What one relative and the client's manager say to each other alone: apart from what is said with the family, in a conversation of
  -- its own.
  confidential_with_uuid uuid references client_admin,
  -- Between its care worker and the organization that made it.
  contract_proposal_uuid uuid references contract_proposal on delete cascade,
  constraint report_is_of_the_client check (client_report_uuid is null or client_uuid is not null),
  constraint confidential_is_about_a_client check (confidential_with_uuid is null or client_uuid is not null),
  constraint message_is_about_one check (num_nonnulls(care_moment_publication_reaction_uuid, client_uuid, care_worker_uuid,
    contract_proposal_uuid) = 1)
);
create index on message (care_moment_publication_reaction_uuid, created_at)
  where care_moment_publication_reaction_uuid is not null;
create index on message (client_uuid, created_at) where client_uuid is not null;
create index on message (care_worker_uuid, created_at) where care_worker_uuid is not null;
create index on message (created_at);
create index on message (author_uuid);
create index on message (client_report_uuid) where client_report_uuid is not null;
create index message_by_proposal on message (contract_proposal_uuid, created_at) where contract_proposal_uuid is not null;
create trigger message_is_final before update or delete on message for each row execute function refuse_change();
create trigger message_stays before truncate on message for each statement execute function refuse_change();

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
  -- the last message that counts as read by everyone
  known_until uuid not null default '00000000-0000-0000-0000-000000000000',
  confidential_with_uuid uuid references client_admin,
  contract_proposal_uuid uuid references contract_proposal on delete cascade,
  constraint one_confidential_conversation unique (client_uuid, confidential_with_uuid),
  constraint conversation_is_about_one check (num_nonnulls(care_moment_publication_reaction_uuid, client_uuid, care_worker_uuid,
    contract_proposal_uuid) = 1 and (confidential_with_uuid is null or client_uuid is not null)
    and (confidential_with_uuid is not null or uuid is not distinct from coalesce(care_moment_publication_reaction_uuid,
    client_uuid, care_worker_uuid, contract_proposal_uuid)))
);
create index on conversation (care_moment_publication_reaction_uuid) where care_moment_publication_reaction_uuid is not null;
create index on conversation (client_uuid) where client_uuid is not null;
create index on conversation (care_worker_uuid) where care_worker_uuid is not null;
create index on conversation (last_at);
create index on conversation (contract_proposal_uuid) where contract_proposal_uuid is not null;

-- A message counts as unread while its uuid is later than that of the last one read: the uuid is made under the lock on the
-- conversation, so that none comes in below a mark.
create table conversation_read (
  account_uuid uuid not null references account,
  conversation_uuid uuid not null references conversation on delete cascade,
  message_uuid uuid not null references message on delete cascade,
  primary key (account_uuid, conversation_uuid)
);
-- Whose messages go, by whoever read them.
create index on conversation_read (conversation_uuid);
create index on conversation_read (message_uuid);
