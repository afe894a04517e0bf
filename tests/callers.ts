// Who makes a call of tests/calls.ts: a role, and the caller who has it.
import type { Role } from '../contract/language.ts'
import type { Operation } from '../contract/operations.ts'
import { type Caller, callerWith, type TestApi } from './api.ts'
import { tokenFor } from './world.ts'

/** The first role that an operation is for, with its caller. */
export const openCallers = async ({ as, server, world }: TestApi) => {
  const owing = callerWith(server, await tokenFor(server, world.people.planner, ['IS_AUTHENTICATED_2FA_IN_PROGRESS']))
  const callers: [Role, Caller][] = [
    ['ROLE_CARE_WORKER', as.careWorker],
    ['ROLE_CLIENT_ADMIN', as.clientAdmin],
    ['ROLE_PLANNER', as.planner],
    ['ROLE_BACK_OFFICE_EMPLOYEE', as.backOffice],
    ['ROLE_ORGANIZATION_USER', as.organization],
    ['ROLE_ORGANIZATION_LOCATION_ADMIN', as.locationAdmin],
    ['IS_AUTHENTICATED_2FA_IN_PROGRESS', owing],
  ]
  return ({ by }: Operation) => callers.find(([role]) => by === 'public' || by.includes(role))!
}
