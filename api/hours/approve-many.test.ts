import { afterAll, expect, test } from 'vitest'
import { type Body, openTestApi } from '../../tests/servers/api.ts'
import { settings } from '../../tests/servers/settings.ts'
import { queriesOf } from '../concepts.ts'
import { now } from '../platform/clock.ts'
import { openMailbox } from '../platform/events/mailbox.ts'
import { mails } from './mails.ts'

const api = await openTestApi()
const { as, db } = api
afterAll(() => api.close())

const line = ({ '@id': careMoment, version }: Body) => ({ careMoment, version })
const approve = (moments: Body[], who = as.organization) => who.patch('/care_moments/approve', { careMoments: moments.map(line) })
const approvedEvents = async (moment: Body) =>
  (
    await db
      .selectFrom('event')
      .select('uuid')
      .where('subject_uuid', '=', moment.uuid)
      .where('name', '=', 'care_moment_approved')
      .execute()
  ).length

test('a worker, a planner or a client may not approve several at once, and nobody more than a hundred', async () => {
  const moment = await api.submittedMoment()
  for (const who of [as.careWorker, as.planner, as.clientAdmin])
    expect(await approve([moment], who)).toMatchObject({ status: 403 })
  expect(await approve(Array.from({ length: 101 }, () => moment))).toMatchObject({ status: 422 })
  expect(await approve([])).toMatchObject({ status: 422 })
})
test('for another organization none of them exists, and nothing is approved', async () => {
  const moment = await api.submittedMoment()
  const { status, body } = await approve([moment], as.otherOrganization)
  expect(status).toBe(200)
  expect(body.results).toMatchObject([{ careMoment: moment['@id'], refusal: expect.any(String) }])
  expect(await approvedEvents(moment)).toBe(0)
})
test('an organization reads for each why it was refused, and the others are approved', async () => {
  const [done, changed, fine] = [await api.approvedMoment(), await api.submittedMoment(), await api.submittedMoment()]
  const { body } = await approve([done, { ...changed, version: Number(changed.version) - 1 }, fine, fine])
  expect(body.results).toMatchObject([
    { careMoment: done['@id'], refusal: expect.stringContaining('Goedgekeurd') },
    { careMoment: changed['@id'], refusal: expect.any(String) },
    { careMoment: fine['@id'], refusal: null },
  ])
  expect((await as.organization.get(String(fine['@id']))).body).toMatchObject({ status: 'approved' })
  expect((await as.organization.get(String(changed['@id']))).body).toMatchObject({ status: 'awaiting_approval' })
  expect(await approvedEvents(fine)).toBe(1)
})
test('two colleagues who approve the same hours at once approve them once', async () => {
  const moments = [await api.submittedMoment(), await api.submittedMoment(), await api.submittedMoment()]
  const [one, other] = await Promise.all([approve(moments), approve(moments.toReversed())])
  const refused = [one, other].flatMap(({ body }) => (body.results as Body[]).filter(({ refusal }) => refusal))
  expect(refused).toHaveLength(3)
  expect(await Promise.all(moments.map(approvedEvents))).toEqual([1, 1, 1])
})
test('the worker is notified of each, as for a single approval', async () => {
  const moment = await api.submittedMoment()
  await approve([moment])
  const event = await db
    .selectFrom('event')
    .select(['uuid', 'actor_uuid', 'from_status', 'to_status'])
    .where('subject_uuid', '=', moment.uuid)
    .where('name', '=', 'care_moment_approved')
    .executeTakeFirstOrThrow()
  expect(event).toMatchObject({
    actor_uuid: api.world.people.organization.uuid,
    from_status: 'awaiting_approval',
    to_status: 'approved',
  })
  await openMailbox(db, { mails, queriesOf }, settings).deliver(event.uuid, now())
  const sent = await db.selectFrom('mail').select('recipient').where('event_uuid', '=', event.uuid).execute()
  expect(sent.map(({ recipient }) => recipient)).toContain(api.world.people.careWorker.username)
})
