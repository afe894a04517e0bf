create index concurrently if not exists message_by_proposal on message (contract_proposal_uuid, created_at) where contract_proposal_uuid is not null;
