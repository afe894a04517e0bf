create index concurrently if not exists care_moment_invoice_line_order_number on care_moment_invoice_line (order_number) where order_number is not null;
