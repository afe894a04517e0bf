-- What the history tells beside who and when: whom it was about, and what was changed. A reaction says itself whose it is.
create or replace view care_moment_event as
  select uuid, name, subject_uuid as care_moment_uuid, actor_uuid, at, from_status, to_status, reason,
    (data ->> 'careWorker')::uuid as care_worker_uuid, data
    from event where subject_type = 'CareMoment'
  union all
  select e.uuid, e.name, p.care_moment_uuid, e.actor_uuid, e.at, e.from_status, e.to_status, e.reason, null::uuid, e.data
    from care_moment_publication p join event e on e.subject_uuid = p.uuid where e.subject_type = 'CareMomentPublication'
  union all
  select e.uuid, e.name, p.care_moment_uuid, e.actor_uuid, e.at, e.from_status, e.to_status, e.reason, r.care_worker_uuid, e.data
    from care_moment_publication p join care_moment_publication_reaction r on r.care_moment_publication_uuid = p.uuid
    join event e on e.subject_uuid = r.uuid where e.subject_type = 'CareMomentPublicationReaction';
