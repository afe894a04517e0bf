create index concurrently if not exists care_moment_title_folded on care_moment using gin ((' ' || folded(title) || ' ') gin_trgm_ops);
