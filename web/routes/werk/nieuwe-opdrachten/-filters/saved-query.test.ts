import { expect, test } from 'vitest'
import type { AssignmentSearch } from './assignment-search.ts'
import { savedQueryOf, searchOfSaved } from './saved-query.ts'

const names = {
  preferenceKm: 30,
  levels: [
    { uuid: 'u1', key: 'helpende' },
    { uuid: 'u2', key: 'verzorgende_ig' },
  ],
  organizations: [{ uuid: 'o1', name: 'De Linde & Zn' }],
}

const pairs: [AssignmentSearch, string][] = [
  [{}, 'distance=30'],
  [{ afstand: 'alles' }, ''],
  [{ afstand: 15, dagdeel: ['laat', 'nacht'] }, 'distance=15&dayPart[]=late&dayPart[]=night'],
  [
    { afstand: 'alles', vanaf: '2026-12-24', tot: '2027-01-01' },
    'careMoment.startDate[after]=2026-12-23T23:00:00+00:00&careMoment.startDate[strictly_before]=2027-01-01T23:00:00+00:00',
  ],
  [
    { organisatie: 'De Linde & Zn', niveau: ['helpende', 'verzorgende_ig'], contract: 'zzp', soort: 'periode', bonus: 'ja' },
    'distance=30&careMoment.location.organization.uuid[]=o1&careMoment.expertiseLevel.uuid[]=u1&careMoment.expertiseLevel.uuid[]=u2' +
      '&publishedForContractTypes=freelance&careMoment.timeScope=period&withBonus=true',
  ],
]
const decoded = (query: string) => [...new URLSearchParams(query.replaceAll('+', '%2B'))]

test.each(pairs)('%o is kept as %s', (search, query) => {
  expect([...new URLSearchParams(savedQueryOf(search, names))]).toEqual(decoded(query))
})

test.each(pairs)('%o comes back from what is kept', search => {
  expect(searchOfSaved(savedQueryOf(search, names), names)).toEqual(search)
})

test('order, page and view are not kept', () => {
  expect(savedQueryOf({ afstand: 'alles', bonus: 'ja', volgorde: 'tarief', weergave: 'kaart', pagina: 2 }, names)).toBe(
    'withBonus=true',
  )
})

test.each([
  ['careMoment.location.organization.uuid=o9', { afstand: 'alles', organisatie: 'onbekend' }],
  ['careMoment.expertiseLevel.uuid[]=u9&distance=10', { afstand: 10, niveau: ['onbekend'] }],
  ['careMoment.startDate[after]=ooit&dayPart=lunch&unknown=1', { afstand: 'alles' }],
])('what %s says is not widened by what is not known', (query, search) => {
  expect(searchOfSaved(query, names)).toEqual(search)
})
