import { sql } from 'kysely'
import { Client } from '../../contract/clients/clients.ts'
import type { AnyResource, Item } from '../../contract/language.ts'
import { CareMoment } from '../../contract/moments/care-moments.ts'
import { CareWorker } from '../../contract/workers/care-workers.ts'
import { reviewOperations } from '../../contract/workers/reviews.ts'
import { myLocations, myOrganization } from '../organizations/queries.ts'
import type { Concept, Handlers, Viewer } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'
import { inState, invalid, Problem } from '../platform/problem.ts'
import { findItem } from '../platform/rows/rows.ts'
import { careWorkerFigures, isTooLate, locationFigures, queries, statsOf } from './queries.ts'

const handlers = {
  reviewCareWorker: async ({ tx, body, me, now, viewer }) => {
    const moment = await reviewable(tx, body, viewer)
    // A relative who came there for work does not judge that.
    if (moment.assignee?.uuid === me.uuid) throw new Problem('forbidden')
    const row = {
      ...rowOf(body, moment, now),
      written_by: me.roles.includes('ROLE_CLIENT_ADMIN') ? 'client' : 'organization',
      author_uuid: me.uuid,
    }
    await mustBeAbout(tx, body.tags, ['care_worker'])
    const { uuid } = await tx.insertInto('care_worker_review').values(row).returning('uuid').executeTakeFirstOrThrow()
    const tags = [...new Set(body.tags)].map(tag => ({ care_worker_review_uuid: uuid, review_tag_uuid: tag }))
    if (tags.length > 0) await tx.insertInto('care_worker_review_tag').values(tags).execute()
    return uuid
  },
  reviewOrganization: async ({ tx, body, me, now, viewer }) => {
    const moment = await reviewable(tx, body, viewer)
    if (moment.assignee?.uuid !== me.uuid) throw new Problem('forbidden')
    await mustBeAbout(tx, body.tags, ['organization', 'client'])
    const row = { ...rowOf(body, moment, now), reviewee_uuid: moment.location.organization.uuid }
    const { uuid } = await tx.insertInto('organization_review').values(row).returning('uuid').executeTakeFirstOrThrow()
    const tags = [...new Set(body.tags)].map(tag => ({ organization_review_uuid: uuid, review_tag_uuid: tag }))
    if (tags.length > 0) await tx.insertInto('organization_review_tag').values(tags).execute()
    return uuid
  },
  careWorkerStats: async ({ tx, params, viewer }) => {
    await see(tx, CareWorker, params.uuid, viewer)
    return statsOf(tx, 'care_worker_review', sql`r.care_worker_uuid = ${params.uuid}::uuid`)
  },
  clientStats: async ({ tx, params, reads, viewer }) => {
    await see(tx, Client, params.uuid, viewer)
    reads([params.uuid])
    return statsOf(tx, 'care_worker_review', sql`m.client_uuid = ${params.uuid}::uuid`)
  },
  organizationStats: ({ tx, me }) =>
    statsOf(
      tx,
      'organization_review',
      me.roles.includes('ROLE_ORGANIZATION_USER')
        ? sql`r.reviewee_uuid = ${myOrganization({ me })}`
        : sql`m.location_uuid = ${myLocations({ me })}`,
    ),
  momentCareWorkerStats: async ({ tx, params, query, me, now, viewer }) => {
    const moment = await see(tx, CareMoment, params.uuid, viewer)
    const worker = me.roles.includes('ROLE_CARE_WORKER') ? me.uuid : (query.careWorker ?? moment.assignee?.uuid)
    if (!worker || (query.careWorker && !(await isCandidate(tx, moment, worker)))) throw new Problem('not_found')
    const figures = await careWorkerFigures(tx, worker, moment.location.organization.uuid, now)
    return { careWorker: `/v1/care_workers/${worker}`, ...figures }
  },
  momentLocationStats: async ({ tx, params, me, now, viewer }) => {
    const moment = await see(tx, CareMoment, params.uuid, viewer)
    const assignee = me.roles.includes('ROLE_CLIENT_ADMIN') ? undefined : moment.assignee?.uuid
    const worker = me.roles.includes('ROLE_CARE_WORKER') ? me.uuid : assignee
    const figures = await locationFigures(tx, moment, worker, now)
    return { organizationLocation: `/v1/organization_locations/${moment.location.uuid}`, ...figures }
  },
} satisfies Handlers<typeof reviewOperations>

const see = async <R extends AnyResource>(tx: Tx, resource: R, uuid: string, viewer: Viewer): Promise<Item<R>> => {
  const item = await findItem(tx, resource, uuid, viewer)
  if (!item) throw new Problem('not_found')
  return item as unknown as Item<R>
}

type Review = { careMoment: string; rating: number; tags: string[]; text?: string | null | undefined }
const reviewable = async (tx: Tx, body: Review, viewer: Viewer) => {
  const moment = await see(tx, CareMoment, body.careMoment, viewer)
  if (moment.status !== 'approved') throw inState(CareMoment, moment.status)
  if (await isTooLate(tx, moment, viewer.now)) throw new Problem('review_too_late')
  return moment
}
const rowOf = ({ careMoment, rating, text }: Review, moment: Item<typeof CareMoment>, now: string) => ({
  care_moment_uuid: careMoment,
  care_worker_uuid: moment.assignee!.uuid,
  rating,
  text: text ?? null,
  created_at: now,
})
const mustBeAbout = async (tx: Tx, tags: string[], contexts: string[]) => {
  if (tags.length === 0) return
  const fitting = await tx
    .selectFrom('review_tag')
    .select('uuid')
    .where('uuid', 'in', tags)
    .where('context', 'in', contexts)
    .execute()
  const known = new Set(fitting.map(({ uuid }) => uuid))
  const wrong = tags.findIndex(tag => !known.has(tag))
  if (wrong >= 0) throw invalid(`tags[${wrong}]`, 'Deze omschrijving past niet bij deze beoordeling.')
}

const isCandidate = async (tx: Tx, moment: Item<typeof CareMoment>, worker: string) =>
  moment.assignee?.uuid === worker ||
  Boolean(
    await tx
      .selectFrom('care_moment_publication_reaction as r')
      .innerJoin('care_moment_publication as p', 'p.uuid', 'r.care_moment_publication_uuid')
      .select('r.uuid')
      .where('p.care_moment_uuid', '=', moment.uuid)
      .where('r.care_worker_uuid', '=', worker)
      .executeTakeFirst(),
  )

// Database constraints for what two people could break at the same time, and the refusal that the second one gets.
const conflicts = {
  one_care_worker_review: 'already_reviewed',
  one_organization_review: 'already_reviewed',
} as const

export const reviews = { operations: reviewOperations, handlers, queries, conflicts } satisfies Concept
