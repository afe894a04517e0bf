import { afterAll, describe, expect, test } from 'vitest'
import { addDays, addHours, amsterdamDate } from '../../rules/time/amsterdam.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { settings } from '../../tests/servers/settings.ts'
import { must } from '../../tests/worlds/moments.ts'
import { uuidOf, type Who } from '../../tests/worlds/world.ts'
import { queriesOf } from '../concepts.ts'
import { moveClock, now } from '../platform/clock.ts'
import { openMailbox } from '../platform/events/mailbox.ts'
import { mails } from './mails.ts'

const api = await openTestApi()
const { as, db, world } = api
afterAll(() => api.close())
const mailbox = openMailbox(db, { mails, queriesOf }, settings)

const report = (moment: { '@id': string }, changes: Record<string, unknown> = {}, by: Who = 'organization') =>
  as[by].post('/care_worker_violations', { careMoment: moment['@id'], kind: 'no_show', text: 'Niet gekomen.', ...changes })
const iriOf = (who: Who) => `/v1/care_workers/${world.people[who].uuid}`

describe('reporting', () => {
  test('a worker reports nothing, another organization not about our moments', async () => {
    const moment = await api.endedMoment()
    expect(await report(moment, {}, 'careWorker')).toMatchObject({ status: 403 })
    expect(await report(moment, {}, 'otherOrganization')).toMatchObject({ status: 422 })
  })
  test('an organization names someone who had the moment, and does not say that nobody came before it began', async () => {
    const open = await api.openMoment()
    expect(await report(open)).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'careWorker' }] } })
    const assigned = await api.assignedMoment()
    expect(await report(assigned)).toMatchObject({
      status: 409,
      body: { detail: 'Dit kan pas vanaf het begin van de opdracht.' },
    })
    await api.reactedMoment({}, 'colleague')
    expect(await report(assigned, { kind: 'other', careWorker: iriOf('colleague') })).toMatchObject({ status: 422 })
  })
  test('an organization reports who gave a moment back', async () => {
    const moment = await api.assignedMoment({}, 'colleague')
    const reason = { cancelAssignmentReason: world.cancelAssignmentReason }
    must(await as.colleague.put(`${moment['@id']}/cancel_assignment`, reason), 200)
    expect(await as.otherOrganization.get(`${moment['@id']}/violation_subjects`)).toMatchObject({ status: 404 })
    expect((await as.organization.get(`${moment['@id']}/violation_subjects`)).body).toMatchObject({
      careWorkers: [{ '@id': iriOf('colleague') }],
    })
    expect(await report(moment, { kind: 'late_cancellation', careWorker: iriOf('colleague') })).toMatchObject({
      status: 201,
      body: { kind: 'late_cancellation', careWorker: { '@id': iriOf('colleague') } },
    })
  })
  test('of two colleagues who report the same at once, one does', async () => {
    const moment = await api.endedMoment()
    const answers = await Promise.all([report(moment), report(moment, {}, 'secondUser')])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })
})

