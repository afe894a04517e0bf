// Anonymous usage statistics: an event with its place, and the end of a visit.
import * as z from 'zod/mini'
import { command } from '../operations.ts'
import { text, textOrNone } from '../schemas.ts'

const short = textOrNone(300)
const campaign = z.optional(short)
// The name in the addresses comes from the setting ANALYTICS_NAME.
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
  /** Later events are no longer tied to a login. */
  endTransaction: command('DELETE', '/_{analytics}/transaction', common),
}
