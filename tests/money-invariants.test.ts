// The invariants of money, whatever happens, in whatever order, by anyone, also concurrently: lines match invoices, invoices match
// bookings, and nothing is paid twice. Every run has its own workers and weeks, so that a failure can be shrunk.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { jobs, queriesOf } from '../api/concepts.ts'
import { moveClock, now } from '../api/platform/clock.ts'
import { vatRegime } from '../contract/workers/care-workers.ts'
import { addDays, addHours, amsterdamDate, toInstant } from '../rules/time/amsterdam.ts'
import { isoWeekOf } from '../rules/time/iso-week.ts'
import { type Answer, type Caller, callerWith, openTestApi } from './servers/api.ts'
import { faultsInEarnings } from './worlds/earnings-by-hand.ts'
import { today, tokenFor, uuidOf, type Who } from './worlds/world.ts'

const api = await openTestApi()
const { as, db, server, world } = api
afterAll(() => api.close())
await as.planner.put('/payouts/account', { name: 'Zorginzet', iban: 'NL91ABNA0417164300' })

let runs = 0
interface Run {
  /** The first Monday, and the weeks with work. */
  monday: string
  weeks: string[]
  workers: { uuid: string; caller: Caller }[]
  moments: string[]
}
const makeWorker = async () => {
  const uuid = randomUUID()
  const username = `${uuid}@voorbeeld.example`
  const roles = ['ROLE_CARE_WORKER' as const]
  await db.insertInto('account').values({ uuid, username, roles, created_at: today }).execute()
  const home = { street: 'Maliebaan', house_number: '12', postcode: '3581 CN', city: 'Utrecht' }
  const profile = { uuid, first_name: 'Özge', last_name: 'Kaya', ...home, expertise_level_uuid: uuidOf(world.level) }
  await db.insertInto('care_worker_profile').values(profile).execute()
  await db.insertInto('care_worker_preferences').values({ uuid }).execute()
  const numbers = { kvk: '12345678', vat_id: 'NL123456782B01', iban: 'NL91ABNA0417164300' }
  const one = { uuid, profile_uuid: uuid, preferences_uuid: uuid, phase: 'startup', contract_types: ['freelance'], ...numbers }
  await db
    .insertInto('care_worker')
    .values({ ...one, created_at: today })
    .execute()
  return { uuid, caller: callerWith(server, await tokenFor(server, { uuid, username, roles, multiFactor: false })) }
}
/** Hours of eight shifts awaiting approval: two workers, two organizations, three weeks, with odd lengths and rates. */
const makeRun = async (): Promise<Run> => {
  runs += 1
  const monday = addDays('2026-11-02', runs * 14 * 7)
  const workers = [await makeWorker(), await makeWorker()]
  const moments: string[] = []
  for (let n = 0; n < 8; n++) {
    const start_date = toInstant(addDays(monday, [0, 2, 4, 9, 1, 3, 8, 15][n]!), '07:00')
    const end_date = addHours(start_date, 4 + n)
    const isOurs = n % 3 > 0
    const worked = { actual_start_date: start_date, actual_end_date: end_date, actual_break_minutes: 7 * n, break_minutes: 7 * n }
    const place = {
      organization_uuid: uuidOf(isOurs ? world.organization : world.otherOrganization),
      location_uuid: uuidOf(isOurs ? world.east : world.harbour),
      expertise_level_uuid: uuidOf(world.level),
    }
    const money = { contract_type: 'freelance', hourly_rate: 3333 + n, bonus: n % 2 ? 1005 : 0, rate_is_fixed: n === 5 }
    const expenses = JSON.stringify([{ kind: 'kilometres', quantity: 24.5, amount: 23, description: '' }])
    const row = { status: 'awaiting_approval', title: 'Dienst', start_date, end_date, proposed_by: 'care_worker', expenses }
    const whose = { assignee_uuid: workers[n < 4 ? 0 : 1]!.uuid, created_at: start_date, updated_at: start_date }
    const all = { ...row, ...worked, ...place, ...money, ...whose }
    moments.push((await db.insertInto('care_moment').values(all).returning('uuid').executeTakeFirstOrThrow()).uuid)
  }
  moveClock(toInstant(addDays(monday, 16), '12:00'))
  return { monday, moments, workers, weeks: [0, 7, 14, 21, 28].map(days => isoWeekOf(addDays(monday, days))) }
}

