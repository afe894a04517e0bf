-- What both sides think of each other after an approved moment, and plans for open work.

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
create trigger care_worker_review_counts after insert on care_worker_review for each row execute function add_to_rating();
-- Said once, and it stays said.
create trigger care_worker_review_is_final before update or delete on care_worker_review for each row
  execute function refuse_change();
create trigger care_worker_review_stays before truncate on care_worker_review for each statement execute function refuse_change();

create table care_worker_review_tag (
  care_worker_review_uuid uuid not null references care_worker_review,
  review_tag_uuid uuid not null references review_tag,
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
create trigger organization_review_is_final before update or delete on organization_review for each row
  execute function refuse_change();
create trigger organization_review_stays before truncate on organization_review for each statement
  execute function refuse_change();

create table organization_review_tag (
  organization_review_uuid uuid not null references organization_review,
  review_tag_uuid uuid not null references review_tag,
  primary key (organization_review_uuid, review_tag_uuid)
);
create index on organization_review_tag (review_tag_uuid);

-- Rosters: a plan for open work, made beside the request, and what became of its lines (docs/decisions/0088).
create table roster (
  uuid uuid primary key default uuidv7(),
  account_uuid uuid not null references account,
  -- null: of the back office
  organization_uuid uuid references organization,
  status text not null default 'waiting' check (status in ('waiting', 'running', 'stopping', 'ready', 'stopped', 'failed')),
  start_date date not null,
  end_date date not null,
  locations jsonb not null,
  expertise_levels jsonb not null default '[]',
  with_others boolean not null,
  weights jsonb not null,
  held jsonb not null,
  forbidden jsonb not null,
  gap float8,
  shift_count int,
  filled_count int,
  -- lines, open shifts, reasons and sums, by uuid
  result jsonb,
  created_at timestamptz(0) not null,
  ready_at timestamptz(0),
  constraint roster_days check (end_date >= start_date)
);
create index on roster (account_uuid, created_at);
create index on roster (organization_uuid, created_at);
create unique index one_roster_under_way on roster (account_uuid) where status in ('waiting', 'running', 'stopping');
create index on roster (end_date);

-- How much each wish counts: of an organization, or (null) of the back office.
create table roster_weights (
  organization_uuid uuid references organization unique nulls not distinct,
  weights jsonb not null,
  changed_at timestamptz(0) not null
);

-- What a person accepted of a roster, and whom it concerns: who was chosen, and who reacted and was not.
create table roster_choice (
  uuid uuid primary key default uuidv7(),
  roster_uuid uuid not null references roster,
  care_moment_uuid uuid not null references care_moment,
  care_worker_uuid uuid not null references care_worker,
  chosen boolean not null,
  outcome text not null check (outcome in ('selected', 'asked', 'refused')),
  message text,
  reasons jsonb not null,
  account_uuid uuid not null references account,
  at timestamptz(0) not null,
  unique (roster_uuid, care_moment_uuid, care_worker_uuid)
);
create index on roster_choice (care_worker_uuid, at);
create index on roster_choice (care_moment_uuid);
create index on roster_choice (account_uuid);
