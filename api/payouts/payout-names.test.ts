// A name that the bank cannot read does not keep anybody else from being paid.
import { afterAll, expect, test } from 'vitest'
import { wrongInSepa } from '../../tests/files/sepa-document.ts'
import { type Body, openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today } from '../../tests/worlds/world.ts'
import { queriesOf } from '../concepts.ts'
import { jobs } from '../invoices/jobs.ts'
import { moveClock, now } from '../platform/clock.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())

type Worker = 'careWorker' | 'thirdWorker'
const rename = (who: Worker, first_name: string, last_name: string) =>
  db.updateTable('care_worker_profile').set({ first_name, last_name }).where('uuid', '=', world.people[who].uuid).execute()
await rename('careWorker', 'Юрий', 'Иванов')
await rename('thirdWorker', '小明', '王')

const shift = { startDate: '2026-10-21T07:00+02:00', endDate: '2026-10-21T14:30+02:00', breakMinutes: 0 }
await api.approvedMoment(shift)
moveClock(today)
await api.approvedMoment({ ...shift, endDate: '2026-10-21T12:00+02:00' }, {}, 'thirdWorker')
moveClock('2026-10-26T05:00:00Z')
await jobs.invoices!.run(db, now(), queriesOf)

const account = { name: 'Stichting Derdengelden Zorginzet', iban: 'NL91ABNA0417164300' }
const make = () => as.planner.post('/payout_files', { period: '2026-W43' })
const fresh = async (file: Body) => must(await as.planner.get(file['@id']), 200)
const textOf = async (file: Body) => (await as.planner.get(`${file['@id']}/download`)).text

let file: Body
test('a planner pays from an account with a name that a bank accepts', async () => {
  expect(await as.planner.put('/payouts/account', { ...account, name: '小明' })).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: 'name' }] },
  })
  must(await as.planner.put('/payouts/account', account), 200)
})
test('a planner reads whom the file leaves out, and everybody else is paid by the letters of their passport', async () => {
  file = must(await make(), 201)
  expect(file).toMatchObject({
    transfers: 1,
    total: 33750,
    leftOut: [
      { name: '小明 王', number: '2026-00001', amount: 22500, careWorker: `/v1/care_workers/${world.people.thirdWorker.uuid}` },
    ],
  })
  expect(must(await as.planner.get('/payout_files'), 200).member[0]!.leftOut).toEqual(file.leftOut)
  const xml = await textOf(file)
  expect(wrongInSepa(xml)).toEqual([])
  expect(xml).toContain('<Nm>Iurii Ivanov</Nm>')
})
test('a planner gets no file without payees, and is told whose name is the problem', async () => {
  const refused = await make()
  expect(refused).toMatchObject({ status: 409 })
  expect(JSON.stringify(refused.body)).toContain('小明 王')
})
test('with a name in plain letters in the profile they are in the next file, and no longer left out of the first', async () => {
  await rename('thirdWorker', 'Xiaoming', 'Wang')
  const next = must(await make(), 201)
  expect(next).toMatchObject({ transfers: 1, total: 22500, leftOut: [] })
  expect(wrongInSepa(await textOf(next))).toEqual([])
  expect(await textOf(next)).toContain('<Nm>Xiaoming Wang</Nm>')
  expect((await fresh(file)).leftOut).toEqual([])
})
