import { expect, test } from 'vitest'
import { hoursFromTelling, isMissing, isTimeToTell, nextQuarter, tellingProblem } from './arrival.ts'

// A shift of 07:00 to 15:00 in Amsterdam.
const shift = { startDate: '2026-11-24T06:00:00+00:00', endDate: '2026-11-24T14:00:00+00:00' }
const at = (time: string) => `2026-11-24T${time}:00Z`

test.each([
  ['05:29', false],
  ['05:30', true],
  ['14:00', true],
  ['18:00', true],
  ['18:01', false],
])('at %s it is offered: %s', (time, offered) => {
  expect(isTimeToTell(shift, at(time))).toBe(offered)
})

const now = at('14:30')
test.each<[name: string, time: string, told: object, problem: string | undefined]>([
  ['just before the start', '05:50', {}, undefined],
  ['at the first possible minute', '04:00', {}, undefined],
  ['a minute too early', '03:59', {}, 'te lang voor'],
  ['a clock a little ahead', '14:35', {}, undefined],
  ['a clock too far ahead', '14:36', {}, 'nog niet geweest'],
  ['leaving after coming', '13:55', { arrivedAt: at('06:02') }, undefined],
  ['leaving in the same minute', '06:02', { arrivedAt: at('06:02') }, undefined],
  ['leaving before coming', '06:01', { arrivedAt: at('06:02') }, 'later kwam'],
  ['coming after leaving', '14:01', { leftAt: at('14:00') }, 'eerder wegging'],
])('%s', (_name, time, tapped, problem) => {
  const problemFound = tellingProblem(at(time), { ...shift, ...tapped }, 120, now)
  if (problem) expect(problemFound).toContain(problem)
  else expect(problemFound).toBeUndefined()
})
test('half a day after the end is too late', () => {
  expect(tellingProblem('2026-11-25T02:00:00Z', shift, 120, '2026-11-26T08:00:00Z')).toBeUndefined()
  expect(tellingProblem('2026-11-25T02:01:00Z', shift, 120, '2026-11-26T08:00:00Z')).toContain('te lang na')
})

test.each<[name: string, told: { arrivedAt?: string; leftAt?: string }, from: string, to: string]>([
  ['nothing told is the plan', {}, '06:00', '14:00'],
  ['seven minutes early and late are the plan', { arrivedAt: at('05:53'), leftAt: at('14:07') }, '06:00', '14:00'],
  ['more is that minute', { arrivedAt: at('05:52'), leftAt: '2026-11-24T14:24:59Z' }, '05:52', '14:24'],
  ['only coming was told', { arrivedAt: at('06:20') }, '06:20', '14:00'],
  ['only leaving was told', { leftAt: at('15:10') }, '06:00', '15:10'],
  ['both said at once, after the end, is filled in by hand', { arrivedAt: at('14:20'), leftAt: at('14:20') }, '06:00', '14:00'],
])('%s', (_name, tapped, from, to) => {
  const filled = hoursFromTelling(shift, tapped)
  expect([filled.startDate, filled.endDate].map(Date.parse)).toEqual([at(from), at(to)].map(Date.parse))
})

test.each<[name: string, time: string, told: object, missing: boolean]>([
  ['a minute before half an hour', '06:29', {}, false],
  ['half an hour after the start', '06:30', {}, true],
  ['to the last minute', '13:59', {}, true],
  ['when it is over', '14:00', {}, false],
  ['after the worker came', '06:30', { arrivedAt: at('06:10') }, false],
  ['after they left without a word before', '13:00', { leftAt: at('12:50') }, false],
  ['after somebody looked into it', '06:45', { arrivalCheckedAt: at('06:40') }, false],
])('%s, at %s', (_name, time, tapped, missing) => {
  expect(isMissing({ ...shift, ...tapped }, at(time))).toBe(missing)
})
test.each([
  ['06:00', '06:15'],
  ['06:14', '06:15'],
])('after %s another can be asked from %s', (now, from) => {
  expect(Date.parse(nextQuarter(at(now)))).toBe(Date.parse(at(from)))
})
