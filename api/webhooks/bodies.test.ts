// The body of every kind of webhook goes to a program that we do not know: it has no names, no addresses of people, and no text
// that people wrote.
import { afterAll, describe, expect, test } from 'vitest'
import { webhookEvents } from '../../contract/events/webhook-events.ts'
import { type WebhookKindName, webhookKindNames, webhookKinds } from '../../contract/events/webhook-kinds.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { queriesOf } from '../concepts.ts'
import { jobs as invoiceJobs } from '../invoices/jobs.ts'
import { moveClock, now } from '../platform/clock.ts'
import { webhookExample } from '../platform/documents/openapi-webhooks.ts'
import { record } from '../platform/events/outbox.ts'
import { bodyOf } from '../platform/events/webhooks/sending.ts'

const api = await openTestApi()
const { as, db, world } = api
afterAll(() => api.close())
const publicUrl = 'http://localhost:3000'

const everything = { url: 'https://voorbeeld.example/', description: '', kinds: webhookKindNames }
must(await as.organization.post('/webhook_endpoints', everything), 201)
const uuidIn = (iri: unknown) => String(iri).slice(-36)

// The life of a moment, up to its payment; and a proposal.
const moment = await api.approvedMoment({ title: 'Bij mevrouw Jansen', description: 'De sleutel ligt onder de mat.' })
const publication = await db
  .selectFrom('care_moment_publication')
  .select('uuid')
  .where('care_moment_uuid', '=', moment.uuid)
  .executeTakeFirstOrThrow()
const reaction = await db
  .selectFrom('care_moment_publication_reaction')
  .select('uuid')
  .where('care_moment_publication_uuid', '=', publication.uuid)
  .executeTakeFirstOrThrow()
moveClock(new Date(Date.parse(now()) + 8 * 86_400_000).toISOString())
await invoiceJobs.invoices!.run(db, now(), queriesOf)
const invoice = await db.selectFrom('care_moment_invoice').select(['uuid', 'issue_date']).executeTakeFirstOrThrow()
const careMomentInvoice = `/v1/care_moment_invoices/${invoice.uuid}`
const paid = await as.planner.post('/payout_ledger', { careMomentInvoice, kind: 'payment', bookedOn: invoice.issue_date })
const proposal = await (async () => {
  const { member } = must(await as.organization.get('/salary_scales'), 200)
  const terms = { form: 'fixed_term', duration: '6_12', hoursPerWeek: 24, message: 'Kom je bij ons?' }
  const body = { ...terms, salaryScale: member[0]!['@id'], careWorker: `/v1/care_workers/${world.people.careWorker.uuid}` }
  return as.organization.post('/contract_proposals', body)
})()
const told = await db.selectFrom('webhook_delivery').select(['kind', 'event_uuid']).execute()

const subjects: Record<(typeof webhookKinds)[WebhookKindName]['subject'], string> = {
  CareMoment: moment.uuid,
  CareMomentPublication: publication.uuid,
  CareMomentPublicationReaction: reaction.uuid,
  CareMomentInvoice: invoice.uuid,
  ContractProposal: uuidIn(must(proposal, 201)['@id']),
}
const shapeOf = (value: unknown): unknown =>
  value !== null && typeof value === 'object'
    ? Object.fromEntries(
        Object.entries(value)
          .map(([key, each]) => [key, key === '@type' ? each : shapeOf(each)])
          .sort(),
      )
    : typeof value

test('real consequences are reported', () => {
  must(paid, 201)
  expect(new Set(told.map(({ kind }) => kind))).toEqual(
    new Set([
      ...['care_moment.created', 'care_moment.published', 'reaction.received', 'care_moment.assigned'],
      ...['hours.handed_in', 'hours.approved', 'invoice.created', 'invoice.payment_booked'],
    ]),
  )
})
test('no event is reported twice', () => {
  const events = Object.values(webhookEvents).flat()
  expect(new Set(events).size).toBe(events.length)
})
describe.each(webhookKindNames)('%s', kind => {
  const { subject } = webhookKinds[kind]
  const isBooking = kind === 'invoice.payment_booked'
  test.each(webhookEvents[kind])('for %s says where to read it, as in its example, and no more', async name => {
    const subjectUuid = isBooking ? uuidIn(must(paid, 201)['@id']) : subjects[subject]
    const subjectType = isBooking ? 'PayoutLedger' : subject
    const said = { reason: 'Mevrouw Jansen viel', data: { name: 'Bep Bos', email: 'bep@voorbeeld.example' } }
    const before = await db.selectFrom('webhook_delivery').select('uuid').execute()
    await record(db, [{ name, subjectType, subjectUuid, me: null, now: now(), ...said }])
    const rows = await db.selectFrom('webhook_delivery').selectAll().execute()
    const fresh = rows.filter(({ uuid }) => before.every(each => each.uuid !== uuid))
    expect(fresh).toHaveLength(1)
    const body = bodyOf(fresh[0]!, publicUrl)
    expect(shapeOf(body)).toEqual(shapeOf(webhookExample(kind, publicUrl)))
    expect(body.type).toBe(kind)
    for (const value of Object.values(body.data))
      expect(value).toMatch(/^([A-Za-z]+|[0-9a-f-]{36}|http:\/\/localhost:3000\/v1\/[a-z_]+\/[0-9a-f-]{36})$/)
    for (const address of [body.data['@id'], body.data.careMoment])
      if (address) must(await as.organization.get(address.replace(publicUrl, '')), 200)
  })
})
test('a payout to a worker is private, and is not shown', async () => {
  const row = await db.selectFrom('payout_ledger').select('uuid').where('kind', '<>', 'payment').executeTakeFirstOrThrow()
  const count = async () => (await db.selectFrom('webhook_delivery').select('uuid').execute()).length
  const before = await count()
  await record(db, [{ name: 'payout_booked', subjectType: 'PayoutLedger', subjectUuid: row.uuid, me: null, now: now() }])
  expect(await count()).toBe(before)
})
