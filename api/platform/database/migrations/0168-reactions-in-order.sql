-- The first page of all reactions, the newest first (docs/decisions/0161).
create index concurrently if not exists care_moment_publication_reaction_created_at
  on care_moment_publication_reaction (created_at);
