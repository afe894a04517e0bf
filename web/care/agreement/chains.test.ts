import { expect, test } from 'vitest'
import { inTurn, type Waiting } from './chains.ts'

const waits = (name: string, day: number, organization = 'a', amends?: string) => ({
  '@id': name,
  ...(amends && { amends }),
  organization: { uuid: organization },
  agreementTemplate: { uuid: 'text' },
  facts: { startDate: `2026-11-${day}T07:00:00Z`, endDate: `2026-11-${day}T15:00:00Z` },
})
const now = '2026-11-24T10:00:00Z'

test.each<[string, Waiting[], string[]]>([
  ['the soonest first, whichever was made first', [waits('b', 30), waits('a', 25)], ['a', 'b']],
  ['what was worked comes last, the newest of it first', [waits('a', 20), waits('b', 22), waits('c', 26)], ['c', 'b', 'a']],
  ['one organization after another', [waits('a', 25), waits('b', 26, 'other'), waits('c', 27)], ['a', 'c', 'b']],
  ['an agreement and its additions are read together, when the newest says', [waits('b', 26, 'a', 'a'), waits('a', 25)], ['b']],
  ['a later addition stands for what it changes', [waits('b', 26, 'a', 'root')], ['b']],
])('in one sitting: %s', (_, waiting, order) => {
  expect(inTurn(waiting, now).map(one => one['@id'])).toEqual(order)
})
