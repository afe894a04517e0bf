import { forgettingOperations } from '../../contract/accounts/forgetting.ts'
import { authorOf } from '../accounts/queries.ts'
import { type Concept, type Handlers, plain } from '../platform/concept.ts'
import { jobs, tasks } from './jobs.ts'
import { figures, mustBeKnown, outlookOf, queries } from './queries.ts'

const handlers = {
  ofCareWorker: ({ tx, params }) => outlookOf(tx, 'careWorker', params.uuid),
  ofClient: async ({ tx, params, reads }) => {
    const outlook = await outlookOf(tx, 'client', params.uuid)
    reads([params.uuid])
    return outlook
  },
  figures: ({ tx }) => figures(tx),
  hold: async ({ tx, me, body, now }) => {
    const { careWorker = null, client = null, reason } = body
    await mustBeKnown(tx, careWorker ?? client ?? '')
    const made = { care_worker_uuid: careWorker, client_uuid: client, reason, author_name: authorOf(me), created_at: now }
    return (await tx.insertInto('forgetting_hold').values(made).returning('uuid').executeTakeFirstOrThrow()).uuid
  },
  release: plain,
} satisfies Handlers<typeof forgettingOperations>

const conflicts = {
  forgetting_hold_care_worker_uuid_key: 'already_held',
  forgetting_hold_client_uuid_key: 'already_held',
} as const
export const forgetting = { operations: forgettingOperations, handlers, queries, jobs, tasks, conflicts } satisfies Concept
