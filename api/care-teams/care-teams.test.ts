import { afterAll, describe, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { uuidOf, type Who } from '../../tests/worlds/world.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())
const client = uuidOf(world.client)
const worker = (who: Who) => `/v1/care_workers/${world.people[who].uuid}`
const pair = (who: Who, more: Record<string, unknown> = {}) => ({ client: world.client, careWorker: worker(who), ...more })
const lastNames = async (who: Who, path: string) =>
  must(await as[who].get(path), 200).member.map(item => (item.careWorker as { profile: { lastName: string } }).profile.lastName)

describe('the care team', () => {
  test('neither a worker, an administrator nor another organization puts anybody on it', async () => {
    expect((await as.careWorker.post('/care_teams', pair('careWorker'))).status).toBe(403)
    expect((await as.clientAdmin.post('/care_teams', pair('careWorker'))).status).toBe(403)
    expect((await as.otherOrganization.post('/care_teams', pair('careWorker'))).status).toBe(422)
  })
  test('an organization cannot add somebody it does not know', async () => {
    const answer = await as.organization.post('/care_teams', pair('thirdWorker'))
    expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'careWorker' }] } })
  })
  test('an organization puts a worker on it once, also when two do so at the same time', async () => {
    await api.reactedMoment()
    const both = await Promise.all([
      as.organization.post('/care_teams', pair('careWorker')),
      as.planner.post('/care_teams', pair('careWorker')),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await as.secondUser.post('/care_teams', pair('careWorker'))).body.detail).toContain('al in het zorgteam')
  })
  test('is listed by last name to everyone who sees the client, team members included; another worker finds nobody', async () => {
    must(await as.planner.post('/care_teams', pair('thirdWorker', { isReserve: true })), 201)
    const path = `/care_teams?client.uuid=${client}`
    for (const who of ['organization', 'locationAdmin', 'planner', 'clientAdmin', 'thirdWorker'] as const)
      expect(await lastNames(who, path), who).toEqual(['careWorker', 'thirdWorker'])
    expect(await lastNames('planner', `${path}&order[careWorker.profile.lastName]=desc`)).toEqual(['thirdWorker', 'careWorker'])
    expect(await lastNames('planner', `${path}&isReserve=true`)).toEqual(['thirdWorker'])
    for (const who of ['tempWorker', 'otherOrganization'] as const) expect(await lastNames(who, path), who).toEqual([])
    expect((await as.backOffice.get(path)).status).toBe(403)
  })
  test('a worker sees the name and the expertise of a colleague, and cannot open the profile', async () => {
    const team = must(await as.thirdWorker.get(`/care_teams?client.uuid=${client}`), 200).member
    const [colleague] = team.map(({ careWorker }) => careWorker as { '@id': string; profile: object })
    const visibleFields = ['@id', '@type', 'expertiseLevel', 'firstName', 'lastName', 'uuid']
    expect(Object.keys(colleague!.profile).sort()).toEqual(visibleFields)
    expect(await as.thirdWorker.get(colleague!['@id'])).toMatchObject({ status: 403 })
  })
  test('another organization removes nobody from it; the client’s own does, and the event says whom', async () => {
    const made = must(await as.planner.post('/care_teams', pair('colleague')), 201)
    expect((await as.otherOrganization.delete(made['@id'])).status).toBe(404)
    expect((await as.careWorker.delete(made['@id'])).status).toBe(403)
    expect((await as.organization.delete(made['@id'])).status).toBe(204)
    expect((await as.organization.delete(made['@id'])).status).toBe(404)
    const event = await db.selectFrom('event').selectAll().where('subject_uuid', '=', made.uuid).where('name', 'like', '%removed')
    expect(await event.executeTakeFirst()).toMatchObject({ data: { client, careWorker: world.people.colleague.uuid } })
  })
})

describe('the care workers of a client', () => {
  const path = `/clients/${client}/care_workers`
  const names = async (who: Who) =>
    must(await as[who].get(path), 200).member.map(({ profile }) => (profile as { lastName: string }).lastName)
  test('another organization and a worker who never came find no client', async () => {
    expect((await as.otherOrganization.get(path)).status).toBe(404)
    expect((await as.tempWorker.get(path)).status).toBe(404)
    expect((await as.backOffice.get(path)).status).toBe(403)
  })
  test('are the team and who works there; a worker finds only themselves', async () => {
    await api.assignedMoment({}, 'colleague')
    expect(await names('planner')).toEqual(['careWorker', 'colleague', 'thirdWorker'])
    expect(await names('clientAdmin')).toEqual(['careWorker', 'colleague', 'thirdWorker'])
    // A worker whom the planner added, and whom the organization does not know, is hidden from the organization here.
    expect(await names('organization')).toEqual(['careWorker', 'colleague'])
    expect(await names('thirdWorker')).toEqual(['thirdWorker'])
  })
  test('an administrator sees only their name and expertise', async () => {
    const [first] = must(await as.clientAdmin.get(path), 200).member
    expect(Object.keys(first!).sort()).toEqual(['@id', '@type', 'profile', 'uuid'])
    const profile = first!.profile as Record<string, unknown>
    expect(
      Object.keys(profile)
        .filter(name => name !== 'photo')
        .sort(),
    ).toEqual([...['@id', '@type', 'expertiseLevel', 'firstName', 'lastName', 'uuid']])
    const [member] = must(await as.clientAdmin.get(`/care_teams?client.uuid=${client}`), 200).member
    expect((member!.careWorker as { profile: object }).profile).toEqual(profile)
  })
})

