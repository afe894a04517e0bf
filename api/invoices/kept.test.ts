import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { queriesOf } from '../concepts.ts'
import { moveClock } from '../platform/clock.ts'
import { jobs } from './jobs.ts'

const api = await openTestApi()
const { as, db, owner } = api
afterAll(() => api.close())

moveClock('2026-10-12T08:00:00Z')
await api.approvedMoment({ startDate: '2026-10-13T08:00+02:00', endDate: '2026-10-13T12:00+02:00', breakMinutes: 0 })
await jobs.invoices!.run(db, '2026-10-19T04:00:00+00:00', queriesOf)
const [invoice] = must(await as.careWorker.get(`/care_workers/${api.world.people.careWorker.uuid}/invoices`), 200).member
const path = `${invoice!['@id']}/pdf`
const storedPdfs = () => db.selectFrom('invoice_pdf').selectAll().execute()

test('a care worker asks ten times at once for an invoice that was never printed: it is made once, and all get the same', async () => {
  expect(await storedPdfs()).toEqual([])
  const answers = await Promise.all(Array.from({ length: 10 }, () => as.careWorker.get(path)))
  const [{ content, uuid } = { content: undefined }] = await storedPdfs()
  expect(uuid).toBe(invoice!.uuid)
  for (const { status, bytes } of answers) expect([status, bytes.equals(content!)]).toEqual([200, true])
})
test('an organization reads the stored PDF, whatever happens to the rows behind it', async () => {
  const { bytes } = await as.careWorker.get(path)

  await sql`alter table care_moment_invoice disable trigger user`.execute(owner)
  await owner
    .updateTable('care_moment_invoice')
    .set({ parties: sql`jsonb_set(parties, '{customer,name}', '"Een ander"')` })
    .execute()
  const again = await as.organization.get(path)
  expect([again.status, again.bytes.equals(bytes)]).toEqual([200, true])
})
test('nobody gets a PDF that differs from what was stored', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await expect(db.updateTable('invoice_pdf').set({ made_at: '2026-01-01' }).execute()).rejects.toThrow()
  await sql`alter table invoice_pdf drop constraint invoice_pdf_check; alter table invoice_pdf disable trigger user;
    update invoice_pdf set content = content || 'x'`.execute(owner)
  expect(await as.careWorker.get(path)).toMatchObject({ status: 503 })
  expect(silent).toHaveBeenCalledOnce()
  silent.mockRestore()
})
