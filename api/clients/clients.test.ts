import { afterAll, describe, expect, test } from 'vitest'
import { addHours } from '../../rules/time/amsterdam.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { uuidOf, type Who } from '../../tests/worlds/world.ts'
import { moveClock } from '../platform/clock.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())

const linesAbout = async (client: string) =>
  (await db.selectFrom('access_log').selectAll().orderBy('uuid').execute()).filter(line =>
    line.client_uuids.includes(uuidOf(client)),
  )
const newClient = (changes: Record<string, unknown> = {}) => ({
  firstName: 'Annie',
  lastName: 'Bos',
  birthDate: '1938-02-28',
  responsibleLocation: world.east,
  contact: { phone: '030-1234567', address: { street: 'Lijnmarkt', houseNumber: '3', postcode: '3511 ke', city: 'Utrecht' } },
  ...changes,
})

describe('who sees a client', () => {
  test('another organization, a worker who never came and the back office do not', async () => {
    for (const who of ['otherOrganization', 'otherLocationAdmin', 'careWorker'] as const)
      expect(await as[who].get(world.client), who).toMatchObject({ status: 404 })
    expect(await as.backOffice.get(world.client)).toMatchObject({ status: 403 })
    expect(await as.locationAdmin.get(world.clientInWest)).toMatchObject({ status: 404 })
    expect(await as.clientAdmin.get(world.clientInWest)).toMatchObject({ status: 404 })
  })
  test('an organization sees its own in the list and finds no other by searching', async () => {
    const names = must(await as.organization.get('/clients'), 200).member.map(client => client.firstName)
    expect(names.sort()).toEqual(['Henk', 'Truus'])
    expect((await as.organization.get('/clients?search=Nel')).body.totalItems).toBe(0)
    expect((await as.locationAdmin.get('/clients')).body.totalItems).toBe(1)
  })
  test('a worker sees the client while assigned, and until 90 days after', async () => {
    const moment = await api.assignedMoment()
    const end = String(moment.endDate)
    expect(await as.careWorker.get(world.client)).toMatchObject({
      status: 200,
      body: { firstName: 'Truus', contact: { address: { street: 'Biltstraat' } } },
    })
    moveClock(addHours(end, 90 * 24 - 1))
    expect(await as.careWorker.get(world.client)).toMatchObject({ status: 200 })
    moveClock(addHours(end, 90 * 24 + 1))
    expect(await as.careWorker.get(world.client)).toMatchObject({ status: 404 })
    expect(await as.careWorker.get(`/clients/${uuidOf(world.client)}/care_moments`)).toMatchObject({ status: 404 })
  })
  test('a worker whose assignment is cancelled no longer sees the client', async () => {
    const moment = await api.assignedMoment({}, 'colleague')
    expect(await as.colleague.get(world.client)).toMatchObject({ status: 200 })
    must(await as.organization.put(`${moment['@id']}/cancel`, { cancelReason: world.cancelReason }), 200)
    expect(await as.colleague.get(world.client)).toMatchObject({ status: 404 })
  })
  test('a worker on the care team sees the client', async () => {
    const team = { client_uuid: uuidOf(world.client), care_worker_uuid: world.people.thirdWorker.uuid }
    await db.insertInto('care_team').values(team).execute()
    expect(await as.thirdWorker.get(world.client)).toMatchObject({ status: 200 })
  })
  test('a worker does not find out for whom work is by searching for the name', async () => {
    const moment = await api.publishedMoment()
    const found = (query: string) => as.careWorker.get(`/care_moments?${query}&pagination=false`)
    expect((await found('search=Vroege')).body.member.map(m => m.uuid)).toContain(moment.uuid)
    expect((await found('search=Truus')).body.member.map(m => m.uuid)).not.toContain(moment.uuid)
  })
  test('a worker does not find out for whom work is by filtering on a client, until chosen', async () => {
    const found = async (query: string) =>
      (await as.careWorker.get(`/care_moments?${query}&pagination=false`)).body.member.map(m => m.uuid)
    const [offered, own] = [await api.publishedMoment(), await api.assignedMoment()]
    for (const query of [`client.uuid=${uuidOf(world.client)}`, 'client.status[]=new&client.status[]=active']) {
      expect(await found(query)).toContain(own.uuid)
      expect(await found(query)).not.toContain(offered.uuid)
    }
  })
})

