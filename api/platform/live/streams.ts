// The open streams of this server: writing to them, and ending them in time.
import { Readable } from 'node:stream'
import type { News } from '../../../contract/events/live.ts'
import type { Actor } from '../../../contract/language.ts'
import type { Following } from '../concept.ts'
import type { EndedSessions } from '../login/ended-sessions.ts'
import { Problem } from '../problem.ts'

export interface Stream {
  me: Actor
  out: Readable
  until: number
  /** Still catching up on what it missed: until then it gets no new position. */
  isBehind: boolean
}
export interface Streams {
  readonly all: ReadonlySet<Stream>
  /** Throws when this account has too many. */
  open(me: Actor, following: Following): Stream
  write(stream: Stream, text: string): void
  end(stream: Stream): void
  /** Ends those whose token has expired or whose login was ended. */
  sweep(): void
}

/** The messages: an event, the login was ended, fetch everything again, the present position, and a sign of life. */
export const lines = {
  news: (news: News) => `data: ${JSON.stringify(news)}\n\n`,
  ended: 'event: ended\ndata: {}\n\n',
  reset: 'event: reset\ndata: {}\n\n',
  position: (position: string) => `id: ${position}\n\n`,
  beat: ': \n\n',
}

const maxStreamsPerAccount = 10
// The unread bytes a reader may have: a slower one is cut off, and comes back for the rest.
const maxUnread = 262_144

/** No streams yet. */
export const openStreams = (ended: Pick<EndedSessions, 'has'>): Streams => {
  const all = new Set<Stream>()
  const end = (stream: Stream) => {
    all.delete(stream)
    if (!stream.out.destroyed) stream.out.push(null)
  }
  return {
    all,
    end,
    open: (me, { until }) => {
      if ([...all].filter(stream => stream.me.uuid === me.uuid).length >= maxStreamsPerAccount) throw new Problem('unavailable')
      const out = new Readable({ read: () => undefined })
      const stream = { me, out, until, isBehind: true }
      all.add(stream)
      out.on('close', () => all.delete(stream))
      return stream
    },
    write: (stream, text) => {
      if (!all.has(stream)) return
      stream.out.push(text)
      if (stream.out.readableLength < maxUnread) return
      all.delete(stream)
      stream.out.destroy()
    },
    sweep: () => {
      for (const stream of all) {
        const { me, until } = stream
        const isEnded = me.session !== null && ended.has(me.session)
        if (isEnded) stream.out.push(lines.ended)
        if (isEnded || until <= Date.now()) end(stream)
      }
    },
  }
}
