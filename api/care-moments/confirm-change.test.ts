// A shift changes its time or place after the assignment: the worker is notified, and confirms it or gives it back without blame.

import { afterAll, describe, expect, test } from 'vitest'
import { addHours } from '../../rules/time/amsterdam.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { loginsOf } from '../../tests/servers/logins.ts'
import { must } from '../../tests/worlds/moments.ts'
import { queriesOf } from '../concepts.ts'
import { moveClock, now } from '../platform/clock.ts'
import { jobs } from './jobs.ts'

const api = await openTestApi()
const { as, world, db, server } = api
await server.startWork()
const { subjectsTo, mailsTo, settled } = loginsOf(api)
afterAll(() => api.close())
const { careWorker } = world.people
const giveBack = { cancelAssignmentReason: world.cancelAssignmentReason }
const later = async () => {
  const moment = await api.assignedMoment()
  const changes = { startDate: addHours(String(moment.startDate), 1), endDate: addHours(String(moment.endDate), 1) }
  return must(await as.organization.patch(`${moment['@id']}/update`, changes), 200)
}
const lateOf = async (uuid: string) => {
  const event = db.selectFrom('event').select('data').where('subject_uuid', '=', uuid)
  const { data } = await event.where('name', '=', 'care_moment_assignment_canceled').executeTakeFirstOrThrow()
  return (data as { late: boolean }).late
}

describe('confirming a change', () => {
  test('nobody confirms but who works it, and only what was changed', async () => {
    const moment = await api.assignedMoment()
    const path = `${moment['@id']}/confirm_change`
    expect(await as.careWorker.put(path)).toMatchObject({
      ...{ status: 409, body: { detail: 'Er is niets gewijzigd dat nog bevestigd moet worden.' } },
    })
    for (const who of ['organization', 'planner', 'locationAdmin'] as const) expect((await as[who].put(path)).status).toBe(403)
    expect((await as.colleague.put(path)).status).toBe(404)
    must(await as.organization.patch(`${moment['@id']}/update`, { title: 'Late dienst' }), 200)
    expect(await as.careWorker.put(path)).toMatchObject({ status: 409 })
  })
  test('a change of place is sent to the worker, who confirms it once; the organization sees that it is pending until then', async () => {
    const moment = await api.assignedMoment()
    const moved = must(await as.organization.patch(`${moment['@id']}/update_location`, { location: world.west }), 200)
    expect(moved).toMatchObject({ changeAnnouncedAt: expect.any(String) })
    expect(moved).not.toHaveProperty('changeConfirmedAt')
    const mail = (await mailsTo(careWorker.username)).at(-1)!
    expect(mail).toMatchObject({
      subject: expect.stringContaining('Je dienst is gewijzigd'),
      text: expect.stringContaining('Lindenhof West'),
    })
    expect(must(await as.careWorker.get(moment['@id']), 200).allowedActions).toContain('confirm_change')
    const confirmed = must(await as.careWorker.put(`${moment['@id']}/confirm_change`, { version: moved.version }), 200)
    expect(confirmed).toMatchObject({ status: 'assigned', changeConfirmedAt: expect.any(String) })
    expect(confirmed.allowedActions).not.toContain('confirm_change')
    expect(await as.careWorker.put(`${moment['@id']}/confirm_change`)).toMatchObject({ status: 409 })
    must(await as.organization.patch(`${moment['@id']}/update`, { endDate: addHours(String(moment.endDate), 1) }), 200)
    expect(must(await as.careWorker.get(moment['@id']), 200).allowedActions).toContain('confirm_change')
  })
  test('the same place again is no change', async () => {
    const moment = await api.assignedMoment()
    const same = must(await as.organization.patch(`${moment['@id']}/update_location`, { location: world.east }), 200)
    expect(same).not.toHaveProperty('changeAnnouncedAt')
  })
  test('a later change of the title alone mails nobody again', async () => {
    const moment = await later()
    const before = (await subjectsTo(careWorker.username)).length
    must(await as.organization.patch(`${moment['@id']}/update`, { title: 'Andere naam' }), 200)
    expect((await subjectsTo(careWorker.username)).length).toBe(before)
  })
  test('a worker who has not confirmed cancels without it counting as late; one who has confirmed does not', async () => {
    const [asked, agreed] = [await later(), await later()]
    must(await as.careWorker.put(`${agreed['@id']}/confirm_change`), 200)
    moveClock(addHours(String(asked.startDate), -2))
    must(await as.careWorker.put(`${asked['@id']}/cancel_assignment`, giveBack), 200)
    moveClock(addHours(String(agreed.startDate), -2))
    must(await as.careWorker.put(`${agreed['@id']}/cancel_assignment`, giveBack), 200)
    expect([await lateOf(asked.uuid), await lateOf(agreed.uuid)]).toEqual([false, true])
  })
  test('a worker who does not answer is reminded once, a day later; one who has answered is not', async () => {
    await later()
    const agreed = await later()
    must(await as.careWorker.put(`${agreed['@id']}/confirm_change`), 200)
    const reminders = async () => (await subjectsTo(careWorker.username)).filter(subject => subject.startsWith('Bevestig je'))
    await jobs['remind-changes']!.run(db, now(), queriesOf)
    expect(await reminders()).toEqual([])
    moveClock(addHours(now(), 25))
    await jobs['remind-changes']!.run(db, now(), queriesOf)
    await jobs['remind-changes']!.run(db, now(), queriesOf)
    expect(await reminders()).toHaveLength(1)
  })
})

describe('who is notified', () => {
  const organization = world.people.organization.username
  test('an organization is notified that nobody was found', async () => {
    const moment = await api.publishedMoment({ title: 'Niemand wil deze' })
    moveClock(String(moment.startDate))
    await jobs['expire-care-moments']!.run(db, now(), queriesOf)
    const mails = (await mailsTo(organization)).filter(({ text }) => text.includes('“Niemand wil deze”'))
    expect(mails).toMatchObject([{ subject: expect.stringContaining('Niemand gevonden') }])
  })
  test('an assignment that the back office takes back is told to both; one that the organization takes back, to the worker', async () => {
    const [one, other] = [
      await api.assignedMoment({ title: 'Teruggedraaid' }),
      await api.assignedMoment({ title: 'Zelf gedaan' }),
    ]
    must(await as.planner.put(`${one['@id']}/cancel_assignment`, giveBack), 200)
    must(await as.secondUser.put(`${other['@id']}/cancel_assignment`, giveBack), 200)
    const about = async (who: string, title: string) =>
      (await mailsTo(who)).filter(({ subject, text }) => text.includes(title) && /Toewijzing/.test(subject)).length
    expect([await about(organization, 'Teruggedraaid'), await about(careWorker.username, 'Teruggedraaid')]).toEqual([1, 1])
    expect([await about(organization, 'Zelf gedaan'), await about(careWorker.username, 'Zelf gedaan')]).toEqual([0, 1])
  })
  test('for work made by a planner, the organization’s own people are notified, not its address for invoices', async () => {
    const moment = must(
      await as.planner.post(
        '/care_moments_by_backoffice',
        api.newMoment({ publishedForContractTypes: ['freelance'], title: 'Door ons gemaakt' }),
      ),
      201,
    )
    await api.react(moment)
    await settled()
    const about = db.selectFrom('mail').select('recipient').where('text', 'like', '%“Door ons gemaakt”%')
    const mails = await about.where('subject', 'like', 'Nieuwe reactie%').execute()
    expect(mails.map(({ recipient }) => recipient)).toEqual([world.people.locationAdmin.username])
  })
})
