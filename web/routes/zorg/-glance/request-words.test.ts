import { expect, test } from 'vitest'
import { hardSentences } from '#rules/typed/reading-level.ts'
import { noneYet, sayRequest, sayWeek, whatItIs } from './request-words.ts'

const from = { wantedFrom: '2026-11-02', hoursPerWeek: 8 }
test.each([
  [
    'one that is asked for later',
    { ...from, status: 'new' },
    'Gevraagd, nog niet afgesproken. Gewenst vanaf maandag 2 november. 8 uur per week.',
  ],
  [
    'one that is asked without hours',
    { wantedFrom: '2026-11-02', status: 'new' },
    'Gevraagd, nog niet afgesproken. Gewenst vanaf maandag 2 november.',
  ],
  [
    'one that is agreed and ends',
    { ...from, status: 'active', wantedFrom: '2026-10-01', wantedUntil: '2026-12-31' },
    'Afgesproken sinds donderdag 1 oktober. De laatste dag is donderdag 31 december. 8 uur per week.',
  ],
  [
    'one that is paused until a day',
    { ...from, status: 'inactive', pausedUntil: '2026-11-20' },
    'Gepauzeerd tot vrijdag 20 november.',
  ],
  ['one that is paused', { ...from, status: 'inactive' }, 'Gepauzeerd.'],
  ['one that is closed', { ...from, status: 'closed' }, 'Afgesloten.'],
] as const)('the family reads of %s', (_name, request, said) => {
  expect(sayRequest(request, '2026-10-19')).toBe(said)
  expect(hardSentences(said)).toEqual([])
})

test.each([
  ['less than agreed', 360, 'Deze week staat 6 van de 8 uur gepland.'],
  ['nothing', 0, 'Deze week staat 0 van de 8 uur gepland.'],
  ['as agreed', 480, 'Deze week staat 8 uur gepland.'],
  ['more than agreed', 570, 'Deze week staat 9,5 uur gepland. Afgesproken is 8 uur.'],
])('the family reads of a week with %s planned', (_name, plannedMinutes, said) => {
  const missingMinutes = Math.max(0, 480 - plannedMinutes)
  expect(sayWeek({ startsOn: '2026-10-19', agreedMinutes: 480, plannedMinutes, missingMinutes })).toBe(said)
})

test('the term zorgvraag is explained in plain words', () => {
  for (const said of [whatItIs, noneYet]) expect(hardSentences(said)).toEqual([])
})
