-- A shift in two parts (gebroken dienst): its break begins at a fixed time on the clock, and may be longer than four hours.
alter table care_moment add column break_from text check (break_from ~ '^\d\d:\d\d$');
alter table recurring_care_moment add column break_from text check (break_from ~ '^\d\d:\d\d$');
alter table care_moment_template add column break_from text check (break_from ~ '^\d\d:\d\d$'),
  drop constraint care_moment_template_break_minutes_check, add check (break_minutes between 0 and 720);
