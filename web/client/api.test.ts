// Calls: what is refused before it is sent, which wait for a fresh token, and which answers log out.
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { allOperations } from '#contract/catalogue.ts'
import { isLogin } from '#contract/operations.ts'
import type { CallName } from './api.ts'

let token: string | null
let text: string
let preferred: (string | undefined)[]
let isOfSession: boolean
let asked: string[]
/** Tokens the server rejects. */
let refused: string[]
const endSession = vi.fn()
const freshToken = vi.fn(async () => 'fresh')
const tokenInstead = vi.fn(async (): Promise<string | null> => 'another')
const answer = (status: number) => new Response(text, { status })
const open = async (status = 200) => {
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(`${url} ${headers.Authorization ?? '-'}`)
    preferred.push(headers.Prefer)
    return answer(refused.some(one => headers.Authorization === `Bearer ${one}`) ? 401 : status)
  })
  vi.resetModules()
  vi.doMock('./session.ts', () => ({
    endSession,
    freshToken,
    holderOfToken: () => 'me',
    isOfSession: () => isOfSession,
    tokenForPublic: () => token,
    tokenInstead,
  }))
  return import('./api.ts')
}
beforeEach(() => {
  token = 'held'
  text = '{"@id":"/v1/x"}'
  preferred = []
  isOfSession = true
  asked = []
  refused = []
  endSession.mockClear()
  freshToken.mockClear()
  vi.stubGlobal('location', { pathname: '/werk' })
  vi.stubGlobal('document', { querySelector: () => null })
})
// The files of a run share their globals.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('./session.ts')
  vi.resetModules()
})

const [client, period] = ['c-1', { startDate: '2026-11-01', endDate: '2026-11-30' }]
const change = 'PUT /clients/{uuid}'
const exported = 'GET /clients/{uuid}/export'
test.each<[name: string, args: object, missing: string]>([
  [change, { uuid: null, body: {} }, 'uuid'],
  [change, { body: {} }, 'uuid'],
  [change, { uuid: client }, 'body'],
  [change, { uuid: client, body: undefined }, 'body'],
  [change, { uuid: client, body: null }, 'body'],
  ['POST /care_moments_by_organization', {}, 'body'],
  [exported, { uuid: client }, 'startDate'],
  [exported, { uuid: client, query: { ...period, startDate: null } }, 'startDate'],
  [exported, { uuid: client, query: { ...period, endDate: undefined } }, 'endDate'],
])('%s with %j is refused before it is sent, even before a token is asked: %s', async (name, args, missing) => {
  const { callUnder } = await open()
  const called = callUnder({ account: 'me', key: 'k' }, name, args as Record<string, unknown>)
  await expect(called).rejects.toThrow(`Required parameter ${missing} was null or undefined when calling ${name}`)
  expect(asked).toEqual([])
  expect(freshToken).not.toHaveBeenCalled()
})
test('a call that has no body of its own goes without, and one with all that it needs goes', async () => {
  const { call, fetchFile } = await open()
  await call('PUT /care_workers/{uuid}/complete_introduction', { uuid: 'w-1' })
  await call('POST /jobs/{name}/run', { name: 'x' })
  await fetchFile(exported, { uuid: client, query: period })
  expect(asked).toHaveLength(3)
})

test.each([
  ['GET /client_relations', 'held'],
  ['GET /care_requests', 'held'],
  ['GET /expertise_levels', 'held'],
  ['GET /offices', 'held'],
  ['GET /clients', 'fresh'],
] as const)('%s goes with the token that is %s', async (name, goesWith) => {
  const { call } = await open()
  await call(name, {})
  expect(asked).toEqual([`/v1${name.slice(4)} Bearer ${goesWith}`])
  expect(freshToken).toHaveBeenCalledTimes(goesWith === 'fresh' ? 1 : 0)
})
test('where there is no token at all what needs a login waits for one, and what is for everyone does not', async () => {
  const { call } = await open()
  token = null
  await call('GET /care_requests', {})
  await call('GET /expertise_levels', {})
  expect(asked).toEqual(['/v1/care_requests Bearer fresh', '/v1/expertise_levels -'])
})
test('a user who still owes the second step can make public calls: these go without the unfinished login’s token', async () => {
  const { call } = await open()
  token = null
  const forAll = allOperations.filter(({ operation: { by, path } }) => by === 'public' && !isLogin(path))
  expect(forAll.length).toBeGreaterThan(20)
  for (const { operation } of forAll) {
    const { method, path } = operation
    const args = { ...Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, one]) => [one, one])), body: {} }
    await call(`${method} ${path}` as CallName, args as never)
  }
  expect(asked).toHaveLength(forAll.length)
  expect(asked.filter(each => !each.endsWith(' -'))).toEqual([])
})
test('a change of a relation goes with the token at hand too', async () => {
  const { callUnder } = await open()
  await callUnder({ account: 'me', key: 'k' }, 'PUT /client_relations/{uuid}', { uuid: 'r-1', body: {} })
  expect(asked).toEqual(['/v1/client_relations/r-1 Bearer held'])
})

