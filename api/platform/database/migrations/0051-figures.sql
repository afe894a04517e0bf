-- The figures of an organization ask for its approved hours by the day of the work.
create index on care_moment_invoice_line (organization_uuid, date);
