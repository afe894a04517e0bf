import type { Out } from '../../contract/language.ts'
import { columnsOf, wordsOf } from '../../contract/moments/assignment-words.ts'
import { templateOperations } from '../../contract/organizations/templates.ts'
import { type Concept, type Handlers, plain } from '../platform/concept.ts'
import { queries } from './queries.ts'

const rowOf = (body: Out<typeof templateOperations.create.body>) => {
  const words = wordsOf('template', { ...body, location: body.organizationLocation })
  const { location_uuid: organization_location_uuid, ...columns } = columnsOf(words)
  return { ...columns, organization_location_uuid, start_time: body.startTime, end_time: body.endTime }
}

const handlers = {
  create: async ({ tx, body, now }) => {
    const made = { ...rowOf(body), created_at: now }
    return (await tx.insertInto('care_moment_template').values(made).returning('uuid').executeTakeFirstOrThrow()).uuid
  },
  change: async ({ body }) => rowOf(body),
  remove: plain,
} satisfies Handlers<typeof templateOperations>

export const templates = { operations: templateOperations, handlers, queries } satisfies Concept
