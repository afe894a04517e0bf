-- A series keeps how its moments are made: by which times on the clock of Amsterdam, and `offer`, which is the rest of what was
-- asked when it was made (level, acts, rate, for whom it is published). What is added to it later is made in the same way.
alter table recurring_care_moment
  add column title text, add column description text,
  add column start_time text check (start_time ~ '^\d\d:\d\d$'), add column end_time text check (end_time ~ '^\d\d:\d\d$'),
  add column nights int check (nights between 0 and 2), add column break_minutes int check (break_minutes >= 0),
  add column client_uuid uuid references client,
  add column offer jsonb,
  add column updated_at timestamptz(0), add column version int not null default 1;
update recurring_care_moment s set
  title = m.title, description = m.description, break_minutes = m.break_minutes, client_uuid = m.client_uuid, updated_at = s.created_at,
  start_time = to_char(m.start_date at time zone 'Europe/Amsterdam', 'HH24:MI'), end_time = to_char(m.end_date at time zone 'Europe/Amsterdam', 'HH24:MI'),
  nights = (m.end_date at time zone 'Europe/Amsterdam')::date - (m.start_date at time zone 'Europe/Amsterdam')::date,
  offer = jsonb_build_object('contractType', null, 'expertiseLevel', m.expertise_level_uuid, 'serviceType', m.service_type_uuid,
    'acts', (select coalesce(jsonb_agg(a.act_uuid), '[]') from care_moment_act a where a.care_moment_uuid = m.uuid),
    'hourlyRate', case when m.rate_is_given then m.hourly_rate end, 'bonus', m.bonus, 'publishedForContractTypes', m.published_for_contract_types,
    'audience', coalesce((select p.audience from care_moment_publication p where p.care_moment_uuid = m.uuid order by p.uuid limit 1), 'everyone'))
  from care_moment m
  where m.uuid = (select first.uuid from care_moment first where first.recurring_care_moment_uuid = s.uuid order by first.start_date limit 1);
alter table recurring_care_moment
  alter column title set not null, alter column start_time set not null, alter column end_time set not null, alter column nights set not null,
  alter column break_minutes set not null, alter column offer set not null, alter column updated_at set not null;

-- Checked when a statement is done: the shifts of a series move all at once, each into the place that the one before it leaves.
alter table care_moment drop constraint no_overlap;
alter table care_moment add constraint no_overlap exclude using gist (assignee_uuid with =, tstzrange(start_date, end_date) with &&)
  where (time_scope = 'moment' and status in ('assigned', 'awaiting_approval', 'approved', 'not_approved', 'proposal', 'proposal_not_worked', 'proposal_rejected'))
  deferrable initially immediate;
