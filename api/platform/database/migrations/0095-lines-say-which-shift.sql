-- A line of an invoice says where and when the work was, as it was when its hours were approved: what happens to the shift or its
-- location later does not change an invoice. Lines from before this have none.
alter table care_moment_invoice_line add location text, add start_date timestamptz(0), add end_date timestamptz(0);

create or replace function lines_are_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.care_moment_invoice_uuid is not null
    or row(new.care_moment_uuid, new.amount, new.kind, new.quantity, new.unit_price, new.description, new.location, new.start_date, new.end_date)
    is distinct from
       row(old.care_moment_uuid, old.amount, old.kind, old.quantity, old.unit_price, old.description, old.location, old.start_date, old.end_date) then
    raise exception 'an invoice line is never changed' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
