-- With a care worker, about a moment: between them and the organization. Who has a reaction to it is written to about the reaction.
alter table message add column about_moment_uuid uuid references care_moment;
alter table message add constraint moment_is_with_its_worker
  check (about_moment_uuid is null or care_worker_uuid is not null) not valid;
alter table conversation add column about_moment_uuid uuid references care_moment;
alter table conversation add constraint one_conversation_about_a_moment unique (care_worker_uuid, about_moment_uuid);
alter table conversation drop constraint conversation_is_about_one,
  add constraint conversation_is_about_one check (
    num_nonnulls(care_moment_publication_reaction_uuid, client_uuid, care_worker_uuid, contract_proposal_uuid) = 1
    and (confidential_with_uuid is null or client_uuid is not null)
    and (about_moment_uuid is null or care_worker_uuid is not null)
    and (confidential_with_uuid is not null or about_moment_uuid is not null or uuid is not distinct from
      coalesce(care_moment_publication_reaction_uuid, client_uuid, care_worker_uuid, contract_proposal_uuid)));
create index on conversation (about_moment_uuid) where about_moment_uuid is not null;

-- A care worker who is forgotten has more than one conversation of their own. Only that line of the function changes.
do $$
declare
  before constant text := pg_get_functiondef('forget_care_worker(uuid)'::regprocedure);
  after constant text := replace(before, 'delete from conversation where uuid = worker or', 'delete from conversation where care_worker_uuid = worker or');
begin
  if after = before then raise exception 'forget_care_worker does not delete conversations as expected'; end if;
  execute after;
end $$;
