-- What the care worker says to a violation, once.
alter table care_worker_violation add answer text, add answered_at timestamptz(0),
  add constraint answered_whole check ((answer is null) = (answered_at is null));
