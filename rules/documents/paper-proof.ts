// Whether a document's seal proves it: compares the seal and the sealed content with what we know of the person who handed it in.
import { folded } from '../typed/folded.ts'
import { isSealOf, type SealedKind, sealedKinds, sealsWhole } from './seal-makers.ts'
import type { ProvenFacts } from './sealed-text.ts'

/** The result of checking a seal (api/platform/seals/seal.ts). */
export type FoundSeal =
  | { state: 'none' }
  | { state: 'false'; why: 'form' | 'changed' | 'weak' | 'unknown' | 'revoked' | 'time' }
  | { state: 'appended'; signer: { commonName?: string | undefined; organization?: string | undefined } }
  | {
      state: 'genuine'
      signer: { commonName?: string | undefined; organization?: string | undefined }
      issuer: string
      signedAt: string
      revocation: 'good' | 'not_in_file'
    }
/** What we know of the person who handed it in, and what they entered about the document. */
export interface KnownOfWorker {
  firstName: string
  lastName: string
  number: string | null
  title: string | null
  /** According to their other proven documents; null when there are none. */
  birthDate: string | null
}
/** Documents of a register are valid for at most this long after they were made. */
const maxDays: Partial<Record<SealedKind, number>> = { kvk: 92, big: 92 }
const dayMs = 86_400_000

const wordsOf = (text: string) => folded(text).split(' ').filter(Boolean)
/** Whether a name in a register, which has all first names, can be this person's. */
export function isSameName(name: string, { firstName, lastName }: Pick<KnownOfWorker, 'firstName' | 'lastName'>): boolean {
  const words = wordsOf(name)
  const [first = []] = [wordsOf(firstName)]
  const last = wordsOf(lastName)
  // The last name must match as a whole, and each first name before it.
  const at = words.findIndex((_, index) => last.every((word, n) => words[index + n] === word))
  return first.length > 0 && last.length > 0 && at > 0 && first.every(word => words.slice(0, at).includes(word))
}

/**
 * Whether a proven document needs no reviewer: only when all of it is proven. An expiry date that was only typed is not proven,
 * and neither is a second file.
 */
export const needsNoReviewer = (
  state: ReturnType<typeof proofOfPaper>['state'],
  { fileCount, expiresOn }: { fileCount: number; expiresOn: string | null },
): boolean => state === 'proven' && fileCount === 1 && expiresOn === null

// An inferred type, so that the possible findings are listed once: contract/workers/documents.ts must name each of them.
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
 * Takes the kind, the seal, the sealed content, what we know and the present instant (ISO); gives whether it is proven, why not,
 * and the content under a genuine seal (`facts`). Without a root certificate for its maker (`hasRoots`) no seal is genuine.
 */
export function proofOfPaper(
  kind: SealedKind,
  { seal, facts, hasRoots }: { seal: FoundSeal; facts: ProvenFacts | undefined; hasRoots: boolean },
  known: KnownOfWorker,
  now: string,
) {
  if (seal.state === 'none') return proof('unproven', ['no_seal'])
  // Without a root certificate for the maker we cannot judge the form of its seals either: only that a file was changed is
  // certain.
  if (seal.state === 'false' && seal.why !== 'changed' && !hasRoots) return proof('unproven', ['no_roots'])
  if (seal.state === 'false') return proof('differing', [seal.why])
  const maker = sealedKinds[kind]
  if (!isSealOf(maker, seal.signer)) return proof('differing', ['other_maker'])
  // A maker may append to what it sealed, such as revocation data for later checks. For some makers we do not know whether they
  // do.
  if (seal.state === 'appended') return sealsWhole(maker) ? proof('differing', ['form']) : proof('unproven', ['appended'])
  if (!facts) return proof('unproven', ['unread'])
  const most = maxDays[kind]
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
// A title matches within a longer one: "Verzorgende IG" in "Mbo Verzorgende IG (niveau 3)".
const isSameTitle = (title: string, known: string) => known !== '' && ` ${folded(title)} `.includes(` ${folded(known)} `)
