create index concurrently if not exists care_moment_order_number on care_moment (order_number) where order_number is not null;
