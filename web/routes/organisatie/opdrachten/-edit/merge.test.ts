import { expect, test } from 'vitest'
import { merge } from './merge.ts'

const base = { from: '07:00', until: '15:00', title: 'Vroege dienst' }
test.each([
  ['nobody else changed anything', base, { ...base, from: '08:00' }, { ...base, from: '08:00' }, []],
  [
    'the other changed another field',
    { ...base, title: 'Vroeg' },
    { ...base, from: '08:00' },
    { ...base, from: '08:00', title: 'Vroeg' },
    [],
  ],
  ['both changed the same field alike', { ...base, from: '08:00' }, { ...base, from: '08:00' }, { ...base, from: '08:00' }, []],
  [
    'both changed it, each in another way',
    { ...base, from: '06:30' },
    { ...base, from: '08:00' },
    { ...base, from: '08:00' },
    ['from'],
  ],
])('%s', (_, theirs, mine, values, both) => {
  expect(merge(base, theirs, mine)).toEqual({ values, both })
})
