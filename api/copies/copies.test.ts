import { afterAll, expect, test } from 'vitest'
import { addDays, amsterdamDate, amsterdamTime, toInstant } from '../../rules/time/amsterdam.ts'
import { type Body, openTestApi } from '../../tests/servers/api.ts'
import { momentsOf, must } from '../../tests/worlds/moments.ts'
import type { Who } from '../../tests/worlds/world.ts'

const api = await openTestApi()
const { as, world } = api
const { openMoment, publishedMoment, assignedMoment, freeDay, fresh } = momentsOf(as, world)
afterAll(() => api.close())

const copy = (careMoments: unknown[], more: object = {}, who: Who = 'organization') =>
  as[who].post('/care_moments/copies', { careMoments, days: 7, ...more })
type Result = { careMoment: string; copy: string | null; refusal: string | null }
const resultsOf = async (...args: Parameters<typeof copy>) => must(await copy(...args), 200).results as Result[]
const copyOf = async (moment: Body, more: object = {}) => {
  const [result] = await resultsOf([moment['@id']], more)
  return fresh({ '@id': result!.copy! })
}
const onClock = (instant: unknown) => [amsterdamDate(String(instant)), amsterdamTime(String(instant))] as const
const weekAfter = (instant: unknown) => {
  const [date, time] = onClock(instant)
  return [addDays(date, 7), time]
}

test('an organization says which moments, and how many days later', async () => {
  expect(await copy(['/v1/clients/x'], { days: 0 })).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: 'careMoments[0]' }, { propertyPath: 'days' }] },
  })
})
test.each(['otherOrganization', 'locationAdmin'] as const)(
  '%s copies nothing of another place, and does not learn that it is there',
  async who => {
    const moment = await openMoment({ location: world.west, client: null })
    const refused = { careMoment: moment['@id'], copy: null, refusal: 'Niet gevonden.' }
    expect(await resultsOf([moment['@id']], {}, who)).toEqual([refused])
  },
)
test('an organization copies work as it was asked, without who worked it, its bonus or its own publication', async () => {
  const ownTerms = { bonus: 2500, hourlyRate: 5100, description: 'Met de sleutel uit de kast' }
  const original = await assignedMoment(ownTerms)
  const copied = await copyOf(original)
  const same = ['title', 'description', 'hourlyRate', 'breakMinutes', 'client', 'location', 'expertiseLevel'] as const
  for (const field of same) expect(copied[field], field).toEqual(original[field])
  expect(copied).toMatchObject({
    ...{ status: 'open', bonus: 0, publishedForContractTypes: [] },
  })
  expect(onClock(copied.startDate)).toEqual(weekAfter(original.startDate))
  expect(onClock(copied.endDate)).toEqual(weekAfter(original.endDate))
  expect([copied.assignee, copied.publication]).toEqual([undefined, undefined])
})
test('an organization publishes the copies as the originals were, when it asks that', async () => {
  const original = await publishedMoment({ audience: 'favorites', acts: [world.act] })
  const copied = await copyOf(original, { publish: true })
  expect(copied.acts).toEqual(original.acts)
  expect(must(await as.organization.get(String(copied.publication)), 200)).toMatchObject({
    audience: 'favorites',
    publishedForContractTypes: ['freelance'],
  })
})
test('an organization keeps the times of the clock when it changes in between', async () => {
  const original = await openMoment({ startDate: '2027-03-25T06:00:00Z', endDate: '2027-03-25T14:00:00Z' })
  expect(await copyOf(original)).toMatchObject({ startDate: '2027-04-01T05:00:00+00:00' })
})
test('an organization copies what can be copied, and is told why the others cannot', async () => {
  const { startDate } = freeDay()
  const window = { startDate, endDate: toInstant(addDays(amsterdamDate(startDate), 30), '17:00') }
  const period = await openMoment({ ...window, timeScope: 'period', hoursPerWeek: 24, breakMinutes: 0 })
  const leaving = must(
    await as.organization.post('/organization_locations/clients', {
      ...{ firstName: 'Annie', lastName: 'Bos', responsibleLocation: world.east },
      contact: { address: { street: 'Dorpsstraat', houseNumber: '1', postcode: '3511 AB', city: 'Utrecht' } },
    }),
    201,
  )
  const last = await openMoment({ client: leaving['@id'] })
  const ended = { date: addDays(amsterdamDate(String(last.startDate)), 3), reason: world.endReason }
  must(await as.organization.put(`${leaving['@id']}/inactive`, ended), 200)
  const fine = await openMoment()
  const results = await resultsOf([period['@id'], last['@id'], fine['@id']])
  expect(results).toMatchObject([
    { copy: null, refusal: 'Wat bij een periode hoort, voeg je in die periode toe.' },
    { copy: null, refusal: expect.stringContaining('uit zorg') },
    { copy: expect.stringMatching(/^\/v1\/care_moments\//), refusal: null },
  ])
})
