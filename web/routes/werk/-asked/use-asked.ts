import { useQuery } from '@tanstack/react-query'
import { ask } from '#client/cache.ts'
import { askingInvitationStatuses } from '#contract/status-groups.ts'
import type { Told } from '../nieuwe-opdrachten/-assignment/use-assignment.ts'

/** A question by name with its assignment; without that when it can no longer be answered. */
export function useAsked(uuid: string) {
  const question = useQuery(ask('GET /care_moment_invitations/{uuid}', { uuid }))
  const invitation = question.data
  const asks = invitation !== undefined && askingInvitationStatuses.includes(invitation.status)
  const moment = useQuery({
    ...ask('GET /care_moments/{uuid}', { uuid: invitation?.careMoment.uuid ?? '' }),
    enabled: asks,
  })
  const rate = invitation?.hourlyRate
  const told = asks && moment.data ? { ...moment.data, ...(rate !== undefined && { hourlyRate: rate }) } : undefined
  const assignment: Told | undefined = told && {
    moment: told,
    publication: {
      ...{ careMoment: told, distanceKm: invitation!.distanceKm },
      publishedForContractTypes: [invitation!.contractType],
    },
  }
  const failed = [question, moment].filter(query => query.isError)
  return {
    data: invitation && (assignment || !asks) ? { invitation, assignment } : undefined,
    error: failed[0]?.error ?? null,
    refetch: () => Promise.all(failed.map(query => query.refetch())),
  }
}
