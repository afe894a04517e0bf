// npm run bench -- office: what a planner waits for at the server while filling shifts, on 100,000 care moments and 10,000 care
// workers: the work list, an opdracht beside it, and whom to call for it. Each in turns with one statement by hand that finds the same.
import pg from 'pg'
import { mostCallable } from '../contract/calls.ts'
import { busyStatuses } from '../contract/status-groups.ts'
import { asked, momentColumns, momentJoins } from './bare-items.ts'
import { statements } from './bare-statements.ts'
import { openChild, type Served } from './children.ts'
import type { Data } from './data.ts'
import { fetchOne, median } from './load.ts'
import type { As } from './work.ts'

/** The median answer takes at most this many milliseconds. */
export const mostAnswerMs = 150
const rounds = 5
const measured = 24

export interface Answered {
  name: string
  medianMs: number
  slowestMs: number
  byHandMs: number
}
type Found = { member?: { uuid: string }[]; people?: { uuid: string }[]; uuid?: string }
interface Ask {
  name: string
  path: string
  text: string
  values: unknown[]
  /** Both find these, in this order. */
  found(answer: Found): (string | undefined)[]
}

const list = `with hit as materialized (select uuid, start_date from care_moment where status = 'open'),
  page as (select * from hit order by start_date, uuid limit 50)
  select (select count(*) from hit) as total, ${momentColumns}
  from page join care_moment m on m.uuid = page.uuid ${momentJoins} order by page.start_date, page.uuid`

const km = `2 * 6371 * asin(sqrt(power(sin(radians(need.latitude - p.latitude) / 2), 2)
  + cos(radians(p.latitude)) * cos(radians(need.latitude)) * power(sin(radians(need.longitude - p.longitude) / 2), 2)))`
const busy = busyStatuses.map(status => `'${status}'`).join(', ')
/** Parameter: the moment. Whom one could call, in the order in which one would; as many as the list holds. */
const callable = `with need as materialized (
    select m.*, l.latitude, l.longitude, e.track, e.rank, (m.start_date at time zone 'Europe/Amsterdam')::date as day, case when m.contract_type is not null
      then array[m.contract_type] else m.published_for_contract_types end as forms, array(select act_uuid from care_moment_act where care_moment_uuid = m.uuid) as acts
    from care_moment m join organization_location l on l.uuid = m.location_uuid join expertise_level e on e.uuid = m.expertise_level_uuid where m.uuid = $1),
  able as materialized (
    select w.uuid, ${km} as km from need, care_worker w join account a on a.uuid = w.uuid and a.active join care_worker_profile p on p.uuid = w.uuid
    join care_worker_preferences f on f.uuid = w.uuid join expertise_level own on own.uuid = p.expertise_level_uuid
    where w.active and w.phase in ('startup', 'won') and abs(need.latitude - p.latitude) < 0.55 and ${km} <= least(60, f.maximum_distance_km)
    and (own.uuid = need.expertise_level_uuid or (own.track = need.track and own.rank > need.rank))
    and not exists (select 1 from exclude_list x where x.care_worker_uuid = w.uuid and x.client_uuid = need.client_uuid)
    and not exists (select 1 from unnest(need.acts) act where not exists (select 1 from care_worker_act wa where wa.care_worker_uuid = w.uuid
      and wa.act_uuid = act and (wa.valid_until is null or wa.valid_until >= need.day)))
    and not exists (select 1 from care_moment o where o.assignee_uuid = w.uuid and o.time_scope = 'moment' and o.status in (${busy})
      and tstzrange(o.start_date, o.end_date) && tstzrange(need.start_date, need.end_date))
    and exists (select 1 from unnest(need.forms) form where form = any(w.contract_types) and not exists (select 1 from ${asked}
      where asked.form = form.form and asked.big = own.big_registered and not exists (select 1 from care_worker_document d
        where d.care_worker_uuid = w.uuid and d.status = 'approved' and d.kind = any(asked.kinds) and (d.expires_on is null or d.expires_on >= need.day))))),
  known as (select able.*,
    exists (select 1 from care_team t where t.care_worker_uuid = able.uuid and t.client_uuid = need.client_uuid) as in_team,
    exists (select 1 from favorite_care_worker f where f.care_worker_uuid = able.uuid and f.organization_uuid = need.organization_uuid) as is_favorite,
    exists (select 1 from care_moment h where h.assignee_uuid = able.uuid and h.status = 'approved' and h.time_scope = 'moment'
      and h.organization_uuid = need.organization_uuid) as worked_here,
    not exists (select 1 from care_moment d where d.assignee_uuid = able.uuid and d.time_scope = 'moment' and d.status in (${busy})
      and tstzrange(d.start_date, d.end_date) && tstzrange(need.day::timestamp at time zone 'Europe/Amsterdam',
        (need.day + 1)::timestamp at time zone 'Europe/Amsterdam')) as is_free,
    (select round(r.sum::numeric / r.count, 1) from care_worker_rating r where r.care_worker_uuid = able.uuid and r.count >= 3) as rating
    from able, need)
  select uuid, (select count(*) from known) as total from known
  order by in_team desc, is_favorite desc, worked_here desc, is_free desc, floor(km / 10), rating desc nulls last, km, uuid limit ${mostCallable}`

