import { afterAll, describe, expect, test } from 'vitest'
import { addHours } from '../../rules/time/amsterdam.ts'
import { type Body, openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { rowsOf } from '../../tests/worlds/rows.ts'
import { uuidOf } from '../../tests/worlds/world.ts'
import { moveClock, now } from '../platform/clock.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())
const rows = rowsOf(db, world)
const worker = world.people.careWorker.uuid
const tags: Record<string, string> = Object.fromEntries(
  must(await as.careWorker.get('/review_tags'), 200).member.map(tag => [tag.key as string, tag['@id']]),
)

const about = (moment: Pick<Body, '@id'> | string, rating = 4, more = {}) => ({
  careMoment: typeof moment === 'string' ? `/v1/care_moments/${moment}` : moment['@id'],
  rating,
  ...more,
})
const approved = () => rows.putMoment('approved', { past: true })

describe('a tag', () => {
  test.each([
    ['context=care_worker', 13],
    ['context=organization&sentiment=positive', 5],
    ['context=client', 0],
    ['active=false', 0],
  ])('is found by %s: %i of them', async (query, count) => {
    expect(must(await as.clientAdmin.get(`/review_tags?${query}`), 200).member).toHaveLength(count)
  })
  test('belongs to who is reviewed', async () => {
    const answer = await as.organization.post(
      '/care_worker_reviews',
      about(await approved(), 4, { tags: [tags.on_time, tags.no_handover] }),
    )
    expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'tags[1]' }] } })
  })
})

describe('a review of a care worker', () => {
  test.each([[0], [6], [3.5]])('has no rating of %d', async rating => {
    expect(await as.organization.post('/care_worker_reviews', about(await approved(), rating))).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'rating' }] },
    })
  })
  test('is not written by the care worker, another organization, or about a moment that is not approved', async () => {
    const moment = await approved()
    expect(await as.careWorker.post('/care_worker_reviews', about(moment))).toMatchObject({ status: 403 })
    expect(await as.otherOrganization.post('/care_worker_reviews', about(moment))).toMatchObject({ status: 422 })
    const open = await rows.putMoment('awaiting_approval', { past: true })
    expect(await as.organization.post('/care_worker_reviews', about(open))).toMatchObject({
      status: 409,
      body: { currentStatus: 'awaiting_approval' },
    })
  })
  test('is given once by the organization and once by the family, also by two at the same time', async () => {
    const moment = await approved()
    const body = about(moment, 5, { tags: [tags.on_time, tags.friendly], text: 'Fijn geholpen.' })
    const two = await Promise.all([as.organization, as.secondUser].map(user => user.post('/care_worker_reviews', body)))
    expect(two.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(two.find(({ status }) => status === 201)?.body).toMatchObject({
      rating: 5,
      text: 'Fijn geholpen.',
      writtenBy: 'organization',
      tags: [{ name: 'Op tijd' }, { name: 'Vriendelijk' }],
    })
    expect(await as.clientAdmin.post('/care_worker_reviews', about(moment, 3))).toMatchObject({
      status: 201,
      body: { writtenBy: 'client' },
    })
    expect(await as.clientAdmin.post('/care_worker_reviews', about(moment, 3))).toMatchObject({ status: 409 })
  })
  test('is read by those concerned, and by nobody else', async () => {
    const [review] = must(
      await as.careWorker.get(`/care_worker_reviews?careMoment.client.uuid=${uuidOf(world.client)}`),
      200,
    ).member
    for (const who of ['careWorker', 'organization', 'locationAdmin', 'clientAdmin', 'planner'] as const)
      expect((await as[who].get(review!['@id'])).status, who).toBe(200)
    for (const who of ['colleague', 'otherOrganization', 'otherLocationAdmin'] as const)
      expect((await as[who].get(review!['@id'])).status, who).toBe(404)
    expect(await as.planner.get(`/care_worker_reviews?careMoment.client.uuid=${uuidOf(world.otherClient)}`)).toMatchObject({
      body: { totalItems: 0 },
    })
  })
})

