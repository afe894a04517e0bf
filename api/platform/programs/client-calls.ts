// The calls of API clients: how many each may still make, and how many it made. Counted in this process; what was made is written beside
// the requests, those of a moment together, so that none waits for it.
import { sql } from 'kysely'
import { clientRate } from '../../../contract/organizations/client-scopes.ts'
import { amsterdamDate } from '../../../rules/time/amsterdam.ts'
import { now } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { Problem } from '../problem.ts'
import { together } from '../queue.ts'

interface Call {
  client: string
  day: string
  at: string
  refused: boolean
}
export interface ClientCalls {
  /** The headers that say how many calls are left to this client, after this one. Throws 429 when there is none. */
  take(client: string): Record<string, string>
  /** Counts a call of this client, once it was answered. */
  note(client: string, status: number): void
  /** Resolves when what was counted is stored. */
  written(): Promise<void>
}

const { calls: most, seconds } = clientRate
const policy = `"client";q=${most};w=${seconds}`
const isRefusal = (status: number) => status === 401 || status === 403 || status === 429

// In one order, so that two servers that write the same rows wait for each other.
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

/** Windows and counts in this process, written to this database. `clock` is real time, in milliseconds. */
export const openClientCalls = (db: Database, clock: () => number = Date.now): ClientCalls => {
  const windows = new Map<string, { until: number; left: number }>()
  const store = together((calls: Call[]) => write(db, calls))
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
    note: (client, status) => {
      const at = now()
      // A count that is lost with the database is no reason to fail.
      last = store({ client, day: amsterdamDate(at), at, refused: isRefusal(status) }).catch(() => undefined)
    },
    written: () => last,
  }
}
