-- What the law asks to keep of the books is kept, and then goes (decision 84).
create index on payout_file_invoice (care_moment_invoice_uuid);
create index on care_moment_invoice (credits_uuid) where credits_uuid is not null;

-- Removes invoices with all that hangs on them, and lines of payroll, of book years that are over for as long as planners set; at most so
-- many at once. Gives how many, and the keys of the receipts. What is not settled, or of who is held, stays; so does an invoice that was
-- credited later.
create function forget_books(most int) returns table (gone int, keys text[])
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  first_day date := make_date(extract(year from kept_since('invoice') at time zone 'Europe/Amsterdam')::int, 1, 1);
  invoices uuid[];
  lines uuid[];
  moments uuid[];
begin
  perform set_config('zorginzet.forgets', 'yes', true);
  invoices := array(select i.uuid from care_moment_invoice i where i.issue_date < first_day and i.type = 'invoice'
    and not exists (select 1 from care_moment_invoice c where c.credits_uuid = i.uuid and c.issue_date >= first_day)
    and not exists (select 1 from forgetting_hold h where h.care_worker_uuid = i.care_worker_uuid)
    and 0 = (select coalesce(sum(l.bank_amount), 0) from payout_ledger l
      left join care_moment_invoice c on c.uuid = l.care_moment_invoice_uuid where i.uuid in (c.uuid, c.credits_uuid))
    order by i.issue_date limit most);
  invoices := invoices || array(select uuid from care_moment_invoice where credits_uuid = any(invoices));
  lines := array(select uuid from care_moment_invoice_line where care_moment_invoice_uuid = any(invoices))
    || array(select l.uuid from care_moment_invoice_line l where l.contract_type = 'temp_work'
      and payroll_week(l.period, l.created_at) < to_char(first_day, 'IYYY-"W"IW')
      and not exists (select 1 from forgetting_hold h where h.care_worker_uuid = l.care_worker_uuid) limit most);
  moments := array(select distinct l.care_moment_uuid from care_moment_invoice_line l where l.uuid = any(lines)
    and not exists (select 1 from care_moment_invoice_line o where o.care_moment_uuid = l.care_moment_uuid and o.uuid <> all(lines)));

  with named as (select e ->> 'file' as file from care_moment m, jsonb_array_elements(m.expenses) e where m.uuid = any(moments) and e ? 'file'),
  dropped as (delete from user_file f using named where named.file = '/v1/user_files/' || f.uuid
    and not exists (select 1 from care_worker_document_file d where d.user_file_uuid = f.uuid) returning f.storage_key)
  select coalesce(array_agg(storage_key), '{}') into keys from dropped;
  update care_moment set expenses = (select coalesce(jsonb_agg(e - 'file'), '[]') from jsonb_array_elements(expenses) e)
    where uuid = any(moments) and expenses <> '[]';

  delete from payout_file_invoice where care_moment_invoice_uuid = any(invoices);
  delete from payout_file f where f.created_at < first_day and not exists (select 1 from payout_file_invoice where payout_file_uuid = f.uuid);
  delete from payout_ledger where care_moment_invoice_uuid = any(invoices);
  delete from invoice_pdf where uuid = any(invoices);
  delete from care_moment_invoice_line where uuid = any(lines);
  delete from care_moment_invoice where uuid = any(invoices);
  perform set_config('zorginzet.forgets', '', true);
  gone := cardinality(invoices) + cardinality(lines);
  return next;
end $$;
