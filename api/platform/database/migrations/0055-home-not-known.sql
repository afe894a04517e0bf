-- What was asked about a home, and nobody knows: an answer too. An empty field was not asked yet.
alter table client_home
  add not_known text[] not null default '{}'
    check (not_known <@ array['accessType', 'hasPets', 'smoking', 'household', 'housingType', 'floor']),
  add constraint known_or_not check (
    not ('accessType' = any(not_known) and access_type is not null)
    and not ('hasPets' = any(not_known) and has_pets)
    and not ('smoking' = any(not_known) and smoking is not null)
    and not ('household' = any(not_known) and household_uuid is not null)
    and not ('housingType' = any(not_known) and housing_type_uuid is not null)
    and not ('floor' = any(not_known) and floor is not null));
-- Two of a family, or a family and a planner, at once: the second sees both.
alter table client_home add version int not null default 1;
alter table client_relation add version int not null default 1;
