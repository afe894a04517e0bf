// Work continues when its server dies: every mail is sent, every job is done, and nothing is half done. KILLS=50 kills the server 50 times.
import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { record } from '../api/platform/events/outbox.ts'
import { openTestApi } from './servers/api.ts'
import { killChild, startChild } from './servers/child-server.ts'
import { openMailServer } from './servers/mail-server.ts'
import { must } from './worlds/moments.ts'
import { today } from './worlds/world.ts'

const kills = Number(process.env.KILLS ?? 2)
const api = await openTestApi()
const { as, db, owner } = api
const post = await openMailServer({ delayMs: 40 })
const children: ChildProcess[] = []
afterAll(async () => {
  for (const child of children) await killChild(child)
  post.close()
  await api.close()
})
const startWork = async () => {
  const { child } = await startChild('kill-work-server.ts', api.url, String(post.port))
  children.push(child)
  return child
}
const queued = async () => {
  const { rows } = await sql<{
    jobs: number
  }>`select count(*)::int as jobs from graphile_worker.jobs where task_identifier in ('deliver', 'send', 'invoices')`.execute(db)
  return rows[0]!.jobs
}
/** The number of jobs that this server is running. */
const inHandsOf = async ({ pid }: ChildProcess) => {
  const { rows } = await sql<{ jobs: number }>`select count(*)::int as jobs from graphile_worker._private_jobs j
    join job_worker w on w.worker = j.locked_by where w.server like ${`%/${pid}`}`.execute(owner)
  return rows[0]!.jobs
}
const until = (what: () => Promise<number>, seconds: number) =>
  expect.poll(what, { timeout: seconds * 1000, interval: 200 }).toBe(0)

/** Writes an event for this many accounts, each of which gets a mail. */
const makeMails = async (prefix: string, count: number) => {
  const { rows } = await sql<{ uuid: string }>`
    insert into account (username, roles, created_at) select ${prefix} || n || '@voorbeeld.example', '{ROLE_CARE_WORKER}', ${today}::timestamptz
    from generate_series(1, ${count}::int) n returning uuid`.execute(db)
  const changed = { name: 'account_password_changed', subjectType: 'Account', me: null, now: today } as const
  await db.transaction().execute(tx =>
    record(
      tx,
      rows.map(({ uuid }) => ({ ...changed, subjectUuid: uuid })),
    ),
  )
}
/** Lines of 25 organizations and three workers that are due for invoicing, and a Monday on which no server ran. */
const makeInvoicesDue = async () => {
  await api.approvedMoment()
  await sql`
    with organizations as (
      insert into organization (name, invoice_email, street, postcode, city)
      select 'Zorghuis ' || n, 'facturen' || n || '@voorbeeld.example', 'Maliebaan 1', '3581 CN', 'Utrecht' from generate_series(1, 25) n returning uuid)
    insert into care_moment_invoice_line (care_moment_uuid, care_worker_uuid, organization_uuid, contract_type, kind, description, date, period, minutes,
      quantity, unit, unit_price, amount, round, created_at)
    select care_moment_uuid, w.uuid, o.uuid, 'freelance', kind, description, date, '2020-W01', minutes, quantity, unit, unit_price, amount,
      100 + row_number() over (), line.created_at
    from (select * from care_moment_invoice_line where kind = 'hourly_rate' limit 1) line, organizations o,
      (select uuid from care_worker where contract_types = '{freelance}' order by uuid limit 3) w`.execute(owner)
  await sql`insert into graphile_worker._private_known_crontabs (identifier, known_since) values ('invoices', now() - interval '7 days 1 hour')`.execute(
    owner,
  )
}

test(`killed ${kills} times over mails and invoices, every mail is sent, every job done and every number there`, async () => {
  await makeInvoicesDue()
  await makeMails('medewerker', 350)
  for (let n = 0; n < kills; n++) {
    const child = await startWork()
    // The first kill comes while events are still being turned into mails, the later ones while mails are being sent.
    if (n === 0) await sleep(300)
    else await expect.poll(() => post.letters.length, { timeout: 60_000, interval: 5 }).toBeGreaterThan((n * 400) / kills)
    await killChild(child)
  }
  const from = Date.now()
  await startWork()
  await until(queued, 45)
  const seconds = (Date.now() - from) / 1000

  const { rows } = await sql<{
    mails: number
    unsent: number
    invoices: number
    loose: number
    gaps: number
    locks: number
  }>`select
    (select count(*)::int from mail where event_uuid is not null) as mails, (select count(*)::int from mail where sent_at is null) as unsent,
    (select count(*)::int from care_moment_invoice where period > '2020-W01') as invoices,
    (select count(*)::int from care_moment_invoice_line where care_moment_invoice_uuid is null and contract_type = 'freelance') as loose,
    (select count(*)::int from (select max(sequence) - count(*) as gap from care_moment_invoice group by care_worker_uuid, year) g where gap <> 0) as gaps,
    (select count(*)::int from graphile_worker._private_job_queues where locked_at < now() - interval '1 minute') as locks`.execute(
    owner,
  )
  const { mails, ...rest } = rows[0]!
  expect(rest).toEqual({ unsent: 0, invoices: expect.any(Number), loose: 0, gaps: 0, locks: 0 })
  expect(rest.invoices).toBeGreaterThanOrEqual(75)
  const ids = post.letters.map(({ id }) => id)
  expect(new Set(ids).size).toBe(mails)
  expect(new Set(post.letters.map(({ to }) => to).filter(to => to.startsWith('medewerker'))).size).toBe(350)
  // A crash between the mail server's reply and our record of it sends the same mail again: at most four, because four are sent at a time.
  expect(ids.length - mails).toBeLessThanOrEqual(kills * 4)
  expect(must(await as.planner.get('/jobs/queue'), 200)).toMatchObject({
    failed: 0,
    failures: [],
    heldByDead: 0,
    mailsInDoubt: 0,
  })
  const { jobs } = must(await as.planner.get('/jobs'), 200) as unknown as {
    jobs: { name: string; error: string; overdueSince: string }[]
  }
  expect(jobs.find(({ name }) => name === 'invoices')).toMatchObject({ error: null, overdueSince: null })
  console.log(
    `${kills} kills: ${mails} mails, ${ids.length - mails} sent twice under one Message-ID, ${rest.invoices} invoices, done ${seconds} s after the last start`,
  )
}, 1_800_000)

test('a paused server counts as alive: no other takes over its jobs', async () => {
  for (const child of children) await killChild(child)
  const before = post.letters.length
  const [first] = [await startWork(), await startWork()]
  await makeMails('collega', 60)
  await expect.poll(() => inHandsOf(first), { timeout: 60_000, interval: 5 }).toBeGreaterThan(0)
  first.kill('SIGSTOP')
  await sleep(14_000)
  const held = await queued()
  first.kill('SIGCONT')
  await until(queued, 60)
  expect(held).toBeGreaterThan(0)
  const letters = post.letters.slice(before).map(({ id }) => id)
  expect([letters.length, new Set(letters).size]).toEqual([60, 60])
})
