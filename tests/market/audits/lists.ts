// Every list agrees with its items, with its counts, and with what its reader may see; asked through the API as several people.
import { sql } from 'kysely'
import type { Body, Caller } from '../../servers/api.ts'
import { must } from '../../worlds/moments.ts'
import { uuidOf } from '../../worlds/world.ts'
import { diceOf } from '../dice.ts'
import { at } from '../time.ts'
import type { Audit, Moment } from './audit.ts'

const all = async (me: Caller, path: string): Promise<Body> =>
  must(await me.get(`${path}${path.includes('?') ? '&' : '?'}pagination=false`), 200)
/** From two days back to two days ahead: what moves. */
const window = (day: number) =>
  `startDate[after]=${encodeURIComponent(at(day - 2, 0))}&startDate[strictly_before]=${encodeURIComponent(at(day + 3, 0))}`
const statuses = [
  ...['open', 'assignment_expired', 'canceled', 'assigned', 'awaiting_approval', 'approved', 'not_approved'],
  ...['proposal_not_worked', 'not_worked', 'withdrawn', 'proposal', 'period_started', 'proposal_rejected'],
]
const differences = (what: string, list: readonly string[], expected: readonly string[]): string[] => {
  const [has, should] = [new Set(list), new Set(expected)]
  const wrong = [
    ...list.filter(each => !should.has(each)).map(each => `has ${each}`),
    ...expected.filter(each => !has.has(each)).map(each => `lacks ${each}`),
  ]
  if (has.size !== list.length) wrong.push('has an item twice')
  return wrong.slice(0, 3).map(each => `${what} ${each}`)
}
const rowsOf = async ({ market }: Moment, question: ReturnType<typeof sql>) =>
  (await sql<{ uuid: string }>`${question}`.execute(market.owner)).rows.map(({ uuid }) => uuid)
const workerOf = ({ market, day }: Moment) => {
  const names = [...market.people.keys()].filter(name => /^w\d/.test(name))
  return diceOf(day * 17 + names.length).pick(names)!
}

const visibleMoments: Audit = async moment => {
  const { market, day } = moment
  const { world } = market
  const worker = workerOf(moment)
  const of = (column: string, iri: string) => sql`${sql.ref(column)} = ${uuidOf(iri)}::uuid`
  const readers: [string, ReturnType<typeof sql>][] = [
    ['planner', sql`true`],
    ['organization', of('organization_uuid', world.organization)],
    ['otherOrganization', of('organization_uuid', world.otherOrganization)],
    ['clientAdmin', of('client_uuid', world.client)],
  ]
  const wrong: string[] = []
  for (const [who, condition] of readers) {
    const list = await all(await market.clearly(who), `/care_moments?${window(day)}`)
    const between = sql`start_date >= ${at(day - 2, 0)} and start_date < ${at(day + 3, 0)}`
    const expected = await rowsOf(moment, sql`select uuid from care_moment where ${between} and ${condition}`)
    const seen = list.member.map(({ uuid }) => uuid)
    wrong.push(...differences(`the list of ${who}`, seen, expected))
    if (list.totalItems !== list.member.length) wrong.push(`${who}: ${list.totalItems} said, ${list.member.length} there`)
  }
  const mine = market.people.get(worker)!.uuid
  const own = await all(await market.clearly(worker), `/care_workers/${mine}/care_moments`)
  const expected = await rowsOf(moment, sql`select uuid from care_moment where assignee_uuid = ${mine}::uuid`)
  return [
    ...wrong,
    ...differences(
      `the list of ${worker}`,
      own.member.map(({ uuid }) => uuid),
      expected,
    ),
  ]
}

/** Each status by itself: its items have it, and all of them together are the list. */
const byStatus: Audit = async ({ market, day }) => {
  const me = await market.clearly('organization')
  const whole = await all(me, `/care_moments?${window(day)}`)
  const wrong: string[] = []
  let sum = 0
  for (const status of statuses) {
    const list = await all(me, `/care_moments?${window(day)}&status=${status}`)
    sum += list.totalItems
    const other = list.member.find(each => each.status !== status)
    if (other) wrong.push(`${other['@id']} is ${other.status} in the list of ${status}`)
  }
  if (sum !== whole.totalItems) wrong.push(`${sum} by status, ${whole.totalItems} in all`)
  const listed = diceOf(day).pick(whole.member)
  if (!listed) return wrong
  const item = must(await me.get(listed['@id']), 200)
  for (const [name, value] of Object.entries(listed))
    if (typeof value !== 'object' && !/At$|^allowedActions$/.test(name) && item[name] !== value)
      wrong.push(`${listed['@id']} ${name}: ${String(value)} in the list, ${String(item[name])} by itself`)
  return wrong
}

