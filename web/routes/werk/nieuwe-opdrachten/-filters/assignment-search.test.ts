import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '../../../../search-params.ts'
import { pieceOf, queryOf, readAssignmentSearch } from './assignment-search.ts'

test.each([
  '?vanaf=2026-11-20&tot=2026-11-27&afstand=15&dagdeel=laat&dagdeel=nacht&organisatie=De+Linde&niveau=helpende&contract=zzp',
  '?afstand=alles&soort=periode&bonus=ja&volgorde=tarief&weergave=kaart&pagina=3',
  '',
])('an address is read and written without loss: %s', address => {
  expect(parseSearch(stringifySearch(readAssignmentSearch(parseSearch(address))))).toEqual(parseSearch(address))
})

test('what makes no sense in an address falls away', () => {
  expect(
    readAssignmentSearch(parseSearch('?vanaf=gisteren&afstand=ver&dagdeel=ooit&pagina=0&weergave=boek&niveau=A%20B')),
  ).toEqual({})
})

const known = {
  me: 'ik',
  preferenceKm: 30,
  levels: [{ uuid: 'u1', key: 'helpende' }],
  organizations: [{ uuid: 'o1', name: 'De Linde' }],
}

test.each([
  [{}, { distance: 30 }],
  [{ afstand: 'alles' }, {}],
  [
    { vanaf: '2026-11-20', tot: '2026-11-20', afstand: 5 },
    {
      distance: 5,
      'careMoment.startDate[after]': '2026-11-19T23:00:00+00:00',
      'careMoment.startDate[strictly_before]': '2026-11-20T23:00:00+00:00',
    },
  ],
  [
    { afstand: 'alles', niveau: ['helpende'], organisatie: 'De Linde', bonus: 'ja', dagdeel: ['nacht'] },
    {
      'careMoment.expertiseLevel.uuid': ['u1'],
      'careMoment.location.organization.uuid': ['o1'],
      withBonus: true,
      dayPart: ['night'],
    },
  ],
  [{ afstand: 'alles', organisatie: 'Onbekend' }, { 'careMoment.location.organization.uuid': ['geen'] }],
] as const)('%o asks for %o', (search, query) => {
  expect(queryOf(search as never, known)).toEqual({ careWorkerUuid: 'ik', ...query })
})

test('each view asks for its own piece', () => {
  const week = '2026-W47'
  expect(pieceOf({ pagina: 2, volgorde: 'tarief' }, week)).toEqual({
    page: 2,
    itemsPerPage: 20,
    'order[careMoment.hourlyRate]': 'desc',
  })
  expect(pieceOf({ weergave: 'kaart', pagina: 2, volgorde: 'tarief' }, week)).toEqual({
    itemsPerPage: 100,
    'order[distance]': 'asc',
  })
  expect(pieceOf({ weergave: 'kalender' }, week)).toMatchObject({
    'careMoment.startDate[after]': '2026-11-15T23:00:00+00:00',
    'careMoment.startDate[strictly_before]': '2026-11-22T23:00:00+00:00',
  })
})
