// The whole product as npm start runs it in production, in one process: its start time, its memory after load, and its peak memory
// while it makes the weekly invoices of a thousand care workers and the follow-up work. On a copy of the data.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { amsterdamDate } from '../rules/time/amsterdam.ts'
import { isoWeekOf, previousWeek } from '../rules/time/iso-week.ts'
import { residentBytes, withProduct } from './children.ts'
import { withCopy } from './data.ts'
import { load, median } from './load.ts'
import type { Work } from './work.ts'

const starts = 5
// The number of care workers whose work is invoiced.
const workers = 1000
const linesEach = 4
const secondsOfLoad = 3
const connections = 8
const patienceMs = 120_000

export interface Memory {
  /** The median over the starts, in milliseconds. */
  coldStartMs: number
  idleBytes: number
  loadedBytes: number
  /** The peak during the weekly run, and the invoices it made. */
  maxBytes: number
  invoices: number
}

// Earlier hours, as if they had been worked and approved again this week.
const due = `insert into care_moment_invoice_line (care_moment_uuid, care_worker_uuid, organization_uuid, contract_type, kind, description, date, period,
    minutes, quantity, unit, unit_price, amount, round, created_at)
  select care_moment_uuid, care_worker_uuid, organization_uuid, contract_type, kind, description, $2::date, $1, minutes, quantity, unit, unit_price, amount, 99, created_at
  from (select line.*, row_number() over (partition by care_worker_uuid order by date desc, uuid) as n from care_moment_invoice_line line
    where kind = 'hourly_rate' and contract_type = 'freelance' and amount > 0 and care_worker_uuid in (
      select w.uuid from care_worker w join account a on a.uuid = w.uuid
      where w.contract_types = '{freelance}' and a.username like '%@schaal.example' order by w.uuid limit ${workers})) line
  where n <= ${linesEach}`

// The mails of the invoices stay in the queue: nothing listens at their server. The follow-up work is done when nothing is left to deliver.
const runInvoices = async (url: string, pid: number) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const now = new Date().toISOString()
    const period = previousWeek(isoWeekOf(now))
    // In this copy nobody has an invoice for that week yet.
    await client.query('alter table care_moment_invoice disable trigger user')
    await client.query(`update care_moment_invoice set period = '2000-W01' where period = $1`, [period])
    await client.query('alter table care_moment_invoice enable trigger user')
    await client.query(due, [period, amsterdamDate(now)])
    const count = async (text: string) => (await client.query<{ n: number }>(text)).rows[0]!.n
    const all = 'select count(*)::int as n from care_moment_invoice'
    const before = await count(all)
    await client.query(`select graphile_worker.add_job('invoices', queue_name := 'invoices', priority := -1)`)
    let most = 0
    const until = Date.now() + patienceMs
    for (let left = 1, made = 0; left > 0 || made < workers; ) {
      if (Date.now() > until)
        throw new Error(`After two minutes ${made} invoices were made and ${left} were still to be delivered`)
      await sleep(100)
      most = Math.max(most, residentBytes(pid))
      left = await count(`select count(*)::int as n from graphile_worker.jobs where task_identifier in ('invoices', 'deliver')`)
      made = (await count(all)) - before
    }
    return { maxBytes: most, invoices: (await count(all)) - before }
  } finally {
    await client.end()
  }
}

/** Measures on a copy of this database, which is dropped afterwards. */
export const measureMemory = async (databaseUrl: string, secret: string, reads: Work[]): Promise<Memory> => {
  const times: number[] = []
  for (let turn = 0; turn < starts; turn++)
    times.push(await withProduct(databaseUrl, secret, async ({ coldStartMs }) => coldStartMs))
  const found = await withCopy(databaseUrl, url =>
    withProduct(url, secret, async ({ port, pid }) => {
      const idleBytes = residentBytes(pid)
      for (const { requests } of reads) await load(port, requests, { seconds: secondsOfLoad, connections, once: false })
      return { idleBytes, loadedBytes: residentBytes(pid), ...(await runInvoices(url, pid)) }
    }),
  )
  return { coldStartMs: median(times), ...found }
}
