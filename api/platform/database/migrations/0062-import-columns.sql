-- Which columns of a spreadsheet held what, the last time that this kind was imported.
create table import_columns (
  kind text primary key,
  columns jsonb not null
);
