import { skipToken, useQuery } from '@tanstack/react-query'
import { call } from './api.ts'
import type { Session } from './session.ts'
import { useSession } from './use-session.ts'

const fiveMinutes = 5 * 60_000

// Which record stands behind the first role (specification section 6); a client admin has none.
const fetchName = async ({ uuid, roles }: Session): Promise<string | null> => {
  const [role] = roles
  if (role === 'ROLE_CARE_WORKER') {
    const { profile } = await call('GET /care_workers/{uuid}', { uuid })
    return `${profile.firstName} ${profile.lastName}`
  }
  if (role === 'ROLE_PLANNER' || role === 'ROLE_BACK_OFFICE_EMPLOYEE') {
    const { firstName, lastName } = await call('GET /back_office_employees/{uuid}', { uuid })
    return `${firstName} ${lastName}`
  }
  if (role === 'ROLE_ORGANIZATION_USER' || role === 'ROLE_ORGANIZATION_LOCATION_ADMIN') {
    const { firstName, lastName } = await call('GET /organization_users/{uuid}', { uuid })
    return `${firstName} ${lastName}`
  }
  return null
}

/** The name of who is logged in, kept for five minutes; the username until it is there. */
export const useCurrentName = (): string => {
  const session = useSession()
  const { data } = useQuery({
    queryKey: ['current user', session?.uuid],
    queryFn: session ? () => fetchName(session) : skipToken,
    staleTime: fiveMinutes,
    meta: { once: true },
  })
  return data ?? session?.username ?? ''
}
