-- The last refusals of each API client, for who manages it: which operation, and why. No body, no address with values, nobody's name.
create table api_client_refusal (
  uuid uuid primary key default uuidv7(),
  api_client_uuid uuid not null references api_client on delete cascade,
  at timestamptz(0) not null,
  -- As in the OpenAPI document: 'PATCH /care_moments/{uuid}/approve'.
  operation text not null,
  status int not null,
  -- Of contract/problems.ts.
  code text not null
);
create index on api_client_refusal (api_client_uuid, uuid);
