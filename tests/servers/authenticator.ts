// A passkey in software: it responds like a browser and its device (WebAuthn, sections 5.8.1, 6.1 and 6.5), with an ES256 key.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { settings } from './settings.ts'

/** Forged values for a response. */
export interface Lies {
  challenge?: string
  origin?: string
  host?: string
  type?: string
  counter?: number
  /** The user does not touch the key. */
  absent?: boolean
  transports?: unknown
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()
const bytesOf = (number: number, length: number) => Buffer.from(number.toString(16).padStart(length * 2, '0'), 'hex')
// CBOR (RFC 8949): the header of a text or a byte string, and the map of an attestation without a statement.
const cborText = (text: string) => Buffer.concat([bytesOf(0x60 + text.length, 1), Buffer.from(text)])
const cborBytes = (bytes: Uint8Array) => Buffer.concat([Buffer.from([0x59]), bytesOf(bytes.length, 2), bytes])
const attestationOf = (data: Uint8Array) =>
  Buffer.concat([
    Buffer.from([0xa3]),
    ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0]), cborText('authData'), cborBytes(data)],
  ])

const [present, verified, withKey] = [0x01, 0x04, 0x40]

/** A new key pair on a device. `idBytes` is the length of its id. */
export const newAuthenticator = (idBytes = 16) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  // COSE (RFC 9053): an elliptic curve key, ES256, P-256, x and y.
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  const rawId = randomBytes(idBytes)
  const id = base64url(rawId)
  let used = 0

  const dataOf = ({ host = new URL(settings.publicUrl).hostname, counter = used, absent }: Lies, key?: Uint8Array) => {
    const flags = (absent ? 0 : present | verified) | (key ? withKey : 0)
    const attested = key ? [Buffer.alloc(16), bytesOf(rawId.length, 2), rawId, key] : []
    return Buffer.concat([sha256(host), bytesOf(flags, 1), bytesOf(counter, 4), ...attested])
  }
  const clientDataOf = (type: string, challenge: unknown, lies: Lies) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: settings.publicUrl, crossOrigin: false, ...clientLiesOf(lies) }))
  const answer = (response: object) => ({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response })

  return {
    id,
    coseKey,
    /** The result of navigator.credentials.create for these options. */
    create: ({ challenge }: Record<string, unknown>, lies: Lies = {}) =>
      answer({
        clientDataJSON: base64url(clientDataOf('webauthn.create', challenge, lies)),
        attestationObject: base64url(attestationOf(dataOf(lies, coseKey))),
        transports: 'transports' in lies ? lies.transports : ['internal'],
      }),
    /** The result of navigator.credentials.get for these options. */
    get: ({ challenge }: Record<string, unknown>, lies: Lies = {}) => {
      used += 1
      const data = dataOf(lies)
      const clientData = clientDataOf('webauthn.get', challenge, lies)
      return answer({
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey)),
      })
    },
  }
}
const clientLiesOf = ({ challenge, origin, type }: Lies) => ({
  ...(challenge && { challenge }),
  ...(origin && { origin }),
  ...(type && { type }),
})
