// What happens, told while it happens: a stream of server-sent events. It says where something changed and never what: the name of
// an event may say what its listener may not know of the item.
import * as z from 'zod/mini'
import { everyone } from './language.ts'
import { file } from './operations.ts'

/**
 * What the stream tells, as the data of an event: the item that changed, as `/v1/care_moments/{uuid}`; without the uuid when the
 * listener saw it before and no longer does. The event `reset` in its place means: ask everything again; `ended`: this login was ended.
 */
export interface News {
  '@id': string
  '@type': string
  /** Whether the listener's own account did it. */
  own: boolean
}

/** The type of which the parts are told with the whole: who looks at a care moment hears of a reaction to it. */
export const wholeType = 'CareMoment'

export const liveOperations = {
  /**
   * Stays open for who accepts `text/event-stream`, until the token expires or the login is ended; for others it ends at once. With
   * `Last-Event-ID` it begins with what happened since; who comes for the first time may ask for what happened in the `ago` seconds
   * before, such as since its screen was filled.
   */
  follow: file('/live', {
    by: everyone,
    addition: true,
    query: z.object({ ago: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(3600))) }),
  }),
}
