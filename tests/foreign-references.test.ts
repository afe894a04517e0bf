// Relations in a body: the actor cannot attach an item that they may not see, and the refusal does not reveal that it exists.
// Covers every relation in every body of the contract, and every role that sees only part of the items.
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { queries } from '../api/concepts.ts'
import { type JsonSchema, jsonOf } from '../api/platform/documents/json-schema.ts'
import { resourceOf } from '../contract/catalogue.ts'
import { iriOf, type Role } from '../contract/language.ts'
import type { Operation } from '../contract/operations.ts'
import { type Call, openCalls, operations } from './calls/calls.ts'
import { putApiClient } from './calls/doors/api-client-calls.ts'
import { putProposal } from './calls/review-calls.ts'
import { pdfOf } from './files/sent-files.ts'
import { openTestApi, uploadOf } from './servers/api.ts'
import { must } from './worlds/moments.ts'
import { rowsOf } from './worlds/rows.ts'
import { today, uuidOf } from './worlds/world.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())
const callFor = await openCalls(api)
const rows = rowsOf(db, world)

const columns = {
  careWorker: 'ROLE_CARE_WORKER',
  clientAdmin: 'ROLE_CLIENT_ADMIN',
  organization: 'ROLE_ORGANIZATION_USER',
  locationAdmin: 'ROLE_ORGANIZATION_LOCATION_ADMIN',
} as const satisfies Record<string, Role>
type Column = keyof typeof columns
const seesAll = (type: string, column: Column) =>
  (queries[type]!.visible as Partial<Record<Role, unknown>>)[columns[column]] === true

/** A body field that holds the address of an item; '[]' stands for a member of a list. */
interface Reference {
  path: string[]
  type: string
}
const referencesIn = (schema: JsonSchema, path: string[] = []): Reference[] => {
  const type = schema['x-resource']
  if (type) return [{ path, type }]
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => referencesIn(inner, [...path, name])),
    ...(schema.items ? referencesIn(schema.items, [...path, '[]']) : []),
    ...(schema.anyOf ?? []).flatMap(option => referencesIn(option, path)),
  ]
}
/** The body with this address in that place, otherwise unchanged. */
const put = (value: unknown, [step, ...rest]: string[], iri: string): unknown => {
  if (step === undefined) return iri
  if (step === '[]') return [put((value as unknown[] | undefined)?.[0], rest, iri)]
  const known = (value ?? {}) as Record<string, unknown>
  return { ...known, [step]: put(known[step], rest, iri) }
}
const propertyPath = (path: string[]) => path.join('.').replaceAll('.[]', '[0]')

