// Live updates: commits are announced by the database, collected for a moment, and sent to each listener who may see them.
import type { Readable } from 'node:stream'
import type { News } from '../../../contract/events/live.ts'
import type { Actor } from '../../../contract/language.ts'
import { now } from '../clock.ts'
import type { Following, Live, QueriesOf } from '../concept.ts'
import type { Database } from '../database/database.ts'
import { listenTo } from '../database/listen.ts'
import type { Writer } from '../database/writer.ts'
import { liveChannel, tells } from '../events/outbox.ts'
import type { EndedSessions } from '../login/ended-sessions.ts'
import { type Happening, mostAtOnce, presentPosition, readHappenings, readSince, startOf } from './happenings.ts'
import { newsFor } from './sight.ts'
import { lines, openStreams, type Stream, type Streams } from './streams.ts'

interface Given {
  database: Database
  writer: Writer
  role: string | undefined
  queriesOf: QueriesOf
  ended: Pick<EndedSessions, 'has'>
}
/** The server's side of it, besides what handlers need: it ends every stream when it stops. */
export interface LiveServer extends Live {
  endAll(): void
  close(): Promise<void>
}

const gatherMs = 150
const sweepMs = 1000
const beatMs = 20_000
const notifications: News = { '@id': '/v1/notifications', '@type': 'Notification', own: false }

/** Sends events to these streams; undefined when they are too many. */
const tellOf =
  ({ database, queriesOf }: Given, streams: Streams) =>
  async (happened: Happening[] | undefined, to: Stream[]) => {
    if (!happened) for (const stream of to) streams.write(stream, lines.reset)
    if (!happened || happened.length === 0) return
    const alike = [...Map.groupBy(to, ({ me }) => `${me.uuid} ${me.roles}`).values()]
    const people = alike.map(own => own[0]!.me)
    const told = await newsFor({ db: database, queriesOf, now: now() }, happened, people)
    // A login that was ended meanwhile gets nothing more.
    streams.sweep()
    for (const [at, own] of alike.entries()) {
      const text = told.get(people[at]!)!.map(lines.news).join('')
      if (text) for (const stream of own) streams.write(stream, text)
    }
  }

/** Collects announcements and passes them on: the uuids of events, and the accounts with a new notification. */
const openGathering = (flush: (events: string[], accounts: Set<string>) => void) => {
  const heard = { events: new Set<string>(), accounts: new Set<string>() }
  let timer: NodeJS.Timeout | undefined
  const handOver = () => {
    timer = undefined
    const [events, accounts] = [[...heard.events], new Set(heard.accounts)]
    heard.events.clear()
    heard.accounts.clear()
    flush(events, accounts)
  }
  return {
    isBusy: () => timer !== undefined,
    hear: (payload: string) => {
      const isEvent = payload.startsWith(tells.events)
      const uuids = payload.slice((isEvent ? tells.events : tells.notifications).length).split(',')
      for (const uuid of uuids) (isEvent ? heard.events : heard.accounts).add(uuid)
      timer ??= setTimeout(handOver, gatherMs)
    },
    close: () => clearTimeout(timer),
  }
}

/** The positions of listeners: they come back with one after their connection was cut. */
const openPlaces = ({ database }: Given, streams: Streams) => {
  let last: string | undefined
  const present = async () => {
    last ??= await presentPosition(database)
    return last
  }
  return {
    present,
    last: () => last,
    tell: async (stream: Stream) => streams.write(stream, lines.position(await present())),
    /** Everything announced before now has been sent. */
    advance: async () => {
      last = streams.all.size > 0 ? await presentPosition(database) : undefined
      for (const stream of streams.all) if (last && !stream.isBehind) streams.write(stream, lines.position(last))
    },
  }
}

// One thing after the other. After a failed read, as when the database was down, everyone is told to fetch everything again.
const openOrder = (streams: Streams) => {
  let work: Promise<unknown> = Promise.resolve()
  return (step: () => Promise<unknown>) => {
    work = work.then(step).catch((error: Error) => {
      console.error(`live: ${error.message}`)
      for (const stream of streams.all) streams.write(stream, lines.reset)
    })
    return work
  }
}

type Tell = ReturnType<typeof tellOf>
type Places = ReturnType<typeof openPlaces>
/** Opens a stream: first what the listener missed, then their new position. */
const followOf = ({ database }: Given, streams: Streams, places: Places, tell: Tell) => {
  const begin = async (stream: Stream, since: string | undefined) => {
    await places.present()
    if (since) {
      await tell(await readSince(database, since), [stream])
      streams.write(stream, lines.news(notifications))
    }
    stream.isBehind = false
    await places.tell(stream)
  }
  return async (me: Actor, following: Following): Promise<Readable> => {
    const stream = streams.open(me, following)
    streams.write(stream, lines.beat)
    try {
      await begin(stream, startOf(following))
    } catch (error) {
      streams.end(stream)
      throw error
    }
    if (!following.stays) streams.end(stream)
    return stream.out
  }
}

/** Listens on the database, and holds the streams. While nobody follows, or nothing happens, it sends the database no queries. */
export const openLive = async (given: Given): Promise<LiveServer> => {
  const { database, writer, role, ended } = given
  const streams = openStreams(ended)
  const tell = tellOf(given, streams)
  const places = openPlaces(given, streams)
  const inOrder = openOrder(streams)
  let isListening = false
  const gathering = openGathering((events, accounts) => {
    for (const stream of streams.all) if (accounts.has(stream.me.uuid)) streams.write(stream, lines.news(notifications))
    if (events.length === 0 || streams.all.size === 0) return
    const read = async () => (events.length > mostAtOnce ? undefined : readHappenings(database, events))
    void inOrder(async () => tell(await read(), [...streams.all]))
  })
  const beat = async () => {
    for (const stream of streams.all) streams.write(stream, lines.beat)
    if (isListening && !gathering.isBusy()) await places.advance()
  }
  const timers = [
    setInterval(streams.sweep, sweepMs).unref(),
    setInterval(() => void inOrder(() => beat().catch(() => undefined)), beatMs).unref(),
  ]
  const listener = await listenTo(writer, role, {
    channel: liveChannel,
    hear: payload => streams.all.size > 0 && gathering.hear(payload),
    begin: async () => {
      isListening = true
      const from = places.last()
      if (from) await inOrder(async () => tell(await readSince(database, from), [...streams.all]))
    },
    lost: () => {
      isListening = false
    },
  })
  const endAll = () => {
    for (const stream of streams.all) streams.end(stream)
  }
  return {
    follow: followOf(given, streams, places, tell),
    endAll,
    close: async () => {
      endAll()
      gathering.close()
      for (const timer of timers) clearInterval(timer)
      await listener.close()
      await inOrder(async () => undefined)
    },
  }
}
