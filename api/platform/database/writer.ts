// A database on several hosts, of which one accepts writes: a primary and its standbys. We ask each of them every second which
// one that is, so that nobody waits for a host that has died or no longer writes.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** The host of a database that currently accepts writes. */
export interface Writer {
  /** Its address; while there is none, the last one's. */
  url(): string
  isThere(): boolean
  /** Calls back when it changes or disappears: connections to the previous host are useless. Returns a function that stops it. */
  onMove(listener: () => void): () => void
  close(): Promise<void>
}

const everyMs = 1000
const searchingMs = 200
// A machine without power returns nothing at all.
const patienceMs = 1500

/**
 * One address for each host of a libpq address: `postgres://user:password@a:5432,b:5432/name`. Throws when it is invalid.
 * `target_session_attrs` is left out: we always want the host that accepts writes.
 */
export const addressesIn = (url: string): string[] => {
  const [, before, hosts, after] = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]+)(.*)$/.exec(url) ?? []
  if (!hosts) throw new Error('DATABASE_URL is geen adres van een PostgreSQL.')
  const rest = after!.replace(/([?&])target_session_attrs=[^&]*(&|$)/, (_, start: string, end: string) => (end ? start : ''))
  return hosts.split(',').map(host => `${before}${host}${rest}`)
}

/** The login in an address. */
export const loginIn = (url: string): string => decodeURIComponent(new URL(addressesIn(url)[0]!).username)

// A returning former primary accepts writes too, until somebody makes it a standby: the one promoted later has the higher
// timeline.
const state = `select case when not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off'
  then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`

/** Queries one host, on a connection that it keeps. Returns the row; null when no answer comes soon. */
export const openAsker = (url: () => string) => {
  let client: pg.Client | undefined
  const drop = () => {
    const dropped = client
    client = undefined
    void dropped?.end().catch(() => undefined)
  }
  const connected = async () => {
    const limits = { connectionTimeoutMillis: patienceMs, query_timeout: patienceMs }
    const fresh = new pg.Client({ connectionString: url(), application_name: 'zorginzet', keepAlive: true, ...limits })
    client = fresh
    fresh.on('error', () => client === fresh && drop())
    await fresh.connect()
    return fresh
  }
  const ask = async <R extends object>(text: string): Promise<R | null> => {
    try {
      return (await (client ?? (await connected())).query<R>(text)).rows[0]!
    } catch {
      drop()
      return null
    }
  }
  return { ask, drop }
}

/** A database on one host: nothing needs to be asked. */
export const oneHost = (url: string): Writer => ({
  url: () => url,
  isThere: () => true,
  onMove: () => () => undefined,
  close: async () => undefined,
})

/**
 * Finds the host of this address that accepts writes, and follows it. With a single host it does nothing. Throws when none
 * accepts writes.
 */
export const openWriter = async (databaseUrl: string): Promise<Writer> => {
  const addresses = addressesIn(databaseUrl)
  if (addresses.length === 1) return oneHost(addresses[0]!)
  const askers = addresses.map(url => ({ url, ...openAsker(() => url) }))
  const listeners = new Set<() => void>()
  let last = addresses[0]!
  let current: string | undefined
  const look = async () => {
    const answers = askers.map(async ({ url, ask }) => ({
      url,
      timeline: (await ask<{ timeline: string | null }>(state))?.timeline,
    }))
    const found = (await Promise.all(answers)).filter(({ timeline }) => timeline)
    const best = found.sort((a, b) => (b.timeline! > a.timeline! ? 1 : -1))[0]?.url
    if (best === current) return
    current = best
    last = best ?? last
    for (const listener of listeners) listener()
  }
  await look()
  const stop = new AbortController()
  const follow = async () => {
    while (!stop.signal.aborted) {
      await sleep(current ? everyMs : searchingMs, undefined, { ref: false, signal: stop.signal }).catch(() => undefined)
      if (!stop.signal.aborted) await look()
    }
    for (const { drop } of askers) drop()
  }
  const ended = follow()
  const writer: Writer = {
    url: () => last,
    isThere: () => current !== undefined,
    onMove: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => {
      stop.abort()
      return ended
    },
  }
  if (current) return writer
  await writer.close()
  throw new Error('Geen van de hosts van DATABASE_URL neemt wijzigingen aan.')
}

/** Clients that connect to the host that accepts writes, and are cut off once it no longer does. */
export const clientsAt = (writer: Writer): typeof pg.Client =>
  class extends pg.Client {
    constructor(config: pg.ClientConfig) {
      super({ ...config, connectionString: writer.url() })
      const { stream } = (this as unknown as { connection: pg.Connection }).connection
      this.on(
        'end',
        writer.onMove(() => stream.destroy()),
      )
    }
  }

/** Throws when no host accepts writes, so that nobody waits for one. */
export const mustBeThere = (writer: Writer): void => {
  if (!writer.isThere()) throw Object.assign(new Error('No host of the database accepts changes'), { code: '57P03' })
}
