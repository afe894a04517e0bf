import { afterAll, describe, expect, test } from 'vitest'
import { pdfOf } from '../../tests/files/sent-files.ts'
import { openTestApi, uploadOf } from '../../tests/servers/api.ts'
import { wrongFields } from '../../tests/servers/logins.ts'
import { must } from '../../tests/worlds/moments.ts'
import { uuidOf, type Who } from '../../tests/worlds/world.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())

const profileOf = (who: Who) => `/care_worker_profiles/${world.people[who].uuid}`
const preferencesOf = (who: Who) => `/care_worker_preferences/${world.people[who].uuid}`
const address = { street: 'Hoogstraat', houseNumber: '3-2', postcode: '3011pk', city: 'Rotterdam' }
const form = {
  firstName: 'Özge',
  lastName: 'Kaya',
  phone: '06 12345678',
  about: 'Vroeg op.',
  address,
  openToOtherContractForms: true,
}
const wishes = {
  hasObjectionToPets: true,
  hasObjectionToSmokingInside: true,
  hasObjectionToSmokingOutside: false,
  hasDriversLicense: true,
  hasCar: false,
  maximumDistanceKm: 12,
  acts: [world.act],
  locations: [world.east, world.harbour],
}
const photoOf = async (who: Who, name = 'ik.png', bytes = '\u0089PNG\r\n\u001a\n') => {
  const uuid = must(
    await as[who].post('/user_files', ...(Object.values(uploadOf('ik.pdf', pdfOf('ik'))) as [string, Record<string, string>])),
    201,
  ).uuid
  const type = bytes.startsWith('%') ? 'application/pdf' : 'image/png'
  await db.updateTable('user_file').set({ name, media_type: type }).where('uuid', '=', uuid).execute()
  return `/v1/user_files/${uuid}`
}