interface Act {
  what: number
  who: number
  which: number
  twice: boolean
}
type Doing = (
  who: Caller,
  pick: <T>(list: T[]) => T | undefined,
  run: Run,
  flag: boolean,
) => Promise<Answer | undefined> | undefined
/** Who does it (a worker only for themselves), how often it is tried, and what it is. */
type Kind = [whose: (Who | 'worker')[], often: number, doing: Doing]
const invoicesOf = async ({ workers }: Run) => {
  const whose = workers.map(({ uuid }) => uuid)
  return (
    await db.selectFrom('care_moment_invoice').select('uuid').where('care_worker_uuid', 'in', whose).orderBy('uuid').execute()
  ).map(({ uuid }) => uuid)
}
const filesOf = async ({ weeks }: Run) =>
  (await db.selectFrom('payout_file').select('uuid').where('period', 'in', weeks).orderBy('uuid').execute()).map(f => f.uuid)
const office: Who[] = ['organization', 'otherOrganization', 'planner']
const reason = 'Het liep anders.'
const runInvoices = async () => {
  await jobs.invoices!.run(db, now(), queriesOf)
  return undefined
}
const kinds: Kind[] = [
  [office, 10, (who, pick, { moments }) => who.patch(`/care_moments/${pick(moments)}/approve`)],
  [office, 1, (who, pick, { moments }) => who.patch(`/care_moments/${pick(moments)}/disapprove`, { reason })],
  [
    ['worker', 'planner'],
    6,
    async (who, pick, { moments }, flag) => {
      const moment = await db.selectFrom('care_moment').selectAll().where('uuid', '=', pick(moments)!).executeTakeFirstOrThrow()
      const endDate = addHours(moment.end_date, flag ? 0 : -1)
      const hours = { startDate: moment.start_date, endDate, breakMinutes: flag ? 0 : 11, reason, expenses: [] }
      return who.put(`/care_moments/${moment.uuid}/submit`, hours)
    },
  ],
  [['planner'], 2, runInvoices],
  [
    ['planner'],
    4,
    () => {
      moveClock(addHours(now(), 7 * 24))
      return runInvoices()
    },
  ],
  [
    ['planner'],
    3,
    async (who, pick, run, reopen) => {
      const invoice = pick(await invoicesOf(run))
      return invoice ? who.post(`/care_moment_invoices/${invoice}/credit`, { reason, reopen }) : undefined
    },
  ],
  [
    ['planner'],
    5,
    async (who, pick, run, flag) => {
      const invoice = pick(await invoicesOf(run))
      const payment = { kind: 'payment', amount: pick([null, 4000, null, 12_345, 7000]) }
      const booking = { careMomentInvoice: `/v1/care_moment_invoices/${invoice}`, ...(flag ? payment : { kind: 'payout' }) }
      return invoice ? who.post('/payout_ledger', { ...booking, bookedOn: amsterdamDate(now()) }) : undefined
    },
  ],
  [
    ['planner'],
    3,
    async (who, pick) => {
      const wrong = pick((await as.planner.get('/payout_ledger?kind=payment')).body.member)
      return wrong ? who.post(`/payout_ledger/${wrong.uuid}/reverse`, { reason }) : undefined
    },
  ],
  [['planner'], 4, (who, pick, { weeks }) => who.post('/payout_files', { period: pick(weeks) })],
  [
    ['planner'],
    3,
    async (who, pick, run, flag) => {
      const file = pick(await filesOf(run))
      if (!file) return undefined
      return flag
        ? who.put(`/payout_files/${file}/paid_out`, { bookedOn: amsterdamDate(now()) })
        : who.put(`/payout_files/${file}/withdraw`, { reason })
    },
  ],
  [
    ['worker', 'planner'],
    2,
    (who, pick, { workers, monday, moments }, flag) =>
      who.post('/care_worker_vat_regimes', {
        ...{ careWorker: `/v1/care_workers/${pick(workers)!.uuid}`, vatRegime: pick([...vatRegime]), reason },
        ...(flag ? { validFrom: addDays(monday, pick([0, 3, 8])!) } : { careMoment: `/v1/care_moments/${pick(moments)}` }),
      }),
  ],
]
/** Time passing is an act without a response. */
const isClockwork = ([, , doing]: Kind) => doing.length === 0
const acts = kinds.flatMap(kind => Array.from({ length: kind[1] }, () => kind))

