create index concurrently if not exists mail_at on mail (at);
