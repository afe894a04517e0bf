import { afterAll, describe, expect, test } from 'vitest'
import { type Body, openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { uuidOf } from '../../tests/worlds/world.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())

const reaction = '/care_moment_publication_reactions'
const tryToReact = (
  moment: Body,
  who: 'careWorker' | 'colleague' | 'newWorker' | 'tempWorker' = 'careWorker',
  more: object = {},
) => as[who].post(reaction, { careMomentPublication: moment.publication, agreed: true, ...more })
const statusOf = async (iri: string) => must(await as.planner.get(`${reaction}?careMomentPublication.uuid=${iri}`), 200)

describe('publishing', () => {
  test('an organization cannot publish without a contract form, nor the moment of another', async () => {
    const moment = await api.openMoment()
    const body = { careMoment: moment['@id'], publishedForContractTypes: [] as string[] }
    expect(await as.organization.post('/care_moment_publications', body)).toMatchObject({ status: 422 })
    const other = { ...body, publishedForContractTypes: ['freelance'] }
    expect(await as.otherOrganization.post('/care_moment_publications', other)).toMatchObject({ status: 422 })
  })
  test('an organization publishes an open moment once', async () => {
    const moment = await api.openMoment()
    const body = { careMoment: moment['@id'], publishedForContractTypes: ['freelance', 'temp_work'] }
    expect(await as.organization.post('/care_moment_publications', body)).toMatchObject({
      status: 201,
      body: { status: 'open', audience: 'everyone' },
    })
    expect(await as.organization.post('/care_moment_publications', body)).toMatchObject({
      status: 409,
      body: { detail: 'Deze opdracht is al gepubliceerd.' },
    })
  })
  test('an organization does not publish a cancelled moment', async () => {
    const moment = await api.openMoment()
    must(await as.organization.put(`${moment['@id']}/cancel`, { cancelReason: world.cancelReason }), 200)
    const body = { careMoment: moment['@id'], publishedForContractTypes: ['freelance'] }
    expect(await as.organization.post('/care_moment_publications', body)).toMatchObject({ status: 409 })
  })
  test('an organization withdraws its publication: reactions end, the moment is withdrawn, and open when it is published again', async () => {
    const { moment, reaction: own } = await api.reactedMoment()
    expect(await as.organization.patch(`${moment.publication}/withdraw`)).toMatchObject({
      status: 200,
      body: { status: 'withdrawn' },
    })
    expect((await statusOf(uuidOf(moment.publication))).member).toMatchObject([{ '@id': own, status: 'not_selected_withdrawn' }])
    expect(await api.fresh(moment)).toMatchObject({ status: 'withdrawn', publishedForContractTypes: [] })
    const careWorker = `/v1/care_workers/${world.people.colleague.uuid}`
    expect(await as.planner.put(`${moment['@id']}/assign`, { careWorker })).toMatchObject({ status: 409 })
    const body = { careMoment: moment['@id'], publishedForContractTypes: ['freelance'] }
    expect(await as.organization.post('/care_moment_publications', body)).toMatchObject({ status: 201 })
    expect(await api.fresh(moment)).toMatchObject({ status: 'open', publishedForContractTypes: ['freelance'] })
  })
  test('what was withdrawn is not published again once it has begun, or for a client who is out of care by then', async () => {
    const { moment } = await api.reactedMoment({ client: world.clientInWest })
    must(await as.organization.patch(`${moment.publication}/withdraw`), 200)
    await db
      .updateTable('client')
      .set({ ended_on: '2026-10-01', end_reason_uuid: uuidOf(world.endReason) })
      .where('uuid', '=', uuidOf(world.clientInWest))
      .execute()
    const body = { careMoment: moment['@id'], publishedForContractTypes: ['freelance'] }
    expect(await as.organization.post('/care_moment_publications', body)).toMatchObject({
      ...{ status: 422, body: { violations: [{ propertyPath: 'careMoment', message: 'Deze cliënt is dan uit zorg.' }] } },
    })
    await db
      .updateTable('client')
      .set({ ended_on: null, end_reason_uuid: null })
      .where('uuid', '=', uuidOf(world.clientInWest))
      .execute()
    await db.updateTable('care_moment').set({ start_date: '2026-10-18T06:00:00Z' }).where('uuid', '=', moment.uuid).execute()
    expect(await as.organization.post('/care_moment_publications', body)).toMatchObject({ status: 409 })
  })
})

describe('who is offered the work', () => {
  const offered = async (moment: Body, who: 'careWorker' | 'colleague' | 'tempWorker') =>
    (await as[who].get(moment.publication)).status
  test('a worker of another contract form is not', async () => {
    const moment = await api.publishedMoment({ publishedForContractTypes: ['temp_work'] })
    expect([await offered(moment, 'careWorker'), await offered(moment, 'tempWorker')]).toEqual([404, 200])
  })
  test('a worker whom the client excludes is not, and is not told why', async () => {
    const excluded = { client_uuid: uuidOf(world.clientInWest), care_worker_uuid: world.people.colleague.uuid }
    await db.insertInto('exclude_list').values(excluded).execute()
    const moment = await api.publishedMoment({ client: world.clientInWest })
    expect([await offered(moment, 'careWorker'), await offered(moment, 'colleague')]).toEqual([200, 404])
    expect(await tryToReact(moment, 'colleague')).toMatchObject({ status: 422 })
  })
  test('only favourites and only the care team are, when that is the audience', async () => {
    const favourite = {
      organization_uuid: uuidOf(world.organization),
      care_worker_uuid: world.people.careWorker.uuid,
      created_at: '2026-10-01',
    }
    await db.insertInto('favorite_care_worker').values(favourite).execute()
    const forFavourites = await api.publishedMoment({ audience: 'favorites' })
    expect([await offered(forFavourites, 'careWorker'), await offered(forFavourites, 'colleague')]).toEqual([200, 404])
    const team = { client_uuid: uuidOf(world.client), care_worker_uuid: world.people.colleague.uuid }
    await db.insertInto('care_team').values(team).execute()
    const forTeam = await api.publishedMoment({ audience: 'care_team' })
    expect([await offered(forTeam, 'careWorker'), await offered(forTeam, 'colleague')]).toEqual([404, 200])
  })
  test('a former favourite who withdrew still sees the work, and cannot react again', async () => {
    const row = { organization_uuid: uuidOf(world.organization), care_worker_uuid: world.people.thirdWorker.uuid }
    await db
      .insertInto('favorite_care_worker')
      .values({ ...row, created_at: '2026-10-01' })
      .execute()
    const moment = await api.publishedMoment({ audience: 'favorites' })
    must(await as.thirdWorker.patch(`${await api.react(moment, 'thirdWorker')}/withdraw`), 200)
    await db.deleteFrom('favorite_care_worker').where('care_worker_uuid', '=', row.care_worker_uuid).execute()
    expect(await as.thirdWorker.get(moment.publication)).toMatchObject({ status: 200 })
    const body = { careMomentPublication: moment.publication, agreed: true }
    expect(await as.thirdWorker.post(reaction, body)).toMatchObject({ status: 409 })
  })
  test('a worker sees the work of a publication and not for whom it is, also not in the list', async () => {
    const moment = await api.publishedMoment()
    const seen = must(await as.careWorker.get(moment.publication), 200)
    expect(seen).toMatchObject({
      careMoment: { title: 'Vroege dienst', location: { city: 'Utrecht' } },
      distanceKm: expect.any(Number),
    })
    expect(JSON.stringify(seen)).not.toContain('Truus')
    expect((await as.careWorker.get('/care_moment_publications')).text).not.toMatch(/Truus|Biltstraat/)
  })
  test('a client admin is offered nothing', async () => {
    expect(await as.clientAdmin.get('/care_moment_publications')).toMatchObject({ status: 403 })
  })
  test('a worker finds what they may respond to: not what overlaps, not what they reacted to', async () => {
    const free = await api.publishedMoment()
    const assigned = await api.assignedMoment()
    const sameTime = await api.publishedMoment({ startDate: assigned.startDate, endDate: assigned.endDate })
    const { moment: reacted } = await api.reactedMoment()
    const query = `careWorkerUuid=${world.people.careWorker.uuid}&pagination=false`
    const found = must(await as.careWorker.get(`/care_moment_publications?${query}`), 200).member.map(p => p['@id'])
    expect(found).toContain(free.publication)
    expect(found).not.toContain(sameTime.publication)
    expect(found).not.toContain(reacted.publication)
  })
})

describe('reacting', () => {
  test('a worker reacts neither without agreeing nor twice', async () => {
    const moment = await api.publishedMoment()
    expect(await tryToReact(moment, 'careWorker', { agreed: false })).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'agreed' }] },
    })
    await api.react(moment)
    expect(await tryToReact(moment)).toMatchObject({ status: 409, body: { detail: 'Je hebt al gereageerd.' } })
  })
  test('a worker without documents is told which, and sees the same beforehand', async () => {
    const moment = await api.publishedMoment()
    const answer = await tryToReact(moment, 'newWorker')
    expect(answer.status).toBe(409)
    expect(answer.body.detail).toContain('Verklaring Omtrent het Gedrag')
    const reasons = must(await as.newWorker.get(`${moment.publication}/eligibility`), 200).reasons as { message: string }[]
    expect(reasons.map(({ message }) => message).join(' ')).toBe(answer.body.detail)
  })
  test('a worker does not react to what another got', async () => {
    const moment = await api.publishedMoment()
    const colleague = await api.react(moment, 'colleague')
    must(await api.select([colleague]), 200)
    expect(await tryToReact(moment)).toMatchObject({ status: 422 })
  })
  test('a worker withdraws and reacts again', async () => {
    const { moment, reaction: own } = await api.reactedMoment()
    expect(await as.colleague.patch(`${own}/withdraw`)).toMatchObject({ status: 404 })
    expect(await as.organization.patch(`${own}/withdraw`)).toMatchObject({ status: 403 })
    expect(await as.careWorker.patch(`${own}/withdraw`)).toMatchObject({ status: 200, body: { status: 'withdrawn' } })
    const again = must(await tryToReact(moment), 201)['@id']
    const listed = async (replaced: boolean) =>
      must(
        await as.careWorker.get(`${reaction}?careMomentPublication.uuid=${uuidOf(moment.publication)}&replaced=${replaced}`),
        200,
      ).member.map(one => one['@id'])
    expect(await listed(false)).toEqual([again])
    expect(await listed(true)).toEqual([own])
  })
})