/** An item of each kind that people of the other organization know and ours do not. */
const theirs = {
  Organization: world.otherOrganization,
  Client: world.otherClient,
  OrganizationLocation: world.harbour,
  CareWorker: `/v1/care_workers/${world.people.newWorker.uuid}`,
  CareWorkerAvailability: await availabilityOfAnother(),
  CareMoment: `/v1/care_moments/${await rows.putMoment('open', { side: 'other' })}`,
  CareMomentPublication: `/v1/care_moment_publications/${await rows.putPublication('open', undefined, 'other')}`,
  CareMomentPublicationReaction: `/v1/care_moment_publication_reactions/${await rows.putReaction('open', 'other')}`,
  ...(await carePapers(world.otherClient)),
  UserFile: await fileOfColleague(),
  ClientAdmin: await relativeOfAnother(),
  // A program of the back office is nobody's manager.
  BackOfficeEmployee: `/v1/back_office_employees/${await putApiClient(api, 'active', 'own', 'ROLE_PLANNER')}`,
  ContractProposal: `/v1/contract_proposals/${await putProposal(api, 'other')}`,
}
/** The same for our own organization's other location, which its location admin does not know. */
const inWest = {
  Client: world.clientInWest,
  OrganizationLocation: world.west,
  ...(await momentInWest()),
  ...(await carePapers(world.clientInWest)),
}
async function carePapers(client: string) {
  const client_uuid = uuidOf(client)
  const problem = await db.selectFrom('omaha_system_domain_problem').select('uuid').executeTakeFirstOrThrow()
  const plan = {
    client_uuid,
    problem_uuid: problem.uuid,
    modifier: 'actual',
    goal: 'Loopt zelf.',
    created_at: today,
    updated_at: today,
  }
  const written = {
    client_uuid,
    author_uuid: world.people.colleague.uuid,
    author_name: 'Özge',
    text: 'Rustig.',
    created_at: today,
  }
  const made = await db.insertInto('care_plan_problem').values(plan).returning('uuid').executeTakeFirstOrThrow()
  const report = await db.insertInto('client_report').values(written).returning('uuid').executeTakeFirstOrThrow()
  return { CarePlanProblem: `/v1/care_plan_problems/${made.uuid}`, ClientReport: `/v1/client_reports/${report.uuid}` }
}
async function momentInWest() {
  const reaction = await rows.putReaction('open')
  const { publication, moment } = await db
    .selectFrom('care_moment_publication_reaction as r')
    .innerJoin('care_moment_publication as p', 'p.uuid', 'r.care_moment_publication_uuid')
    .select(['p.uuid as publication', 'p.care_moment_uuid as moment'])
    .where('r.uuid', '=', reaction)
    .executeTakeFirstOrThrow()
  const place = { location_uuid: uuidOf(world.west), client_uuid: uuidOf(world.clientInWest) }
  await db.updateTable('care_moment').set(place).where('uuid', '=', moment).execute()
  return {
    CareMoment: `/v1/care_moments/${moment}`,
    CareMomentPublication: `/v1/care_moment_publications/${publication}`,
    CareMomentPublicationReaction: `/v1/care_moment_publication_reactions/${reaction}`,
  }
}
async function availabilityOfAnother() {
  const said = { available: true, start_date: '2027-06-01T08:00:00Z', end_date: '2027-06-01T16:00:00Z' }
  const row = { care_worker_uuid: world.people.newWorker.uuid, ...said }
  const { uuid } = await db.insertInto('care_worker_availability').values(row).returning('uuid').executeTakeFirstOrThrow()
  return `/v1/care_worker_availabilities/${uuid}`
}
async function relativeOfAnother() {
  const account = {
    username: 'van-een-ander@voorbeeld.example',
    password_hash: '',
    roles: ['ROLE_CLIENT_ADMIN'],
    created_at: today,
  }
  const { uuid } = await db.insertInto('account').values(account).returning('uuid').executeTakeFirstOrThrow()
  await db.insertInto('client_admin').values({ uuid, first_name: 'Nora', last_name: 'Smit' }).execute()
  return `/v1/client_admins/${uuid}`
}
async function fileOfColleague() {
  const { body, headers } = uploadOf('bewijs.pdf', pdfOf('bewijs'))
  return must(await as.colleague.post('/user_files', body, headers), 201)['@id']
}
type Kind = keyof typeof theirs
const unseenBy = (type: string, column: Column): string[] => {
  const neighbours: Partial<Record<Kind, string>> = column === 'locationAdmin' ? inWest : {}
  const found = [theirs[type as Kind], neighbours[type as Kind]].filter(iri => iri !== undefined)
  if (found.length === 0) throw new Error(`Say in this file which ${type} is another's`)
  return found
}

interface ReferenceCase {
  id: string
  operation: Operation
  field: string
  reference: Reference
  column: Column
}
const asked: ReferenceCase[] = operations.flatMap(({ id, operation }) => {
  const { by, body } = operation
  const references = body && by !== 'public' ? referencesIn(jsonOf(body, 'input')) : []
  return references.flatMap(reference =>
    (Object.keys(columns) as Column[])
      .filter(column => by.includes(columns[column]) && !seesAll(reference.type, column))
      .map(column => ({ id, operation, field: propertyPath(reference.path), reference, column })),
  )
})
const send = (column: Column, { method }: Operation, { path, headers }: Call, body: unknown) =>
  as[column].send(method, path, body, headers)

test('there are relations of every kind to look at', () => {
  expect([...new Set(asked.map(({ reference }) => reference.type))].toSorted()).toEqual(Object.keys(theirs).toSorted())
})
test.each(asked)('$column names in $id nothing unseen as $field', async ({ id, operation, reference, column, field }) => {
  const { type, path } = reference
  const call = await callFor(id, operation, 'own', columns[column])
  const refusalOf = async (iri: string) => {
    const { status, body } = await send(column, operation, call, put(call.body, path, iri))
    expect({ status, fields: body.violations?.map(({ propertyPath }) => propertyPath) }, iri).toEqual({
      status: 422,
      fields: [field],
    })
    return body.detail.replace(iri, 'that')
  }
  const unknown = await refusalOf(iriOf(resourceOf(type), randomUUID()))
  for (const iri of unseenBy(type, column)) expect(await refusalOf(iri), iri).toBe(unknown)
  const allowed = await send(column, operation, call, call.body)
  expect(allowed.status, allowed.text).toBeLessThan(300)
})
