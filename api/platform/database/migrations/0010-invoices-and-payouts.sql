-- Money: lines written when hours are approved, gathered into one invoice a worker, organization and ISO week; what is owed and paid.

-- How a care worker's work is taxed: choices with the day they hold from, or for one care moment, never changed, newer ones beside them.
create table care_worker_vat_regime (
  uuid uuid primary key default uuidv7(),
  care_worker_uuid uuid not null references care_worker,
  care_moment_uuid uuid references care_moment,
  vat_regime text not null check (vat_regime in ('exempt_care', 'standard_21', 'kor')),
  valid_from date,
  reason text not null,
  created_at timestamptz(0) not null,
  constraint care_worker_vat_regime_check1 check ((valid_from is null) <> (care_moment_uuid is null))
);
create index on care_worker_vat_regime (care_worker_uuid, valid_from);
create trigger care_worker_vat_regime_is_final before update or delete on care_worker_vat_regime for each row
  execute function refuse_change();
create trigger care_worker_vat_regime_stays before truncate on care_worker_vat_regime for each statement
  execute function refuse_change();

-- The choice for that very moment, else the worker's own of that day, else care is exempt.
create function vat_regime_of(worker uuid, moment uuid, day date) returns text language sql stable as $$
  select coalesce(
    (select vat_regime from care_worker_vat_regime where care_worker_uuid = worker and care_moment_uuid = moment order by uuid desc limit 1),
    (select vat_regime from care_worker_vat_regime where care_worker_uuid = worker and valid_from <= day order by valid_from desc, uuid desc limit 1),
    'exempt_care')
$$;

create table care_moment_invoice_counter (
  care_worker_uuid uuid not null references care_worker,
  year int not null,
  last int not null,
  primary key (care_worker_uuid, year)
);

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

create function book_invoice() returns trigger language plpgsql as $$
begin
  insert into payout_ledger (kind, care_moment_invoice_uuid, care_worker_uuid, organization_uuid, period, organization_amount, care_worker_amount,
      bank_amount, booked_on, created_at)
    values (new.type, new.uuid, new.care_worker_uuid, new.organization_uuid, new.period, new.payable, -new.payable, 0, new.issue_date, new.created_at);
  return new;
end $$;

create table care_moment_invoice (
  uuid uuid primary key default uuidv7(),
  care_worker_uuid uuid not null references care_worker,
  organization_uuid uuid not null references organization,
  year int not null,
  sequence int not null check (sequence > 0),
  number text not null generated always as (year::text || '-' || lpad(sequence::text, 5, '0')) stored,
  period text not null check (period ~ '^[0-9]{4}-W[0-9]{2}$'),
  type text not null default 'invoice' check (type in ('invoice', 'credit_note')),
  credits_uuid uuid references care_moment_invoice check ((credits_uuid is not null) = (type = 'credit_note')),
  vat_regime text not null,
  issue_date date not null,
  due_date date not null,
  -- Names and numbers as they were: an invoice never changes when a party moves.
  parties jsonb not null,
  total int not null,
  vat int not null,
  payable int not null check (payable = total + vat),
  created_at timestamptz(0) not null,
  reason text,
  unique (care_worker_uuid, year, sequence),
  constraint invoice_sign check (type = 'credit_note' or payable >= 0)
);
create index on care_moment_invoice (care_worker_uuid, period desc);
create index on care_moment_invoice (organization_uuid, period desc);
-- What is taxed in another way is invoiced apart, so that an invoice has one rate or one ground of exemption.
create unique index one_invoice_a_week on care_moment_invoice (care_worker_uuid, organization_uuid, period, vat_regime)
  where type = 'invoice';
-- A credit note takes back a whole invoice, once: its amounts are below zero.
create unique index one_credit_note on care_moment_invoice (credits_uuid) where type = 'credit_note';
-- Invoices are found by their days and weeks.
create index on care_moment_invoice (issue_date);
create index on care_moment_invoice (due_date);
create index on care_moment_invoice (created_at);
create index on care_moment_invoice (period);
create index on care_moment_invoice (credits_uuid) where credits_uuid is not null;
create index on care_moment_invoice (number);
create trigger care_moment_invoice_in_line before insert on care_moment_invoice for each row execute function next_in_line();
create trigger care_moment_invoice_is_final before update or delete on care_moment_invoice for each row
  execute function refuse_change();
