// Live updates: a stream of server-sent events. It says where something changed and never what: the name of an event might reveal
// something the listener may not know.
import * as z from 'zod/mini'
import { everyone } from '../language.ts'
import { file } from '../operations.ts'

/**
 * The data of an event of the stream: the item that changed, as `/v1/care_moments/{uuid}`; without the uuid when the listener can
 * no longer see it. Instead of it, the event `reset` means: fetch everything again; `ended`: this login was ended.
 */
export interface News {
  '@id': string
  '@type': string
  /** Whether the listener's own account made the change. */
  own: boolean
  /** Many clients get this at once: fetch again at a random moment within this many seconds. */
  within?: number
}

/** The type whose parts are reported with it: a viewer of a care moment is also notified of its reactions. */
export const wholeType = 'CareMoment'

export const liveOperations = {
  /**
   * Stays open for clients that accept `text/event-stream`, until the token expires or the login is ended; for others it ends at
   * once. With `Last-Event-ID` it continues after that event; a first request can ask for the last `ago` seconds, such as since
   * its screen was loaded.
   */
  follow: file('/live', {
    by: everyone,
    addition: true,
    query: z.object({ ago: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(3600))) }),
  }),
}
