// The push service of a browser, for tests: it makes subscriptions, each with its own keys, and decrypts what is pushed to them.
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Push {
  title: string
  path: string
}
export interface Device {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** Decrypts an RFC 8291 body with a single record. */
const decrypt = (body: Buffer, ecdh: ReturnType<typeof createECDH>, auth: Buffer): string => {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body[20]!)
  const sealed = body.subarray(21 + body[20]!)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const derive = (key: Buffer, by: Buffer, about: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, by, about, length))
  const key = derive(ecdh.computeSecret(sender), auth, info, 32)
  const content = derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const opening = createDecipheriv('aes-128-gcm', content, nonce).setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}

/** Opens a push service on this machine. `answers` lists its responses to the next pushes; after those, 201. */
export const openPushed = async () => {
  const devices = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer; pushed: Push[] }>()
  const answers: number[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', part => parts.push(part))
    request.on('end', () => {
      const status = answers.shift() ?? 201
      const device = devices.get(request.url ?? '')
      if (device && status === 201) device.pushed.push(JSON.parse(decrypt(Buffer.concat(parts), device.ecdh, device.auth)))
      response.writeHead(device ? status : 404, status === 302 ? { location: '/elders' } : {}).end()
    })
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    answers,
    /** A browser that subscribes: its address, its keys, and the pushes it receives. */
    device: (): Device & { pushed: Push[] } => {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const auth = randomBytes(16)
      const path = `/${randomBytes(8).toString('hex')}`
      const pushed: Push[] = []
      devices.set(path, { ecdh, auth, pushed })
      const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') }
      return { endpoint: origin + path, keys, pushed }
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
