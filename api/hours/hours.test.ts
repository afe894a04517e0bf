import { afterAll, describe, expect, test } from 'vitest'
import { addHours } from '../../rules/time/amsterdam.ts'
import { pdfOf } from '../../tests/files/sent-files.ts'
import { type Body, openTestApi, uploadOf } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { queriesOf } from '../concepts.ts'
import { moveClock, now } from '../platform/clock.ts'
import { jobs } from './jobs.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())

const submit = (moment: Body, changes: Record<string, unknown> = {}) =>
  as.careWorker.put(`${moment['@id']}/submit`, { ...api.hoursOf(moment), ...changes })
const linesOf = (moment: Body) =>
  db
    .selectFrom('care_moment_invoice_line')
    .select(['kind', 'minutes', 'quantity', 'unit_price', 'amount'])
    .where('care_moment_uuid', '=', moment.uuid)
    .orderBy('uuid')
    .execute()

describe('submitting', () => {
  test('a worker may not hand in before the shift', async () => {
    const moment = await api.assignedMoment()
    moveClock(addHours(String(moment.startDate), -1))
    expect(await submit(moment)).toMatchObject({
      status: 409,
      body: { detail: 'Uren indienen kan pas na afloop van de dienst.' },
    })
  })
  test('a worker may not hand in after sixty days', async () => {
    const moment = await api.assignedMoment()
    moveClock(addHours(String(moment.endDate), 60 * 24 + 1))
    expect(await submit(moment)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('tot 60 dagen na de dienst') },
    })
  })
  test('an organization may not hand in for the worker', async () => {
    const moment = await api.endedMoment()
    const answer = await as.organization.put(`${moment['@id']}/submit`, api.hoursOf(moment))
    expect(answer).toMatchObject({ status: 409 })
  })
  test('a worker may not hand in other hours without a reason, nor hours outside the shift or in the future', async () => {
    const moment = await api.endedMoment()
    const later = addHours(String(moment.endDate), 1)
    expect((await submit(moment, { endDate: later })).body.violations).toMatchObject([{ propertyPath: 'reason' }])
    expect((await submit(moment, { endDate: addHours(later, 5), reason: 'Bezoek' })).body.violations).toMatchObject([
      { propertyPath: 'endDate' },
    ])
    const elsewhere = { startDate: addHours(String(moment.startDate), -9), endDate: moment.startDate, reason: 'Eerder' }
    expect((await submit(moment, elsewhere)).body.violations).toMatchObject([{ propertyPath: 'startDate' }])
  })
  test('a worker may not hand in negative kilometres or a break longer than the shift', async () => {
    const moment = await api.endedMoment()
    const expenses = [{ kind: 'kilometres', quantity: -5, amount: 23 }]
    expect((await submit(moment, { expenses })).body.violations).toMatchObject([{ propertyPath: 'expenses[0].quantity' }])
    const short = { endDate: addHours(String(moment.startDate), 1), breakMinutes: 60, reason: 'Kort' }
    expect((await submit(moment, short)).body.violations).toMatchObject([{ propertyPath: 'breakMinutes' }])
  })
  test('a worker hands in hours as planned without a reason, and different hours with one', async () => {
    expect(await submit(await api.endedMoment())).toMatchObject({
      status: 200,
      body: { status: 'awaiting_approval', proposedBy: 'care_worker' },
    })
    const moment = await api.endedMoment()
    const answer = await submit(moment, { breakMinutes: 0, reason: 'Geen tijd voor pauze.' })
    expect(answer).toMatchObject({ status: 200, body: { actualBreakMinutes: 0, statusReason: 'Geen tijd voor pauze.' } })
  })
  test('a planner hands in for the worker', async () => {
    const moment = await api.endedMoment()
    expect(await as.planner.put(`${moment['@id']}/submit`, api.hoursOf(moment))).toMatchObject({ status: 200 })
  })
})

