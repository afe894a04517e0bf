// The file storage is unavailable: an upload is refused with a clear message, a download can be retried later, nobody waits long,
// and everything else keeps working.
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { openApi } from '../api/server.ts'
import { pdfOf } from './files/sent-files.ts'
import { callerWith, openTestApi, uploadOf } from './servers/api.ts'
import { settings } from './servers/settings.ts'
import { must } from './worlds/moments.ts'
import { tokenFor } from './worlds/world.ts'

const api = await openTestApi()
const { body, headers } = uploadOf('bon.pdf', pdfOf('bon'))
const kept = must(await api.as.careWorker.post('/user_files', body, headers), 201)
const longestMs = 20_000

/** A port that does this with every connection. */
const listen = async (onConnection: (socket: Socket) => void) => {
  const server = createServer(onConnection)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { endpoint: `http://127.0.0.1:${port}`, close: () => server.close() }
}
const open = new Set<Socket>()
const silent = await listen(socket => open.add(socket.on('error', () => undefined)))
const hangsUp = await listen(socket => socket.destroy())
afterAll(async () => {
  for (const socket of open) socket.destroy()
  silent.close()
  hangsUp.close()
  await api.close()
})

describe.each([
  ['hangs up', hangsUp.endpoint],
  ['is silent', silent.endpoint],
  ['is not there', 'http://127.0.0.1:1'],
])('of a storage that %s', async (_how, endpoint) => {
  const s3 = { bucket: 'b', region: 'r', endpoint, accessKey: 'a', secretKey: 's' }
  const server = await openApi({ ...settings, s3 }, api.url)
  const worker = callerWith(server, await tokenFor(server, api.world.people.careWorker))
  afterAll(() => server.stop())
  const count = () =>
    api.db
      .selectFrom('user_file')
      .select(eb => eb.fn.countAll().as('n'))
      .executeTakeFirst()

  test('a worker who sends a receipt is refused in words, and nothing is stored', async () => {
    const [before, began] = [await count(), performance.now()]
    const answer = await worker.post('/user_files', body, headers)
    expect(answer).toMatchObject({
      status: 507,
      body: { detail: 'Het bestand kan nu niet worden bewaard. Probeer het later opnieuw.' },
    })
    expect(performance.now() - began).toBeLessThan(longestMs)
    expect(await count()).toEqual(before)
  })
  test('a worker who opens a receipt is asked to wait, and does everything else', async () => {
    expect(await worker.get(`${kept['@id']}/download`)).toMatchObject({ status: 503, headers: { 'retry-after': '1' } })
    must(await worker.get(kept['@id']), 200)
    must(await worker.get('/acts'), 200)
  })
})
