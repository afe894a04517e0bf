// How often something may be tried: counted in the database, so that it survives a restart and holds across servers.
import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import { Problem } from '../problem.ts'

/** What may be tried so often in a quarter of an hour: an account, an address. */
export interface Limit {
  subject: string
  most: number
}
const windowMs = 15 * 60_000
const lockMs = 10_000
const since = () => new Date(Date.now() - windowMs).toISOString()
const subjectsOf = (asked: Limit[]) => asked.map(({ subject }) => subject)
const secondsNow = async (db: Database | Tx, asked: Limit[]): Promise<number | undefined> => {
  const { rows } = await sql<{ subject: string; n: number; first: string }>`
    select subject, count(*)::int as n, min(at) as first from login_attempt
    where subject = any(${subjectsOf(asked)}::text[]) and at > ${since()} group by subject`.execute(db)
  const over = rows.filter(row => row.n >= asked.find(({ subject }) => subject === row.subject)!.most)
  if (over.length === 0) return undefined
  return Math.max(1, ...over.map(({ first }) => Math.ceil((Date.parse(first) + windowMs - Date.now()) / 1000)))
}
/**
 * Seconds to wait, when one of these was tried too often. Until the transaction ends, who tries the same
 * waits: of guesses made at once, none slips through. Always in the order account, address, or two could wait for each other.
 */
export const secondsToWait = async (tx: Tx, asked: Limit[]): Promise<number | undefined> => {
  // A flood must not queue for the lock, each holding a connection: who is refused anyway hears so first.
  const already = await secondsNow(tx, asked)
  if (already) return already
  // Who holds it does so for a few statements: many right logins at once wait their turn, and are not told that somebody was first.
  await sql`select set_config('lock_timeout', ${String(lockMs)}, true)`.execute(tx)
  for (const { subject } of asked) await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 7310))`.execute(tx)
  return secondsNow(tx, asked)
}
const refuseFor = (seconds: number | undefined) => {
  if (seconds) throw new Problem('too_many_attempts', {}, { headers: { 'Retry-After': String(seconds) } })
}
/** Throws 429, saying how long, when one of these was tried too often. */
export const mustNotWait = async (tx: Tx, asked: Limit[]): Promise<void> => refuseFor(await secondsToWait(tx, asked))
/**
 * The same without waiting for who tries the same, before anything is done that takes long: a flood that is refused anyway costs
 * nothing. It lets through what `mustNotWait` may still refuse.
 */
export const mustNotWaitNow = async (db: Database, asked: Limit[]): Promise<void> => refuseFor(await secondsNow(db, asked))
/** Counts a try against these. */
export const noteAttempt = async (tx: Tx, asked: Limit[]): Promise<void> => {
  const rows = subjectsOf(asked).map(subject => ({ subject, at: new Date().toISOString() }))
  await tx.insertInto('login_attempt').values(rows).execute()
}
/** Forgets the tries against these: it went well. */
export const forgetAttempts = async (tx: Tx, asked: Limit[]): Promise<void> => {
  await tx.deleteFrom('login_attempt').where('subject', 'in', subjectsOf(asked)).execute()
}
