-- Money after the invoice: a worker's year at a glance, credit notes, and the ledger of what is owed and paid.
create view care_moment_invoice_summary as
  select md5(i.care_worker_uuid || '-summary-' || i.year)::uuid as uuid, i.care_worker_uuid, i.year,
    count(*) filter (where i.type = 'invoice')::int as count, sum(i.payable)::int as total,
    coalesce(sum(lines.expenses), 0)::int as expenses, coalesce(sum(lines.bonuses), 0)::int as bonuses, max(i.created_at) as created_at
  from care_moment_invoice i left join lateral (
    select sum(amount) filter (where kind = 'expense') as expenses, sum(amount) filter (where kind = 'bonus') as bonuses
    from care_moment_invoice_line where care_moment_invoice_uuid = i.uuid) lines on true
  group by i.care_worker_uuid, i.year;

-- A credit note takes back a whole invoice, once: its amounts are below zero.
create unique index one_credit_note on care_moment_invoice (credits_uuid) where type = 'credit_note';
alter table care_moment_invoice add constraint invoice_sign check (type = 'credit_note' or payable >= 0), add column reason text;
-- Hours are paid once; after they were credited, once more.
alter table care_moment_invoice_line add column round int not null default 1 check (round > 0);
drop index one_hours_line;
create unique index one_hours_line on care_moment_invoice_line (care_moment_uuid, round)
  where kind in ('hourly_rate', 'fixed_hourly_rate') and amount > 0;

-- Every invoice, credit note, payment and payout is a booking: what the organization owes, what the worker has coming, and the
-- bank, in cents; what goes to one comes from another.
create table payout_ledger (
  uuid uuid primary key default uuidv7(),
  kind text not null check (kind in ('invoice', 'credit_note', 'payment', 'payout')),
  care_moment_invoice_uuid uuid not null references care_moment_invoice,
  care_worker_uuid uuid not null references care_worker,
  organization_uuid uuid not null references organization,
  period text not null,
  organization_amount int not null, care_worker_amount int not null, bank_amount int not null,
  booked_on date not null,
  created_at timestamptz(0) not null,
  constraint booking_sums_to_zero check (organization_amount::bigint + care_worker_amount + bank_amount = 0)
);
create unique index one_booking on payout_ledger (care_moment_invoice_uuid, kind);
create index on payout_ledger (care_worker_uuid, created_at desc);
create index on payout_ledger (organization_uuid, created_at desc);
create index on payout_ledger (period);
create index on payout_ledger (booked_on);
create trigger payout_ledger_is_final before update or delete on payout_ledger for each row execute function refuse_change();

create function book_invoice() returns trigger language plpgsql as $$
begin
  insert into payout_ledger (kind, care_moment_invoice_uuid, care_worker_uuid, organization_uuid, period, organization_amount, care_worker_amount,
      bank_amount, booked_on, created_at)
    values (new.type, new.uuid, new.care_worker_uuid, new.organization_uuid, new.period, new.payable, -new.payable, 0, new.issue_date, new.created_at);
  return new;
end $$;
insert into payout_ledger (kind, care_moment_invoice_uuid, care_worker_uuid, organization_uuid, period, organization_amount, care_worker_amount,
    bank_amount, booked_on, created_at)
  select type, uuid, care_worker_uuid, organization_uuid, period, payable, -payable, 0, issue_date, created_at from care_moment_invoice order by uuid;
create trigger care_moment_invoice_is_booked after insert on care_moment_invoice for each row execute function book_invoice();

-- The account that payouts are made from: one, set by a planner.
create table payout_account (
  is_the_one boolean primary key default true check (is_the_one),
  name text not null, iban text not null, updated_at timestamptz(0) not null
);
