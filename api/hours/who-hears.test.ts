// Who is notified about hours: everyone concerned, except the one who did it.

import { afterAll, describe, expect, test } from 'vitest'
import { addHours } from '../../rules/time/amsterdam.ts'
import { type Body, openTestApi } from '../../tests/servers/api.ts'
import { settings } from '../../tests/servers/settings.ts'
import { must } from '../../tests/worlds/moments.ts'
import type { Who } from '../../tests/worlds/world.ts'
import { queriesOf } from '../concepts.ts'
import { moveClock, now } from '../platform/clock.ts'
import { openMailbox } from '../platform/events/mailbox.ts'
import { hashPassword } from '../platform/login/password.ts'
import { jobs } from './jobs.ts'
import { mails } from './mails.ts'

const api = await openTestApi()
const { as, db, world } = api
afterAll(() => api.close())
const mailbox = openMailbox(db, { mails, queriesOf }, settings)
const accounts = {
  second: { username: 'tweede@voorbeeld.example', password_hash: await hashPassword('Lindebloesem-47') },
  gone: { username: 'weg@voorbeeld.example', password_hash: await hashPassword('Lindebloesem-47'), active: false },
}
for (const planner of Object.values(accounts))
  await db
    .insertInto('account')
    .values({ ...planner, roles: ['ROLE_PLANNER'], created_at: now() })
    .execute()
const names: Record<string, string> = { [accounts.second.username]: 'planner 2' }
for (const who of ['careWorker', 'organization', 'planner'] as const) names[world.people[who].username] = who

/** Who gets a mail and a notification about the last such event of this moment, and with what text. */
const recipientsOf = async (moment: Body, event: string) => {
  const { uuid } = await db
    .selectFrom('event')
    .select('uuid')
    .where('subject_uuid', '=', moment.uuid)
    .where('name', '=', event)
    .orderBy('uuid', 'desc')
    .executeTakeFirstOrThrow()
  await mailbox.deliver(uuid, now())
  const sent = await db.selectFrom('mail').select(['recipient', 'text']).where('event_uuid', '=', uuid).execute()
  const shown = await db.selectFrom('notification').select('in_app').where('event_uuid', '=', uuid).execute()
  expect(shown, 'in the app').toHaveLength(sent.length)
  return Object.fromEntries(sent.map(({ recipient, text }) => [names[recipient] ?? recipient, text]))
}
const hear = async (moment: Body, event: string, whom: string[]) => {
  const recipients = await recipientsOf(moment, event)
  expect(Object.keys(recipients).sort(), event).toEqual([...whom].sort())
  return Object.values(recipients)
}
const why = 'Volgens de aftekenlijst was het zo.'
const patch = async (moment: Body, who: Who, action: string, body: Record<string, unknown> = {}) =>
  must(await as[who].patch(`${moment['@id']}/${action}`, body), 200)

describe('a rejected proposal', () => {
  test('a worker rejects it, and the organization and every active planner are notified of that and why', async () => {
    const moment = await api.rejectedProposalMoment()
    const texts = await hear(moment, 'care_moment_proposal_rejected', ['organization', 'planner', 'planner 2'])
    for (const text of texts) expect(text).toContain('Ik bleef tot het einde.')
  })
  test('an organization rejects that there was no work, and the worker and every active planner are notified', async () => {
    const moment = await api.proposedNotWorkedMoment()
    await patch(moment, 'organization', 'reject_proposal', { reason: 'Je was er.' })
    await hear(moment, 'care_moment_proposal_rejected', ['careWorker', 'planner', 'planner 2'])
  })
  test('a planner rejects it for them, and both and the other planners are notified', async () => {
    const moment = await api.proposedMoment()
    await patch(moment, 'planner', 'reject_proposal', { reason: why })
    await hear(moment, 'care_moment_proposal_rejected', ['careWorker', 'organization', 'planner 2'])
  })
  test('a planner chooses how to be notified of hours', async () => {
    const { kinds } = must(await as.planner.get('/notification_preferences'), 200) as unknown as { kinds: { kind: string }[] }
    expect(kinds.map(({ kind }) => kind)).toContain('hours')
  })
})

