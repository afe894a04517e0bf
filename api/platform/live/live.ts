// Live updates: after a hint, and at regular times, a server reads the new events and notifies each listener of those they may
// see.
import type { Readable } from 'node:stream'
import type { News } from '../../../contract/events/live.ts'
import type { Actor } from '../../../contract/language.ts'
import { now } from '../clock.ts'
import type { Following, Live, QueriesOf } from '../concept.ts'
import type { Database } from '../database/database.ts'
import { eventsHint, liveChannel } from '../database/notify/hints.ts'
import { listenTo } from '../database/notify/listen.ts'
import type { Writer } from '../database/writer.ts'
import type { EndedSessions } from '../login/ended-sessions.ts'
import { type Happening, type Place, presentPlace, readOn, readSince, startOf } from './happenings.ts'
import { newsFor } from './sight.ts'
import { lines, openStreams, type Stream, type Streams } from './streams.ts'

interface LiveOptions {
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
  ({ database, queriesOf }: LiveOptions, streams: Streams) =>
  async (happened: Happening[] | undefined, to: Stream[]) => {
    if (!happened) for (const stream of to) streams.write(stream, lines.reset)
    if (!happened || happened.length === 0) return
    const alike = [...Map.groupBy(to, ({ me }) => `${me.uuid} ${me.roles}`).values()]
    const people = alike.map(own => own[0]!.me)
    const newsByPerson = await newsFor({ db: database, queriesOf, now: now() }, happened, people)
    // A login that was ended meanwhile gets nothing more.
    streams.sweep()
    for (const [at, own] of alike.entries()) {
      const text = newsByPerson.get(people[at]!)!.map(lines.news).join('')
      if (text) for (const stream of own) streams.write(stream, text)
    }
  }

/** Collects notifications and passes them on: whether there are events, and the accounts with a new notification. */
const openGathering = (flush: (events: boolean, accounts: Set<string>) => void) => {
  const waitingAccounts = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const handOver = () => {
    timer = undefined
    const events = waitingAccounts.delete(eventsHint)
    const accounts = new Set(waitingAccounts)
    waitingAccounts.clear()
    flush(events, accounts)
  }
  return {
    hear: (payload: string) => {
      waitingAccounts.add(payload)
      timer ??= setTimeout(handOver, gatherMs)
    },
    close: () => clearTimeout(timer),
  }
}

/** How far this server has notified its listeners. They get that position too, and send it when they reconnect. */
const openPlaces = ({ database }: LiveOptions) => {
  let last: Promise<Place> | undefined
  let isElsewhere = false
  const readByTime = async ({ position }: Place) => {
    const place = await presentPlace(database)
    return { place, happened: await readSince(database, position) }
  }
  const present = () => {
    last ??= presentPlace(database)
    const place = last
    place.catch(() => last === place && forget())
    return place
  }
  const forget = () => {
    last = undefined
  }
  return {
    present,
    /** Called while nobody listens. */
    forget,
    /** The next read may be from another database host, where a snapshot of this one means nothing. */
    move: () => {
      isElsewhere = true
    },
    /** The events committed since the last read. After a move they are read by time, so some may have been sent before. */
    next: async () => {
      const from = await present()
      const { happened, place } = isElsewhere ? await readByTime(from) : await readOn(database, from)
      isElsewhere = false
      last = Promise.resolve(place)
      return happened
    },
  }
}

// Runs the steps one at a time. After a failed read, such as when the database was down, every listener is told to fetch
// everything again.
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
const followOf = ({ database }: LiveOptions, streams: Streams, places: Places, tell: Tell) => {
  const begin = async (stream: Stream, since: string | undefined) => {
    const { position } = await places.present()
    if (since) {
      await tell(await readSince(database, since), [stream])
      streams.write(stream, lines.news(notifications))
    }
    stream.isBehind = false
    streams.write(stream, lines.position(position))
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
export const openLive = async (given: LiveOptions): Promise<LiveServer> => {
  const { writer, role, ended } = given
  const streams = openStreams(ended)
  const tell = tellOf(given, streams)
  const places = openPlaces(given)
  const inOrder = openOrder(streams)
  let isListening = false
  // Events committed while the connection was lost are read once there is a new one.
  const tellNext = async () => {
    if (streams.all.size === 0) places.forget()
    else if (isListening) await tell(await places.next(), [...streams.all])
  }
  const gathering = openGathering((events, accounts) => {
    for (const stream of streams.all) if (accounts.has(stream.me.uuid)) streams.write(stream, lines.news(notifications))
    if (events) void inOrder(tellNext)
  })
  const beat = async () => {
    for (const stream of streams.all) streams.write(stream, lines.beat)
    // A server may have stopped between a commit and its hint.
    await tellNext()
    if (!isListening || streams.all.size === 0) return
    const { position } = await places.present()
    for (const stream of streams.all) if (!stream.isBehind) streams.write(stream, lines.position(position))
  }
  const timers = [setInterval(streams.sweep, sweepMs).unref(), setInterval(() => void inOrder(beat), beatMs).unref()]
  const listener = await listenTo(writer, role, {
    channel: liveChannel,
    hear: payload => (streams.all.size > 0 ? gathering.hear(payload) : places.forget()),
    begin: async () => {
      isListening = true
      places.move()
      await inOrder(tellNext)
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
