import { expect, test } from 'vitest'
import { slugOf } from '#care/list/choice-filters.ts'
import type { Search } from '#care/list/filter.ts'
import { queryText } from '#client/query-text.ts'
import { parseSearch, stringifySearch } from '#client/search-params.ts'
import { orders } from '../organisatie/opdrachten/-list/orders.ts'
import { assignments } from '../werk/nieuwe-opdrachten/-list/assignments.ts'

const now = '2026-11-20T16:30:00.000Z'
const ofOrganization = {
  context: now,
  names: {
    'GET /organization_locations': [{ uuid: 'l-1', name: 'Huize De Linde' }],
    'GET /expertise_levels': [{ uuid: 'n-1', name: 'Verzorgende IG' }],
  },
}
const ofWorker = {
  context: { uuid: 'ik', preferenceKm: 30, contractTypes: ['freelance' as const], levelUuid: 'u2' },
  names: {
    'GET /expertise_levels': [
      { uuid: 'u1', name: 'Helpende', track: 'care', rank: 2 },
      { uuid: 'u2', name: 'Verzorgende IG', track: 'care', rank: 4 },
      { uuid: 'u3', name: 'Verpleegkundige', track: 'care', rank: 6 },
      { uuid: 'u4', name: 'Begeleider', track: 'guidance', rank: 1 },
    ],
    'GET /organizations': [{ uuid: 'o1', name: 'De Linde & Zn' }],
  },
}

test.each([
  '?van=2026-11-20&tot=2026-11-27&afstand=15&dagdeel=laat&dagdeel=nacht&organisatie=de-linde&niveau=helpende&contract=zzp',
  '?afstand=alles&soort=periode&bonus=ja&volgorde=tarief&weergave=kaart&pagina=3',
  '',
])('an address is read and written without loss: %s', address => {
  expect(parseSearch(stringifySearch(assignments.read(parseSearch(address))))).toEqual(parseSearch(address))
})

test.each([
  [assignments, '?van=gisteren&dagdeel=ooit&pagina=0&weergave=boek&niveau=A%20B&afstand=ver%20weg', {}],
  [
    orders,
    '?status=openstaand&status=weg&locatie=huize-de-linde&niveau=x%27;drop&pagina=0&van=2026-13-45&periode=ooit',
    { status: ['openstaand'], locatie: ['huize-de-linde'] },
  ],
])('nonsense in an address falls away', (list, address, search) => {
  expect(list.read(parseSearch(address))).toEqual(search)
})

test.each<[string, Search, object, string | null]>([
  ['nothing said', {}, { distance: 30 }, 'binnen 30 km'],
  ['any distance', { afstand: 'alles' }, {}, null],
  ['a distance that makes no sense', { afstand: '999' }, {}, null],
  [
    'one day, near',
    { van: '2026-11-20', tot: '2026-11-20', afstand: '5' },
    {
      distance: 5,
      'careMoment.startDate[after]': '2026-11-19T23:00:00+00:00',
      'careMoment.startDate[strictly_before]': '2026-11-20T23:00:00+00:00',
    },
    'vr 20 nov 2026 t/m vr 20 nov 2026, binnen 5 km',
  ],
  [
    'names',
    { afstand: 'alles', niveau: ['helpende'], organisatie: 'de-linde-zn', bonus: 'ja', dagdeel: ['laat', 'nacht'] },
    {
      'careMoment.expertiseLevel.uuid': ['u1'],
      'careMoment.location.organization.uuid': ['o1'],
      withBonus: true,
      dayPart: ['late', 'night'],
    },
    'laat of nacht, De Linde & Zn, Helpende, alleen met bonus',
  ],
  [
    'a name that is gone finds nothing, not everything',
    { afstand: 'alles', organisatie: 'weg' },
    { 'careMoment.location.organization.uuid': ['geen'] },
    'weg',
  ],
])('a care worker, %s', (_name, search, query, words) => {
  expect([assignments.ask(search, ofWorker), assignments.say(search, ofWorker)]).toEqual([query, words])
})

