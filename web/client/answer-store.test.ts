import { expect, test } from 'vitest'
import { answersToKeep } from './answer-store.ts'
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
