// Plays what people do, in chronological order, through the operations themselves. To create the past it moves the clock back.
import { jobs, queriesOf } from '../api/concepts.ts'
import { moveClock, now } from '../api/platform/clock.ts'
import type { Server } from '../api/server.ts'
import type { Role } from '../contract/language.ts'

export interface Person {
  uuid: string
  username: string
  roles: Role[]
}
type Act = () => Promise<unknown>

/** The response of an operation, as far as the demo world reads it. */
export interface CreatedItem {
  '@id': string
  uuid: string
  publication?: string
  results?: { invitation: string | null }[]
  member?: { '@id': string; hash: string }[]
}
export type Call = (who: Person, method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, body?: unknown) => Promise<CreatedItem>

/** Calls operations as a person. Throws for a refusal: in the demo world everything is allowed. */
export const openCalls = ({ app, tokens }: Server): Call => {
  const known = new Map<string, Promise<string>>()
  const tokenOf = ({ username, roles, uuid }: Person) => {
    const session = { username, roles, uuid, multi_factor_enabled: false, multi_factor_verified: false, user_features: [] }
    const token = known.get(uuid) ?? tokens.sign(session)
    known.set(uuid, token)
    return token
  }
  return async (who, method, path, body) => {
    const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/ld+json'
    const headers = { authorization: `Bearer ${await tokenOf(who)}`, 'content-type': type }
    const sent = method === 'GET' ? {} : { payload: JSON.stringify(body ?? {}) }
    const answer = await app.inject({ method, url: `/v1${path}`, headers, ...sent })
    if (answer.statusCode < 300) return answer.json<CreatedItem>()
    throw new Error(`${now()} ${who.username} ${method} ${path} ${JSON.stringify(body)}: ${answer.statusCode} ${answer.body}`)
  }
}

// This many people act at once: more would only wait for one another.
const hands = 4
/**
 * Plays acts in chronological order; those of the same instant run together. Acts after the present are skipped: they have not
 * happened yet.
 */
export interface Timeline {
  at(instant: string, act: Act): void
  play(until: string): Promise<void>
}
export const openTimeline = (): Timeline => {
  const acts: { at: number; act: Act }[] = []
  return {
    at: (instant, act) => acts.push({ at: Date.parse(instant), act }),
    play: async until => {
      const due = Map.groupBy(
        acts.filter(({ at }) => at <= Date.parse(until)),
        ({ at }) => at,
      )
      for (const at of [...due.keys()].sort((a, b) => a - b)) {
        moveClock(new Date(at).toISOString())
        const together = due.get(at)!
        for (let n = 0; n < together.length; n += hands) await Promise.all(together.slice(n, n + hands).map(({ act }) => act()))
      }
    },
  }
}

/** Runs a job of the server as if it were due. */
export const runJob = (
  server: Server,
  name: 'expire-care-moments' | 'start-periods' | 'remind-hours' | 'invoices' | 'expire-contract-proposals',
) => jobs[name]!.run(server.database, now(), queriesOf)
