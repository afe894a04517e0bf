// The viewers of the screens: a person of the demo world for every role.
import { type Screen, screens } from '../../contract/addresses.ts'
import type { Role } from '../../contract/language.ts'
import { decide } from '../../web/client/guard.ts'

export interface Viewer {
  who: string
  /** Without one, nobody is logged in. */
  username?: string
  roles: Role[] | null
}

export const viewers: Viewer[] = [
  { who: 'a visitor', roles: null },
  { who: 'someone who owes a code', username: 'planner@demo.example', roles: ['IS_AUTHENTICATED_2FA_IN_PROGRESS'] },
  { who: 'a care worker', username: 'zorgverlener@demo.example', roles: ['ROLE_CARE_WORKER'] },
  { who: 'family', username: 'client@demo.example', roles: ['ROLE_CLIENT_ADMIN'] },
  { who: 'a planner', username: 'planner@demo.example', roles: ['ROLE_PLANNER'] },
  { who: 'the back office', username: 'backoffice@demo.example', roles: ['ROLE_BACK_OFFICE_EMPLOYEE'] },
  { who: 'an organization', username: 'organisatie@demo.example', roles: ['ROLE_ORGANIZATION_USER'] },
  { who: 'a location', username: 'locatie@demo.example', roles: ['ROLE_ORGANIZATION_LOCATION_ADMIN'] },
]
/** Everyone whom the guard admits to a screen. */
export const viewersOf = (screen: Screen): Viewer[] =>
  viewers.filter(({ roles }) => !decide(roles && { roles }, { ...screens[screen], path: screen }).redirect)
