import type { matchOperations } from '../../contract/matches.ts'
import { type Handlers, plain } from '../platform/concept.ts'
import { Problem } from '../platform/problem.ts'

export const handlers: Handlers<typeof matchOperations> = {
  decline: async ({ tx, body, me, now }) => {
    const made = {
      care_worker_uuid: me.uuid,
      care_moment_publication_uuid: body.careMomentPublication,
      whole_series: body.wholeSeries,
      created_at: now,
    }
    const live = await tx
      .selectFrom('care_moment_publication_reaction')
      .select('uuid')
      .where('care_moment_publication_uuid', '=', body.careMomentPublication)
      .where('care_worker_uuid', '=', me.uuid)
      .where('status', 'in', ['open', 'assigned'])
      .executeTakeFirst()
    if (live) throw new Problem('already_reacted')
    return (await tx.insertInto('declined_publication').values(made).returning('uuid').executeTakeFirstOrThrow()).uuid
  },
  undoDecline: plain,
}
