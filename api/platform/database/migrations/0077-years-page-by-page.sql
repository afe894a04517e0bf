-- What care workers invoiced in a year, for who lists everybody's: which years there are follows from an index, and only those of a page are
-- reckoned. Before, a planner's list reckoned the whole platform for each page.
create or replace view care_moment_invoice_summary as
  select md5(k.care_worker_uuid || '-summary-' || k.year)::uuid as uuid, k.care_worker_uuid, k.year, made.count, made.total, made.expenses,
    made.bonuses, made.created_at, made.vat, made.payable
  from (select distinct care_worker_uuid, year from care_moment_invoice) k left join lateral (
    select count(*) filter (where i.type = 'invoice')::int as count, sum(i.total)::int as total, coalesce(sum(lines.expenses), 0)::int as expenses,
      coalesce(sum(lines.bonuses), 0)::int as bonuses, max(i.created_at) as created_at, sum(i.vat)::int as vat, sum(i.payable)::int as payable
    from care_moment_invoice i left join lateral (
      select sum(amount) filter (where kind = 'expense') as expenses, sum(amount) filter (where kind = 'bonus') as bonuses
      from care_moment_invoice_line where care_moment_invoice_uuid = i.uuid) lines on true
    where i.care_worker_uuid = k.care_worker_uuid and i.year = k.year) made on true;
create or replace view care_worker_care_assist_invoice_archive as
  select md5(k.care_worker_uuid || '-archive-' || k.year)::uuid as uuid, k.care_worker_uuid, k.year, made.invoices, made.total, made.vat, made.payable
  from (select distinct care_worker_uuid, year from care_moment_invoice) k left join lateral (
    select count(*)::int as invoices, sum(total)::int as total, sum(vat)::int as vat, sum(payable)::int as payable
    from care_moment_invoice i where i.care_worker_uuid = k.care_worker_uuid and i.year = k.year) made on true;
-- The VAT of a year is that of its invoices; of work that is on none yet, that of the invoice it would make with an organization.
create or replace view care_worker_assist_annual_overview as
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
