-- Work is done as it was published: which form it asked stays known whoever works it, for it is open in that form again when it is
-- given back. Of work that someone has, it is known when it was published for both.
alter table care_moment add column asked_contract_type text check (asked_contract_type in ('freelance', 'temp_work'));
update care_moment set asked_contract_type = contract_type where assignee_uuid is null or cardinality(published_for_contract_types) < 2;

-- A worker confirms a shift whose time or place was changed after they got it, or gives it back; they are reminded once.
alter table care_moment add column change_confirmed_at timestamptz(0), add column change_reminded_at timestamptz(0);
create index care_moment_change_to_answer on care_moment (change_announced_at)
  where status = 'assigned' and change_announced_at is not null and change_confirmed_at is null and change_reminded_at is null;
-- Periods end by themselves.
create index care_moment_period_to_end on care_moment (end_date) where time_scope = 'period' and status in ('open', 'assigned', 'period_started');
