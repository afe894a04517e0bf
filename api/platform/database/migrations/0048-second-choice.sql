-- Who is asked first when the one who was chosen calls off: 1, 2 and so on among the reactions to one publication.
alter table care_moment_publication_reaction add column standby_position integer check (standby_position > 0);
