// Certificates (RFC 5280), and the chain from one to a trusted root. Node reads the keys; the rest is parsed strictly here.
import { type KeyObject, X509Certificate } from 'node:crypto'
import { hashed, isSignedBy, isStrong, TooWeak } from './algorithms.ts'
import { bitsOf, context, type Der, NotDer, oidOf, partsOf, readDer, tags, timeOf } from './der.ts'

/** The subject. */
export interface Subject {
  commonName: string | undefined
  organization: string | undefined
  organizationIdentifier: string | undefined
}
export interface Certificate {
  bytes: Buffer
  fingerprint: string
  serial: Buffer
  issuer: Buffer
  subject: Buffer
  subjectNames: Subject
  from: number
  until: number
  key: KeyObject
  /** The bits of the public key only: OCSP and authorities identify it by these. */
  keyBits: Buffer
  extensions: Map<string, { critical: boolean; value: Buffer }>
}

const nameParts = { '2.5.4.3': 'commonName', '2.5.4.10': 'organization', '2.5.4.97': 'organizationIdentifier' } as const
const isNamePart = (oid: string): oid is keyof typeof nameParts => oid in nameParts
const subjectNames = (name: Der): Subject => {
  const found: Subject = { commonName: undefined, organization: undefined, organizationIdentifier: undefined }
  for (const relative of partsOf(name, tags.sequence))
    for (const pair of partsOf(relative, tags.set)) {
      const [type, value] = partsOf(pair, tags.sequence, 2, 2)
      const oid = oidOf(type)
      if (!isNamePart(oid) || !value) continue
      // With a duplicate it would be ambiguous which one counts.
      if (found[nameParts[oid]] !== undefined) throw new NotDer('name')
      found[nameParts[oid]] = value.content.toString(value.tag === 0x0c ? 'utf8' : 'latin1')
    }
  return found
}
const extensionsIn = (list: Der | undefined): Certificate['extensions'] => {
  const found: Certificate['extensions'] = new Map()
  if (!list) return found
  for (const extension of partsOf(partsOf(list, context(3), 1, 1)[0], tags.sequence)) {
    const parts = partsOf(extension, tags.sequence, 2, 3)
    const oid = oidOf(parts[0])
    if (found.has(oid)) throw new NotDer('extension')
    const value = parts.at(-1)!
    if (value.tag !== tags.octets) throw new NotDer('extension')
    found.set(oid, { critical: parts.length === 3 && parts[1]!.content[0] === 0xff, value: value.content })
  }
  return found
}

/** Parses a certificate. Throws when the bytes are not exactly one. */
export const readCertificate = (bytes: Buffer): Certificate => {
  const [signed, algorithm, signature] = partsOf(readDer(bytes), tags.sequence, 3, 3)
  bitsOf(signature)
  const parts = partsOf(signed, tags.sequence, 7, 10)
  const [version, serial, inner, issuer, validity, subject, key, ...more] = parts
  // Version 3, and signed with the algorithm that it names inside.
  if (version?.tag !== context(0) || !inner?.bytes.equals(algorithm!.bytes)) throw new NotDer('certificate')
  const [from, until] = partsOf(validity, tags.sequence, 2, 2)
  return {
    ...{ bytes, fingerprint: hashed('sha256', bytes).toString('hex'), serial: serial!.content },
    ...{ issuer: issuer!.bytes, subject: subject!.bytes, subjectNames: subjectNames(subject!) },
    ...{ from: timeOf(from), until: timeOf(until) },
    ...{ key: new X509Certificate(bytes).publicKey, keyBits: bitsOf(partsOf(key, tags.sequence, 2, 2)[1]) },
    extensions: extensionsIn(more.find(({ tag }) => tag === context(3))),
  }
}

