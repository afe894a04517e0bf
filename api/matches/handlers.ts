import { CareMoment } from '../../contract/care-moments.ts'
import { CareWorker } from '../../contract/care-workers.ts'
import { matchOperations } from '../../contract/matches.ts'
import { type Concept, type Handlers, plain } from '../platform/concept.ts'
import { inState, Problem } from '../platform/problem.ts'
import { findItem } from '../platform/rows/rows.ts'
import { jobs } from './jobs.ts'
import { mails } from './mails.ts'
import { openWorkFor, queries, reachOf } from './queries.ts'

const handlers = {
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
  reach: async ({ tx, params, query, viewer, now }) => {
    const worker = await findItem(tx, CareWorker, params.uuid, viewer)
    if (!worker) throw new Problem('not_found')
    const { contractTypes, acts, expertiseLevel, maximumDistanceKm } = query
    const supposed = {
      ...{ level: expertiseLevel, kilometres: maximumDistanceKm },
      contractTypes: contractTypes && [contractTypes].flat(),
      acts: acts === undefined ? undefined : [acts].flat().filter(act => act !== ''),
    }
    return openWorkFor(tx, worker.uuid, supposed, now)
  },
  publicationPreview: async ({ tx, params, query, viewer, now }) => {
    const moment = await findItem(tx, CareMoment, params.uuid, viewer)
    if (!moment) throw new Problem('not_found')
    if (moment.status !== 'open' && moment.status !== 'withdrawn') throw inState(CareMoment, String(moment.status))
    const contractTypes = [query.publishedForContractTypes].flat()
    return reachOf(tx, { moment: moment.uuid, contractTypes, audience: query.audience }, now)
  },
} satisfies Handlers<typeof matchOperations>

// Constraints for what two people could break at the same time, and the refusal that the second one gets.
const conflicts = {
  one_decline: 'already_declined',
} as const

export const matches = { operations: matchOperations, handlers, queries, mails, jobs, conflicts } satisfies Concept
