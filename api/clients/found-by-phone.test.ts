// People can be found by what callers say on the telephone, by those who may read it.
import { afterAll, describe, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import type { Who } from '../../tests/worlds/world.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())

const made = await as.organization.post('/organization_locations/clients', {
  firstName: 'Joël',
  lastName: 'van ’t Ĳsselstein',
  responsibleLocation: world.east,
  contact: {
    phone: '06-12345060',
    email: 'joel.ij@voorbeeld.example',
    address: { street: 'Lijnmarkt', houseNumber: '3', postcode: '3511 ke', city: 'Utrecht' },
  },
})
const client = must(made, 201)
const relation = { firstName: 'Ömer', lastName: 'Yıldız', kind: 'child', phone: '+32 470 12 34 56', email: null }
must(
  await as.planner.post('/client_relations', {
    client: client['@id'],
    isFirstContact: false,
    isLegalRepresentative: false,
    ...relation,
  }),
  201,
)
const found = async (who: Who, path: string, search: string) => {
  const answer = await as[who].get(`${path}?search=${encodeURIComponent(search)}`)
  return must(answer, 200).member.map(({ uuid }) => uuid)
}

const numbers = ['0612345060', '06 12 34 50 60', '+31612345060', '0031 6 12345060', '5060']
const writings = ['Joel', "van 't IJsselstein", 'ijsselst', 'Ĳsselstein, Joël', 'JOËL'.normalize('NFD')]
const places = ['lijnmarkt 3', '3511KE', '3511 ke', 'joel.ij@voorbeeld.example', String(client.number)]
const contacts = ['omer yildiz', '+32470123456', '0470 12 34 56', '3456']

describe('a client', () => {
  test('is found by no other organization or location, and by no worker who does not come', async () => {
    for (const search of [...numbers, ...writings, ...places, ...contacts])
      for (const who of ['otherOrganization', 'otherLocationAdmin'] as const)
        expect(await found(who, '/clients', search), `${who}: ${search}`).toEqual([])
    expect(await found('careWorker', `/care_workers/${world.people.careWorker.uuid}/clients`, '5060')).toEqual([])
  })
  test.each([...numbers, ...writings, ...places, ...contacts])(
    'is found by their own organization and by a planner: %s',
    async search => {
      for (const who of ['organization', 'locationAdmin', 'planner'] as const)
        expect(await found(who, '/clients', search), who).toEqual([client.uuid])
    },
  )
  test('is in the access log, for the ones that were found only', async () => {
    const lines = () => db.selectFrom('access_log').select(['client_uuids', 'operation']).orderBy('uuid').execute()
    const before = (await lines()).length
    await found('organization', '/clients', '06 12 34 50 60')
    expect((await lines()).slice(before)).toMatchObject([{ operation: 'clients.list', client_uuids: [client.uuid] }])
  })
  test('leads to their work, for a planner and their organization', async () => {
    const moment = await api.openMoment({ client: client['@id'] })
    for (const who of ['organization', 'planner'] as const)
      for (const search of ['0612345060', 'omer yildiz', 'Joel'])
        expect(await found(who, '/care_moments', search), `${who}: ${search}`).toEqual([moment.uuid])
    for (const who of ['careWorker', 'otherOrganization', 'backOffice'] as const)
      expect(await found(who, '/care_moments', '0612345060'), who).toEqual([])
  })
})

describe('a care worker', () => {
  const { uuid } = world.people.colleague
  const profile = { phone: '+31687654321', street: 'Geheimelaan', house_number: '7', postcode: '1011 AB' }
  test('is found by number, telephone, street and mail by a planner alone', async () => {
    await db.updateTable('care_worker_profile').set(profile).where('uuid', '=', uuid).execute()
    await api.assignedMoment({}, 'colleague')
    const { number } = await db.selectFrom('care_worker').select('number').where('uuid', '=', uuid).executeTakeFirstOrThrow()
    for (const search of [
      '0687654321',
      '06-8765 4321',
      '4321',
      'geheimelaan 7',
      '1011ab',
      String(number),
      world.people.colleague.username,
    ]) {
      expect(await found('organization', '/care_workers', search), search).toEqual([])
      expect(await found('planner', '/care_workers', search), search).toEqual([uuid])
    }
    expect(await found('organization', '/care_workers', 'colleague')).toEqual([uuid])
  })
})

test('a client with this telephone comes before one whose contact person has it, whatever their names', async () => {
  const neighbour = must(
    await as.organization.post('/organization_locations/clients', {
      firstName: 'Aad',
      lastName: 'Aalders',
      responsibleLocation: world.east,
      contact: { address: { street: 'Lijnmarkt', houseNumber: '5', postcode: '3511 ke', city: 'Utrecht' } },
    }),
    201,
  )
  const known = { client: neighbour['@id'], isFirstContact: false, isLegalRepresentative: false }
  must(await as.planner.post('/client_relations', { ...known, ...relation, phone: '06-12345060' }), 201)
  expect(await found('organization', '/clients', '0612345060')).toEqual([client.uuid, neighbour.uuid])
})
