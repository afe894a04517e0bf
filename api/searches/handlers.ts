import type { searchOperations } from '../../contract/searches.ts'
import { type Handlers, plain } from '../platform/concept.ts'

export const handlers: Handlers<typeof searchOperations> = {
  create: async ({ tx, body, me, now }) => {
    const made = { care_worker_uuid: me.uuid, name: body.name, query: body.query, by_mail: body.byMail, created_at: now }
    return (await tx.insertInto('saved_search').values(made).returning('uuid').executeTakeFirstOrThrow()).uuid
  },
  remove: plain,
}
