-- Contract: nothing since version 0.1.0 uses it.
-- Features are switched by rows of feature_switch (0080); this column was read by nothing any more, and only emptied.
create or replace function forget_account(gone uuid) returns text[] language plpgsql as $$
declare
  keys text[];
begin
  delete from notification where account_uuid = gone;
  delete from notification_preference where account_uuid = gone;
  delete from quiet_hours where account_uuid = gone;
  delete from conversation_read where account_uuid = gone;
  delete from saved_view where account_uuid = gone;
  delete from calendar_feed where account_uuid = gone;
  delete from push_subscription where account_uuid = gone;
  delete from account_session where account_uuid = gone;
  delete from account_device where account_uuid = gone;
  delete from authenticator where account_uuid = gone;
  delete from multi_factor_code where account_uuid = gone;
  delete from passkey where account_uuid = gone;
  delete from passkey_challenge where account_uuid = gone;
  delete from recovery_code where account_uuid = gone;
  delete from user_token where account_uuid = gone;
  delete from client_report_reading where account_uuid = gone;
  delete from family_look where account_uuid = gone;
  delete from roster_choice where care_worker_uuid = gone;
  -- A plan in which they stand says of them how far away they live.
  update roster set result = null, held = '[]', forbidden = '[]' where result::text like '%' || gone || '%';
  -- The receipt of an expense is of the books.
  with dropped as (
    delete from user_file f where f.account_uuid = gone and not exists (select 1 from care_moment m where m.assignee_uuid = gone
      and m.expenses @> jsonb_build_array(jsonb_build_object('file', '/v1/user_files/' || f.uuid)))
    returning storage_key)
  select array_agg(storage_key) into keys from dropped;
  update account set username = 'vergeten-' || uuid || '@zorginzet.invalid', password_hash = null, active = false,
    multi_factor_enabled = false where uuid = gone;
  return coalesce(keys, '{}');
end $$;
alter table account drop column user_features;
