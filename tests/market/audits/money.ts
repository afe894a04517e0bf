// Every euro has one way: from hours to an invoice (or to payroll), to a booking, to one payout file.
import { sql } from 'kysely'
import { type Audit, bySql } from './audit.ts'

// Minutes by the clock that does not change: an instant minus an instant.
const worked = sql`(extract(epoch from m.actual_end_date - m.actual_start_date) / 60 - m.actual_break_minutes)`
const net = (kinds: string[]) => sql`(select coalesce(sum(l.amount), 0) from care_moment_invoice_line l
  where l.care_moment_uuid = m.uuid and l.kind = any(${kinds}::text[]))`
// The last Monday at six in Amsterdam: all work approved before it, of weeks before its own, is invoiced.
const lastMonday = (now: string) => sql`(select case when m <= ${now}::timestamptz then m else m - interval '7 days' end
  from (select (date_trunc('week', ${now}::timestamptz at time zone 'Europe/Amsterdam') + interval '6 hours') at time zone 'Europe/Amsterdam' as m) as x)`

/** What every export of payroll so far has together is what was written of temporary work: no line twice, and none left out. */
const payroll: Audit = async ({ market, now }) => {
  const me = await market.clearly('planner')
  const { rows: weeks } = await sql<{ period: string }>`select to_char(d, 'IYYY-"W"IW') as period
    from generate_series((select min(date) from care_moment_invoice_line), (${now}::timestamptz at time zone 'Europe/Amsterdam')::date + 7, interval '7 days') d`.execute(
    market.owner,
  )
  let [lines, cents] = [0, 0]
  for (const { period } of weeks) {
    const answer = await me.get(`/payroll_export?period=${period}`)
    if (answer.status !== 200) return [`the payroll of ${period} answers ${answer.status}`]
    const [head = [], ...rest] = answer.text
      .replace('\ufeff', '')
      .trim()
      .split('\r\n')
      .map(line => line.split(';'))
    lines += rest.length
    for (const line of rest)
      cents += Math.round(Number(line[head.indexOf('Bedrag')]!.replaceAll('.', '').replace(',', '.')) * 100)
  }
  const { rows } = await sql<{
    lines: number
    cents: number
  }>`select count(*)::int as lines, coalesce(sum(amount), 0)::int as cents
    from care_moment_invoice_line where contract_type = 'temp_work'`.execute(market.owner)
  const written = rows[0]!
  return written.lines === lines && written.cents === cents
    ? []
    : [`${written.lines} lines of ${written.cents} cents are written, ${lines} of ${cents} exported`]
}

