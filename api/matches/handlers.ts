import { CareMoment } from '../../contract/care-moments.ts'
import type { matchOperations } from '../../contract/matches.ts'
import { type Handlers, plain } from '../platform/concept.ts'
import { inState, Problem } from '../platform/problem.ts'
import { findItem } from '../platform/rows/rows.ts'
import { reachOf } from './queries.ts'

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
  publicationPreview: async ({ tx, params, query, me, now }) => {
    const moment = await findItem(tx, CareMoment, params.uuid, me, now)
    if (!moment) throw new Problem('not_found')
    if (moment.status !== 'open' && moment.status !== 'withdrawn') throw inState(CareMoment, String(moment.status))
    const contractTypes = [query.publishedForContractTypes].flat()
    return reachOf(tx, { moment: moment.uuid, contractTypes, audience: query.audience }, now)
  },
}
