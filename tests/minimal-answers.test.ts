// Minimal answers (Prefer: return=minimal): they leave out what an item's address says already and mean the same to a JSON-LD
// parser; a change answers with only the address of its item, and is carried out as usual.
import { afterAll, describe, expect, test } from 'vitest'
import { callersByRole } from './calls/callers.ts'
import { openCalls, operations } from './calls/calls.ts'
import { expand as expandAt } from './files/json-ld.ts'
import { openTestApi } from './servers/api.ts'
import { settings } from './servers/settings.ts'
import { must } from './worlds/moments.ts'
import { uuidOf } from './worlds/world.ts'

const api = await openTestApi()
const { as, world } = api
afterAll(() => api.close())
const callFor = await openCalls(api)
const callers = await callersByRole(api)
const minimal = { prefer: 'return=minimal' }

const base = settings.publicUrl
const contexts = new Map<string, unknown>()
const load = async (url: string) => {
  const path = url.replace(base, '')
  if (!contexts.has(path)) contexts.set(path, must(await as.nobody.get(path), 200))
  return contexts.get(path)
}
type Node = Record<string, unknown>
const isSaid = (node: Node, uuid: unknown) => typeof node['@id'] === 'string' && node['@id'].endsWith(`/${String(uuid)}`)
/** The same, without what the addresses in it say already: the uuid and the type of an item. */
const withoutSaid = (value: unknown, uuid: string): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(each => withoutSaid(each, uuid))
  const node = value as Node
  const own = [node[uuid]].flat()[0] as Node | string | undefined
  const isItem = isSaid(node, typeof own === 'object' ? own['@value'] : own)
  const left = Object.entries(node).filter(([name]) => !isItem || (name !== uuid && name !== '@type'))
  return Object.fromEntries(left.map(([name, each]) => [name, withoutSaid(each, uuid)]))
}
const typesIn = (value: unknown): number =>
  typeof value !== 'object' || value === null
    ? 0
    : Object.values(value).reduce((sum: number, each) => sum + typesIn(each), '@type' in value ? 1 : 0)

// Left out: the access log, which grows with each request.
const reads = operations.filter(
  ({ id, operation: { kind } }) => (kind === 'list' || kind === 'get') && id !== 'clients.accessLog',
)
describe('a reading', () => {
  test.each(reads)('of $id says what it says to anyone, and the same to a reader of JSON-LD', async ({ id, operation }) => {
    let answered = 0
    for (const [role, caller] of callers) {
      if (operation.by !== 'public' && !operation.by.includes(role)) continue
      const { path, headers } = await callFor(id, operation, 'own', role)
      const [whole, lean] = [await caller.get(path, headers), await caller.get(path, { ...headers, ...minimal })]
      // Before the second step even public operations are refused.
      expect(lean.status).toBe(whole.status)
      if (whole.status !== 200) continue
      answered += 1
      expect(lean.headers['preference-applied']).toBe('return=minimal')
      // What a minimal answer leaves out is in its context, so both mean the same.
      const bodies = [whole.body, lean.body].map(body => ({ ...body, uuid: undefined, '@type': body['@type'] }))
      expect(withoutSaid(bodies[1], 'uuid')).toEqual(withoutSaid(bodies[0], 'uuid'))
      const [said, leanSaid] = await Promise.all([whole.body, lean.body].map(body => expandAt(body, base + path, load)))
      const uuid = `${base}/v1/docs.jsonld#uuid`
      expect(withoutSaid(leanSaid, uuid)).toEqual(withoutSaid(said, uuid))
    }
    expect(answered).toBeGreaterThan(0)
  })
  test('of a list has one type: its own', async () => {
    const path = '/care_moments?itemsPerPage=5'
    const { member } = must(await as.organization.get(path, minimal), 200)
    expect(member.length).toBeGreaterThan(0)
    expect(typesIn(member)).toBe(0)
    expect(JSON.stringify(member)).not.toContain('"uuid"')
  })
  test('in plain JSON has every uuid', async () => {
    const headers = { ...minimal, accept: 'application/json' }
    const plain = await as.organization.get('/care_moments?itemsPerPage=5', { accept: 'application/json' })
    expect((await as.organization.get('/care_moments?itemsPerPage=5', headers)).bytes).toEqual(plain.bytes)
  })
})

describe('a change', () => {
  test('that is refused is refused as any other', async () => {
    const refused = await as.organization.post('/care_moments_by_organization', api.newMoment({ title: '' }), minimal)
    expect(refused).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'title' }] } })
  })
  test('makes what it makes, says where it is, and has its line in the access log of the client', async () => {
    const body = api.newMoment({ client: world.client })
    const made = must(await as.organization.post('/care_moments_by_organization', body, minimal), 201)
    expect(Object.keys(made)).toEqual(['@context', '@id', '@type', 'uuid'])
    expect(must(await as.organization.get(made['@id']), 200)).toMatchObject({ uuid: made.uuid, title: body.title })
    const lines = await api.db.selectFrom('access_log').select(['operation', 'client_uuids']).execute()
    const operation = 'careMoments.createByOrganization'
    expect(lines).toContainEqual({ operation, client_uuids: [uuidOf(world.client)] })
  })
  test('of an item made from nothing of a client is not read back, and is there', async () => {
    const { publication } = await api.publishedMoment()
    const reacting = { careMomentPublication: publication, agreed: true }
    const answer = await as.careWorker.post('/care_moment_publication_reactions', reacting, minimal)
    const made = must(answer, 201)
    expect(made).toEqual({
      '@context': '/v1/contexts/CareMomentPublicationReaction',
      '@id': `/v1/care_moment_publication_reactions/${made.uuid}`,
      '@type': 'CareMomentPublicationReaction',
      uuid: made.uuid,
    })
    expect(answer.headers.location).toBe(made['@id'])
    const withdrawn = must(await as.careWorker.patch(`${made['@id']}/withdraw`, {}, minimal), 200)
    expect(withdrawn).toEqual(made)
    expect(must(await as.careWorker.get(made['@id']), 200)).toMatchObject({ status: 'withdrawn' })
  })
  test('may be made of an item as it was read so', async () => {
    const { '@id': address } = await api.openMoment()
    const { etag } = (await as.organization.get(address, minimal)).headers
    const body = { title: 'Late dienst', version: 1 }
    must(await as.organization.patch(`${address}/update`, body, { 'if-match': String(etag) }), 200)
  })
})
