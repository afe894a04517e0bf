-- Everybody changes the address with which they log in, and the address that they had can stop it; and a relative who wants to work says so
-- themselves (decision 136).

alter table user_token drop constraint user_token_kind_check, drop constraint user_token_made_by,
  -- The address that stays, or comes back, by this link.
  add email text,
  -- What somebody filled in who has an account as a relative, until its owner says yes.
  add registration jsonb,
  add constraint user_token_kind_check check (kind in
    ('complete_registration', 'activate_account', 'join_family', 'join_work', 'keep_email', 'reset_password', 'impersonate')),
  add constraint user_token_made_by check (
    case kind when 'impersonate' then made_by_uuid is not null when 'activate_account' then true when 'join_family' then true
      else made_by_uuid is null end),
  add constraint user_token_keeps check ((kind = 'keep_email') = (email is not null)),
  add constraint user_token_registers check (registration is null or kind = 'join_work');
create index on user_token (email) where kind = 'keep_email' and used_at is null;

-- With which addresses an account logged in before: whose a mail was that went there.
create table former_address (
  uuid uuid primary key default uuidv7(),
  account_uuid uuid not null references account on delete cascade,
  username text not null,
  left_at timestamptz not null
);
create index on former_address (account_uuid);
create index on former_address (username);

-- Who is forgotten is not known from an address that they had either.
create function forget_former_addresses() returns trigger language plpgsql as $$
begin
  delete from former_address where account_uuid = new.uuid;
  return null;
end $$;
create trigger former_addresses_go after update of username on account for each row
  when (new.username like 'vergeten-%@zorginzet.invalid') execute function forget_former_addresses();
