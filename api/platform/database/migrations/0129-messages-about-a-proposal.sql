-- A fourth subject of messages: a proposal of a contract, between its care worker and the organization that made it.
alter table message add column contract_proposal_uuid uuid references contract_proposal on delete cascade;
alter table message drop constraint message_is_about_one,
  add constraint message_is_about_one check (num_nonnulls(care_moment_publication_reaction_uuid, client_uuid, care_worker_uuid,
    contract_proposal_uuid) = 1) not valid;
alter table conversation add column contract_proposal_uuid uuid references contract_proposal on delete cascade;
alter table conversation drop constraint conversation_is_about_one,
  add constraint conversation_is_about_one check (
    num_nonnulls(care_moment_publication_reaction_uuid, client_uuid, care_worker_uuid, contract_proposal_uuid) = 1
    and (confidential_with_uuid is null or client_uuid is not null)
    and (confidential_with_uuid is not null or uuid is not distinct from
      coalesce(care_moment_publication_reaction_uuid, client_uuid, care_worker_uuid, contract_proposal_uuid)));
create index on conversation (contract_proposal_uuid) where contract_proposal_uuid is not null;

-- With a proposal that is forgotten goes what was said of it, and with that how far it was read.
alter table conversation_read drop constraint conversation_read_conversation_uuid_fkey,
  add constraint conversation_read_conversation_uuid_fkey foreign key (conversation_uuid) references conversation on delete cascade;
alter table conversation_read drop constraint conversation_read_message_uuid_fkey,
  add constraint conversation_read_message_uuid_fkey foreign key (message_uuid) references message on delete cascade;
