import { agreementOperations } from '../../contract/workers/agreements.ts'
import { ownAccount } from '../accounts/queries.ts'
import type { Concept, Handlers } from '../platform/concept.ts'
import { agreeTo, queries } from './queries.ts'

const handlers = {
  agree: async ({ tx, me, now }) => {
    await agreeTo(tx, await ownAccount(tx, me), now)
    return undefined
  },
} satisfies Handlers<typeof agreementOperations>

export const agreements = { operations: agreementOperations, handlers, queries } satisfies Concept
