import type { organizationOperations } from '../../contract/organizations.ts'
import { type Handlers, plain } from '../platform/concept.ts'

export const handlers: Handlers<typeof organizationOperations> = {
  createRate: async ({ tx, body }) => {
    const made = {
      organization_location_uuid: body.organizationLocation,
      expertise_level_uuid: body.expertiseLevel,
      contract_type: body.contractType,
      hourly_rate: body.hourlyRate,
      fixed: body.fixed,
      valid_from: body.validFrom,
    }
    return (await tx.insertInto('organization_location_rate').values(made).returning('uuid').executeTakeFirstOrThrow()).uuid
  },
  createFavorite: async ({ tx, body, me, now }) => {
    const user = await tx
      .selectFrom('organization_user')
      .select('organization_uuid')
      .where('uuid', '=', me.uuid)
      .executeTakeFirstOrThrow()
    const made = { organization_uuid: user.organization_uuid, care_worker_uuid: body.careWorker, created_at: now }
    return (await tx.insertInto('favorite_care_worker').values(made).returning('uuid').executeTakeFirstOrThrow()).uuid
  },
  removeFavorite: plain,
}
