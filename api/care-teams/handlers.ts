import type { careTeamOperations } from '../../contract/care-teams.ts'
import type { Handlers } from '../platform/concept.ts'
import { Problem } from '../platform/problem.ts'
import { lockClient, partFrom } from './queries.ts'

// The row goes, its event stays: what it was about is in there.
const aboutWhom = (item: { client: { uuid: string }; careWorker: { uuid: string } }) => ({
  data: { client: item.client.uuid, careWorker: item.careWorker.uuid },
})

export const handlers: Handlers<typeof careTeamOperations> = {
  create: async ({ tx, body }) => {
    await lockClient(tx, body.client)
    const excluded = await tx
      .selectFrom('exclude_list')
      .select('uuid')
      .where('client_uuid', '=', body.client)
      .where('care_worker_uuid', '=', body.careWorker)
      .executeTakeFirst()
    if (excluded) throw new Problem('excluded')
    const made = { client_uuid: body.client, care_worker_uuid: body.careWorker, is_reserve: body.isReserve }
    return (await tx.insertInto('care_team').values(made).returning('uuid').executeTakeFirstOrThrow()).uuid
  },
  remove: async ({ item, note }) => {
    note(aboutWhom(item))
    return undefined
  },
  exclude: async ({ tx, body, me, now }) => {
    await lockClient(tx, body.client)
    const made = { client_uuid: body.client, care_worker_uuid: body.careWorker }
    const { uuid } = await tx.insertInto('exclude_list').values(made).returning('uuid').executeTakeFirstOrThrow()
    await partFrom(tx, body.client, body.careWorker, { me, now })
    return uuid
  },
  include: async ({ item, note }) => {
    note(aboutWhom(item))
    return undefined
  },
}
