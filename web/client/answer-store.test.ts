import { type Query, QueryClient } from '@tanstack/react-query'
import { afterAll, expect, test, vi } from 'vitest'
import { answersToKeep, changedAnswers } from './answer-store.ts'
import type { KeptAnswer } from './kept-database.ts'
import { mayKeep } from './may-keep.ts'

const hourMs = 3_600_000
const nowMs = Date.parse('2026-11-22T08:00:00Z')
const answer = (key: string, hoursAgo: number, text = key): KeptAnswer => ({ key, atMs: nowMs - hoursAgo * hourMs, text })

test.each([
  [['GET /care_moments', {}], true],
  [['GET /care_workers/{uuid}', { uuid: 'x' }], true],
  [['current user', 'x'], true],
  [['GET /client_homes/{uuid}', { uuid: 'x' }], true],
  [['GET /client_homes/{uuid}/access_notes', { uuid: 'x' }], false],
  [['GET /calendar_feed', {}], false],
  [['GET /account_sessions', {}], false],
  [['GET /account_identities', {}], false],
  [['GET /passkeys', {}], false],
  [['GET /user_settings', {}], false],
  [['GET /user_tokens/{user_token}', { user_token: 'x' }], false],
  [['POST /login/check', {}], false],
  [['something else'], false],
  [[{ GET: 1 }], false],
])('the answer to %j is kept: %s', (key, kept) => {
  expect(mayKeep(key)).toBe(kept)
})

test('of each question the newest answer is kept, and nothing for more than a day', () => {
  const kept = answersToKeep([answer('a', 5, 'old'), answer('a', 1, 'new'), answer('b', 23), answer('c', 25)], nowMs)
  expect(kept.map(({ key, text }) => `${key} ${text}`)).toEqual(['a new', 'b b'])
})
test('an answer that is too large is left out, and the oldest are when all together are', () => {
  const large = (key: string, hoursAgo: number) => answer(key, hoursAgo, 'x'.repeat(190_000))
  const many = Array.from({ length: 10 }, (_, hour) => large(`list ${hour}`, hour))
  expect(answersToKeep([...many, answer('huge', 0, 'x'.repeat(200_001))], nowMs).map(({ key }) => key)).toEqual(
    many.slice(0, 7).map(({ key }) => key),
  )
})

const page = { hidden: false }
vi.stubGlobal('document', page)
// The files of a run share their globals.
afterAll(() => vi.unstubAllGlobals())
/** A query with an answer whose text takes `ms` to make. */
const answered = (key: string, atMs: number, ms = 0): Query => {
  const client = new QueryClient()
  const toJSON = () => {
    for (const until = performance.now() + ms; performance.now() < until; );
    return key
  }
  client.setQueryData([key], { toJSON }, { updatedAt: atMs })
  return client.getQueryCache().find({ queryKey: [key] })!
}
test('only what differs from what is stored is made into text', async () => {
  const stored = [answer('["a"]', 1), answer('["b"]', 2)]
  const queries = [answered('a', stored[0]!.atMs), answered('b', nowMs), answered('c', nowMs)]
  expect((await changedAnswers(queries, stored)).map(({ text }) => text)).toEqual(['"b"', '"c"'])
})
test.each([
  [false, ['pressed', 'made']],
  [true, ['made', 'pressed']],
])(
  'while large answers are made into text, a press is not held up, unless the tab is being hidden: %s',
  async (hidden, order) => {
    page.hidden = hidden
    const happened: string[] = []
    setTimeout(() => happened.push('pressed'))
    await changedAnswers([answered('a', nowMs, 20), answered('b', nowMs, 20)], []).then(() => happened.push('made'))
    await new Promise(done => setTimeout(done))
    expect(happened).toEqual(order)
  },
)
