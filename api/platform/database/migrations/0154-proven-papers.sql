-- Papers that prove themselves (docs/decisions/0154): whether a document is proven, why not or what differs, and what its seal says.
alter table care_worker_document
  add column proof text check (proof in ('proven', 'differing', 'unproven')),
  add column proof_reasons text[] not null default '{}',
  add column proven jsonb;