describe('the decision of the planner', () => {
  test('a planner may not decide over a rejected proposal without a reason', async () => {
    const moment = await api.rejectedProposalMoment()
    for (const body of [undefined, {}, { reason: null }, { reason: ' ' }])
      for (const send of [
        as.planner.patch(`${moment['@id']}/approve`, body),
        as.planner.patch(`${moment['@id']}/disapprove`, body ?? {}),
      ])
        expect(await send).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'reason' }] } })
    const notWorked = await as.planner.put(`${moment['@id']}/not_worked`, {})
    expect(notWorked).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'reason' }] } })
    expect(await api.fresh(moment)).toMatchObject({ status: 'proposal_rejected', statusReason: 'Ik bleef tot het einde.' })
  })
  test.each([
    ['approve', 'care_moment_approved'],
    ['disapprove', 'care_moment_disapproved'],
    ['not_worked', 'care_moment_not_worked'],
  ])('a planner decides by %s: the reason is stored in the history, and both are notified of it', async (action, event) => {
    const moment = await api.rejectedProposalMoment()
    const send = action === 'not_worked' ? as.planner.put : as.planner.patch
    const decided = must(await send(`${moment['@id']}/${action}`, { reason: why }), 200)
    expect(decided).toMatchObject({ statusReason: why })
    const [last] = must(await as.organization.get(`${moment['@id']}/history`), 200).member
    expect(last).toMatchObject({ name: event, reason: why })
    for (const text of await hear(moment, event, ['careWorker', 'organization'])) expect(text).toContain(why)
  })
  test('a planner answers for one of them elsewhere, with a reason or without', async () => {
    const without = await api.submittedMoment({}, { breakMinutes: 0, reason: 'Geen tijd.' })
    expect(await patch(without, 'planner', 'approve')).toMatchObject({ statusReason: 'Geen tijd.' })
    await hear(without, 'care_moment_approved', ['careWorker', 'organization'])
    const notWorked = await api.proposedNotWorkedMoment()
    expect(await patch(notWorked, 'planner', 'approve_not_worked', { reason: why })).toMatchObject({ statusReason: why })
    await hear(notWorked, 'care_moment_not_worked', ['careWorker', 'organization'])
  })
})

describe('an answer', () => {
  test('an organization agrees that there was no work, and the worker is notified', async () => {
    const moment = await api.proposedNotWorkedMoment()
    await patch(moment, 'organization', 'approve_not_worked')
    await hear(moment, 'care_moment_not_worked', ['careWorker'])
  })
  test('a worker agrees that there was no work, and the organization is notified', async () => {
    const moment = await api.proposedNotWorkedMoment('organization')
    await patch(moment, 'careWorker', 'approve_not_worked')
    await hear(moment, 'care_moment_not_worked', ['organization'])
  })
  test('a worker accepts the counter-proposal, and only the organization is notified', async () => {
    const moment = await api.proposedMoment()
    await patch(moment, 'careWorker', 'approve')
    const [text] = await hear(moment, 'care_moment_approved', ['organization'])
    expect(text).toContain('6,5 uur')
  })
  test('an organization approves, disapproves or proposes, and only the worker is notified', async () => {
    const approved = await api.approvedMoment()
    await hear(approved, 'care_moment_approved', ['careWorker'])
    await hear(await api.disapprovedMoment(), 'care_moment_disapproved', ['careWorker'])
    await hear(await api.proposedMoment(), 'care_moment_proposed', ['careWorker'])
  })
  test('a worker hands in, and the organization is notified; when a planner does it, both are', async () => {
    await hear(await api.submittedMoment(), 'care_moment_submitted', ['organization'])
    const moment = await api.endedMoment()
    must(await as.planner.put(`${moment['@id']}/submit`, api.hoursOf(moment)), 200)
    await hear(moment, 'care_moment_submitted', ['careWorker', 'organization'])
  })
})

describe('hours that nobody answers', () => {
  const later = async (moment: Body, job: string, days: number) => {
    moveClock(addHours(String(moment.updatedAt), days * 24 + 1))
    await jobs[job]!.run(db, now(), queriesOf)
  }
  const tooLong = async () => {
    const moment = await api.endedMoment()
    moveClock(addHours(now(), 5))
    const hours = { ...api.hoursOf(moment), endDate: addHours(String(moment.endDate), 3), reason: why }
    return must(await as.careWorker.put(`${moment['@id']}/submit`, hours), 200)
  }
  test('an organization is warned of automatic approval only when it will happen', async () => {
    const near = await api.submittedMoment()
    await later(near, 'remind-approval', 3)
    const [text] = await hear(near, 'care_moment_approval_reminded', ['organization'])
    expect(text).toContain('Reageer je niet, dan zijn de uren zeven dagen na het indienen goedgekeurd.')
    const far = await tooLong()
    await later(far, 'remind-approval', 3)
    const [other] = await hear(far, 'care_moment_approval_reminded', ['organization'])
    expect(other).not.toContain('dan zijn de uren zeven dagen na het indienen goedgekeurd')
    expect(other).toContain('dan beslist de backoffice')
  })
  test('every active planner is notified of hours that are held, and why', async () => {
    const far = await tooLong()
    await later(far, 'approve-hours', 7)
    const [text] = await hear(far, 'care_moment_approval_held', ['planner', 'planner 2'])
    expect(text).toContain('wijken 180 minuten af van de planning')
  })
  test('both are notified that hours were approved automatically', async () => {
    const near = await api.submittedMoment()
    await later(near, 'approve-hours', 7)
    await hear(near, 'care_moment_approved', ['careWorker', 'organization'])
  })
})
