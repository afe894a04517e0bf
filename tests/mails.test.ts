// The mails of everything that happens: made once, only while they are true, and without the name of a client.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mails } from '../api/concepts.ts'
import { jobs } from '../api/invoices/jobs.ts'
import { now } from '../api/platform/clock.ts'
import { openMailbox } from '../api/platform/mailbox.ts'
import { openTestApi } from './api.ts'
import { must } from './moments.ts'
import { settings } from './settings.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())
const mailbox = openMailbox(db, mails, settings)
/** Delivers what has happened so far; gives the mails there are, by recipient. */
const deliver = async () => {
  for (const { uuid } of await db.selectFrom('event').select('uuid').orderBy('uuid').execute()) await mailbox.deliver(uuid, now())
  return db.selectFrom('mail').select(['recipient', 'subject', 'text', 'html']).orderBy('uuid').execute()
}

beforeAll(async () => {
  await api.publishedMoment()
  const canceled = await api.assignedMoment()
  must(
    await as.careWorker.put(`${canceled['@id']}/cancel_assignment`, { cancelAssignmentReason: world.cancelAssignmentReason }),
    200,
  )
  const off = await api.assignedMoment()
  must(await as.organization.put(`${off['@id']}/cancel`, { cancelReason: world.cancelReason }), 200)
  await api.disapprovedMoment()
  await api.rejectedProposalMoment()
  await api.proposedNotWorkedMoment()
  await api.approvedMoment()
  await jobs.invoices!.run(db, '2030-01-07T05:00:00+00:00')
})

test('delivering a second time sends nothing twice', async () => {
  const first = await deliver()
  expect(first.length).toBeGreaterThan(5)
  expect(await deliver()).toHaveLength(first.length)
})
test('a mail has a subject, a sentence, and a link that leads to us', async () => {
  for (const { subject, text, html } of await deliver()) {
    expect(subject).not.toMatch(/undefined|null|\{|\n/)
    expect(text).not.toMatch(/undefined|null|NaN|\{/)
    for (const [, address] of html.matchAll(/href="([^"]*)"/g)) expect(address).toMatch(/^http:\/\/localhost:3000\//)
  }
})
test('no mail names a client', async () => {
  expect(JSON.stringify(await deliver())).not.toMatch(/Truus|Biltstraat/)
})
test('what is no longer true is not sent: who was chosen hears so, unless it was canceled before the mail left', async () => {
  await api.assignedMoment({ title: 'Gaat door' })
  const off = await api.assignedMoment({ title: 'Gaat niet door' })
  must(await as.organization.put(`${off['@id']}/cancel`, { cancelReason: world.cancelReason }), 200)
  const chosen = (await deliver()).filter(({ subject }) => subject.startsWith('Je bent gekozen')).map(({ text }) => text)
  expect(chosen.filter(text => text.includes('“Gaat door”'))).toHaveLength(1)
  expect(chosen.filter(text => text.includes('“Gaat niet door”'))).toEqual([])
})
test('a shift added to a period goes to its worker at once, who is told', async () => {
  const period = await api.assignedMoment({ timeScope: 'period', endDate: '2026-12-20T08:00:00Z', hoursPerWeek: 24 })
  const times = { startDate: '2026-12-01T07:00:00Z', endDate: '2026-12-01T15:00:00Z' }
  const body = api.newMoment({ ...times, title: 'Dienst in de periode', carePeriod: period['@id'] })
  const shift = must(await as.organization.post('/care_moments_by_organization', body), 201)
  expect(shift).toMatchObject({ status: 'assigned', assignee: { uuid: world.people.careWorker.uuid } })
  const told = (await deliver()).filter(({ text }) => text.includes('“Dienst in de periode”'))
  expect(told).toMatchObject([{ recipient: world.people.careWorker.username, subject: expect.stringContaining('in je periode') }])
})
