import type { WorkerDocument } from './document-reasons.ts'
import { type ContractType, requiredDocuments } from './required-documents.ts'

/** From this many days before its last day a document may be renewed, and its worker is notified. */
export const renewalDays = 90

/** A document with the instant at which it was handed in (ISO). */
export type DatedDocument = WorkerDocument & { createdAt: string }
/**
 * The state of a requirement: `ending` is still valid, for ninety days at most; `expired` and `rejected` describe the newest one,
 * when none is valid and none waits for review.
 */
export type StandingState = 'missing' | 'rejected' | 'expired' | 'submitted' | 'ending' | 'approved'
export type DocumentStanding<D> = {
  state: StandingState
  /** The document concerned; absent when it is missing. */
  document?: D
  /** For `ending`: how many days it is still valid, 0 on the last. */
  daysLeft?: number
  /** A later document that is not approved, beside a valid one: it waits, or was rejected. */
  renewal?: D
}

const dayMs = 86_400_000
const latest = <D extends { createdAt: string }>(documents: D[]): D | undefined =>
  [...documents].sort((one, other) => other.createdAt.localeCompare(one.createdAt))[0]
const lastDayOf = ({ expiresOn }: WorkerDocument) => expiresOn ?? '9999-12-31'

/**
 * Takes the alternative kinds, a worker's documents and the day (YYYY-MM-DD); gives the state of the requirement. It is met on
 * that day (`ending`, `approved`) exactly when documentReasons finds no reason against working then.
 */
export function documentStanding<D extends DatedDocument>(
  alternatives: readonly string[],
  documents: readonly D[],
  today: string,
): DocumentStanding<D> {
  const found = documents.filter(({ kind }) => alternatives.includes(kind))
  const [document] = found
    .filter(document => document.status === 'approved' && lastDayOf(document) >= today)
    .sort((one, other) => lastDayOf(other).localeCompare(lastDayOf(one)))
  if (document) {
    const newer = found.filter(
      ({ status, createdAt }) => createdAt > document.createdAt && status !== 'approved' && status !== 'expired',
    )
    const renewal = latest(newer)
    const daysLeft = document.expiresOn === null ? undefined : (Date.parse(document.expiresOn) - Date.parse(today)) / dayMs
    return {
      state: daysLeft !== undefined && daysLeft <= renewalDays ? 'ending' : 'approved',
      document: document,
      ...(daysLeft !== undefined && { daysLeft }),
      ...(renewal && { renewal }),
    }
  }
  const submitted = latest(found.filter(({ status }) => status === 'submitted'))
  if (submitted) return { state: 'submitted', document: submitted }
  const last = latest(found)
  if (!last) return { state: 'missing' }
  return { state: last.status === 'rejected' ? 'rejected' : 'expired', document: last }
}

/**
 * Whose turn it is: the worker's, ours, or nobody's. After a rejected renewal it is the worker's again, although the old document
 * is valid.
 */
export function turnOf({ state, renewal }: DocumentStanding<WorkerDocument>): 'worker' | 'us' | 'nobody' {
  if (state === 'submitted') return 'us'
  if (state !== 'approved' && state !== 'ending') return 'worker'
  return renewal?.status === 'rejected' ? 'worker' : 'nobody'
}

/**
 * The number of steps until someone may work, theirs and ours, for the contract type that takes the fewest. Zero means that every
 * document of that type is valid.
 */
export function stepsToWork(
  contractTypes: readonly ContractType[],
  level: { big: boolean },
  documents: readonly DatedDocument[],
  today: string,
): { contractType: ContractType; worker: number; us: number } | undefined {
  const [fewest] = contractTypes
    .map(contractType => {
      const states = requiredDocuments(contractType, level).map(kinds => documentStanding(kinds, documents, today).state)
      const validCount = states.filter(state => state === 'approved' || state === 'ending').length
      const us = states.filter(state => state === 'submitted').length
      return { contractType, worker: states.length - validCount - us, us }
    })
    .sort((one, other) => one.worker + one.us - other.worker - other.us || one.worker - other.worker)
  return fewest
}
