// How the app is used, counted without knowing by whom: an event with its place, and the end of a visit.
import * as z from 'zod/mini'
import { command } from './operations.ts'
import { text, textOrNone } from './schemas.ts'

const short = textOrNone(300)
const campaign = z.optional(short)
// The setting ANALYTICS_NAME gives the name in the addresses.
const common = { by: 'public', params: { analytics: /^[a-z][a-z0-9_-]{0,40}$/ } } as const
export const analyticsOperations = {
  track: command('POST', '/_{analytics}/track', {
    ...common,
    body: z.looseObject({
      name: text(100),
      context: z.object({
        title: short,
        pathname: short,
        pwa: z.boolean(),
        utm_source: campaign,
        utm_medium: campaign,
        utm_campaign: campaign,
        utm_content: campaign,
        utm_term: campaign,
      }),
    }),
  }),
  /** From now on nothing that was tracked is tied to a login. */
  endTransaction: command('DELETE', '/_{analytics}/transaction', common),
}
