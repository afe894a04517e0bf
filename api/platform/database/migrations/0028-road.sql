-- An invoice on paper never changes: made once, at the first asking, and kept with its hash.
create table invoice_pdf (
  uuid uuid primary key references care_moment_invoice,
  content bytea not null, hash text not null check (hash = encode(sha256(content), 'hex')),
  made_at timestamptz(0) not null
);
create trigger invoice_pdf_is_final before update on invoice_pdf for each row execute function refuse_change();
create trigger invoice_pdf_is_kept before delete on invoice_pdf for each row execute function refuse_change();
create trigger invoice_pdf_stays before truncate on invoice_pdf for each statement execute function refuse_change();

-- Every refresh token that a login had before its present one: used again, it was stolen, however often the thief renewed.
create table replaced_refresh_token (
  token_hash bytea primary key,
  account_session_uuid uuid not null references account_session on delete cascade
);
create index on replaced_refresh_token (account_session_uuid);
insert into replaced_refresh_token (token_hash, account_session_uuid)
  select previous_token_hash, uuid from account_session where previous_token_hash is not null
  on conflict do nothing;

-- When a link was really made: of two asked for at once the second is told so, and the first goes on working.
alter table user_token add made_at timestamptz not null default clock_timestamp();
