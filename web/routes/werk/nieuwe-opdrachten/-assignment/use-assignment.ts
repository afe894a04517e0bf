import { useQuery } from '@tanstack/react-query'
import type { Moment } from '#care/moment/care-moment.ts'
import type { plannedPayOf } from '#care/moment/hours/pay.ts'
import type { Reaction } from '#care/moment/publication.ts'
import type { AnswerOf } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { liveReactionStatuses } from '#contract/status-groups.ts'

/** An assignment with everything a worker may know about it, and what they have done with it. */
export type Assignment = {
  publication: AnswerOf<'GET /care_moment_publications/{uuid}'>
  moment: Moment
  /** Their newest reaction. */
  reaction: Reaction | undefined
}

/** What the cards need of an assignment, whether it is on offer or asked by name. */
export type Told = {
  moment: Moment
  publication: Pick<Assignment['publication'], 'publishedForContractTypes'> & {
    careMoment: Parameters<typeof plannedPayOf>[0]
    distanceKm?: number | undefined
    /** For a period, if they are known. */
    shifts?: Assignment['publication']['shifts'] | undefined
  }
}

/** Fetches an assignment. The screen is keyed by the uuid, so that no assignment shows under the address of another. */
export function useAssignment(me: string, uuid: string) {
  const publication = useQuery(queryOf('GET /care_moment_publications/{uuid}', { uuid }))
  const momentUuid = publication.data?.careMoment.uuid
  const moment = useQuery({
    ...queryOf('GET /care_moments/{uuid}', { uuid: momentUuid ?? '' }),
    enabled: momentUuid !== undefined,
  })
  const reactions = useQuery(
    queryOf('GET /care_moment_publication_reactions', { query: { 'careMomentPublication.uuid': uuid, 'careWorker.uuid': me } }),
  )
  const reaction = reactions.data?.member.find(one => one.uuid === publication.data?.myReaction?.uuid)
  const data: Assignment | undefined =
    publication.data && moment.data && reactions.data
      ? { publication: publication.data, moment: moment.data, reaction }
      : undefined
  const failed = [publication, moment, reactions].filter(query => query.isError)
  return {
    data,
    /** 404 when it does not exist, or is no longer visible to this worker, whichever query says so. */
    error: failed.find(query => query.error?.status === 404)?.error ?? failed[0]?.error ?? null,
    refetch: () => Promise.all(failed.map(query => query.refetch())),
  }
}

/** Whether a reaction is live: then the worker cannot react again. */
export const isLive = (reaction: Reaction | undefined): reaction is Reaction =>
  reaction !== undefined && liveReactionStatuses.includes(reaction.status)
