// TLS servers for tests, with a certificate of a test authority for the requested name or for another one.
import 'reflect-metadata'
import { KeyObject, webcrypto } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import * as x509 from '@peculiar/x509'

x509.cryptoProvider.set(webcrypto as Crypto)
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
const newKeys = () => webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']) as Promise<webcrypto.CryptoKeyPair>
const dayMs = 86_400_000

/** An authority that no machine trusts by default. */
export const makeAuthority = async () => {
  const keys = await newKeys()
  const times = { notBefore: new Date(Date.now() - dayMs), notAfter: new Date(Date.now() + dayMs) }
  const extensions = [
    new x509.BasicConstraintsExtension(true, 1, true),
    new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
  ]
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    ...{ serialNumber: '01', name: 'CN=Proef', keys, signingAlgorithm: algorithm, extensions, ...times },
  })
  return { keys, certificate, pem: certificate.toString('pem') }
}
export type Authority = Awaited<ReturnType<typeof makeAuthority>>

/**
 * Opens a server that presents itself as `name`, with a certificate of this authority that is valid for so many days from
 * yesterday.
 */
export const openTlsServer = async (
  { keys: signer, certificate }: Authority,
  name: string,
  answer: RequestListener,
  days = 2,
) => {
  const keys = await newKeys()
  const made = await x509.X509CertificateGenerator.create({
    ...{ serialNumber: '02', subject: `CN=${name}`, issuer: certificate.subject, publicKey: keys.publicKey },
    ...{ signingKey: signer.privateKey, signingAlgorithm: algorithm },
    ...{ notBefore: new Date(Date.now() - dayMs * 1.5), notAfter: new Date(Date.now() + (days - 1.5) * dayMs) },
    extensions: [new x509.SubjectAlternativeNameExtension([{ type: 'dns', value: name }])],
  })
  const key = KeyObject.from(keys.privateKey).export({ type: 'pkcs8', format: 'pem' })
  const server = createServer({ key, cert: made.toString('pem') }, answer)
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
