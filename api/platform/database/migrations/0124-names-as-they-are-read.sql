-- Names, streets and places that were kept before there was a reader, as it keeps them now (rules/names.ts, docs/decisions/0124): on one
-- line, without characters that nobody sees, each letter in the one form of Unicode. What would be empty stays as it is. Invoices,
-- histories and what was agreed to say what they said.
create or replace function pg_temp.on_one_line(words text) returns text language sql immutable as $$
  select normalize(trim(regexp_replace(regexp_replace(regexp_replace(
    btrim(regexp_replace(words, '[ \n\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g'), E' \t\r\v\f'),
    '[\u00ad\u061c\u180e\u200b\u200e\u200f\u2060-\u2064\u206a-\u206f\ufeff]', '', 'g'),
    -- The scripts that need these two between letters keep them.
    '(?<![\u0300-\u036f\u0600-\u08ff\u0900-\u0dff])[\u200c\u200d]|[\u200c\u200d](?![\u0600-\u08ff\u0900-\u0dff])', '', 'g'),
    ' +', ' ', 'g')), nfc)
$$;
create or replace function pg_temp.as_read(words text) returns text language sql immutable as $$
  select coalesce(nullif(translate(
    replace(replace(replace(replace(replace(replace(replace(pg_temp.on_one_line(words),
      'ﬀ', 'ff'), 'ﬁ', 'fi'), 'ﬂ', 'fl'), 'ﬃ', 'ffi'), 'ﬄ', 'ffl'), 'ﬅ', 'st'), 'ﬆ', 'st'),
    'ʹ′´`＇‐‑', '''''''''''--'), ''), words)
$$;
do $$
declare place text; field text;
begin
  for place, field in
    select of_table, unnest(fields) from (values
      ('care_worker_profile', array['first_name', 'last_name', 'street', 'city']),
      ('client', array['first_name', 'last_name', 'street', 'city']),
      ('client_relation', array['first_name', 'last_name']),
      ('organization_user', array['first_name', 'last_name']),
      ('client_admin', array['first_name', 'last_name']),
      ('back_office_employee', array['first_name', 'last_name']),
      ('care_worker', array['trade_name']),
      ('organization', array['name', 'street', 'city']),
      ('organization_location', array['name', 'street', 'city'])) as kept (of_table, fields)
  loop
    begin
      execute format('update %I set %I = pg_temp.as_read(%2$I) where %2$I <> pg_temp.as_read(%2$I)', place, field);
    -- Two organizations whose names are then the same keep them apart as they are.
    exception when unique_violation then null;
    end;
  end loop;
end $$;
