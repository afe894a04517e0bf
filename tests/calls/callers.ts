// The callers for tests/calls/calls.ts: each role with a person who has it.
import type { Role } from '../../contract/language.ts'
import type { Operation } from '../../contract/operations.ts'
import { type Caller, callerWith, type TestApi } from '../servers/api.ts'
import { tokenFor } from '../worlds/world.ts'

/** One caller for each role. */
export const callersByRole = async ({ as, server, world }: TestApi): Promise<[Role, Caller][]> => {
  const owing = callerWith(server, await tokenFor(server, world.people.planner, ['IS_AUTHENTICATED_2FA_IN_PROGRESS']))
  return [
    ['ROLE_CARE_WORKER', as.careWorker],
    ['ROLE_CLIENT_ADMIN', as.clientAdmin],
    ['ROLE_PLANNER', as.planner],
    ['ROLE_BACK_OFFICE_EMPLOYEE', as.backOffice],
    ['ROLE_ORGANIZATION_USER', as.organization],
    ['ROLE_ORGANIZATION_LOCATION_ADMIN', as.locationAdmin],
    ['IS_AUTHENTICATED_2FA_IN_PROGRESS', owing],
  ]
}
/** The first role that an operation is for, with its caller. */
export const openCallers = async (api: TestApi) => {
  const callers = await callersByRole(api)
  return ({ by }: Operation) => callers.find(([role]) => by === 'public' || by.includes(role))!
}
