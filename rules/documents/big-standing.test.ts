import { expect, test } from 'vitest'
import { type BigStanding, bigStandingOf, gotWorse, isRegisteredName, type RegisterEntry } from './big-standing.ts'

const saskia = { firstName: 'Saskia', lastName: 'de Boer' }
test.each([
  ['S.M. de Boer', saskia, true],
  ['Boer, S.M. de', saskia, true],
  ['de Boer, Saskia Maria', saskia, true],
  ['SASKIA DE BÖER', saskia, true],
  ['S. de Boer-Jansen', saskia, true],
  ['M.S. de Boer', saskia, false],
  ['Maria de Boer', saskia, false],
  ['S.M. Boer', saskia, false],
  ['S.M. de Boerman', saskia, false],
  ['de Boer', saskia, false],
  ['', saskia, false],
  ['J. Smit', { firstName: '', lastName: '' }, false],
])('%s can be %j: %s', (name, who, is) => {
  expect(isRegisteredName(name, who)).toBe(is)
})

const entry = (name: string, endsOn: string | null = null): RegisterEntry => ({ name, endsOn })
test.each<[RegisterEntry[], BigStanding]>([
  [[], 'not_found'],
  [[entry('J. Smit')], 'other_name'],
  [[entry('J. Smit', '2020-01-01')], 'other_name'],
  [[entry('S. de Boer')], 'in_register'],
  [[entry('S. de Boer', '2026-11-01')], 'in_register'],
  [[entry('S. de Boer', '2026-10-31')], 'struck_off'],
  [[entry('S. de Boer', '2020-01-01'), entry('S. de Boer')], 'in_register'],
  [[entry('J. Smit'), entry('S. de Boer', '2020-01-01')], 'struck_off'],
])('rows %j on 1 November are %s', (entries, standing) => {
  expect(bigStandingOf(entries, saskia, '2026-11-01')).toBe(standing)
})

test.each<[BigStanding | null, BigStanding, boolean]>([
  [null, 'in_register', false],
  [null, 'not_found', true],
  ['in_register', 'in_register', false],
  ['in_register', 'struck_off', true],
  ['in_register', 'other_name', true],
  ['struck_off', 'not_found', false],
  ['other_name', 'in_register', false],
])('from %s to %s is worse: %s', (before, after, worse) => {
  expect(gotWorse(before, after)).toBe(worse)
})
