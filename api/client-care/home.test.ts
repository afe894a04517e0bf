import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addHours } from '../../rules/time/amsterdam.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today, uuidOf } from '../../tests/worlds/world.ts'
import { moveClock } from '../platform/clock.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())
beforeEach(() => moveClock(today))

const home = `/client_homes/${uuidOf(world.client)}`
const pets = new Map(must(await as.planner.get('/pets'), 200).member.map(pet => [pet.key, pet['@id']]))
const filled = {
  hasPets: true,
  pets: [pets.get('kat'), pets.get('hond')],
  smoking: 'outside',
  floor: 3,
  lift: 'yes',
  parking: 'do_not_know_yet',
  parkingNotes: 'Vergunning nodig.',
  accessType: 'key_box',
  accessNotes: 'Code 4711, links van de deur.',
}

describe('a client’s home', () => {
  test('another organization, a worker who never came and the back office do not see', async () => {
    for (const who of ['otherOrganization', 'otherLocationAdmin', 'thirdWorker'] as const)
      expect(await as[who].get(home), who).toMatchObject({ status: 404 })
    expect(await as.backOffice.get(home)).toMatchObject({ status: 403 })
  })
  test('another organization and another’s administrator do not change, a worker never', async () => {
    for (const who of ['otherOrganization', 'otherLocationAdmin'] as const)
      expect(await as[who].put(home, filled), who).toMatchObject({ status: 404 })
    expect(await as.clientAdmin.put(`/client_homes/${uuidOf(world.clientInWest)}`, filled)).toMatchObject({ status: 404 })
    await api.assignedMoment()
    expect(await as.careWorker.put(home, filled)).toMatchObject({ status: 403 })
  })
  test.each([
    ['pets that are said not to be there', { hasPets: false }, 'hasPets'],
    ['a choice that is not one', { lift: 'perhaps' }, 'lift'],
    ['an answer and that nobody knows it', { notKnown: ['smoking'] }, 'smoking'],
    ['the ground floor and that nobody knows it', { floor: 0, notKnown: ['floor'] }, 'floor'],
    ['nobody knows of what is no question', { notKnown: ['colour'] }, 'notKnown[0]'],
    ['a floor above every building', { floor: 1000 }, 'floor'],
    ['a pet that does not exist', { pets: ['/v1/pets/00000000-0000-0000-0000-000000000000'] }, 'pets[0]'],
  ])('an organization may not fill in with %s', async (_name, changes, propertyPath) => {
    expect(await as.organization.put(home, { ...filled, ...changes })).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath }] },
    })
  })
  test('the second of a family and an organization who change it at once is told, and nothing of the first is lost', async () => {
    const { version } = must(await as.clientAdmin.get(home), 200)
    must(await as.organization.put(home, { hasPets: false, parkingNotes: 'Achter het huis.', version }), 200)
    expect(await as.clientAdmin.put(home, { ...filled, version })).toMatchObject({
      status: 409,
      body: { detail: 'Iemand anders heeft dit intussen gewijzigd. Kijk het na en probeer het opnieuw.' },
    })
    const now = must(await as.clientAdmin.get(home), 200)
    expect(now).toMatchObject({ parkingNotes: 'Achter het huis.', version: version + 1 })
    must(await as.clientAdmin.put(home, { ...filled, version: now.version }), 200)
  })
  test('the family records that nobody knows something: care workers see it until it is known', async () => {
    const notKnown = ['accessType', 'hasPets', 'smoking']
    must(await as.clientAdmin.put(home, { hasPets: false, notKnown: [...notKnown, 'smoking'] }), 200)
    await api.assignedMoment()
    expect(must(await as.careWorker.get(home), 200)).toMatchObject({ hasPets: false, notKnown })
    expect(must(await as.clientAdmin.put(home, filled), 200)).toMatchObject({ notKnown: [] })
  })
  test('cannot have no animals and some animals at once', async () => {
    for (const [hasPets, kinds] of [
      [true, ['geen']],
      [true, ['geen', 'kat']],
      [false, ['kat']],
    ] as const) {
      const answer = await as.clientAdmin.put(home, { hasPets, pets: kinds.map(kind => pets.get(kind)) })
      expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'hasPets' }] } })
    }
  })
  test('exists from the day there is a client', async () => {
    const contact = { address: { street: 'Dam', houseNumber: '1', postcode: '1012 JS', city: 'Amsterdam' } }
    const body = { firstName: 'Annie', lastName: 'Bos', responsibleLocation: world.east, contact }
    const { uuid } = must(await as.organization.post('/organization_locations/clients', body), 201)
    expect(await as.organization.get(`/client_homes/${uuid}`)).toMatchObject({ status: 200, body: { hasPets: false, pets: [] } })
  })
  test.each(['planner', 'organization', 'locationAdmin', 'clientAdmin'] as const)('%s fills in', async who => {
    const answer = must(await as[who].put(home, filled), 200)
    expect(answer).toMatchObject({ ...filled, pets: [{ key: 'hond' }, { key: 'kat' }] })
    expect(must(await as[who].put(home, { hasPets: false, pets: [pets.get('geen')] }), 200)).not.toHaveProperty('smoking')
  })
  test('tells a worker where the key is only when asked, and while there is a shift to come or to end', async () => {
    must(await as.organization.put(home, filled), 200)
    await db
      .insertInto('care_team')
      .values({ client_uuid: uuidOf(world.client), care_worker_uuid: world.people.colleague.uuid })
      .execute()
    const key = `${home}/access_notes`
    const homeOf = async (who: 'careWorker' | 'colleague') => must(await as[who].get(home), 200)
    expect(await homeOf('colleague')).toMatchObject({ accessType: 'key_box', hasAccessNotes: false })
    for (const who of ['colleague', 'thirdWorker', 'otherOrganization'] as const)
      expect(await as[who].get(key), who).toMatchObject({ status: 404 })
    expect(await as.backOffice.get(key)).toMatchObject({ status: 403 })
    const moment = await api.assignedMoment()
    moveClock(String(moment.startDate))
    expect(await homeOf('careWorker')).toMatchObject({ hasAccessNotes: true })
    expect(await homeOf('careWorker')).not.toHaveProperty('accessNotes')
    expect(await as.careWorker.get(key)).toMatchObject({ status: 200, body: { accessNotes: filled.accessNotes } })
    moveClock(addHours(String(moment.endDate), 24 * 30))
    expect(await homeOf('careWorker')).toMatchObject({ hasAccessNotes: false })
    expect(await as.careWorker.get(key)).toMatchObject({ status: 404 })
    for (const who of ['planner', 'organization', 'clientAdmin'] as const) {
      expect(must(await as[who].get(home), 200).accessNotes, who).toBe(filled.accessNotes)
      expect(must(await as[who].get(key), 200).accessNotes, who).toBe(filled.accessNotes)
    }
  })
  test('reading the key is in the access log under its own name; a refusal is not a reading', async () => {
    const asked = () =>
      db
        .selectFrom('access_log')
        .select(['actor_uuid', 'client_uuids'])
        .where('operation', '=', 'clientCare.accessNotes')
        .execute()
    const before = (await asked()).length
    expect(await as.thirdWorker.get(`${home}/access_notes`)).toMatchObject({ status: 404 })
    must(await as.clientAdmin.get(`${home}/access_notes`), 200)
    const lines = await asked()
    expect(lines).toHaveLength(before + 1)
    expect(lines.at(-1)).toEqual({ actor_uuid: world.people.clientAdmin.uuid, client_uuids: [uuidOf(world.client)] })
  })
  test('a worker no longer sees 90 days after', async () => {
    const moment = await api.assignedMoment({}, 'thirdWorker')
    moveClock(addHours(String(moment.endDate), 90 * 24 - 1))
    expect(await as.thirdWorker.get(home)).toMatchObject({ status: 200 })
    moveClock(addHours(String(moment.endDate), 90 * 24 + 1))
    expect(await as.thirdWorker.get(home)).toMatchObject({ status: 404 })
  })
})

describe('pets and smoking at home', () => {
  test('are shown to a worker who objects, and exclude nobody', async () => {
    await db
      .updateTable('care_worker_preferences')
      .set({ has_objection_to_pets: true })
      .where('uuid', '=', world.people.careWorker.uuid)
      .execute()
    must(await as.organization.put(home, { hasPets: true }), 200)
    const moment = await api.publishedMoment()
    const asked = await as.careWorker.get(`${moment.publication}/eligibility`)
    expect(JSON.stringify(asked.body)).toContain('Let op: er zijn huisdieren.')
    await api.react(moment)
  })
})
