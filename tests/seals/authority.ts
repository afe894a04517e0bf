// A certificate authority with keys that are made anew at each run, like the authorities behind real seals.
import 'reflect-metadata'
import { createHash, KeyObject, sign, webcrypto } from 'node:crypto'
import * as x509 from '@peculiar/x509'
import { bits, der, integer, nothing, octets, oid, sequence, tagged, time } from './der-writer.ts'

x509.cryptoProvider.set(webcrypto as Crypto)

export type KeyKind = 'rsa' | 'ec' | 'weak'
const kinds = {
  rsa: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
  weak: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', modulusLength: 1024, publicExponent: new Uint8Array([1, 0, 1]) },
  ec: { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
}
/** The holder of a certificate, with its key. */
export interface Holder {
  bytes: Buffer
  certificate: x509.X509Certificate
  keys: webcrypto.CryptoKeyPair
  kind: KeyKind
}
type Names = { commonName: string; organization?: string; organizationIdentifier?: string }
interface CertificateOptions {
  names: Names
  /** The issuer; by default it is self-issued. */
  by?: Holder
  kind?: KeyKind
  for?: 'authority' | 'sealing' | 'stamping' | 'answering' | 'nothing'
  from?: string
  until?: string
  /** The key of another holder, for a second certificate of the same key. */
  sameKeyAs?: Holder
}
const purposes = { stamping: '1.3.6.1.5.5.7.3.8', answering: '1.3.6.1.5.5.7.3.9', sealing: '1.3.6.1.5.5.7.3.36' } as const
const usages = x509.KeyUsageFlags
const extensionsFor = (role: NonNullable<CertificateOptions['for']>): x509.Extension[] => {
  if (role === 'authority')
    return [
      new x509.BasicConstraintsExtension(true, 2, true),
      new x509.KeyUsagesExtension(usages.keyCertSign | usages.cRLSign, true),
    ]
  if (role === 'nothing') return [new x509.KeyUsagesExtension(usages.keyEncipherment, true)]
  return [
    new x509.BasicConstraintsExtension(false, undefined, true),
    new x509.KeyUsagesExtension(usages.nonRepudiation | usages.digitalSignature, true),
    new x509.ExtendedKeyUsageExtension([purposes[role]], role === 'stamping'),
  ]
}
let lastSerial = 0x51ea1000
/** Makes a certificate. */
export const holderOf = async (wanted: CertificateOptions): Promise<Holder> => {
  const { names, by, kind = 'rsa', from = '2020-01-01', until = '2040-01-01', sameKeyAs } = wanted
  const usage: webcrypto.KeyUsage[] = ['sign', 'verify']
  const keys = sameKeyAs?.keys ?? ((await webcrypto.subtle.generateKey(kinds[kind], true, usage)) as webcrypto.CryptoKeyPair)
  const subject = [
    { C: ['NL'] },
    ...(names.organization ? [{ O: [names.organization] }] : []),
    ...(names.organizationIdentifier ? [{ '2.5.4.97': [names.organizationIdentifier] }] : []),
    { CN: [names.commonName] },
  ]
  lastSerial += 1
  const certificate = await x509.X509CertificateGenerator.create({
    ...{ serialNumber: lastSerial.toString(16), subject, issuer: by?.certificate.subjectName.toJSON() ?? subject },
    ...{ notBefore: new Date(from), notAfter: new Date(until), publicKey: keys.publicKey },
    ...{ signingKey: by?.keys.privateKey ?? keys.privateKey, signingAlgorithm: kinds[by?.kind ?? kind] },
    extensions: extensionsFor(wanted.for ?? (by ? 'sealing' : 'authority')),
  })
  return { bytes: Buffer.from(certificate.rawData), certificate, keys, kind }
}

export const sha256: Buffer = sequence(oid('2.16.840.1.101.3.4.2.1'), nothing)
export const sha1: Buffer = sequence(oid('1.3.14.3.2.26'), nothing)
const rsaWithSha256 = sequence(oid('1.2.840.113549.1.1.11'), nothing)
const ecWithSha256 = sequence(oid('1.2.840.10045.4.3.2'))
export const algorithmOf = ({ kind }: Holder): Buffer => (kind === 'ec' ? ecWithSha256 : rsaWithSha256)
/** Signs these bytes. */
export const signedBy = (holder: Holder, bytes: Buffer, digest = 'sha256'): Buffer =>
  sign(digest, bytes, KeyObject.from(holder.keys.privateKey))
export const digestOf = (bytes: Buffer, digest = 'sha256'): Buffer => createHash(digest).update(bytes).digest()

/** The parts of an element. */
const partsIn = (bytes: Buffer): Buffer[] => {
  const headerAt = (at: number): [header: number, size: number] => {
    const first = bytes[at + 1]!
    return first < 0x80 ? [2, first] : [2 + first - 0x80, bytes.readUIntBE(at + 2, first - 0x80)]
  }
  const found: Buffer[] = []
  for (let [at] = headerAt(0); at < bytes.length; ) {
    const [header, size] = headerAt(at)
    found.push(bytes.subarray(at, at + header + size))
    at += header + size
  }
  return found
}
const fieldOf = (holder: Holder, at: number): Buffer => partsIn(partsIn(holder.bytes)[0]!)[at]!
export const serialOf = (holder: Holder): Buffer => fieldOf(holder, 1)
export const issuerOf = (holder: Holder): Buffer => fieldOf(holder, 3)
export const subjectOf = (holder: Holder): Buffer => fieldOf(holder, 5)
// After the byte that says that the bits are whole bytes.
const keyBitsOf = (holder: Holder): Buffer => {
  const written = partsIn(fieldOf(holder, 6))[1]!
  return written.subarray(written.length - (written[1]! < 0x80 ? written[1]! : written.readUIntBE(2, written[1]! - 0x80)) + 1)
}

type Answer = { of: Holder; issuer: Holder; by: Holder; at: string; isRevoked?: boolean }
/** An answer of OCSP about a certificate. */
export const answerOf = ({ of, issuer, by, at, isRevoked = false }: Answer): Buffer => {
  const id = sequence(
    sha1,
    octets(digestOf(subjectOf(issuer), 'sha1')),
    octets(digestOf(keyBitsOf(issuer), 'sha1')),
    serialOf(of),
  )
  const state = isRevoked ? tagged(1, time(at)) : der(0x80)
  const next = new Date(Date.parse(at) + 86_400_000).toISOString()
  const signed = sequence(tagged(1, subjectOf(by)), time(at), sequence(sequence(id, state, time(at), tagged(0, time(next)))))
  const answer = sequence(signed, algorithmOf(by), bits(signedBy(by, signed)), tagged(0, sequence(by.bytes)))
  return sequence(der(10, Buffer.from([0])), tagged(0, sequence(oid('1.3.6.1.5.5.7.48.1.1'), octets(answer))))
}
/** A list of what an authority took back. */
export const listOf = (by: Holder, revoked: readonly Holder[], at: string): Buffer => {
  const next = new Date(Date.parse(at) + 86_400_000).toISOString()
  const entries = revoked.map(one => sequence(serialOf(one), time(at)))
  const signed = sequence(
    ...[integer(1), algorithmOf(by), subjectOf(by), time(at), time(next)],
    ...(entries.length > 0 ? [sequence(...entries)] : []),
  )
  return sequence(signed, algorithmOf(by), bits(signedBy(by, signed)))
}