describe('who sees a violation', () => {
  test('the organization of the moment, the planner and whom it is about; no colleague, not another organization', async () => {
    const moment = await api.endedMoment()
    const { '@id': violation } = must(await report(moment), 201)
    expect(await as.colleague.get(violation)).toMatchObject({ status: 404 })
    expect((await as.colleague.get('/care_worker_violations')).body.member).not.toContainEqual(
      expect.objectContaining({ '@id': violation }),
    )
    const own = must(await as.careWorker.get(violation), 200)
    expect(own).toMatchObject({ kind: 'no_show', text: 'Niet gekomen.', careMoment: { title: moment.title } })
    expect(own).not.toHaveProperty('reportedBy')
    expect(await as.otherOrganization.get(violation)).toMatchObject({ status: 404 })
    expect(await as.locationAdmin.get(violation)).toMatchObject({ status: 200 })
    expect(await as.planner.get(violation)).toMatchObject({ status: 200, body: { text: 'Niet gekomen.' } })
    const found = await as.organization.get(`/care_worker_violations?careMoment.uuid=${moment.uuid}`)
    expect(found.body.member.map(item => item['@id'])).toEqual([violation])
    expect((await as.otherOrganization.get('/care_worker_violations')).body.totalItems).toBe(0)
  })
  test('three in ninety days flag the worker to the planner, and to nobody else', async () => {
    const flagged = async () => must(await as.planner.get(iriOf('thirdWorker')), 200).flagged
    for (const already of [false, false, false]) {
      expect(await flagged()).toBe(already)
      must(await report(await api.endedMoment({}, 'thirdWorker')), 201)
    }
    expect(await flagged()).toBe(true)
    expect((await as.thirdWorker.get(iriOf('thirdWorker'))).body).not.toHaveProperty('flagged')
    expect((await as.organization.get(iriOf('thirdWorker'))).body).not.toHaveProperty('flagged')
    moveClock(addHours(now(), 91 * 24))
    expect(await flagged()).toBe(false)
  })
})

describe('answering', () => {
  const answer = (violation: string, words = 'De trein reed niet.', by: Who = 'careWorker') =>
    as[by].put(`${violation}/answer`, { answer: words })
  const mailsAboutViolation = async (violation: string, event: string) => {
    const { uuid } = await db
      .selectFrom('event')
      .select('uuid')
      .where('subject_uuid', '=', uuidOf(violation))
      .where('name', '=', event)
      .executeTakeFirstOrThrow()
    await mailbox.deliver(uuid, now())
    const shown = await db.selectFrom('notification').select('account_uuid').where('event_uuid', '=', uuid).execute()
    const sent = await db.selectFrom('mail').select(['recipient', 'text']).where('event_uuid', '=', uuid).execute()
    expect(shown).toHaveLength(sent.length)
    for (const { text } of sent) expect(text).not.toMatch(/Niet gekomen\.|De trein/)
    return sent.map(({ recipient }) => recipient)
  }
  test('nobody answers for a care worker, and none without words', async () => {
    const { '@id': violation } = must(await report(await api.endedMoment()), 201)
    expect(await answer(violation, undefined, 'organization')).toMatchObject({ status: 403 })
    expect(await answer(violation, undefined, 'planner')).toMatchObject({ status: 403 })
    expect(await answer(violation, undefined, 'colleague')).toMatchObject({ status: 404 })
    expect(await answer(violation, ' ')).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'answer' }] } })
  })
  test('the care worker is notified of a report, the organization and the planner of the answer, without what others wrote', async () => {
    const { '@id': violation } = must(await report(await api.endedMoment()), 201)
    const { careWorker, organization, planner } = world.people
    expect(await mailsAboutViolation(violation, 'care_worker_violation_reported')).toEqual([careWorker.username])
    must(await answer(violation), 200)
    const mails = await mailsAboutViolation(violation, 'care_worker_violation_answered')
    expect(mails.sort()).toEqual([organization.username, planner.username].sort())
  })
  test('a care worker answers once, until the end of the thirtieth day', async () => {
    const { '@id': violation } = must(await report(await api.endedMoment()), 201)
    const { '@id': other } = must(await report(await api.endedMoment()), 201)
    const answers = await Promise.all([answer(violation, 'Een.'), answer(violation, 'Twee.')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await as.organization.get(violation)).toMatchObject({
      body: { answer: expect.any(String), answeredAt: expect.any(String) },
    })
    const last = await as.careWorker.get(other)
    expect(amsterdamDate(String(last.body.answerUntil))).toBe(addDays(amsterdamDate(String(last.body.createdAt)), 30))
    moveClock(addHours(now(), 31 * 24))
    expect(await answer(other)).toMatchObject({ status: 409, body: { detail: 'Antwoorden kan tot 30 dagen na de melding.' } })
  })
})
