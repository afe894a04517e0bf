// Listens to notifications (NOTIFY) of other servers through the database, on a connection of its own.
import type pg from 'pg'
import { connectionTo } from '../database.ts'
import { clientsAt, type Writer } from '../writer.ts'

const retryMs = 1000
const beatMs = 5000
// A dead link returns nothing at all.
const patienceMs = 5000

export interface Listener {
  close(): Promise<void>
}
interface Hearing {
  channel: string
  hear(payload: string): void
  /** Runs each time it has begun to listen: at first, and again after its connection was lost. Reads what was missed. */
  begin(client: pg.Client): Promise<void>
  /** Runs when the connection is lost. */
  lost?(): void
}

// A connection that only listens does not notice that it is dead: it is pinged, and dropped when there is no answer.
const mustAnswer = (client: pg.Client): Promise<unknown> =>
  client.query({ text: 'select 1', query_timeout: patienceMs } as pg.QueryConfig).catch(() => {
    const { stream } = (client as unknown as { connection: pg.Connection }).connection
    stream.destroy()
  })

/** Listens on the host that accepts writes; reconnects after a lost connection. Throws when it cannot begin. */
export const listenTo = async (
  writer: Writer,
  role: string | undefined,
  { channel, hear, begin, lost }: Hearing,
): Promise<Listener> => {
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false
  const listen = async () => {
    const next = new (clientsAt(writer))({ ...connectionTo(writer.url(), role), connectionTimeoutMillis: patienceMs })
    client = next
    const beat = setInterval(() => void mustAnswer(next), beatMs)
    next.on('error', error => console.error(`database: ${error.message}`))
    next.on('end', () => {
      clearInterval(beat)
      lost?.()
      if (!closed) retry = setTimeout(() => void listen().catch(() => undefined), retryMs)
    })
    next.on('notification', ({ payload }) => payload && hear(payload))
    await next.connect()
    await next.query(`listen ${channel}`)
    await begin(next)
  }
  await listen()
  return {
    close: async () => {
      closed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