const asksOf = async (data: Data): Promise<Ask[][]> => {
  const open = await data.query<{ uuid: string }>(
    `select uuid from care_moment where status = 'open' and start_date > now() + interval '1 hour' order by md5(uuid::text) limit ${measured}`,
  )
  return [
    Array.from({ length: measured }, () => ({
      name: 'the work list',
      path: '/v1/care_moments?status=open&order[startDate]=asc&page=1&itemsPerPage=50',
      ...{ text: list, values: [] },
      found: ({ member }: Found) => member!.map(({ uuid }) => uuid),
    })),
    open.map(({ uuid }) => ({
      name: 'an opdracht beside it',
      path: `/v1/care_moments/${uuid}`,
      ...{ text: statements.moment, values: [uuid] },
      found: answer => [answer.uuid],
    })),
    open.map(({ uuid }) => ({
      name: 'whom to call for it',
      path: `/v1/care_moments/${uuid}/call_list`,
      ...{ text: callable, values: [uuid] },
      found: ({ people }) => people!.map(person => person.uuid),
    })),
  ]
}

const timed = async <T>(work: () => Promise<T>): Promise<{ ms: number; answer: T }> => {
  const begin = performance.now()
  const answer = await work()
  return { ms: performance.now() - begin, answer }
}
const measure = async (server: Served, client: pg.Client, asks: Ask[], headers: Record<string, string>): Promise<Answered> => {
  const [ours, theirs]: [number[], number[]] = [[], []]
  // The first round warms both up.
  for (let round = 0; round <= rounds; round++)
    for (const { name, path, text, values, found } of asks) {
      const one = await timed(() => fetchOne<Found>(server.port, { method: 'GET', path, headers }))
      const other = await timed(() => client.query<{ uuid: string }>({ name, text, values }))
      if (found(one.answer).join() !== other.answer.rows.map(({ uuid }) => uuid).join())
        throw new Error(`${path}: the two find others`)
      if (round === 0) continue
      ours.push(one.ms)
      theirs.push(other.ms)
    }
  return { name: asks[0]!.name, medianMs: median(ours), slowestMs: Math.max(...ours), byHandMs: median(theirs) }
}

/** Asks as the planner of the demo world, one thing at a time. */
export const measureOffice = async (data: Data, secret: string, as: As): Promise<Answered[]> => {
  const [planner] = await data.query<{ uuid: string }>(`select uuid from account where username = 'planner@demo.example'`)
  const headers = await as(planner!.uuid, 'ROLE_PLANNER')
  const server = await openChild('bench/product.ts', data.url, secret)
  const client = new pg.Client({ connectionString: data.url, options: '-c TimeZone=UTC' })
  await client.connect()
  try {
    const answered: Answered[] = []
    for (const asks of await asksOf(data)) answered.push(await measure(server, client, asks, headers))
    return answered
  } finally {
    await client.end()
    await server.stop()
  }
}
