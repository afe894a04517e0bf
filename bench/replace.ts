// npm run bench -- replace: two servers behind a proxy, and two hundred people who click. One server after the other is told to stop, and
// another takes its place: nobody may see it. The proxy sends to who says that it is ready, and tries nothing a second time. With
// HAPROXY=/usr/sbin/haproxy it is HAProxy, with ha/haproxy.cfg.
import { randomUUID } from 'node:crypto'
import { Agent, createServer, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Data } from './data.ts'
import { behindHaproxy } from './haproxy.ts'
import { isReady, type RunningServer, startServer, stopServer } from './servers.ts'
import type { As } from './work.ts'

const people = 200
const betweenClicksMs = 2000
const looksMs = 300
const breathMs = 3000

export interface Replaced {
  answers: number
  refused: number
  failed: number
  streams: number
  /** How often a stream began anew. */
  moved: number
  proxy: string
}

/** A proxy before the servers that are in the list at that moment. */
const openProxy = async (servers: Set<RunningServer>) => {
  const agent = new Agent({ keepAlive: true })
  let ready: string[] = []
  let over = false
  const look = async () => {
    const found = await Promise.all([...servers].map(async ({ address }) => ((await isReady(address)) ? [address] : [])))
    ready = found.flat()
  }
  const watch = async () => {
    for (; !over; await sleep(looksMs)) await look()
  }
  await look()
  const watching = watch()
  let turn = 0
  const proxy = createServer((asked, answer) => {
    const address = new URL(asked.url!, ready[turn++ % ready.length])
    const sent = request(address, { method: asked.method!, headers: asked.headers, agent }, found => {
      const { connection: _, ...headers } = found.headers
      answer.writeHead(found.statusCode!, headers)
      found.pipe(answer)
    })
    sent.on('error', () => answer.destroy())
    asked.pipe(sent)
  })
  await new Promise<void>(done => proxy.listen(0, '127.0.0.1', done))
  const { port } = proxy.address() as { port: number }
  return {
    address: `http://127.0.0.1:${port}`,
    close: async () => {
      over = true
      await watching
      proxy.closeAllConnections()
      proxy.close()
      agent.destroy()
    },
  }
}

/** Two servers behind our proxy. A new one comes before an old one goes. */
const behindProxy = async (url: string) => {
  const inOrder = [await startServer(url, url), await startServer(url, url)]
  const servers = new Set(inOrder)
  const proxy = await openProxy(servers)
  return {
    address: proxy.address,
    replace: async (at: 0 | 1) => {
      servers.add(await startServer(url, url))
      await sleep(breathMs)
      await stopServer(inOrder[at]!)
      servers.delete(inOrder[at]!)
    },
    close: async () => {
      await proxy.close()
      for (const server of servers) await stopServer(server)
    },
  }
}

interface Person {
  headers: Record<string, string>
  paths: string[]
}
const look =
  (address: string, { headers, paths }: Person, found: Replaced, isOver: () => boolean) =>
  async () => {
    await sleep(Math.random() * betweenClicksMs)
    for (let at = 0; !isOver(); at++) {
      // Every tenth click changes something.
      const isChange = at % 10 === 9
      const path = isChange ? '/notifications/read' : paths[at % paths.length]!
      const sent = isChange
        ? {
            method: 'PUT',
            headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
            body: '{}',
          }
        : { headers }
      try {
        const answer = await fetch(`${address}/v1${path}`, sent)
        await answer.arrayBuffer()
        if (answer.ok) found.answers += 1
        else found.refused += 1
      } catch {
        found.failed += 1
      }
      await sleep(betweenClicksMs * (0.5 + Math.random()))
    }
  }
const follow =
  (address: string, { headers }: Person, found: Replaced, stop: AbortSignal) =>
  async () => {
    while (!stop.aborted) {
      try {
        const answer = await fetch(`${address}/v1/live`, { headers: { ...headers, Accept: 'text/event-stream' }, signal: stop })
        if (!answer.ok) found.refused += 1
        await answer.text()
        found.moved += 1
      } catch {
        if (!stop.aborted) found.failed += 1
      }
      await sleep(Math.random() * 1000)
    }
  }

/** Replaces both servers, one after the other. */
export const measureReplacing = async (data: Data, as: As): Promise<Replaced> => {
  const { HAPROXY: program } = process.env
  const servers = program ? await behindHaproxy(program, data.url) : await behindProxy(data.url)
  const found: Replaced = { answers: 0, refused: 0, failed: 0, streams: 0, moved: 0, proxy: program ? 'HAProxy' : 'a proxy' }
  const accounts = await data.query<{ uuid: string; role: string }>(
    `select uuid, roles[1] as role from account where active and roles && '{ROLE_CARE_WORKER,ROLE_ORGANIZATION_USER}' order by uuid limit ${people}`,
  )
  const stop = new AbortController()
  let over = false
  const clicking = await Promise.all(
    accounts.map(async ({ uuid, role }, at) => {
      const paths =
        role === 'ROLE_CARE_WORKER' ? [`/care_workers/${uuid}`, '/acts', '/notifications'] : ['/care_moments', '/clients']
      const person = { headers: await as(uuid, role as never), paths }
      return [
        look(servers.address, person, found, () => over)(),
        ...(at % 10 === 0 ? [follow(servers.address, person, found, stop.signal)()] : []),
      ]
    }),
  )
  found.streams = Math.ceil(accounts.length / 10)
  for (const at of [0, 1] as const) {
    await sleep(breathMs)
    await servers.replace(at)
  }
  await sleep(breathMs)
  over = true
  stop.abort()
  await Promise.all(clicking.flat())
  await servers.close()
  return found
}
