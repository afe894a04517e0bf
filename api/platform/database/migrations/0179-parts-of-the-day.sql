-- The part of the day (rules/time/day-parts.ts) as one expression, which PostgreSQL takes over into the statement that asks it: a function
-- with a query in it is called for every row, 20 µs each (docs/decisions/0166). Two nights are enough: who works until the day after the
-- next has had more than an hour of the second. In real minutes, as the rule has them, also when the clock changes.
create or replace function care_day_part(start_date timestamptz, end_date timestamptz) returns text language sql immutable as $$
  select case
    when ((start_date at time zone 'Europe/Amsterdam')::time < '05:00'
        or (end_date at time zone 'Europe/Amsterdam')::date > (start_date at time zone 'Europe/Amsterdam')::date)
      and greatest(interval '0', least(end_date, (date_trunc('day', start_date at time zone 'Europe/Amsterdam') + interval '6 hours')
          at time zone 'Europe/Amsterdam') - start_date)
        + greatest(interval '0', least(end_date, (date_trunc('day', start_date at time zone 'Europe/Amsterdam') + interval '30 hours')
          at time zone 'Europe/Amsterdam')
          - (date_trunc('day', start_date at time zone 'Europe/Amsterdam') + interval '24 hours') at time zone 'Europe/Amsterdam')
        > interval '1 hour' then 'night'
    when (start_date at time zone 'Europe/Amsterdam')::time < '09:00' then 'early'
    when (start_date at time zone 'Europe/Amsterdam')::time < '14:00' then 'day'
    else 'late' end
$$;
