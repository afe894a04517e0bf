-- What is only ever added to cannot be emptied either, by anyone but the owner who first takes its guard away. And the guard of
-- deleting is the same everywhere, for from it the rights of the application's role follow (application-role.ts).
drop trigger care_moment_invoice_line_is_final on care_moment_invoice_line;
create trigger care_moment_invoice_line_is_final before update on care_moment_invoice_line for each row execute function lines_are_final();
create trigger care_moment_invoice_line_is_kept before delete on care_moment_invoice_line for each row execute function refuse_change();

do $$ declare t record; begin
  for t in select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid = 'refuse_change'::regproc loop
    execute format('create trigger %s_stays before truncate on %s for each statement execute function refuse_change()', t.name, t.name);
  end loop;
end $$;
