import { Client } from '../../contract/clients/clients.ts'
import { CareMoment } from '../../contract/moments/care-moments.ts'
import { matchOperations, minCounted } from '../../contract/organizations/matches.ts'
import { OrganizationLocation } from '../../contract/organizations/organizations.ts'
import { CareWorker } from '../../contract/workers/care-workers.ts'
import { type Concept, type Handlers, plain } from '../platform/concept.ts'
import { inState, invalid, Problem } from '../platform/problem.ts'
import { findItem } from '../platform/rows/rows.ts'
import { jobs } from './jobs.ts'
import { mailTemplates } from './mail-templates.ts'
import { mails } from './mails.ts'
import { conditionsOf, newWork, openWorkFor, queries, reachOf, storedWork } from './queries.ts'

const uncounted = { careWorkers: null, atOnce: null, inDailyMail: null, inAppOnly: null }

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
    const offer = { moment: moment.uuid, contractTypes, audience: query.audience }
    const reached = await conditionsOf(tx, storedWork(moment.uuid), offer)
    const counted = await reachOf(tx, offer, now)
    const isTooFew = query.audience !== 'everyone' && reached.people < minCounted
    return { ...(isTooFew ? uncounted : counted), ...reached }
  },
  newPublicationPreview: async ({ tx, query, viewer, now }) => {
    const { location, client, acts = [], publishedForContractTypes, audience } = query
    if (!(await findItem(tx, OrganizationLocation, location, viewer))) throw invalid('location', 'Deze locatie is er niet.')
    if (client && !(await findItem(tx, Client, client, viewer))) throw invalid('client', 'Deze cliënt is er niet.')
    return conditionsOf(tx, newWork(query, [acts].flat(), now), { contractTypes: [publishedForContractTypes].flat(), audience })
  },
} satisfies Handlers<typeof matchOperations>

// Database constraints for what two people could break at the same time, and the refusal that the second one gets.
const conflicts = {
  one_decline: 'already_declined',
} as const

export const matches = { operations: matchOperations, handlers, queries, mails, mailTemplates, jobs, conflicts } satisfies Concept
