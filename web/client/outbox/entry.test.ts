import { expect, test } from 'vitest'
import { gotNoAnswer } from '#components/page/connection.ts'
import {
  couldBeTwice,
  filesIn,
  isHeld,
  outcomeOf,
  pauseAfter,
  refusedParts,
  waitingFileId,
  waitsLong,
  withIris,
} from './entry.ts'

const hour = 3_600_000

test('what was sent without an answer is repeated as long as the server knows its key', () => {
  expect(couldBeTwice({}, 100 * hour)).toBe(false)
  expect(couldBeTwice({ triedMs: 0 }, 22 * hour)).toBe(false)
  expect(couldBeTwice({ triedMs: 0 }, 24 * hour)).toBe(true)
})

test('after five days its person hears that it waits long', () => {
  expect(waitsLong({ writtenMs: 0 }, 5 * 24 * hour - 1)).toBe(false)
  expect(waitsLong({ writtenMs: 0 }, 5 * 24 * hour)).toBe(true)
})

test.each([
  [0, 'waits', true],
  [500, 'waits', false],
  [503, 'waits', true],
  [401, 'stops', false],
  [429, 'stops', false],
  [403, 'asks', false],
  [404, 'asks', false],
  [409, 'asks', false],
  [422, 'asks', false],
])('after %i it %s', (status, outcome, unknown) => {
  expect(outcomeOf(status)).toBe(outcome)
  expect(gotNoAnswer(status)).toBe(unknown)
})

test('the pauses grow up to a quarter of an hour', () => {
  expect([1, 2, 3, 9].map(pauseAfter)).toEqual([5_000, 15_000, 60_000, 900_000])
})

test('the IRI of a file comes in the place of its id, wherever that stands', () => {
  const [one, other] = [waitingFileId(), waitingFileId()]
  const args = { uuid: 'x', body: { expenses: [{ file: one }, { file: '/v1/user_files/2' }, { file: null }], photo: other } }
  expect(filesIn(args)).toEqual([one, other])
  const sent = withIris(args, new Map([[one, '/v1/user_files/1']]))
  expect(sent).toEqual({
    uuid: 'x',
    body: { expenses: [{ file: '/v1/user_files/1' }, { file: '/v1/user_files/2' }, { file: null }], photo: other },
  })
})

test('what may still be taken back is held until its time, and not once it was refused', () => {
  expect(isHeld({ status: 'waiting', dueMs: 10 }, 9)).toBe(true)
  expect(isHeld({ status: 'waiting', dueMs: 10 }, 10)).toBe(false)
  expect(isHeld({ status: 'asks', dueMs: 10 }, 9)).toBe(false)
  expect(isHeld({ status: 'waiting' }, 9)).toBe(false)
})

test('of several in one call, those that were refused come back with their reason', () => {
  const part = (about: string) => ({ title: about, about, call: 'PATCH /x', args: {} })
  const parts = [part('/v1/x/1'), part('/v1/x/2'), part('/v1/x/3')]
  const results = [
    { careMoment: '/v1/x/1', refusal: null },
    { careMoment: '/v1/x/2', refusal: 'Te laat.' },
  ]
  expect(refusedParts({ parts }, { results })).toEqual([{ part: parts[1], message: 'Te laat.' }])
  expect(refusedParts({}, { results })).toEqual([])
  expect(refusedParts({ parts }, undefined)).toEqual([])
})
