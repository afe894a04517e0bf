import { expect, test } from 'vitest'
import { listQuery, orderOf, periodOf, readSearch, slugOf } from './search.ts'

const known = {
  now: '2026-11-20T16:30:00.000Z',
  locations: [{ uuid: 'l-1', slug: 'huize-de-linde' }],
  levels: [{ uuid: 'n-1', slug: 'verzorgende-ig' }],
}

test('an address becomes filters, and nonsense falls away', () => {
  const given = {
    status: ['openstaand', 'weg'],
    locatie: 'huize-de-linde',
    niveau: "x'; drop",
    pagina: '0',
    van: '2026-13-45',
    periode: 'ooit',
  }
  expect(readSearch(given)).toEqual({ status: ['openstaand'], locatie: ['huize-de-linde'] })
})

test.each([
  ['nothing asked', {}, 'vandaag', 'vroegste'],
  ['a state', { status: ['uren-ingediend'] }, 'alles', 'vroegste'],
  ['a name', { zoek: 'jansen' }, 'alles', 'laatste'],
  ['what has been', { periode: 'geweest' }, 'geweest', 'laatste'],
  ['an order of their own', { periode: 'alles', volgorde: 'vroegste' }, 'alles', 'vroegste'],
])('with %s the period and order fit', (_name, given, period, order) => {
  const search = readSearch(given)
  expect([periodOf(search), orderOf(search)]).toEqual([period, order])
})

test.each([
  ['from today: what has not ended before midnight', {}, { 'endDate[after]': '2026-11-19T23:00:00+00:00' }],
  ['within a day', { periode: '24-uur' }, { 'startDate[after]': known.now, 'startDate[before]': '2026-11-21T16:30:00.000Z' }],
  [
    'dates, the last included',
    { van: '2026-12-01', tot: '2026-12-31' },
    { 'startDate[after]': '2026-11-30T23:00:00+00:00', 'startDate[strictly_before]': '2026-12-31T23:00:00+00:00' },
  ],
  [
    'names become what the API knows them by',
    {
      periode: 'alles',
      locatie: 'huize-de-linde',
      niveau: 'verzorgende-ig',
      contract: 'zzp',
      soort: 'periode',
      status: 'voorstel',
    },
    {
      'location.uuid': ['l-1'],
      'expertiseLevel.uuid': ['n-1'],
      publishedForContractTypes: 'freelance',
      timeScope: 'period',
      status: ['proposal'],
    },
  ],
])('%s', (_name, given, query) => {
  expect(listQuery(readSearch(given), known)).toMatchObject(query)
})

test("a name becomes a part of an address: Huize 't Ánker", () => {
  expect(slugOf("Huize 't Ánker")).toBe('huize-t-anker')
})
