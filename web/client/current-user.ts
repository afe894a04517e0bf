import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query'
import { roles } from '#contract/language.ts'
import { queryOf } from './cache.ts'
import type { Session } from './session.ts'
import { useSession } from './use-session.ts'

const fiveMinutes = 5 * 60_000

// The server must answer with a record of the type that was asked for.
const checked = <T extends { '@type': string }>(record: T, type: T['@type']): T => {
  if (record['@type'] !== type) throw new Error('Unexpected data type')
  return record
}

/**
 * The record behind the first role, for its name; shared with anyone who fetches that record at the same time. There is none for
 * a client admin, or before the second step.
 */
export const fetchName = async (client: QueryClient, { uuid, roles: own }: Session): Promise<string | null> => {
  const [role] = own
  if (!uuid) throw new Error('No uuid found')
  if (!role) throw new Error('No role found')
  if (!roles.includes(role)) throw new Error('Unexpected role type')
  if (role === 'ROLE_CARE_WORKER') {
    const { profile } = checked(await client.fetchQuery(queryOf('GET /care_workers/{uuid}', { uuid })), 'CareWorker')
    return `${profile.firstName} ${profile.lastName}`
  }
  if (role === 'ROLE_PLANNER' || role === 'ROLE_BACK_OFFICE_EMPLOYEE') {
    const { firstName, lastName } = checked(
      await client.fetchQuery(queryOf('GET /back_office_employees/{uuid}', { uuid })),
      'BackOfficeEmployee',
    )
    return `${firstName} ${lastName}`
  }
  if (role === 'ROLE_ORGANIZATION_USER' || role === 'ROLE_ORGANIZATION_LOCATION_ADMIN') {
    const { firstName, lastName } = checked(
      await client.fetchQuery(queryOf('GET /organization_users/{uuid}', { uuid })),
      'OrganizationUser',
    )
    return `${firstName} ${lastName}`
  }
  return null
}

/** The name of the logged-in person, cached for five minutes; the username until it has loaded. */
export const useCurrentName = (): string => {
  const session = useSession()
  const { data } = useQuery({
    // The name is not available before the second step; the roles are in the key so that it is fetched after it.
    queryKey: ['current user', session?.uuid, session?.roles[0]],
    queryFn: session ? ({ client }) => fetchName(client, session) : skipToken,
    staleTime: fiveMinutes,
    meta: { once: true },
  })
  return data ?? session?.username ?? ''
}