describe('answering', () => {
  test('neither the worker nor another organization approves the hours', async () => {
    const moment = await api.submittedMoment()
    expect(await as.careWorker.patch(`${moment['@id']}/approve`)).toMatchObject({ status: 403 })
    expect(await as.otherOrganization.patch(`${moment['@id']}/approve`)).toMatchObject({ status: 404 })
    expect(await as.clientAdmin.patch(`${moment['@id']}/approve`)).toMatchObject({ status: 403 })
    expect(await linesOf(moment)).toEqual([])
  })
  test('an organization may not disapprove or propose without a reason', async () => {
    const moment = await api.submittedMoment()
    expect((await as.organization.patch(`${moment['@id']}/disapprove`, {})).body.violations).toMatchObject([
      { propertyPath: 'reason' },
    ])
    const same = api.hoursOf(moment)
    expect((await as.organization.put(`${moment['@id']}/submit`, same)).body.violations).toMatchObject([
      { propertyPath: 'reason' },
    ])
  })
  test('an organization approves once: the second time names the state', async () => {
    const moment = await api.approvedMoment()
    const again = await as.organization.patch(`${moment['@id']}/approve`)
    expect(again).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('Goedgekeurd'), currentStatus: 'approved' },
    })
    expect(await linesOf(moment)).toHaveLength(1)
  })
  test('an organization approves: 450 minutes at € 45, 24,5 km at € 0,23 and a bonus', async () => {
    const expenses = [
      { kind: 'kilometres', quantity: 24.5, amount: 23 },
      { kind: 'public_transport', quantity: 1, amount: 875, description: 'Bus 4' },
    ]
    const moment = await api.approvedMoment({ bonus: 2500 }, { expenses })
    expect(await linesOf(moment)).toEqual([
      { kind: 'hourly_rate', minutes: 450, quantity: 7.5, unit_price: 4500, amount: 33750 },
      { kind: 'bonus', minutes: null, quantity: 1, unit_price: 2500, amount: 2500 },
      { kind: 'expense', minutes: null, quantity: 24.5, unit_price: 23, amount: 564 },
      { kind: 'expense', minutes: null, quantity: 1, unit_price: 875, amount: 875 },
    ])
  })
  test('an organization that pays by contract approves a fixed rate', async () => {
    const moment = await api.approvedMoment({ location: world.west, client: world.clientInWest })
    expect(await linesOf(moment)).toMatchObject([{ kind: 'fixed_hourly_rate', amount: 33750 }])
  })
  test('a first approved moment puts a care worker in the phase won', async () => {
    await api.approvedMoment({}, {}, 'colleague')
    expect(await as.colleague.get(`/care_workers/${world.people.colleague.uuid}`)).toMatchObject({ body: { phase: 'won' } })
  })
  test('an organization disapproves, and the worker hands in again', async () => {
    const moment = await api.disapprovedMoment()
    expect(moment).toMatchObject({ status: 'not_approved', statusReason: 'Er was niemand.' })
    expect(await submit(moment)).toMatchObject({ status: 200, body: { status: 'awaiting_approval' } })
  })
})

