// npm run bench -- burst: the busiest Monday morning. At the same time, two hundred people log in with the right password, fifty
// download the archive of a year, and two hundred try to change one locked care moment. Meanwhile others make twenty thousand
// requests.
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { demoPassword } from '../demo/accounts.ts'
import { openChild } from './children.ts'
import type { Data } from './data.ts'
import { type Load, type LoadRequest, load } from './load.ts'
import { type As, allReads } from './work.ts'

const questions = 20_000
const connections = 50
/** How many times as long as in calm the 99th percentile of the other requests may take. */
export const maxBurst = 10
/** The same during twenty small requests of an outsider. */
export const maxOtherStatements = 2

interface ResponseCounts {
  name: string
  /** The number of responses with each status. */
  statuses: Map<number, number>
  /** The time until the last response. */
  seconds: number
}
export interface Burst {
  calm: Load
  others: Load
  asked: ResponseCounts[]
  /**
   * The other requests while an outsider sends, every second, twenty requests that used to block the only thread; and the slowest
   * of those twenty.
   */
  besides: Load
  stranger: ResponseCounts
}

/** Makes all these requests at once, each on its own connection. */
const atOnce = async (name: string, port: number, requests: LoadRequest[]): Promise<ResponseCounts> => {
  const began = performance.now()
  const statuses = new Map<number, number>()
  await Promise.all(
    requests.map(async ({ path, method, headers, body = null }) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, body })
      await answer.arrayBuffer()
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    }),
  )
  return { name, statuses, seconds: (performance.now() - began) / 1000 }
}

const logins = (): LoadRequest[] => {
  const body = JSON.stringify({ username: 'zorgverlener@demo.example', password: demoPassword })
  const headers = { 'Content-Type': 'application/json' }
  return Array.from({ length: 200 }, () => ({ method: 'POST', path: '/v1/login/check', headers, body }))
}
// Each used to block the only thread for a third of a second or more: a path of slashes, and texts for which a pattern tried every split.
const strangers = (): LoadRequest[] => {
  const post = (path: string, body: object): LoadRequest => ({
    ...{ method: 'POST', path, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
  })
  const many = (sign: string) => sign.repeat(15_000)
  const four: LoadRequest[] = [
    { method: 'GET', path: `/v1${many('/')}x/`, headers: {} },
    post('/v1/login/check', { username: `${many('a')}@${many('a.')}`, password: many('a') }),
    post('/v1/care_workers/register', {
      email: `${many('a.')}@a`,
      phone: many('0 '),
      firstName: many("'"),
      lastName: many(' -'),
    }),
    post('/v1/login/token_refresh', { refresh_token: many('%') }),
  ]
  return Array.from({ length: 20 }, (_, n) => four[n % four.length]!)
}
const archives = async (data: Data, as: As): Promise<LoadRequest[]> => {
  const found = await data.query<{ uuid: string; worker: string }>(
    `select uuid, care_worker_uuid as worker from care_worker_care_assist_invoice_archive order by invoices desc, uuid limit 50`,
  )
  const requests = found.map(async ({ uuid, worker }): Promise<LoadRequest> => {
    const path = `/v1/care_worker_care_assist_invoice_archives/${uuid}/download`
    return { method: 'GET', path, headers: await as(worker, 'ROLE_CARE_WORKER') }
  })
  return Promise.all(requests)
}
const updates = async (data: Data, as: As): Promise<{ held: string; requests: LoadRequest[] }> => {
  const [found] = await data.query<{ uuid: string; account: string }>(
    `select m.uuid, u.uuid as account from care_moment m join organization_user u on u.organization_uuid = m.organization_uuid
     join account a on a.uuid = u.uuid and a.roles = '{ROLE_ORGANIZATION_USER}'
     where m.status = 'open' and m.start_date > now() + interval '2 days' order by m.uuid limit 1`,
  )
  const { uuid, account } = found!
  const headers = { ...(await as(account, 'ROLE_ORGANIZATION_USER')), 'Content-Type': 'application/merge-patch+json' }
  const update: LoadRequest = {
    method: 'PATCH',
    path: `/v1/care_moments/${uuid}/update`,
    headers,
    body: '{"title":"Late dienst"}',
  }
  return { held: uuid, requests: Array.from({ length: 200 }, () => update) }
}

/** The times of the other requests, in calm and during the burst, and the responses to the burst itself. */
export const measureBurst = async (data: Data, secret: string, as: As): Promise<Burst> => {
  const reads = await allReads(data, as)
  const kinds = reads.map(({ requests }) => requests)
  const rest = Array.from({ length: questions }, (_, n) => {
    const requests = kinds[n % kinds.length]!
    return requests[Math.floor(n / kinds.length) % requests.length]!
  })
  const { held, requests: held200 } = await updates(data, as)
  const archives50 = await archives(data, as)
  const server = await openChild('bench/product.ts', data.url, secret)
  const other = new pg.Client({ connectionString: data.url })
  await other.connect()
  try {
    const ask = () => load(server.port, rest, { seconds: 600, connections, once: true })
    await load(server.port, rest.slice(0, 2000), { seconds: 60, connections, once: true })
    const calm = await ask()
    let ended = false
    const meanwhile = ask().finally(() => {
      ended = true
    })
    const stranger: ResponseCounts[] = []
    while (!ended) {
      stranger.push(await atOnce('small requests of a stranger', server.port, strangers()))
      await setTimeout(1000)
    }
    const besides = await meanwhile
    await other.query('begin')
    await other.query('select 1 from care_moment where uuid = $1 for update', [held])
    const others = ask()
    const asked = await Promise.all([
      atOnce('right logins of one account', server.port, logins()),
      atOnce('archives of a year', server.port, archives50),
      atOnce('changes of a care moment that is held', server.port, held200),
    ])
    return { calm, others: await others, asked, besides, stranger: stranger.toSorted((a, b) => b.seconds - a.seconds)[0]! }
  } finally {
    await other.end()
    await server.stop()
  }
}
