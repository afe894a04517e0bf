// Two columns of a file for one field: two telephone numbers, two mail addresses.
import { afterAll, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { importRowsOf } from '../../tests/worlds/import-rows.ts'
import { must } from '../../tests/worlds/moments.ts'

const api = await openTestApi()
const { as, db } = api
afterAll(() => api.close())

const { place, level } = await importRowsOf(api)
const bare = async (kind: string, rows: Record<string, string>[], more: Record<string, unknown> = {}) =>
  must(await as.planner.post('/imports', { kind, rows, rehearsal: false, ...more }), 200)
const plain = { Postcode: '3572ab', Woonplaats: 'Utrecht', Locatie: place.name }
const numbers = (name: string, first: string, second: string, mail = '') => ({
  ...{ Voornaam: name, Achternaam: 'Tweenummers', ...plain, Straat: 'Biltstraat', Huisnummer: '12' },
  ...{ Telefoonnr: first, 'Mobiel nummer': second, 'E-mail': '', 'E-mail privé': mail },
})
test('a planner imports clients with two numbers: the second is used where the first is empty, and reported where it is not', async () => {
  const rows = [numbers('Een', '', '612345678', 'een@voorbeeld.example'), numbers('Twee', '030-2345678', '030-2345678')]
  expect(await bare('clients', rows, { rehearsal: true })).toMatchObject({
    ...{ fresh: 2, unused: [], faults: [] },
    used: { phone: 'Telefoonnr', otherPhone: 'Mobiel nummer', email: 'E-mail', otherEmail: 'E-mail privé' },
  })
  const more = [...rows, numbers('Drie', '030-2345678', '06-12345678')]
  expect(await bare('clients', more)).toMatchObject({ fresh: 3, isMade: true, unused: ['Mobiel nummer'], faults: [] })
  const made = await db
    .selectFrom('client')
    .select(['first_name', 'phone', 'email'])
    .where('last_name', '=', 'Tweenummers')
    .orderBy('first_name')
    .execute()
  expect(made).toEqual([
    { first_name: 'Drie', phone: '+31302345678', email: null },
    { first_name: 'Een', phone: '+31612345678', email: 'een@voorbeeld.example' },
    { first_name: 'Twee', phone: '+31302345678', email: null },
  ])
})
test('a planner is told of an invalid second number where it is used, and nowhere else', async () => {
  const rows = [numbers('Vier', '', '6,12E+08'), numbers('Vijf', '030-2345678', '6,12E+08')]
  const { faults, fresh } = await bare('clients', rows, { rehearsal: true })
  expect([faults, fresh]).toEqual([
    [{ row: 1, field: 'phone', value: '6,12E+08', message: expect.stringMatching(/Excel heeft dit getal ingekort/) }],
    1,
  ])
})
test('a planner imports care workers whose number is in one column or in the other', async () => {
  const worker = (index: number, first: string, second: string) => ({
    ...{ Voornaam: `Nr${index}`, Achternaam: 'Tweenummers', 'E-mail': `nr${index}@voorbeeld.example`, ...plain },
    ...{ Straat: 'Dam', Huisnr: '1', Functie: level, Contracttype: 'zzp', 'Telefoon vast': first, 'Telefoon mobiel': second },
  })
  const answer = await bare('care_workers', [worker(1, '', '612345678'), worker(2, '302345678', ''), worker(3, '', '')], {
    leaveOutFaulty: true,
  })
  expect(answer).toMatchObject({
    fresh: 2,
    unused: ['Locatie'],
    faults: [{ row: 3, field: 'phone', message: 'Hier staat niets.' }],
  })
})
