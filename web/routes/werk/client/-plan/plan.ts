// Who may change a client's care plan.
import { useQuery } from '@tanstack/react-query'
import { daysLater } from '#care/amsterdam-time.ts'
import { now } from '#care/now.ts'
import { queryOf } from '#client/cache.ts'
import { useMe } from '#client/use-me.ts'
import { busyStatuses } from '#contract/status-groups.ts'

/**
 * Whether this person may change the plan and the medication: with a shift here that is to come, in progress, or ended less than
 * a day ago; undefined while it loads. The server decides; this is for the buttons.
 */
export function useCaresNow(client: string): { cares: boolean | undefined; isLoading: boolean } {
  const me = useMe()
  const last = useQuery(
    queryOf('GET /clients/{client_id}/care_moments', {
      client_id: client,
      query: { 'assignee.uuid': me, status: busyStatuses, 'order[startDate]': 'desc', itemsPerPage: 1 },
    }),
  )
  const cares = last.data?.member.some(({ endDate }) => Date.parse(endDate) > Date.parse(daysLater(now(), -1)))
  return { cares, isLoading: last.isLoading }
}
/** Why people without such a shift cannot change the plan and the medication. */
export const caresNotNow =
  'Je hebt hier nu geen dienst. Wijzigen kan wie hier nog komt werken, tot een dag na de laatste dienst. Klopt er iets niet? Bel de organisatie.'
