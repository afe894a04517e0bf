import { strFromU8, unzipSync } from 'fflate'
import { afterAll, describe, expect, test } from 'vitest'
import { addHours } from '../../rules/time/amsterdam.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today, uuidOf, type Who } from '../../tests/worlds/world.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())
const client = uuidOf(world.client)
const form = (changes: Record<string, unknown> = {}) => ({
  ...{ firstName: 'Truus', lastName: 'de Wit-Bos', responsibleLocation: world.east },
  contact: { phone: '030-1234567', address: { street: 'Biltstraat', houseNumber: '99', postcode: '3572al', city: 'Utrecht' } },
  ...changes,
})
const employee = (who: 'planner' | 'backOffice') => `/v1/back_office_employees/${world.people[who].uuid}`

describe('the form of a client', () => {
  test('a worker and an administrator do not change it, and another organization finds no client', async () => {
    expect((await as.careWorker.put(world.client, form())).status).toBe(403)
    expect((await as.clientAdmin.put(world.client, form())).status).toBe(403)
    expect((await as.otherOrganization.put(world.client, form())).status).toBe(404)
    expect((await as.locationAdmin.put(world.clientInWest, form())).status).toBe(404)
  })
  test.each([
    ['a part of it', { lastName: undefined }, 'lastName'],
    ['the location of another', { responsibleLocation: world.harbour }, 'responsibleLocation'],
    ['a manager of its own choice', { clientManager: employee('planner') }, 'clientManager'],
  ])('an organization does not change it with %s', async (_name, changes, propertyPath) => {
    const answer = await as.organization.put(world.client, form(changes))
    expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath }] } })
  })
  test('a planner names the manager, and an organization that sends the form back leaves it', async () => {
    const named = must(await as.planner.put(world.client, form({ clientManager: employee('backOffice') })), 200)
    expect(named).toMatchObject({ lastName: 'de Wit-Bos', clientManager: { lastName: 'backOffice' } })
    expect(named.contact).toMatchObject({ address: { postcode: '3572 AL', houseNumber: '99' } })
    for (const clientManager of [undefined, employee('backOffice')])
      expect(await as.organization.put(world.client, form({ clientManager, birthDate: '1941-05-04' }))).toMatchObject({
        status: 200,
        body: { clientManager: { '@id': employee('backOffice') }, birthDate: '1941-05-04' },
      })
    const found = (query: string) => as.planner.get(`/clients?${query}`)
    expect((await found(`clientManager=${world.people.backOffice.uuid}`)).body.member).toMatchObject([{ uuid: client }])
    expect((await found(`clientManager.uuid=${world.people.planner.uuid}`)).body.totalItems).toBe(0)
  })
})

describe('what a list of clients can be narrowed to', () => {
  const path = '/clients/filter_choices'
  test('is not for who has no list of clients', async () => {
    for (const who of ['careWorker', 'clientAdmin', 'backOffice'] as const)
      expect((await as[who].get(path)).status, who).toBe(403)
  })
  test('an organization sees the places and the managers of its own clients, a location admin those of their locations', async () => {
    await db.updateTable('client').set({ city: 'Zeist' }).where('uuid', '=', uuidOf(world.clientInWest)).execute()
    await db
      .updateTable('client')
      .set({ client_manager_uuid: world.people.planner.uuid })
      .where('uuid', '=', uuidOf(world.clientInWest))
      .execute()
    const ofAll = must(await as.organization.get(path), 200)
    expect(ofAll.cities).toContain('Zeist')
    expect(ofAll.clientManagers).toContainEqual({ uuid: world.people.planner.uuid, firstName: 'Fenna', lastName: 'planner' })
    const ofEast = must(await as.locationAdmin.get(path), 200)
    expect(ofEast.cities).not.toContain('Zeist')
    expect(JSON.stringify(ofEast)).not.toContain(world.people.planner.uuid)
    expect(must(await as.otherOrganization.get(path), 200).cities).not.toContain('Zeist')
  })
})

describe('lists of clients below people', () => {
  const names = async (who: keyof typeof as, path: string) =>
    must(await as[who].get(path), 200).member.map(item => item.firstName)
  test('an administrator lists their own clients and nobody else does', async () => {
    const path = `/client_admins/${world.people.clientAdmin.uuid}/clients`
    expect(await names('clientAdmin', path)).toEqual(['Truus'])
    expect(await names('planner', path)).toEqual(['Truus'])
    expect((await as.organization.get(path)).status).toBe(403)
    expect((await as.clientAdmin.get(`/client_admins/${world.people.planner.uuid}/clients`)).status).toBe(404)
    expect(must(await as.clientAdmin.get(`/client_admins/${world.people.clientAdmin.uuid}`), 200).firstName).toBe('Joke')
  })
  test('a worker lists whom they work for, and no colleague’s', async () => {
    const path = `/care_workers/${world.people.careWorker.uuid}/clients`
    expect(await names('careWorker', path)).toEqual([])
    await api.assignedMoment()
    expect(await names('careWorker', path)).toEqual(['Truus'])
    expect(await names('planner', path)).toEqual(['Truus'])
    expect((await as.colleague.get(path)).status).toBe(404)
    expect((await as.organization.get(path)).status).toBe(403)
  })
})

