// The auditor is audited: of a market that lived, nothing is wrong; with each of these faults put in, the audit that should see it does.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../servers/api.ts'
import { uuidOf } from '../worlds/world.ts'
import { forgottenAt } from './audits/forgotten.ts'
import { diceOf } from './dice.ts'
import { lifeOf } from './life.ts'
import { type Market, openMarket } from './market.ts'
import { openLine } from './network.ts'
import { auditAt, audits, live } from './run.ts'
import { at, clockOf } from './time.ts'

const size = { seed: 11, days: 9, workers: 12 }
let market: Market
beforeAll(async () => {
  market = await openMarket(size.workers)
  await live(market, lifeOf(size), { ...size, which: {} })
})
afterAll(() => market.close())
const found = async (which: typeof audits) => (await auditAt(market, size.days - 1, which, at(0, 0))).map(({ audit }) => audit)

/** What only a fault of the product could do: without the guards of the tables. */
const plant = (text: string) =>
  market.owner.transaction().execute(async tx => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`alter table mail drop constraint if exists mail_event_uuid_recipient_key`.execute(tx)
    await sql`alter table care_moment drop constraint if exists no_overlap`.execute(tx)
    const { numAffectedRows } = await sql.raw(text).execute(tx)
    expect(numAffectedRows, 'the fault is there').toBeGreaterThan(0n)
  })
/** Everybody's answers, with this done to those of this address. */
const answered = (address: RegExp, change: (answer: Awaited<ReturnType<Caller['get']>>) => void): Market => ({
  ...market,
  clearly: async who => {
    const caller = await market.clearly(who)
    const get: Caller['get'] = async (path, headers) => {
      const answer = await caller.get(path, headers)
      if (address.test(path)) change(answer)
      return answer
    }
    return { ...caller, get }
  },
})

test('the auditor finds nothing wrong in a market that ran', async () => {
  expect(await auditAt(market, size.days - 1)).toEqual([])
})

test('the auditor finds a leak through a count', async () => {
  const leaking = answered(/^\/care_moments\?/, ({ body }) => {
    body.totalItems += 1
  })
  const audit = 'a list is what its reader may see, once each'
  expect((await auditAt(leaking, size.days - 1, { [audit]: audits[audit]! })).map(each => each.audit)).toEqual([audit])
})
test('the auditor finds an invoice that a stranger can read', async () => {
  const open = answered(/^\/care_moment_invoices\//, answer => {
    answer.status = 200
  })
  const audit = "nobody sees what is another's, and everybody what is theirs"
  expect((await auditAt(open, size.days - 1, { [audit]: audits[audit]! })).map(each => each.audit)).toEqual([audit])
})

test('the auditor finds a new message that is not counted', async () => {
  const miscounted = answered(/^\/conversations/, ({ body }) => {
    for (const one of body.member) one.unread = Number(one.unread) + 1
  })
  const audit = 'what is new in a conversation is what others wrote since'
  expect((await auditAt(miscounted, size.days - 1, { [audit]: audits[audit]! })).map(each => each.audit)).toEqual([audit])
})
test.each<[what: string, audit: string, address: RegExp, change: (answer: Awaited<ReturnType<Caller['get']>>) => void]>([
  [
    'a booking that is left out of its list',
    'the lists of money, reactions and notifications are what is there',
    /^\/payout_ledger\?/,
    ({ body }) => void body.member.pop(),
  ],
  [
    'a line that is left out of payroll',
    'temporary work goes to payroll once',
    /^\/payroll_export/,
    answer => {
      answer.text = answer.text.trim().split('\r\n').slice(0, -1).join('\r\n')
    },
  ],
  [
    'a choice of somebody who would work too long, of which nobody is told',
    'whoever would work longer than the law allows is named so to whoever chooses',
    /\/candidates$/,
    ({ body }) => {
      for (const one of body.candidates as { signals: unknown[] }[]) one.signals = []
    },
  ],
])('the auditor finds %s', async (_, audit, address, change) => {
  const only = { [audit]: audits[audit]! }
  expect(await auditAt(market, size.days - 1, only)).toEqual([])
  expect((await auditAt(answered(address, change), size.days - 1, only)).map(each => each.audit)).toEqual([audit])
})
test('the auditor finds a change in a list that no event tells', async () => {
  const audit = 'what changed in a list was told as an event'
  const only = { [audit]: audits[audit]! }
  const onDay = async (day: number) => (await auditAt(market, day, only)).map(each => each.audit)
  expect([await onDay(size.days - 2), await onDay(size.days - 1)]).toEqual([[], []])
  await plant(`update care_moment set bonus = bonus + 100 where uuid = (select m.uuid from care_moment m where m.status in ('open', 'assigned')
    and m.organization_uuid = '${uuidOf(market.world.organization)}' and m.start_date between '${at(size.days - 2, 0)}' and '${at(size.days + 1, 0)}'
    and not exists (select 1 from event e where e.subject_uuid = m.uuid and e.at >= '${at(size.days, 0)}') limit 1)`)
  expect(await onDay(size.days)).toEqual([audit])
})

