// Offers that are like another offer, nearest first; and what is shown of work that is no longer offered.
import { afterAll, describe, expect, test } from 'vitest'
import { openTestApi } from '../../tests/api.ts'
import { must } from '../../tests/moments.ts'
import { uuidOf } from '../../tests/world.ts'

const api = await openTestApi()
const { as, db, world } = api
afterAll(() => api.close())

describe('D16: similar publications', () => {
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
  test('L1: of one that is not seen there are none', async () => {
    const open = await api.publishedMoment()
    const hidden = await api.publishedMoment({ audience: 'favorites' })
    expect(await similar(open.publication)).not.toEqual([])
    expect(await similar(hidden.publication)).toEqual([])
  })
})

describe('what stands in the way of a publication that is not offered any more', () => {
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
