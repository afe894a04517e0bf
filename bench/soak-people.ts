// Logged-in users: they renew their session, go from screen to screen, follow live events, and now and then change something.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { newSecretToken } from '../api/platform/login/token.ts'
import type { Role } from '../contract/language.ts'
import { type Item, looksOf } from './soak-screens.ts'

const betweenScreensMs = 10_000
const untilOpenedMs = 3000
// A token is valid for fifteen minutes, and opening the app requests one each time.
const betweenRenewalsMs = 180_000
const changesEvery = 20
const againMs = 500

type Answer = Item & { member?: Item[]; token?: string; refresh_token?: string }
export interface ResponseLog {
  /** The duration of each response, in milliseconds. */
  times: number[]
  changes: number
  renewals: number
  news: number
  /** Failed requests: with status and address. */
  errors: string[]
}
export interface Person {
  uuid: string
  role: Role
  refreshToken: string
}

/** Logs this many people in before the measuring starts: most are care workers. At an office each person has an account. */
export const logIn = async (url: string, people: number): Promise<Person[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows: found } = await client.query<{ uuid: string; role: Role }>(
    `select uuid, roles[1] as role from account join (values ('organisatie-%@schaal.example', $1 / 10, 1), ('planner@demo.example', 1, $1 / 60),
       ('client@demo.example', 1, $1 / 60), ('zorgverlener-%@schaal.example', $1, 1)) as kind(pattern, most, times) on username like pattern
     cross join lateral generate_series(1, times) where uuid in (select uuid from account own where own.username like pattern order by md5(own.username) limit most)
     order by pattern like 'zorgverlener%', uuid limit $1`,
    [people],
  )
  const secrets = found.map(() => newSecretToken())
  await client.query(
    `insert into account_session (account_uuid, token_hash, complete, user_agent, created_at, last_used_at, expires_at)
     select account, decode(hash, 'hex'), true, 'bench', now(), now(), now() + interval '30 days' from unnest($1::uuid[], $2::text[]) as own(account, hash)`,
    [found.map(({ uuid }) => uuid), secrets.map(({ hash }) => hash.toString('hex'))],
  )
  await client.end()
  return found.map((person, at) => ({ ...person, refreshToken: secrets[at]!.token }))
}

/** Sends requests with a fresh token, and records the results. */
const asker = (address: string, { refreshToken }: Person, seen: ResponseLog) => {
  let [token, renewAt] = ['', 0]
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const sentAt = performance.now()
    const sent = body && { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }
    const headers = { Accept: 'application/ld+json', 'Accept-Encoding': 'br', ...(token && { Authorization: `Bearer ${token}` }) }
    const answer = await fetch(`${address}/v1${path}`, {
      method,
      headers: { ...headers, ...sent },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    seen.times.push(performance.now() - sentAt)
    if (!answer.ok) throw new Error(`${answer.status} ${text.slice(0, 200)}`)
    return text && JSON.parse(text)
  }
  const noted = async (method: string, path: string, body?: object) => {
    try {
      return (await send(method, path, body)) as Answer
    } catch (error) {
      seen.errors.push(`${method} ${path}: ${(error as Error).message}`)
      return undefined
    }
  }
  let renewing: Promise<void> | undefined
  const renew = async () => {
    const tokens = await noted('POST', '/login/token_refresh', { refresh_token: refreshToken })
    renewing = undefined
    if (!tokens?.token) return
    token = tokens.token
    refreshToken = tokens.refresh_token ?? refreshToken
    renewAt = Date.now() + betweenRenewalsMs * (0.5 + Math.random())
    seen.renewals += 1
  }
  const fresh = async () => {
    if (Date.now() > renewAt) {
      renewing ??= renew()
      await renewing
    }
    return token
  }
  const ask = async (method: string, path: string, body?: object) => {
    await fresh()
    return noted(method, path, body)
  }
  return { ask, fresh }
}

/** Looks at screens until the time is over. */
export const look = async (address: string, person: Person, seen: ResponseLog, stop: AbortSignal): Promise<void> => {
  const { ask, fresh } = asker(address, person, seen)
  const { screens, change } = looksOf(person.role, person.uuid)
  const rest = (ms: number) => sleep(ms * (0.5 + Math.random()), undefined, { signal: stop }).catch(() => undefined)
  let shown: string[] = []
  const show = async (paths: string[]) => {
    shown = shown.concat(paths)
    return Promise.all(paths.map(path => ask('GET', path)))
  }
  await rest(betweenScreensMs * Math.random())
  const hear = refresher(async concerns => {
    await Promise.all(shown.filter(concerns).map(path => ask('GET', path)))
  })
  void follow({ address, fresh, seen, stop }, hear)
  for (let at = Math.floor(Math.random() * changesEvery); !stop.aborted; at++) {
    const { asks, opens } = screens[Math.floor(Math.random() * screens.length)]!
    shown = []
    const [list] = await show(asks)
    const items = list?.member ?? []
    const item = opens && items[Math.floor(Math.random() * items.length)]
    if (item) await rest(untilOpenedMs)
    const answers = item ? await show(opens!(item.uuid)) : []
    const made =
      at % changesEvery === 0 &&
      change(
        item,
        answers.filter(answer => answer !== undefined),
      )
    if (made) await ask(made.method, made.path, made.body)
    if (made) seen.changes += 1
    await rest(betweenScreensMs)
  }
}

// As the app does: shown data of that kind is requested again, in rounds.
const refresher = (askAgain: (concerns: (path: string) => boolean) => Promise<void>) => {
  let waiting: string[] = []
  let isPlanned = false
  const round = async () => {
    const heard = waiting.map(address => address.replace('/v1', ''))
    waiting = []
    await askAgain(path =>
      heard.some(address => path.includes(address) || path.split('?')[0] === address.slice(0, address.lastIndexOf('/'))),
    )
    isPlanned = false
    if (waiting.length > 0) plan()
  }
  const plan = () => {
    if (isPlanned) return
    isPlanned = true
    setTimeout(() => void round(), againMs * (1 + Math.random()))
  }
  return (addresses: string[]) => {
    waiting.push(...addresses)
    if (addresses.length > 0) plan()
  }
}

interface Following {
  address: string
  fresh(): Promise<string>
  seen: ResponseLog
  stop: AbortSignal
}
const follow = async ({ address, fresh, seen, stop }: Following, hear: (addresses: string[]) => void) => {
  while (!stop.aborted) {
    try {
      const headers = { Authorization: `Bearer ${await fresh()}`, Accept: 'text/event-stream' }
      const answer = await fetch(`${address}/v1/live`, { headers, signal: stop })
      if (!answer.ok) throw new Error(String(answer.status))
      for await (const piece of answer.body!.pipeThrough(new TextDecoderStream())) {
        const news = [...piece.matchAll(/"@id":"([^"]+)"[^}]*?(?:"within":(\d+))?\}/g)]
        seen.news += news.length
        for (const [, at, within] of news) setTimeout(() => hear([at!]), Math.random() * Number(within ?? 0) * 1000)
      }
    } catch (error) {
      if (!stop.aborted) seen.errors.push(`GET /live: ${(error as Error).message}`)
    }
    await sleep(1000)
  }
}
