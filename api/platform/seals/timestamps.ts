// A timestamp (RFC 3161): the statement of an authority that a signature existed at an instant.
import { digestOf, hashed } from './algorithms.ts'
import { type Certificate, chainOf, mayBeUsedFor, purposesOf } from './certificates.ts'
import { type Der, NotDer, partsOf, readDer, tags, timeOf } from './der.ts'
import { isGenuine, namesSigner, oids, readSignedData } from './signed-data.ts'

const stamping = '1.3.6.1.5.5.7.3.8'
interface Stamp {
  at: number
  /** The certificates of its chain, and all that came with it. */
  chain: Certificate[]
  certificates: Certificate[]
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
  const chain = chainOf(data.signer, [...data.certificates, ...others], roots, [made])
  if (!isStamper || !mayBeUsedFor(data.signer, 'digitalSignature', 'contentCommitment') || !chain) throw new NotDer('timestamp')
  return { at: made, chain, certificates: data.certificates }
}
