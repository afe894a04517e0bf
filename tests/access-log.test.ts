// NEN 7513: whoever sees or changes a client's data leaves a line about that client in the access log. Every operation of the
// contract is called as every role that may call it, and every response is searched for clients.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { allResources } from '../contract/catalogue.ts'
import { type AnyResource, isRelation, type Role } from '../contract/language.ts'
import type { Operation } from '../contract/operations.ts'
import { openCalls, operations } from './calls/calls.ts'
import { openTestApi } from './servers/api.ts'
import { tokenFor, uuidOf, type Who } from './worlds/world.ts'

const api = await openTestApi()
const { as, db, world } = api
afterAll(() => api.close())
const callFor = await openCalls(api)
// Every list must have items: operations that create something run first, those that remove something last.
for (const [table, who] of [
  ['care_team', 'colleague'],
  ['exclude_list', 'newWorker'],
] as const)
  await db
    .insertInto(table)
    .values({ client_uuid: uuidOf(world.client), care_worker_uuid: world.people[who].uuid })
    .execute()
const turn = ({ operation: { kind } }: (typeof operations)[number]) =>
  kind === 'create' ? 0 : kind === 'list' || kind === 'get' ? 1 : 2
const inOrder = operations.toSorted((a, b) => turn(a) - turn(b))

// Responses whose text cannot be searched, or that are about a client without naming one.
const namedNowhere = [
  'clients.export',
  'careMoments.history',
  'reviews.clientStats',
  'clientCare.accessNotes',
  'careTeams.careWorkers',
  'clients.accessLog',
]
const showsClients = ({ resource, parent, kind }: Operation) =>
  parent?.type === 'Client' || (resource?.clientField !== undefined && kind !== 'download')

const clientsOf = async () => await db.selectFrom('client').select(['uuid', 'first_name']).execute()
const lastLine = async () =>
  (await db.selectFrom('access_log').select('uuid').orderBy('uuid', 'desc').limit(1).executeTakeFirst())?.uuid
const linesAfter = async (uuid: string | undefined) =>
  db
    .selectFrom('access_log')
    .select(['operation', 'actor_uuid', 'client_uuids'])
    .where('uuid', '>', uuid ?? '00000000-0000-0000-0000-000000000000')
    .execute()

test('no handler that reads about clients leaves out which', () => {
  const files = globSync('api/**/*.ts', { cwd: join(import.meta.dirname, '..') })
  expect(files.length).toBeGreaterThan(400)
  const silent = files.filter(file =>
    /\breads: (async )?\(\w*\) => (undefined|\{\s*\})/.test(readFileSync(join(import.meta.dirname, '..', file), 'utf8')),
  )
  expect(silent).toEqual([])
})

const logged = new Set<string>()
/** Calls as this person; returns the clients that were shown but not logged. */
const unlogged = async (id: string, operation: Operation, who: Who, role: Role): Promise<string[]> => {
  const { path, body, headers } = await callFor(id, operation, 'own', role)
  const before = await lastLine()
  const { status, text } = await as[who].send(operation.method, path, body, headers)
  if (status >= 300) return []
  const lines = (await linesAfter(before)).filter(line => line.operation === id && line.actor_uuid === world.people[who].uuid)
  if (lines.length > 0) logged.add(id)
  const told = new Set(lines.flatMap(line => line.client_uuids))
  const shown = (await clientsOf()).filter(({ uuid }) => text.includes(uuid) && !told.has(uuid))
  const names = (await clientsOf()).filter(({ first_name }) => lines.length === 0 && new RegExp(`\\b${first_name}\\b`).test(text))
  const missing = namedNowhere.includes(id) && lines.length === 0 ? ['its client'] : []
  return [...shown.map(({ uuid }) => uuid), ...names.map(({ first_name }) => first_name), ...missing]
}

describe('whoever is shown a client leaves a line', () => {
  const people: Who[] = ['careWorker', 'clientAdmin', 'planner', 'backOffice', 'organization', 'locationAdmin']
  test.each(inOrder.filter(({ operation }) => operation.by !== 'public'))('$id', async ({ id, operation }) => {
    for (const who of people) {
      const role = world.people[who].roles[0]!
      if (operation.by.includes(role)) expect(await unlogged(id, operation, who, role), who).toEqual([])
    }
  })
  test('and every operation about clients was really seen to', () => {
    const about = operations.filter(({ operation }) => showsClients(operation)).map(({ id }) => id)
    expect([...about, ...namedNowhere].filter(id => !logged.has(id))).toEqual([])
  })
})

test('every resource that leads to a client says where', () => {
  const leads = (resource: AnyResource, names: readonly string[]): boolean =>
    names.some(name => {
      const field = resource.fields[name]
      if (!field || !isRelation(field)) return false
      return field.relation === 'link'
        ? field.type === 'Client'
        : field.target.type === 'Client' || leads(field.target, field.pick)
    })
  const silent = allResources.filter(each => leads(each, Object.keys(each.fields)) && !each.clientField)
  expect(silent.map(({ type }) => type)).toEqual([])
})

test('who has hung up meanwhile is logged too, without an address', async () => {
  const from = await api.server.app.listen({ port: 0, host: '127.0.0.1' })
  // As when the connection is gone: Node no longer knows its remote address.
  api.server.app.server.prependOnceListener('request', ({ socket }) =>
    Object.defineProperty(socket, 'remoteAddress', { value: undefined }),
  )
  const last = await lastLine()
  const Authorization = `Bearer ${await tokenFor(api.server, world.people.planner)}`
  const { status } = await fetch(`${from}/v1/clients/${uuidOf(world.client)}`, { headers: { Authorization } })
  expect([status, await linesAfter(last)]).toMatchObject([200, [{ operation: 'clients.get' }]])
})
