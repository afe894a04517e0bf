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

do $$ declare each record; begin
  for each in select * from (values
    ('care_worker_profile', 'first_name'), ('care_worker_profile', 'last_name'), ('client', 'first_name'), ('client', 'last_name'),
    ('client_relation', 'first_name'), ('client_relation', 'last_name'), ('organization_user', 'first_name'),
    ('organization_user', 'last_name'), ('client_admin', 'last_name'), ('back_office_employee', 'last_name'),
    ('organization', 'name'), ('organization_location', 'name'), ('care_moment_template', 'title'), ('saved_search', 'name'),
    ('medication', 'name'), ('service_type', 'name'), ('act', 'name'), ('cancel_reason', 'name'), ('cancel_assignment_reason', 'name'),
    ('country', 'name'), ('care_type', 'name'), ('client_end_reason', 'name')) as named(of_table, of_column)
  loop
    execute format('alter table %I add column %I text collate "C" not null generated always as (%I(%I)) stored', each.of_table,
      each.of_column || '_sorted', case each.of_column when 'last_name' then 'surname_in_register' else 'plain_name' end, each.of_column);
  end loop;
end $$;

create or replace view person as
  select uuid, first_name, last_name, last_name_sorted from care_worker_profile
  union all select uuid, first_name, last_name, last_name_sorted from organization_user
  union all select uuid, first_name, last_name, last_name_sorted from client_admin
  union all select uuid, first_name, last_name, last_name_sorted from back_office_employee;
