-- What a planner switches on or off, and for whom: one user, one organization, a share of all, or all (docs/decisions/0099).
create table feature_switch (
  uuid uuid primary key default uuidv7(),
  feature text not null check (feature in ('rosters', 'contract_proposals', 'asking_by_name', 'exports')),
  account_uuid uuid references account,
  organization_uuid uuid references organization,
  percent int check (percent between 1 and 99),
  enabled boolean not null,
  changed_at timestamptz(0) not null,
  constraint feature_switch_scope check (num_nonnulls(account_uuid, organization_uuid, percent) <= 1)
);
-- One for each of whom it can be; a feature has one share, whatever its size.
create unique index feature_switch_once on feature_switch (feature, account_uuid, organization_uuid, (percent is not null)) nulls not distinct;
create index on feature_switch (account_uuid);
create index on feature_switch (organization_uuid);

-- Where somebody is among a hundred, for this feature. Everybody of an organization is in one place.
create function feature_place(feature text, who uuid) returns int language sql immutable as $$
  select (('x' || substr(md5(feature || who), 1, 8))::bit(32)::bigint % 100)::int
$$;

-- The switches that decide for an account, one for each feature: the most specific. Without one a feature is on.
create function features_of(account uuid) returns table (feature text, enabled boolean) language sql stable as $$
  select distinct on (s.feature) s.feature, s.enabled
  from feature_switch s left join organization_user u on u.uuid = features_of.account
  where s.account_uuid = features_of.account or s.organization_uuid = u.organization_uuid
    or feature_place(s.feature, coalesce(u.organization_uuid, features_of.account)) < s.percent
    or num_nonnulls(s.account_uuid, s.organization_uuid, s.percent) = 0
  order by s.feature, s.account_uuid nulls last, s.organization_uuid nulls last, s.percent nulls last
$$;
