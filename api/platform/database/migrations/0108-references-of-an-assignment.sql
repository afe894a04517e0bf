-- What an organization wants to read back on the invoice of one shift, where it differs from its own order number and the cost centre of the
-- location; on a line it is as it was when the hours were approved.
alter table care_moment add column order_number text, add column cost_centre text;
alter table recurring_care_moment add column order_number text, add column cost_centre text;
alter table care_moment_template add column order_number text, add column cost_centre text;
alter table care_moment_invoice_line add column order_number text;

create or replace function lines_are_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.care_moment_invoice_uuid is not null
    or row(new.care_moment_uuid, new.amount, new.kind, new.quantity, new.unit_price, new.description, new.location, new.start_date,
      new.end_date, new.order_number, new.cost_centre)
    is distinct from
       row(old.care_moment_uuid, old.amount, old.kind, old.quantity, old.unit_price, old.description, old.location, old.start_date,
      old.end_date, old.order_number, old.cost_centre) then
    raise exception 'an invoice line is never changed' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
