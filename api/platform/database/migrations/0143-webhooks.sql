-- Webhooks: where an organization's own program hears of what happens, and what came of each message.

create table webhook_endpoint (
  uuid uuid primary key default uuidv7(),
  organization_uuid uuid not null references organization,
  url text not null,
  description text not null,
  kinds text[] not null,
  status text not null default 'active' check (status in ('active', 'stopped', 'paused')),
  paused_because text check (paused_because in ('unanswered', 'gone')),
  paused_at timestamptz(0),
  -- Encrypted with the key of this database: it signs every message, so it must be read again.
  sealed_secret bytea not null,
  -- When somebody was last shown a secret; nobody was when it is null.
  secret_made_at timestamptz(0),
  sealed_old_secret bytea,
  old_secret_until timestamptz(0),
  created_at timestamptz(0) not null,
  version int not null default 1,
  check ((status = 'paused') = (paused_at is not null) and (paused_at is null) = (paused_because is null)),
  check ((sealed_old_secret is null) = (old_secret_until is null))
);
create index on webhook_endpoint (organization_uuid, created_at);

-- One message: of one event to one endpoint. Its uuid is the id by which the receiver knows it when it comes again.
create table webhook_delivery (
  uuid uuid primary key default uuidv7(),
  endpoint_uuid uuid not null references webhook_endpoint on delete cascade,
  -- Without one it is a test.
  event_uuid uuid,
  kind text not null,
  -- Types, ids and addresses, and nothing else (webhook_subject).
  data jsonb not null,
  happened_at timestamptz(0) not null,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  -- Since it was made or sent again.
  tries int not null default 0,
  attempts jsonb not null default '[]',
  next_attempt_at timestamptz(0),
  delivered_at timestamptz(0),
  created_at timestamptz(0) not null,
  unique (endpoint_uuid, event_uuid),
  check ((status = 'waiting') = (next_attempt_at is not null))
);
create index on webhook_delivery (endpoint_uuid, created_at);
create index on webhook_delivery (created_at);

-- Of whom the subject of an event is, and what a webhook says of it: its address and type, and the care moment that it belongs to. A
-- payout to a worker is not the organization's to know.
create function webhook_subject(of_type text, of_uuid uuid) returns table (organization_uuid uuid, data jsonb) language sql stable as $$
  select m.organization_uuid, jsonb_build_object('@id', '/v1/care_moments/' || m.uuid, '@type', of_type, 'uuid', m.uuid)
    from care_moment m where of_type = 'CareMoment' and m.uuid = of_uuid
  union all
  select m.organization_uuid, jsonb_build_object('@id', '/v1/care_moment_publications/' || p.uuid, '@type', of_type, 'uuid', p.uuid,
      'careMoment', '/v1/care_moments/' || m.uuid)
    from care_moment_publication p join care_moment m on m.uuid = p.care_moment_uuid
    where of_type = 'CareMomentPublication' and p.uuid = of_uuid
  union all
  select m.organization_uuid, jsonb_build_object('@id', '/v1/care_moment_publication_reactions/' || r.uuid, '@type', of_type,
      'uuid', r.uuid, 'careMoment', '/v1/care_moments/' || m.uuid)
    from care_moment_publication_reaction r join care_moment_publication p on p.uuid = r.care_moment_publication_uuid
      join care_moment m on m.uuid = p.care_moment_uuid
    where of_type = 'CareMomentPublicationReaction' and r.uuid = of_uuid
  union all
  select i.organization_uuid, jsonb_build_object('@id', '/v1/care_moment_invoices/' || i.uuid, '@type', 'CareMomentInvoice',
      'uuid', i.uuid)
    from care_moment_invoice i where of_type = 'CareMomentInvoice' and i.uuid = of_uuid
  union all
  select i.organization_uuid, jsonb_build_object('@id', '/v1/care_moment_invoices/' || i.uuid, '@type', 'CareMomentInvoice',
      'uuid', i.uuid)
    from payout_ledger l join care_moment_invoice i on i.uuid = l.care_moment_invoice_uuid
    where of_type = 'PayoutLedger' and l.uuid = of_uuid and l.kind = 'payment'
  union all
  select c.organization_uuid, jsonb_build_object('@id', '/v1/contract_proposals/' || c.uuid, '@type', of_type, 'uuid', c.uuid)
    from contract_proposal c where of_type = 'ContractProposal' and c.uuid = of_uuid
$$;
