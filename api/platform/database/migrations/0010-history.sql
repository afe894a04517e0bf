-- The history of a care moment: what happened to it, to its publications and to the reactions on them.
create view care_moment_event as
  select uuid, name, subject_uuid as care_moment_uuid, actor_uuid, at, from_status, to_status, reason
    from event where subject_type = 'CareMoment'
  union all
  select e.uuid, e.name, p.care_moment_uuid, e.actor_uuid, e.at, e.from_status, e.to_status, e.reason
    from care_moment_publication p join event e on e.subject_uuid = p.uuid where e.subject_type = 'CareMomentPublication'
  union all
  select e.uuid, e.name, p.care_moment_uuid, e.actor_uuid, e.at, e.from_status, e.to_status, e.reason
    from care_moment_publication p join care_moment_publication_reaction r on r.care_moment_publication_uuid = p.uuid
    join event e on e.subject_uuid = r.uuid where e.subject_type = 'CareMomentPublicationReaction';