describe('the profile', () => {
  test('a worker changes none of a colleague, and an organization none at all', async () => {
    expect(await as.colleague.put(profileOf('careWorker'), form)).toMatchObject({ status: 404 })
    expect(await as.colleague.get(profileOf('careWorker'))).toMatchObject({ status: 404 })
    expect(await as.organization.put(profileOf('careWorker'), form)).toMatchObject({ status: 403 })
  })
  test('a worker is told of every invalid field', async () => {
    const wrong = { ...form, address: { ...address, postcode: '3581 SS' }, expertiseLevel: world.lowerLevel }
    const answer = await as.careWorker.put(profileOf('careWorker'), wrong)
    expect(answer.status).toBe(422)
    expect(answer.body.violations.map(({ propertyPath }) => propertyPath)).toEqual(['address.postcode', 'expertiseLevel'])
    const typed = await as.careWorker.put(profileOf('careWorker'), { ...form, phone: '123', firstName: '12', lastName: ' ' })
    expect(typed.body.violations.map(({ propertyPath }) => propertyPath).sort()).toEqual(['firstName', 'lastName', 'phone'])
  })
  test('a worker changes their own; after a move distances count from the new address', async () => {
    const changed = must(await as.careWorker.put(profileOf('careWorker'), { ...form, expertiseLevel: world.level }), 200)
    expect(changed).toMatchObject({
      lastName: 'Kaya',
      phone: '+31612345678',
      city: 'Rotterdam',
      address: { ...address, postcode: '3011 PK' },
    })
    const home = must(await as.careWorker.get(`/care_workers/${world.people.careWorker.uuid}`), 200).home as { latitude: number }
    expect(home.latitude).toBeLessThan(52)
  })
  test('a worker lives in no country that we do not offer, and at no Dutch postcode in another', async () => {
    const at = (change: object) => as.careWorker.put(profileOf('careWorker'), { ...form, address: { ...address, ...change } })
    expect(wrongFields(await at({ country: 'AQ' }))).toEqual(['address.country'])
    expect(wrongFields(await at({ country: 'België' }))).toEqual(['address.country'])
    expect(wrongFields(await at({ postcode: '2000' }))).toEqual(['address.postcode'])
    expect(wrongFields(await at({ country: 'BE', postcode: '2000; x' }))).toEqual(['address.postcode'])
    expect(wrongFields(await at({ houseNumber: '' }))).toEqual(['address.houseNumber'])
  })
  test('a worker lives abroad: how far their work is, is not known; and back', async () => {
    const abroad = { street: 'Meir', houseNumber: '', postcode: ' b-2000', city: 'Antwerpen', country: 'BE' }
    const changed = must(await as.colleague.put(profileOf('colleague'), { ...form, address: abroad }), 200)
    expect(changed.address).toEqual({ ...abroad, postcode: 'B-2000' })
    expect(must(await as.colleague.get(`/care_workers/${world.people.colleague.uuid}`), 200).home).toBeUndefined()
    const back = must(await as.colleague.put(profileOf('colleague'), form), 200)
    expect(back.address).toEqual({ ...address, postcode: '3011 PK', country: 'NL' })
    expect(must(await as.colleague.get(`/care_workers/${world.people.colleague.uuid}`), 200).home).toBeDefined()
  })
  test('a worker sets their languages, each once; omitted, they stay', async () => {
    expect(await as.careWorker.put(profileOf('careWorker'), { ...form, languages: ['klingon'] })).toMatchObject({ status: 422 })
    const spoken = ['tr', 'nl', 'sgn', 'tr']
    const saved = must(await as.careWorker.put(profileOf('careWorker'), { ...form, languages: spoken }), 200)
    expect(saved.languages).toEqual(['tr', 'nl', 'sgn'])
    expect(must(await as.planner.put(profileOf('careWorker'), form), 200).languages).toEqual(['tr', 'nl', 'sgn'])
  })
  test('a planner gives a worker another level', async () => {
    const changed = await as.planner.put(profileOf('thirdWorker'), { ...form, expertiseLevel: world.lowerLevel })
    expect(changed).toMatchObject({ status: 200, body: { expertiseLevel: { uuid: uuidOf(world.lowerLevel) } } })
  })
  test('a photo is an image of their own, and seen by who sees the worker', async () => {
    const paper = await photoOf('careWorker', 'vog.pdf', '%PDF')
    expect(await as.careWorker.put(profileOf('careWorker'), { ...form, photo: paper })).toMatchObject({ status: 422 })
    expect(await as.careWorker.put(profileOf('careWorker'), { ...form, photo: await photoOf('colleague') })).toMatchObject({
      status: 422,
    })
    const photo = await photoOf('careWorker')
    expect(await as.careWorker.put(profileOf('careWorker'), { ...form, photo })).toMatchObject({ status: 200, body: { photo } })
    expect(await as.organization.get(`${photo}/download`)).toMatchObject({ status: 404 })
    await api.reactedMoment()
    expect(await as.organization.get(`${photo}/download`)).toMatchObject({ status: 200 })
    expect(await as.otherOrganization.get(`${photo}/download`)).toMatchObject({ status: 404 })
    expect(await as.colleague.get(`${photo}/download`)).toMatchObject({ status: 404 })
  })
  test('a worker sets a trade name that only they and the planner see; omitted, it stays', async () => {
    expect(wrongFields(await as.careWorker.put(profileOf('careWorker'), { ...form, tradeName: 'a'.repeat(101) }))).toEqual([
      'tradeName',
    ])
    const named = must(await as.careWorker.put(profileOf('careWorker'), { ...form, tradeName: 'Kaya Zorg' }), 200)
    expect(named.tradeName).toBe('Kaya Zorg')
    expect(must(await as.planner.put(profileOf('careWorker'), form), 200).tradeName).toBe('Kaya Zorg')
    const seen = must(await as.organization.get(`/care_workers/${world.people.careWorker.uuid}`), 200)
    expect(JSON.stringify(seen)).not.toContain('Kaya Zorg')
    expect(must(await as.careWorker.put(profileOf('careWorker'), { ...form, tradeName: null }), 200)).not.toHaveProperty(
      'tradeName',
    )
  })
})

