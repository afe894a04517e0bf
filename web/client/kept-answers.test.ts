// Which stored answer a query gets, and which queries get none before the server has answered.
import { expect, test } from 'vitest'
import { allOperations } from '#contract/catalogue.ts'
import type { Operation } from '#contract/operations.ts'
import { finder, withoutNow } from './kept-answers.ts'
import type { KeptAnswer } from './kept-database.ts'
import { mayShowAtOnce } from './may-keep.ts'

const hourMs = 3_600_000
const nowMs = Date.parse('2026-11-22T08:00:00Z')
const answer = (key: string, hoursAgo: number, text = key): KeptAnswer => ({ key, atMs: nowMs - hoursAgo * hourMs, text })

// As the server has it (api/platform/request/pipeline.ts), but for the clients of one person, which are a list.
const opensFile = ({ kind, resource, path }: Operation) =>
  resource?.ofFile && (resource.clientField !== 'uuid' || (path.includes('{') && kind !== 'list'))
const files = allOperations.filter(({ operation }) => operation.method === 'GET' && opensFile(operation))
const list = { member: [] }
test('what opens the file of a client shows nothing of it before the server has answered', () => {
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter(({ operation }) => mayShowAtOnce([`GET ${operation.path}`], list)).map(({ id }) => id)).toEqual([])
})
test.each([
  ['GET /care_moments', list, true],
  ['GET /care_workers/{uuid}/clients', list, true],
  ['GET /care_moments/organization_stats', {}, true],
  ['current user', 'Sanne', true],
  ['GET /care_moments/{uuid}', {}, false],
  ['GET /notification_preferences', {}, false],
])('the stored answer to %s is shown before the server has answered: %j %s', (name, answer, isShown) => {
  expect(mayShowAtOnce([name], answer)).toBe(isShown)
})

const since = (instant: string) => `["GET /care_moments",{"query":{"endDate[after]":"${instant}"}}]`
test('“from now on” is the same question later; the next day too, but only where people are told that it is yesterday’s', () => {
  const find = finder([{ key: since('2026-11-21T20:15:00.000Z'), atMs: Date.parse('2026-11-21T20:16:00Z'), text: 'yesterday' }])
  expect(find(since('2026-11-22T08:00:00.000Z'), nowMs, false)?.text).toBe('yesterday')
  expect(find(since('2026-11-22T08:00:00.000Z'), nowMs, true)).toBeUndefined()
  expect(find(since('2026-11-30T08:00:00.000Z'), nowMs, false)).toBeUndefined()
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
  expect(find(since('2026-11-22T06:00:00.000Z'), nowMs, true)?.text).toBe('older')
  expect(find(since('2026-11-22T07:30:00.000Z'), nowMs, true)?.text).toBe('newer')
})
test('a page that stays open for more than a day finds nothing old', () => {
  const find = finder([answer('a', 0)])
  expect(find('a', nowMs + 24 * hourMs, true)?.text).toBe('a')
  expect(find('a', nowMs + 25 * hourMs, true)).toBeUndefined()
})
