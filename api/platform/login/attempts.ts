// Limits on how often something may be tried. The counts are in the database, so they survive a restart and hold across servers.
import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import { Problem } from '../problem.ts'

/** The number of attempts allowed in a quarter of an hour: for an account, an address. */
export interface Limit {
  subject: string
  most: number
}
/** How many attempts are allowed in a quarter of an hour, by subject. */
export const limits = {
  account: (username: string): Limit => ({ subject: `account ${username}`, most: 5 }),
  address: (address: string): Limit => ({ subject: `address ${address}`, most: 30 }),
  code: (username: string): Limit => ({ subject: `code ${username}`, most: 5 }),
  registration: (address: string): Limit => ({ subject: `registration ${address}`, most: 60 }), // visitors of an open day share one wifi
  /** Mails to an address with which somebody registers, who need not be its owner. */
  registrationOf: (email: string): Limit => ({ subject: `registration of ${email}`, most: 3 }),
  reset: (address: string): Limit => ({ subject: `reset ${address}`, most: 20 }),
  signOn: (address: string): Limit => ({ subject: `sign-on ${address}`, most: 60 }),
  /** Refused requests that are stored, limited so that nobody can fill the table. */
  signOnRefused: (address: string): Limit => ({ subject: `sign-on refused ${address}`, most: 30 }),
  logoutToken: (address: string): Limit => ({ subject: `logout token ${address}`, most: 300 }),
  /** Test messages to an address that may be somebody else's. */
  webhookTests: (endpoint: string): Limit => ({ subject: `webhook tests ${endpoint}`, most: 20 }),
  invitations: (account: string): Limit => ({ subject: `invitations ${account}`, most: 30 }),
  resetOf: (username: string): Limit => ({ subject: `reset ${username}`, most: 3 }),
}
const windowMs = 15 * 60_000
const lockMs = 10_000
const since = () => new Date(Date.now() - windowMs).toISOString()
const subjectsOf = (counted: Limit[]) => counted.map(({ subject }) => subject)
const secondsNow = async (db: Database | Tx, counted: Limit[]): Promise<number | undefined> => {
  const { rows } = await sql<{ subject: string; n: number; first: string }>`
    select subject, count(*)::int as n, min(at) as first from login_attempt
    where subject = any(${subjectsOf(counted)}::text[]) and at > ${since()} group by subject`.execute(db)
  const exceeded = rows.filter(row => row.n >= counted.find(({ subject }) => subject === row.subject)!.most)
  if (exceeded.length === 0) return undefined
  return Math.max(1, ...exceeded.map(({ first }) => Math.ceil((Date.parse(first) + windowMs - Date.now()) / 1000)))
}
/**
 * The seconds to wait when one of these was tried too often. Everyone else who tries the same waits until the transaction ends,
 * so that no simultaneous guess is missed. The order is always account, then address: otherwise two could deadlock.
 */
export const secondsToWait = async (tx: Tx, counted: Limit[]): Promise<number | undefined> => {
  // First a check without the lock: a flood of requests must not wait for it, each with a connection, only to be refused.
  const already = await secondsNow(tx, counted)
  if (already) return already
  // The lock is held for a few statements. Many correct logins at once wait their turn instead of being refused.
  await sql`select set_config('lock_timeout', ${String(lockMs)}, true)`.execute(tx)
  for (const { subject } of counted) await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 7310))`.execute(tx)
  return secondsNow(tx, counted)
}
const refuseFor = (seconds: number | undefined) => {
  if (seconds) throw new Problem('too_many_attempts', {}, { headers: { 'Retry-After': String(seconds) } })
}
/** Throws 429 with the seconds to wait when one of these was tried too often. */
export const mustNotWait = async (tx: Tx, counted: Limit[]): Promise<void> => refuseFor(await secondsToWait(tx, counted))
/**
 * The same check without waiting for others who try the same. It runs before slow work, so that refusing a flood costs nothing.
 * It may pass what `mustNotWait` refuses later.
 */
export const mustNotWaitNow = async (db: Database, counted: Limit[]): Promise<void> => refuseFor(await secondsNow(db, counted))
/** Whether one of these was tried too often. Refuses nothing itself. */
export const isOften = async (tx: Tx, counted: Limit[]): Promise<boolean> => (await secondsNow(tx, counted)) !== undefined
/** Counts an attempt against these. */
export const noteAttempt = async (tx: Tx, counted: Limit[]): Promise<void> => {
  const rows = subjectsOf(counted).map(subject => ({ subject, at: new Date().toISOString() }))
  await tx.insertInto('login_attempt').values(rows).execute()
}
/** Forgets the attempts against these, after a success. */
export const forgetAttempts = async (tx: Tx, counted: Limit[]): Promise<void> => {
  await tx.deleteFrom('login_attempt').where('subject', 'in', subjectsOf(counted)).execute()
}
