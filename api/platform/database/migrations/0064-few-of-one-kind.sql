-- The few care workers who object, have no driver's licence or are not active, among the many who do not.
create index on care_worker_preferences (uuid) where has_objection_to_pets;
create index on care_worker_preferences (uuid) where has_objection_to_smoking_inside;
create index on care_worker_preferences (uuid) where has_objection_to_smoking_outside;
create index on care_worker_preferences (uuid) where not has_drivers_license;
create index on care_worker_preferences (uuid) where not has_car;
create index on care_worker (uuid) where not active;
