-- Why a care worker rejects a contract proposal.
alter table contract_proposal add status_reason text;

-- Whether the care worker was paid for an invoice; of a credit note: whether they paid it back.
create function is_paid_out(invoice uuid) returns boolean language sql stable as $$
  select exists (select 1 from payout_ledger where care_moment_invoice_uuid = invoice and kind = 'payout')
$$;
