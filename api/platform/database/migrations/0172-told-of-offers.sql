-- What a care worker was told of (docs/decisions/0157), in the order of time.
create index concurrently if not exists notification_of_offers on notification (account_uuid, created_at) where kind = 'new_matches';
