// Possible duplicates of a client or care worker are shown to the people who manage them, and to nobody else.
import { afterAll, describe, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { putClientsOf } from '../../tests/worlds/rows.ts'
import { uuidOf, type Who } from '../../tests/worlds/world.ts'

const api = await openTestApi()
const { as, world, db } = api
const { people } = world
afterAll(() => api.close())

const fileWith = putClientsOf(db, world)
const iri = (uuid: string) => `/v1/clients/${uuid}`

describe('possible duplicates', () => {
  const alikeOf = async (who: Who, uuid: string) => must(await as[who].get(`/clients/${uuid}`), 200).alike
  test('is shown neither to care workers nor to the family', async () => {
    const [file, other] = [await fileWith({ last_name: 'Dubbel' }), await fileWith({ last_name: 'Dubbel' })]
    await db.insertInto('client_admin_client').values({ client_uuid: file, client_admin_uuid: people.clientAdmin.uuid }).execute()
    expect(await alikeOf('clientAdmin', file)).toBeUndefined()
    expect(await alikeOf('organization', file)).toEqual([iri(other)])
  })
  test('is of one organization, and for a location admin of their own locations', async () => {
    const [file, foreign] = [await fileWith({ last_name: 'Elders' }), await fileWith({ last_name: 'Elders' }, 'other')]
    const west = await fileWith({ last_name: 'Elders', responsible_location_uuid: uuidOf(world.west) })
    expect(await alikeOf('planner', file)).toEqual([iri(west)])
    expect(await alikeOf('organization', file)).toEqual([iri(west)])
    expect(await alikeOf('locationAdmin', file)).toEqual([])
    expect(await alikeOf('otherOrganization', foreign)).toEqual([])
  })
  test('is found by name, telephone and mail address, as they are written, but not with another day of birth', async () => {
    const file = await fileWith({
      first_name: 'Zoë',
      last_name: 'Uniek',
      phone: '+31611112222',
      email: 'zoe.u@voorbeeld.example',
    })
    await fileWith({ first_name: 'Bea', last_name: 'Anders', phone: '+31611112223' })
    const found = [
      await fileWith({ first_name: 'Zoe', last_name: 'uniek' }),
      await fileWith({ first_name: 'Bea', last_name: 'Anders', phone: '06 1111 2222' }),
      await fileWith({ first_name: 'Cor', last_name: 'Anders', email: 'Zoe.U@voorbeeld.example' }),
    ]
    expect(await alikeOf('organization', file)).toEqual(found.map(iri))
    await db.updateTable('client').set({ birth_date: '1940-01-01' }).where('uuid', '=', file).execute()
    await db.updateTable('client').set({ birth_date: '1941-01-01' }).where('uuid', '=', found[0]!).execute()
    expect(await alikeOf('organization', file)).toEqual(found.slice(1).map(iri))
  })
  test('an organization that creates a client who already exists reads that in the response', async () => {
    const known = await fileWith({ first_name: 'Joël', last_name: 'Dubbelop' })
    const address = { street: 'Dam', houseNumber: '1', postcode: '1012 JS', city: 'Amsterdam' }
    const form = { firstName: 'Joel', lastName: 'Dubbelop', responsibleLocation: world.east, contact: { address } }
    expect(must(await as.organization.post('/organization_locations/clients', form), 201).alike).toEqual([iri(known)])
  })
  test('of care workers a planner alone reads it, by name or telephone: of one, and in the list of who registered', async () => {
    const uuid = people.careWorker.uuid
    const read = async (who: Who) => must(await as[who].get(`/care_workers/${uuid}`), 200).alike
    const profile = (set: Record<string, string>) =>
      db.updateTable('care_worker_profile').set(set).where('uuid', '=', people.thirdWorker.uuid).execute()
    await db.updateTable('care_worker_profile').set({ phone: '+31644445555' }).where('uuid', '=', uuid).execute()
    await profile({ first_name: 'Heel', last_name: 'Anders', phone: '+31644445556' })
    expect(await read('planner')).toEqual([])
    expect(await read('careWorker')).toBeUndefined()
    await profile({ phone: '06-44445555' })
    expect(await read('planner')).toEqual([`/v1/care_workers/${people.thirdWorker.uuid}`])
    const listed = async (who: Who) => must(await as[who].get(`/care_workers?uuid=${uuid}`), 200).member[0]
    expect((await listed('planner'))!.alike).toEqual([`/v1/care_workers/${people.thirdWorker.uuid}`])
    expect((await listed('organization'))?.alike).toBeUndefined()
  })
})
