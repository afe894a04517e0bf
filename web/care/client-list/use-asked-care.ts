import { useQuery } from '@tanstack/react-query'
import { inCareStatuses } from '../../../contract/status-groups.ts'
import { askWithToken } from '../../client/cache.ts'

/** The kinds of care that are asked for each of these clients now; undefined while that is asked. One call for a whole page. */
export function useAskedCare(clients: readonly string[] | undefined): (client: string) => string[] | undefined {
  const query = { 'client.uuid': clients ?? [], status: inCareStatuses, itemsPerPage: 100 }
  const { data } = useQuery({ ...askWithToken('GET /care_requests', { query }), enabled: !!clients && clients.length > 0 })
  return uuid =>
    data && [...new Set(data.member.filter(({ client }) => client.uuid === uuid).map(({ serviceType }) => serviceType.name))]
}