const counted = ['event', 'care_moment_invoice_line', 'care_moment_invoice', 'payout_ledger', 'payout_file'] as const
const countAll = async () => {
  const counts = counted.map(table => sql`(select count(*)::int from ${sql.table(table)}) as ${sql.ref(table)}`)
  return (await sql<Record<(typeof counted)[number], number>>`select ${sql.join(counts)}`.execute(db)).rows[0]!
}
const nothing = async (question: ReturnType<typeof sql>, what: string) =>
  expect((await question.execute(db)).rows, what).toEqual([])

const mustHold = async ({ workers, moments, weeks }: Run) => {
  const { faults } = (await as.planner.get('/payout_ledger/balance')).body
  expect(faults, 'the product finds no fault in what it did itself').toEqual([])
  const whose = sql`care_worker_uuid = any(${workers.map(({ uuid }) => uuid)}::uuid[])`
  const invoice = sql`(select * from care_moment_invoice where ${whose})`
  const line = sql`(select * from care_moment_invoice_line where ${whose})`
  const booking = sql`(select * from payout_ledger where ${whose})`
  const credited = sql`exists (select 1 from care_moment_invoice note where note.credits_uuid = i.uuid)`
  const file = sql`(select * from payout_file where period = any(${weeks}::text[]))`
  await nothing(
    sql`select i.uuid from ${invoice} i where i.total is distinct from (select sum(amount) from ${line} l where l.care_moment_invoice_uuid = i.uuid)
      or i.vat <> case when i.vat_regime = 'standard_21' then round(i.total * 0.21) else 0 end or i.payable <> i.total + i.vat`,
    'an invoice is the sum of its lines, and its VAT that of the whole',
  )
  await nothing(
    sql`select i.uuid from ${invoice} i join ${line} l on l.care_moment_invoice_uuid = i.uuid where i.type = 'invoice' and not ${credited}
      and i.vat_regime <> vat_regime_of(l.care_worker_uuid, l.care_moment_uuid, l.date)`,
    'every line is taxed as its worker has chosen for it',
  )
  await nothing(
    sql`select l.uuid from ${line} l left join ${invoice} i on i.uuid = l.care_moment_invoice_uuid
      where i.uuid is null or i.period < l.period or i.created_at < l.created_at or i.organization_uuid <> l.organization_uuid`,
    'every line is on an invoice, of its own week or a later one',
  )
  await nothing(
    sql`select care_worker_uuid, year from ${invoice} i group by 1, 2 having max(sequence) <> count(*) or min(sequence) <> 1`,
    'numbers have no gaps',
  )
  await nothing(
    sql`select note.uuid from ${invoice} note join ${invoice} i on i.uuid = note.credits_uuid
      where row(-note.total, -note.vat, -note.payable, note.vat_regime) <> row(i.total, i.vat, i.payable, i.vat_regime)
        or (select jsonb_agg(-amount order by uuid) from ${line} l where l.care_moment_invoice_uuid = note.uuid)
          <> (select jsonb_agg(amount order by uuid) from ${line} l where l.care_moment_invoice_uuid = i.uuid)
      union all select credits_uuid from ${invoice} n where credits_uuid is not null group by 1 having count(*) > 1`,
    'a credit note takes back the whole invoice, line by line, once',
  )
  const hours = sql`kind in ('hourly_rate', 'fixed_hourly_rate')`
  await nothing(
    sql`select m.uuid from care_moment m, lateral (select coalesce(sum(sign(amount)), 0) as times from ${line} l where l.care_moment_uuid = m.uuid and ${hours}) paid
      where m.uuid = any(${moments}::uuid[]) and (times not in (0, 1) or (times = 1) > (m.status = 'approved'))`,
    'hours are paid once, and while they are not approved, not at all',
  )
  await nothing(
    sql`select i.uuid from ${invoice} i left join ${booking} b on b.care_moment_invoice_uuid = i.uuid and b.kind = i.type
      where b.uuid is null or row(b.organization_amount, b.care_worker_amount, b.bank_amount) <> row(i.payable, -i.payable, 0)
      union all select uuid from ${booking} b where organization_amount + care_worker_amount + bank_amount <> 0
      union all select care_moment_invoice_uuid from ${booking} b where kind <> 'payment' group by care_moment_invoice_uuid, kind having count(*) > 1`,
    'every invoice is booked, every booking sums to zero, and nothing is booked twice',
  )
  await nothing(
    sql`select coalesce(i.credits_uuid, i.uuid) from ${invoice} i group by 1
      having sum(open_of(i.uuid)) <> sum((select sum(organization_amount) from ${booking} b where b.care_moment_invoice_uuid = i.uuid))
      union all select uuid from ${invoice} i where type = 'invoice' and (paid_on(uuid) is null) = (paid_of(uuid) >= greatest(payable, 1))`,
    'what is open is what the organization owes, and an invoice is paid when its payments come to it',
  )
  await nothing(
    sql`select w from unnest(${workers.map(({ uuid }) => uuid)}::uuid[]) w
      where (select coalesce(sum(care_worker_amount), 0) from ${booking} b where b.care_worker_uuid = w) <>
        (select coalesce(sum(payable) filter (where exists (select 1 from ${booking} b where b.care_moment_invoice_uuid = i.uuid and b.kind = 'payout')), 0)
          - coalesce(sum(payable), 0) from ${invoice} i where i.care_worker_uuid = w)`,
    'what a worker has coming is what was invoiced less what was paid',
  )
  const inFile = sql`payout_file_invoice x join ${file} f on f.uuid = x.payout_file_uuid join care_moment_invoice i on i.uuid = x.care_moment_invoice_uuid`
  const paid = sql`exists (select 1 from payout_ledger b where b.care_moment_invoice_uuid = i.uuid and b.kind = 'payout')`
  await nothing(
    sql`select f.uuid from ${inFile} where x.live <> (f.status <> 'withdrawn') or (f.status = 'made' and (${paid} or ${credited}))
        or (f.status = 'paid_out' and not ${paid})
      union all select f.uuid from ${inFile} group by f.uuid, f.total, f.transfers having sum(i.payable) <> f.total or count(*) <> f.transfers
      union all select i.uuid from ${inFile} where x.live group by i.uuid having count(*) > 1`,
    'an invoice is in one file, which is its invoices, and booked when the file is',
  )
}

