// Reads from standbys that are never stale: a standby answers once it has applied everything the primary had stored when the
// query arrived, whoever wrote it (docs/decisions/0087).
import { setTimeout as sleep } from 'node:timers/promises'
import { batched } from '../queue.ts'
import type { Patience } from '../settings.ts'
import { type Database, maxRequestConnections, openDatabase, openPool, plannedOnce } from './database.ts'
import { addressesIn, oneHost, openAsker, type Writer } from './writer.ts'

export interface Standbys {
  /** A standby that has applied everything stored now; undefined when there is none within some milliseconds. */
  caughtUp(): Promise<Database | undefined>
  close(): Promise<void>
}
/**
 * A position in the write-ahead log, in bytes, with its timeline: a standby on another timeline may be as far, with other
 * changes.
 */
interface Place {
  timeline: number
  bytes: number
}

// Acknowledged means on disk, unless somebody configured otherwise.
const stored = `select ('x' || left(pg_walfile_name(lsn), 8))::bit(32)::int as timeline, (lsn - '0/0')::float8 as bytes
  from (select case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end
    as lsn)`
const applied = `select timeline_id as timeline, (pg_last_wal_replay_lsn() - '0/0')::float8 as bytes
  from pg_control_checkpoint() where pg_is_in_recovery()`

// A standby is usually less than a millisecond behind. We do not wait for one that is further behind.
const patienceMs = 20
const everyMs = 250

const openStandby = (url: string, role: string | undefined, patience: Patience) => {
  const asker = openAsker(() => url)
  const listeners = new Set<() => void>()
  const onMove = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const pool = openPool({ ...oneHost(url), onMove }, role, patience, maxRequestConnections, plannedOnce)
  const database = openDatabase(pool)
  const ask = batched(() => asker.ask<Place>(applied))
  let known: Place | null = null
  /** Whether it gets that far in time. A query on a connection to a dead host would never be answered. */
  const reaches = async ({ timeline, bytes }: Place): Promise<boolean> => {
    for (const until = performance.now() + patienceMs; ; await sleep(1)) {
      if (known?.timeline === timeline && known.bytes >= bytes) return true
      if (performance.now() > until) return false
      known = await ask(undefined)
      if (known) continue
      for (const cut of listeners) cut()
      return false
    }
  }
  /** It may have been replaced by a standby made from an older copy. */
  const forget = () => {
    known = null
  }
  const close = async () => {
    asker.drop()
    await database.destroy()
  }
  return { database, reaches, forget, close, isAsked: false }
}

/** The standbys at these addresses, in libpq's format, of the database that this writer follows. Any of them may be absent. */
export const openStandbys = (url: string, writer: Writer, role: string | undefined, patience: Patience): Standbys => {
  const first = openAsker(writer.url)
  const stopFollowing = writer.onMove(first.drop)
  const askFirst = batched(() => first.ask<Place>(stored))
  const standbys = addressesIn(url).map(each => openStandby(each, role, patience))
  const look = async (standby: (typeof standbys)[number]) => {
    const place = await askFirst(undefined)
    standby.isAsked = place !== null && (await standby.reaches(place))
    return standby.isAsked
  }
  const stop = new AbortController()
  const follow = async () => {
    while (!stop.signal.aborted) {
      for (const { forget } of standbys) forget()
      await Promise.all(standbys.map(look))
      await sleep(everyMs, undefined, { ref: false, signal: stop.signal }).catch(() => undefined)
    }
  }
  const ended = follow()
  let turn = 0
  return {
    caughtUp: async () => {
      const askedStandbys = standbys.filter(({ isAsked }) => isAsked)
      const standby = askedStandbys[turn++ % askedStandbys.length]
      if (!standby) return undefined
      const isIn = await Promise.race([look(standby), sleep(2 * patienceMs, false)])
      return isIn ? standby.database : undefined
    },
    close: async () => {
      stop.abort()
      await ended
      stopFollowing()
      first.drop()
      for (const standby of standbys) await standby.close()
    },
  }
}