test('a planner finds the clients of one organization, each with its organization; nobody else finds more by asking so', async () => {
  const { uuid } = must(await as.planner.get(world.organization), 200)
  const found = async (who: Who, query: string) => must(await as[who].get(`/clients?${query}&pagination=false`), 200).member
  const all = await found('planner', '')
  const ours = await found('planner', `responsibleLocation.organization.uuid=${uuid}`)
  const organizationOf = (client: Record<string, unknown>) =>
    (client.responsibleLocation as { organization: { uuid: string } }).organization.uuid
  expect(ours.length).toBeGreaterThan(0)
  expect(ours.map(({ uuid: one }) => one)).toEqual(all.filter(one => organizationOf(one) === uuid).map(({ uuid: one }) => one))
  expect(await found('otherOrganization', `responsibleLocation.organization.uuid=${uuid}`)).toEqual([])
})

describe('who acts for a client', () => {
  const path = `${world.client}/client_admins`
  test('only a planner reads', async () => {
    for (const who of ['careWorker', 'clientAdmin', 'organization', 'locationAdmin', 'backOffice'] as const)
      expect((await as[who].get(path)).status, who).toBe(403)
    expect((await as.planner.get(`/clients/${world.people.planner.uuid}/client_admins`)).status).toBe(404)
  })
  test('a planner reads by name, with the address of the login; that they did is logged', async () => {
    const { username, uuid } = world.people.clientAdmin
    const { member } = must(await as.planner.get(path), 200)
    expect(member).toEqual([expect.objectContaining({ uuid, email: username.toLowerCase() })])
    const line = await db.selectFrom('access_log').selectAll().orderBy('uuid', 'desc').limit(1).executeTakeFirstOrThrow()
    expect(line).toMatchObject({ operation: 'clients.clientAdmins', client_uuids: [uuidOf(world.client)] })
  })
})

test('a client says what was asked for: in the item, not in a list', async () => {
  const serviceType = must(await as.planner.get('/service_types'), 200).member[0]!
  const agreed = { wantedFrom: '2027-01-01', hoursPerWeek: 8, status: 'active' }
  const form = { client: world.client, serviceType: serviceType['@id'], ...agreed }
  const request = must(await as.organization.post('/care_requests', form), 201)
  const client = must(await as.organization.get(world.client), 200)
  expect(client.careRequests).toEqual([
    {
      '@id': request['@id'],
      uuid: request.uuid,
      status: 'active',
      serviceType: { '@id': serviceType['@id'], uuid: serviceType.uuid, name: serviceType.name },
    },
  ])
  const { member } = must(await as.organization.get('/clients'), 200)
  for (const listed of member) expect(listed).not.toHaveProperty('careRequests')
})
describe('a new client', () => {
  test('a care worker may not make one, and a location admin not at another location', async () => {
    expect(await as.careWorker.post('/organization_locations/clients', newClient())).toMatchObject({ status: 403 })
    expect(
      await as.locationAdmin.post('/organization_locations/clients', newClient({ responsibleLocation: world.west })),
    ).toMatchObject({ status: 422 })
  })
  test.each([
    ['a name of spaces', { lastName: ' ' }, 'lastName'],
    ['a day that does not exist', { birthDate: '1938-02-30' }, 'birthDate'],
    [
      'an impossible postcode',
      { contact: { address: { street: 'Dam', houseNumber: '1', postcode: '0000 XX', city: 'Utrecht' } } },
      'contact.address.postcode',
    ],
    ['an address that is no e-mail', { contact: { ...newClient().contact, email: 'annie' } }, 'contact.email'],
    ['a name with control characters', { firstName: 'An\u0000nie' }, 'firstName'],
  ])('an organization may not make one with %s', async (_name, changes, propertyPath) => {
    const answer = await as.organization.post('/organization_locations/clients', newClient(changes))
    expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath }] } })
  })
  test('an organization makes one, with a number and a postcode as it is written', async () => {
    const answer = await as.organization.post('/organization_locations/clients', newClient())
    expect(answer).toMatchObject({
      status: 201,
      body: { status: 'new', number: expect.any(Number), contact: { address: { postcode: '3511 KE' } } },
    })
    expect(await as.organization.get(answer.body['@id'])).toMatchObject({ status: 200, body: { birthDate: '1938-02-28' } })
  })
})

