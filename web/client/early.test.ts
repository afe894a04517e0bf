import { beforeEach, expect, test } from 'vitest'
import { endStart, takeEarly } from './early.ts'

const url = '/v1/care_moments?page=1'
const answered = (status: number, agoMs = 0) =>
  Promise.resolve([new Response('{}', { status }), Date.now() - agoMs] as [Response, number])
const asked = (answer: ReturnType<typeof answered>) => {
  globalThis.askedFirst = { token: 'own', answers: new Map([[url, answer]]) }
}
beforeEach(() => {
  globalThis.askedFirst = undefined
})

test('an answer that was fetched early is returned, once', async () => {
  asked(answered(200))
  expect((await takeEarly(url, 'own'))?.[0].status).toBe(200)
  expect(await takeEarly(url, 'own')).toBeUndefined()
})
test.each<[string, () => ReturnType<typeof answered>, string, string]>([
  ['to another question', () => answered(200), '/v1/care_moments?page=2', 'own'],
  ['for another token', () => answered(200), url, 'other'],
  ['of a minute ago', () => answered(200, 60_000), url, 'own'],
])('an answer %s is not taken', async (_what, answer, question, token) => {
  asked(answer())
  expect(await takeEarly(question, token)).toBeUndefined()
})
test('a failed early request is not repeated: its refusal, or the lost connection, is returned', async () => {
  asked(answered(503))
  expect((await takeEarly(url, 'own'))?.[0].status).toBe(503)
  asked(Promise.reject(new TypeError('Failed to fetch')))
  await expect(takeEarly(url, 'own')).rejects.toThrow('Failed to fetch')
  expect(await takeEarly(url, 'own')).toBeUndefined() // the user asks again
})
test('the end of the start reports what was requested, also in vain; after it everything is requested again', async () => {
  const other = '/v1/care_moments/organization_stats'
  asked(answered(200))
  globalThis.askedFirst!.answers.set(other, answered(200))
  await takeEarly(url, 'own')
  const { asked: all, forNothing } = endStart()
  expect(all).toContain(url)
  expect(forNothing).toEqual([other])
  expect(await takeEarly(other, 'own')).toBeUndefined()
  expect(endStart()).toEqual({ asked: [], forNothing: [] })
})