create trigger care_moment_invoice_is_booked after insert on care_moment_invoice for each row execute function book_invoice();
create trigger care_moment_invoice_stays before truncate on care_moment_invoice for each statement
  execute function refuse_change();

create function lines_are_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.care_moment_invoice_uuid is not null
    or row(new.care_moment_uuid, new.amount, new.kind, new.quantity, new.unit_price, new.description, new.location, new.start_date,
      new.end_date, new.order_number, new.cost_centre)
    is distinct from
       row(old.care_moment_uuid, old.amount, old.kind, old.quantity, old.unit_price, old.description, old.location, old.start_date,
      old.end_date, old.order_number, old.cost_centre) then
    raise exception 'an invoice line is never changed' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

create table care_moment_invoice_line (
  uuid uuid primary key default uuidv7(),
  care_moment_uuid uuid not null references care_moment,
  care_moment_invoice_uuid uuid references care_moment_invoice,
  care_worker_uuid uuid not null references care_worker,
  organization_uuid uuid not null references organization,
  contract_type text not null check (contract_type in ('freelance', 'temp_work')),
  kind text not null check (kind in ('hourly_rate', 'fixed_hourly_rate', 'bonus', 'expense')),
  description text not null,
  date date not null,
  period text not null,
  minutes int,
  quantity double precision not null,
  unit text not null check (unit in ('HUR', 'KMT', 'C62')),
  unit_price int not null,
  amount int not null,
  created_at timestamptz(0) not null,
  -- Hours are paid once; after they were credited, once more.
  round int not null default 1 check (round > 0),
  -- A line of an invoice says where and when the work was, as it was when its hours were approved: what happens to the shift or its
  -- location later does not change an invoice. Null: not known.
  location text,
  start_date timestamptz(0),
  end_date timestamptz(0),
  cost_centre text,
  order_number text
);
create index on care_moment_invoice_line (care_moment_uuid);
create index on care_moment_invoice_line (care_moment_invoice_uuid);
create index on care_moment_invoice_line (care_worker_uuid, date);
create index to_invoice on care_moment_invoice_line (period) where care_moment_invoice_uuid is null
  and contract_type = 'freelance';
create unique index one_hours_line on care_moment_invoice_line (care_moment_uuid, round) where kind in ('hourly_rate',
  'fixed_hourly_rate') and amount > 0;
create index to_payroll on care_moment_invoice_line (payroll_week(period, created_at)) where contract_type = 'temp_work';
-- The figures of an organization ask for its approved hours by the day of the work.
create index on care_moment_invoice_line (organization_uuid, date);
create index care_moment_invoice_line_order_number on care_moment_invoice_line (order_number) where order_number is not null;
create trigger care_moment_invoice_line_is_final before update on care_moment_invoice_line for each row
  execute function lines_are_final();
create trigger care_moment_invoice_line_is_kept before delete on care_moment_invoice_line for each row
  execute function refuse_change();
create trigger care_moment_invoice_line_stays before truncate on care_moment_invoice_line for each statement
  execute function refuse_change();

-- An invoice on paper never changes: made once, at the first asking, and kept with its hash.
create table invoice_pdf (
  uuid uuid primary key references care_moment_invoice,
  content bytea not null,
  hash text not null check (hash = encode(sha256(content), 'hex')),
  made_at timestamptz(0) not null
);
create trigger invoice_pdf_is_final before update on invoice_pdf for each row execute function refuse_change();
create trigger invoice_pdf_is_kept before delete on invoice_pdf for each row execute function refuse_change();
create trigger invoice_pdf_stays before truncate on invoice_pdf for each statement execute function refuse_change();