test('the auditor finds a live event that is lost while somebody reconnects', async () => {
  const lossy: Market = {
    ...market,
    follow: async (...given) => {
      const line = await market.follow(...given)
      let isLost = false
      const hears: typeof line.hears = address => {
        if (isLost) return line.hears(address)
        isLost = true
        return Promise.reject(new Error('lost'))
      }
      return { ...line, hears }
    },
  }
  const audit = 'whoever comes back hears of what changed of theirs'
  expect((await auditAt(lossy, size.days - 1, { [audit]: audits[audit]! })).map(each => each.audit)).toEqual([audit])
})
test.each([
  ['doubled', 0.01],
  ['sent again when the answer was lost', 0.05],
  ['delivered late', 0.95],
])('what is done twice when a request is %s is found', async (_, luck) => {
  let times = 0
  const server = {
    send: () => Promise.resolve({ status: 201, text: `thing ${++times}`, body: { '@id': `/v1/things/${times}` } }),
  } as unknown as Caller
  const [faults, late]: [string[], (() => Promise<void>)[]] = [[], []]
  const die = Array.from({ length: 10_000 }, (_each, at) => at).find(
    each => Math.abs(diceOf(each ^ 0x5bd1e995).next() - luck) < 0.005,
  )!
  const line = openLine({ key: 'k', die, faults, late, restart: () => Promise.resolve(), caller: () => Promise.resolve(server) })
  await line.post('/things', {})
  for (const arrive of late) await arrive()
  expect(faults.join()).toMatch(/answered differently the second time: 201 thing 1/)
})

const isAlone = `recurring_care_moment_uuid is null and care_period_uuid is null and time_scope = 'moment'`
const lastInvoice = `(select uuid from care_moment_invoice i where sequence = (select max(sequence) from care_moment_invoice x
  where x.care_worker_uuid = i.care_worker_uuid and x.year = i.year) order by number limit 1)`
