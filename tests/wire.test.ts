// The format of requests and responses, as a client written for API Platform expects it.
import { afterAll, describe, expect, test } from 'vitest'
import { openTestApi } from './servers/api.ts'
import { settings } from './servers/settings.ts'
import { must } from './worlds/moments.ts'

const api = await openTestApi()
const { as, server } = api
afterAll(() => api.close())
const moment = await api.openMoment({ description: 'Bel twee keer aan.' })
const unknown = '0195d3a4-0000-7000-8000-000000000001'

const ld = 'application/ld+json; charset=utf-8'
const json = 'application/json; charset=utf-8'
const problem = 'application/problem+json; charset=utf-8'
const documentation = `<${settings.publicUrl}/v1/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"`

describe('Accept (1.1)', () => {
  test.each([
    [undefined, ld],
    ['', ld],
    ['*/*', ld],
    ['application/*', ld],
    ['application/ld+json', ld],
    ['application/json', json],
    ['application/ld+json, application/json', ld],
    ['application/json, application/ld+json', ld],
    ['application/json, text/plain, */*', ld],
    ['application/json;q=0.5, application/ld+json;q=0.9', ld],
    ['application/json;q=0.9, application/ld+json;q=0.5', json],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', ld],
    ['application/json; charset=utf-8', json],
    ['application/ld+json; profile="x"', ld],
  ])('%s is answered', async (accept, type) => {
    const answer = await as.organization.get(moment['@id'], accept === undefined ? {} : { accept })
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': type } })
  })
  test.each(['text/html', 'application/xml', 'application/problem+json', 'rubbish'])('%s is 406', async accept => {
    const answer = await as.organization.get(moment['@id'], { accept })
    expect(answer).toMatchObject({ status: 406, headers: { 'content-type': problem } })
    expect(answer.body.detail).toBe(
      `Requested format "${accept}" is not supported. Supported MIME types are "application/ld+json", "application/json".`,
    )
  })
  test('a missing token comes before all that', async () => {
    expect(await as.nobody.get(moment['@id'], { accept: 'text/html' })).toMatchObject({ status: 401 })
  })
})

describe('Content-Type (1.2)', () => {
  const update = `${moment['@id']}/update`
  const body = '{"title":"Late dienst"}'
  const patch = (type: string | undefined) => as.organization.send('PATCH', update, body, { 'content-type': type })
  test.each([
    'application/merge-patch+json',
    'application/ld+json',
    'application/json',
    'application/json; charset=utf-8',
    'Application/LD+JSON',
  ])('PATCH takes %s', async type => expect((await patch(type)).status).toBe(200))
  test.each([
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'rubbish',
    '',
  ])('PATCH refuses "%s"', async type => {
    const answer = await patch(type)
    expect(answer).toMatchObject({ status: 415, headers: { 'content-type': problem } })
  })
  test('a wrong content type is reported; PUT does not take merge-patch', async () => {
    expect((await patch('text/plain')).body.detail).toContain('The content-type "text/plain" is not supported.')
    expect((await patch(undefined)).body.detail).toBe('The "Content-Type" header must exist.')
    const type = { 'content-type': 'application/merge-patch+json' }
    expect(await as.planner.put(`${moment['@id']}/bonus`, { bonus: 100 }, type)).toMatchObject({ status: 415 })
  })
  test.each([
    ['an empty body', ''],
    ['broken JSON', '{"title":'],
  ])('%s is 400', async (_name, text) => {
    const answer = await as.organization.send('PATCH', update, text, { 'content-type': 'application/json' })
    expect(answer).toMatchObject({ status: 400, body: { detail: 'Syntax error' } })
  })
  test.each([
    ['nothing at all', undefined, {}],
    ['an empty object', '{}', { 'content-type': 'application/ld+json' }],
    ['an empty body of some type', '', { 'content-type': 'application/json' }],
  ])('an action without input takes %s', async (_name, text, headers) => {
    const publication = (await api.publishedMoment()).publication
    expect(await as.organization.send('PATCH', `${publication}/withdraw`, text, headers)).toMatchObject({ status: 200 })
  })
  test('an empty change changes nothing', async () => {
    expect(await as.organization.patch(update, {})).toMatchObject({ status: 200, body: { title: 'Late dienst' } })
  })
})

describe('addresses that are not there', () => {
  test('an unknown path is 404, also with a token, and says which', async () => {
    const answer = await as.organization.get('/nope')
    expect(answer).toMatchObject({ status: 404, headers: { 'content-type': problem } })
    expect(answer.body.detail).toContain('No route found for "GET')
  })
  test('a method that is not there is 405 and names those that are', async () => {
    const answer = await as.organization.delete('/care_moments')
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET', 'content-type': problem } })
    expect(await as.organization.put(moment['@id'], {})).toMatchObject({ status: 405, headers: { allow: 'GET' } })
  })
  test('a malformed and an unknown uuid are 404, and that comes before a broken body', async () => {
    expect(await as.organization.get('/care_moments/12')).toMatchObject({ status: 404 })
    expect(await as.organization.patch(`/care_moments/${unknown}/update`, '{"title":')).toMatchObject({ status: 404 })
  })
  test.each(['/v1/', '/v1/care_moments/', '/v1/care_moments/?page=2'])(
    '%s leads to the address without its slash',
    async path => {
      const answer = await as.organization.get(path)
      expect(answer).toMatchObject({ status: 301, headers: { location: path.replace(/\/(?=\?|$)/, '') } })
    },
  )
  test('an address of fifteen thousand slashes costs no more than a word as long', async () => {
    const least = async (path: string) => {
      const times: number[] = []
      for (let n = 0; n < 7; n++) {
        const begin = performance.now()
        await as.nobody.get(path)
        times.push(performance.now() - begin)
      }
      return Math.min(...times)
    }
    // If the search restarted at every slash, this would take hundreds of times as long.
    expect((await least(`/v1${'/'.repeat(15_000)}x/`)) / (await least(`/v1/${'x'.repeat(15_000)}/`))).toBeLessThan(10)
  })
  test('HEAD answers wherever GET does, without a body', async () => {
    expect(await as.organization.send('HEAD', moment['@id'])).toMatchObject({
      status: 200,
      text: '',
      headers: { 'content-type': ld },
    })
  })
})

