-- Which version of which paper somebody agreed to, and when (docs/decisions/0110). Of accounts that are there already it is not known:
-- they are asked once. A row stays when its account is forgotten: nobody is to be known from it then.
create table agreement (
  uuid uuid primary key default uuidv7(),
  account_uuid uuid not null references account,
  paper text not null check (paper in ('terms', 'privacy')),
  version date not null,
  at timestamptz not null,
  unique (account_uuid, paper, version)
);
create trigger agreement_is_final before update or delete on agreement for each row execute function refuse_change();
create trigger agreement_stays before truncate on agreement for each statement execute function refuse_change();
