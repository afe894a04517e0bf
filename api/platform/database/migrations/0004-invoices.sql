-- Money: lines written when hours are approved, gathered into one invoice a worker, organization and ISO week.
create table care_moment_invoice_counter (
  care_worker_uuid uuid not null references care_worker, year int not null, last int not null,
  primary key (care_worker_uuid, year)
);
create table care_moment_invoice (
  uuid uuid primary key default uuidv7(),
  care_worker_uuid uuid not null references care_worker,
  organization_uuid uuid not null references organization,
  year int not null, sequence int not null check (sequence > 0),
  number text not null generated always as (year::text || '-' || lpad(sequence::text, 5, '0')) stored,
  period text not null check (period ~ '^[0-9]{4}-W[0-9]{2}$'),
  type text not null default 'invoice' check (type in ('invoice', 'credit_note')),
  credits_uuid uuid references care_moment_invoice check ((credits_uuid is not null) = (type = 'credit_note')),
  vat_regime text not null, issue_date date not null, due_date date not null,
  -- Names and numbers as they were: an invoice never changes when a party moves.
  parties jsonb not null,
  total int not null, vat int not null, payable int not null check (payable = total + vat),
  created_at timestamptz(0) not null,
  unique (care_worker_uuid, year, sequence)
);
create index on care_moment_invoice (care_worker_uuid, period desc);
create index on care_moment_invoice (organization_uuid, period desc);
create unique index one_invoice_a_week on care_moment_invoice (care_worker_uuid, organization_uuid, period) where type = 'invoice';

-- Gapless: a number may only follow its predecessor. The counter row is the lock.
create function next_in_line() returns trigger language plpgsql as $$
declare expected int;
begin
  insert into care_moment_invoice_counter values (new.care_worker_uuid, new.year, 1)
    on conflict (care_worker_uuid, year) do update set last = care_moment_invoice_counter.last + 1 returning last into expected;
  if new.sequence is null then new.sequence := expected; end if;
  if new.sequence <> expected then
    raise exception 'invoice number % of % does not follow %', new.sequence, new.year, expected - 1 using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger care_moment_invoice_in_line before insert on care_moment_invoice for each row execute function next_in_line();
create trigger care_moment_invoice_is_final before update or delete on care_moment_invoice for each row execute function refuse_change();

create table care_moment_invoice_line (
  uuid uuid primary key default uuidv7(),
  care_moment_uuid uuid not null references care_moment,
  care_moment_invoice_uuid uuid references care_moment_invoice,
  care_worker_uuid uuid not null references care_worker,
  organization_uuid uuid not null references organization,
  contract_type text not null check (contract_type in ('freelance', 'temp_work')),
  kind text not null check (kind in ('hourly_rate', 'fixed_hourly_rate', 'bonus', 'expense')),
  description text not null, date date not null, period text not null,
  minutes int, quantity double precision not null, unit text not null check (unit in ('HUR', 'KMT', 'C62')),
  unit_price int not null, amount int not null,
  created_at timestamptz(0) not null
);
create index on care_moment_invoice_line (care_moment_uuid);
create index on care_moment_invoice_line (care_moment_invoice_uuid);
create index on care_moment_invoice_line (care_worker_uuid, date);
create index to_invoice on care_moment_invoice_line (period) where care_moment_invoice_uuid is null and contract_type = 'freelance';
-- Hours are paid once.
create unique index one_hours_line on care_moment_invoice_line (care_moment_uuid) where kind in ('hourly_rate', 'fixed_hourly_rate') and amount > 0;

create function lines_are_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.care_moment_invoice_uuid is not null
    or row(new.care_moment_uuid, new.amount, new.kind, new.quantity, new.unit_price, new.description) is distinct from
       row(old.care_moment_uuid, old.amount, old.kind, old.quantity, old.unit_price, old.description) then
    raise exception 'an invoice line is never changed' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger care_moment_invoice_line_is_final before update or delete on care_moment_invoice_line for each row execute function lines_are_final();
