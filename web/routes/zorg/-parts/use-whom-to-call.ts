import { useQuery } from '@tanstack/react-query'
import { clientQuery } from '#care/client-file/client.ts'
import type { Office } from '#care/office/office.ts'
import { queryOf } from '#client/cache.ts'
import { type CallWay, whomToCall } from '#rules/people/family-call.ts'

/** Whom to call now about a client, in order of preference; the client's manager, and when the office is open. */
export function useWhomToCall(client: string | undefined, now: string) {
  const { data: person, isLoading: isPersonLoading } = useQuery({ ...clientQuery(client ?? ''), enabled: client !== undefined })
  const { data: offices, isLoading: isOfficeLoading } = useQuery(queryOf('GET /offices', {}))
  const office: Office | undefined = offices?.member[0]
  const manager = person?.clientManager
  const ways: CallWay[] = whomToCall({ manager, office, place: person?.responsibleLocation }, now)
  return { ways, manager, office, isLoading: isPersonLoading || isOfficeLoading }
}
