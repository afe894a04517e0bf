// The invoices of a week for a thousand care workers: the product's own job compared with one handwritten statement that writes
// the same rows. Each turn runs in a transaction that is never committed, so the next turn finds the same work.

import { type DatabaseConnection, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { queriesOf } from '../api/concepts.ts'
import { jobs } from '../api/invoices/jobs.ts'
import type { DB } from '../api/platform/database/schema.ts'
import type { Settings } from '../api/platform/settings.ts'
import { openApi } from '../api/server.ts'
import { amsterdamDate, toInstant } from '../rules/amsterdam.ts'
import { isoWeekOf, previousWeek } from '../rules/iso-week.ts'
import { median } from './load.ts'

const turns = 9
/** Whose work is invoiced. */
export const workers = 1000
const linesEach = 4
/** The job may take this many times as long as the statement. */
export const mostOfStatement = 1.5
export interface InvoiceRuns {
  workers: number
  /**
   * Medians in milliseconds; the median over the turns of product divided by statement, with the smallest and the largest ratio.
   */
  productMs: number
  statementMs: number
  ratio: number
  spread: [number, number]
}

// Earlier hours, as if they were worked and approved again in this week.
const due = `insert into care_moment_invoice_line (care_moment_uuid, care_worker_uuid, organization_uuid, contract_type, kind, description, date, period,
    minutes, quantity, unit, unit_price, amount, round, created_at)
  select care_moment_uuid, care_worker_uuid, organization_uuid, contract_type, kind, description, $2::date, $1, minutes, quantity, unit, unit_price, amount, 99, created_at
  from (select line.*, row_number() over (partition by care_worker_uuid order by date desc, uuid) as n from care_moment_invoice_line line
    where kind = 'hourly_rate' and contract_type = 'freelance' and amount > 0 and care_worker_uuid in (
      select w.uuid from care_worker w join account a on a.uuid = w.uuid
      where w.contract_types = '{freelance}' and a.username like '%@schaal.example' order by w.uuid limit ${workers})) line
  where n <= ${linesEach}`

/** The statement, with its values, by which a thousand workers have hours to be invoiced for this week. */
export const prepareDue = (period: string, date: string): [text: string, values: unknown[]] => [due, [period, date]]

/** Parameters: week, day of issue, now. The invoices with their numbers, lines and events, and the mails that must be made. */
const byHand = `
  with loose as (
    select line.uuid, care_worker_uuid, organization_uuid, amount, coalesce(
      (select vat_regime from care_worker_vat_regime v where v.care_worker_uuid = line.care_worker_uuid and v.care_moment_uuid = line.care_moment_uuid
        order by uuid desc limit 1),
      (select vat_regime from care_worker_vat_regime v where v.care_worker_uuid = line.care_worker_uuid and v.valid_from <= line.date
        order by valid_from desc, uuid desc limit 1), 'exempt_care') as vat_regime
    from care_moment_invoice_line line
    where care_moment_invoice_uuid is null and contract_type = 'freelance' and period <= $1
    and not exists (select 1 from care_moment_invoice i where i.care_worker_uuid = line.care_worker_uuid
      and i.organization_uuid = line.organization_uuid and i.period = $1 and i.type = 'invoice')
  ), due as (
    select care_worker_uuid, organization_uuid, vat_regime, sum(amount)::int as total from loose group by 1, 2, 3
  ), made as (
    insert into care_moment_invoice (care_worker_uuid, organization_uuid, year, sequence, period, vat_regime, issue_date, due_date, parties, total, vat, payable, created_at)
    select due.care_worker_uuid, due.organization_uuid, extract(year from $2::date), coalesce(counter.last, 0) + row_number() over (partition by w.uuid order by o.name, due.vat_regime),
      $1, due.vat_regime, $2::date, $2::date + 14,
      jsonb_build_object('supplier', jsonb_build_object('name', p.first_name || ' ' || p.last_name, 'tradeName', w.trade_name, 'street', p.street || ' ' || p.house_number,
        'city', p.city, 'postcode', p.postcode, 'country', 'NL', 'kvk', w.kvk, 'vatId', w.vat_id, 'email', a.username),
        'customer', jsonb_build_object('name', o.name, 'street', o.street, 'city', o.city, 'postcode', o.postcode, 'country', 'NL', 'kvk', o.kvk, 'vatId', o.vat_id,
          'email', o.invoice_email), 'iban', w.iban),
      due.total, vat.amount, due.total + vat.amount, $3::timestamptz
    from due join care_worker w on w.uuid = due.care_worker_uuid join care_worker_profile p on p.uuid = w.uuid join account a on a.uuid = w.uuid
    join organization o on o.uuid = due.organization_uuid
    left join care_moment_invoice_counter counter on counter.care_worker_uuid = w.uuid and counter.year = extract(year from $2::date)
    cross join lateral (select case when due.vat_regime = 'standard_21' then round(due.total * 0.21)::int else 0 end as amount) vat
    order by due.care_worker_uuid, o.name
    returning uuid, care_worker_uuid, organization_uuid, vat_regime
  ), gathered as (
    update care_moment_invoice_line line set care_moment_invoice_uuid = made.uuid
    from loose join made using (care_worker_uuid, organization_uuid, vat_regime) where line.uuid = loose.uuid
  ), happened as (
    insert into event (name, subject_type, subject_uuid, at) select 'invoice_made', 'CareMomentInvoice', uuid, $3::timestamptz from made returning uuid
  )
  select count(*) from graphile_worker.add_jobs(array(
    select row('deliver', json_build_object('event', uuid), null, null, null, null, null, null)::graphile_worker.job_spec from happened))`

// Everything that was written and must be equal on both sides.
const written = `select (select jsonb_build_object('invoices', count(*), 'all', md5(string_agg((to_jsonb(i) - 'uuid')::text, ',' order by care_worker_uuid, number)))
    from care_moment_invoice i where created_at = $1) as invoices,
  (select jsonb_build_object('lines', count(*), 'sum', sum(amount), 'all', md5(string_agg(line.care_moment_uuid || i.number, ',' order by line.care_moment_uuid)))
    from care_moment_invoice_line line join care_moment_invoice i on i.uuid = line.care_moment_invoice_uuid where i.created_at = $1) as lines,
  (select count(*) from event where name = 'invoice_made' and at = $1) as events, (select count(*) from graphile_worker._private_jobs) as mails,
  (select jsonb_build_object('bookings', count(*), 'sum', sum(organization_amount)) from payout_ledger where created_at = $1) as ledger`

interface Turn {
  ms: number
  written: string
}
type Ask = (text: string, values?: unknown[]) => Promise<pg.QueryResult>
type Begin = { period: string; date: string; now: string }

const prepare = async (ask: Ask, { period, date }: Begin): Promise<number> => {
  await ask(...prepareDue(period, date))
  return performance.now()
}
const finish = async (ask: Ask, started: number, { now }: Begin): Promise<Turn> => {
  const ms = performance.now() - started
  return { ms, written: JSON.stringify((await ask(written, [now])).rows) }
}

/** Runs the job on a database that prepares the work when a transaction begins, and rolls back instead of committing. */
const runOfProduct = async (client: pg.Client, begin: Begin): Promise<Turn> => {
  const ask: Ask = (text, values) => client.query(text, values)
  let started = 0
  let turn: Turn | undefined
  class Rehearsal extends PostgresDialect {
    override createDriver() {
      const driver = super.createDriver()
      const start = driver.beginTransaction.bind(driver)
      driver.beginTransaction = async (connection, settings) => {
        await start(connection, settings)
        started = await prepare(ask, begin)
      }
      driver.commitTransaction = async (connection: DatabaseConnection) => {
        turn = await finish(ask, started, begin)
        await driver.rollbackTransaction(connection)
      }
      return driver
    }
  }
  const connection = { query: client.query.bind(client), release: () => undefined }
  const pool = { options: {}, connect: async () => connection, end: async () => undefined }
  await jobs.invoices!.run(new Kysely<DB>({ dialect: new Rehearsal({ pool: pool as never }) }), begin.now, queriesOf)
  return turn!
}
const runByHand = async (client: pg.Client, begin: Begin): Promise<Turn> => {
  const ask: Ask = (text, values) => client.query(text, values)
  await ask('begin')
  const started = await prepare(ask, begin)
  await ask(byHand, [begin.period, amsterdamDate(begin.now), begin.now])
  const turn = await finish(ask, started, begin)
  await ask('rollback')
  return turn
}

/** In turns, each on the same work. Throws when they wrote different rows. */
export const compareInvoiceRuns = async (url: string, settings: Settings): Promise<InvoiceRuns> => {
  // Opening a server registers which events have mails.
  await (await openApi(settings, url)).stop()
  const client = new pg.Client({ connectionString: url, options: '-c TimeZone=UTC' })
  await client.connect()
  // Half a year ago nothing had been worked yet, so nobody else gets an invoice.
  const day = Temporal.PlainDate.from(amsterdamDate(new Date().toISOString())).subtract({ weeks: 26 })
  const now = toInstant(day.add({ days: 8 - day.dayOfWeek }).toString(), '06:00')
  const begin = { now, period: previousWeek(isoWeekOf(now)), date: day.toString() }
  const pairs: { product: Turn; hand: Turn }[] = []
  try {
    for (let turn = 0; turn < turns; turn++) {
      const isProductFirst = turn % 2 === 0
      const first = await (isProductFirst ? runOfProduct : runByHand)(client, begin)
      const second = await (isProductFirst ? runByHand : runOfProduct)(client, begin)
      const pair = isProductFirst ? { product: first, hand: second } : { product: second, hand: first }
      if (pair.product.written !== pair.hand.written)
        throw new Error(`The invoices differ: ${pair.product.written}\nand ${pair.hand.written}`)
      // The first turn is a warm-up.
      if (turn > 0) pairs.push(pair)
      await client.query(
        'vacuum analyze care_moment_invoice, care_moment_invoice_line, care_moment_invoice_counter, payout_ledger, event',
      )
    }
  } finally {
    await client.end()
  }
  const ratios = pairs.map(({ product, hand }) => product.ms / hand.ms).sort((a, b) => a - b)
  return {
    workers,
    productMs: median(pairs.map(({ product }) => product.ms)),
    statementMs: median(pairs.map(({ hand }) => hand.ms)),
    ratio: median(ratios),
    spread: [ratios[0]!, ratios.at(-1)!],
  }
}