test.each<[string, Search, object]>([
  ['from today: what has not ended before midnight', {}, { 'endDate[after]': '2026-11-19T23:00:00+00:00' }],
  ['within a day', { periode: '24-uur' }, { 'startDate[after]': now, 'startDate[before]': '2026-11-21T16:30:00.000Z' }],
  ['a word: of all times', { zoek: 'jansen' }, { search: 'jansen' }],
  [
    'dates, the last included',
    { van: '2026-12-01', tot: '2026-12-31' },
    { 'startDate[after]': '2026-11-30T23:00:00+00:00', 'startDate[strictly_before]': '2026-12-31T23:00:00+00:00' },
  ],
  [
    'each filter',
    {
      periode: 'alles',
      locatie: ['huize-de-linde'],
      niveau: ['verzorgende-ig'],
      contract: 'zzp',
      soort: 'periode',
      status: ['voorstel'],
    },
    {
      'location.uuid': ['l-1'],
      'expertiseLevel.uuid': ['n-1'],
      publishedForContractTypes: 'freelance',
      timeScope: 'period',
      status: ['proposal'],
    },
  ],
])('an organization, %s', (_name, search, query) => {
  expect(orders.ask(search, ofOrganization)).toEqual(query)
})

test.each<[string, Search, string]>([
  ['nothing', {}, 'vroegste'],
  ['a status', { status: ['uren-ingediend'] }, 'vroegste'],
  ['a word', { zoek: 'jansen' }, 'laatste'],
  ['what has been', { periode: 'geweest' }, 'laatste'],
  ['an order of their own', { periode: 'alles', volgorde: 'vroegste' }, 'vroegste'],
])('who asks %s sees the order that fits', (_name, search, order) => {
  expect(orders.orderOf(search)).toBe(order)
})

test('a page asks for its order and its piece', () => {
  expect(assignments.askPage({ pagina: '2', volgorde: 'tarief' }, ofWorker)).toEqual({
    distance: 30,
    page: 2,
    itemsPerPage: 20,
    'order[careMoment.hourlyRate]': 'desc',
  })
})

test('a worker chooses from their own track, up to their own level', () => {
  const level = assignments.filters.find(({ name }) => name === 'niveau')!
  expect(level.field!.choices({}, ofWorker).map(({ value }) => value)).toEqual(['helpende', 'verzorgende-ig'])
})

const saved: [Search, string][] = [
  [{}, 'distance=30'],
  [{ afstand: 'alles' }, ''],
  [{ afstand: '15', dagdeel: ['laat', 'nacht'] }, 'distance=15&dayPart[]=late&dayPart[]=night'],
  [
    { afstand: 'alles', van: '2026-12-24', tot: '2027-01-01' },
    'careMoment.startDate[after]=2026-12-23T23:00:00+00:00&careMoment.startDate[strictly_before]=2027-01-01T23:00:00+00:00',
  ],
  [
    { organisatie: 'de-linde-zn', niveau: ['helpende', 'verzorgende-ig'], contract: 'zzp', soort: 'periode', bonus: 'ja' },
    'distance=30&careMoment.location.organization.uuid[]=o1&careMoment.expertiseLevel.uuid[]=u1&careMoment.expertiseLevel.uuid[]=u2' +
      '&publishedForContractTypes=freelance&careMoment.timeScope=period&withBonus=true',
  ],
]
test.each(saved)('%o is saved as %s, and comes back', (search, query) => {
  const text = queryText(assignments.ask(search, ofWorker)).slice(1)
  const decoded = (of: string) => [...new URLSearchParams(of.replaceAll('+', '%2B'))].sort()
  expect([...new URLSearchParams(text)].sort()).toEqual(decoded(query))
  expect(assignments.back(text, ofWorker)).toEqual(search)
})

test.each([
  ['careMoment.location.organization.uuid=o9', { afstand: 'alles', organisatie: 'onbekend' }],
  ['careMoment.expertiseLevel.uuid[]=u9&distance=10', { afstand: '10', niveau: ['onbekend'] }],
  ['careMoment.startDate[after]=ooit&dayPart=lunch&unknown=1', { afstand: 'alles' }],
])('what %s says is not widened by what is not known', (query, search) => {
  expect(assignments.back(query, ofWorker)).toEqual(search)
})

test("a name becomes a part of an address: Huize 't Ánker", () => {
  expect(slugOf("Huize 't Ánker")).toBe('huize-t-anker')
})
