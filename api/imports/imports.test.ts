import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { importRowsOf, type Row } from '../../tests/worlds/import-rows.ts'
import { must } from '../../tests/worlds/moments.ts'
import { everybody, uuidOf } from '../../tests/worlds/world.ts'

const api = await openTestApi()
const { as, db, world } = api
afterAll(() => api.close())

const { place, level, client, worker, rate } = await importRowsOf(api)
const ask = (kind: string, rows: Row[], rehearsal = false) =>
  as.planner.post('/imports', {
    kind,
    rows,
    rehearsal,
    columns: kind === 'rates' ? { location: 'Vestiging' } : { firstName: 'Roepnaam' },
  })
const done = async (kind: string, rows: Row[], rehearsal = false) => must(await ask(kind, rows, rehearsal), 200)
const count = async (table: 'client' | 'account' | 'mail' | 'organization_location_rate' | 'event') =>
  Number((await db.selectFrom(table).select(db.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()).count)

test('nobody but a planner imports', async () => {
  for (const who of everybody.filter(each => each !== 'planner')) {
    expect(
      await as[who].post('/imports', { kind: 'clients', rows: [client()], rehearsal: true, columns: {} }),
      who,
    ).toMatchObject({ status: 403 })
    expect(await as[who].get('/imports/columns'), who).toMatchObject({ status: 403 })
  }
})

describe('a row that is wrong is named with its field and why, and nothing is made of any', () => {
  const faults: [kind: string, row: Row, field: string, message: RegExp][] = [
    ['clients', client({ firstName: ' ' }), 'firstName', /niets/],
    ['clients', client({ birthDate: '31-02-1938' }), 'birthDate', /dag-maand-jaar/],
    ['clients', client({ birthDate: '03-02-38' }), 'birthDate', /vier cijfers/],
    ['clients', client({ gender: 'jongen' }), 'gender', /man, vrouw of onbekend/],
    ['clients', client({ postcode: '99' }), 'postcode', /postcode/],
    ['clients', client({ country: 'Belgenland' }), 'country', /België, of BE/],
    ['clients', client({ email: 'geen adres' }), 'email', /./],
    ['clients', client({ location: 'Nergens' }), 'location', /is er niet/],
    ['clients', client({ lastName: 'a'.repeat(101) }), 'lastName', /100/],
    ['clients', client({ phone: '3,16E+10' }), 'phone', /Excel heeft dit getal ingekort/],
    ['clients', client({ houseNumber: '3-mei' }), 'houseNumber', /Excel heeft hier een datum van gemaakt\. Zet de kolom/],
    ['clients', client({ city: '#N/B' }), 'city', /fout van Excel/],
    ['clients', client({ firstName: '', lastName: '', name: 'Jan Peter Boer' }), 'name', /na een komma de voornaam/],
    ['clients', client({ street: '', houseNumber: '', streetAndNumber: 'Plein 1944 12' }), 'streetAndNumber', /huisnummer/],
    ['care_workers', worker({ phone: '12' }), 'phone', /telefoonnummer/],
    ['care_workers', worker({ postcode: '0000 AA' }), 'postcode', /postcode/],
    ['care_workers', worker({ email: 'planner@' }), 'email', /./],
    ['care_workers', worker({ email: world.people.planner.username }), 'email', /al een ander account/],
    ['care_workers', worker({ expertiseLevel: 'Tovenaar' }), 'expertiseLevel', /Kies uit: /],
    ['care_workers', worker({ contractTypes: 'vast' }), 'contractTypes', /zzp/],
    ['rates', rate({ hourlyRate: 'veel' }), 'hourlyRate', /geen bedrag/],
    ['rates', rate({ hourlyRate: '500,00' }), 'hourlyRate', /./],
    ['rates', rate({ contractType: 'zzp en uitzend' }), 'contractType', /eigen rij/],
    ['rates', rate({ validFrom: 'morgen' }), 'validFrom', /dag-maand-jaar/],
  ]
  test.each(faults)('of %s %j', async (kind, row, field, message) => {
    const right = {
      clients: client({ lastName: 'Goed' }),
      care_workers: worker({ email: 'goed@voorbeeld.example' }),
      rates: rate(),
    }[kind]!
    const before = await Promise.all([
      count('client'),
      count('account'),
      count('organization_location_rate'),
      count('mail'),
      count('event'),
    ])
    const answer = await done(kind, [right, row])
    expect(answer.faults).toEqual([{ row: 2, field, value: row[field]?.trim() || null, message: expect.stringMatching(message) }])
    expect(answer).toMatchObject({ fresh: 1, isMade: false })
    expect(
      await Promise.all([count('client'), count('account'), count('organization_location_rate'), count('mail'), count('event')]),
    ).toEqual(before)
  })
  test('of two rows that say the same', async () => {
    const { faults } = await done('clients', [client(), client({ lastName: 'Anders' }), client({ firstName: 'WIM' })])
    expect(faults).toEqual([{ row: 3, field: null, value: null, message: 'Deze rij is dezelfde als rij 1.' }])
  })
  test('of a location name that occurs more than once, until its organization is named', async () => {
    const other = await db
      .selectFrom('organization')
      .select('uuid')
      .where('uuid', '<>', uuidOf(world.organization))
      .executeTakeFirstOrThrow()
    const double = {
      organization: `/v1/organizations/${other.uuid}`,
      name: place.name,
      street: 'Dam 1',
      postcode: '1012 JS',
      city: 'Amsterdam',
    }
    must(await as.planner.post('/organization_locations', double), 201)
    const { faults } = await done('clients', [client()], true)
    expect(faults).toMatchObject([{ row: 1, field: 'location', message: 'Meer locaties heten zo: vul ook de organisatie in.' }])
    const { name } = await db
      .selectFrom('organization')
      .select('name')
      .where('uuid', '=', uuidOf(world.organization))
      .executeTakeFirstOrThrow()
    expect(await done('clients', [client({ organization: name })], true)).toMatchObject({ faults: [], fresh: 1 })
    await db
      .deleteFrom('organization_location')
      .where('name', '=', place.name)
      .where('organization_uuid', '=', other.uuid)
      .execute()
  })
  test('and a field that no row has, or more rows than may be, are refused', async () => {
    expect(await ask('clients', [{ ...client(), bsn: '111222333' }])).toMatchObject({ status: 422 })
    expect(
      await ask(
        'clients',
        Array.from({ length: 2001 }, () => client()),
      ),
    ).toMatchObject({ status: 422 })
    expect(await ask('clients', [])).toMatchObject({ status: 422 })
  })
})

describe('a planner', () => {
  test('rehearses: what would be made is counted, and nothing is kept but which columns held what', async () => {
    const before = [await count('client'), await count('event')]
    expect(await done('clients', [client()], true)).toMatchObject({ fresh: 1, known: 0, isMade: false, faults: [] })
    expect([await count('client'), await count('event')]).toEqual(before)
    expect(must(await as.planner.get('/imports/columns'), 200).columns).toContainEqual({
      kind: 'clients',
      columns: { firstName: 'Roepnaam' },
    })
  })
  test('imports two people with the same name as two, and one person once, however the name is written', async () => {
    const jansen = (changes: Row = {}) => client({ firstName: 'J.', lastName: 'Jansen', birthDate: '', ...changes })
    const other = { street: 'Rokin', houseNumber: '9', postcode: '1012 KK' }
    expect(await done('clients', [jansen(), jansen(other)])).toMatchObject({ fresh: 2, known: 0, isMade: true, faults: [] })
    expect(await done('clients', [jansen({ birthDate: '1-2-1930', ...other })])).toMatchObject({ fresh: 0, known: 1 })
    const born = (birthDate: string) => client({ firstName: 'Joël', lastName: 'van ’t Ĳ', birthDate })
    expect(await done('clients', [born('1-2-1930'), born('2-2-1930')])).toMatchObject({ fresh: 2, known: 0, isMade: true })
    const same = client({ firstName: 'JOEL', lastName: "van 't IJ", birthDate: '1-2-1930', ...other })
    expect(await done('clients', [same])).toMatchObject({ fresh: 0, known: 1 })
  })
  test('imports clients as they are made by hand, with their history and the line of who looked; the same file twice makes nothing twice', async () => {
    const before = await count('client')
    const rows = [client(), client({ firstName: 'Toos', gender: '', birthDate: '' })]
    expect(await done('clients', rows)).toMatchObject({ fresh: 2, known: 0, isMade: true, faults: [] })
    expect(await done('clients', [...rows, client({ firstName: 'Piet' })])).toMatchObject({ fresh: 1, known: 2, isMade: true })
    expect(await count('client')).toBe(before + 3)
    const made = await db
      .selectFrom('client')
      .selectAll()
      .where('last_name', '=', 'de Vries')
      .where('first_name', '=', 'Wim')
      .executeTakeFirstOrThrow()
    expect(made).toMatchObject({
      birth_date: '1938-02-03',
      gender: 'male',
      postcode: '1012 JS',
      responsible_location_uuid: place.uuid,
      status: 'new',
    })
    const rowAbroad = client({ firstName: 'Fons', country: ' belgië', postcode: '2000', city: 'Antwerpen' })
    expect(await done('clients', [rowAbroad])).toMatchObject({ fresh: 1, faults: [] })
    const abroad = db.selectFrom('client').select(['country', 'postcode', 'latitude']).where('first_name', '=', 'Fons')
    expect(await abroad.execute()).toEqual([{ country: 'BE', postcode: '2000', latitude: null }])
    const event = await db.selectFrom('event').select(['name', 'actor_uuid']).where('subject_uuid', '=', made.uuid).execute()
    expect(event).toEqual([{ name: 'client_created', actor_uuid: world.people.planner.uuid }])
    const lines = await db
      .selectFrom('access_log')
      .select('operation')
      .where(sql<boolean>`${made.uuid}::uuid = any(client_uuids)`)
      .execute()
    expect(lines.length).toBeGreaterThan(0)
  })
  test('imports care workers, who get the mail to complete their registration, once', async () => {
    const rows = [worker(), worker({ firstName: 'Sam', email: 'sam@voorbeeld.example', contractTypes: 'uitzend' })]
    const before = await count('mail')
    expect(await done('care_workers', rows)).toMatchObject({ fresh: 2, isMade: true })
    expect(await done('care_workers', rows)).toMatchObject({ fresh: 0, known: 2, isMade: true })
    expect(await count('mail')).toBe(before + 2)
    const mail = await db.selectFrom('mail').select(['recipient', 'text']).orderBy('uuid', 'desc').executeTakeFirstOrThrow()
    expect(mail).toMatchObject({ recipient: 'sam@voorbeeld.example', text: expect.stringMatching(/maak-je-profiel-compleet/) })
    const noor = await db
      .selectFrom('care_worker as w')
      .innerJoin('account as a', 'a.uuid', 'w.uuid')
      .select('w.contract_types')
      .where('a.username', '=', 'noor.bakker@voorbeeld.example')
      .executeTakeFirstOrThrow()
    expect(noor.contract_types).toEqual(['freelance', 'temp_work'])
  })
  test('imports rates; an existing one with another amount is an error', async () => {
    expect(await done('rates', [rate()])).toMatchObject({ fresh: 1, isMade: true })
    expect(await done('rates', [rate()])).toMatchObject({ fresh: 0, known: 1, isMade: true })
    const { faults, isMade } = await done('rates', [rate({ hourlyRate: '52,00' })])
    expect([faults, isMade]).toEqual([
      [{ row: 1, field: 'hourlyRate', value: '52,00', message: 'Vanaf deze dag is er al een ander tarief.' }],
      false,
    ])
  })
})

describe('a planner sends rows as another system writes them, by its own headings', () => {
  const bare = async (kind: string, rows: Row[], more: Record<string, unknown> = {}) =>
    must(await as.planner.post('/imports', { kind, rows, rehearsal: false, ...more }), 200)
  const address = { street: 'Biltstraat', house_number: '12 bis A', postcode: '3572 AB', city: 'Utrecht' }
  const plain = { Postcode: '3572ab', Woonplaats: 'Utrecht', Locatie: place.name }
  test.each<[string, string, Row, string[]]>([
    [
      'Afas',
      'AFAS',
      {
        ...{ Roepnaam: 'Afas', Voorvoegsel: 'van der', Achternaam: 'Berg', Geslacht: 'V', 'Geb.datum': '3-2-1938' },
        ...{ Straat: 'Biltstraat', Huisnummer: '12', 'Toev. aan huisnr.': 'bis A', 'Telefoonnr.': '612345678', BSN: '1' },
      },
      ['BSN'],
    ],
    [
      'Ons',
      'Nedap',
      {
        ...{ Cliëntnummer: '77', Roepnaam: 'Ons', Voorletters: 'O.', Tussenvoegsel: 'van der', Achternaam: 'Berg' },
        ...{ Geboortedatum: '1938-02-03', Straatnaam: 'Biltstraat', Huisnummer: '12', Huisletter: '', Toevoeging: 'bis A' },
        ...{ Telefoon: '06-12345678', Opmerking: 'hond' },
      },
      ['Cliëntnummer', 'Voorletters', 'Opmerking'],
    ],
    [
      'Excel',
      'a list of Excel',
      { Naam: 'Berg, Excel van der', 'Geboren op': '13914', Adres: 'Biltstraat 12 bis A', 'Tel.': '612345678,0' },
      [],
    ],
  ])('%s, of %s: joined, and what is not used is named', async (firstName, _system, row, unused) => {
    const rows = [{ ...row, ...plain }]
    const rehearsed = await bare('clients', rows, { rehearsal: true })
    expect(rehearsed).toMatchObject({ fresh: 1, isMade: false, unused, faults: [] })
    expect(await bare('clients', rows)).toMatchObject({ fresh: 1, isMade: true, unused, used: rehearsed.used })
    expect(rehearsed.used).toMatchObject({ location: 'Locatie', city: 'Woonplaats' })
    const made = db.selectFrom('client').selectAll().where('first_name', '=', firstName)
    expect(await made.executeTakeFirstOrThrow()).toMatchObject({
      last_name: 'van der Berg',
      birth_date: '1938-02-03',
      ...address,
    })
  })
  test('care workers, with the parts of their names and addresses apart', async () => {
    const row = {
      ...{ Voornaam: 'Wim', Voorvoegsel: "in 't", Achternaam: 'Veld', 'E-mail werk': 'wim.veld@voorbeeld.example' },
      ...{ Mobiel: '612345678', Straat: 'Dam', Huisnr: '1,0', Huisletter: 'C', PC: '1012JS', Plaats: 'Amsterdam' },
      ...{ Functie: level, Contracttype: 'zzp' },
    }
    expect(await bare('care_workers', [row])).toMatchObject({ fresh: 1, unused: [], faults: [] })
    const made = db.selectFrom('care_worker_profile').selectAll().where('last_name', '=', "in 't Veld")
    expect(await made.executeTakeFirstOrThrow()).toMatchObject({ first_name: 'Wim', house_number: '1 C' })
  })
  test('with something missing, each row has an error and nothing is imported', async () => {
    const { faults, isMade } = await bare('clients', [{ Achternaam: 'Jansen', ...plain }])
    expect([(faults as { field: string }[]).map(({ field }) => field), isMade]).toEqual([
      ['firstName', 'street', 'houseNumber'],
      false,
    ])
  })
  test('with the faulty rows left out, the rest is imported and logged', async () => {
    const before = await count('client')
    const rows = ['1', '3-mei', '3'].map(number => ({ ...client({ lastName: `Rest ${number}`, houseNumber: number }) }))
    const answer = await bare('clients', rows, { columns: {}, leaveOutFaulty: true })
    expect(answer).toMatchObject({ fresh: 2, isMade: true, faults: [{ row: 2, field: 'houseNumber', value: '3-mei' }] })
    expect(await count('client')).toBe(before + 2)
    const rehearsed = await bare('clients', rows, { columns: {}, leaveOutFaulty: true, rehearsal: true })
    expect(rehearsed).toMatchObject({ known: 2, isMade: false })
  })
})
