-- An organization pays an invoice in parts, or a cent too much; what was entered wrong is taken back by a booking that is its opposite.
drop index one_booking;
create unique index one_booking on payout_ledger (care_moment_invoice_uuid, kind) where kind <> 'payment';
create index on payout_ledger (care_moment_invoice_uuid, kind);
alter table payout_ledger
  add column reverses_uuid uuid references payout_ledger,
  add column reason text,
  add constraint payments_are_reversed check (reverses_uuid is null or kind = 'payment'),
  add constraint reversal_has_reason check ((reverses_uuid is null) = (reason is null));
create unique index one_reversal on payout_ledger (reverses_uuid);

-- What the organization paid of an invoice, in cents; of a credit note: what it was given back, below zero.
create function paid_of(invoice uuid) returns int language sql stable as $$
  select coalesce(sum(bank_amount), 0)::int from payout_ledger where care_moment_invoice_uuid = invoice and kind = 'payment'
$$;
-- What is still to be paid of it; below zero: too much was paid. An invoice that was credited asks nothing any more: what was paid of it is
-- to be given back on its credit note.
create function open_of(invoice uuid) returns int language sql stable as $$
  select case
    when i.type = 'credit_note' then -paid_of(i.credits_uuid) - paid_of(i.uuid)
    when exists (select 1 from care_moment_invoice note where note.credits_uuid = i.uuid) then 0
    else i.payable - paid_of(i.uuid) end
  from care_moment_invoice i where i.uuid = invoice
$$;
-- The payments that hold: not taken back, and not what takes back.
create function payments_of(invoice uuid) returns setof payout_ledger language sql stable as $$
  select l from payout_ledger l where l.care_moment_invoice_uuid = invoice and l.kind = 'payment' and l.reverses_uuid is null
    and not exists (select 1 from payout_ledger r where r.reverses_uuid = l.uuid)
$$;
-- The day on which their sum came to what was asked; null while it does not.
create function paid_on(invoice uuid) returns date language sql stable as $$
  select min(so_far.booked_on)
  from care_moment_invoice i,
    (select booked_on, sum(bank_amount) over (order by booked_on, created_at, uuid) as paid from payments_of(invoice)) so_far
  where i.uuid = invoice and case i.type
    when 'credit_note' then paid_of(i.uuid) <= -paid_of(i.credits_uuid) and so_far.paid <= -paid_of(i.credits_uuid)
    else paid_of(i.uuid) >= i.payable and so_far.paid >= i.payable end
$$;
