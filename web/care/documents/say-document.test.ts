import { expect, test } from 'vitest'
import { sayReview, standingWord } from './say-document.ts'

test.each([
  ['on a Friday, seen that day', '2026-11-20T08:14:00Z', '2026-11-20T09:00:00Z', 'Je hoort het ma 23 nov vóór 17:00.'],
  ['on a Sunday evening', '2026-11-22T20:00:00Z', '2026-11-22T20:01:00Z', 'Je hoort het morgen vóór 17:00.'],
  ['just before midnight in Amsterdam', '2026-11-23T22:59:00Z', '2026-11-24T08:00:00Z', 'Je hoort het vandaag vóór 17:00.'],
  ['in the last days of the year', '2026-12-31T10:00:00Z', '2026-12-31T11:00:00Z', 'Je hoort het ma 4 jan 2027 vóór 17:00.'],
  [
    'and the hour is over',
    '2026-11-20T08:14:00Z',
    '2026-11-23T16:00:00Z',
    'We zijn later dan we zeiden: je hoort het zo snel mogelijk.',
  ],
])('when we review what was handed in %s', (_, handedInAt, now, said) => {
  expect(sayReview(handedInAt, now)).toBe(said)
})

test.each([
  [67, 'Verloopt over 67 dagen'],
  [1, 'Verloopt morgen'],
  [0, 'Verloopt vandaag'],
])('a document with %s days left', (daysLeft, label) => {
  expect(standingWord({ state: 'ending', daysLeft })).toMatchObject({ label })
})