const counts: Audit = async moment => {
  const { market, now } = moment
  const wrong: string[] = []
  for (const who of ['organization', 'otherOrganization']) {
    const me = await market.clearly(who)
    const stats = must(await me.get('/care_moments/organization_stats'), 200)
    const toApprove = await all(me, '/care_moments?status=awaiting_approval')
    if (stats.toApprove !== toApprove.totalItems)
      wrong.push(`${who} has ${toApprove.totalItems} to approve, ${stats.toApprove} said`)
  }
  const worker = workerOf(moment)
  const mine = market.people.get(worker)!.uuid
  const { count } = must(
    await (await market.clearly(worker)).get(`/care_workers/${mine}/care_moments_count_to_submit_hours`),
    200,
  )
  const toHandIn = await rowsOf(
    moment,
    sql`select uuid from care_moment where assignee_uuid = ${mine}::uuid and status = 'assigned' and time_scope = 'moment' and end_date <= ${now}`,
  )
  const refused = await rowsOf(
    moment,
    sql`select uuid from care_moment where assignee_uuid = ${mine}::uuid and status = 'not_approved'`,
  )
  if (count !== toHandIn.length && count !== toHandIn.length + refused.length)
    wrong.push(`${worker} has ${toHandIn.length} (+${refused.length}) to hand in, ${count} said`)
  return wrong
}

/** What the planner reads of money is what the invoices and bookings come to. */
const totals: Audit = async moment => {
  const { market } = moment
  const { careWorkers } = must(await (await market.clearly('planner')).get('/payout_ledger/totals'), 200) as unknown as {
    careWorkers: { careWorker: string; invoiced: number; paidOut: number; toPayOut: number }[]
  }
  const { rows } = await sql<{ uuid: string; invoiced: number; paid: number }>`
    select i.care_worker_uuid as uuid, sum(i.payable)::int as invoiced, coalesce((select sum(b.care_worker_amount)::int from payout_ledger b
      where b.care_worker_uuid = i.care_worker_uuid and b.kind = 'payout'), 0) as paid from care_moment_invoice i group by i.care_worker_uuid`.execute(
    market.owner,
  )
  const said = new Map(careWorkers.map(each => [uuidOf(each.careWorker), each]))
  return rows.flatMap(({ uuid, invoiced, paid }) => {
    const one = said.get(uuid)
    return one?.invoiced === invoiced && one.paidOut === paid && one.toPayOut === invoiced - paid
      ? []
      : [`${uuid}: ${invoiced} invoiced, ${paid} paid; said: ${JSON.stringify(one)}`]
  })
}
/** What a worker reads that they earned is what was written, invoiced and paid. */
const earned: Audit = async moment => {
  const { market } = moment
  const worker = workerOf(moment)
  const mine = market.people.get(worker)!.uuid
  const me = await market.clearly(worker)
  const { months } = must(await me.get(`/care_workers/${mine}/earnings?year=2026`), 200) as unknown as {
    months: { month: number; approved: number; invoiced: number; paid: number }[]
  }
  const { rows } = await sql<{ month: number; approved: number; invoiced: number; paid: number }>`
    select extract(month from l.date)::int as month, sum(l.amount)::int as approved,
      coalesce(sum(l.amount) filter (where l.care_moment_invoice_uuid is not null), 0)::int as invoiced,
      coalesce(sum(l.amount) filter (where exists (select 1 from payout_ledger b
        where b.care_moment_invoice_uuid = l.care_moment_invoice_uuid and b.kind = 'payout')), 0)::int as paid
    from care_moment_invoice_line l where l.care_worker_uuid = ${mine}::uuid and extract(year from l.date) = 2026 group by 1`.execute(
    market.owner,
  )
  return rows.flatMap(row => {
    const said = months.find(({ month }) => month === row.month)
    return said?.approved === row.approved && said.invoiced === row.invoiced && said.paid === row.paid
      ? []
      : [`${worker}: ${JSON.stringify(row)}; said: ${JSON.stringify(said)}`]
  })
}
/** What is new in a conversation is what others wrote since one last read it. */
const unread: Audit = async ({ market }) => {
  const wrong: string[] = []
  for (const who of ['planner', 'clientAdmin']) {
    const mine = market.people.get(who)!.uuid
    const { rows } = await sql<{ conversation: string; many: number }>`select c.uuid as conversation, count(m.uuid)::int as many
      from conversation c left join conversation_read r on r.conversation_uuid = c.uuid and r.account_uuid = ${mine}::uuid
      left join message m on m.client_uuid = c.client_uuid and m.confidential_with_uuid is not distinct from c.confidential_with_uuid
        and m.author_uuid <> ${mine}::uuid and m.uuid > greatest(c.known_until, r.message_uuid)
      where c.client_uuid = ${uuidOf(market.world.client)}::uuid group by 1`.execute(market.owner)
    const said = await all(await market.clearly(who), '/conversations')
    for (const { conversation, many } of rows) {
      const one = said.member.find(({ uuid }) => uuid === conversation)
      if (one?.unread !== many) wrong.push(`${who} has ${many} new messages; said: ${String(one?.unread)}`)
    }
  }
  return wrong
}
const balance: Audit = async ({ market }) => {
  const { faults } = must(await (await market.clearly('planner')).get('/payout_ledger/balance'), 200)
  return (faults as unknown[]).map(fault => JSON.stringify(fault))
}

export const listAudits: Record<string, Audit> = {
  'a list is what its reader may see, once each': visibleMoments,
  'a list by status holds what has that status, and an item is as its list says': byStatus,
  'a count is as long as its list': counts,
  'what is said to be paid is what was paid': totals,
  'what a worker reads that they earned is what was written': earned,
  'the books say that they agree': balance,
  'what is new in a conversation is what others wrote since': unread,
}
