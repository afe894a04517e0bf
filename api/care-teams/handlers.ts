import { careTeamOperations } from '../../contract/clients/care-teams.ts'
import type { Concept, Handlers } from '../platform/concept.ts'
import { Problem } from '../platform/problem.ts'
import { isFamily, lockClient, queries, removeExcluded } from './queries.ts'

// The row is removed but its event stays, so the event records what the row was about.
const aboutWhom = (item: { client: { uuid: string }; careWorker: { uuid: string } }) => ({
  data: { client: item.client.uuid, careWorker: item.careWorker.uuid },
})

const handlers = {
  create: async ({ tx, body }) => {
    await lockClient(tx, body.client)
    const excluded = await tx
      .selectFrom('exclude_list')
      .select('uuid')
      .where('client_uuid', '=', body.client)
      .where('care_worker_uuid', '=', body.careWorker)
      .executeTakeFirst()
    if (excluded) throw new Problem('excluded')
    if (await isFamily(tx, body.careWorker, body.client)) throw new Problem('is_family')
    const made = { client_uuid: body.client, care_worker_uuid: body.careWorker, is_reserve: body.isReserve }
    return (await tx.insertInto('care_team').values(made).returning('uuid').executeTakeFirstOrThrow()).uuid
  },
  remove: async ({ item, note }) => {
    note(aboutWhom(item))
    return undefined
  },
  exclude: async ({ tx, body, me, now }) => {
    await lockClient(tx, body.client)
    const made = { client_uuid: body.client, care_worker_uuid: body.careWorker, reason: body.reason ?? null }
    const { uuid } = await tx.insertInto('exclude_list').values(made).returning('uuid').executeTakeFirstOrThrow()
    await removeExcluded(tx, body.client, body.careWorker, { me, now })
    return uuid
  },
  include: async ({ item, note }) => {
    note(aboutWhom(item))
    return undefined
  },
} satisfies Handlers<typeof careTeamOperations>

// Database constraints for what two people could break at the same time, and the refusal that the second one gets.
const conflicts = {
  care_team_client_uuid_care_worker_uuid_key: 'already_in_team',
  exclude_list_client_uuid_care_worker_uuid_key: 'already_excluded',
} as const

export const careTeams = { operations: careTeamOperations, handlers, queries, conflicts } satisfies Concept
