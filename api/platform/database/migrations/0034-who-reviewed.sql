-- Who reviewed a document, and when: a worker reads it beside the reason of a rejection. The name is kept, as that of an author:
-- it stays when its account goes. Of what was reviewed before, the history of events knows the moment.
alter table care_worker_document add reviewed_at timestamptz(0), add reviewer_name text;

update care_worker_document d set reviewed_at = e.at, reviewer_name = p.first_name || ' ' || p.last_name
  from (select distinct on (subject_uuid) subject_uuid, actor_uuid, at from event
    where name in ('care_worker_document_approved', 'care_worker_document_rejected') order by subject_uuid, uuid desc) e
  left join person p on p.uuid = e.actor_uuid
  where e.subject_uuid = d.uuid;