describe('a counter-proposal', () => {
  test('an organization neither answers its own nor hands in a second one', async () => {
    const moment = await api.proposedMoment()
    expect(await as.organization.patch(`${moment['@id']}/approve`)).toMatchObject({ status: 409 })
    expect(await as.organization.patch(`${moment['@id']}/reject_proposal`, { reason: 'Nee' })).toMatchObject({ status: 403 })
    expect(await as.organization.put(`${moment['@id']}/submit`, { ...api.hoursOf(moment), reason: 'Nog eens' })).toMatchObject({
      status: 409,
    })
  })
  test('a worker accepts it: the proposed hours are paid, and the worker’s own figures stay stored', async () => {
    const proposed = await api.proposedMoment()
    expect(proposed).toMatchObject({ status: 'proposal', proposedBy: 'organization', actualEndDate: proposed.endDate })
    const moment = must(await as.careWorker.patch(`${proposed['@id']}/approve`), 200)
    expect(moment).toMatchObject({ status: 'approved', actualEndDate: proposed.proposedEndDate })
    expect(await linesOf(moment)).toMatchObject([{ minutes: 390, amount: 29250 }])
  })
  test('a worker rejects it, and only the planner decides', async () => {
    const moment = await api.rejectedProposalMoment()
    expect(await as.organization.patch(`${moment['@id']}/approve`)).toMatchObject({ status: 409 })
    expect(await as.careWorker.patch(`${moment['@id']}/approve`)).toMatchObject({ status: 409 })
    const reason = 'Je staat tot het einde op de aftekenlijst.'
    const answer = await as.planner.patch(`${moment['@id']}/approve`, { reason })
    expect(answer).toMatchObject({ status: 200, body: { status: 'approved' } })
    expect(await linesOf(moment)).toMatchObject([{ minutes: 450 }])
  })
  test('only a planner decides on other hours, with a reason, and as proposed only where something was', async () => {
    const moment = await api.rejectedProposalMoment()
    const waiting = await api.submittedMoment()
    expect(await as.organization.patch(`${waiting['@id']}/approve`, { asProposed: true, reason: 'Zo is het.' })).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'asProposed' }] },
    })
    const refused = async (iri: unknown, body: object) => (await as.planner.patch(`${iri}/approve`, body)).body.violations
    expect(await refused(moment['@id'], { asProposed: true })).toMatchObject([{ propertyPath: 'reason' }])
    expect(await refused(waiting['@id'], { asProposed: true, reason: 'Zo is het.' })).toMatchObject([
      { propertyPath: 'asProposed' },
    ])
    const backwards = { startDate: moment.endDate, endDate: moment.startDate, breakMinutes: 0 }
    expect(await refused(moment['@id'], { hours: backwards, reason: 'Zo is het.' })).toMatchObject([
      { propertyPath: 'hours.endDate' },
    ])
  })
  test('a planner decides for the proposal: that is paid', async () => {
    const moment = await api.rejectedProposalMoment()
    const answer = await as.planner.patch(`${moment['@id']}/approve`, { asProposed: true, reason: 'Zo staat het op de lijst.' })
    expect(answer).toMatchObject({ status: 200, body: { status: 'approved', actualEndDate: moment.proposedEndDate } })
    expect(await linesOf(moment)).toMatchObject([{ minutes: 390, amount: 29250 }])
  })
  test('a planner decides on times in between: those are paid', async () => {
    const moment = await api.rejectedProposalMoment()
    const endDate = `${new Date(Date.parse(String(moment.proposedEndDate)) + 30 * 60_000).toISOString().slice(0, 19)}+00:00`
    const hours = { startDate: moment.actualStartDate, endDate, breakMinutes: moment.actualBreakMinutes }
    const answer = await as.planner.patch(`${moment['@id']}/approve`, { hours, reason: 'Tussen beide in.' })
    expect(answer).toMatchObject({ status: 200, body: { status: 'approved' } })
    expect(await linesOf(moment)).toMatchObject([{ minutes: 420 }])
  })
  test('a planner decides a rejected one the other way', async () => {
    const moment = await api.rejectedProposalMoment()
    const answer = await as.planner.patch(`${moment['@id']}/disapprove`, { reason: 'Volgens de aftekenlijst vertrok je eerder.' })
    expect(answer).toMatchObject({ status: 200, body: { status: 'not_approved' } })
    expect(await linesOf(moment)).toEqual([])
  })
})

describe('not worked', () => {
  test('the person who reported it does not answer it', async () => {
    const byWorker = await api.proposedNotWorkedMoment('careWorker')
    expect(await as.careWorker.patch(`${byWorker['@id']}/approve_not_worked`)).toMatchObject({ status: 403 })
    const byOrganization = await api.proposedNotWorkedMoment('organization')
    expect(await as.organization.patch(`${byOrganization['@id']}/approve_not_worked`)).toMatchObject({ status: 403 })
    expect(await as.organization.patch(`${byOrganization['@id']}/reject_proposal`, { reason: 'Toch wel' })).toMatchObject({
      status: 403,
    })
  })
  test('an organization agrees with the worker, and nothing is paid', async () => {
    const moment = await api.proposedNotWorkedMoment()
    expect(await as.organization.patch(`${moment['@id']}/approve_not_worked`)).toMatchObject({
      status: 200,
      body: { status: 'not_worked' },
    })
    expect(await linesOf(moment)).toEqual([])
  })
  test('a worker does not agree with the organization, and the planner has it paid as planned', async () => {
    const moment = await api.proposedNotWorkedMoment('organization')
    const answer = await as.careWorker.patch(`${moment['@id']}/reject_proposal`, { reason: 'Ik was er wel.' })
    expect(answer).toMatchObject({ status: 200, body: { status: 'proposal_rejected' } })
    const reason = 'De cliënt bevestigt dat je er was.'
    expect(await as.planner.patch(`${moment['@id']}/approve`, { reason })).toMatchObject({ status: 200 })
    expect(await linesOf(moment)).toMatchObject([{ minutes: 450 }])
  })
  test('a planner says so at once', async () => {
    const moment = await api.endedMoment()
    const answer = await as.planner.put(`${moment['@id']}/not_worked`, { reason: 'Cliënt was opgenomen.' })
    expect(answer).toMatchObject({ status: 200, body: { status: 'not_worked' } })
  })
})

