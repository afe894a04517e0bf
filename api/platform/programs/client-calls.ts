// The rate limits and call counts of API clients. Counted in this process, and stored in batches, so that no request waits for
// it.
import { sql } from 'kysely'
import { clientRate } from '../../../contract/organizations/client-scopes.ts'
import { amsterdamDate } from '../../../rules/time/amsterdam.ts'
import { now } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { Problem } from '../problem.ts'
import { batched } from '../queue.ts'

/** The outcome of a call: its method, its route (without values), the status, and the code of a refusal. */
export interface CallOutcome {
  method: string
  route: string | undefined
  status: number
  code: string
}
interface Call extends Pick<CallOutcome, 'status' | 'code'> {
  operation: string
  client: string
  day: string
  at: string
  refused: boolean
}
export interface ClientCalls {
  /** The headers with the number of calls this client has left, after this one. Throws 429 when it has none left. */
  take(client: string): Record<string, string>
  /** Counts a call of this client, once it was answered. The last refusals are kept. */
  note(client: string, answered: CallOutcome): void
  /** Resolves when the counts are stored. */
  written(): Promise<void>
}

const { calls: most, seconds } = clientRate
const policy = `"client";q=${most};w=${seconds}`
const isRefusal = (status: number) => status === 401 || status === 403 || status === 429

// In a fixed order, so that two servers that write the same rows wait for each other without a deadlock.
const write = async (db: Database, calls: Call[]) => {
  await sql`insert into api_client_use (api_client_uuid, day, calls, refusals, last_at)
    select client, day, count(*), count(*) filter (where refused), max(at)
    from jsonb_to_recordset(${JSON.stringify(calls)}::jsonb) as c(client uuid, day date, at timestamptz, refused boolean)
    where client in (select uuid from api_client) group by client, day order by client, day
    on conflict (api_client_uuid, day) do update set calls = api_client_use.calls + excluded.calls,
      refusals = api_client_use.refusals + excluded.refusals, last_at = greatest(api_client_use.last_at, excluded.last_at)`.execute(
    db,
  )
}

/** The number of refusals of a client that are shown. A few more may be stored, as they are written in batches. */
export const shownRefusals = 20
const keep = async (db: Database, calls: Call[]) => {
  const refused = calls.filter(({ code }) => code !== '')
  const last = [...Map.groupBy(refused, ({ client }) => client).values()].flatMap(own => own.slice(-shownRefusals))
  if (last.length === 0) return
  const rows = JSON.stringify(last.map((one, place) => ({ ...one, place })))
  const clients = [...new Set(last.map(({ client }) => client))]
  await sql`with added as (
      insert into api_client_refusal (api_client_uuid, at, operation, status, code)
      select client, at, operation, status, code
      from jsonb_to_recordset(${rows}::jsonb)
        as c(client uuid, at timestamptz, operation text, status int, code text, place int)
      where client in (select uuid from api_client) order by place
    )
    delete from api_client_refusal where uuid in (
      select uuid from (
        select uuid, row_number() over (partition by api_client_uuid order by uuid desc) as place
        from api_client_refusal where api_client_uuid = any(${clients}::uuid[])
      ) as kept where place > ${shownRefusals})`.execute(db)
}

/**
 * Keeps the rate limits and counts in this process, and writes the counts to this database. `clock` is real time, in
 * milliseconds.
 */
export const openClientCalls = (db: Database, clock: () => number = Date.now): ClientCalls => {
  const windows = new Map<string, { until: number; left: number }>()
  const store = batched(async (calls: Call[]) => {
    await write(db, calls)
    await keep(db, calls)
  })
  let last: Promise<void> = Promise.resolve()
  return {
    take: client => {
      const at = clock()
      const known = windows.get(client)
      const window = known && known.until > at ? known : { until: at + seconds * 1000, left: most }
      windows.set(client, window)
      const wait = Math.ceil((window.until - at) / 1000)
      const headers = { 'RateLimit-Policy': policy, RateLimit: `"client";r=${Math.max(0, window.left - 1)};t=${wait}` }
      if (window.left === 0)
        throw new Problem('too_many_calls', { seconds: String(wait) }, { headers: { ...headers, 'Retry-After': String(wait) } })
      window.left -= 1
      return headers
    },
    note: (client, { method, route = '', status, code }) => {
      // As in the OpenAPI document.
      const operation = `${method} ${route.replace(/^\/v1/, '').replace(/:(\w+)/g, '{$1}')}`
      const at = now()
      // A lost count is no reason to fail.
      last = store({ client, operation, status, code, day: amsterdamDate(at), at, refused: isRefusal(status) }).catch(
        () => undefined,
      )
    },
    written: () => last,
  }
}