describe('the list of clients', () => {
  const found = async (query: string) => must(await as.planner.get(`/clients?${query}`), 200).member.map(item => item.firstName)
  test('is narrowed by work that nobody does yet and begins within so many days', async () => {
    const at = (days: number) => ({ startDate: addHours(today, days * 24), endDate: addHours(today, days * 24 + 4) })
    await api.openMoment({ ...at(3.5), client: world.clientInWest, location: world.west })
    expect(await found('numberOfDays=3')).toEqual([])
    expect(await found('numberOfDays=4')).toEqual(['Henk'])
  })
  test('tells who plans the work how much of it is open; a care worker and another location are told nothing of it', async () => {
    const first = addHours(today, 84)
    const openOf = async (who: Who) => must(await as[who].get(world.clientInWest), 200).openCareMoments
    expect(await openOf('organization')).toEqual({ count: 1, first })
    const ofTruus = must(await as.locationAdmin.get(world.client), 200).openCareMoments as { count: number }
    await api.openMoment({ startDate: first, endDate: addHours(first, 4), client: world.client, location: world.west })
    expect(must(await as.locationAdmin.get(world.client), 200).openCareMoments).toEqual(ofTruus)
    expect(must(await as.organization.get(world.client), 200).openCareMoments).toMatchObject({ count: ofTruus.count + 1 })
    await api.assignedMoment()
    expect(must(await as.careWorker.get(world.client), 200)).not.toHaveProperty('openCareMoments')
  })
  test('is narrowed by the status and kind of care that was asked for', async () => {
    const { uuid } = await db.selectFrom('service_type').select('uuid').limit(1).executeTakeFirstOrThrow()
    const request = {
      client: world.clientInWest,
      serviceType: `/v1/service_types/${uuid}`,
      ...{ status: 'active', wantedFrom: '2026-11-01', hoursPerWeek: 8 },
    }
    must(await as.planner.post('/care_requests', request), 201)
    expect(await found('careRequests.status=active')).toEqual(['Henk'])
    expect(await found(`careRequests.status=closed&careRequests.serviceType.uuid=${uuid}`)).toEqual([])
    expect(await found(`careRequests.serviceType.uuid=${uuid}`)).toEqual(['Henk'])
    expect(must(await as.otherOrganization.get('/clients?careRequests.status=active'), 200).totalItems).toBe(0)
  })
})

describe('the dossier', () => {
  const path = `/clients/${client}/export`
  const whole = `${path}?startDate=2026-10-01&endDate=2026-12-31T00:00:00Z`
  test('a worker and the back office get none, and another organization finds no client', async () => {
    expect((await as.careWorker.get(whole)).status).toBe(403)
    expect((await as.backOffice.get(whole)).status).toBe(403)
    expect((await as.otherOrganization.get(whole)).status).toBe(404)
    expect((await as.clientAdmin.get(whole.replace(client, uuidOf(world.clientInWest)))).status).toBe(404)
  })
  test.each([
    ['without an end', '?startDate=2026-10-01', 'endDate'],
    ['that ends before it begins', '?startDate=2026-10-02&endDate=2026-10-01', 'endDate'],
    ['of a day that does not exist', '?startDate=2026-02-30&endDate=2026-10-01', 'startDate'],
  ])('an organization asks for no window %s', async (_name, query, propertyPath) => {
    expect(await as.organization.get(path + query)).toMatchObject({ status: 422, body: { violations: [{ propertyPath }] } })
  })
  test('an administrator gets all that is held in the window, on paper and as data, and the log says so', async () => {
    const inside = await api.openMoment()
    const outside = await api.openMoment({ startDate: '2027-01-01T07:00:00Z', endDate: '2027-01-01T15:00:00Z' })
    await db.insertInto('care_team').values({ client_uuid: client, care_worker_uuid: world.people.thirdWorker.uuid }).execute()
    const text = 'Sliep rustig. '.repeat(600).trim()
    must(await as.thirdWorker.post('/client_reports', { client: world.client, text }), 201)
    must(await as.clientAdmin.post('/messages', { client: world.client, text: 'Wie komt er morgen?' }), 201)
    const known = { hasPets: false, parkingNotes: 'Achter het huis.', accessNotes: 'Sleutelkluis, code 1945.' }
    must(await as.clientAdmin.put(`/client_homes/${client}`, known), 200)
    const answer = await as.clientAdmin.get(whole)
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/zip' } })
    const files = unzipSync(answer.bytes)
    expect(Object.keys(files)).toEqual(['dossier.pdf', 'dossier.json'])
    expect(strFromU8(files['dossier.pdf']!.subarray(0, 5))).toBe('%PDF-')
    const dossier = JSON.parse(strFromU8(files['dossier.json']!))
    expect(dossier).toMatchObject({
      ...{ startDate: '2026-10-01', endDate: '2026-12-31' },
      client: { firstName: 'Truus' },
      careTeam: [{ careWorker: { profile: { lastName: 'thirdWorker' } } }],
      home: [{ parkingNotes: 'Achter het huis.', hasAccessNotes: true }],
      reports: [{ text }],
      messages: [{ text: 'Wie komt er morgen?', authorName: 'Joke de Wit' }],
    })
    // The dossier is passed on from hand to hand, so it does not say how to enter the home.
    expect(JSON.stringify(dossier)).not.toContain('1945')
    const moments: string[] = dossier.careMoments.map((moment: { uuid: string }) => moment.uuid)
    expect(moments).toContain(inside.uuid)
    expect(moments).not.toContain(outside.uuid)
    const line = await db.selectFrom('access_log').selectAll().orderBy('uuid', 'desc').limit(1).executeTakeFirstOrThrow()
    expect(line).toMatchObject({ operation: 'clients.export', client_uuids: [client] })
  })
})

