import { afterAll, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { settings } from '../../tests/servers/settings.ts'
import { must } from '../../tests/worlds/moments.ts'
import { mails, queriesOf } from '../concepts.ts'
import { now } from '../platform/clock.ts'
import { openMailbox } from '../platform/events/mailbox.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())
const { careWorker, colleague } = world.people

const mailbox = openMailbox(db, { mails, queriesOf }, settings)
/** The mails that are due now. */
const sent = async () => {
  const before = await db.selectFrom('mail').select('uuid').execute()
  for (const { uuid } of await db.selectFrom('event').select('uuid').orderBy('uuid').execute()) await mailbox.deliver(uuid, now())
  const all = await db.selectFrom('mail').select(['uuid', 'recipient', 'subject', 'text']).execute()
  return all.filter(({ uuid }) => !before.some(old => old.uuid === uuid))
}
/** What the care workers receive now; the family gets the same news in its own wording (api/visits). */
const toldWorkers = async () => (await sent()).filter(({ recipient }) => recipient !== world.people.clientAdmin.username)
/** Five days. The worker is chosen for three of them, and both workers have reacted to the last. */
const makeSeries = async (week: string, client: string | null = world.client) => {
  const day = {
    startDate: `${week}-01T07:00:00Z`,
    endDate: `${week}-01T15:00:00Z`,
    publishedForContractTypes: ['freelance'],
    client,
  }
  const body = api.newMoment({ ...day, weekdays: [1, 2, 3, 4, 5, 6, 7], until: `${week}-05` })
  const series = must(await as.organization.post('/recurring_care_moments_by_organization', body), 201)
  const moments = must(await as.planner.get(`/care_moments?recurringCareMoment.uuid=${series.uuid}`), 200).member
  const reactions: string[] = []
  for (const moment of moments.slice(0, 3)) reactions.push(await api.react(moment))
  must(await api.select(reactions), 200)
  for (const who of ['careWorker', 'colleague'] as const) await api.react(moments[4]!, who)
  await sent()
  return series['@id']
}

test('a worker gets one mail about all changes, and one about all cancellations', async () => {
  const series = await makeSeries('2027-02')
  must(await as.organization.patch(`${series}/update`, { startTime: '09:00' }), 200)
  expect(await toldWorkers()).toMatchObject([
    { recipient: careWorker.username, subject: '3 diensten zijn gewijzigd, vanaf ma 1 feb 2027, 09:00 – 16:00' },
  ])
  must(await as.organization.put(`${series}/cancel`, { cancelReason: world.cancelReason, reason: 'Opname' }), 200)
  const told = (await toldWorkers()).sort((one, other) => one.recipient.localeCompare(other.recipient))
  expect(told.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [careWorker.username, 'Geannuleerd: 3 diensten, vanaf ma 1 feb 2027, 09:00 – 16:00'],
    [colleague.username, 'Geannuleerd: 1 opdracht, vanaf vr 5 feb 2027, 09:00 – 16:00'],
  ])
  expect(told[0]!.text).toMatch(/Niet meer nodig: Opname[\s\S]*Je hoeft niet te komen:(\n– .*){3}\n\nJe reactie vervalt:\n– /)
  expect(JSON.stringify(told)).not.toMatch(/Truus|undefined|null/)
})
test('a worker is told when a series for a place, without client or family, moves, is shortened or is cancelled', async () => {
  const series = await makeSeries('2027-05', null)
  must(await as.organization.patch(`${series}/update`, { startTime: '09:00' }), 200)
  must(await as.organization.put(`${series}/until`, { until: '2027-05-02' }), 200)
  must(await as.organization.put(`${series}/cancel`, { cancelReason: world.cancelReason }), 200)
  expect([...new Set((await sent()).map(({ recipient }) => recipient))].sort()).toEqual(
    [careWorker.username, colleague.username].sort(),
  )
})
test('a worker gets one mail about a shortened series, and none about work that was cancelled already', async () => {
  const series = await makeSeries('2028-02')
  must(await as.organization.put(`${series}/until`, { until: '2028-02-02' }), 200)
  expect((await toldWorkers()).map(({ recipient, subject }) => [recipient, subject.split(',')[0]]).sort()).toEqual([
    [careWorker.username, 'Geannuleerd: 1 dienst'],
    [colleague.username, 'Geannuleerd: 1 opdracht'],
  ])
  must(await as.organization.patch(`${series}/update`, { startTime: '09:00' }), 200)
  must(await as.organization.put(`${series}/cancel`, { cancelReason: world.cancelReason }), 200)
  expect((await toldWorkers()).map(({ subject }) => subject.split(',')[0])).toEqual(['Geannuleerd: 2 diensten'])
})