describe('headers (1.4)', () => {
  test('every answer says where the documentation is, refusals and failures too', async () => {
    const answers = [
      await as.organization.get('/care_moments'),
      await as.nobody.get('/care_moments'),
      await as.organization.get('/nope'),
      await as.careWorker.post('/care_moments_by_organization', {}),
      await as.organization.get('/care_moments/'),
      await as.organization.delete('/care_moments'),
      await as.nobody.post('/login/check', { username: 'x', password: 'y' }),
      await as.nobody.get('/v1/contexts/Nothing'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 404, 403, 301, 405, 401, 404])
    for (const { headers } of answers) expect(headers.link).toContain(documentation)
  })
  test('an error in JSON-LD points at the Hydra error first, one in JSON does not', async () => {
    const both = `${documentation}, <${settings.publicUrl}/errors/not_found>; rel="help"`
    expect((await as.organization.get('/nope')).headers.link).toBe(
      `<http://www.w3.org/ns/hydra/error>; rel="http://www.w3.org/ns/json-ld#error", ${both}`,
    )
    expect((await as.organization.get('/nope', { accept: 'application/json' })).headers.link).toBe(both)
  })
  test('an answer is the viewer’s own, and is not sent again while it is the same', async () => {
    const first = await as.organization.get(moment['@id'])
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache, private', 'x-content-type-options': 'nosniff' })
    expect(first.headers.vary).toContain('Authorization')
    const etag = String(first.headers.etag)
    expect(await as.organization.get(moment['@id'], { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' })
    expect((await as.planner.get(moment['@id'])).headers.etag).not.toBe(etag)
    must(await as.planner.put(`${moment['@id']}/bonus`, { bonus: 250 }), 200)
    expect(await as.organization.get(moment['@id'], { 'if-none-match': etag })).toMatchObject({ status: 200 })
  })
  test('a new item says where it is, a changed one which it is', async () => {
    const made = await as.organization.post('/care_moments_by_organization', api.newMoment())
    expect(made).toMatchObject({ status: 201, headers: { location: made.body['@id'], 'content-location': made.body['@id'] } })
    const changed = await as.organization.patch(`${made.body['@id']}/update`, { title: 'Late dienst' })
    expect(changed.headers).toMatchObject({ 'content-location': made.body['@id'] })
    expect(changed.body['@id']).toBe(made.body['@id'])
    expect(changed.headers.location).toBeUndefined()
  })
})

test('a server that lives answers /health, and /ready when its database does', async () => {
  expect(await as.nobody.get('/health')).toMatchObject({ status: 200 })
  expect(await as.nobody.get('/ready')).toMatchObject({ status: 200 })
  expect(server.app.hasRoute({ method: 'POST', url: '/dev/clock' })).toBe(true)
})

describe('If-Match (RFC 9110, 13.1.1)', () => {
  test('what somebody else changed meanwhile is not written over: 412; as it was read, in either form, it is', async () => {
    const address = `/medications/${
      must(
        await as.organization.post('/medications', {
          client: api.world.client,
          name: 'Paracetamol',
          dose: '500 mg',
          from: '2026-10-01',
        }),
        201,
      ).uuid
    }`
    const change = (dose: string, tag?: unknown) =>
      as.organization.put(address, { name: 'Paracetamol', dose, from: '2026-10-01' }, tag ? { 'if-match': String(tag) } : {})
    const { etag: first } = (await as.organization.get(address)).headers
    must(await change('1000 mg', first), 200)
    expect(await change('250 mg', first)).toMatchObject({
      status: 412,
      body: { detail: expect.stringContaining('Iemand anders heeft dit intussen gewijzigd') },
    })
    expect(must(await as.organization.get(address), 200).dose).toBe('1000 mg')
    const { etag: asJson } = (await as.organization.get(address, { accept: 'application/json' })).headers
    must(await change('250 mg', `"een andere", ${asJson}`), 200)
    must(await change('125 mg', '*'), 200)
    must(await change('500 mg'), 200)
  })
  test.each(['clients', 'client_homes'])('an item of %s whose tag is another is not changed', async path => {
    const address = `/${path}/${api.world.client.slice(-36)}`
    must(await as.organization.get(address), 200)
    expect(await as.organization.put(address, {}, { 'if-match': '"anders"' })).toMatchObject({ status: 412 })
  })
})
