// API Platform's admin on the demo world, given only our address. What it reads and changes is compared with the database.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApi, type Server } from '../../api/server.ts'
import { demoPassword } from '../../demo/accounts.ts'
import { makeDemoWorld } from '../../demo/world.ts'
import { freshDatabase } from '../servers/database.ts'
import { freePort } from '../servers/free-port.ts'
import { settings } from '../servers/settings.ts'
import { type DataProvider, type Document, messagesOf, openAdmin } from './admin.mjs'

const database = await freshDatabase()
let server: Server
let organization: DataProvider
let careWorker: DataProvider

const loggedIn = async (entrypoint: string, username: string) => {
  const answer = await fetch(`${entrypoint}/login/check`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: demoPassword }),
  })
  const { token } = (await answer.json()) as { token: string }
  const admin = await openAdmin(entrypoint, token)
  await admin.introspect()
  return admin
}
const openServer = async () => {
  const port = await freePort()
  const publicUrl = `http://127.0.0.1:${port}`
  server = await openApi({ ...settings, publicUrl }, database.url)
  await makeDemoWorld(server, database.url, () => undefined)
  await server.app.listen({ port, host: '127.0.0.1' })
  return `${publicUrl}/v1`
}
beforeAll(async () => {
  const entrypoint = await openServer()
  organization = await loggedIn(entrypoint, 'organisatie@demo.example')
  careWorker = await loggedIn(entrypoint, 'zorgverlener@demo.example')
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

const uuidOf = (iri: unknown) => String(iri).split('/').at(-1)!
const firstPage = { pagination: { page: 1, perPage: 25 }, sort: { field: 'id', order: 'ASC' as const } }
const firstOf = async (admin: DataProvider, resource: string, filter: object = {}): Promise<Document> => {
  const { data } = await admin.getList(resource, { ...firstPage, filter: { ...filter } })
  if (!data[0]) throw new Error(`There are no ${resource} in the demo world`)
  return data[0]
}
const ours = () => server.database.selectFrom('organization').select('uuid').where('name', '=', 'Zorggroep Lindevecht')

describe('a list', () => {
  test('comes in pages, in the order that was asked, with all of ours once and nothing of another organization', async () => {
    const ids: string[] = []
    const days: string[] = []
    const sort = { field: 'startDate', order: 'DESC' as const }
    for (let page = 1, total = 1; ids.length < total; page += 1) {
      const found = await organization.getList('care_moments', { pagination: { page, perPage: 100 }, sort })
      total = found.total
      ids.push(...found.data.map(moment => uuidOf(moment.id)))
      days.push(...found.data.map(moment => String(moment.startDate)))
    }
    const rows = await server.database.selectFrom('care_moment').select('uuid').where('organization_uuid', '=', ours()).execute()
    expect(rows.length).toBeGreaterThan(100)
    expect(ids.toSorted()).toEqual(rows.map(row => row.uuid).toSorted())
    expect(days).toEqual(days.toSorted().reverse())
  })
  test('is narrowed by the filters of its screen: several values, a bound, a null', async () => {
    const today = new Date().toISOString().slice(0, 10)
    const filter = { status: ['open', 'assigned'], startDate: { after: today }, exists: { carePeriod: false } }
    const { data, total } = await organization.getList('care_moments', { ...firstPage, filter })
    const { count } = await server.database
      .selectFrom('care_moment')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('organization_uuid', '=', ours())
      .where('status', 'in', ['open', 'assigned'])
      .where('start_date', '>=', today)
      .where('care_period_uuid', 'is', null)
      .executeTakeFirstOrThrow()
    expect(total).toBe(Number(count))
    expect(total).toBeGreaterThan(0)
    for (const moment of data) expect(moment).not.toHaveProperty('carePeriod')
  })
  test('of what belongs to an item has those of that item alone', async () => {
    const { client } = (await firstOf(organization, 'care_requests')) as Document & { client: { '@id': string } }
    const asked = { ...firstPage, target: 'client.uuid', id: client['@id'] }
    const { data } = await organization.getManyReference('care_requests', asked)
    const rows = server.database.selectFrom('care_request').select('uuid').where('client_uuid', '=', uuidOf(client['@id']))
    expect(data.map(request => uuidOf(request.id)).toSorted()).toEqual((await rows.execute()).map(row => row.uuid).toSorted())
  })
})

describe('an item', () => {
  test('is read by its address, with what is embedded in it', async () => {
    const { id, title } = await firstOf(organization, 'care_moments', { status: 'assigned' })
    const { data } = await organization.getOne('care_moments', { id })
    expect(data).toMatchObject({ id, title, status: 'assigned', location: { '@type': 'OrganizationLocation' } })
  })
  test('is read with others', async () => {
    const { data } = await organization.getList('clients', firstPage)
    const ids = data.slice(0, 3).map(client => client.id)
    const many = await organization.getMany('clients', { ids })
    expect(many.data.map(client => client.lastName)).toEqual(data.slice(0, 3).map(client => client.lastName))
  })
  test('of another organization is not there', async () => {
    const theirs = await server.database
      .selectFrom('care_moment')
      .select('uuid')
      .where('organization_uuid', '!=', ours())
      .executeTakeFirstOrThrow()
    const reading = organization.getOne('care_moments', { id: `/v1/care_moments/${theirs.uuid}` })
    await expect(reading).rejects.toMatchObject({ status: 404, message: 'Niet gevonden.' })
  })
})

describe('a change', () => {
  test('of nothing leaves an item unchanged, though everything that was read is sent back', async () => {
    const client = await firstOf(organization, 'clients', { status: 'active' })
    const before = await organization.getOne('clients', { id: client.id })
    const { data } = await organization.update('clients', { id: client.id, data: before.data, previousData: before.data })
    expect(data).toEqual(before.data)
  })
  test('makes, changes and takes away a contact person of a client', async () => {
    const client = await firstOf(organization, 'clients', { status: 'active' })
    const row = (id: string) =>
      server.database.selectFrom('client_relation').selectAll().where('uuid', '=', uuidOf(id)).executeTakeFirst()
    const made = await organization.create('client_relations', {
      data: { client: client.id, firstName: 'Kees', lastName: 'van Dijk', kind: 'partner' },
    })
    expect(await row(made.data.id)).toMatchObject({ last_name: 'van Dijk', phone: null, client_uuid: uuidOf(client.id) })
    const data = { ...made.data, phone: '0612345678' }
    const changed = await organization.update('client_relations', { id: made.data.id, data, previousData: made.data })
    expect(changed.data).toMatchObject({ id: made.data.id, lastName: 'van Dijk', phone: '+31612345678' })
    expect(await row(made.data.id)).toMatchObject({ last_name: 'van Dijk', phone: '+31612345678' })
    await organization.delete('client_relations', { id: made.data.id })
    expect(await row(made.data.id)).toBeUndefined()
  })
  test('makes a template of relations that were read elsewhere, and takes it away', async () => {
    const location = await firstOf(organization, 'organization_locations')
    const level = await firstOf(organization, 'expertise_levels')
    const template = { title: 'Nachtdienst', startTime: '23:00', endTime: '07:00', organizationLocation: location.id }
    const made = await organization.create('care_moment_templates', { data: { ...template, expertiseLevel: level } })
    const read = await organization.getOne('care_moment_templates', { id: made.data.id })
    expect(read.data).toMatchObject({ ...template, organizationLocation: { '@id': location.id }, breakMinutes: 0 })
    await organization.delete('care_moment_templates', { id: made.data.id })
    await expect(organization.getOne('care_moment_templates', { id: made.data.id })).rejects.toMatchObject({ status: 404 })
  })
  test('by a care worker: a saved search comes and goes, an own report is written and put right', async () => {
    const search = await careWorker.create('saved_searches', { data: { name: 'Dichtbij', query: 'distance=10' } })
    await careWorker.delete('saved_searches', { id: search.data.id })
    const left = await careWorker.getList('saved_searches', firstPage)
    expect(left.data.map(({ id }) => id)).not.toContain(search.data.id)
    const known = await organization.getList('clients', { ...firstPage, pagination: { page: 1, perPage: 100 } })
    const reports = (await careWorker.getList('client_reports', firstPage)).data as (Document & { client: { '@id': string } })[]
    const { client } = reports.find(report => known.data.some(({ id }) => id === report.client['@id']))!
    const made = await careWorker.create('client_reports', { data: { client: client['@id'], text: 'Rustige nacht.' } })
    const data = { ...made.data, text: 'Onrustige nacht.' }
    await careWorker.update('client_reports', { id: made.data.id, data, previousData: made.data })
    const { data: read } = await organization.getOne('client_reports', { id: made.data.id })
    expect(read).toMatchObject({ text: 'Onrustige nacht.', isOwn: false })
  })
})

test('a refused form has its messages at its fields', async () => {
  const client = await firstOf(organization, 'clients')
  const refused = organization.create('client_relations', { data: { client: client.id, firstName: '', kind: 'neighbour' } })
  const error = await refused.then(
    () => undefined,
    reason => reason,
  )
  expect(error).toMatchObject({ status: 422 })
  expect(await messagesOf(error)).toMatchObject({ firstName: 'Dit veld is verplicht.', lastName: 'Dit veld is verplicht.' })
})
