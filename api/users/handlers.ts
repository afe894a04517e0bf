import { userOperations } from '../../contract/accounts/users.ts'
import { endAccess } from '../accounts/queries.ts'
import { offerWork } from '../care-workers/queries.ts'
import { mustBeKnown } from '../forgetting/queries.ts'
import type { Concept, Handlers } from '../platform/concept.ts'
import { mustKeepAPlanner, queries } from './queries.ts'

const handlers = {
  deactivate: async ({ tx, item }) => {
    if (item.roles.includes('ROLE_PLANNER')) await mustKeepAPlanner(tx, item.uuid)
    await endAccess(tx, item.uuid)
    await offerWork(tx, item.uuid, false)
    return { active: false }
  },
  activate: async ({ tx, item }) => {
    // For a forgotten care worker who is also a relative, only the work is removed.
    if (item.roles.includes('ROLE_CARE_WORKER')) {
      await mustBeKnown(tx, item.uuid)
      await offerWork(tx, item.uuid, true)
    }
    return { active: true }
  },
} satisfies Handlers<typeof userOperations>

export const users = { operations: userOperations, handlers, queries } satisfies Concept
