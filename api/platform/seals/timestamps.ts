// A timestamp (RFC 3161): the statement of an authority that a signature existed at an instant.
import { digestOf, hashed } from './algorithms.ts'
import { type Certificate, chainOf, isIssued, mayBeUsedFor, purposesOf } from './certificates.ts'
import { type Der, NotDer, partsOf, readDer, tags, timeOf } from './der.ts'
import { isGenuine, namesSigner, oids, readSignedData } from './signed-data.ts'

const stamping = '1.3.6.1.5.5.7.3.8'
interface Stamp {
  at: number
  /** Whether its authority is trusted. The time of any other authority proves nothing. */
  isKnown: boolean
  /** The certificates that it rests on, and those that came with it. */
  chain: Certificate[]
  certificates: Certificate[]
}

// For an unknown authority the chain ends at its self-issued certificate, so that none of its bytes are left unchecked.
const chainWithin = (signer: Certificate, own: readonly Certificate[], others: readonly Certificate[], at: number) => {
  if (own.length === 1) return [signer]
  const all = [...own, ...others]
  return chainOf(
    signer,
    all,
    all.filter(one => isIssued(one, one)),
    [at],
  )
}
/**
 * Takes a timestamp, the signature it covers, the available certificates and the roots; gives when it was made. Throws when it is
 * not genuine, as then the rest cannot be trusted either.
 */
export const readTimestamp = (token: Der, of: Buffer, others: readonly Certificate[], roots: readonly Certificate[]): Stamp => {
  const data = readSignedData(token, oids.timestampContent)
  if (!data.content || data.unsigned.size > 0) throw new NotDer('timestamp')
  const [version, , imprint, , at] = partsOf(readDer(data.content), tags.sequence, 5)
  const [digest, hash] = partsOf(imprint, tags.sequence, 2, 2)
  const isOfThis = version?.content[0] === 1 && hash?.content.equals(hashed(digestOf(digest), of))
  if (!isOfThis || !isGenuine(data, data.content) || !namesSigner(data)) throw new NotDer('timestamp')
  const made = timeOf(at)
  const purposes = purposesOf(data.signer)
  const isStamper = purposes?.length === 1 && purposes[0] === stamping && data.signer.extensions.get('2.5.29.37')?.critical
  const known = chainOf(data.signer, [...data.certificates, ...others], roots, [made])
  const chain = known ?? chainWithin(data.signer, data.certificates, others, made)
  if (!isStamper || !mayBeUsedFor(data.signer, 'digitalSignature', 'contentCommitment') || !chain) throw new NotDer('timestamp')
  return { at: made, isKnown: known !== undefined, chain, certificates: data.certificates }
}
