-- Every scale has a range. Three come with the specification; between them the scales of the collective agreement rise by about the same
-- share from one to the next, and so do these. They are ours until a planner confirms them.
alter table salary_scale add estimated boolean not null default false;
update salary_scale set minimum = course.minimum, maximum = course.maximum, estimated = true
  from (values (20, 230200, 285100), (25, 237600, 302000), (30, 245200, 319900), (35, 253000, 338900), (45, 296400, 414700), (50,
    336600, 478900), (55, 382100, 553200), (60, 433800, 638900), (65, 492500, 738000), (70, 559200, 852400), (75, 634900,
    984500))
    as course (scale, minimum, maximum)
  where course.scale = salary_scale.scale and salary_scale.minimum is null;
-- A full week is 36 hours, and some work more.
alter table contract_proposal drop constraint contract_proposal_hours_per_week_check;
alter table contract_proposal add check (hours_per_week between 8 and 40);
