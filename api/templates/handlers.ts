import type { Out } from '../../contract/language.ts'
import { templateOperations } from '../../contract/templates.ts'
import { type Concept, type Handlers, plain } from '../platform/concept.ts'
import { queries } from './queries.ts'

const columnsOf = (body: Out<typeof templateOperations.create.body>) => ({
  organization_location_uuid: body.organizationLocation,
  title: body.title,
  description: body.description ?? null,
  start_time: body.startTime,
  end_time: body.endTime,
  break_minutes: body.breakMinutes,
  expertise_level_uuid: body.expertiseLevel,
  service_type_uuid: body.serviceType ?? null,
  published_for_contract_types: body.publishedForContractTypes,
})

const handlers = {
  create: async ({ tx, body, now }) => {
    const made = { ...columnsOf(body), created_at: now }
    return (await tx.insertInto('care_moment_template').values(made).returning('uuid').executeTakeFirstOrThrow()).uuid
  },
  change: async ({ body }) => columnsOf(body),
  remove: plain,
} satisfies Handlers<typeof templateOperations>

export const templates = { operations: templateOperations, handlers, queries } satisfies Concept
