import { expect, test } from 'vitest'
import { doseStates } from './dose-times.ts'

const day = ['08:00', '13:00', '18:00', '22:00']
test.each([
  ['06:00', ['next', 'later', 'later', 'later']],
  ['07:30', ['now', 'next', 'later', 'later']],
  ['08:30', ['now', 'next', 'later', 'later']],
  ['08:31', ['past', 'next', 'later', 'later']],
  ['13:05', ['past', 'now', 'next', 'later']],
  ['23:59', ['past', 'past', 'past', 'past']],
])('at %s', (clock, states) => expect(doseStates(day, clock)).toEqual(states))

test('two times may both be about now', () =>
  expect(doseStates(['08:00', '08:30', '09:00'], '08:20')).toEqual(['now', 'now', 'next']))
