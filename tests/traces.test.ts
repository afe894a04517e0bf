// Traces as a collector receives them: one leads from a browser's call to its mail, and none contains anything about a person.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestApi } from './servers/api.ts'
import { openCollector } from './servers/collector.ts'
import { openMailServer } from './servers/mail-server.ts'
import { must } from './worlds/moments.ts'
import { password } from './worlds/world.ts'

const collector = await openCollector()
const post = await openMailServer()
vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url)
const api = await openTestApi({ traces: true, smtpUrl: `smtp://127.0.0.1:${post.port}?ignoreTLS=true` })
const { as, world } = api
const { careWorker, organization, locationAdmin } = world.people
afterAll(() => {
  vi.unstubAllEnvs()
  collector.close()
  post.close()
})

const traceIds = { changed: 'a1'.repeat(16), refused: 'b2'.repeat(16), approved: 'c3'.repeat(16) }
const browser = 'd4'.repeat(8)
const from = (trace: keyof typeof traceIds) => ({ traceparent: `00-${traceIds[trace]}-${browser}-01` })

beforeAll(async () => {
  await api.server.startWork()
  const body = { currentPassword: password, password: 'De kat van de buren blaft' }
  must(await as.careWorker.put(`/care_workers/${careWorker.uuid}/password`, body, from('changed')), 204)
  must(await as.organization.get('/clients?search=Truus'), 200)
  must(await as.nobody.post('/login/check', { username: organization.username, password: 'geraden' }), 401)
  must(await as.nobody.post('/user_tokens/reset_password', { username: locationAdmin.username }), 202)
  must(await as.careWorker.get('/clients', { traceparent: 'geen-spoor' }), 403)
  must(await as.organization.get(`/clients/${careWorker.uuid}`, from('refused')), 404)
  const moment = await api.submittedMoment({ title: 'Wassen bij Truus', description: 'Zij heet mevrouw de Wit.' })
  must(await as.organization.patch(`${moment['@id']}/approve`, {}, from('approved')), 200)
  await vi.waitFor(
    () => expect(post.letters.map(({ to }) => to)).toEqual(expect.arrayContaining([careWorker.username, locationAdmin.username])),
    {
      timeout: 60_000,
    },
  )
  // Spans that were not sent yet are sent at shutdown.
  await api.close()
})

const spansOf = (trace: keyof typeof traceIds) => collector.spans.filter(({ traceId }) => traceId === traceIds[trace])
const named = (trace: keyof typeof traceIds, name: string) => spansOf(trace).find(span => span.name === name)!

describe('the trace of a call', () => {
  test('begins in the browser, and says of the operation its route and how it ended', () => {
    expect(named('changed', 'accounts.changePassword')).toMatchObject({
      parentId: browser,
      attributes: {
        'http.request.method': 'PUT',
        'http.route': '/v1/care_workers/:uuid/password',
        'http.response.status_code': '204',
      },
    })
    expect(spansOf('refused').find(({ parentId }) => parentId === browser)?.attributes['http.response.status_code']).toBe('404')
  })
  test('leads through its statements and what happened to the job, the mail and their statements', () => {
    const road = ['accounts.changePassword', 'event account_password_changed', 'job deliver', 'job send', 'mail']
    const spans = road.map(name => named('changed', name))
    expect(spans.map(span => span?.parentId)).toEqual([browser, ...spans.slice(0, -1).map(({ spanId }) => spanId)])
    const statementsOf = (at: number) =>
      spansOf('changed').filter(({ parentId, attributes }) => parentId === spans[at]!.spanId && attributes['db.query.text'])
    // Statements that nobody waits for go with a later statement of the operation: the insert of the event too.
    for (const at of [0, 2, 3]) expect(statementsOf(at).length, road[at]).toBeGreaterThan(0)
    expect(statementsOf(3).map(({ name }) => name)).toContain('update mail')
  })
  test('has the statements of a transaction, with the text of each', () => {
    const names = spansOf('approved').map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['begin', 'update care_moment', 'insert access_log']))
    const saved = named('approved', 'update care_moment').attributes
    expect([saved['db.system.name'], saved['db.query.text']]).toEqual(['postgresql', expect.stringContaining('$1')])
  })
})

test('a call without a place in a trace, or with a wrong one, begins its own', () => {
  const refused = collector.spans.find(({ attributes }) => attributes['http.response.status_code'] === '403')!
  expect([refused.parentId, refused.traceId]).toEqual(['', expect.stringMatching(/^[0-9a-f]{32}$/)])
})
test('what waits for work without a call, such as looking for it, is no trace', () => {
  for (const { parentId, attributes, name } of collector.spans)
    if (attributes['db.query.text']) expect(parentId, name).not.toBe('')
})
test('nothing about a person leaves: no name, address, text, secret or id', () => {
  const raw = collector.raw()
  expect(raw).toContain('account_password_changed')
  const texts = ['Truus', 'de Wit', 'mevrouw', 'geraden', 'De kat', password, 'Biltstraat', '3572', 'Lindenhof', 'geen-spoor']
  for (const text of [...texts, '@voorbeeld', '127.0.0.1', careWorker.uuid, careWorker.uuid.replaceAll('-', '')])
    expect(raw).not.toContain(text)
  expect(raw).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/)
})
