import type { userOperations } from '../../contract/users.ts'
import { endAccess } from '../accounts/queries.ts'
import { offerWork } from '../care-workers/queries.ts'
import type { Handlers } from '../platform/concept.ts'
import { mustKeepAPlanner } from './queries.ts'

export const handlers: Handlers<typeof userOperations> = {
  deactivate: async ({ tx, item }) => {
    if (item.roles.includes('ROLE_PLANNER')) await mustKeepAPlanner(tx, item.uuid)
    await endAccess(tx, item.uuid)
    await offerWork(tx, item.uuid, false)
    return { active: false }
  },
  activate: async ({ tx, item }) => {
    await offerWork(tx, item.uuid, true)
    return { active: true }
  },
}
