-- Up to when someone has read the reports of a client. Who has no mark: see isUnread of the client's care.
create table client_report_reading (
  account_uuid uuid not null references account on delete cascade,
  client_uuid uuid not null references client on delete cascade,
  read_until timestamptz(0) not null,
  primary key (account_uuid, client_uuid)
);
create index on client_report_reading (client_uuid);
