-- The words of a mail where a planner wrote others than we did. Without words it has ours again; what was written before is in its events.
create table mail_text (
  uuid uuid primary key default uuidv7(),
  letter text not null unique,
  subject text,
  text text,
  button text,
  version int not null default 1,
  changed_at timestamptz not null,
  check ((subject is null) = (text is null) and (subject is not null or button is null))
);
