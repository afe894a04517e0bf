// Lists and events tell the same: what is otherwise in a list than a day before was told as an event of that day; and the other
// lists that somebody works from hold what the tables do.
import { sql } from 'kysely'
import type { Body } from '../../servers/api.ts'
import { must } from '../../worlds/moments.ts'
import { uuidOf } from '../../worlds/world.ts'
import type { Market } from '../market.ts'
import { at } from '../time.ts'
import type { Audit } from './audit.ts'

/** What the list of an organization said of each shift a day before, by market. */
const seenBefore = new WeakMap<Market, { day: number; said: Map<string, string> }>()
const stored = [
  'title',
  'status',
  'startDate',
  'endDate',
  'breakMinutes',
  'hourlyRate',
  'bonus',
  'actualStartDate',
  'actualEndDate',
  'expenses',
]
const saidOf = (item: Body) => JSON.stringify([...stored.map(name => item[name]), (item.assignee as Body | undefined)?.['@id']])

const toldAsEvents: Audit = async ({ market, day, before }) => {
  const window = `startDate[after]=${encodeURIComponent(at(day - 2, 0))}&startDate[strictly_before]=${encodeURIComponent(at(day + 4, 0))}`
  const me = await market.clearly('organization')
  const list = must(await me.get(`/care_moments?${window}&pagination=false`), 200)
  const said = new Map(list.member.map(item => [item.uuid, saidOf(item)]))
  const last = seenBefore.get(market)
  seenBefore.set(market, { day, said })
  if (last?.day !== day - 1) return []
  const changed = [...said].filter(([uuid, words]) => (last.said.get(uuid) ?? words) !== words).map(([uuid]) => uuid)
  const { rows } = await sql<{ uuid: string }>`select c.uuid from unnest(${changed}::uuid[]) as c(uuid)
    where not exists (select 1 from event e where e.subject_uuid = c.uuid and e.at >= ${before})`.execute(market.owner)
  return rows
    .slice(0, 5)
    .map(({ uuid }) => `${uuid} changed from ${last.said.get(uuid)} to ${said.get(uuid)}, and no event says so`)
}

/** A list without pages ends here, however much there is. */
const longest = 5000
/** The lists of money and of reactions, of whoever works from them. */
const worksFrom: Audit = async ({ market, day }) => {
  const { world, people, owner } = market
  const worker = `w${(day * 7) % [...people.keys()].filter(name => /^w\d/.test(name)).length}`
  const me = sql`${people.get(worker)!.uuid}::uuid`
  const ours = sql`organization_uuid = ${uuidOf(world.organization)}::uuid`
  const reactions = sql`care_moment_publication_reaction r join care_moment_publication p on p.uuid = r.care_moment_publication_uuid
    join care_moment m on m.uuid = p.care_moment_uuid`
  const asked: [who: string, path: string, expected: ReturnType<typeof sql>][] = [
    ['planner', '/care_moment_invoices', sql`select uuid from care_moment_invoice`],
    ['organization', '/care_moment_invoices', sql`select uuid from care_moment_invoice where ${ours}`],
    [
      worker,
      `/care_workers/${people.get(worker)!.uuid}/invoices`,
      sql`select uuid from care_moment_invoice where care_worker_uuid = ${me}`,
    ],
    ['planner', '/payout_ledger', sql`select uuid from payout_ledger`],
    ['planner', '/payout_files', sql`select uuid from payout_file`],
    [
      'organization',
      '/care_moment_publication_reactions?status=open',
      sql`select r.uuid from ${reactions} where ${ours} and r.status = 'open'`,
    ],
    [worker, '/care_moment_publication_reactions', sql`select r.uuid from ${reactions} where r.care_worker_uuid = ${me}`],
    [worker, '/notifications', sql`select uuid from notification where account_uuid = ${me} and in_app`],
  ]
  const wrong: string[] = []
  for (const [who, path, question] of asked) {
    const list = must(await (await market.clearly(who)).get(`${path}${path.includes('?') ? '&' : '?'}pagination=false`), 200)
    const { rows } = await sql<{ uuid: string }>`${question}`.execute(owner)
    const [has, should] = [new Set(list.member.map(({ uuid }) => uuid)), new Set(rows.map(({ uuid }) => uuid))]
    const differs = should.size > longest ? has.difference(should) : has.symmetricDifference(should)
    if (
      differs.size > 0 ||
      has.size !== Math.min(should.size, longest) ||
      has.size !== list.member.length ||
      list.totalItems !== should.size
    )
      wrong.push(
        `${path} of ${who}: ${list.totalItems} said, ${list.member.length} listed, ${should.size} there; ${[...differs].slice(0, 3)}`,
      )
  }
  return wrong
}

export const changedAudits: Record<string, Audit> = {
  'what changed in a list was told as an event': toldAsEvents,
  'the lists of money, reactions and notifications are what is there': worksFrom,
}
