-- How a care worker's work is taxed: choices with the day they hold from, or for one care moment, never changed, newer ones beside them.
create table care_worker_vat_regime (
  uuid uuid primary key default uuidv7(),
  care_worker_uuid uuid not null references care_worker,
  care_moment_uuid uuid references care_moment,
  vat_regime text not null check (vat_regime in ('exempt_care', 'standard_21', 'kor')),
  valid_from date,
  reason text not null,
  created_at timestamptz(0) not null,
  check ((valid_from is null) <> (care_moment_uuid is null))
);
create index on care_worker_vat_regime (care_worker_uuid, valid_from);
create trigger care_worker_vat_regime_is_final before update or delete on care_worker_vat_regime for each row execute function refuse_change();
insert into care_worker_vat_regime (care_worker_uuid, vat_regime, valid_from, reason, created_at)
  select uuid, vat_regime, '2020-01-01', 'Zo stond het bij de inschrijving', created_at from care_worker where vat_regime <> 'exempt_care';
alter table care_worker drop column vat_regime;

-- The choice for that very moment, else the worker's own of that day, else care is exempt.
create function vat_regime_of(worker uuid, moment uuid, day date) returns text language sql stable as $$
  select coalesce(
    (select vat_regime from care_worker_vat_regime where care_worker_uuid = worker and care_moment_uuid = moment order by uuid desc limit 1),
    (select vat_regime from care_worker_vat_regime where care_worker_uuid = worker and valid_from <= day order by valid_from desc, uuid desc limit 1),
    'exempt_care')
$$;
-- What is taxed in another way is invoiced apart, so that an invoice has one rate or one ground of exemption.
drop index one_invoice_a_week;
create unique index one_invoice_a_week on care_moment_invoice (care_worker_uuid, organization_uuid, period, vat_regime) where type = 'invoice';

-- A file for the bank, kept as it was made. An invoice is in one at a time, until that is withdrawn.
create table payout_file (
  uuid uuid primary key default uuidv7(),
  period text not null,
  status text not null default 'made' check (status in ('made', 'paid_out', 'withdrawn')),
  transfers int not null check (transfers > 0), total bigint not null check (total > 0),
  execution_date date not null,
  content bytea not null, hash text not null check (hash = encode(sha256(content), 'hex')),
  booked_on date, status_reason text,
  created_at timestamptz(0) not null,
  check ((booked_on is not null) = (status = 'paid_out'))
);
create index on payout_file (period);
create trigger payout_file_is_kept before delete on payout_file for each row execute function refuse_change();
create trigger payout_file_content_is_final before update of uuid, period, transfers, total, execution_date, content, hash, created_at on payout_file
  for each row execute function refuse_change();
create table payout_file_invoice (
  payout_file_uuid uuid not null references payout_file,
  care_moment_invoice_uuid uuid not null references care_moment_invoice,
  live boolean not null default true,
  primary key (payout_file_uuid, care_moment_invoice_uuid)
);
create unique index one_payout_file on payout_file_invoice (care_moment_invoice_uuid) where live;
create trigger payout_file_invoice_is_kept before delete on payout_file_invoice for each row execute function refuse_change();

-- Hours that a credit note opened again are handed in within sixty days of that.
alter table care_moment add column reopened_at timestamptz(0);

-- Of the year of a worker: a moment whose hours were credited, and not paid anew, was not one to be paid for.
create or replace view care_worker_assist_annual_overview as
  select md5(care_worker_uuid || '-' || year)::uuid as uuid, care_worker_uuid, year::int as year,
    (count(*) filter (where minutes > 0))::int as care_moments, coalesce(sum(minutes), 0)::int as minutes, sum(total)::int as total,
    sum(expenses)::int as expenses, sum(bonuses)::int as bonuses, sum(invoiced)::int as invoiced
  from (select care_worker_uuid, extract(year from date) as year, sum(minutes) as minutes, sum(amount) as total,
      coalesce(sum(amount) filter (where kind = 'expense'), 0) as expenses, coalesce(sum(amount) filter (where kind = 'bonus'), 0) as bonuses,
      coalesce(sum(amount) filter (where care_moment_invoice_uuid is not null), 0) as invoiced
    from care_moment_invoice_line group by care_worker_uuid, extract(year from date), care_moment_uuid) moment
  group by care_worker_uuid, year;

-- By what number the payroll office knows someone.
create sequence care_worker_number start 1001;
alter table care_worker add column number int not null unique default nextval('care_worker_number');

-- Irregular hours (ORT): the percentage of a window of the day; where windows overlap the highest holds. `days` are 1 (Monday) to 7,
-- 'holiday', or a day of the year. The table is that of care for the disabled, taken for nursing and care homes too; not verified:
-- to be set right by who runs this, with the day it holds from.
create table irregular_hours_window (
  uuid uuid primary key default uuidv7(),
  days text[] not null, from_time text not null, to_time text not null check (to_time > from_time),
  percent int not null check (percent > 0),
  valid_from date not null, valid_until date
);
insert into irregular_hours_window (days, from_time, to_time, percent, valid_from) values
  ('{1,2,3,4,5}', '06:00', '07:00', 22, '2026-01-01'), ('{1,2,3,4,5}', '20:00', '22:00', 22, '2026-01-01'),
  ('{6}', '06:00', '08:00', 38, '2026-01-01'), ('{6}', '12:00', '22:00', 38, '2026-01-01'),
  ('{1,2,3,4,5}', '00:00', '06:00', 44, '2026-01-01'), ('{1,2,3,4,5}', '22:00', '24:00', 44, '2026-01-01'),
  ('{6}', '00:00', '06:00', 49, '2026-01-01'), ('{6}', '22:00', '24:00', 49, '2026-01-01'),
  ('{7,holiday}', '00:00', '24:00', 60, '2026-01-01'), ('{12-24,12-31}', '18:00', '24:00', 60, '2026-01-01');