describe('choosing', () => {
  test('another organization does not choose, and a worker may not', async () => {
    const { reaction: own } = await api.reactedMoment()
    expect(await api.select([own], 'otherOrganization')).toMatchObject({ status: 422 })
    expect(await api.select([own], 'careWorker')).toMatchObject({ status: 403 })
  })
  test('an organization does not choose a withdrawn or rejected reaction, nor two for one moment', async () => {
    const { moment, reaction: own } = await api.reactedMoment()
    const other = await api.react(moment, 'colleague')
    expect(await api.select([own, other])).toMatchObject({
      status: 409,
      body: { detail: 'Deze reacties horen niet bij elkaar.' },
    })
    must(await as.organization.patch(`${own}/reject`, { reason: 'Te ver weg' }), 200)
    expect(await api.select([own])).toMatchObject({ status: 409 })
    must(await as.colleague.patch(`${other}/withdraw`), 200)
    expect(await api.select([other])).toMatchObject({ status: 409 })
    expect((await api.fresh(moment)).status).toBe('open')
  })
  test('an organization chooses one: they get the moment, and the others are not selected and can archive that', async () => {
    const { moment, reaction: own } = await api.reactedMoment()
    const other = await api.react(moment, 'colleague')
    expect(await api.select([own])).toMatchObject({ status: 200, body: { reactions: [own] } })
    expect(await api.fresh(moment)).toMatchObject({
      status: 'assigned',
      assignee: { uuid: world.people.careWorker.uuid },
      contractType: 'freelance',
    })
    const found = must(await as.colleague.get(`${reaction}?status=not_selected&exists[resolvedAt]=false`), 200)
    expect(found.member.map(r => r['@id'])).toContain(other)
    must(await as.colleague.patch(`${other}/resolve`), 200)
    const left = must(await as.colleague.get(`${reaction}?status=not_selected&exists[resolvedAt]=false`), 200)
    expect(left.member.map(r => r['@id'])).not.toContain(other)
  })
  test('an organization chooses a worker for a whole series at once', async () => {
    const rule = { weekdays: [1, 3], until: '2027-02-10', publishedForContractTypes: ['freelance'] }
    const day = { startDate: '2027-02-01T07:00:00Z', endDate: '2027-02-01T15:00:00Z' }
    const series = must(
      await as.organization.post('/recurring_care_moments_by_organization', api.newMoment({ ...day, ...rule })),
      201,
    )
    const moments = must(await as.organization.get(`/care_moments?recurringCareMoment.uuid=${series.uuid}`), 200).member
    const reactions: string[] = []
    for (const moment of moments) reactions.push(await api.react(moment))
    expect(await api.select(reactions)).toMatchObject({ status: 200 })
    const after = must(await as.organization.get(`/care_moments?recurringCareMoment.uuid=${series.uuid}`), 200).member
    expect(after.map(moment => moment.status)).toEqual(['assigned', 'assigned', 'assigned', 'assigned'])
  })
  test('an organization that chooses for a series gets none when one is no longer possible', async () => {
    const day = { startDate: '2027-02-15T07:00:00Z', endDate: '2027-02-15T15:00:00Z' }
    const rule = { weekdays: [1, 2], until: '2027-02-16', publishedForContractTypes: ['freelance'] }
    const series = must(
      await as.organization.post('/recurring_care_moments_by_organization', api.newMoment({ ...day, ...rule })),
      201,
    )
    const moments = must(await as.organization.get(`/care_moments?recurringCareMoment.uuid=${series.uuid}`), 200).member
    const reactions: string[] = []
    for (const moment of moments) reactions.push(await api.react(moment))
    await api.assignedMoment({ startDate: '2027-02-16T08:00:00Z', endDate: '2027-02-16T12:00:00Z' })
    expect(await api.select(reactions)).toMatchObject({ status: 409 })
    expect((await api.fresh(moments[0]!)).status).toBe('open')
  })
})
