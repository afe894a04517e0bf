import { afterAll, expect, test } from 'vitest'
import { pdfOf } from './files/sent-files.ts'
import { openTestApi, uploadOf } from './servers/api.ts'
import { must } from './worlds/moments.ts'
import { today } from './worlds/world.ts'

const api = await openTestApi()
const { as, db, world } = api
afterAll(() => api.close())

test('a worker puts five hundred coming hours of availability in the agenda, and no more', async () => {
  const care_worker_uuid = world.people.careWorker.uuid
  const row = { care_worker_uuid, available: true, end_date: '2027-01-01T12:00:00Z', start_date: '2027-01-01T08:00:00Z' }
  const past = { ...row, start_date: '2025-01-01T08:00:00Z', end_date: '2025-01-01T12:00:00Z' }
  await db
    .insertInto('care_worker_availability')
    .values([...Array(499).fill(row), ...Array(10).fill(past)])
    .execute()
  const body = {
    careWorker: `/v1/care_workers/${care_worker_uuid}`,
    available: true,
    startDate: row.start_date,
    endDate: row.end_date,
  }
  const send = () => as.careWorker.post('/care_worker_availabilities', body)
  expect((await Promise.all([send(), send()])).map(({ status }) => status).sort()).toEqual([201, 409])
})
test('an account sends two hundred files a day, and no more', async () => {
  const row = {
    name: 'bon.pdf',
    media_type: 'application/pdf',
    size: 1,
    storage_key: 'x',
    account_uuid: world.people.careWorker.uuid,
  }
  const at = (created_at: string) =>
    Array.from({ length: 199 }, (_, n) => ({ ...row, storage_key: `${created_at}${n}`, created_at }))
  await db
    .insertInto('user_file')
    .values([...at(today), ...at('2026-01-01T00:00:00Z')])
    .execute()
  const { body, headers } = uploadOf('bon.pdf', pdfOf('bon'))
  must(await as.careWorker.post('/user_files', body, headers), 201)
  expect(await as.careWorker.post('/user_files', body, headers)).toMatchObject({ status: 409 })
  must(await as.colleague.post('/user_files', body, headers), 201)
})
