// The mails about all events: made once, only while they are true, and with a client's name for their family only.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mails, queriesOf } from '../api/concepts.ts'
import { jobs } from '../api/invoices/jobs.ts'
import { now } from '../api/platform/clock.ts'
import { makeMails, openMailbox } from '../api/platform/events/mailbox.ts'
import { heardEvents } from '../contract/events/hearing.ts'
import { callerWith, openTestApi } from './servers/api.ts'
import { settings } from './servers/settings.ts'
import { must } from './worlds/moments.ts'
import { password, type Who } from './worlds/world.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())
const mailbox = openMailbox(db, { mails, queriesOf }, settings)
/** Delivers all events so far; returns the mails by recipient. */
const deliver = async () => {
  for (const { uuid } of await db.selectFrom('event').select('uuid').orderBy('uuid').execute()) await mailbox.deliver(uuid, now())
  return db.selectFrom('mail').select(['recipient', 'subject', 'text', 'html']).orderBy('uuid').execute()
}

/** Everything that can happen to this person's account. They are notified of each event. */
const changeAccount = async (who: Who) => {
  const { username, uuid } = world.people[who]
  const login = () => as.nobody.post('/login/check', { username, password })
  for (const _device of ['first', 'second']) must(await login(), 200)
  const { recoveryCodes } = must(await as[who].put('/mfa/email', { password }), 200)
  const half = callerWith(api.server, must(await login(), 200).token)
  must(await half.put('/mfa/verify', { code: (recoveryCodes as string[])[0] }), 200)
  must(await as[who].post('/mfa/recovery_codes', { password }), 200)
  must(await as[who].put('/mfa/off', { password }), 204)
  must(await as[who].put(`/care_workers/${uuid}/password`, { currentPassword: password, password }), 204)
}
const invite = async (role: string, more: Record<string, unknown> = {}) => {
  const body = { role, email: `${role.toLowerCase()}@voorbeeld.example`, firstName: 'Jan', lastName: 'Smit', ...more }
  must(await as.planner.post('/user_tokens/activate_account', body), 202)
}

beforeAll(async () => {
  await changeAccount('tempWorker')
  await invite('ROLE_PLANNER')
  await invite('ROLE_CLIENT_ADMIN', { clients: [world.client] })
  await invite('ROLE_ORGANIZATION_USER', { organization: world.organization })
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
  await jobs.invoices!.run(db, '2030-01-07T05:00:00+00:00', queriesOf)
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
test('no mail names a client, but for the first name to the family', async () => {
  const family = /^(role_client_admin|clientadmin)@/
  const mails = await deliver()
  expect(JSON.stringify(mails.filter(({ recipient }) => !family.test(recipient)))).not.toContain('Truus')
  expect(JSON.stringify(mails.filter(({ recipient }) => family.test(recipient)))).toContain('Truus')
  expect(JSON.stringify(mails)).not.toContain('Biltstraat')
})
test('nobody is told about an item that is gone by then, such as one removed with a forgotten person', async () => {
  const gone = randomUUID()
  const told = { subject_type: 'Gone', subject_uuid: gone, actor_uuid: null, reason: null, at: now() }
  for (const name of heardEvents) {
    const event = {
      ...told,
      uuid: randomUUID(),
      name,
      data: { said: [], before: [], reactions: [gone], moments: [gone], lines: [] },
    }
    expect(await makeMails(db, event as never, { mails, queriesOf }), name).toEqual({ name, made: [] })
  }
})
test('the owner of an account is notified of every change to it, and what to do if they did not make it', async () => {
  const told = (await deliver()).filter(
    ({ recipient, subject }) => recipient.startsWith('tempworker') && !/code om in/.test(subject),
  )
  expect(told.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([
      'Er is ingelogd op een nieuw apparaat',
      'Tweestapsverificatie staat aan',
      'Er is ingelogd met een herstelcode',
      'Er zijn nieuwe herstelcodes',
      'Tweestapsverificatie staat uit',
      'Uw wachtwoord is gewijzigd',
    ]),
  )
  for (const { subject, text, html } of told) {
    expect(text, subject).toContain('Klopt dit niet?')
    expect(html, subject).toContain('href="http://localhost:3000/account/wachtwoord-vergeten"')
  }
})
test('who is invited gets one link, in the mail and under its button', async () => {
  const invited = (await deliver()).filter(({ recipient }) => recipient.startsWith('role_'))
  expect(invited.map(({ recipient }) => recipient)).toEqual([
    'role_planner@voorbeeld.example',
    'role_client_admin@voorbeeld.example',
    'role_organization_user@voorbeeld.example',
  ])
  for (const { text, html } of invited) {
    const [address] = text.match(/http:\/\/localhost:3000\/\S+\/[0-9a-f]{128}/g)!
    expect(html).toContain(`href="${address}"`)
  }
})
test('a mail that is no longer true is not sent: the chosen worker is notified, unless it was cancelled before the mail was sent', async () => {
  await api.assignedMoment({ title: 'Gaat door' })
  const off = await api.assignedMoment({ title: 'Gaat niet door' })
  must(await as.organization.put(`${off['@id']}/cancel`, { cancelReason: world.cancelReason }), 200)
  const chosen = (await deliver()).filter(({ subject }) => subject.startsWith('Je bent gekozen')).map(({ text }) => text)
  expect(chosen.filter(text => text.includes('“Gaat door”'))).toHaveLength(1)
  expect(chosen.filter(text => text.includes('“Gaat niet door”'))).toEqual([])
})
test('a shift added to a period is assigned to its worker at once, who is told', async () => {
  const period = await api.assignedMoment({ timeScope: 'period', endDate: '2026-12-20T08:00:00Z', hoursPerWeek: 24 })
  const times = { startDate: '2026-12-01T07:00:00Z', endDate: '2026-12-01T15:00:00Z' }
  const body = api.newMoment({ ...times, title: 'Dienst in de periode', carePeriod: period['@id'] })
  const shift = must(await as.organization.post('/care_moments_by_organization', body), 201)
  expect(shift).toMatchObject({ status: 'assigned', assignee: { uuid: world.people.careWorker.uuid } })
  const told = (await deliver()).filter(({ text }) => text.includes('“Dienst in de periode”'))
  expect(told).toMatchObject([{ recipient: world.people.careWorker.username, subject: expect.stringContaining('in je periode') }])
})
