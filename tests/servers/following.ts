// Follows the live events as a browser does: a stream over a real connection.
import type { Server } from '../../api/server.ts'
import type { News } from '../../contract/events/live.ts'

const enoughMs = 20_000
// Longer than the server batches events.
const quietMs = 400
const pause = (ms: number) => new Promise(done => setTimeout(done, ms))

/** Makes this server listen; returns its address. */
export const listening = ({ app }: Server): Promise<string> => app.listen({ port: 0, host: '127.0.0.1' })

interface Block {
  id?: string
  event?: string
  data?: string
}
const blockOf = (text: string): Block =>
  Object.fromEntries(text.split('\n').flatMap(line => (/^(id|event|data): /.test(line) ? [line.split(/: (.*)/s, 2)] : [])))

/** Follows with this token, from a position on. */
export const follow = async (url: string, token: string, since?: string) => {
  const controller = new AbortController()
  const headers = { Authorization: `Bearer ${token}`, Accept: 'text/event-stream', ...(since && { 'Last-Event-ID': since }) }
  const answer = await fetch(`${url}/v1/live`, { headers, signal: controller.signal })
  const blocks: Block[] = []
  const state = { isOpen: answer.ok }
  const read = async () => {
    let rest = ''
    for await (const bytes of answer.body!) {
      const parts = (rest + Buffer.from(bytes).toString()).split('\n\n')
      rest = parts.pop()!
      blocks.push(...parts.map(blockOf))
    }
  }
  const done = read()
    .catch(() => undefined)
    .finally(() => {
      state.isOpen = false
    })
  const all = () => blocks.flatMap(({ event, data }) => (data && !event ? [JSON.parse(data) as News] : []))
  const wait = async (isThere: () => boolean) => {
    const deadline = Date.now() + enoughMs
    while (!isThere()) {
      if (Date.now() > deadline) throw new Error(`Not told in time; told: ${JSON.stringify(blocks)}`)
      await pause(10)
    }
  }
  await wait(() => !state.isOpen || blocks.some(({ id }) => id))
  return {
    status: answer.status,
    headers: answer.headers,
    isOpen: () => state.isOpen,
    /** The position of the last event received. */
    position: () => blocks.findLast(({ id }) => id)?.id,
    /** Waits until an event names this address. */
    hears: async (address: string) => {
      await wait(() => all().some(news => news['@id'] === address))
      return all().findLast(news => news['@id'] === address)!
    },
    isReset: () => wait(() => blocks.some(({ event }) => event === 'reset')),
    /** The addresses named so far, after a pause in which more could have come. */
    heard: async () => {
      await pause(quietMs)
      return all().map(news => news['@id'])
    },
    ended: () => done,
    close: async () => {
      controller.abort()
      await done
    },
  }
}
