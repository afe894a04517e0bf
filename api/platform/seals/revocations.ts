// The revocation data in a signature: OCSP responses (RFC 6960) and revocation lists (RFC 5280).
import { anyDigestOf, hashed, isSignedBy } from './algorithms.ts'
import { type Certificate, chainOf, isAuthority, mayBeUsedFor, purposesOf, readCertificate } from './certificates.ts'
import { bitsOf, context, contextPlain, type Der, expectTag, NotDer, oidOf, partsOf, readDer, tags, timeOf } from './der.ts'

const basic = '1.3.6.1.5.5.7.48.1.1'
const answering = '1.3.6.1.5.5.7.3.9'
/** The statement of an authority about one certificate: good or revoked, and for which period. */
type Word = { good: boolean; from: number; until: number }
interface RevocationProofs {
  answers: Der[]
  lists: Der[]
}

/** The content of Adobe's attribute: revocation lists [0] and OCSP responses [1]. */
export const adobeRevocations = (value: Der | undefined): RevocationProofs => {
  const embedded: RevocationProofs = { answers: [], lists: [] }
  if (!value) return embedded
  for (const part of partsOf(value, tags.sequence, 0, 3)) {
    if (part.tag === context(2)) continue
    const each = partsOf(partsOf(part, part.tag, 1, 1)[0], tags.sequence)
    embedded[part.tag === context(1) ? 'answers' : 'lists'].push(...each)
  }
  return embedded
}
const endless = Number.POSITIVE_INFINITY
const wordsIn = (answer: Der, certificate: Certificate, issuer: Certificate): Word[] => {
  const [status, bytes] = partsOf(answer, tags.sequence, 2, 2)
  if (status?.content[0] !== 0) throw new NotDer('answer')
  const [type, octets] = partsOf(partsOf(bytes, context(0), 1, 1)[0], tags.sequence, 2, 2)
  if (oidOf(type) !== basic) throw new NotDer('answer')
  const [signed, algorithm, signature, bag] = partsOf(readDer(expectTag(octets, tags.octets).content), tags.sequence, 3, 4)
  const enclosed = bag
    ? partsOf(partsOf(bag, context(0), 1, 1)[0], tags.sequence, 0, 6).map(({ bytes }) => readCertificate(bytes))
    : []
  const list = signed!.parts.find(({ tag }) => tag === tags.sequence)
  const answers = partsOf(list, tags.sequence, 1).map(one => partsOf(one, tags.sequence, 3, 5))
  const own = answers.filter(([id]) => isAbout(id, certificate, issuer))
  if (own.length === 0) return []
  const made = timeOf(signed!.parts.find(({ tag }) => tag === tags.time))
  const answerers = [issuer, ...enclosed.filter(one => mayAnswer(one, issuer, made))]
  const isOurs = answerers.some(({ key }) => isSignedBy(key, algorithm, undefined, bitsOf(signature), signed!.bytes))
  if (!isOurs) throw new NotDer('answer')
  return own.map(([, state, from, next]) => ({
    good: state?.tag === contextPlain(0),
    from: timeOf(from),
    until: next?.tag === context(0) ? timeOf(next.parts[0]) : endless,
  }))
}
const isAbout = (id: Der | undefined, certificate: Certificate, issuer: Certificate): boolean => {
  const [digest, name, key, serial] = partsOf(id, tags.sequence, 4, 4)
  const used = anyDigestOf(digest)
  const isIssuer = name!.content.equals(hashed(used, issuer.subject)) && key!.content.equals(hashed(used, issuer.keyBits))
  return isIssuer && serial!.content.equals(certificate.serial)
}
const mayAnswer = (one: Certificate, issuer: Certificate, at: number) =>
  !isAuthority(one) && purposesOf(one)?.includes(answering) && chainOf(one, [], [issuer], [at]) !== undefined

const wordIn = (list: Der, certificate: Certificate, issuer: Certificate): Word[] => {
  const [signed, algorithm, signature] = partsOf(list, tags.sequence, 3, 3)
  const parts = signed!.parts[0]?.tag === tags.integer ? signed!.parts.slice(1) : signed!.parts
  const [, name, from, ...more] = parts
  if (!name?.bytes.equals(issuer.subject)) return []
  const isOurs = mayBeUsedFor(issuer, 'crls') && isSignedBy(issuer.key, algorithm, undefined, bitsOf(signature), signed!.bytes)
  if (!isOurs) throw new NotDer('list')
  const next = [tags.utcTime, tags.time].some(tag => tag === more[0]?.tag) ? more.shift() : undefined
  const revoked = more[0]?.tag === tags.sequence ? more[0].parts : []
  const isHere = revoked.some(({ parts: [serial] }) => serial?.content.equals(certificate.serial))
  return [{ good: !isHere, from: timeOf(from), until: next ? timeOf(next) : endless }]
}

const dayMs = 86_400_000
/**
 * Takes the revocation data, a chain and the instant of signing; gives whether a certificate in the chain was revoked, and
 * whether the signer's is stated to have been good at that instant. Throws when any of the data is not genuine.
 */
export const standingOf = (
  embedded: RevocationProofs,
  chain: readonly Certificate[],
  at: number,
): 'good' | 'revoked' | 'not_in_file' => {
  const words = chain.slice(0, -1).map((certificate, index) => {
    const issuer = chain[index + 1]!
    const answers = embedded.answers.flatMap(one => wordsIn(one, certificate, issuer))
    return [...answers, ...embedded.lists.flatMap(one => wordIn(one, certificate, issuer))]
  })
  if (words.flat().some(({ good }) => !good)) return 'revoked'
  // A response may be requested just before or just after signing.
  const isGood = (all: Word[]) => all.some(({ from, until }) => from - dayMs <= at && at <= until + dayMs)
  return isGood(words[0] ?? []) ? 'good' : 'not_in_file'
}