describe('the preferences', () => {
  test('a worker changes none of a colleague', async () => {
    expect(await as.colleague.put(preferencesOf('careWorker'), wishes)).toMatchObject({ status: 404 })
    expect(await as.organization.put(preferencesOf('careWorker'), wishes)).toMatchObject({ status: 403 })
  })
  test('a worker sends the whole form', async () => {
    const { acts: _, ...rest } = wishes
    expect(await as.careWorker.put(preferencesOf('careWorker'), rest)).toMatchObject({ status: 422 })
    expect(await as.careWorker.put(preferencesOf('careWorker'), { ...wishes, acts: ['/v1/acts/x'] })).toMatchObject({
      status: 422,
    })
  })
  test('acts and locations are replaced; what stays keeps its last day', async () => {
    await db
      .insertInto('care_worker_act')
      .values({ care_worker_uuid: world.people.careWorker.uuid, act_uuid: uuidOf(world.act), valid_until: '2027-05-01' })
      .execute()
    const other = must(await as.careWorker.get('/acts'), 200).member.find(act => act['@id'] !== world.act)!['@id']
    const first = must(await as.careWorker.put(preferencesOf('careWorker'), { ...wishes, acts: [world.act, other, other] }), 200)
    expect(first.acts).toHaveLength(2)
    expect(first).toMatchObject({ hasObjectionToPets: true, maximumDistanceKm: 12 })
    expect((first.locations as { name: string }[]).map(({ name }) => name)).toEqual(['Anker Haven', 'Lindenhof Oost'])
    const second = must(await as.planner.put(preferencesOf('careWorker'), { ...wishes, locations: [] }), 200)
    expect(second.acts).toEqual([expect.objectContaining({ '@id': world.act, validUntil: '2027-05-01' })])
    expect(second.locations).toEqual([])
  })
  test.each([
    ['no hours at all', { mostWeeklyHours: 0 }, 'mostWeeklyHours'],
    ['more hours than the law allows in a week', { mostWeeklyHours: 61 }, 'mostWeeklyHours'],
    ['half an hour', { mostWeeklyHours: 7.5 }, 'mostWeeklyHours'],
    ['hours in words', { mostWeeklyHours: '24' }, 'mostWeeklyHours'],
    ['neither yes nor no', { wantsToBeAsked: null }, 'wantsToBeAsked'],
  ])('what a roster may do: not %s', async (_name, wrong, field) => {
    const answer = await as.careWorker.put(preferencesOf('careWorker'), { ...wishes, ...wrong })
    expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath: field }] } })
  })
  test('a worker sets how much a roster gives them and whether it asks them; omitted, it stays', async () => {
    const careWorker = `/care_workers/${world.people.careWorker.uuid}`
    expect(must(await as.careWorker.get(careWorker), 200).preferences).toMatchObject({ wantsToBeAsked: true })
    expect(must(await as.careWorker.get(careWorker), 200).preferences).not.toHaveProperty('mostWeeklyHours')
    const set = { ...wishes, mostWeeklyHours: 24, wantsToBeAsked: false }
    const preferences = { mostWeeklyHours: 24, wantsToBeAsked: false }
    expect(must(await as.careWorker.put(preferencesOf('careWorker'), set), 200)).toMatchObject(preferences)
    expect(must(await as.planner.put(preferencesOf('careWorker'), wishes), 200)).toMatchObject(preferences)
    expect(must(await as.careWorker.get(careWorker), 200).preferences).toMatchObject(preferences)
    const free = must(await as.careWorker.put(preferencesOf('careWorker'), { ...wishes, mostWeeklyHours: null }), 200)
    expect(free).toMatchObject({ wantsToBeAsked: false })
    expect(free).not.toHaveProperty('mostWeeklyHours')
  })
  test('an organization is not told', async () => {
    await api.reactedMoment()
    const seen = must(await as.organization.get(`/care_workers/${world.people.careWorker.uuid}`), 200)
    expect(JSON.stringify(seen)).not.toMatch(/mostWeeklyHours|wantsToBeAsked/)
  })
})
