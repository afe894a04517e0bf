-- What an organization wants to read back on its invoices: its reference, its order number and its number as a public body; and of each
-- location the cost centre, which goes on the lines of the work there, as it was when the hours were approved.
alter table organization
  add column buyer_reference text, add column order_number text,
  add column oin text check (oin ~ '^\d{20}$');
alter table organization_location add column cost_centre text;
alter table care_moment_invoice_line add column cost_centre text;
