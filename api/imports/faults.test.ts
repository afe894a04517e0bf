// A row with several faults, of every kind.
import { afterAll, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { importRowsOf, type Row } from '../../tests/worlds/import-rows.ts'
import { must } from '../../tests/worlds/moments.ts'

const api = await openTestApi()
const { as, world } = api
afterAll(() => api.close())

const { client, worker, rate } = await importRowsOf(api)
const many: [kind: string, row: Row, faults: Record<string, RegExp>][] = [
  [
    'clients',
    client({ firstName: '', birthDate: 'ooit', postcode: '99', city: '#N/B', email: 'geen adres', lastName: 'a'.repeat(101) }),
    { firstName: /niets/, lastName: /100/, birthDate: /dag/, postcode: /postcode/, city: /Excel/, email: /./ },
  ],
  [
    'clients',
    client({
      firstName: '',
      lastName: '',
      name: 'Jan Peter Boer',
      street: '',
      houseNumber: '',
      streetAndNumber: 'Plein 1944 12',
    }),
    { name: /voornaam/, streetAndNumber: /huisnummer/ },
  ],
  [
    'clients',
    client({ postcode: '0000 AA', houseNumber: 'naast de kerk', location: 'Nergens' }),
    { houseNumber: /./, postcode: /postcode/, location: /is er niet/ },
  ],
  ['clients', client({ country: 'Belgenland', postcode: 'B-1000', gender: 'jongen' }), { gender: /man/, country: /België/ }],
  [
    'care_workers',
    worker({ email: world.people.planner.username, phone: '12', postcode: '0000 AA', contractTypes: '' }),
    { email: /al een ander account/, phone: /telefoonnummer/, postcode: /postcode/, contractTypes: /niets/ },
  ],
  [
    'rates',
    rate({ location: 'Nergens', expertiseLevel: 'Tovenaar', hourlyRate: '500,00', validFrom: 'morgen' }),
    { location: /is er niet/, expertiseLevel: /Kies uit/, hourlyRate: /./, validFrom: /dag-maand-jaar/ },
  ],
]
test.each(many)('a planner is told every field of a row that is wrong at once: of %s %j', async (kind, row, wrong) => {
  const body = { kind, rows: [row], rehearsal: true, columns: {} }
  const faults = must(await as.planner.post('/imports', body), 200).faults as { field: string; message: string }[]
  expect(Object.fromEntries(faults.map(({ field, message }) => [field, message]))).toEqual(
    Object.fromEntries(Object.entries(wrong).map(([field, message]) => [field, expect.stringMatching(message)])),
  )
  expect(faults).toHaveLength(Object.keys(wrong).length)
})
