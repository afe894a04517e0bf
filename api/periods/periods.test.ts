// What happens to a period also happens to its shifts: assigned, given back, cancelled, ended.

import { afterAll, describe, expect, test } from 'vitest'
import { addDays, addHours, toInstant } from '../../rules/time/amsterdam.ts'
import { aftermathIn } from '../../tests/aftermath.ts'
import { type Body, openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { uuidOf, type Who } from '../../tests/worlds/world.ts'
import { jobs } from '../care-moments/jobs.ts'
import { queriesOf } from '../concepts.ts'
import { moveClock, now } from '../platform/clock.ts'

const api = await openTestApi()
const { as, world, db } = api
const { history } = aftermathIn(db)
afterAll(() => api.close())

const begin = '2026-11-02'
const weeks = { startDate: toInstant(begin, '07:00'), endDate: toInstant(addDays(begin, 27), '22:00') }
const shiftOn = (day: number, from = '07:00', to = '15:00') => ({
  startDate: toInstant(addDays(begin, day), from),
  endDate: toInstant(addDays(begin, day), to),
})
const newPeriod = { ...weeks, timeScope: 'period', hoursPerWeek: 24 }
const addShift = (period: Body, day: number, more: Record<string, unknown> = {}) =>
  api.openMoment({ ...shiftOn(day), carePeriod: period['@id'], client: null, ...more })
const giveBack = { cancelAssignmentReason: world.cancelAssignmentReason }
const careWorker = (who: Who) => `/v1/care_workers/${world.people[who].uuid}`
const statuses = async (...moments: Body[]) => Promise.all(moments.map(async each => (await api.fresh(each)).status))
const forget = () => db.updateTable('care_moment').set({ status: 'canceled' }).execute()

describe('a period that is given to someone', () => {
  test('an organization does not choose a worker who is elsewhere on some days: it reads which, and nothing has changed', async () => {
    const period = await api.publishedMoment({ ...newPeriod, client: null })
    const shifts = [await addShift(period, 1), await addShift(period, 2), await addShift(period, 3)]
    await api.assignedMoment(shiftOn(2, '12:00', '20:00'))
    const refused = await as.careWorker.post('/care_moment_publication_reactions', {
      careMomentPublication: period.publication,
      agreed: true,
    })
    expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining('(wo 4 nov 2026)') } })
    // The reasons on the eligibility check are the reasons of the refusal.
    const { reasons } = must(await as.careWorker.get(`${period.publication}/eligibility`), 200)
    expect(reasons).toEqual([{ code: 'overlap', message: refused.body.detail }])
    const answer = await as.planner.put(`${period['@id']}/assign`, { careWorker: careWorker('careWorker') })
    expect(answer).toMatchObject({
      status: 409,
      body: { detail: 'Deze zorgverlener werkt dan al ergens anders (wo 4 nov 2026).' },
    })
    const available = `/care_workers?care_moment_available_uuid=${period.uuid}&pagination=false`
    const found = must(await as.planner.get(available), 200).member.map(({ uuid }) => uuid)
    expect(found).not.toContain(world.people.careWorker.uuid)
    expect(found).toContain(world.people.colleague.uuid)
    expect(await statuses(period, ...shifts)).toEqual(['open', 'open', 'open', 'open'])
    await forget()
  })
  test('the chosen worker gets its future shifts, under the same contract form, at its rate', async () => {
    const period = await api.publishedMoment({ ...newPeriod, client: null, publishedForContractTypes: ['temp_work'] })
    const shift = await addShift(period, 1)
    expect(shift).toMatchObject({ status: 'open', hourlyRate: 4500 })
    must(await api.select([await api.react(period, 'tempWorker')]), 200)
    expect(await api.fresh(shift)).toMatchObject({
      ...{ status: 'assigned', assignee: { uuid: world.people.tempWorker.uuid }, contractType: 'temp_work', hourlyRate: 3200 },
    })
    expect((await history(shift.uuid)).map(({ name }) => name)).toEqual(['care_moment_created', 'care_moment_assigned'])
    await forget()
  })
})

