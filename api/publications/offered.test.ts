// Offers similar to another offer, nearest first; and what is shown of work that is no longer offered.
import { afterAll, describe, expect, test } from 'vitest'
import { type Body, openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { uuidOf } from '../../tests/worlds/world.ts'

const api = await openTestApi()
const { as, db, world } = api
afterAll(() => api.close())

describe('similar publications', () => {
  const similar = async (publication: string, more = '') =>
    must(
      await as.careWorker.get(`/care_moment_publications?similarCareMomentPublicationUuid=${uuidOf(publication)}${more}`),
      200,
    ).member.map(({ '@id': iri }) => iri)
  test('are given the nearest first, without the one asked about, unless an order is asked', async () => {
    const put = async (location: string, latitude: number) => {
      await db.updateTable('organization_location').set({ latitude }).where('uuid', '=', uuidOf(location)).execute()
    }
    // 11, 5,6 and 1,1 km to the north of Oost.
    await put(world.west, 52.19)
    await put(world.harbour, 52.14)
    await put(world.quay, 52.1)
    const here = await api.publishedMoment({ title: 'Hier' })
    const far = await api.publishedMoment({ location: world.west, client: null })
    const nearer = await api.publishedMoment({ location: world.harbour, client: null }, 'otherOrganization')
    const nearest = await api.publishedMoment({ location: world.quay, client: null }, 'otherOrganization')
    expect(await similar(here.publication)).toEqual([nearest, nearer, far].map(({ publication }) => publication))
    const byDate = await similar(here.publication, '&order[careMoment.startDate]=asc')
    expect(byDate).toEqual([far, nearer, nearest].map(({ publication }) => publication))
    expect(await similar(nearest.publication, '&itemsPerPage=1')).toEqual([here.publication])
  })
  test('of one that is not seen there are none', async () => {
    const open = await api.publishedMoment()
    const hidden = await api.publishedMoment({ audience: 'favorites' })
    expect(await similar(open.publication)).not.toEqual([])
    expect(await similar(hidden.publication)).toEqual([])
  })
})

describe('the obstacles of a publication that is no longer offered', () => {
  const reasons = async (publication: string) =>
    must(await as.careWorker.get(`${publication}/eligibility`), 200).reasons as { code: string; message: string }[]
  const closed = { code: 'closed', message: 'Deze publicatie is niet meer open.' }
  test('is that someone else was chosen, as reacting says', async () => {
    const { moment } = await api.reactedMoment()
    const chosen = await api.react(moment, 'colleague')
    expect((await reasons(moment.publication)).map(({ code }) => code)).toEqual(['already'])
    must(await api.select([chosen]), 200)
    expect(await reasons(moment.publication)).toEqual([closed])
  })
  test('is that it was withdrawn', async () => {
    const { moment } = await api.reactedMoment()
    must(await as.organization.patch(`${moment.publication}/withdraw`), 200)
    expect((await reasons(moment.publication))[0]).toEqual(closed)
    const answer = await as.careWorker.post('/care_moment_publication_reactions', {
      careMomentPublication: moment.publication,
      agreed: true,
    })
    expect(answer).toMatchObject({ status: 409, body: { detail: closed.message } })
  })
})

interface Lacking {
  '@id': string
  lacking?: { acts: string[]; documents: number }
}
describe('what a care worker lacks for a publication', () => {
  const listed = async (who: 'careWorker' | 'organization' | 'newWorker', more = '') =>
    must(await as[who].get(`/care_moment_publications?pagination=false${more}`), 200).member as unknown as Lacking[]
  const ofOne = async (publication: unknown, who: 'careWorker' | 'organization' | 'newWorker') =>
    (await listed(who)).find(one => one['@id'] === publication)
  test('is only shown to them', async () => {
    const { publication } = await api.publishedMoment()
    expect(await ofOne(publication, 'organization')).not.toHaveProperty('lacking')
    expect(must(await as.planner.get(String(publication)), 200)).not.toHaveProperty('lacking')
  })
  test('is nothing, or the acts they do not have on that day and the number of missing documents', async () => {
    const acts = must(await as.planner.get('/acts?pagination=false'), 200).member as Body[]
    const [held, ended, never] = acts.slice(0, 3) as [Body, Body, Body]
    const holder = { care_worker_uuid: world.people.careWorker.uuid }
    await db
      .insertInto('care_worker_act')
      .values([
        { ...holder, act_uuid: String(held.uuid) },
        { ...holder, act_uuid: String(ended.uuid), valid_until: '2020-01-01' },
      ])
      .onConflict(other => other.doNothing())
      .execute()
    const easy = await api.publishedMoment({ acts: [held['@id']] })
    const hard = await api.publishedMoment({ acts: [held, ended, never].map(act => act['@id']) })
    expect((await ofOne(easy.publication, 'careWorker'))?.lacking).toEqual({ acts: [], documents: 0 })
    const names = [ended.name, never.name].map(String)
    const mine = await ofOne(hard.publication, 'careWorker')
    expect(mine?.lacking?.acts.toSorted()).toEqual(names.toSorted())
    const toNew = (await ofOne(hard.publication, 'newWorker'))?.lacking?.documents
    const reasons = must(await as.newWorker.get(`${hard.publication}/eligibility`), 200).reasons as { code: string }[]
    expect(toNew).toBe(reasons.filter(({ code }) => code === 'document_missing').length)
    expect(toNew).toBeGreaterThan(0)
    // Sorted by what is lacking first, then by date.
    const order = '&order[lacking]=asc&order[careMoment.startDate]=desc'
    const found = (await listed('careWorker', order)).map(one => one['@id'])
    expect(found.indexOf(hard.publication)).toBeGreaterThan(found.indexOf(easy.publication))
  })
})