describe('the rating of a care worker', () => {
  const rating = async () => must(await as.organization.get(`/care_workers/${worker}`), 200).aggregatedReviewRating
  const stats = async () => must(await as.careWorker.get(`/care_workers/${worker}/reviews/stats`), 200)
  test('does not show with two reviews', async () => {
    expect(await rating()).toBeUndefined()
    expect(await stats()).toMatchObject({ count: 2, perRating: [], tags: [] })
  })
  test('is shown at once with the third: 5, 3 and 3 make 3,7', async () => {
    must(await as.organization.post('/care_worker_reviews', about(await approved(), 3, { tags: [tags.on_time] })), 201)
    expect(await rating()).toEqual({ rating: 3.7, count: 3 })
    expect(await stats()).toMatchObject({
      rating: 3.7,
      count: 3,
      perRating: [
        { rating: 5, count: 1 },
        { rating: 4, count: 0 },
        { rating: 3, count: 2 },
        { rating: 2, count: 0 },
        { rating: 1, count: 0 },
      ],
      tags: [
        { name: 'Op tijd', sentiment: 'positive', count: 2 },
        { name: 'Vriendelijk', sentiment: 'positive', count: 1 },
      ],
    })
    expect(must(await as.clientAdmin.get(`${world.client}/reviews/stats`), 200)).toMatchObject({ rating: 3.7, count: 3 })
  })
  test('stays right when several are given at once: with two more fours it is 3,8', async () => {
    const moments = [await approved(), await approved()]
    await Promise.all(moments.map(moment => as.organization.post('/care_worker_reviews', about(moment, 4))))
    expect(await rating()).toEqual({ rating: 3.8, count: 5 })
  })
  test('orders the reactions, with workers without one last', async () => {
    const moment = await api.publishedMoment()
    for (const who of ['colleague', 'careWorker'] as const) await api.react(moment, who)
    const path = `/care_moment_publication_reactions?careMomentPublication.careMoment.uuid=${moment.uuid}`
    const first = async (direction: string) => {
      const { member } = must(
        await as.organization.get(`${path}&order[careWorker.aggregatedReviewRating.rating]=${direction}`),
        200,
      )
      return (member[0]!.careWorker as Body).uuid
    }
    expect(await first('desc')).toBe(worker)
    expect(await first('asc')).toBe(world.people.colleague.uuid)
  })
  test('is not there for who does not know the care worker or the client', async () => {
    expect(await as.otherOrganization.get(`/care_workers/${worker}/reviews/stats`)).toMatchObject({ status: 404 })
    expect(await as.otherOrganization.get(`${world.client}/reviews/stats`)).toMatchObject({ status: 404 })
  })
})