describe.each<[fault: string, audit: string, text: string]>([
  [
    'a sum without a part',
    'approved hours are written as minutes by rate, bonus and expenses, once, unless an invoice was credited',
    `update care_moment set bonus = bonus + 500 where uuid = (select uuid from care_moment where status = 'approved' and time_scope = 'moment'
      and exists (select 1 from care_moment_invoice_line l where l.care_moment_uuid = care_moment.uuid group by l.care_moment_uuid having sum(amount) > 0) limit 1)`,
  ],
  [
    'a line that is on no invoice',
    'freelance lines of weeks gone by are on an invoice, temporary work never is',
    `update care_moment_invoice_line set care_moment_invoice_uuid = null where uuid = (select uuid from care_moment_invoice_line
      where care_moment_invoice_uuid is not null limit 1)`,
  ],
  [
    'an invoice number skipped',
    'numbers run without gaps per care worker and year, and none is used twice',
    `update care_moment_invoice set sequence = sequence + 1 where uuid = ${lastInvoice}`,
  ],
  [
    'a booking that is lost',
    'every invoice is booked once for what it is, and every booking comes to zero',
    `delete from payout_ledger where uuid = (select uuid from payout_ledger where kind = 'invoice' limit 1)`,
  ],
  [
    'an assignment about which nobody is notified',
    'whoever gets work is notified, unless they took it themselves or it is gone again',
    `update notification set account_uuid = (select uuid from back_office_employee limit 1) where uuid = (select n.uuid from notification n
      join event e on e.uuid = n.event_uuid join care_moment m on m.uuid = e.subject_uuid and n.account_uuid = m.assignee_uuid
      where e.name = 'care_moment_assigned' and m.status = 'assigned' limit 1)`,
  ],
  ...[
    [
      'a reaction of which nobody says how it ended',
      'whoever reacted hears how it ended',
      `join care_moment_publication_reaction r on r.uuid = e.subject_uuid and r.care_worker_uuid = n.account_uuid
        where e.name in ('reaction_rejected', 'reaction_not_selected') and e.name = 'reaction_' || r.status`,
    ],
    [
      'hours of which nobody says what became of them',
      'whoever worked hears what became of their hours',
      `join care_moment m on m.uuid = e.subject_uuid and m.assignee_uuid = n.account_uuid where e.name = 'care_moment_approved' and m.status = 'approved'`,
    ],
    [
      'a reaction of which no organization hears',
      'an organization hears who reacts, and of hours that wait for it',
      `join care_moment_publication_reaction r on r.uuid = e.subject_uuid where e.name = 'reaction_placed' and r.status = 'open'`,
    ],
    ['an invoice that nobody is told of', 'whoever gets an invoice hears of it', "where e.name = 'invoice_made'"],
  ].map(([fault = '', audit = '', which = '']): [string, string, string] => [
    fault,
    audit,
    `delete from notification where event_uuid = (select e.uuid from event e join notification n on n.event_uuid = e.uuid ${which}
      order by e.uuid desc limit 1)`,
  ]),
  [
    'work that is there twice',
    'what is asked for once is there once',
    `update care_moment set title = (select min(title) from care_moment where ${isAlone}) where uuid = (select uuid from care_moment
      where ${isAlone} order by title desc limit 1)`,
  ],
  [
    'work without an agreement',
    'whoever works it has an agreement about it, and nobody else has',
    `delete from assignment_agreement_moment where ended_at is null and care_moment_uuid = (select m.uuid from care_moment m
      join assignment_agreement_moment l on l.care_moment_uuid = m.uuid and l.ended_at is null where m.status = 'assigned' group by 1 having count(*) = 1 limit 1)`,
  ],
  [
    'an addition to an agreement that skips a number',
    'what is added to an agreement is numbered without gaps, and of the same worker',
    `update assignment_agreement set sequence = sequence + 1 where uuid = (select uuid from assignment_agreement order by sequence desc limit 1)`,
  ],
  [
    'a mail that never left',
    'a mail that waited leaves when it is due',
    `update notification set mailed_at = null, mail_due_at = '2026-10-25' where uuid = (select uuid from notification limit 1)`,
  ],
  [
    'work that waits for ever',
    'open work that has begun is expired',
    `update care_moment set status = 'open', assignee_uuid = null where uuid = (select uuid from care_moment where status = 'assignment_expired'
      and time_scope = 'moment' limit 1)`,
  ],
  [
    'papers that were not valid',
    'whoever got work today had valid papers for its day, in its form',
    `update care_worker_document set expires_on = '2026-10-01' where uuid = (select d.uuid from care_worker_document d join care_moment m on m.assignee_uuid = d.care_worker_uuid
      join event e on e.subject_uuid = m.uuid where e.name = 'care_moment_assigned' and m.status = 'assigned' and d.kind = 'id' limit 1)`,
  ],
  [
    'somebody assigned whom nobody chose',
    'one is chosen for an offer, and it is the one who works',
    `update care_moment_publication_reaction r set care_worker_uuid = (select uuid from care_worker where uuid <> r.care_worker_uuid limit 1)
      where uuid = (select uuid from care_moment_publication_reaction where status = 'assigned' limit 1)`,
  ],
  [
    'a double assignment',
    'nobody is planned in two places at once',
    `update care_moment set (start_date, end_date, assignee_uuid) = (select start_date, end_date, assignee_uuid from care_moment a
      where a.uuid <> care_moment.uuid and a.status = 'assigned' and a.time_scope = 'moment' order by a.start_date desc limit 1)
      where uuid = (select uuid from care_moment where status = 'assigned' and time_scope = 'moment' order by start_date limit 1)`,
  ],
  [
    'a mail twice',
    'nobody is told the same twice',
    `insert into mail (event_uuid, recipient, subject, text, html, at) select event_uuid, recipient, subject, text, html, at from mail
      where event_uuid is not null limit 1`,
  ],
  [
    'a question of a family that nobody hears of',
    'a question of a family and its answer are said once, and the other side hears',
    `delete from event where uuid = (select uuid from event where name = 'message_sent' and at > '${at(0, 0)}' limit 1)`,
  ],
  [
    'an invoice that is taxed as on another day',
    'an invoice is taxed as work was on each of its days',
    `update care_moment_invoice set vat_regime = 'kor' where uuid = (select uuid from care_moment_invoice
      where vat_regime = 'exempt_care' and type = 'invoice' and exists (select 1 from care_moment_invoice_line l
        where l.care_moment_invoice_uuid = care_moment_invoice.uuid) order by number limit 1)`,
  ],
  [
    'work of a process that died, which nobody takes up',
    'the queue is worked off',
    `insert into graphile_worker._private_jobs (task_id, run_at) select id, now() - interval '1 hour' from graphile_worker._private_tasks
      where identifier = 'deliver'`,
  ],
  [
    'a clock change that stretches a visit',
    'a shift lasts as long as the clock of Utrecht says',
    `update care_moment set end_date = end_date + interval '1 hour' where uuid = (select m.uuid from care_moment m
      join recurring_care_moment s on s.uuid = m.recurring_care_moment_uuid where s.version = 1 and m.version = 1 and m.status = 'open' limit 1)`,
  ],
])('%s', (_, audit, text) => {
  test(`is found by "${audit}"`, async () => {
    const only = { [audit]: audits[audit]! }
    expect(await found(only)).toEqual([])
    await plant(text)
    expect(await found(only)).toEqual([audit])
  })
})

test('the auditor finds a row that forgetting leaves behind', async () => {
  const { quarter } = clockOf(market)
  const night = async () => {
    for (let minute = 180; minute < 420; minute += 15) await quarter(size.days, minute, [], diceOf(size.seed))
  }
  await sql`create table left_over as select username from account where uuid = ${market.people.get('w5')!.uuid}::uuid`.execute(
    market.owner,
  )
  expect(await forgottenAt(market, 'w2', night)).toEqual([])
  expect(await forgottenAt(market, 'w5', night)).toEqual(['w5 is still named in left_over'])
})