describe('a period that is given back', () => {
  test('a worker gives it back halfway: worked shifts stay, future ones are open again, and go to the next chosen worker', async () => {
    const period = await api.assignedMoment({ ...newPeriod, client: null })
    const [worked, ahead, last] = [await addShift(period, 1), await addShift(period, 8), await addShift(period, 9)]
    moveClock(addHours(String(worked.endDate), 48))
    await jobs['start-periods']!.run(db, now(), queriesOf)
    must(await as.careWorker.put(`${period['@id']}/cancel_assignment`, giveBack), 200)
    expect(await statuses(period, worked, ahead, last)).toEqual(['open', 'assigned', 'open', 'open'])
    expect(await api.fresh(ahead)).toMatchObject({ hourlyRate: 4500 })
    expect(await api.fresh(ahead)).not.toHaveProperty('assignee')
    const ofColleague = `/care_moment_publications?careWorkerUuid=${world.people.colleague.uuid}`
    const found = must(await as.colleague.get(ofColleague), 200).member.map(({ careMoment }) => careMoment)
    expect(found).toContainEqual(expect.objectContaining({ uuid: period.uuid }))
    await jobs['expire-care-moments']!.run(db, now(), queriesOf)
    expect(await statuses(period)).toEqual(['open'])
    must(await as.planner.put(`${period['@id']}/assign`, { careWorker: careWorker('colleague') }), 200)
    const { colleague, careWorker: former } = world.people
    const assignees = await Promise.all([worked, ahead, last].map(async each => (await api.fresh(each)).assignee))
    expect(assignees).toMatchObject([{ uuid: former.uuid }, { uuid: colleague.uuid }, { uuid: colleague.uuid }])
    await jobs['start-periods']!.run(db, now(), queriesOf)
    expect(await statuses(period)).toEqual(['period_started'])
    await forget()
  })
  test('a period without a worker expires at its start', async () => {
    const period = await api.publishedMoment({ ...newPeriod, startDate: addHours(now(), 24), client: null })
    moveClock(addHours(now(), 25))
    await jobs['expire-care-moments']!.run(db, now(), queriesOf)
    expect(await statuses(period)).toEqual(['assignment_expired'])
    await forget()
  })
})

describe('a period that ends', () => {
  test('an organization cancels it, and its coming shifts with it; what was worked stays', async () => {
    const start = now().slice(0, 10)
    const on = (day: number) => ({
      startDate: toInstant(addDays(start, day), '08:00'),
      endDate: toInstant(addDays(start, day), '16:00'),
    })
    const period = await api.assignedMoment({
      ...on(1),
      endDate: toInstant(addDays(start, 30), '22:00'),
      timeScope: 'period',
      client: null,
    })
    const shift = (day: number) => api.openMoment({ ...on(day), carePeriod: period['@id'], client: null })
    const [worked, ahead] = [await shift(1), await shift(10)]
    const elsewhere = await shift(11)
    must(await as.careWorker.put(`${elsewhere['@id']}/cancel_assignment`, giveBack), 200)
    must(await as.planner.put(`${elsewhere['@id']}/assign`, { careWorker: careWorker('thirdWorker') }), 200)
    moveClock(addHours(String(worked.endDate), 1))
    must(await as.organization.put(`${period['@id']}/cancel`, { cancelReason: world.cancelReason }), 200)
    expect(await statuses(period, worked, ahead, elsewhere)).toEqual(['canceled', 'assigned', 'canceled', 'canceled'])
    expect(await api.fresh(ahead)).toMatchObject({ cancelledBy: 'organization', statusReason: 'Niet meer nodig' })
    await forget()
  })
  test('it ends by itself the day after its last day, by the calendar of Amsterdam', async () => {
    const start = now().slice(0, 10)
    const times = { startDate: toInstant(addDays(start, 1), '08:00'), endDate: toInstant(addDays(start, 3), '22:00') }
    const period = await api.assignedMoment({ ...times, timeScope: 'period', client: null })
    moveClock(toInstant(addDays(start, 3), '23:59'))
    await jobs['start-periods']!.run(db, now(), queriesOf)
    await jobs['end-periods']!.run(db, now(), queriesOf)
    expect(await statuses(period)).toEqual(['period_started'])
    moveClock(toInstant(addDays(start, 4), '00:01'))
    await jobs['end-periods']!.run(db, now(), queriesOf)
    expect(await statuses(period)).toEqual(['approved'])
    const lines = db.selectFrom('care_moment_invoice_line').select('uuid').where('care_moment_uuid', '=', uuidOf(period['@id']))
    expect(await lines.execute()).toEqual([])
  })
})
