// Whether a paper proves itself: its seal, what is said under it, and what is known of who handed it in.
import { folded } from '../typed/folded.ts'
import { isSealOf, type SealedKind, sealedKinds } from './seal-makers.ts'
import type { ProvenFacts } from './sealed-text.ts'

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
  state: ReturnType<typeof proofOfPaper>['state'],
  { fileCount, expiresOn }: { fileCount: number; expiresOn: string | null },
): boolean => state === 'proven' && fileCount === 1 && expiresOn === null

// Inferred, so that what can be found is listed once, in contract/workers/documents.ts, which has to name all of it.
const proof = <State extends string, Reason extends string>(
  state: State,
  reasons: Reason[],
  facts: ProvenFacts | null = null,
) => ({
  state,
  reasons,
  facts,
})

/**
 * Takes the kind, the seal, what is read under it, what is known and now (ISO); gives whether it is proven, why not, and what a genuine
 * seal holds (`facts`). Without a root for its maker (`hasRoots`) no seal can be genuine.
 */
export function proofOfPaper(
  kind: SealedKind,
  { seal, facts, hasRoots }: { seal: FoundSeal; facts: ProvenFacts | undefined; hasRoots: boolean },
  known: KnownOfWorker,
  now: string,
) {
  if (seal.state === 'none') return proof('unproven', ['no_seal'])
  // Of a maker whose seals we cannot check we do not know their form either: only that a file was changed is certain.
  if (seal.state === 'false' && seal.why !== 'changed' && !hasRoots) return proof('unproven', ['no_roots'])
  if (seal.state === 'false') return proof('differing', [seal.why])
  if (!isSealOf(sealedKinds[kind], seal.signer)) return proof('differing', ['other_maker'])
  if (!facts) return proof('unproven', ['unread'])
  const most = mostDays[kind]
  const isOld = most !== undefined && Date.parse(now) - Date.parse(seal.signedAt) > most * dayMs
  const reasons = [...(isOld ? (['old'] as const) : []), ...differencesOf(facts, known)]
  return proof(reasons.length > 0 ? 'differing' : 'proven', reasons, facts)
}
const differencesOf = (facts: ProvenFacts, known: KnownOfWorker) => {
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
