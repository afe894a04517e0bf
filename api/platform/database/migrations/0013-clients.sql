-- Who looks after a client at the back office, and the end of the care: when, why, and what was said of it.
create table client_end_reason (uuid uuid primary key default uuidv7(), key text not null unique, name text not null);
insert into client_end_reason (key, name) values
  ('recovered', 'Hersteld'),
  ('moved', 'Verhuisd'),
  ('nursing_home', 'Opgenomen in verpleeghuis of hospice'),
  ('deceased', 'Overleden'),
  ('other_provider', 'Andere zorgaanbieder'),
  ('indication_ended', 'Indicatie beëindigd'),
  ('funding_stopped', 'Financiering gestopt'),
  ('other', 'Anders');

alter table client
  add client_manager_uuid uuid references back_office_employee,
  add ended_on date,
  add end_reason_uuid uuid references client_end_reason,
  add end_comment text,
  add constraint client_end_is_whole check ((ended_on is null) = (end_reason_uuid is null) and (end_comment is null or ended_on is not null));
create index on client (client_manager_uuid);
create index on client (created_by_organization_location_uuid);
create index on client (end_reason_uuid);
create index on client (city);
create index on client (status);
create index on client_admin_client (client_uuid);
