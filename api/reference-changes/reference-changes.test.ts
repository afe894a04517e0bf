import { afterAll, describe, expect, test } from 'vitest'
import { referenceChangeOperations } from '../../contract/workers/reference-changes.ts'
import { newRow, referenceForms } from '../../tests/calls/reference-calls.ts'
import { callerWith, openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { everybody, uuidOf } from '../../tests/worlds/world.ts'

const api = await openTestApi()
const { as, db, world, newMoment, openMoment } = api
afterAll(() => api.close())

const lists = Object.values(referenceChangeOperations)
  .filter(({ kind, resource }) => kind === 'create' && 'key' in resource.fields)
  .map(({ resource }): [string, string] => [resource.path, resource.type])
const fieldsOf = ({ body }: Awaited<ReturnType<typeof as.planner.get>>) => body.violations?.map(each => each.propertyPath)
const add = async (path: string, type: string, changes: Record<string, unknown> = {}) =>
  must(await as.planner.post(path, { ...newRow(type), ...changes }), 201)
const retire = async (iri: string, type: string) =>
  must(await as.planner.put(iri, { ...referenceForms[type], [type === 'ReviewTag' ? 'active' : 'selectable']: false }), 200)
const eventsOf = (iri: string) =>
  db
    .selectFrom('event')
    .select(['name', 'subject_type', 'actor_uuid', 'data'])
    .where('subject_uuid', '=', uuidOf(iri))
    .orderBy('uuid')
    .execute()

describe('a planner, and nobody else,', () => {
  test('adds to a list or changes it', async () => {
    const { '@id': iri } = await add('/acts', 'Act')
    for (const who of everybody.filter(each => each !== 'planner')) {
      expect(await as[who].post('/acts', newRow('Act')), who).toMatchObject({ status: 403 })
      expect(await as[who].put(iri, referenceForms.Act), who).toMatchObject({ status: 403 })
    }
  })
  test('not while looking through the eyes of another', async () => {
    const { url } = must(await as.planner.post('/user_tokens/impersonate', { user: world.people.organization.uuid }), 201)
    const { token } = must(await as.nobody.put(`/user_tokens/${String(url).slice(-128)}/impersonate`, {}), 200)
    expect(await callerWith(api.server, token).post('/acts', newRow('Act'))).toMatchObject({ status: 403 })
  })
  test.each(lists)('gives no key in %s twice', async (path, type) => {
    const { key } = await add(path, type)
    expect(await as.planner.post(path, { ...newRow(type), key })).toMatchObject({
      status: 409,
      body: { detail: 'Deze sleutel is er al.' },
    })
  })
  test.each([
    ['a key with a capital', '/acts', 'Act', { key: 'Nieuw' }, ['key']],
    ['a key with a space', '/pets', 'Pet', { key: 'een hond' }, ['key']],
    ['no name', '/service_types', 'ServiceType', { name: ' ' }, ['name']],
    ['a category that is not there', '/acts', 'Act', { category: 'zwaar' }, ['category']],
    ['a track that is not there', '/expertise_levels', 'ExpertiseLevel', { track: 'zorg' }, ['track']],
    [
      'a part of the day that ends before it begins',
      '/irregular_hours_windows',
      'IrregularHoursWindow',
      { fromTime: '20:00', toTime: '06:00' },
      ['toTime'],
    ],
    ['a day that is not there', '/irregular_hours_windows', 'IrregularHoursWindow', { days: ['8'] }, ['days[0]']],
    [
      'a last day before the first',
      '/irregular_hours_windows',
      'IrregularHoursWindow',
      { validUntil: '2026-12-31' },
      ['validUntil'],
    ],
    ['no percentage', '/irregular_hours_windows', 'IrregularHoursWindow', { percent: 0 }, ['percent']],
  ])('adds nothing with %s', async (_what, path, type, changes, fields) => {
    const answer = await as.planner.post(path, { ...newRow(type), ...changes })
    expect(answer.status).toBe(422)
    expect(fieldsOf(answer)).toEqual(fields)
  })
  test('gives a salary scale no decreasing amounts, and not just one amount', async () => {
    const [scale] = must(await as.planner.get('/salary_scales'), 200).member
    for (const amounts of [
      { minimum: 300_000, maximum: 200_000 },
      { minimum: 300_000, maximum: null },
    ])
      expect(fieldsOf(await as.planner.put(scale!['@id'], { selectable: true, ...amounts }))).toEqual(['maximum'])
  })
  test('confirms the amounts of a scale that were an estimate', async () => {
    const scale = must(await as.planner.get('/salary_scales'), 200).member.find(({ estimated }) => estimated)!
    const { minimum, maximum } = scale
    must(await as.planner.put(scale['@id'], { selectable: true, estimated: true, minimum, maximum }), 200)
    const { member } = must(await as.organization.get('/salary_scales'), 200)
    expect(member.find(one => one['@id'] === scale['@id'])).toMatchObject({ estimated: true })
    must(await as.planner.put(scale['@id'], { selectable: true, minimum, maximum }), 200)
    const after = must(await as.organization.get('/salary_scales'), 200).member
    expect(after.find(one => one['@id'] === scale['@id'])).toMatchObject({ estimated: false, minimum, maximum })
  })
  test('says how the office is reached, which everyone reads, also before they log in', async () => {
    const [office, ...more] = must(await as.nobody.get('/offices'), 200).member
    expect(more).toEqual([])
    const form = {
      phone: '+31302345678',
      email: 'Planning@voorbeeld.example',
      days: ['1', '6'],
      fromTime: '09:00',
      untilTime: '17:00',
    }
    const wrong = { ...form, phone: '112', days: ['0'], untilTime: '08:00' }
    expect(fieldsOf(await as.planner.put(office!['@id'], wrong))).toEqual(['phone', 'days[0]', 'untilTime'])
    must(await as.planner.put(office!['@id'], form), 200)
    const told = { ...form, email: 'planning@voorbeeld.example' }
    expect(must(await as.nobody.get('/offices'), 200).member).toMatchObject([told])
  })
  test.each(lists)('adds to %s what everyone may choose from then on', async (path, type) => {
    const body = newRow(type)
    const made = must(await as.planner.post(path, body), 201)
    expect(made).toMatchObject(body)
    expect(must(await as.organization.get(path), 200).member.map(each => each['@id'])).toContain(made['@id'])
  })
  test('renames a level, whose key, rank, track and registration stay', async () => {
    const made = await add('/expertise_levels', 'ExpertiseLevel')
    const sent = {
      name: 'Verzorgende IG plus',
      isSelectable: true,
      key: 'anders',
      rank: 99,
      track: 'support',
      bigRegistered: true,
    }
    const { key, rank, track, bigRegistered } = made
    expect(must(await as.planner.put(made['@id'], sent), 200)).toMatchObject({
      ...{ name: 'Verzorgende IG plus', key, rank, track, bigRegistered },
    })
  })
  test('leaves in the history who changed what, and what it was', async () => {
    const made = await add('/pets', 'Pet', { name: 'Papegaai' })
    must(await as.planner.put(made['@id'], { ...referenceForms.Pet, name: 'Papegaaien' }), 200)
    const by = { subject_type: 'Pet', actor_uuid: world.people.planner.uuid }
    expect(await eventsOf(made['@id'])).toMatchObject([
      { ...by, name: 'reference_data_added', data: { key: made.key, name: 'Papegaai' } },
      { ...by, name: 'reference_data_changed', data: { name: { from: 'Papegaai', to: 'Papegaaien' } } },
    ])
  })
  test('sees the irregular hours, ends a percentage and begins another', async () => {
    for (const who of ['organization', 'backOffice', 'careWorker'] as const)
      expect(await as[who].get('/irregular_hours_windows')).toMatchObject({ status: 403 })
    const windows = must(await as.planner.get('/irregular_hours_windows'), 200).member
    const sunday = windows.find(({ percent, days }) => percent === 60 && String(days).includes('holiday'))!
    const { days, fromTime, toTime, validFrom } = sunday
    const body = { days, fromTime, toTime, validFrom, percent: 60 }
    expect(must(await as.planner.put(sunday['@id'], { ...body, validUntil: '2026-12-31' }), 200).validUntil).toBe('2026-12-31')
    const next = { ...body, percent: 65, validFrom: '2027-01-01' }
    expect(must(await as.planner.post('/irregular_hours_windows', next), 201)).toMatchObject(next)
    expect(must(await as.planner.put(sunday['@id'], body), 200)).not.toHaveProperty('validUntil')
  })
})

describe('a row that may no longer be chosen', () => {
  const message = 'Dit kan niet meer gekozen worden.'
  test('cannot be used in a new moment, in any of its fields', async () => {
    const act = await add('/acts', 'Act')
    await retire(act['@id'], 'Act')
    const answer = await as.organization.post('/care_moments_by_organization', newMoment({ acts: [world.act, act['@id']] }))
    expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'acts[1]', message }] } })
    const level = await add('/expertise_levels', 'ExpertiseLevel', { isSelectable: false })
    expect(
      fieldsOf(await as.organization.post('/care_moments_by_organization', newMoment({ expertiseLevel: level['@id'] }))),
    ).toEqual(['expertiseLevel'])
  })
  test('cannot be a reason to cancel, not even for a planner', async () => {
    const reason = await add('/cancel_reasons', 'CancelReason')
    await retire(reason['@id'], 'CancelReason')
    const { '@id': moment } = await openMoment()
    for (const who of ['organization', 'planner'] as const)
      expect(fieldsOf(await as[who].put(`${moment}/cancel`, { cancelReason: reason['@id'] })), who).toEqual(['cancelReason'])
  })
  test('is not among the choices', async () => {
    for (const [path, type] of lists.filter(([, each]) => each !== 'ExpertiseLevel')) {
      const { '@id': iri } = await add(path, type)
      await retire(iri, type)
      const flag = type === 'ReviewTag' ? 'active' : 'selectable'
      const offered = must(await as.planner.get(`${path}?${flag}=true`), 200).member.map(each => each['@id'])
      expect(offered, path).not.toContain(iri)
      expect(must(await as.planner.get(path), 200).member.map(each => each['@id'])).toContain(iri)
    }
  })
  test('stays with somebody who chose it before and saves the rest of the form', async () => {
    const [kept, never] = [await add('/acts', 'Act'), await add('/acts', 'Act')]
    const address = `/care_worker_preferences/${world.people.careWorker.uuid}`
    const form = {
      ...{ hasObjectionToPets: false, hasObjectionToSmokingInside: false, hasObjectionToSmokingOutside: false },
      ...{ hasDriversLicense: true, hasCar: true, maximumDistanceKm: 30, locations: [] },
    }
    must(await as.careWorker.put(address, { ...form, acts: [kept['@id']] }), 200)
    for (const { '@id': iri } of [kept, never]) await retire(iri, 'Act')
    expect(fieldsOf(await as.careWorker.put(address, { ...form, acts: [kept['@id'], never['@id']] }))).toEqual(['acts[1]'])
    const saved = must(await as.careWorker.put(address, { ...form, maximumDistanceKm: 45, acts: [kept['@id']] }), 200)
    expect(saved).toMatchObject({ maximumDistanceKm: 45, acts: [{ '@id': kept['@id'] }] })
  })
  test('stays in the template that names it', async () => {
    const service = await add('/service_types', 'ServiceType')
    const template = {
      ...{ title: 'Vroege dienst', startTime: '07:00', endTime: '15:00' },
      ...{ organizationLocation: world.east, expertiseLevel: world.level, serviceType: service['@id'] },
    }
    const { '@id': iri } = must(await as.organization.post('/care_moment_templates', template), 201)
    await retire(service['@id'], 'ServiceType')
    expect(fieldsOf(await as.organization.post('/care_moment_templates', template))).toEqual(['serviceType'])
    expect(must(await as.organization.put(iri, { ...template, title: 'Late dienst' }), 200).title).toBe('Late dienst')
  })
})