describe('the exclude list', () => {
  test('a worker and an administrator learn of none, and another organization sees and makes none', async () => {
    for (const who of ['careWorker', 'clientAdmin', 'backOffice'] as const) {
      expect((await as[who].get('/exclude_lists')).status, who).toBe(403)
      expect((await as[who].post('/exclude_lists', pair('careWorker'))).status, who).toBe(403)
    }
    const made = must(await as.planner.post('/exclude_lists', pair('tempWorker')), 201)
    expect((await as.otherOrganization.get('/exclude_lists')).body.totalItems).toBe(0)
    expect((await as.otherOrganization.delete(made['@id'])).status).toBe(404)
    expect((await as.otherOrganization.post('/exclude_lists', pair('careWorker'))).status).toBe(422)
  })
  test('stores the reason, for those who manage the client; the reason is optional', async () => {
    const entries = async (who: Who) => must(await as[who].get(`/exclude_lists?client.uuid=${client}`), 200).member
    expect(await as.planner.post('/exclude_lists', pair('newWorker', { reason: 'x'.repeat(501) }))).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'reason' }] },
    })
    const { uuid } = must(
      await as.planner.post('/exclude_lists', pair('newWorker', { reason: 'Op verzoek van de familie' })),
      201,
    )
    for (const who of ['planner', 'organization', 'locationAdmin'] as const)
      expect((await entries(who)).find(entry => entry.uuid === uuid)?.reason, who).toBe('Op verzoek van de familie')
    expect((await entries('planner')).find(entry => entry.uuid !== uuid)?.reason).toBeUndefined()
    expect((await as.planner.delete(`/exclude_lists/${uuid}`)).status).toBe(204)
  })
  test('a planner excludes a worker, who can then not react, and removes the exclusion', async () => {
    const { uuid } = await api.publishedMoment()
    const who = world.people.colleague.uuid
    const able = async () => {
      const path = `/care_workers?care_moment_available_uuid=${uuid}&pagination=false`
      return must(await as.planner.get(path), 200).member.some(one => one.uuid === who)
    }
    expect(await able()).toBe(true)
    const entry = must(await as.planner.post('/exclude_lists', pair('colleague', { reason: 'Ruzie' })), 201)
    expect(await able()).toBe(false)
    expect((await as.planner.delete(entry['@id'])).status).toBe(204)
    expect(await able()).toBe(true)
  })
  test('an organization excludes a worker: off the team, open reactions at that client rejected, those elsewhere not', async () => {
    const here = await api.reactedMoment()
    const elsewhere = await api.reactedMoment({ client: world.clientInWest, location: world.west })
    const other = await api.reactedMoment({}, 'colleague')
    must(await as.organization.post('/exclude_lists', pair('careWorker')), 201)
    const statuses = await Promise.all(
      [here, elsewhere, other].map(async ({ reaction }) => (await as.planner.get(reaction)).body.status),
    )
    expect(statuses).toEqual(['rejected', 'open', 'open'])
    expect(await lastNames('planner', `/care_teams?client.uuid=${client}`)).not.toContain('careWorker')
    expect(await lastNames('organization', `/exclude_lists?careWorker.uuid=${world.people.careWorker.uuid}`)).toEqual([
      'careWorker',
    ])
    expect((await as.organization.put('/care_moment_publication_reactions/select', { reactions: [here.reaction] })).status).toBe(
      409,
    )
  })
  test('an organization excludes somebody once, and cannot add an excluded worker to a team', async () => {
    expect((await as.organization.post('/exclude_lists', pair('careWorker'))).body.detail).toContain('al op de uitsluitlijst')
    expect(await as.organization.post('/care_teams', pair('careWorker'))).toMatchObject({ status: 409 })
  })
  test('an organization removes an exclusion', async () => {
    const [entry] = must(await as.organization.get(`/exclude_lists?careWorker.uuid=${world.people.careWorker.uuid}`), 200).member
    expect((await as.organization.delete(entry!['@id'])).status).toBe(204)
    expect((await as.organization.post('/care_teams', pair('careWorker'))).status).toBe(201)
  })
})
