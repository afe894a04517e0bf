import { sql } from 'kysely'
import { FavoriteCareWorker, favoriteOperations } from '../../contract/organizations/favorites.ts'
import { myOrganization } from '../organizations/queries.ts'
import type { Concept, Handlers } from '../platform/concept.ts'
import { record } from '../platform/events/outbox.ts'
import { Problem } from '../platform/problem.ts'
import { queries } from './queries.ts'

const handlers = {
  create: async ({ tx, body, me, now }) => {
    const { rows } = await sql<{
      uuid: string
    }>`insert into favorite_care_worker (organization_uuid, care_worker_uuid, created_at)
      values (${myOrganization({ me })}, ${body.careWorker}, ${now}) returning uuid`.execute(tx)
    return rows[0]!.uuid
  },
  remove: async ({ item, note }) => {
    const { careWorker, organization, createdAt } = item
    note({ data: { careWorker: careWorker.uuid, organization: organization.uuid, createdAt } })
    return undefined
  },
  restore: async ({ tx, params, me, now }) => {
    const { rows } = await sql`insert into favorite_care_worker (uuid, organization_uuid, care_worker_uuid, created_at)
      select e.subject_uuid, (e.data ->> 'organization')::uuid, (e.data ->> 'careWorker')::uuid, (e.data ->> 'createdAt')::timestamptz
      from event e where e.subject_uuid = ${params.uuid}::uuid and e.name = 'favorite_care_worker_removed'
        and (e.data ->> 'organization')::uuid = ${myOrganization({ me })}
      order by e.uuid desc limit 1 returning uuid`.execute(tx)
    if (rows.length === 0) throw new Problem('not_found')
    const name = 'favorite_care_worker_added' as const
    await record(tx, [{ name, subjectType: FavoriteCareWorker.type, subjectUuid: params.uuid, me, now }])
    return undefined
  },
} satisfies Handlers<typeof favoriteOperations>

// Database constraints for what two people could break at the same time, and the refusal that the second one gets.
const conflicts = {
  favorite_care_worker_organization_uuid_care_worker_uuid_key: 'already_favorite',
  favorite_care_worker_pkey: 'already_favorite',
} as const

export const favorites = { operations: favoriteOperations, handlers, queries, conflicts } satisfies Concept
