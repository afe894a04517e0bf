// Changes made offline, which wait on this device until they can be sent (decision 52).

import type { Address } from '#contract/addresses.ts'

/** One of several things in one call, as it would be on its own: so it comes back when it alone is refused. */
export interface Part {
  title: string
  about: string
  call: string
  args: Record<string, unknown>
}
/** What its screen says about it, so that people recognize it. */
export interface Wrote {
  /** "Uren, za 21 november". */
  title: string
  /** "08:00 – 09:45, 15 minuten uitgelopen". */
  detail?: string
  /** The screen it belongs to, with its form. */
  path: Address
  /** The IRI of its subject: it is shown there while it waits, and after a refusal the subject is fetched again. */
  about: string
  /** The draft that reopens its form: its name (client/drafts.ts) and values. Without it, the entry can only be removed. */
  form?: { name: string; values: unknown }
  parts?: Part[]
}
export interface Entry extends Wrote {
  /** Its position in the queue. */
  id: number
  account: string
  /** Its Idempotency-Key, made when it was written. */
  key: string
  call: string
  args: Record<string, unknown>
  writtenMs: number
  /** `sending`: a screen waits for its answer. `asks`: it was refused, and the user decides what happens. */
  status: 'sending' | 'waiting' | 'asks'
  /** When it was first sent, if we do not know whether it arrived. */
  triedMs?: number
  /** Until then the user can take it back, and it is not sent. */
  dueMs?: number
  refusal?: { status: number; message: string }
}
/** The result of a change that could not be sent: it waits. */
export class Queued {
  readonly entry: Entry
  constructor(entry: Entry) {
    this.entry = entry
  }
}
/** The lock for sending, changing or removing an entry: nothing is sent while it is being taken back. */
export const lockOf = ({ key }: Pick<Entry, 'key'>): string => `zorginzet-wacht-${key}`
/** A file that waits with an entry. */
export interface WaitingFile {
  id: string
  account: string
  file: File
  keptMs: number
  /** Its Idempotency-Key, and its IRI once it has been uploaded. */
  key: string
  iri?: string
}

const dayMs = 86_400_000
/** How many days an entry waits. */
export const waitingDays = 14
/** When it is removed from this device, sent or not. */
export const goneAtMs = ({ writtenMs }: Pick<Entry, 'writtenMs'>): number => writtenMs + waitingDays * dayMs
/** Whether it has waited so long that the user must hear in time: some browsers clear a site's data after seven days. */
export const waitsLong = ({ writtenMs }: Pick<Entry, 'writtenMs'>, nowMs: number): boolean => nowMs - writtenMs >= 5 * dayMs
// The server knows a key for 24 hours (decision 33): after that the same key would carry it out a second time.
const knownMs = 23 * 3_600_000
/** Whether sending it again could do it twice. */
export const couldBeTwice = ({ triedMs }: Pick<Entry, 'triedMs'>, nowMs: number): boolean =>
  triedMs !== undefined && nowMs - triedMs > knownMs

/**
 * What to do after sending: try later, as the connection or server is down (`waits`); stop, as the login is over (`stops`); or
 * let the user decide.
 */
export const outcomeOf = (status: number): 'waits' | 'stops' | 'asks' =>
  status === 0 || status >= 500 ? 'waits' : status === 401 || status === 429 ? 'stops' : 'asks'

/** Whether it is held back so that the user can still change their mind. */
export const isHeld = ({ dueMs, status }: Pick<Entry, 'dueMs' | 'status'>, nowMs: number): boolean =>
  status === 'waiting' && dueMs !== undefined && dueMs > nowMs
/** The parts that were refused, each with its sentence: the answer lists them in `results`, by name. */
export const refusedParts = ({ parts = [] }: Pick<Entry, 'parts'>, answer: unknown): { part: Part; message: string }[] => {
  const { results = [] } = (answer ?? {}) as { results?: Record<string, unknown>[] }
  return parts.flatMap(part => {
    const refusal = results.find(result => Object.values(result).includes(part.about))?.refusal
    return typeof refusal === 'string' ? [{ part, message: refusal }] : []
  })
}

const pauses = [5_000, 15_000, 60_000, 300_000, 900_000]
/** How long to wait before the next try, in milliseconds; longer each time. */
export const pauseAfter = (tries: number): number => pauses[Math.min(tries, pauses.length) - 1] ?? 0

const filePrefix = 'wacht:'
/** A placeholder id for a waiting file, replaced by its IRI when it is sent. */
export const waitingFileId = (): string => `${filePrefix}${crypto.randomUUID()}`
/** Whether this is such a placeholder. */
export const isWaitingFile = (id: string): boolean => id.startsWith(filePrefix)
/** The waiting files in these arguments. */
export const filesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return isWaitingFile(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesIn) : []
}
/** The arguments with each placeholder replaced by the IRI of its file. */
export const withIris = (value: unknown, iris: ReadonlyMap<string, string>): unknown => {
  if (typeof value === 'string') return iris.get(value) ?? value
  if (Array.isArray(value)) return value.map(one => withIris(one, iris))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withIris(one, iris)]))
}