describe('the readers of a client’s file', () => {
  const path = `/clients/${client}/access_log`
  const ofWest = `/clients/${uuidOf(world.clientInWest)}/access_log`
  test('are shown only to the administrator, the client’s organization and planners', async () => {
    for (const who of ['careWorker', 'backOffice'] as const) expect((await as[who].get(path)).status, who).toBe(403)
    expect((await as.otherOrganization.get(path)).status).toBe(404)
    expect((await as.clientAdmin.get(ofWest)).status).toBe(404)
  })
  test('a location admin reads it of the clients of their locations only', async () => {
    expect((await as.locationAdmin.get(ofWest)).status).toBe(404)
    must(await as.clientAdmin.get(world.client), 200)
    expect(must(await as.locationAdmin.get(path), 200).member[0]).toMatchObject({
      actorName: 'Joke de Wit',
      operation: 'clients.get',
    })
  })
  test('an organization reads it of each of its clients, within the days it asks for', async () => {
    must(await as.locationAdmin.get(world.client), 200)
    expect(must(await as.organization.get(`${path}?itemsPerPage=1`), 200).member).toMatchObject([
      { roles: ['ROLE_ORGANIZATION_LOCATION_ADMIN'], operation: 'clients.get' },
    ])
    must(await as.organization.get(ofWest), 200)
    expect(must(await as.organization.get(`${path}?at[before]=2020-01-01`), 200).totalItems).toBe(0)
  })
  test('the administrator reads it newest first: by name and role, and on whose behalf', async () => {
    must(await as.organization.get(world.client), 200)
    const { planner, secondUser } = world.people
    const session = { username: secondUser.username, uuid: secondUser.uuid, roles: secondUser.roles, impersonated: true }
    const none = { multi_factor_enabled: false, multi_factor_verified: false, user_features: [] }
    const eyes = await api.server.tokens.sign({ ...session, ...none }, { impersonator: planner.uuid })
    must(await as.nobody.get(world.client, { authorization: `Bearer ${eyes}` }), 200)
    must(await as.organization.get(world.clientInWest), 200)
    const { member } = must(await as.clientAdmin.get(`${path}?itemsPerPage=2`), 200)
    expect(member).toMatchObject([
      { actorName: 'Sanne secondUser', impersonatorName: 'Fenna planner', operation: 'clients.get' },
      { actorName: 'Sanne organization', roles: ['ROLE_ORGANIZATION_USER'], operation: 'clients.get' },
    ])
    expect(JSON.stringify(member)).not.toContain('127.0.0.1')
  })
  test('the administrator finds who looked by name and by what was done, and leaves out what they saw themselves', async () => {
    must(await as.organization.get(world.client), 200)
    must(await as.planner.get(path), 200)
    must(await as.clientAdmin.get(world.client), 200)
    const names = async (query: string) =>
      new Set(must(await as.clientAdmin.get(`${path}?itemsPerPage=100&${query}`), 200).member.map(({ actorName }) => actorName))
    expect(await names('search=fenna')).toEqual(new Set(['Fenna planner']))
    expect(await names('search=%25')).toEqual(new Set())
    expect(await names('others=true')).not.toContain('Joke de Wit')
    expect(await names('others=false')).toEqual(new Set(['Joke de Wit']))
    const acts = must(await as.clientAdmin.get(`${path}?operation=clients.accessLog&search=fenna`), 200).member
    expect(new Set(acts.map(({ operation }) => operation))).toEqual(new Set(['clients.accessLog']))
  })
  test('reading it leaves a line too, which the next reader sees', async () => {
    must(await as.planner.get(`${path}?at[after]=2030-01-01`), 200)
    const { member } = must(await as.clientAdmin.get(`${path}?itemsPerPage=1`), 200)
    expect(member).toMatchObject([{ actorName: 'Fenna planner', operation: 'clients.accessLog' }])
  })
})
