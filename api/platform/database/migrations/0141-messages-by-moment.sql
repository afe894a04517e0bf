create index concurrently if not exists message_by_moment on message (about_moment_uuid, created_at) where about_moment_uuid is not null;
