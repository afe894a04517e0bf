-- What both sides think of each other after an approved moment, and contract proposals.
create table review_tag (
  uuid uuid primary key default uuidv7(),
  key text not null unique, name text not null,
  -- About whom it is said.
  context text not null check (context in ('care_worker', 'organization', 'client')),
  sentiment text not null check (sentiment in ('positive', 'negative')),
  active boolean not null default true
);
insert into review_tag (key, name, context, sentiment) values
  ('on_time', 'Op tijd', 'care_worker', 'positive'),
  ('friendly', 'Vriendelijk', 'care_worker', 'positive'),
  ('expert', 'Deskundig', 'care_worker', 'positive'),
  ('clear_handover', 'Duidelijke overdracht', 'care_worker', 'positive'),
  ('good_reporting', 'Goede rapportage', 'care_worker', 'positive'),
  ('thinks_along', 'Denkt mee', 'care_worker', 'positive'),
  ('calm', 'Rustig in de omgang', 'care_worker', 'positive'),
  ('flexible', 'Flexibel', 'care_worker', 'positive'),
  ('too_late', 'Te laat', 'care_worker', 'negative'),
  ('unclear_communication', 'Onduidelijke communicatie', 'care_worker', 'negative'),
  ('careless_reporting', 'Slordige rapportage', 'care_worker', 'negative'),
  ('agreements_broken', 'Afspraken niet nagekomen', 'care_worker', 'negative'),
  ('too_little_knowledge', 'Onvoldoende kennis', 'care_worker', 'negative'),
  ('good_introduction', 'Goede inwerking', 'organization', 'positive'),
  ('pleasant_atmosphere', 'Prettige sfeer', 'organization', 'positive'),
  ('aids_present', 'Hulpmiddelen aanwezig', 'organization', 'positive'),
  ('clear_assignment', 'Duidelijke opdracht', 'organization', 'positive'),
  ('quick_approval', 'Snel akkoord op uren', 'organization', 'positive'),
  ('no_handover', 'Geen overdracht', 'organization', 'negative'),
  ('other_tasks', 'Afwijkende taken', 'organization', 'negative'),
  ('aids_missing', 'Hulpmiddelen ontbreken', 'organization', 'negative'),
  ('slow_approval', 'Trage goedkeuring', 'organization', 'negative');

create table care_worker_review (
  uuid uuid primary key default uuidv7(),
  care_moment_uuid uuid not null references care_moment,
  care_worker_uuid uuid not null references care_worker,
  written_by text not null check (written_by in ('organization', 'client')),
  author_uuid uuid not null references account,
  rating int not null check (rating between 1 and 5),
  text text,
  created_at timestamptz(0) not null
);
create unique index one_care_worker_review on care_worker_review (care_moment_uuid, written_by);
create index on care_worker_review (care_worker_uuid, created_at desc);
create index on care_worker_review (author_uuid);
create table care_worker_review_tag (
  care_worker_review_uuid uuid not null references care_worker_review, review_tag_uuid uuid not null references review_tag,
  primary key (care_worker_review_uuid, review_tag_uuid)
);
create index on care_worker_review_tag (review_tag_uuid);

create table organization_review (
  uuid uuid primary key default uuidv7(),
  care_moment_uuid uuid not null references care_moment,
  reviewee_uuid uuid not null references organization,
  care_worker_uuid uuid not null references care_worker,
  rating int not null check (rating between 1 and 5),
  text text,
  created_at timestamptz(0) not null
);
create unique index one_organization_review on organization_review (care_moment_uuid);
create index on organization_review (reviewee_uuid, created_at desc);
create index on organization_review (care_worker_uuid, created_at desc);
create table organization_review_tag (
  organization_review_uuid uuid not null references organization_review, review_tag_uuid uuid not null references review_tag,
  primary key (organization_review_uuid, review_tag_uuid)
);
create index on organization_review_tag (review_tag_uuid);

-- What the reviews of a care worker add up to, so that lists can be ordered by it: kept with every review.
create table care_worker_rating (
  care_worker_uuid uuid primary key references care_worker,
  count int not null check (count > 0),
  sum int not null check (sum between count and 5 * count)
);
create function add_to_rating() returns trigger language plpgsql as $$
begin
  insert into care_worker_rating values (new.care_worker_uuid, 1, new.rating)
    on conflict (care_worker_uuid) do update set count = care_worker_rating.count + 1, sum = care_worker_rating.sum + excluded.sum;
  return new;
end $$;
create trigger care_worker_review_counts after insert on care_worker_review for each row execute function add_to_rating();
-- Said once, and it stays said.
create trigger care_worker_review_is_final before update or delete on care_worker_review for each row execute function refuse_change();
create trigger organization_review_is_final before update or delete on organization_review for each row execute function refuse_change();

-- Functiegroepen (FWG), cents a month for a full week of 36 hours. Of three the amounts are known; the rest is to be filled in.
create table salary_scale (
  uuid uuid primary key default uuidv7(),
  scale int not null unique check (scale between 15 and 80 and scale % 5 = 0),
  minimum int check (minimum > 0), maximum int check (maximum >= minimum),
  check ((minimum is null) = (maximum is null))
);
insert into salary_scale (scale) select generate_series(15, 80, 5);
update salary_scale set minimum = known.minimum, maximum = known.maximum
  from (values (15, 223100, 269100), (40, 261100, 359000), (80, 720800, 1137100)) as known (scale, minimum, maximum)
  where known.scale = salary_scale.scale;

create table contract_proposal (
  uuid uuid primary key default uuidv7(),
  organization_uuid uuid not null references organization,
  care_worker_uuid uuid not null references care_worker,
  made_by_uuid uuid not null references organization_user,
  status text not null default 'open' check (status in ('open', 'accepted', 'rejected', 'withdrawn', 'expired')),
  form text not null check (form in ('fixed_term', 'zero_hours', 'min_max', 'agency_employment', 'temp_agency', 'payroll', 'by_agreement')),
  duration text not null check (duration in ('0_3', '3_6', '6_12', 'by_agreement')),
  -- Without a scale or hours: by agreement.
  salary_scale_uuid uuid references salary_scale,
  hours_per_week int check (hours_per_week between 8 and 36),
  message text,
  -- The link that was mailed last.
  token_hash bytea not null unique,
  expires_at timestamptz(0) not null,
  viewed_at timestamptz(0),
  answered_at timestamptz(0),
  created_at timestamptz(0) not null
);
create unique index one_open_proposal on contract_proposal (organization_uuid, care_worker_uuid) where status = 'open';
create index on contract_proposal (organization_uuid, created_at desc);
create index on contract_proposal (care_worker_uuid, created_at desc);
create index contract_proposal_to_expire on contract_proposal (expires_at) where status = 'open';
create index on contract_proposal (salary_scale_uuid);
create index on contract_proposal (made_by_uuid);
