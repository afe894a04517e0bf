import { expect, test } from 'vitest'
import type { Reaction } from '../../../../../care/moment/publication.ts'
import { byMatch, levelFit } from './match.ts'

const asked = { '@id': '/v1/expertise_levels/1', uuid: '1', key: 'verzorgende_ig', name: 'Verzorgende IG', rank: 35 }
const nurse = { ...asked, name: 'Mbo-verpleegkundige', rank: 40 }
const reaction = (uuid: string, facts: object, expertiseLevel = asked) =>
  ({ uuid, ...facts, careWorker: { profile: { expertiseLevel } } }) as unknown as Reaction

test('who fits best comes first', () => {
  const reactions = [
    reaction('unknown distance', { workedBeforeCount: 0 }),
    reaction('nurse next door', { distanceKm: 1, workedBeforeCount: 9 }, nurse),
    reaction('near', { distanceKm: 3, workedBeforeCount: 0 }),
    reaction('known', { distanceKm: 30, workedBeforeCount: 2 }),
    reaction('favourite', { distanceKm: 40, isFavorite: true }),
  ]
  expect(reactions.toSorted(byMatch(asked)).map(one => one.uuid)).toEqual([
    'favourite',
    'known',
    'near',
    'unknown distance',
    'nurse next door',
  ])
})

test.each([
  ['Verzorgende IG', 35, 'same'],
  ['Mbo-verpleegkundige', 40, 'higher'],
  ['Begeleider niveau 3', 30, 'other'],
])('level %s is %s', (name, rank, fit) => {
  expect(levelFit(asked, { name, rank })).toBe(fit)
})
