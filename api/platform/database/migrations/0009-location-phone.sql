-- Whom to call on the way to a shift.
alter table organization_location add column phone text;
