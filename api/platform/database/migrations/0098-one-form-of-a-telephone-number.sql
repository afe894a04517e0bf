-- A telephone number is kept as E.164 (docs/decisions/0124). What cannot be read stays as it is.
do $$
declare place text;
begin
  foreach place in array array['care_worker_profile', 'client', 'client_relation', 'back_office_employee', 'organization_location', 'office'] loop
    execute format($change$
      update %I set phone = read.e164 from (
        select written, case
            when digits ~ '^(\+?310?|0|)[1-9][0-9]{8}$' then '+31' || right(digits, 9)
            when digits ~ '^\+[1-9][0-9]{7,14}$' and digits !~ '^\+31' then digits
          end as e164
        from (select written, regexp_replace(regexp_replace(replace(written, '(0)', ''), '[[:space:]()./–-]', '', 'g'), '^00', '+') as digits
          from (select distinct phone as written from %1$I where phone is not null) as kept) as bare) as read
      where phone = read.written and phone is distinct from read.e164 and read.e164 is not null$change$, place);
  end loop;
end $$;
