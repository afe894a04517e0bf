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

-- Somebody who has only ever logged in through their organization has no password: their own page says so.
create or replace view user_setting as
  select a.uuid, a.multi_factor_enabled, a.multi_factor_method,
    (select count(*) from recovery_code r where r.account_uuid = a.uuid)::int as recovery_codes_left,
    a.password_hash is not null as has_password
  from account a;
