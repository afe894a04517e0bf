-- Why somebody may not work at a client, for those who look after the client; of older entries it is not known.
alter table exclude_list add reason text;
