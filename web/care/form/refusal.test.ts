import { expect, test } from 'vitest'
import { refusalOf } from './refusal.ts'

const at = (propertyPath: string, message: string) => ({ propertyPath, message })
const refused = (status: number, ...violations: ReturnType<typeof at>[]) => ({ status, message: 'Over alles.', violations })

test.each([
  ['a refusal without fields is said over all', refused(409), { wrong: {}, sentence: 'Over alles.' }],
  ['a field of the form says its own', refused(422, at('password', 'Te kort.')), { wrong: { password: 'Te kort.' } }],
  [
    'a field says its first fault',
    refused(422, at('password', 'Een.'), at('password', 'Twee.')),
    { wrong: { password: 'Een.' } },
  ],
  [
    'what the form does not show is said over all',
    refused(422, at('password', 'Te kort.'), at('profile.about', 'Te lang.')),
    { wrong: { password: 'Te kort.' }, sentence: 'Te lang.' },
  ],
])('%s', (_, problem, expected) => {
  expect(refusalOf(problem, path => ['firstName', 'password'].includes(path))).toEqual(expected)
})
