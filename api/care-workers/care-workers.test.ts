import { afterAll, describe, expect, test } from 'vitest'
import { addHours } from '../../rules/time/amsterdam.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { moveClock, now } from '../platform/clock.ts'

const api = await openTestApi()
const { as, world } = api
afterAll(() => api.close())

const pathOf = (who: keyof typeof world.people) => `/v1/care_workers/${world.people[who].uuid}`

describe('who sees a care worker', () => {
  test('a colleague, a client admin and an organization that never met them do not', async () => {
    expect(await as.colleague.get(pathOf('careWorker'))).toMatchObject({ status: 404 })
    expect(await as.clientAdmin.get(pathOf('careWorker'))).toMatchObject({ status: 403 })
    expect(await as.organization.get(pathOf('careWorker'))).toMatchObject({ status: 404 })
  })
  test('an organization sees who reacted to its work: the public profile, no phase, address or missing documents', async () => {
    await api.reactedMoment()
    const seen = await as.organization.get(pathOf('careWorker'))
    expect(seen).toMatchObject({
      status: 200,
      body: { profile: { firstName: 'Özge', city: 'Utrecht' }, verifiedUntil: '2099-12-31' },
    })
    for (const hidden of ['phase', 'documentsMissing', 'introductionCompletedAt', 'preferences', 'createdAt'])
      expect(seen.body).not.toHaveProperty(hidden)
    expect(seen.text).not.toMatch(/Maliebaan|0612345678|NL91ABNA/)
    expect(await as.otherOrganization.get(pathOf('careWorker'))).toMatchObject({ status: 404 })
  })
  test('a location admin does not see who reacted at another location', async () => {
    await api.reactedMoment({ location: world.west, client: world.clientInWest }, 'thirdWorker')
    expect(await as.organization.get(pathOf('thirdWorker'))).toMatchObject({ status: 200 })
    expect(await as.locationAdmin.get(pathOf('thirdWorker'))).toMatchObject({ status: 404 })
  })
})

describe('their own record', () => {
  test('a new worker reads which documents are missing, in the order they are asked', async () => {
    expect(await as.newWorker.get(pathOf('newWorker'))).toMatchObject({
      status: 200,
      body: {
        phase: 'new',
        documentsMissing: ['id', 'vog', 'diploma', 'kvk', 'bav', 'bav_payment', 'complaints_procedure', 'personal_iban'],
        introductionCompletedAt: null,
      },
    })
    expect((await as.careWorker.get(pathOf('careWorker'))).body.documentsMissing).toEqual([])
  })
  test('a worker completes their own introduction, and it stays completed at that moment', async () => {
    expect(await as.careWorker.put(`${pathOf('newWorker')}/complete_introduction`)).toMatchObject({ status: 404 })
    expect(await as.planner.put(`${pathOf('newWorker')}/complete_introduction`)).toMatchObject({ status: 403 })
    const at = now()
    const first = must(await as.newWorker.put(`${pathOf('newWorker')}/complete_introduction`), 200).introductionCompletedAt
    expect(Date.parse(String(first)) - Date.parse(at)).toBeLessThan(3_600_000)
    moveClock(addHours(at, 24))
    expect(await as.newWorker.put(`${pathOf('newWorker')}/complete_introduction`)).toMatchObject({
      body: { introductionCompletedAt: first },
    })
  })
  test('a worker counts the shifts whose hours are still to be handed in', async () => {
    const count = (who: 'careWorker' | 'colleague' | 'planner') =>
      as[who].get(`${pathOf('careWorker')}/care_moments_count_to_submit_hours`)
    expect(await count('colleague')).toMatchObject({ status: 404 })
    const moment = await api.assignedMoment()
    expect((await count('careWorker')).body.count).toBe(0)
    moveClock(addHours(String(moment.endDate), 1))
    expect((await count('careWorker')).body.count).toBe(1)
    must(await as.careWorker.put(`${moment['@id']}/submit`, api.hoursOf(moment)), 200)
    expect((await count('planner')).body.count).toBe(0)
  })
})

describe('availability', () => {
  const window = { available: true, startDate: '2027-01-04T07:00:00Z', endDate: '2027-01-04T15:00:00Z' }
  test('a worker cannot set any for a colleague, nor one that ends before it starts', async () => {
    expect(await as.careWorker.post('/care_worker_availabilities', { careWorker: pathOf('colleague'), ...window })).toMatchObject(
      { status: 422 },
    )
    const reversed = { careWorker: pathOf('careWorker'), available: true, startDate: window.endDate, endDate: window.startDate }
    expect(await as.careWorker.post('/care_worker_availabilities', reversed)).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'endDate' }] },
    })
  })
  test('a worker sets and removes their own; a colleague neither sees nor removes it', async () => {
    const made = must(
      await as.careWorker.post('/care_worker_availabilities', { careWorker: pathOf('careWorker'), ...window }),
      201,
    )
    expect((await as.colleague.get('/care_worker_availabilities')).body.totalItems).toBe(0)
    expect(await as.colleague.delete(made['@id'])).toMatchObject({ status: 404 })
    expect(await as.organization.get('/care_worker_availabilities')).toMatchObject({ status: 403 })
    expect((await as.careWorker.get('/care_worker_availabilities?available=false')).body.totalItems).toBe(0)
    expect((await as.careWorker.get('/care_worker_availabilities?available=true')).body.totalItems).toBe(1)
    expect(await as.careWorker.delete(made['@id'])).toMatchObject({ status: 204 })
  })
})
