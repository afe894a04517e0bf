import { expect, test } from 'vitest'
import { answersToKeep, finder, type KeptAnswer, withoutNow } from './answer-store.ts'
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

const since = (instant: string) => `["GET /care_moments",{"query":{"endDate[after]":"${instant}"}}]`
test('“from now on” is the same question later, and the next day', () => {
  const find = finder([{ key: since('2026-11-21T20:15:00.000Z'), atMs: Date.parse('2026-11-21T20:16:00Z'), text: 'yesterday' }])
  expect(find(since('2026-11-22T08:00:00.000Z'), nowMs)?.text).toBe('yesterday')
  expect(find(since('2026-11-30T08:00:00.000Z'), nowMs)).toBeUndefined()
})
test('midnight in Amsterdam belongs to its own day', () => {
  expect(withoutNow(since('2026-11-21T23:00:00+00:00'), nowMs)).toBe(since('today'))
  expect(withoutNow(since('2026-11-22T23:00:00+00:00'), nowMs)).toBe(since('2026-11-22T23:00:00+00:00'))
})
test('an exact match is preferred to a similar query, and of those the newest', () => {
  const find = finder([
    answer(since('2026-11-22T07:00:00.000Z'), 1, 'newer'),
    answer(since('2026-11-22T06:00:00.000Z'), 2, 'older'),
  ])
  expect(find(since('2026-11-22T06:00:00.000Z'), nowMs)?.text).toBe('older')
  expect(find(since('2026-11-22T07:30:00.000Z'), nowMs)?.text).toBe('newer')
})
test('a page that stays open for more than a day finds nothing old', () => {
  const find = finder([answer('a', 0)])
  expect(find('a', nowMs + 24 * hourMs)?.text).toBe('a')
  expect(find('a', nowMs + 25 * hourMs)).toBeUndefined()
})
