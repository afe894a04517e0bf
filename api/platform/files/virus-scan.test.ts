// Against our own clamd, which knows one virus: the EICAR test file.
import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfOf } from '../../../tests/files/sent-files.ts'
import { callerWith, uploadOf } from '../../../tests/servers/api.ts'
import { freshDatabase } from '../../../tests/servers/database.ts'
import { settings } from '../../../tests/servers/settings.ts'
import { makeWorld, tokenFor } from '../../../tests/worlds/world.ts'
import { openApi } from '../../server.ts'

/** What clamd does with INSTREAM: it reads lengths and bytes until a length of zero, then answers and closes. */
const scannedIn = (heard: Buffer): string | undefined => {
  const command = 'zINSTREAM\0'
  if (heard.length < command.length) return undefined
  if (!heard.subarray(0, command.length).equals(Buffer.from(command))) return 'UNKNOWN COMMAND\0'
  let file = Buffer.alloc(0)
  for (let at = command.length; at + 4 <= heard.length; ) {
    const size = heard.readUInt32BE(at)
    if (size === 0) return file.includes('EICAR') ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0'
    file = Buffer.concat([file, heard.subarray(at + 4, at + 4 + size)])
    at += 4 + size
  }
  return undefined
}
let clamd: Server
const listen = () =>
  new Promise<number>(listening => {
    clamd = createServer(socket => {
      let received = Buffer.alloc(0)
      socket.on('data', (chunk: Buffer) => {
        received = Buffer.concat([received, chunk])
        const answer = scannedIn(received)
        if (answer) socket.end(answer)
      })
    }).listen(0, '127.0.0.1', () => listening((clamd.address() as { port: number }).port))
  })

const database = await freshDatabase()
let close = async () => {}
let send: (content: string) => ReturnType<ReturnType<typeof callerWith>['post']>
beforeAll(async () => {
  const port = await listen()
  const server = await openApi({ ...settings, virusScanner: `127.0.0.1:${port}` }, database.url)
  const world = await makeWorld(server.database)
  const worker = callerWith(server, await tokenFor(server, world.people.careWorker))
  send = content => {
    const { body, headers } = uploadOf('bon.pdf', content)
    return worker.post('/user_files', body, headers)
  }
  close = () => server.stop()
})
afterAll(async () => {
  clamd.close()
  await close()
  await database.drop()
})

test('a worker does not send a file in which the scanner finds something', async () => {
  expect(await send(pdfOf('EICAR-STANDARD-ANTIVIRUS-TEST-FILE'))).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: 'file', message: expect.stringContaining('virus') }] },
  })
})
test('a worker sends a clean file, also a large one', async () => {
  expect(await send(pdfOf('bon '.repeat(1_000_000)))).toMatchObject({ status: 201 })
})
test('without its scanner no file is accepted', async () => {
  await new Promise(closed => clamd.close(closed))
  expect(await send(pdfOf('bon'))).toMatchObject({ status: 503 })
})
