// Scans uploaded files for viruses with clamd of ClamAV, through its own protocol (clamd(8), INSTREAM).
import { connect } from 'node:net'

/** Takes the bytes of a file; tells whether the scanner finds no virus. Rejects when the scanner does not answer. */
export type ScanFile = (bytes: Buffer) => Promise<boolean>

const patienceMs = 30_000
const ask = (host: string, port: number, bytes: Buffer) =>
  new Promise<string>((answer, fail) => {
    const size = Buffer.alloc(4)
    size.writeUInt32BE(bytes.length)
    const received: Buffer[] = []
    const socket = connect({ host, port, timeout: patienceMs }, () => {
      // A length and that many bytes, then a length of zero as the end. An empty file would send that end at the start.
      socket.write('zINSTREAM\0')
      if (bytes.length > 0) socket.write(Buffer.concat([size, bytes]))
      socket.write(Buffer.alloc(4))
    })
    socket.on('data', (chunk: Buffer) => received.push(chunk))
    socket.on('end', () => answer(Buffer.concat(received).toString().replace(/\0/g, '').trim()))
    socket.on('timeout', () => socket.destroy(new Error('clamd does not answer')))
    socket.on('error', fail)
  })

/** A scanner at this address, `host:port`; without one every file passes. */
export const openScanner = (address: string | undefined): ScanFile => {
  if (!address) return async () => true
  const { hostname, port } = new URL(`tcp://${address}`)
  return async bytes => {
    const answer = await ask(hostname, Number(port || 3310), bytes)
    if (answer.endsWith('OK')) return true
    if (answer.endsWith('FOUND')) return false
    throw new Error(`clamd: ${answer}`)
  }
}
