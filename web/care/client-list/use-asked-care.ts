import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { inCareStatuses } from '../../../contract/status-groups.ts'
import type { AnswerOf } from '../../client/api.ts'
import { ask } from '../../client/cache.ts'

/** The care that is asked for a client now; undefined while that is asked. */
export type AskedCare = (client: string) => Asked[] | undefined
type Asked = AnswerOf<'GET /care_requests'>['member'][number]

/** That of each of these clients, in one call for a whole page. */
export function useAskedCare(clients: readonly string[] | undefined): AskedCare {
  const query = { 'client.uuid': clients ?? [], status: inCareStatuses, itemsPerPage: 100 }
  const asked = ask('GET /care_requests', { query })
  const { data } = useQuery({ ...asked, select: byClient, enabled: !!clients && clients.length > 0 })
  return useCallback(client => data && (data[client] ?? []), [data])
}
// Only what the rows show: they are not rendered again for anything else.
const byClient = ({ member }: AnswerOf<'GET /care_requests'>): Partial<Record<string, Asked[]>> =>
  Object.groupBy(member, ({ client }) => client.uuid)
