-- Who invited somebody is said in the mail, and again in the mail of a link that its owner asked for.
alter table user_token drop constraint user_token_check;
alter table user_token add constraint user_token_made_by check (
  case kind when 'impersonate' then made_by_uuid is not null when 'activate_account' then true else made_by_uuid is null end);

-- The account with which a contact person logs in. Its owner may choose another address to log in with, so the address says it no longer.
alter table client_relation add account_uuid uuid references account;
create index on client_relation (account_uuid);
update client_relation r set account_uuid = a.uuid
  from account a join client_admin_client c on c.client_admin_uuid = a.uuid
  where a.username = lower(trim(r.email)) and c.client_uuid = r.client_uuid;

-- Whether a relative saw what the app shows at a first visit. Who came before it did is not shown it.
alter table client_admin add welcomed_at timestamptz;
update client_admin a set welcomed_at = l.looked_at from family_look l where l.account_uuid = a.uuid;