const usage = { digitalSignature: 0x80, contentCommitment: 0x40, certificates: 0x04, crls: 0x02 }
type Usage = keyof typeof usage
/** Whether its key may be used for one of these. */
export const mayBeUsedFor = (certificate: Certificate, ...usages: Usage[]): boolean => {
  const extension = certificate.extensions.get('2.5.29.15')
  if (!extension) return false
  const first = readDer(extension.value).content[1] ?? 0
  return usages.some(one => first & usage[one])
}
/** The extended uses of its key; undefined when there are none named. */
export const purposesOf = (certificate: Certificate): string[] | undefined => {
  const extension = certificate.extensions.get('2.5.29.37')
  return extension && partsOf(readDer(extension.value), tags.sequence, 1).map(oidOf)
}
/** Whether it belongs to an authority, and how many other authorities may come below it. */
const authorityOf = (certificate: Certificate): { isAuthority: boolean; below: number } => {
  const extension = certificate.extensions.get('2.5.29.19')
  const [flag, length] = extension ? partsOf(readDer(extension.value), tags.sequence, 0, 2) : []
  return {
    isAuthority: flag?.tag === 1 && flag.content[0] === 0xff,
    below: length ? length.content.readUIntBE(0, Math.min(4, length.content.length)) : Number.POSITIVE_INFINITY,
  }
}
export const isAuthority = (certificate: Certificate): boolean => authorityOf(certificate).isAuthority

const isIssuedBy = (certificate: Certificate, issuer: Certificate): boolean => {
  if (!certificate.issuer.equals(issuer.subject) || !isStrong(issuer.key)) return false
  const [signed, algorithm, signature] = partsOf(readDer(certificate.bytes), tags.sequence, 3, 3)
  return isSignedBy(issuer.key, algorithm, undefined, bitsOf(signature), signed!.bytes)
}

const maxAuthorities = 4
// The critical extensions that are understood: key usage, basic constraints, policies and extended key usage. The last ones are
// read here, or only describe the issuer.
const understood = new Set(['2.5.29.15', '2.5.29.19', '2.5.29.32', '2.5.29.37'])
const isUnderstood = ({ extensions }: Certificate) =>
  [...extensions].every(([oid, { critical }]) => !critical || understood.has(oid))

/**
 * Takes a certificate, the others that came with it, the trusted roots and some instants; gives the chain from it to a root, both
 * included. Each was issued by the next, may be used for that, and was valid at all these instants. Undefined when there is no
 * such chain.
 */
export const chainOf = (
  certificate: Certificate,
  others: readonly Certificate[],
  roots: readonly Certificate[],
  moments: readonly number[],
): Certificate[] | undefined => {
  const holds = (one: Certificate) => moments.every(at => one.from <= at && at <= one.until) && isUnderstood(one)
  const climb = (chain: Certificate[]): Certificate[] | undefined => {
    const last = chain.at(-1)!
    if (!holds(last) || !isStrong(last.key)) return undefined
    if (roots.some(root => root.fingerprint === last.fingerprint)) return chain
    if (chain.length > maxAuthorities) return undefined
    for (const issuer of [...roots, ...others]) {
      if (chain.includes(issuer) || !mayBeUsedFor(issuer, 'certificates')) continue
      const { isAuthority, below } = authorityOf(issuer)
      if (!isAuthority || below < chain.length - 1 || !isIssued(last, issuer)) continue
      const found = climb([...chain, issuer])
      if (found) return found
    }
    return undefined
  }
  return climb([certificate])
}
/** Whether one certificate was issued by the other, with an algorithm that we accept. */
export const isIssued = (certificate: Certificate, issuer: Certificate): boolean => {
  try {
    return isIssuedBy(certificate, issuer)
  } catch (error) {
    if (error instanceof TooWeak) return false
    throw error
  }
}
/** The certificates of a set of them ([0] in CMS). */
export const certificatesIn = (set: Der | undefined): Certificate[] =>
  set ? partsOf(set, context(0), 0, 12).map(({ bytes }) => readCertificate(bytes)) : []
