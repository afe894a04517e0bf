import { describe, expect, test } from 'vitest'
import { choose, differing } from './joining.ts'

const one = { name: 'Joël Bakker', phone: '+31612345678', email: null, birthDate: null }
const two = { name: 'Joel Bakker', phone: '+31612345678', email: 'joel@voorbeeld.example', birthDate: null }

test('what both say in another way differs; what only one says does not', () => {
  expect(differing(one, two)).toEqual(['name'])
  expect(differing(one, one)).toEqual([])
})
describe('what stays', () => {
  test.each([
    ['what the kept file has, and what it lacks from the other', [], ['email'], [{ field: 'name', value: 'Joel Bakker' }]],
    ['what was chosen of the other', ['name'], ['name', 'email'], [{ field: 'name', value: 'Joël Bakker' }]],
    ['what was chosen but is the same stays as it is', ['phone'], ['email'], [{ field: 'name', value: 'Joel Bakker' }]],
    [
      'nothing is taken away by choosing what the other lacks',
      ['birthDate'],
      ['email'],
      [{ field: 'name', value: 'Joel Bakker' }],
    ],
  ] as const)('%s', (_, chosen, taken, notKept) => {
    expect(choose(one, two, chosen)).toEqual({ taken, notKept })
  })
})
