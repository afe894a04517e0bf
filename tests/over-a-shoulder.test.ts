// No filter, order or search may reveal what a response hides.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Body, callerWith, openTestApi } from './servers/api.ts'
import { must } from './worlds/moments.ts'
import { tokenFor, uuidOf, type Who } from './worlds/world.ts'

const api = await openTestApi()
const { as, db, world } = api
afterAll(() => api.close())
const person = (who: Who) => world.people[who].uuid

let moment: Body
let own: Body
const costs = [{ kind: 'other', quantity: 1, amount: 1234, description: 'parkeren bij mw. de Wit' }]
beforeAll(async () => {
  await db.updateTable('care_worker_profile').set({ last_name: 'Bouwmeester' }).where('uuid', '=', person('colleague')).execute()
  const published = await api.publishedMoment({ title: 'Late dienst' })
  const chosen = await api.react(published, 'colleague')
  await api.react(published)
  must(await api.select([chosen]), 200)
  own = await api.submittedMoment()
  const hours = api.hoursOf(await api.fresh(published))
  must(await as.colleague.put(`${published['@id']}/submit`, { ...hours, expenses: costs }), 200)
  const other = { ...hours, breakMinutes: 45, expenses: [], reason: 'De pauze was langer.' }
  moment = must(await as.organization.put(`${published['@id']}/submit`, other), 200)
})
const found = async (who: Who, path: string, query: string) =>
  must(await as[who].get(`${path}?${query}`), 200).member.map(({ uuid }) => uuid)

describe('a care worker who was not chosen', () => {
  test('sees the work, and nothing of who was', async () => {
    const seen = must(await as.careWorker.get(moment['@id']), 200)
    expect(Object.keys(seen)).toEqual([
      ...['@context', '@id', '@type', 'uuid', 'status', 'timeScope', 'contractType', 'title', 'startDate', 'endDate'],
      ...['breakMinutes', 'expertiseLevel', 'acts', 'location', 'hourlyRate', 'rateIsFixed', 'rateIsGiven', 'bonus'],
      ...['cancellationTermHours', 'publishedForContractTypes', 'publication', 'createdAt', 'allowedActions', 'obstacles'],
    ])
    expect(must(await as.careWorker.get(own['@id']), 200)).toMatchObject({ actualStartDate: own.startDate, version: own.version })
  })
  test.each([
    ['their name', () => 'search=Bou'],
    ['their first name, letter by letter', () => 'search=Özge B'],
    ['their uuid', () => `assignee.uuid=${person('colleague')}`],
    ['their uuid as of a worker', () => `careWorkerUuid=${person('colleague')}`],
    ['the client', () => `client.uuid=${uuidOf(world.client)}`],
    ['the client’s name', () => 'search=Truus'],
    ['the client’s status', () => 'client.status=active'],
    ['what the client asks', () => 'client.careRequests.status=active'],
  ])('does not find it by %s', async (_name, query) => {
    const uuids = await found('careWorker', '/care_moments', `${query()}&pagination=false`)
    expect(uuids).not.toContain(moment.uuid)
    expect(await found('planner', '/care_moments', `pagination=false`)).toContain(moment.uuid)
  })
  test('does not find what they hand in by the client it is for, below the client they know', async () => {
    const path = `/clients/${uuidOf(world.client)}/care_moments`
    expect(await found('careWorker', path, '')).toEqual([own.uuid])
  })
  test.each([
    'order[actualStartDate]=asc',
    'order[actualStartDate]=desc',
    'coalesceOrder[startDate]=desc',
    'exists[resolvedForCareWorkerAt]=false',
  ])('finds the same in the same order by %s, whatever was handed in', async query => {
    const before = await found('careWorker', '/care_moments', query)
    await db
      .updateTable('care_moment')
      .set({ actual_start_date: '2020-01-01T00:00:00Z', resolved_for_care_worker_at: '2026-10-20T00:00:00Z' })
      .where('uuid', '=', moment.uuid)
      .execute()
    expect(await found('careWorker', '/care_moments', query)).toEqual(before)
    await db
      .updateTable('care_moment')
      .set({ actual_start_date: String(moment.actualStartDate), resolved_for_care_worker_at: null })
      .where('uuid', '=', moment.uuid)
      .execute()
  })
})

describe('a client’s administrator sees of a care worker the name, the expertise and the photo', () => {
  const shown = ['@id', '@type', 'uuid', 'firstName', 'lastName', 'expertiseLevel']
  test('in reviews', async () => {
    must(await as.organization.patch(`${own['@id']}/approve`), 200)
    must(await as.organization.post('/care_worker_reviews', { careMoment: own['@id'], rating: 5 }), 201)
    const { careWorker } = must(await as.clientAdmin.get('/care_worker_reviews'), 200).member[0]! as unknown as {
      careWorker: Body & { profile: object }
    }
    expect(Object.keys(careWorker)).toEqual(['@id', '@type', 'uuid', 'profile'])
    expect(Object.keys(careWorker.profile)).toEqual(shown)
  })
  test('and gets no figures of how they work', async () => {
    expect(await as.clientAdmin.get(`${own['@id']}/care_worker/stats`)).toMatchObject({ status: 403 })
  })
})

describe('an employee of the back office', () => {
  let open: Body
  beforeAll(async () => {
    open = await api.publishedMoment({ title: 'Open dienst' })
  })
  test('sees open work without for whom it is', async () => {
    const seen = must(await as.backOffice.get(open['@id']), 200)
    expect(seen).toMatchObject({ title: 'Open dienst' })
    expect(seen).not.toHaveProperty('client')
  })
  test.each(['search=Truus', 'search=de Wit', 'client.status=active'])('does not find it by %s', async query => {
    expect(await found('backOffice', '/care_moments', query)).toEqual([])
    expect(await found('backOffice', '/care_moments', 'search=Open')).toContain(open.uuid)
  })
  test('does not find it by the client', async () => {
    expect(await found('backOffice', '/care_moments', `client.uuid=${uuidOf(world.client)}`)).toEqual([])
  })
})

describe('careWorkerUuid', () => {
  test('of somebody the viewer does not see gives an empty list', async () => {
    const offered = await api.publishedMoment()
    const path = '/care_moment_publications'
    const ask = `careWorkerUuid=${person('thirdWorker')}&pagination=false`
    expect(await found('careWorker', path, ask)).toEqual([])
    expect(await found('organization', path, ask)).toEqual([])
    expect(await found('planner', path, ask)).toContain(uuidOf(offered.publication))
    expect(await found('thirdWorker', path, ask)).toContain(uuidOf(offered.publication))
    must(await as.organization.get(`/care_moments?careWorkerUuid=${person('colleague')}`), 200)
    expect(await found('organization', '/care_moments', `careWorkerUuid=${person('colleague')}`)).toEqual([moment.uuid])
  })
})

test('who is a worker beside their work for an organization exports nothing of who was chosen elsewhere', async () => {
  const roles = ['ROLE_CARE_WORKER', 'ROLE_ORGANIZATION_USER'] as const
  const both = callerWith(api.server, await tokenFor(api.server, world.people.careWorker, [...roles]))
  const { text } = await both.get('/care_moments/export')
  expect(text).toContain('Late dienst')
  expect(text).not.toContain('Bouwmeester')
})