test('what is read comes without what addresses say, and has every uuid for the screen', async () => {
  const { call, callUnder } = await open()
  const [moment, level] = ['01a1f941-d9af-7201-8fc3-a869e547fb9f', '01a224b9-e7de-78aa-9295-7ebe489c7858']
  const expertiseLevel = { '@id': `/v1/expertise_levels/${level}`, name: 'Helpende' }
  const client = `/v1/clients/${level}`
  const asSent = { '@id': `/v1/care_moments/${moment}`, expertiseLevel, client, acts: [expertiseLevel], bonus: null }
  text = JSON.stringify({ '@id': '/v1/care_moments', member: [asSent], view: { '@id': '/v1/care_moments?page=1' } })
  const whole = { ...expertiseLevel, uuid: level }
  expect(await call('GET /care_moments', {})).toEqual({
    '@id': '/v1/care_moments',
    member: [{ ...asSent, uuid: moment, expertiseLevel: whole, acts: [whole] }],
    view: { '@id': '/v1/care_moments?page=1' },
  })
  // After a change the new state is shown at once, except for a reaction: there the next screen fetches what it shows.
  await callUnder({ account: 'me', key: 'k' }, 'PATCH /care_moments/{uuid}/approve', { uuid: moment, body: {} })
  await callUnder({ account: 'me', key: 'l' }, 'POST /care_moment_publication_reactions', { body: {} })
  expect(preferred).toEqual(['return=minimal', undefined, 'return=minimal'])
})

test('a token that the server rejects is replaced once, and the call is repeated', async () => {
  const { call } = await open()
  refused = ['fresh']
  await call('GET /clients', {})
  expect(asked).toEqual(['/v1/clients Bearer fresh', '/v1/clients Bearer another'])
  expect(endSession).not.toHaveBeenCalled()
})
test.each([
  ['its successor is refused too', 'another', 2],
  ['there is no other', null, 1],
])('a refused token logs out when %s', async (_why, next, calls) => {
  const { call } = await open()
  refused = ['fresh', 'another']
  tokenInstead.mockResolvedValueOnce(next)
  await expect(call('GET /clients', {})).rejects.toMatchObject({ status: 401 })
  expect(asked).toHaveLength(calls)
  expect(endSession.mock.calls).toEqual([[401]])
})
test('a server that fails to give another token ends no session', async () => {
  const { call } = await open()
  refused = ['fresh']
  tokenInstead.mockRejectedValueOnce(Object.assign(new Error('Could not refresh token'), { status: 500 }))
  await expect(call('GET /clients', {})).rejects.toMatchObject({ status: 500 })
  expect(endSession).not.toHaveBeenCalled()
})

const list = '/v1/care_moments'
test.each<[what: string, status: number, url: string, at: string, ends: boolean]>([
  ['any call', 401, list, '/werk', true],
  ['any call', 429, list, '/werk', true],
  ['any call', 403, list, '/werk', false],
  ['logging out', 401, '/v1/logout', '/werk', false],
  ['the end of the visit', 429, '/v1/_analytics/transaction', '/werk', false],
  ['counting', 401, '/v1/_analytics/track', '/werk', true],
  ['any call on the login page', 429, list, '/account/inloggen', false],
  ['any call where one logs in as another', 429, list, '/account/inloggen-als/x', true],
])('%s that is answered by %i (%s, on %s) logs out: %s', async (_what, status, url, pathname, ends) => {
  const { logOutOn } = await open()
  vi.stubGlobal('location', { pathname })
  logOutOn(status, url, 'held')
  expect(endSession.mock.calls).toEqual(ends ? [[status]] : [])
})
test('a refusal of a session that has ended meanwhile leaves the one that came after it', async () => {
  const { logOutOn } = await open()
  isOfSession = false
  logOutOn(401, list, 'of another')
  expect(endSession).not.toHaveBeenCalled()
})