-- Every invoice, credit note, payment and payout is a booking: what the organization owes, what the worker has coming, and the
-- bank, in cents; what goes to one comes from another.
create table payout_ledger (
  uuid uuid primary key default uuidv7(),
  kind text not null check (kind in ('invoice', 'credit_note', 'payment', 'payout')),
  care_moment_invoice_uuid uuid not null references care_moment_invoice,
  care_worker_uuid uuid not null references care_worker,
  organization_uuid uuid not null references organization,
  period text not null,
  organization_amount int not null,
  care_worker_amount int not null,
  bank_amount int not null,
  booked_on date not null,
  created_at timestamptz(0) not null,
  -- What was entered wrong is taken back by a booking that is its opposite.
  reverses_uuid uuid references payout_ledger,
  reason text,
  constraint booking_sums_to_zero check (organization_amount::bigint + care_worker_amount + bank_amount = 0),
  constraint payments_are_reversed check (reverses_uuid is null or kind = 'payment'),
  constraint reversal_has_reason check ((reverses_uuid is null) = (reason is null))
);
create index on payout_ledger (care_worker_uuid, created_at desc);
create index on payout_ledger (organization_uuid, created_at desc);
create index on payout_ledger (period);
create index on payout_ledger (booked_on);
-- An organization may pay in parts; all else is booked once.
create unique index one_booking on payout_ledger (care_moment_invoice_uuid, kind) where kind <> 'payment';
create index on payout_ledger (care_moment_invoice_uuid, kind);
create unique index one_reversal on payout_ledger (reverses_uuid);
create trigger payout_ledger_is_final before update or delete on payout_ledger for each row execute function refuse_change();
create trigger payout_ledger_stays before truncate on payout_ledger for each statement execute function refuse_change();

-- The account that payouts are made from: one, set by a planner.
create table payout_account (
  is_the_one boolean primary key default true check (is_the_one),
  name text not null,
  iban text not null,
  updated_at timestamptz(0) not null
);

-- A file for the bank, kept as it was made. An invoice is in one at a time, until that is withdrawn.
create table payout_file (
  uuid uuid primary key default uuidv7(),
  period text not null,
  status text not null default 'made' check (status in ('made', 'paid_out', 'withdrawn')),
  transfers int not null check (transfers > 0),
  total bigint not null check (total > 0),
  execution_date date not null,
  content bytea not null,
  hash text not null check (hash = encode(sha256(content), 'hex')),
  booked_on date,
  status_reason text,
  created_at timestamptz(0) not null,
  -- The invoices that were due when the file was made, and were left out because no bank reads the name of who is paid.
  left_out uuid[] not null default '{}',
  check ((booked_on is not null) = (status = 'paid_out'))
);
create index on payout_file (period);
create trigger payout_file_is_kept before delete on payout_file for each row execute function refuse_change();
create trigger payout_file_stays before truncate on payout_file for each statement execute function refuse_change();
create trigger payout_file_content_is_final before update of uuid, period, transfers, total, execution_date, content, hash,
  created_at, left_out on payout_file for each row execute function refuse_change();

create table payout_file_invoice (
  payout_file_uuid uuid not null references payout_file,
  care_moment_invoice_uuid uuid not null references care_moment_invoice,
  live boolean not null default true,
  primary key (payout_file_uuid, care_moment_invoice_uuid)
);
create unique index one_payout_file on payout_file_invoice (care_moment_invoice_uuid) where live;
create index on payout_file_invoice (care_moment_invoice_uuid);
create trigger payout_file_invoice_is_kept before delete on payout_file_invoice for each row execute function refuse_change();
create trigger payout_file_invoice_stays before truncate on payout_file_invoice for each statement
  execute function refuse_change();

-- Whether the care worker was paid for an invoice; of a credit note: whether they paid it back.
create function is_paid_out(invoice uuid) returns boolean language sql stable as $$
  select exists (select 1 from payout_ledger where care_moment_invoice_uuid = invoice and kind = 'payout')
$$;

-- What the organization paid of an invoice, in cents; of a credit note: what it was given back, below zero.
create function paid_of(invoice uuid) returns int language sql stable as $$
  select coalesce(sum(bank_amount), 0)::int from payout_ledger where care_moment_invoice_uuid = invoice and kind = 'payment'
$$;

-- What is still to be paid of it; below zero: too much was paid. An invoice that was credited asks nothing any more: what was paid of it is
-- to be given back on its credit note.
create function open_of(invoice uuid) returns int language sql stable as $$
  select case
    when i.type = 'credit_note' then -paid_of(i.credits_uuid) - paid_of(i.uuid)
    when exists (select 1 from care_moment_invoice note where note.credits_uuid = i.uuid) then 0
    else i.payable - paid_of(i.uuid) end
  from care_moment_invoice i where i.uuid = invoice
$$;

-- The payments that hold: not taken back, and not what takes back.
create function payments_of(invoice uuid) returns setof payout_ledger language sql stable as $$
  select l from payout_ledger l where l.care_moment_invoice_uuid = invoice and l.kind = 'payment' and l.reverses_uuid is null
    and not exists (select 1 from payout_ledger r where r.reverses_uuid = l.uuid)
$$;

