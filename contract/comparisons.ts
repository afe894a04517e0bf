// Reactions side by side, for whoever chooses: whether each person can come and why not, and who is second choice.
import * as z from 'zod/mini'
import { CareMomentPublicationReaction } from './moments/publications.ts'
import { organization } from './moments/reaction-transitions.ts'
import { action, command } from './operations.ts'
import { iriText, nothing } from './schemas.ts'
import { eligibility } from './workers/eligibility.ts'

export const comparisonOperations = {
  /** The open reactions: why each could not be chosen, and what is good to know about working time. */
  comparison: command('GET', '/care_moment_publications/{uuid}/comparison', {
    by: organization,
    addition: true,
    answer: z.object({
      reactions: z.array(z.object({ reaction: iriText('CareMomentPublicationReaction'), ...eligibility })),
    }),
  }),
  /**
   * The open dates of the series to which this worker also reacted, and whether they can be chosen for each, assuming they
   * already had this date and each of `chosen` (reactions of the same worker to the series).
   */
  seriesReactions: command('GET', '/care_moment_publication_reactions/{uuid}/series_reactions', {
    by: organization,
    addition: true,
    query: z.object({ chosen: z.optional(z.union([z.uuid(), z.array(z.uuid()).check(z.maxLength(200))])) }),
    answer: z.object({
      reactions: z.array(
        z.object({
          reaction: iriText('CareMomentPublicationReaction'),
          ...{ startDate: z.string(), endDate: z.string() },
          ...eligibility,
        }),
      ),
    }),
  }),
  standby: action('PATCH', CareMomentPublicationReaction, 'standby', nothing, { addition: true }),
  noStandby: action('PATCH', CareMomentPublicationReaction, 'no_standby', nothing, { addition: true }),
}
