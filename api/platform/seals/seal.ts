// Whether a PDF is sealed: signed as a whole, with a certificate that chains to a trusted root (docs/decisions/0154).
import { TooWeak } from './algorithms.ts'
import {
  type Certificate,
  chainOf,
  isAuthority,
  mayBeUsedFor,
  purposesOf,
  readCertificate,
  type Subject,
} from './certificates.ts'
import { timeOf } from './der.ts'
import { adobeRevocations, standingOf } from './revocations.ts'
import { type SealedBytes, sealedBytesOf, signedEndOf } from './sealed-bytes.ts'
import { isGenuine, namesSigner, oids, onlyValue, readSignedData, type SignedData } from './signed-data.ts'
import { readTimestamp } from './timestamps.ts'

/**
 * Why a seal does not count: it does not cover exactly this file, or is malformed; the file or the signature was changed; its
 * algorithm is too weak; its certificate has no trusted root, was not valid then, or is not meant for this; it was revoked; or it
 * has no time of signing.
 */
export type SealFault = 'form' | 'changed' | 'weak' | 'unknown' | 'revoked' | 'time'
/** The state of a file's seal. */
export type Seal =
  | { state: 'none' }
  | { state: 'false'; why: SealFault }
  /** It is genuine up to this byte, and something was appended after that. */
  | { state: 'appended'; signer: Subject; sealedUntil: number }
  | {
      state: 'genuine'
      signer: Subject
      /** The name of the authority, and the SHA-256 of its root certificate. */
      issuer: string
      root: string
      signedAt: string
      /** Whether the time comes from a timestamp authority, or only from the signer. */
      isTimestamped: boolean
      revocation: 'good' | 'not_in_file'
    }

class Fault extends Error {
  readonly why: SealFault
  constructor(why: SealFault) {
    super(why)
    this.why = why
  }
}
// The accepted extended key usages: e-mail protection, document signing (the standard's, Adobe's and Microsoft's), client
// authentication, and any.
const sealing = new Set([
  ...['1.3.6.1.5.5.7.3.4', '1.3.6.1.5.5.7.3.36', '1.2.840.113583.1.1.5', '1.3.6.1.4.1.311.10.3.12', '1.3.6.1.5.5.7.3.2'],
  '2.5.29.37.0',
])
const maySeal = (certificate: Certificate): boolean =>
  !isAuthority(certificate) &&
  mayBeUsedFor(certificate, 'digitalSignature', 'contentCommitment') &&
  (purposesOf(certificate)?.some(purpose => sealing.has(purpose)) ?? true)

const aheadMs = 300_000
const whenOf = (data: SignedData, saidAt: SealedBytes['saidAt'], stampers: readonly Certificate[], now: number) => {
  const token = onlyValue(data.unsigned, oids.timestamp)
  if (data.unsigned.size > (token ? 1 : 0)) throw new Fault('form')
  const stamp = token && readTimestamp(token, data.signature, data.certificates, stampers)
  const signingTime = onlyValue(data.signed, oids.signingTime)
  // Anybody could remove a timestamp, so one from an unknown authority counts no more than none.
  const isTimestamped = stamp?.isKnown === true
  const at = isTimestamped ? stamp.at : signingTime ? timeOf(signingTime) : saidAt()
  if (at === undefined || at > now + aheadMs) throw new Fault('time')
  return { at, stamp, isTimestamped }
}

interface Trusted {
  roots: readonly Certificate[]
  stampers: readonly Certificate[]
}
const check = ({ parts, cms, isCades, saidAt }: SealedBytes, { roots, stampers }: Trusted, now: number): Seal => {
  const data = readSignedData(cms, oids.data)
  if (data.content) throw new Fault('form')
  if (!isGenuine(data, ...parts)) throw new Fault('changed')
  if (isCades && namesSigner(data) === undefined) throw new Fault('form')
  const { at, stamp, isTimestamped } = whenOf(data, saidAt, [...roots, ...stampers], now)
  // A time that only the signer states may be false: they could have signed after their certificate ended. Then the certificate
  // must be valid now too.
  const chain = chainOf(data.signer, data.certificates, roots, isTimestamped ? [at] : [at, now])
  if (!chain || chain.length < 2 || !maySeal(data.signer)) throw new Fault('unknown')
  const counted = new Set([...chain, ...(stamp?.chain ?? [])].map(({ fingerprint }) => fingerprint))
  const all = [...data.certificates, ...(stamp?.certificates ?? [])]
  // An unused certificate could be replaced by arbitrary bytes.
  if (!all.every(({ fingerprint }) => counted.has(fingerprint))) throw new Fault('form')
  const revocation = standingOf(adobeRevocations(onlyValue(data.signed, oids.adobeRevocation)), chain, at)
  if (revocation === 'revoked') throw new Fault('revoked')
  const { subjectNames: signer } = data.signer
  const issuer = chain[1]!.subjectNames.commonName ?? chain[1]!.subjectNames.organization ?? ''
  const root = chain.at(-1)!.fingerprint
  return {
    ...{ state: 'genuine', signer, issuer, root, revocation },
    ...{ signedAt: new Date(at).toISOString(), isTimestamped },
  }
}

const judge = async (
  bytes: Buffer,
  { roots, stampers }: { roots: readonly Buffer[]; stampers: readonly Buffer[] },
  now: number,
): Promise<Seal> => {
  try {
    const sealed = await sealedBytesOf(bytes)
    if (!sealed) return { state: 'none' }
    return check(sealed, { roots: roots.map(readCertificate), stampers: stampers.map(readCertificate) }, now)
  } catch (error) {
    if (error instanceof Fault) return { state: 'false', why: error.why }
    // Anything that we, the PDF library or Node's crypto cannot read does not count as sealed.
    return { state: 'false', why: error instanceof TooWeak ? 'weak' : 'form' }
  }
}

/**
 * Takes a PDF, the certificates of the roots that are trusted, the present instant (ms), and roots that are trusted for timestamps
 * alone; gives what is known of its seal. It may take long, so do not run it on the main thread.
 */
export const sealOf = async (
  bytes: Buffer,
  roots: readonly Buffer[],
  now: number,
  stampers: readonly Buffer[] = [],
): Promise<Seal> => {
  const seal = await judge(bytes, { roots, stampers }, now)
  const end = signedEndOf(bytes)
  if (seal.state !== 'false' || seal.why !== 'form' || end === undefined || end >= bytes.length) return seal
  const before = await judge(bytes.subarray(0, end), { roots, stampers }, now)
  return before.state === 'genuine' ? { state: 'appended', signer: before.signer, sealedUntil: end } : seal
}
