-- A care request has a life (docs/decisions/0094): until when it is paused, why it was closed, and a version for two who change it at once.
alter table care_request add column paused_until date, add column close_reason text, add column version int not null default 1;

-- So has a client: care has begun where a request is agreed, or where somebody was ever found for a care moment. The moments are read by
-- their index on the client, without a lock; each is asked only until the first that tells.
update client c set status = 'active' where c.status = 'new' and (
  exists (select 1 from care_request r where r.client_uuid = c.uuid and r.status = 'active')
  or exists (select 1 from care_moment m where m.client_uuid = c.uuid and m.assignee_uuid is not null));
