-- Hours that nobody answered and that are too far from the plan to be approved by themselves: since when they are held for a planner, and why.
alter table care_moment add column approval_held_at timestamptz(0), add column approval_held_reason text,
  add constraint approval_held check ((approval_held_at is null) = (approval_held_reason is null));
-- What a planner has to decide about.
create index care_moment_for_planner on care_moment (start_date)
  where status = 'proposal_rejected' or (status = 'awaiting_approval' and approval_held_at is not null);

-- In which week temporary work goes to payroll: its own, or when it was approved after that was closed, on the Monday after it at six
-- in Amsterdam, the week that is then open. It follows from the line alone, so that an export can be made again.
create function payroll_week(period text, approved_at timestamptz) returns text language sql immutable as $$
  select greatest(period, extract(isoyear from moved)::text || '-W' || lpad(extract(week from moved)::text, 2, '0'))
  from (select approved_at at time zone 'Europe/Amsterdam' - interval '6 hours' as moved) at
$$;
create index to_payroll on care_moment_invoice_line (payroll_week(period, created_at)) where contract_type = 'temp_work';

-- Invoices are found by their days and weeks.
create index on care_moment_invoice (issue_date);
create index on care_moment_invoice (due_date);
create index on care_moment_invoice (created_at);
create index on care_moment_invoice (period);

-- Everywhere `total` is without VAT, `vat` is what comes on top, and `payable` both.
create or replace view care_moment_invoice_summary as
  select md5(i.care_worker_uuid || '-summary-' || i.year)::uuid as uuid, i.care_worker_uuid, i.year,
    count(*) filter (where i.type = 'invoice')::int as count, sum(i.total)::int as total,
    coalesce(sum(lines.expenses), 0)::int as expenses, coalesce(sum(lines.bonuses), 0)::int as bonuses, max(i.created_at) as created_at,
    sum(i.vat)::int as vat, sum(i.payable)::int as payable
  from care_moment_invoice i left join lateral (
    select sum(amount) filter (where kind = 'expense') as expenses, sum(amount) filter (where kind = 'bonus') as bonuses
    from care_moment_invoice_line where care_moment_invoice_uuid = i.uuid) lines on true
  group by i.care_worker_uuid, i.year;
create or replace view care_worker_care_assist_invoice_archive as
  select md5(care_worker_uuid || '-archive-' || year)::uuid as uuid, care_worker_uuid, year, count(*)::int as invoices, sum(total)::int as total,
    sum(vat)::int as vat, sum(payable)::int as payable
  from care_moment_invoice group by care_worker_uuid, year;
-- The VAT of a year is that of its invoices; of work that is on none yet, that of the invoice it would make with an organization.
create or replace view care_worker_assist_annual_overview as
  select md5(care_worker_uuid || '-' || year)::uuid as uuid, care_worker_uuid, year::int as year,
    (count(*) filter (where minutes > 0))::int as care_moments, coalesce(sum(minutes), 0)::int as minutes, sum(total)::int as total,
    sum(expenses)::int as expenses, sum(bonuses)::int as bonuses, sum(invoiced)::int as invoiced, taxed.vat::int as vat,
    (sum(total) + taxed.vat)::int as payable
  from (select care_worker_uuid, extract(year from date) as year, sum(minutes) as minutes, sum(amount) as total,
      coalesce(sum(amount) filter (where kind = 'expense'), 0) as expenses, coalesce(sum(amount) filter (where kind = 'bonus'), 0) as bonuses,
      coalesce(sum(amount) filter (where care_moment_invoice_uuid is not null), 0) as invoiced
    from care_moment_invoice_line group by care_worker_uuid, extract(year from date), care_moment_uuid) moment
  join (select care_worker_uuid, year, sum(case when vat_regime = 'standard_21' then round(amount * 0.21) else 0 end) as vat
    from (select line.care_worker_uuid, extract(year from line.date) as year, taxed.vat_regime, sum(line.amount) as amount
      from care_moment_invoice_line line left join care_moment_invoice i on i.uuid = line.care_moment_invoice_uuid,
      lateral (select case when line.contract_type = 'freelance'
        then coalesce(i.vat_regime, vat_regime_of(line.care_worker_uuid, line.care_moment_uuid, line.date)) end as vat_regime) taxed
      group by line.care_worker_uuid, extract(year from line.date), coalesce(i.uuid, line.organization_uuid), taxed.vat_regime) invoice
    group by care_worker_uuid, year) taxed using (care_worker_uuid, year)
  group by care_worker_uuid, year, taxed.vat;
