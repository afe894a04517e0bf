-- Whoever has yet to prove which account is theirs logs in with a password: their session at the provider is kept with the attempt until
-- then, so that logging out ends it too (docs/decisions/0151).
alter table sign_on
  add column provider_session text,
  add column provider_logout text,
  add column sealed_id_token bytea;

-- At which provider a sign-on was refused, and what the person was told.
alter table refused_login
  add column provider_uuid uuid references identity_provider on delete set null,
  add column detail text;
create index on refused_login (provider_uuid, refused_at) where provider_uuid is not null;