export const moneyAudits: Record<string, Audit> = {
  'approved hours are written as minutes by rate, bonus and expenses, once, unless an invoice was credited': bySql(
    () => sql`select m.uuid || ' ' || m.title || ': ' || h || '/' || expected || ', bonus ' || b || '/' || m.bonus || ', expenses ' || e || '/' || spent
      from care_moment m, lateral (select ${net(['hourly_rate', 'fixed_hourly_rate'])} as h, ${net(['bonus'])} as b, ${net(['expense'])} as e,
        round(${worked} * m.hourly_rate / 60) as expected,
        (select coalesce(sum(round((x ->> 'quantity')::numeric * (x ->> 'amount')::numeric)), 0) from jsonb_array_elements(m.expenses) x) as spent) s
      where m.status = 'approved' and m.time_scope = 'moment' and row(h, b, e) is distinct from row(expected, m.bonus::numeric, spent)
        and not (row(h, b, e) = row(0, 0, 0) and exists (select 1 from care_moment_invoice_line l
          join care_moment_invoice n on n.uuid = l.care_moment_invoice_uuid where l.care_moment_uuid = m.uuid and n.credits_uuid is not null))`,
  ),
  'hours that are not approved cost nothing': bySql(
    () => sql`select m.uuid || ' ' || m.status from care_moment m join care_moment_invoice_line l on l.care_moment_uuid = m.uuid
      where m.status <> 'approved' group by m.uuid having sum(l.amount) <> 0`,
  ),
  'a line is of who worked it, where and when': bySql(
    () => sql`select l.uuid from care_moment_invoice_line l join care_moment m on m.uuid = l.care_moment_uuid
      where l.organization_uuid <> m.organization_uuid or (m.status = 'approved' and l.care_worker_uuid <> m.assignee_uuid)
        or l.period <> to_char(l.date, 'IYYY-"W"IW')`,
  ),
  'freelance lines of weeks gone by are on an invoice, temporary work never is': bySql(
    ({ now }) => sql`select l.uuid || ' ' || l.contract_type || ' ' || l.period from care_moment_invoice_line l
      where (l.contract_type = 'temp_work' and l.care_moment_invoice_uuid is not null)
        or (l.contract_type = 'freelance' and l.care_moment_invoice_uuid is null and l.created_at < ${lastMonday(now)}
          and l.period < to_char(${lastMonday(now)} at time zone 'Europe/Amsterdam', 'IYYY-"W"IW'))`,
  ),
  'temporary work goes to payroll once': payroll,
  'an invoice is the sum of its lines, of one worker to one organization': bySql(
    () => sql`select i.number from care_moment_invoice i left join care_moment_invoice_line l on l.care_moment_invoice_uuid = i.uuid
      group by i.uuid having i.total is distinct from sum(l.amount) or i.payable <> i.total + i.vat
        or bool_or(l.care_worker_uuid <> i.care_worker_uuid or l.organization_uuid <> i.organization_uuid)`,
  ),
  'numbers run without gaps per care worker and year, and none is used twice': bySql(
    () => sql`select care_worker_uuid || ' ' || year from care_moment_invoice group by care_worker_uuid, year
      having min(sequence) <> 1 or max(sequence) <> count(*) or count(distinct number) <> count(*)`,
  ),
  'a number is only given in order': bySql(
    () => sql`select number from (select number, created_at, lag(created_at) over (partition by care_worker_uuid, year order by sequence) as earlier
      from care_moment_invoice) i where created_at < earlier`,
  ),
  'one invoice a worker, organization and week, unless the first was credited or hours came later': bySql(
    () => sql`select min(number) from care_moment_invoice where type = 'invoice'
      group by care_worker_uuid, organization_uuid, period, issue_date, vat_regime having count(*) > 1`,
  ),
  'a credit note takes back the whole invoice, once': bySql(
    () => sql`select n.number from care_moment_invoice n join care_moment_invoice i on i.uuid = n.credits_uuid
      where row(n.total, n.vat, n.payable, n.care_worker_uuid, n.organization_uuid)
        is distinct from row(-i.total, -i.vat, -i.payable, i.care_worker_uuid, i.organization_uuid) or i.credits_uuid is not null
      union all select min(number) from care_moment_invoice where credits_uuid is not null group by credits_uuid having count(*) > 1`,
  ),
  'every invoice is booked once for what it is, and every booking comes to zero': bySql(
    () => sql`select i.number from care_moment_invoice i left join payout_ledger b on b.care_moment_invoice_uuid = i.uuid and b.kind = i.type
      group by i.uuid having count(b.uuid) <> 1 or max(b.organization_amount) <> i.payable or max(b.care_worker_amount) <> -i.payable
      union all select uuid::text from payout_ledger where organization_amount + care_worker_amount + bank_amount <> 0`,
  ),
  'a worker is paid an invoice once, in full, by one file': bySql(
    () => sql`select i.number from payout_ledger b join care_moment_invoice i on i.uuid = b.care_moment_invoice_uuid where b.kind = 'payout'
      group by i.uuid having count(*) > 1 or sum(b.care_worker_amount) <> i.payable
      union all select min(f.payout_file_uuid::text) from payout_file_invoice f where f.live group by f.care_moment_invoice_uuid having count(*) > 1`,
  ),
  'a payout file is the sum of its invoices, and booked when it was paid': bySql(
    () => sql`select f.uuid || ' ' || f.status from payout_file f join payout_file_invoice x on x.payout_file_uuid = f.uuid
      join care_moment_invoice i on i.uuid = x.care_moment_invoice_uuid
      left join payout_ledger b on b.care_moment_invoice_uuid = i.uuid and b.kind = 'payout'
      group by f.uuid having f.total <> sum(i.payable) or (f.status = 'paid_out' and count(b.uuid) <> count(*)) or (f.status = 'withdrawn') = bool_or(x.live)`,
  ),
  // Who pays too much gets it back (docs/decisions/0130), and a credited invoice is paid back on its note.
  'of an invoice no more is paid back than was paid': bySql(
    () => sql`select min(i.number) from payout_ledger b join care_moment_invoice i on i.uuid = b.care_moment_invoice_uuid
      where b.kind = 'payment' group by coalesce(i.credits_uuid, i.uuid) having sum(b.bank_amount) < 0`,
  ),
  // A choice counts when it was there as the invoice was made; the day of the work decides, not that of the invoice (decision 0023).
  'an invoice is taxed as work was on each of its days': bySql(
    () => sql`select i.number || ' ' || i.vat_regime || ' ' || l.date || ' ' || coalesce(c.vat_regime, '-') from care_moment_invoice i
      join care_moment_invoice_line l on l.care_moment_invoice_uuid = i.uuid left join lateral (
        select vat_regime from care_worker_vat_regime r where r.care_worker_uuid = i.care_worker_uuid and r.created_at <= i.created_at
          and (r.care_moment_uuid = l.care_moment_uuid or r.valid_from <= l.date)
        order by (r.care_moment_uuid is not null) desc, r.valid_from desc, r.uuid desc limit 1) c on true
      where i.type = 'invoice' and i.vat_regime <> coalesce(c.vat_regime, 'exempt_care')
      union all select number from care_moment_invoice
      where vat <> case vat_regime when 'standard_21' then round(total * 0.21) else 0 end`,
  ),
  'a shift costs the rate of its place, level and form on its day': bySql(
    ({
      before,
    }) => sql`select m.uuid || ' ' || m.title || ' ' || m.hourly_rate || '/' || r.hourly_rate from care_moment m, lateral (
        select hourly_rate, fixed from organization_location_rate r where r.organization_location_uuid = m.location_uuid
          and r.expertise_level_uuid = m.expertise_level_uuid and r.contract_type = m.contract_type
          and r.valid_from <= (m.start_date at time zone 'Europe/Amsterdam')::date order by valid_from desc limit 1) r
      where m.status = 'open' and m.created_at > ${before} and not m.rate_is_given and m.hourly_rate <> r.hourly_rate`,
  ),
}
