-- Hours that nobody answered and that are too far from the plan to be approved by themselves: since when they are held for a planner, and why.
alter table care_moment add column approval_held_at timestamptz(0), add column approval_held_reason text,
  add constraint approval_held check ((approval_held_at is null) = (approval_held_reason is null));
-- What a planner has to decide about.
create index care_moment_for_planner on care_moment (start_date)
  where status = 'proposal_rejected' or (status = 'awaiting_approval' and approval_held_at is not null);
