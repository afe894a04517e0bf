-- Names, addresses and numbers are kept as people type them, so that a search finds them by an index. rules/folded.ts says the same of
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

do $$ declare of_table text; begin
  foreach of_table in array array['client', 'care_worker_profile', 'client_relation', 'organization_user', 'client_admin',
    'back_office_employee']
  loop
    execute format('alter table %1$I add column name_folded text generated always as (name_folded(first_name, last_name)) stored;
      create index on %1$I using gin (name_folded gin_trgm_ops)', of_table);
  end loop;
end $$;
-- All by which one is called, written to or found.
alter table client add column folded text generated always as (name_folded(first_name, last_name) || number::text || ' '
  || phone_folded(phone) || ' ' || folded(coalesce(email, '')) || ' ' || address_folded(street, house_number, postcode, city)) stored;
alter table care_worker_profile add column folded text generated always as (name_folded(first_name, last_name)
  || phone_folded(phone) || ' ' || address_folded(street, house_number, postcode, city)) stored;
alter table client_relation add column folded text generated always as (name_folded(first_name, last_name)
  || phone_folded(phone) || ' ' || folded(coalesce(email, '')) || ' ') stored;
create index on client using gin (folded gin_trgm_ops);
create index on care_worker_profile using gin (folded gin_trgm_ops);
create index on client_relation using gin (folded gin_trgm_ops);
create index on care_worker_profile using gin ((' ' || folded(city) || ' ') gin_trgm_ops);
create index on organization_location using gin ((' ' || folded(name || ' ' || city) || ' ') gin_trgm_ops);
create index on account using gin ((' ' || folded(username) || ' ') gin_trgm_ops);
create index on care_moment_invoice (number);

create or replace view person as
  select uuid, first_name, last_name, last_name_sorted, name_folded from care_worker_profile
  union all select uuid, first_name, last_name, last_name_sorted, name_folded from organization_user
  union all select uuid, first_name, last_name, last_name_sorted, name_folded from client_admin
  union all select uuid, first_name, last_name, last_name_sorted, name_folded from back_office_employee;
