import { liveOperations } from '../../contract/events/live.ts'
import type { Concept, Handlers } from '../platform/concept.ts'

const handlers = {
  follow: async ({ me, query, browser, services }) => ({
    name: 'live.txt',
    type: 'text/event-stream; charset=utf-8',
    content: () => services.live.follow(me, { ...browser.following(), ago: query.ago }),
  }),
} satisfies Handlers<typeof liveOperations>

export const live = { operations: liveOperations, handlers } satisfies Concept
