-- The key under which codes are hashed and secrets sealed, itself sealed by SECRET: another SECRET seals this one row anew, and everything
-- that was hashed or sealed stays good.
create table data_key (
  is_the_one boolean primary key default true check (is_the_one),
  sealed bytea not null,
  sealed_at timestamptz(0) not null default now()
);