const mustAddUp = async ({ workers, monday }: Run) => {
  const years = [...new Set([monday, addDays(monday, 28)].map(date => Number(date.slice(0, 4))))]
  for (const { uuid: worker, caller } of workers) {
    const { faults } = await faultsInEarnings(caller, { db, worker, years, now: now() })
    expect(faults, 'each of the four numbers of a month is what its parts and the rows come to').toEqual([])
  }
}

const anAct = fc.record({ what: fc.nat(acts.length - 1), who: fc.nat(63), which: fc.nat(719), twice: fc.boolean() })
const callerOf = (who: number, whose: Kind[0], { workers }: Run): Caller => {
  const strangers: Kind[0] = ['worker', 'organization', 'backOffice', 'careWorker']
  const person = who % 8 === 0 ? strangers[((who / 8) % 4) | 0]! : whose[who % whose.length]!
  return person === 'worker' ? workers[who % 2]!.caller : as[person]
}
test('whatever happens with money, the books agree', async () => {
  const done = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(fc.array(anAct, { minLength: 40, maxLength: 90 }), async (all: Act[]) => {
      const run = await makeRun()
      let before = await countAll()
      for (const { what, who, which, twice } of all) {
        const kind = acts[what]!
        const pick = <T>(list: T[]): T | undefined => list[which % list.length]
        const attempt = () => kind[2](callerOf(who, kind[0], run), pick, run, which % 2 === 0)
        const answers = await Promise.all(twice ? [attempt(), attempt()] : [attempt()])
        for (const answer of answers) {
          expect(answer?.status ?? 0, answer?.text).toBeLessThan(500)
          if (answer && answer.status < 300) done.set(kinds.indexOf(kind), (done.get(kinds.indexOf(kind)) ?? 0) + 1)
        }
        const after = await countAll()
        for (const table of counted) expect(after[table], table).toBeGreaterThanOrEqual(before[table])
        before = after
      }
      moveClock(addHours(now(), 7 * 24))
      // Only in some runs, as it is slow.
      if (runs % 5 === 0) await mustAddUp(run)
      await runInvoices()
      await mustHold(run)
    }),
    { numRuns: 50 },
  )
  // Most random attempts are refused. Enough of every kind must succeed for this test to mean something.
  for (const [index, [, often]] of kinds.entries())
    if (often > 1 && !isClockwork(kinds[index]!)) expect(done.get(index) ?? 0, `the kind of act ${index}`).toBeGreaterThan(8)
}, 300_000)