-- The day on which their sum came to what was asked; null while it does not.
create function paid_on(invoice uuid) returns date language sql stable as $$
  select min(so_far.booked_on)
  from care_moment_invoice i,
    (select booked_on, sum(bank_amount) over (order by booked_on, created_at, uuid) as paid from payments_of(invoice)) so_far
  where i.uuid = invoice and case i.type
    when 'credit_note' then paid_of(i.uuid) <= -paid_of(i.credits_uuid) and so_far.paid <= -paid_of(i.credits_uuid)
    else paid_of(i.uuid) >= i.payable and so_far.paid >= i.payable end
$$;

-- What care workers invoiced in a year, for who lists everybody's: which years there are follows from an index, and only those of a page are
-- reckoned.
create view care_moment_invoice_summary as
  select md5(k.care_worker_uuid || '-summary-' || k.year)::uuid as uuid, k.care_worker_uuid, k.year, made.count, made.total, made.expenses,
    made.bonuses, made.created_at, made.vat, made.payable
  from (select distinct care_worker_uuid, year from care_moment_invoice) k left join lateral (
    select count(*) filter (where i.type = 'invoice')::int as count, sum(i.total)::int as total, coalesce(sum(lines.expenses), 0)::int as expenses,
      coalesce(sum(lines.bonuses), 0)::int as bonuses, max(i.created_at) as created_at, sum(i.vat)::int as vat, sum(i.payable)::int as payable
    from care_moment_invoice i left join lateral (
      select sum(amount) filter (where kind = 'expense') as expenses, sum(amount) filter (where kind = 'bonus') as bonuses
      from care_moment_invoice_line where care_moment_invoice_uuid = i.uuid) lines on true
    where i.care_worker_uuid = k.care_worker_uuid and i.year = k.year) made on true;

create view care_worker_care_assist_invoice_archive as
  select md5(k.care_worker_uuid || '-archive-' || k.year)::uuid as uuid, k.care_worker_uuid, k.year, made.invoices, made.total, made.vat, made.payable
  from (select distinct care_worker_uuid, year from care_moment_invoice) k left join lateral (
    select count(*)::int as invoices, sum(total)::int as total, sum(vat)::int as vat, sum(payable)::int as payable
    from care_moment_invoice i where i.care_worker_uuid = k.care_worker_uuid and i.year = k.year) made on true;

-- The VAT of a year is that of its invoices; of work that is on none yet, that of the invoice it would make with an organization.
create view care_worker_assist_annual_overview as
  select md5(k.care_worker_uuid || '-' || k.year)::uuid as uuid, k.care_worker_uuid, k.year, worked.care_moments, worked.minutes, worked.total,
    worked.expenses, worked.bonuses, worked.invoiced, taxed.vat, worked.total + taxed.vat as payable
  from (select distinct care_worker_uuid, extract(year from date)::int as year from care_moment_invoice_line) k
  left join lateral (
    select (count(*) filter (where minutes > 0))::int as care_moments, coalesce(sum(minutes), 0)::int as minutes, sum(total)::int as total,
      sum(expenses)::int as expenses, sum(bonuses)::int as bonuses, sum(invoiced)::int as invoiced
    from (select sum(minutes) as minutes, sum(amount) as total, coalesce(sum(amount) filter (where kind = 'expense'), 0) as expenses,
        coalesce(sum(amount) filter (where kind = 'bonus'), 0) as bonuses,
        coalesce(sum(amount) filter (where care_moment_invoice_uuid is not null), 0) as invoiced
      from care_moment_invoice_line line where line.care_worker_uuid = k.care_worker_uuid
        and line.date between make_date(k.year, 1, 1) and make_date(k.year, 12, 31) group by line.care_moment_uuid) moment) worked on true
  left join lateral (
    select sum(case when vat_regime = 'standard_21' then round(amount * 0.21) else 0 end)::int as vat
    from (select regime.vat_regime, sum(line.amount) as amount
      from care_moment_invoice_line line left join care_moment_invoice i on i.uuid = line.care_moment_invoice_uuid,
      lateral (select case when line.contract_type = 'freelance'
        then coalesce(i.vat_regime, vat_regime_of(line.care_worker_uuid, line.care_moment_uuid, line.date)) end as vat_regime) regime
      where line.care_worker_uuid = k.care_worker_uuid and line.date between make_date(k.year, 1, 1) and make_date(k.year, 12, 31)
      group by coalesce(i.uuid, line.organization_uuid), regime.vat_regime) invoice) taxed on true;
