-- Whether an organization asked for webhooks is looked up for each event: in steps of their own, of which only one is taken, so that who
-- asked for none pays next to nothing (docs/decisions/0166).
create or replace function webhook_subject(of_type text, of_uuid uuid) returns table (organization_uuid uuid, data jsonb)
  language plpgsql stable rows 1 as $$
begin
  case of_type
    when 'CareMoment' then return query
      select m.organization_uuid, jsonb_build_object('@id', '/v1/care_moments/' || m.uuid, '@type', of_type, 'uuid', m.uuid)
      from care_moment m where m.uuid = of_uuid;
    when 'CareMomentPublication' then return query
      select m.organization_uuid, jsonb_build_object('@id', '/v1/care_moment_publications/' || p.uuid, '@type', of_type, 'uuid', p.uuid,
        'careMoment', '/v1/care_moments/' || m.uuid)
      from care_moment_publication p join care_moment m on m.uuid = p.care_moment_uuid where p.uuid = of_uuid;
    when 'CareMomentPublicationReaction' then return query
      select m.organization_uuid, jsonb_build_object('@id', '/v1/care_moment_publication_reactions/' || r.uuid, '@type', of_type,
        'uuid', r.uuid, 'careMoment', '/v1/care_moments/' || m.uuid)
      from care_moment_publication_reaction r join care_moment_publication p on p.uuid = r.care_moment_publication_uuid
        join care_moment m on m.uuid = p.care_moment_uuid where r.uuid = of_uuid;
    when 'CareMomentInvoice', 'PayoutLedger' then return query
      -- A payout to a worker is not the organization's to know.
      select i.organization_uuid, jsonb_build_object('@id', '/v1/care_moment_invoices/' || i.uuid, '@type', 'CareMomentInvoice',
        'uuid', i.uuid)
      from care_moment_invoice i where i.uuid = case of_type when 'CareMomentInvoice' then of_uuid
        else (select l.care_moment_invoice_uuid from payout_ledger l where l.uuid = of_uuid and l.kind = 'payment') end;
    when 'ContractProposal' then return query
      select c.organization_uuid, jsonb_build_object('@id', '/v1/contract_proposals/' || c.uuid, '@type', of_type, 'uuid', c.uuid)
      from contract_proposal c where c.uuid = of_uuid;
    else null;
  end case;
end $$;

-- Stores a message of this event for each endpoint of its organization that asked for events of this kind; of no kind for nobody.
create function store_webhook_deliveries(event uuid, of_kind text, of_type text, of_uuid uuid, happened timestamptz)
  returns table (uuid uuid, endpoint_uuid uuid) language plpgsql rows 1 as $$
#variable_conflict use_column
begin
  if of_kind is null then return; end if;
  return query
    insert into webhook_delivery (endpoint_uuid, event_uuid, kind, data, happened_at, next_attempt_at, created_at)
    select e.uuid, event, of_kind, s.data, happened, happened, happened
    from webhook_subject(of_type, of_uuid) s
      join webhook_endpoint e on e.organization_uuid = s.organization_uuid and e.status = 'active' and of_kind = any(e.kinds)
    returning webhook_delivery.uuid, webhook_delivery.endpoint_uuid;
end $$;