describe('a review of an organization', () => {
  test('is given once, by who worked there, until thirty days after the approval', async () => {
    const moment = await api.approvedMoment()
    expect(await as.colleague.post('/organization_reviews', about(moment))).toMatchObject({ status: 422 })
    expect(await as.organization.post('/organization_reviews', about(moment))).toMatchObject({ status: 403 })
    const body = about(moment, 2, { tags: [tags.slow_approval], text: 'Lang gewacht.' })
    const two = await Promise.all([1, 2].map(() => as.careWorker.post('/organization_reviews', body)))
    expect(two.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(must(await as.organization.get('/organization_reviews'), 200).member).toMatchObject([
      { rating: 2, reviewee: { '@id': world.organization }, tags: [{ name: 'Trage goedkeuring' }] },
    ])
    for (const who of ['colleague', 'otherOrganization'] as const)
      expect(must(await as[who].get('/organization_reviews'), 200).member, who).toEqual([])
  })
  test('comes too late after a month', async () => {
    const moment = await api.approvedMoment()
    const approvedAt = now()
    moveClock(addHours(approvedAt, 30 * 24 + 1))
    expect(await as.careWorker.post('/organization_reviews', about(moment))).toMatchObject({
      status: 409,
      body: { detail: 'Beoordelen kan tot 30 dagen nadat de uren zijn goedgekeurd.' },
    })
    moveClock(addHours(approvedAt, 30 * 24 - 1))
    expect(await as.careWorker.post('/organization_reviews', about(moment))).toMatchObject({ status: 201 })
  })
  test('counts for its organization alone, and has an average from the third on', async () => {
    const path = '/organization_reviews/stats'
    for (const who of ['careWorker', 'planner'] as const) expect((await as[who].get(path)).status, who).toBe(403)
    expect(must(await as.organization.get(path), 200)).toMatchObject({ count: 2, perRating: [], tags: [] })
    must(
      await as.careWorker.post('/organization_reviews', about(await api.approvedMoment(), 5, { tags: [tags.slow_approval] })),
      201,
    )
    // 2, 4 and 5.
    expect(must(await as.organization.get(path), 200)).toMatchObject({
      rating: 3.7,
      count: 3,
      tags: [{ name: 'Trage goedkeuring', sentiment: 'negative', count: 2 }],
    })
    for (const who of ['otherOrganization', 'otherLocationAdmin'] as const)
      expect(must(await as[who].get(path), 200), who).toMatchObject({ count: 0 })
  })
})

describe('what is known of the other party', () => {
  test('of a care worker: two shifts of 7,5 hours, hours on time, a late and an early cancellation', async () => {
    const moments = [await api.approvedMoment({}, {}, 'thirdWorker'), await api.approvedMoment({}, {}, 'thirdWorker')]
    const early = await api.assignedMoment({}, 'thirdWorker')
    const late = await api.assignedMoment({}, 'thirdWorker')
    const cancel = { cancelAssignmentReason: world.cancelAssignmentReason }
    must(await as.thirdWorker.put(`${early['@id']}/cancel_assignment`, cancel), 200)
    moveClock(addHours(String(late.startDate), -2))
    must(await as.thirdWorker.put(`${late['@id']}/cancel_assignment`, cancel), 200)
    expect(must(await as.organization.get(`${moments[0]!['@id']}/care_worker/stats`), 200)).toMatchObject({
      careWorker: `/v1/care_workers/${world.people.thirdWorker.uuid}`,
      workedTogether: 2,
      minutesTogether: 900,
      cancellations: 2,
      lateCancellations: 1,
      hoursSubmitted: 2,
      hoursSubmittedOnTime: 2,
      reviews: 0,
    })
  })
  test('of somebody who reacted, by name; of anybody else nothing', async () => {
    const { moment } = await api.reactedMoment()
    const path = `${moment['@id']}/care_worker/stats`
    expect(await as.organization.get(path)).toMatchObject({ status: 404 })
    expect(must(await as.organization.get(`${path}?careWorker=${worker}`), 200)).toMatchObject({ rating: 3.8, reviews: 5 })
    expect(await as.organization.get(`${path}?careWorker=${world.people.colleague.uuid}`)).toMatchObject({ status: 404 })
    expect(await as.otherOrganization.get(path)).toMatchObject({ status: 404 })
  })
  test('of a location: a shift together, approved at once, and a late cancellation of theirs', async () => {
    const before = must(
      await as.colleague.get(`${(await api.approvedMoment({}, {}, 'colleague'))['@id']}/organization_location/stats`),
      200,
    )
    const canceled = await api.assignedMoment({}, 'colleague')
    moveClock(addHours(String(canceled.startDate), -3))
    must(await as.organization.put(`${canceled['@id']}/cancel`, { cancelReason: world.cancelReason }), 200)
    const moment = await api.approvedMoment({}, {}, 'colleague')
    const after = must(await as.colleague.get(`${moment['@id']}/organization_location/stats`), 200)
    expect(before).toMatchObject({ organizationLocation: world.east, workedTogether: 1, minutesTogether: 450 })
    expect(after).toMatchObject({ workedTogether: 2, minutesTogether: 900 })
    expect(Number(after.lateCancellations) - Number(before.lateCancellations)).toBe(1)
    expect(Number(after.hoursApprovedOnTime) - Number(before.hoursApprovedOnTime)).toBe(1)
  })
})
