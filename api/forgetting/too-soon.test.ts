// An attacker who takes over the application can write whatever the application may write, but cannot make it forget an active care worker.
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'

const api = await openTestApi()
const { db, world } = api
afterAll(() => api.close())

test('the application cannot forget a worker by backdating their events', async () => {
  const worker = world.people.careWorker.uuid
  await api.approvedMoment()
  const forgotten = db.transaction().execute(async tx => {
    await sql`update care_worker set created_at = '2000-01-01', phase = 'lost' where uuid = ${worker}`.execute(tx)
    await sql`update account set active = false where uuid = ${worker}`.execute(tx)
    await sql`delete from account_device where account_uuid = ${worker}`.execute(tx)
    await sql`update care_moment set start_date = start_date - interval '20 years', end_date = end_date - interval '20 years',
      actual_start_date = actual_start_date - interval '20 years', actual_end_date = actual_end_date - interval '20 years'
      where assignee_uuid = ${worker}`.execute(tx)
    await sql`select forget_care_worker(${worker})`.execute(tx)
  })
  await expect(forgotten).rejects.toThrow('this care worker may not be forgotten yet')
})
