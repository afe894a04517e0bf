-- Who may give a reason for ending an assignment: a planner of an organization is not ill herself.
alter table cancel_assignment_reason
  add is_selectable_for_organization boolean not null default true,
  add is_selectable_for_care_worker boolean not null default true;

update cancel_assignment_reason set is_selectable_for_organization = false
  where key in ('ziek', 'prive', 'vervoer_weer', 'dubbele_dienst');
update cancel_assignment_reason set is_selectable_for_care_worker = false where key = 'verzoek_organisatie';
insert into cancel_assignment_reason (key, name, is_selectable_for_care_worker)
  values ('afgemeld', 'Zorgverlener heeft zich afgemeld', false) on conflict (key) do nothing;
