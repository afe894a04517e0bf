-- What several tables stand on: how names, numbers and addresses are compared, what an hour or a week belongs to, and what guards what is final.
create extension if not exists btree_gist;
create extension if not exists pg_trgm;

-- Names stand as in a Dutch register, in the same order on every PostgreSQL: capitals and accents count for nothing, and of a surname
-- neither do its prefixes: "de Jong" is under J, "Öztürk" under O. The place is kept beside the name (…_sorted): said anew of a
-- hundred thousand people at every question, it would take seconds.
-- Accents go with the marks they fall apart into; letters that do not fall apart, and signs that look alike, are named here.
create function plain_name(name text) returns text language sql immutable parallel safe
  return trim(translate(lower(translate(replace(replace(replace(replace(replace(
    regexp_replace(normalize(name, nfd) collate "C", '[\u0300-\u036f]', '', 'g'),
    'ß', 'ss'), 'Æ', 'ae'), 'æ', 'ae'), 'Œ', 'oe'), 'œ', 'oe'),
    'ØøŁłĐđıÐðÞþ’‘`´', 'OoLlDdiDdTt''''''''') collate "C"), '-', ' '));

-- The prefixes (voorvoegsels) of the Dutch register of persons, BRP table 36, by their words: "van der" is van and der.
create function surname_in_register(surname text) returns text language sql immutable parallel safe
  return replace(regexp_replace(plain_name(surname), '^(?:(?:''s|''t|a|aan|af|al|am|an|auf|aus|bij|boven|d|da|dal|dalla|das|de|'
    || 'deca|degli|dei|del|della|den|der|des|di|do|dos|du|el|het|im|in|l|la|las|le|les|lo|los|onder|op|over|te|ten|ter|'
    || 'tho|thoe|thor|toe|tot|uijt|uit|unter|van|vander|vom|von|voor|vor|zu|zum|zur)\.? +|[dl]'')+(?=[^ ])', ''), '''', '');

-- Names, addresses and numbers are kept as people type them, so that a search finds them by an index. rules/typed/folded.ts says the same of
-- what is typed, and search.test.ts holds the two together.
create function folded(words text) returns text language sql immutable parallel safe
  return trim(regexp_replace(translate(replace(replace(replace(replace(
    lower(regexp_replace(normalize(replace(words, '´', ''), nfkd) collate "C",
      '[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff''`‘’‛ʹʻʼ′]', '', 'g') collate "pg_c_utf8"),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    'ıøłđðħŧŋəςĸ', 'iolddhtneσk') collate "pg_c_utf8", '[^[:alpha:]0-9]+', ' ', 'g'));

-- A surname also as one word: who hears "Van den Berg" may type "vandenberg".
create function name_folded(first_name text, last_name text) returns text language sql immutable parallel safe
  return ' ' || folded(first_name || ' ' || last_name) || ' ' || replace(folded(last_name), ' ', '') || ' ';

-- The digits without what stands for the Netherlands or for abroad.
create function phone_folded(phone text) returns text language sql immutable parallel safe
  return coalesce(regexp_replace(regexp_replace(phone, '[^0-9+]', '', 'g'), '^(\+31|0031|31(?=[0-9]{9}$))?[+0]*', ''), '');

create function address_folded(street text, house_number text, postcode text, city text) returns text
  language sql immutable parallel safe
  return folded(coalesce(street, '') || ' ' || coalesce(house_number, '') || ' ' || replace(coalesce(postcode, ''), ' ', '')
    || ' ' || coalesce(city, '')) || ' ';

-- The part of the day as people plan it, the same as rules/time/day-parts.ts: night is more than an hour between 00:00 and
-- 06:00 (ATW 1:7), else by the hour it starts in Amsterdam.
create function care_day_part(start_date timestamptz, end_date timestamptz) returns text language sql immutable as $$
  select case
    when (select coalesce(sum(greatest(0, least(extract(epoch from e), extract(epoch from night + interval '6 hours')) - greatest(extract(epoch from s), extract(epoch from night)))), 0)
      from (select start_date at time zone 'Europe/Amsterdam' as s, end_date at time zone 'Europe/Amsterdam' as e) span,
      generate_series(date_trunc('day', span.s), span.e, interval '1 day') night) > 3600 then 'night'
    when (start_date at time zone 'Europe/Amsterdam')::time < '09:00' then 'early'
    when (start_date at time zone 'Europe/Amsterdam')::time < '14:00' then 'day'
    else 'late' end
$$;

-- In which week temporary work goes to payroll: its own, or when it was approved after that was closed, on the Monday after it at six
-- in Amsterdam, the week that is then open. It follows from the line alone, so that an export can be made again.
create function payroll_week(period text, approved_at timestamptz) returns text language sql immutable as $$
  select greatest(period, extract(isoyear from moved)::text || '-W' || lpad(extract(week from moved)::text, 2, '0'))
  from (select approved_at at time zone 'Europe/Amsterdam' - interval '6 hours' as moved) at
$$;

-- The lowest uuid (version 7) of a millisecond.
create function uuid_from(instant timestamptz) returns uuid language sql stable parallel safe
  return (lpad(to_hex((extract(epoch from instant) * 1000)::bigint), 12, '0') || '70008000000000000000')::uuid;

-- What happened to something was written after that was made, and both say so in their uuid (version 7). So nobody who asks for it has to
-- look in the months before (decision 83). An hour earlier, for the clocks of two hosts differ; and in all months where the uuid says nothing.
create function events_from(subject uuid) returns uuid language sql stable parallel safe
  return coalesce(uuid_from(uuid_extract_timestamp(subject) - interval '1 hour'), '00000000-0000-0000-0000-000000000000');

-- Guards what is only ever added to (docs/decisions/0024). What is final is changed by the functions that forget (0013) alone: they run as
-- the owner, and say this as long as they run. From these guards the rights of the application's role follow (application-role.ts).
create function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'TRUNCATE' and current_setting('zorginzet.forgets', true) = 'yes'
    and current_user = (select pg_get_userbyid(relowner) from pg_class where oid = tg_relid) then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception '% is only ever added to', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