describe('reports', () => {
  test('a worker writes none about a client they do not see, and an organization writes none at all', async () => {
    const body = { client: world.otherClient, text: 'Rustige nacht.' }
    expect(await as.careWorker.post('/client_reports', body)).toMatchObject({ status: 422 })
    expect(await as.organization.post('/client_reports', body)).toMatchObject({ status: 403 })
  })
  test('a worker on the team writes one, and the organization reads it; another organization does not', async () => {
    const made = must(await as.thirdWorker.post('/client_reports', { client: world.client, text: 'Rustige nacht.' }), 201)
    expect(made).toMatchObject({ authorName: 'Özge thirdWorker', text: 'Rustige nacht.' })
    const read = `/client_reports?client.uuid=${uuidOf(world.client)}`
    expect((await as.organization.get(read)).body.member).toMatchObject([{ text: 'Rustige nacht.' }])
    expect((await as.otherOrganization.get(read)).body.totalItems).toBe(0)
  })
})

describe('the access log', () => {
  test('gets a line for every answer with client data, before it leaves: who, what, which client, when, from where', async () => {
    const reads: [keyof typeof as, string, string][] = [
      ['organization', world.client, 'clients.get'],
      ['organization', '/clients', 'clients.list'],
      ['clientAdmin', `/clients/${uuidOf(world.client)}/care_moments`, 'careMoments.listOfClient'],
      ['planner', `/client_reports?client.uuid=${uuidOf(world.client)}`, 'clientCare.reports'],
      ['organization', `/care_moments?client.uuid=${uuidOf(world.client)}`, 'careMoments.list'],
      ['organization', `/care_moments/export?client.uuid=${uuidOf(world.client)}`, 'careMoments.exportCsv'],
    ]
    for (const [who, path, operation] of reads) {
      const before = await linesAbout(world.client)
      must(await as[who].get(path), 200)
      const [line, ...more] = (await linesAbout(world.client)).slice(before.length)
      expect(more).toEqual([])
      expect(line).toMatchObject({
        operation,
        actor_uuid: world.people[who as 'planner'].uuid,
        impersonator_uuid: null,
        address: '127.0.0.1',
      })
    }
  })
  test('gets no line for a refusal, or for work with a hidden client', async () => {
    const moment = await api.publishedMoment()
    const before = await linesAbout(world.client)
    expect(await as.otherOrganization.get(world.client)).toMatchObject({ status: 404 })
    must(await as.careWorker.get(moment['@id']), 200)
    expect(await linesAbout(world.client)).toEqual(before)
  })
  test('has a line for a change of a moment, whose answer shows the client', async () => {
    const moment = await api.openMoment()
    const before = await linesAbout(world.client)
    must(await as.organization.patch(`${moment['@id']}/update`, { title: 'Avond' }), 200)
    expect((await linesAbout(world.client)).slice(before.length)).toMatchObject([{ operation: 'careMoments.update' }])
  })
  test('is only ever added to', async () => {
    await expect(api.owner.deleteFrom('access_log').execute()).rejects.toThrow('only ever added to')
    await expect(api.owner.updateTable('access_log').set({ operation: 'x' }).execute()).rejects.toThrow('only ever added to')
  })
})
