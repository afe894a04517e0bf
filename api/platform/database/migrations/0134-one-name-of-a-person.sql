-- Who has several roles under one login is one person, with one name: what is corrected in one role is so in the others. What is forgotten
-- of one role is not.
create function one_name() returns trigger language plpgsql as $$
declare
  role text;
begin
  if current_setting('zorginzet.forgets', true) = 'yes' then
    return null;
  end if;
  foreach role in array array['care_worker_profile', 'organization_user', 'client_admin', 'back_office_employee'] loop
    execute format('update %I set first_name = $1, last_name = $2 where uuid = $3 and (first_name, last_name) is distinct from ($1, $2)', role)
      using new.first_name, new.last_name, new.uuid;
  end loop;
  return null;
end $$;
create trigger one_name after insert or update of first_name, last_name on care_worker_profile for each row execute function one_name();
create trigger one_name after insert or update of first_name, last_name on organization_user for each row execute function one_name();
create trigger one_name after insert or update of first_name, last_name on client_admin for each row execute function one_name();
create trigger one_name after insert or update of first_name, last_name on back_office_employee for each row execute function one_name();
