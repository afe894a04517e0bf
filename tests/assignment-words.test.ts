// Every field of an assignment ends up where contract/moments/assignment-words.ts says, and nowhere else. What the form does with
// them is tested next to the form, in web/care/order/.
import { isDeepStrictEqual } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { type Word, words, wordsTo } from '../contract/moments/assignment-words.ts'
import { addDays, amsterdamDate } from '../rules/time/amsterdam.ts'
import { type Body, openTestApi } from './servers/api.ts'
import { must } from './worlds/moments.ts'

const api = await openTestApi()
const { as, db, world, openMoment, fresh } = api
afterAll(() => api.close())

const service = await db.selectFrom('service_type').select('uuid').executeTakeFirstOrThrow()
/** For each word a value that no moment has by default. */
const values = {
  title: 'Slaapwacht',
  description: 'De sleutel hangt in de kast.',
  breakMinutes: 45,
  breakFrom: '11:00',
  contractType: 'temp_work',
  expertiseLevel: world.lowerLevel,
  serviceType: `/v1/service_types/${service.uuid}`,
  acts: [world.act],
  client: world.clientInWest,
  location: world.west,
  hourlyRate: 5100,
  bonus: 2500,
  hoursPerWeek: 24,
  orderNumber: 'PO 2027/4',
  costCentre: 'KP 8810',
  managedByOrganizationLocation: world.east,
  publishedForContractTypes: ['temp_work'],
  audience: 'favorites',
  widening: [{ audience: 'everyone', afterMinutes: 60 }],
} satisfies Record<Word, unknown>

const addressOf = (shown: unknown) => (shown as { '@id': string } | undefined)?.['@id'] ?? shown
/** The words for which an item has these values. */
const keptIn = async (item: Record<string, unknown>): Promise<Word[]> => {
  const offered = item.publication ? must(await as.planner.get(String(item.publication)), 200) : undefined
  const steps = (offered?.widening ?? []) as { audience: string; at: string }[]
  const minutesAt = (at: string) => (Date.parse(at) - Date.parse(String(offered!.createdAt))) / 60_000
  const shown: Record<string, unknown> = {
    ...item,
    acts: (item.acts as unknown[] | undefined)?.map(addressOf),
    audience: offered?.audience,
    widening: steps.map(({ audience, at }) => ({ audience, afterMinutes: minutesAt(at) })),
  }
  return words.filter(word => isDeepStrictEqual(addressOf(shown[word]), values[word]))
}

test('an organization makes a moment with every word', async () => {
  expect(await keptIn(await openMoment(values))).toEqual(words)
})
test('an organization copies to another week what can be copied, and the rest starts from scratch', async () => {
  const original = await openMoment(values)
  const copied = async (publish: boolean) => {
    const body = { careMoments: [original['@id']], days: 7, publish }
    const [result] = must(await as.organization.post('/care_moments/copies', body), 200).results as { copy: string }[]
    return keptIn(await fresh({ '@id': result!.copy }))
  }
  expect(await copied(true)).toEqual(wordsTo('week'))
  // Its offer fields are shown only while it is not published.
  const offered = ['publishedForContractTypes', 'audience']
  expect(await copied(false)).toEqual(wordsTo('week').filter(word => !offered.includes(word)))
})
test('an organization keeps in a template, made or changed, what a template keeps', async () => {
  const asked = { organizationLocation: world.west, startTime: '07:00', endTime: '15:00' }
  const made = must(await as.organization.post('/care_moment_templates', { ...values, ...asked }), 201)
  const plain = { ...asked, organizationLocation: world.east, title: 'Vroege dienst', expertiseLevel: world.level }
  const other = must(await as.organization.post('/care_moment_templates', plain), 201)
  const changed = must(await as.organization.put(other['@id'], { ...values, ...asked }), 200)
  for (const template of [made, changed])
    expect(await keptIn({ ...template, location: template.organizationLocation })).toEqual(wordsTo('template'))
})
test('an organization changes of a moment, a period and a series the words that may change, and saying nothing keeps them', async () => {
  const base = { client: null, breakMinutes: 0 }
  const moment = await openMoment(base)
  const day = amsterdamDate(String(moment.startDate))
  const endDate = `${addDays(day, 40)}T22:00:00Z`
  const period = await openMoment({ ...base, endDate, timeScope: 'period' })
  const { series, moments } = await makeSeries(base)
  const change = async (said: object) => {
    must(await as.organization.patch(`${moment['@id']}/update`, said), 200)
    must(await as.organization.put(`${period['@id']}/period`, { ...said, endDate }), 200)
    must(await as.organization.patch(`${series['@id']}/update`, said), 200)
  }
  await change(values)
  await change({})
  expect(await keptIn(await fresh(moment))).toEqual(wordsTo('moment'))
  expect(await keptIn(await fresh(period))).toEqual(wordsTo('period'))
  for (const item of [series, ...moments]) expect(await keptIn(await fresh(item))).toEqual(wordsTo('series'))
})
test('an organization makes a series of which every moment, also one that is added later, has all its words', async () => {
  const { series, moments } = await makeSeries(values)
  const until = { until: addDays(String(series.until), 7) }
  must(await as.organization.put(`${series['@id']}/until`, until), 200)
  const all = await momentsOf(series)
  expect(all.length).toBeGreaterThan(moments.length)
  const ofOne: Word[] = ['hoursPerWeek', 'managedByOrganizationLocation']
  for (const moment of all) expect(await keptIn(await fresh(moment))).toEqual(words.filter(word => !ofOne.includes(word)))
})

const momentsOf = async (series: Body): Promise<Body[]> =>
  must(await as.planner.get(`/care_moments?recurringCareMoment.uuid=${series.uuid}&pagination=false`), 200).member
async function makeSeries(changes: Record<string, unknown>) {
  const body = api.newMoment({ weekdays: [1, 2, 3, 4, 5, 6, 7], ...changes })
  const until = addDays(amsterdamDate(body.startDate), 2)
  const series = must(await as.organization.post('/recurring_care_moments_by_organization', { ...body, until }), 201)
  return { series, moments: await momentsOf(series) }
}
