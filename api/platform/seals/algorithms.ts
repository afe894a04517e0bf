// The algorithms that a seal may use. Others are not accepted, because they are too weak or no known seal uses them.
import { constants, createHash, type KeyObject, verify } from 'node:crypto'
import { type Der, oidOf, partsOf, tags } from './der.ts'

const digests: Record<string, string> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
}
/** The type of key, and the digest if the algorithm fixes it. */
const signatures: Record<string, [key: 'rsa' | 'ec', digest: string | undefined]> = {
  '1.2.840.113549.1.1.1': ['rsa', undefined],
  '1.2.840.113549.1.1.11': ['rsa', 'sha256'],
  '1.2.840.113549.1.1.12': ['rsa', 'sha384'],
  '1.2.840.113549.1.1.13': ['rsa', 'sha512'],
  '1.2.840.10045.4.3.2': ['ec', 'sha256'],
  '1.2.840.10045.4.3.3': ['ec', 'sha384'],
  '1.2.840.10045.4.3.4': ['ec', 'sha512'],
}
const minRsaBits = 2048
const curves = new Set(['prime256v1', 'secp384r1', 'secp521r1'])

/** Thrown for well-formed bytes with an algorithm that we do not accept. */
export class TooWeak extends Error {}

// Whether its parameters are absent or NULL.
const nameOf = (algorithm: Der | undefined): string => {
  const [name, parameters] = partsOf(algorithm, tags.sequence, 1, 2)
  if (parameters && (parameters.tag !== tags.null || parameters.content.length > 0)) throw new TooWeak('parameters')
  return oidOf(name)
}

/** The name, as Node has it, of a digest: SHA-256 or longer. */
export const digestOf = (algorithm: Der | undefined): string => {
  const digest = digests[nameOf(algorithm)]
  if (!digest) throw new TooWeak('digest')
  return digest
}
/** SHA-1, which identifies a certificate in the answers of OCSP and in older timestamps, or a longer digest. */
export const anyDigestOf = (algorithm: Der | undefined): string =>
  nameOf(algorithm) === '1.3.14.3.2.26' ? 'sha1' : digestOf(algorithm)
export const hashed = (digest: string, ...bytes: Buffer[]): Buffer => {
  const hash = createHash(digest)
  for (const part of bytes) hash.update(part)
  return hash.digest()
}

/** Whether a key is long enough. */
export const isStrong = (key: KeyObject): boolean => {
  const { modulusLength = 0, namedCurve = '' } = key.asymmetricKeyDetails ?? {}
  return key.asymmetricKeyType === 'rsa' ? modulusLength >= minRsaBits : key.asymmetricKeyType === 'ec' && curves.has(namedCurve)
}

/**
 * Whether this is a signature of these bytes by this key. An algorithm without a fixed digest uses the given one; one with
 * another fixed digest is refused.
 */
export const isSignedBy = (
  key: KeyObject,
  algorithm: Der | undefined,
  digest: string | undefined,
  signature: Buffer,
  bytes: Buffer,
) => {
  const [type, named] = signatures[nameOf(algorithm)] ?? []
  const used = named ?? digest
  if (!type || !used || (named && digest && named !== digest)) throw new TooWeak('signature')
  if (!isStrong(key)) throw new TooWeak('key')
  if (key.asymmetricKeyType !== type) return false
  return verify(used, bytes, type === 'rsa' ? { key, padding: constants.RSA_PKCS1_PADDING } : key, signature)
}
