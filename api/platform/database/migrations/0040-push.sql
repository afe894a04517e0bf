-- Notifications on a device, by the push service of its browser: one for each login, and gone with the login.
create table push_subscription (
  account_session_uuid uuid primary key references account_session on delete cascade,
  account_uuid uuid not null references account,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz(0) not null
);
create index on push_subscription (account_uuid);

-- The key by which push services know this product: made once, for all its servers.
create table push_key (
  one boolean primary key default true check (one),
  public_key text not null,
  private_key text not null
);

alter table notification_preference add by_push boolean;
-- When its push may leave, and when it was handed over to be sent.
alter table notification add push_due_at timestamptz(0), add pushed_at timestamptz(0);
create index on notification (push_due_at) where pushed_at is null and push_due_at is not null;
