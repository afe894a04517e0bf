import { afterAll, expect, test } from 'vitest'
import { addHours, amsterdamDate } from '../../rules/time/amsterdam.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import type { Who } from '../../tests/worlds/world.ts'
import { queriesOf } from '../concepts.ts'
import { jobs } from '../invoices/jobs.ts'
import { moveClock, now } from '../platform/clock.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())

const proofBy = (who: Who, moment: string) => as[who].get(`${moment}/proof`)
interface Step {
  step: string
  at: string | null
  by: string | null
  detail: string | null
  careMomentInvoice: string | null
}
const stepsOf = async (moment: string) => must(await proofBy('organization', moment), 200).steps as Step[]

test.each([
  ['careWorker', 403],
  ['clientAdmin', 403],
  ['otherOrganization', 404],
  ['locationAdmin', 404],
] as const)('%s gets no proof of work in another place: %i', async (who, status) => {
  const moment = await api.openMoment({ location: world.west, client: world.clientInWest })
  expect((await proofBy(who, moment['@id'])).status).toBe(status)
  expect((await as[who].get(`${moment['@id']}/proof/pdf`)).status).toBe(status)
})
test('an organization sees how far work is, and which steps are still to come', async () => {
  const moment = await api.assignedMoment()
  const steps = await stepsOf(moment['@id'])
  expect(steps.map(({ step }) => step)).toEqual([
    ...['published', 'reacted', 'selected', 'agreed', 'hours', 'report', 'approved', 'line', 'ubl', 'paid'],
  ])
  expect(steps.map(({ at }) => at !== null)).toEqual([true, true, true, true, false, false, false, false, false, false])
})
test('an organization sees every step, up to the paid invoice, on the screen and on paper', async () => {
  const moment = await api.approvedMoment()
  moveClock(addHours(now(), 8 * 24))
  await jobs.invoices!.run(db, now(), queriesOf)
  const line = (await stepsOf(moment['@id'])).find(({ step }) => step === 'line')!
  const { careMomentInvoice } = line
  const bookedOn = amsterdamDate(now())
  must(await as.planner.post('/payout_ledger', { careMomentInvoice, kind: 'payment', bookedOn }), 201)
  const steps = await stepsOf(moment['@id'])
  expect(steps.find(({ step }) => step === 'paid')).toMatchObject({ at: bookedOn, careMomentInvoice })
  const pdf = await as.organization.get(`${moment['@id']}/proof/pdf`)
  expect([pdf.status, pdf.headers['content-type'], pdf.text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])
})
test('reading a proof is in the access log of its client', async () => {
  const moment = await api.assignedMoment()
  await stepsOf(moment['@id'])
  const { count } = await db
    .selectFrom('access_log')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('operation', '=', 'proofs.proof')
    .where('actor_uuid', '=', world.people.organization.uuid)
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBeGreaterThan(0)
})
