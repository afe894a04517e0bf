// Items, relations and errors on the wire.
import { afterAll, describe, expect, test } from 'vitest'
import { openTestApi } from './servers/api.ts'
import { uuidOf } from './worlds/world.ts'

const api = await openTestApi()
const { as, world } = api
afterAll(() => api.close())
const moment = await api.openMoment({ description: 'Bel twee keer aan.' })
const unknown = '0195d3a4-0000-7000-8000-000000000001'

const problem = 'application/problem+json; charset=utf-8'

describe('items (2)', () => {
  test('JSON is the JSON-LD without its @ keys, at all depths', async () => {
    const [item, plain] = [
      await as.organization.get(moment['@id']),
      await as.organization.get(moment['@id'], { accept: 'application/json' }),
    ]
    expect(item.body).toMatchObject({ '@context': '/v1/contexts/CareMoment', '@id': moment['@id'], '@type': 'CareMoment' })
    expect(plain.text).not.toContain('"@')
    expect(plain.body).toEqual(JSON.parse(item.text, (key, value) => (key.startsWith('@') ? undefined : value)))
    expect(plain.body.client).toEqual({ uuid: uuidOf(world.client), firstName: 'Truus', lastName: 'de Wit' })
  })
  test('null is left out, but for the moment a worker completed the introduction', async () => {
    expect((await as.organization.get(moment['@id'])).text).not.toContain(':null')
    const worker = await as.careWorker.get(`/care_workers/${world.people.careWorker.uuid}`, { accept: 'application/json' })
    expect(worker.body.introductionCompletedAt).toBeNull()
  })
  test('an instant has its offset and no fraction', () => {
    expect(moment.startDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+00:00$/)
  })
  test.each([
    ['an absolute address', (iri: string) => `http://elsewhere.example${iri}`],
    ['an object with an @id', (iri: string) => ({ '@id': iri })],
    ['the embedded object sent back', (iri: string) => ({ '@id': iri, '@type': 'OrganizationLocation', name: 'Lindenhof Oost' })],
  ])('a relation in a body may be %s', async (_name, form) => {
    expect(
      await as.organization.post('/care_moments_by_organization', api.newMoment({ location: form(world.east) })),
    ).toMatchObject({ status: 201 })
  })
  test.each([
    ['a bare uuid', uuidOf(world.east), `Invalid IRI "${uuidOf(world.east)}".`],
    ['an IRI of another class', world.client, `Invalid IRI "${world.client}".`],
    [
      'an item there is not',
      `/v1/organization_locations/${unknown}`,
      `Item not found for "/v1/organization_locations/${unknown}".`,
    ],
    ['an empty text', '', 'Invalid IRI "".'],
    ['null', null, 'Dit veld is verplicht.'],
  ])('a relation in a body may not be %s', async (_name, location, message) => {
    const answer = await as.organization.post('/care_moments_by_organization', api.newMoment({ location }))
    expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'location', message }] } })
  })
  test('members that are not asked for are ignored, the uuid too', async () => {
    const extra = {
      uuid: unknown,
      '@context': 'x',
      '@type': 'Client',
      id: 'x',
      originId: 'y',
      status: 'approved',
      assignee: null,
    }
    const made = await as.organization.post('/care_moments_by_organization', api.newMoment(extra))
    expect(made).toMatchObject({ status: 201, body: { status: 'open' } })
    expect(made.body.uuid).not.toBe(unknown)
  })
  test('an instant with another offset stays the same instant', async () => {
    const day = { startDate: '2027-02-01T08:00:00.500+05:30', endDate: '2027-02-01T12:00:00Z' }
    expect(await as.organization.post('/care_moments_by_organization', api.newMoment(day))).toMatchObject({
      status: 201,
      body: { startDate: '2027-02-01T02:30:00+00:00', endDate: '2027-02-01T12:00:00+00:00' },
    })
  })
})

describe('errors (5)', () => {
  test('a refusal in JSON-LD and in JSON', async () => {
    const general = { title: 'An error occurred', detail: 'Niet gevonden.', status: 404, type: '/errors/404' }
    expect((await as.organization.get(`/care_moments/${unknown}`)).body).toEqual({
      '@context': '/v1/contexts/Error',
      '@id': '/v1/errors/404',
      '@type': 'Error',
      ...general,
      description: 'Niet gevonden.',
    })
    const plain = await as.organization.get(`/care_moments/${unknown}`, { accept: 'application/json' })
    expect(plain).toMatchObject({ status: 404, headers: { 'content-type': problem } })
    expect(plain.body).toEqual(general)
  })
  test('one violation has the bare code in its address, several have them all', async () => {
    const one = await as.organization.post('/care_moments_by_organization', api.newMoment({ title: '' }))
    const blank = 'c1051bb4-d103-4f74-8988-acbcafc7fdc3'
    expect(one.body).toEqual({
      '@context': '/v1/contexts/ConstraintViolation',
      '@id': `/v1/validation_errors/${blank}`,
      '@type': 'ConstraintViolation',
      status: 422,
      violations: [{ propertyPath: 'title', message: 'Dit veld is verplicht.', code: blank }],
      detail: 'title: Dit veld is verplicht.',
      description: 'title: Dit veld is verplicht.',
      type: `/validation_errors/${blank}`,
      title: 'An error occurred',
    })
    const two = await as.organization.post('/care_moments_by_organization', api.newMoment({ title: '', bonus: -1 }))
    expect(two.body.type).toMatch(/^\/validation_errors\/0=[0-9a-f-]{36};1=[0-9a-f-]{36}$/)
    expect(two.body.detail.split('\n')).toHaveLength(2)
  })
  test('a wrong type is 422 with a violation for each (5.3)', async () => {
    const answer = await as.organization.post(
      '/care_moments_by_organization',
      api.newMoment({ title: 3, bonus: '3', acts: 'none', breakMinutes: 3.5 }),
    )
    expect(answer.status).toBe(422)
    expect(answer.body.violations.map(({ propertyPath }) => propertyPath).sort()).toEqual([
      'acts',
      'bonus',
      'breakMinutes',
      'title',
    ])
    expect(new Set(answer.body.violations.map(({ code }) => code))).toEqual(new Set(['ba785a8c-82cb-4283-967c-3cf342181b40']))
  })
  test('a list member and a nested field have their path', async () => {
    const ended = await api.endedMoment()
    const body = {
      ...api.hoursOf(ended),
      expenses: [
        { kind: 'other', quantity: 1, amount: 5 },
        { kind: 'boat', quantity: 1, amount: 5 },
      ],
    }
    expect((await as.careWorker.put(`${ended['@id']}/submit`, body)).body.violations).toMatchObject([
      { propertyPath: 'expenses[1].kind' },
    ])
  })
  test('a body that is too large is 413, one that is no object 422', async () => {
    const large = JSON.stringify({ title: 'x'.repeat(1_100_000) })
    expect(await as.organization.post('/care_moments_by_organization', large)).toMatchObject({ status: 413 })
    expect(await as.organization.post('/care_moments_by_organization', '[]')).toMatchObject({ status: 422 })
    expect(await as.organization.post('/care_moments_by_organization', 'null')).toMatchObject({ status: 422 })
  })
  test('text that the database cannot hold is refused and is no failure', async () => {
    expect(await as.organization.post('/care_moments_by_organization', api.newMoment({ title: 'nul\u0000' }))).toMatchObject({
      status: 422,
    })
    expect((await as.organization.get('/care_moments?search=%00')).status).toBeLessThan(500)
    expect((await as.organization.get('/care_moments?status=%00')).status).toBeLessThan(500)
  })
})
