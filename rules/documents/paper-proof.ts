// Whether a paper proves itself: its seal, what is said under it, and what is known of who handed it in.
import { folded } from '../typed/folded.ts'
import { isSealOf, type SealedKind, sealedKinds } from './seal-makers.ts'
import type { ProvenFacts } from './sealed-text.ts'

/** Proven; sealed, but something is not as it should be; or nothing that can be proven. In this order a reviewer sees them. */
export const proofState = ['proven', 'differing', 'unproven'] as const
export type ProofState = (typeof proofState)[number]

/** What a seal is found to be (api/platform/seals/seal.ts). */
export type FoundSeal =
  | { state: 'none' }
  | { state: 'false'; why: 'form' | 'changed' | 'weak' | 'unknown' | 'revoked' | 'time' }
  | {
      state: 'genuine'
      signer: { commonName?: string | undefined; organization?: string | undefined }
      issuer: string
      signedAt: string
      revocation: 'good' | 'not_in_file'
    }
/** What is known of who handed it in, and what they said of the paper. */
export interface KnownOfWorker {
  firstName: string
  lastName: string
  number: string | null
  title: string | null
  /** As other proven papers of theirs have it; null when there are none. */
  birthDate: string | null
}
/** Why nothing is proven, or what differs. */
export const proofReason = [
  'no_seal',
  'no_roots',
  'form',
  'changed',
  'weak',
  'unknown',
  'revoked',
  'time',
  'other_maker',
  'old',
  'unread',
  'name',
  'birth_date',
  'number',
  'title',
] as const
export type ProofReason = (typeof proofReason)[number]

export interface PaperProof {
  state: ProofState
  reasons: ProofReason[]
  /** What is under a genuine seal. */
  facts: ProvenFacts | null
}

/** Those of a register hold no longer than this after they were made. */
const mostDays: Partial<Record<SealedKind, number>> = { kvk: 92, big: 92 }
const dayMs = 86_400_000

const wordsOf = (text: string) => folded(text).split(' ').filter(Boolean)
/** Whether a name as a register has it, with all first names, can be that of somebody of these names. */
export function isSameName(said: string, { firstName, lastName }: Pick<KnownOfWorker, 'firstName' | 'lastName'>): boolean {
  const words = wordsOf(said)
  const [first = []] = [wordsOf(firstName)]
  const last = wordsOf(lastName)
  // All of the last name together, and each of the first names before it.
  const at = words.findIndex((_, index) => last.every((word, n) => words[index + n] === word))
  return first.length > 0 && last.length > 0 && at > 0 && first.every(word => words.slice(0, at).includes(word))
}

/** Whether a proven document needs no reviewer: all of it is proven. A last day that is only typed is not, and neither is a second file. */
export const needsNoReviewer = (
  state: ProofState,
  { fileCount, expiresOn }: { fileCount: number; expiresOn: string | null },
): boolean => state === 'proven' && fileCount === 1 && expiresOn === null

/**
 * Takes the kind, the seal, what is read under it, what is known and now (ISO); gives whether it is proven. Without a root for its
 * maker (`hasRoots`) no seal can be genuine.
 */
export function proofOfPaper(
  kind: SealedKind,
  { seal, facts, hasRoots }: { seal: FoundSeal; facts: ProvenFacts | undefined; hasRoots: boolean },
  known: KnownOfWorker,
  now: string,
): PaperProof {
  const unproven = (...reasons: ProofReason[]): PaperProof => ({ state: 'unproven', reasons, facts: null })
  if (seal.state === 'none') return unproven('no_seal')
  if (seal.state === 'false' && seal.why === 'unknown' && !hasRoots) return unproven('no_roots')
  if (seal.state === 'false') return { state: 'differing', reasons: [seal.why], facts: null }
  if (!isSealOf(sealedKinds[kind], seal.signer)) return { state: 'differing', reasons: ['other_maker'], facts: null }
  if (!facts) return unproven('unread')
  const most = mostDays[kind]
  const reasons: ProofReason[] = [
    ...(most && Date.parse(now) - Date.parse(seal.signedAt) > most * dayMs ? (['old'] as const) : []),
    ...differencesOf(facts, known),
  ]
  return { state: reasons.length > 0 ? 'differing' : 'proven', reasons, facts }
}
const differencesOf = (facts: ProvenFacts, known: KnownOfWorker): ProofReason[] => {
  const same = {
    name: isSameName(facts.name, known),
    birth_date: known.birthDate === null || known.birthDate === facts.birthDate,
    number: facts.number === undefined || facts.number === known.number,
    title: facts.diploma === undefined || isSameTitle(facts.diploma, known.title ?? ''),
  }
  return (['name', 'birth_date', 'number', 'title'] as const).filter(field => !same[field])
}
// "Verzorgende IG" is under "Mbo Verzorgende IG (niveau 3)".
const isSameTitle = (said: string, known: string) => known !== '' && ` ${folded(said)} `.includes(` ${folded(known)} `)
