// What was written without a network, and waits on this device until it can be sent (decision 52).

import type { Address } from '../../../contract/addresses.ts'

/** One of several things that are done in one call, as it would be by itself: so it comes back when it alone is refused. */
export interface Part {
  title: string
  about: string
  call: string
  args: Record<string, unknown>
}
/** What its screen says of it, so that people know it again. */
export interface Wrote {
  /** "Uren, za 21 november". */
  title: string
  /** "08:00 – 09:45, 15 minuten uitgelopen". */
  detail?: string
  /** Where it belongs, and where its form is. */
  path: Address
  /** The IRI of what it is about: what waits shows there, and after a refusal its present state is asked. */
  about: string
  /** The draft that fills in its form again: its name (client/drafts.ts) and its values. Without it, it can only be removed. */
  form?: { name: string; values: unknown }
  parts?: Part[]
}
export interface Entry extends Wrote {
  /** Its place in the queue. */
  id: number
  account: string
  /** Its Idempotency-Key, made when it was written. */
  key: string
  call: string
  args: Record<string, unknown>
  writtenMs: number
  /** `sending`: a screen waits for its answer. `asks`: it was refused, and people decide what happens. */
  status: 'sending' | 'waiting' | 'asks'
  /** When it was first sent; whether it arrived is not known. */
  triedMs?: number
  /** Until then its person may take it back, and it is not sent. */
  dueMs?: number
  refusal?: { status: number; message: string }
}
/** What a change answers that could not be sent: it waits. */
export class Later {
  readonly entry: Entry
  constructor(entry: Entry) {
    this.entry = entry
  }
}
/** The lock that whoever sends, changes or removes an entry holds: nothing is sent while it is being taken back. */
export const lockOf = ({ key }: Pick<Entry, 'key'>): string => `zorginzet-wacht-${key}`
/** A file that waits with it. */
export interface WaitingFile {
  id: string
  account: string
  file: File
  keptMs: number
  /** Its Idempotency-Key, and its IRI once it has been sent. */
  key: string
  iri?: string
}

const dayMs = 86_400_000
/** For how many days something waits here. */
export const waitingDays = 14
/** When it is removed from this device, sent or not. */
export const goneAtMs = ({ writtenMs }: Pick<Entry, 'writtenMs'>): number => writtenMs + waitingDays * dayMs
/** Whether it waits so long that its person must hear of it while there is time: some browsers empty a site in seven days. */
export const waitsLong = ({ writtenMs }: Pick<Entry, 'writtenMs'>, nowMs: number): boolean => nowMs - writtenMs >= 5 * dayMs
// The server knows a key for 24 hours (decision 33): after that the same key would do it a second time.
const knownMs = 23 * 3_600_000
/** Whether sending it again could do it twice. */
export const couldBeTwice = ({ triedMs }: Pick<Entry, 'triedMs'>, nowMs: number): boolean =>
  triedMs !== undefined && nowMs - triedMs > knownMs

/** What comes of sending: the connection or the server is away (`waits`), the login is over (`stops`), or people must decide. */
export const outcomeOf = (status: number): 'waits' | 'stops' | 'asks' =>
  status === 0 || status >= 500 ? 'waits' : status === 401 || status === 429 ? 'stops' : 'asks'

/** Whether it is kept back, so that its person can still change their mind. */
export const isHeld = ({ dueMs, status }: Pick<Entry, 'dueMs' | 'status'>, nowMs: number): boolean =>
  status === 'waiting' && dueMs !== undefined && dueMs > nowMs
/** Those of several that were refused by themselves, each with its sentence: answers say so in `results`, by the name of the thing. */
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
/** The id of a file that waits, for where its IRI will stand. */
export const waitingFileId = (): string => `${filePrefix}${crypto.randomUUID()}`
/** Whether this is the id of a file that waits here. */
export const isWaitingFile = (id: string): boolean => id.startsWith(filePrefix)
/** The files that wait with what is to be sent. */
export const filesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return isWaitingFile(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesIn) : []
}
/** What is to be sent, with the IRI of each file in the place of its id. */
export const withIris = (value: unknown, iris: ReadonlyMap<string, string>): unknown => {
  if (typeof value === 'string') return iris.get(value) ?? value
  if (Array.isArray(value)) return value.map(one => withIris(one, iris))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withIris(one, iris)]))
}
