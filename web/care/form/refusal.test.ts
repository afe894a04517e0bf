import { expect, test } from 'vitest'
import { errorAt, refusalOf, renamed, withoutChanged } from './refusal.ts'

const at = (propertyPath: string, message: string) => ({ propertyPath, message })
const refused = (...violations: ReturnType<typeof at>[]) => ({ message: 'Over alles.', violations })

test.each([
  ['a refusal without fields is said over all', refused(), { wrong: {}, sentence: 'Over alles.' }],
  ['a field of the form says its own', refused(at('password', 'Te kort.')), { wrong: { password: 'Te kort.' } }],
  ['a field says its first fault', refused(at('password', 'Een.'), at('password', 'Twee.')), { wrong: { password: 'Een.' } }],
  [
    'errors of fields that the form does not show are reported above it',
    refused(at('password', 'Te kort.'), at('profile.about', 'Te lang.')),
    { wrong: { password: 'Te kort.', 'profile.about': 'Te lang.' }, sentence: 'Te lang.' },
  ],
])('%s', (_, problem, expected) => {
  expect(refusalOf(problem, path => ['firstName', 'password'].includes(path))).toEqual(expected)
})

test.each([
  ['endDate', 'until'],
  ['publishedForContractTypes[0]', 'contractTypes[0]'],
  ['address.postcode', 'postcode'],
  ['endDateOfYear', 'endDateOfYear'],
  ['reason', 'reason'],
])('what the server calls %s is %s on the form', (path, name) => {
  const fieldOf = { endDate: 'until', publishedForContractTypes: 'contractTypes', 'address.postcode': 'postcode' }
  expect(renamed([at(path, 'Kan niet.')], fieldOf)).toEqual([at(name, 'Kan niet.')])
})

const errors = { reason: 'Kies een reden.', 'expenses[1].amount': 'Te veel.', 'contractTypes[0]': 'Kan niet.' }
test.each([
  ['reason', 'Kies een reden.'],
  ['expenses[1].amount', 'Te veel.'],
  ['contractTypes', 'Kan niet.'],
  ['expenses[0]', undefined],
  ['contract', undefined],
])('at %s stands %s', (name, sentence) => {
  expect(errorAt(errors, name)).toBe(sentence)
})

test('what was refused of a field, or within it, goes when that field changes', () => {
  expect(withoutChanged(errors, ['expenses', 'note'])).toEqual({ reason: errors.reason, 'contractTypes[0]': 'Kan niet.' })
})
