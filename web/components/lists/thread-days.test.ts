import { expect, test } from 'vitest'
import { nameThreadDay, threadDays } from './thread-days.ts'

const said = (at: string, who = 'Roos', own = false) => ({ who, own, at })
const shape = (messages: Parameters<typeof threadDays>[0]) =>
  threadDays(messages).map(({ date, turns }) => [date, turns.map(turn => turn.messages.length)])

test('a day begins at midnight in Amsterdam', () => {
  expect(shape([said('2026-11-20T22:59:00Z'), said('2026-11-20T23:01:00Z')])).toEqual([
    ['2026-11-20', [1]],
    ['2026-11-21', [1]],
  ])
})

test.each([
  ['soon after each other is one turn', [said('2026-11-20T10:00:00Z'), said('2026-11-20T10:09:00Z')], [2]],
  ['later is another', [said('2026-11-20T10:00:00Z'), said('2026-11-20T10:10:00Z')], [1, 1]],
  ['another person is another', [said('2026-11-20T10:00:00Z'), said('2026-11-20T10:01:00Z', 'Jan')], [1, 1]],
  ['I am not my namesake', [said('2026-11-20T10:00:00Z'), said('2026-11-20T10:01:00Z', 'Roos', true)], [1, 1]],
])('%s', (_, messages, turns) => expect(shape(messages)).toEqual([['2026-11-20', turns]]))

test.each([
  ['2026-11-22', 'Vandaag'],
  ['2026-11-21', 'Gisteren'],
  ['2026-11-20', 'vrijdag 20 november 2026'],
])('%s is %s', (date, name) => expect(nameThreadDay(date, '2026-11-22')).toBe(name))
