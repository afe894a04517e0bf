import { expect, test } from 'vitest'
import type { Reaction } from '../moment/publication.ts'
import { byMatch, levelFit, whyBest } from './match.ts'

const level = { '@id': '/v1/expertise_levels/1', uuid: '1', key: 'verzorgende_ig', name: 'Verzorgende IG', rank: 35 }
const nurse = { ...level, name: 'Mbo-verpleegkundige', rank: 40 }
const asked = { expertiseLevel: level, endDate: '2026-11-23T15:00:00+01:00' }
type Worker = { expertiseLevel?: typeof level; rating?: number; verifiedUntil?: string }
const reaction = (uuid: string, facts: object, { expertiseLevel = level, rating, verifiedUntil }: Worker = {}) =>
  ({
    uuid,
    ...facts,
    careWorker: {
      profile: { expertiseLevel },
      ...(rating && { aggregatedReviewRating: { rating, count: 4 } }),
      ...(verifiedUntil && { verifiedUntil }),
    },
  }) as unknown as Reaction

test('who fits best comes first', () => {
  const reactions = [
    reaction('busy favourite', { isFavorite: true, isBusy: true }),
    reaction('papers end', { isFavorite: true }, { verifiedUntil: '2026-11-22' }),
    reaction('unknown distance', { workedBeforeCount: 0 }),
    reaction('nurse next door', { distanceKm: 1, workedBeforeCount: 9 }, { expertiseLevel: nurse }),
    reaction('near', { distanceKm: 3, workedBeforeCount: 0 }),
    reaction('well spoken of', { distanceKm: 20, workedBeforeCount: 0 }, { rating: 4.8 }),
    reaction('known', { distanceKm: 30, workedBeforeCount: 2 }),
    reaction('favourite', { distanceKm: 40, isFavorite: true }),
  ]
  expect(reactions.toSorted(byMatch(asked)).map(one => one.uuid)).toEqual([
    'favourite',
    'known',
    'well spoken of',
    'near',
    'unknown distance',
    'nurse next door',
    'busy favourite',
    'papers end',
  ])
})

const plain = reaction('plain', { workedBeforeCount: 0, distanceKm: 8 }, { rating: 4.1 })
test.each([
  [
    'in at most three facts',
    [reaction('one', { workedBeforeCount: 4, distanceKm: 3, isFavorite: true }, { rating: 4.8 }), plain],
    'kwam hier het vaakst, heeft het beste cijfer en is je favoriet.',
  ],
  ['a favourite', [reaction('one', { isFavorite: true, distanceKm: 20 }), plain], 'is je favoriet.'],
  [
    'who was here before, but others more often',
    [
      reaction('one', { workedBeforeCount: 1, isFavorite: true, distanceKm: 20 }),
      reaction('two', { workedBeforeCount: 3 }),
      plain,
    ],
    'kwam hier eerder en is je favoriet.',
  ],
  [
    'the level that is asked',
    [
      reaction('one', { distanceKm: 9 }, { rating: 4.1 }),
      reaction('two', { distanceKm: 2 }, { expertiseLevel: nurse, rating: 4.1 }),
    ],
    'heeft precies het niveau dat je vraagt.',
  ],
  ['the nearest home', [reaction('one', { distanceKm: 2 }, { rating: 4.1 }), plain], 'woont het dichtstbij.'],
  ['nobody to compare with', [reaction('one', { isFavorite: true })], undefined],
  ['nothing sets them apart', [plain, plain], undefined],
  ['who works elsewhere then', [reaction('one', { isFavorite: true, isBusy: true }), plain], undefined],
  ['whose documents end before', [reaction('one', { isFavorite: true }, { verifiedUntil: '2026-11-22' }), plain], undefined],
])('why the first is the best: %s', (_name, reactions, why) => {
  expect(whyBest(reactions, asked)).toBe(why)
})

test.each([
  ['Verzorgende IG', 35, 'same'],
  ['Mbo-verpleegkundige', 40, 'higher'],
  ['Begeleider niveau 3', 30, 'other'],
])('level %s is %s', (name, rank, fit) => {
  expect(levelFit(level, { name, rank })).toBe(fit)
})
