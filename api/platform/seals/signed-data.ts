// A CMS signature (RFC 5652), in the one form that seals and timestamps use: one signer, identified by the issuer and serial
// number of their certificate, and signed attributes. Anything unexpected in it is refused.
import { anyDigestOf, digestOf, hashed, isSignedBy } from './algorithms.ts'
import { type Certificate, certificatesIn } from './certificates.ts'
import { context, type Der, expectTag, NotDer, oidOf, partsOf, tags } from './der.ts'

export interface SignedData {
  /** The enclosed content; undefined when it is detached. */
  content: Buffer | undefined
  signer: Certificate
  /** All enclosed certificates, including the signer's. */
  certificates: Certificate[]
  digest: string
  signature: Buffer
  /** The values of the attributes, by their object identifier. */
  signed: Map<string, Der[]>
  unsigned: Map<string, Der[]>
  /** The signed attributes, as they were signed. */
  signedBytes: Buffer
  algorithm: Der
}

export const oids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  certificateV1: '1.2.840.113549.1.9.16.2.12',
  certificateV2: '1.2.840.113549.1.9.16.2.47',
  timestamp: '1.2.840.113549.1.9.16.2.14',
  timestampContent: '1.2.840.113549.1.9.16.1.4',
  adobeRevocation: '1.2.840.113583.1.1.8',
} as const

const attributesIn = (set: Der | undefined): Map<string, Der[]> => {
  const found = new Map<string, Der[]>()
  for (const attribute of set?.parts ?? []) {
    const [type, values] = partsOf(attribute, tags.sequence, 2, 2)
    const oid = oidOf(type)
    if (found.has(oid)) throw new NotDer('attribute')
    found.set(oid, partsOf(values, tags.set, 1))
  }
  return found
}
/** The single value of an attribute; undefined when it is absent. */
export const onlyValue = (attributes: Map<string, Der[]>, oid: string): Der | undefined => {
  const values = attributes.get(oid)
  if (values && values.length !== 1) throw new NotDer('values')
  return values?.[0]
}
// The version that belongs to this type of content.
const expectVersion = (der: Der | undefined, version: number) => {
  if (!expectTag(der, tags.integer).content.equals(Buffer.from([version]))) throw new NotDer('version')
}
/** The optional elements that follow, in this order. */
const optional = (parts: Der[], ...wanted: number[]): (Der | undefined)[] => {
  let at = 0
  const found = wanted.map(tag => (parts[at]?.tag === tag ? parts[at++] : undefined))
  if (at !== parts.length) throw new NotDer('more')
  return found
}

/** Parses a signature over this type of content. Throws when it does not have the form above. */
export const readSignedData = (cms: Der, contentType: string): SignedData => {
  const [type, wrapped] = partsOf(cms, tags.sequence, 2, 2)
  if (oidOf(type) !== oids.signedData) throw new NotDer('content')
  const [version, digests, content, ...more] = partsOf(partsOf(wrapped, context(0), 1, 1)[0], tags.sequence, 4, 5)
  expectVersion(version, contentType === oids.data ? 1 : 3)
  const [within, octets] = partsOf(content, tags.sequence, 1, 2)
  if (oidOf(within) !== contentType) throw new NotDer('content')
  // Revocation data belongs in the signed attributes, not outside them.
  const [bag, infos] = optional(more, context(0), tags.set)
  const certificates = certificatesIn(bag)
  const info = readSigner(partsOf(infos, tags.set, 1, 1)[0], certificates)
  const named = partsOf(digests, tags.set, 1, 1)[0]
  if (digestOf(named) !== info.digest) throw new NotDer('digest')
  if (oidOf(onlyValue(info.signed, oids.contentType)) !== contentType) throw new NotDer('content')
  return {
    ...info,
    content: octets && expectTag(partsOf(octets, context(0), 1, 1)[0], tags.octets).content,
    certificates,
  }
}
const readSigner = (info: Der | undefined, certificates: Certificate[]) => {
  const [version, name, digest, ...rest] = partsOf(info, tags.sequence, 6, 7)
  expectVersion(version, 1)
  const [issuer, serial] = partsOf(name, tags.sequence, 2, 2)
  const named = certificates.filter(
    one => one.issuer.equals(issuer!.bytes) && one.serial.equals(expectTag(serial, tags.integer).content),
  )
  if (named.length !== 1) throw new NotDer('signer')
  const [signed, algorithm, signature, unsigned] = optional(rest, context(0), tags.sequence, tags.octets, context(1))
  if (!signed || !algorithm || !signature) throw new NotDer('signer')
  // They are signed as a SET, but stored under another tag.
  const signedBytes = Buffer.from(signed.bytes)
  signedBytes[0] = tags.set
  return {
    ...{ signer: named[0]!, digest: digestOf(digest), algorithm, signature: signature.content, signedBytes },
    ...{ signed: attributesIn(signed), unsigned: attributesIn(unsigned) },
  }
}

/** Whether this is a signature over this digest, by the certificate that it names. */
export const isGenuine = (data: SignedData, ...content: Buffer[]): boolean => {
  const digest = expectTag(onlyValue(data.signed, oids.messageDigest), tags.octets).content
  if (!digest.equals(hashed(data.digest, ...content))) return false
  return namesSigner(data) !== false && isSignedBy(data.signer.key, data.algorithm, data.digest, data.signature, data.signedBytes)
}

/**
 * Whether the signed attributes name the signer's certificate, which prevents replacing it by another with the same key.
 * Undefined when they name none.
 */
export const namesSigner = ({ signed, signer }: Pick<SignedData, 'signed' | 'signer'>): boolean | undefined => {
  const [second, first] = [onlyValue(signed, oids.certificateV2), onlyValue(signed, oids.certificateV1)]
  const attribute = second ?? first
  if (!attribute) return undefined
  const parts = partsOf(partsOf(partsOf(attribute, tags.sequence, 1, 2)[0], tags.sequence, 1)[0], tags.sequence, 1, 3)
  // The second version uses SHA-256 unless it names another digest, the first always SHA-1.
  const other = second && parts[0]?.tag === tags.sequence ? anyDigestOf(parts[0]) : undefined
  const hash = parts.find(({ tag }) => tag === tags.octets)
  return hash?.content.equals(hashed(other ?? (second ? 'sha256' : 'sha1'), signer.bytes)) ?? false
}