describe('by the clock', () => {
  test('hours sent by a program to the second are stored, shown and paid to the minute', async () => {
    const moment = await api.endedMoment()
    const [startDate, endDate] = [String(moment.startDate), String(moment.endDate)]
    const second = (instant: string, seconds: string) => instant.replace(/:00\+/, `:${seconds}+`)
    const hours = { startDate: second(startDate, '59'), endDate: second(endDate, '01'), breakMinutes: 30 }
    const kept = must(await as.careWorker.put(`${moment['@id']}/submit`, hours), 200)
    expect([kept.actualStartDate, kept.actualEndDate]).toEqual([startDate, endDate])
    must(await as.organization.patch(`${moment['@id']}/approve`), 200)
    expect(await linesOf(moment)).toMatchObject([{ amount: 33750 }])
  })
  test('hours that nobody answers approve themselves after seven days, not before, and once', async () => {
    const moment = await api.submittedMoment()
    const run = async (hours: number) => {
      await jobs['approve-hours']!.run(db, addHours(now(), hours), queriesOf)
      return (await api.fresh(moment)).status
    }
    expect(await run(7 * 24 - 1)).toBe('awaiting_approval')
    expect(await run(7 * 24 + 1)).toBe('approved')
    await run(8 * 24)
    expect(await linesOf(moment)).toMatchObject([{ amount: 33750 }])
  })
})

describe('receipts', () => {
  const receipt = async (who: 'careWorker' | 'colleague') => {
    const { body, headers } = uploadOf('bon.pdf', pdfOf('bon'))
    return must(await as[who].post('/user_files', body, headers), 201)['@id']
  }
  test('a worker does not hand in the receipt of another', async () => {
    const expenses = [{ kind: 'other', quantity: 1, amount: 875, file: await receipt('colleague') }]
    const answer = await submit(await api.endedMoment(), { expenses })
    expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'expenses[0].file' }] } })
  })
  test('an organization opens the receipt with hours handed in to it; before that, and for another, it is not there', async () => {
    const file = await receipt('careWorker')
    expect(await as.organization.get(`${file}/download`)).toMatchObject({ status: 404 })
    await api.submittedMoment({}, { expenses: [{ kind: 'other', quantity: 1, amount: 875, file }] })
    expect(await as.organization.get(`${file}/download`)).toMatchObject({ status: 200, text: pdfOf('bon') })
    expect(await as.otherOrganization.get(`${file}/download`)).toMatchObject({ status: 404 })
    expect(await as.colleague.get(`${file}/download`)).toMatchObject({ status: 404 })
  })
})

describe('hours that nobody answers', () => {
  const named = (moment: Body, name: string) =>
    api.db.selectFrom('event').select('uuid').where('subject_uuid', '=', String(moment.uuid)).where('name', '=', name).execute()
  const daysLater = (moment: Body, days: number) => addHours(String(moment.updatedAt), days * 24 + 1)

  test('an organization is reminded on the third and the sixth day, once a day', async () => {
    const moment = await api.submittedMoment()
    for (const [day, reminders] of [
      [2, 0],
      [3, 1],
      [4, 1],
      [6, 2],
    ] as const) {
      for (const _again of [1, 2]) await jobs['remind-approval']!.run(api.db, daysLater(moment, day), queriesOf)
      expect(await named(moment, 'care_moment_approval_reminded'), `day ${day}`).toHaveLength(reminders)
    }
  })
  test('the system approves them after seven days, not before, with their lines', async () => {
    const moment = await api.submittedMoment()
    await jobs['approve-hours']!.run(api.db, daysLater(moment, 6), queriesOf)
    expect(await as.organization.get(String(moment['@id']))).toMatchObject({ body: { status: 'awaiting_approval' } })
    await jobs['approve-hours']!.run(api.db, daysLater(moment, 7), queriesOf)
    expect(await as.organization.get(String(moment['@id']))).toMatchObject({ body: { status: 'approved' } })
    expect(await linesOf(moment)).toHaveLength(1)
  })
})
