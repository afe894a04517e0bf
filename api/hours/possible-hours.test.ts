// Possible hours: close to the plan, in the past, and not worked elsewhere. And which of them are approved automatically.

import { afterAll, describe, expect, test, vi } from 'vitest'
import { addHours } from '../../rules/time/amsterdam.ts'
import { type Body, openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { uuidOf, type Who } from '../../tests/worlds/world.ts'
import { queriesOf } from '../concepts.ts'
import { moveClock, now } from '../platform/clock.ts'
import { approvalMargin } from '../platform/settings.ts'
import { jobs } from './jobs.ts'

const api = await openTestApi()
const { as, db, world } = api
afterAll(() => api.close())
const reason = 'Het liep anders.'
const at = (instant: unknown, hours: number) => addHours(String(instant), hours)
const submit = (moment: Body, changes: Record<string, unknown> = {}, who: Who = 'careWorker') =>
  as[who].put(`${moment['@id']}/submit`, { ...api.hoursOf(moment), reason, ...changes })
const refused = (field: string) => ({ status: 422, body: { violations: [{ propertyPath: field }] } })
/** The shift ended so long ago that any hours for it are in the past as well. */
const longOver = async (changes: Record<string, unknown> = {}) => {
  const moment = await api.endedMoment(changes)
  moveClock(at(moment.endDate, 48))
  return moment
}
const minute = (instant: string, minutes: number) => new Date(Date.parse(instant) + minutes * 60_000).toISOString()

describe('hours that cannot be', () => {
  const impossible: [string, (m: Body) => Record<string, unknown>, string][] = [
    ['from years before', () => ({ startDate: '2023-01-01T00:00:00Z' }), 'startDate'],
    ['from the year 1', () => ({ startDate: '0001-01-01T00:00:00Z' }), 'startDate'],
    ['from more than 12 hours before', m => ({ startDate: minute(at(m.startDate, -12), -1) }), 'startDate'],
    ['until more than 24 hours after', m => ({ startDate: m.endDate, endDate: minute(at(m.endDate, 24), 1) }), 'endDate'],
    ['longer than 36 hours', m => ({ startDate: at(m.startDate, -12), endDate: minute(at(m.startDate, 24), 1) }), 'endDate'],
    ['of nothing but break', m => ({ endDate: at(m.startDate, 1), breakMinutes: 60 }), 'breakMinutes'],
    ['outside the shift', m => ({ startDate: m.endDate, endDate: at(m.endDate, 2) }), 'startDate'],
  ]
  test.each(impossible)('a worker and a planner for them may not hand in hours %s', async (_name, changes, field) => {
    const moment = await longOver()
    for (const who of ['careWorker', 'planner'] as const)
      expect(await submit(moment, changes(moment), who), who).toMatchObject(refused(field))
    expect(await api.fresh(moment)).toMatchObject({ status: 'assigned' })
  })
  test.each(impossible)('an organization may not propose hours %s', async (_name, changes, field) => {
    const moment = await api.submittedMoment()
    moveClock(at(moment.endDate, 48))
    expect(await submit(moment, changes(moment), 'organization')).toMatchObject(refused(field))
    expect(await api.fresh(moment)).toMatchObject({ status: 'awaiting_approval' })
  })
  test('nobody hands in or proposes hours that are not over', async () => {
    const moment = await api.submittedMoment()
    expect(await submit(moment, { endDate: at(now(), 1) }, 'organization')).toMatchObject(refused('endDate'))
    const other = await api.endedMoment()
    expect(await submit(other, { endDate: at(now(), 1) })).toMatchObject(refused('endDate'))
  })
  test('a worker may hand in from 12 hours before, and until 24 hours after', async () => {
    const early = await longOver()
    expect(await submit(early, { startDate: at(early.startDate, -12) })).toMatchObject({ status: 200 })
    const late = await longOver()
    expect(await submit(late, { endDate: at(late.endDate, 24) })).toMatchObject({ status: 200 })
  })
  test('a worker may hand in a number of kilometres alone, at up to € 2,00, and 20 costs', async () => {
    const moment = await longOver()
    const cost = (changes: Record<string, unknown>) => ({ kind: 'other', quantity: 1, amount: 875, ...changes })
    for (const [expense, field] of [
      [cost({ quantity: 2 }), 'quantity'],
      [cost({ kind: 'public_transport', quantity: 0.5 }), 'quantity'],
      [cost({ amount: 100_001 }), 'amount'],
      [cost({ kind: 'kilometres', quantity: 10, amount: 201 }), 'amount'],
      [cost({ kind: 'kilometres', quantity: 2001, amount: 23 }), 'quantity'],
    ] as const)
      expect(await submit(moment, { expenses: [expense] })).toMatchObject(refused(`expenses[0].${field}`))
    expect(await submit(moment, { expenses: Array(21).fill(cost({})) })).toMatchObject(refused('expenses'))
    const most = Array(20).fill(cost({ kind: 'kilometres', quantity: 2000, amount: 200 }))
    must(await submit(moment, { expenses: most }), 200)
    must(await as.organization.patch(`${moment['@id']}/approve`), 200)
  })
})

describe('hours of one worker in two places', () => {
  /** A shift, and one at another location that begins where it ends. Both have ended. */
  const neighbours = async () => {
    const first = await api.assignedMoment()
    const times = { startDate: first.endDate, endDate: at(first.endDate, 3), breakMinutes: 0 }
    const second = await api.assignedMoment({ ...times, location: world.west, client: world.clientInWest })
    moveClock(at(second.endDate, 24))
    return { first, second }
  }
  test('a worker may not hand in the same hours twice, and reads when and where they are', async () => {
    const { first, second } = await neighbours()
    must(await submit(first, { endDate: second.endDate }), 200)
    const answer = await submit(second)
    expect(answer).toMatchObject(refused('startDate'))
    expect(answer.body.violations[0]!.message).toMatch(
      /ingediend: \w\w \d+ \w{3} 20\d\d, 07:00 – 18:00, bij Lindenhof Oost in Utrecht/,
    )
    expect(answer.text).not.toMatch(/Truus|Wit/)
    expect(await submit(second, { startDate: at(second.endDate, -1) })).toMatchObject(refused('startDate'))
  })
  test('a worker may hand in what follows on other hours', async () => {
    const { first, second } = await neighbours()
    must(await submit(first), 200)
    expect(await submit(second)).toMatchObject({ status: 200 })
  })
  test('a worker hands in disapproved hours again, and may hand in their time for another shift', async () => {
    const { first, second } = await neighbours()
    must(await submit(first, { endDate: second.endDate }), 200)
    must(await as.organization.patch(`${first['@id']}/disapprove`, { reason }), 200)
    must(await submit(second), 200)
    expect(await submit(first, { endDate: second.endDate })).toMatchObject(refused('endDate'))
    expect(await submit(first)).toMatchObject({ status: 200 })
  })
  test('a worker hands in two at once, of which one is refused', async () => {
    const { first, second } = await neighbours()
    const answers = await Promise.all([submit(first, { endDate: second.endDate }), submit(second)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })
  test('an organization may not propose hours worked elsewhere, and does not read where that is of another', async () => {
    const { first, second } = await neighbours()
    must(await submit(first), 200)
    must(await submit(second), 200)
    const proposal = { startDate: first.startDate, endDate: second.endDate }
    expect((await submit(first, proposal, 'organization')).text).toContain('Lindenhof West in Utrecht')
    const place = { organization_uuid: uuidOf(world.otherOrganization), location_uuid: uuidOf(world.harbour) }
    await db.updateTable('care_moment').set(place).where('uuid', '=', second.uuid).execute()
    const answer = await submit(first, proposal, 'organization')
    expect(answer).toMatchObject(refused('endDate'))
    expect(answer.text).toContain('bij een andere organisatie')
    expect(answer.text).not.toContain('Anker')
  })
  test('a planner may not approve by the plan what was worked elsewhere', async () => {
    const { first, second } = await neighbours()
    must(await as.organization.put(`${second['@id']}/not_worked`, { reason }), 200)
    must(await as.careWorker.patch(`${second['@id']}/reject_proposal`, { reason }), 200)
    must(await submit(first, { endDate: second.endDate }), 200)
    const answer = await as.planner.patch(`${second['@id']}/approve`, { reason })
    expect(answer).toMatchObject({ status: 409, body: { detail: expect.stringContaining('Lindenhof Oost in Utrecht') } })
  })
})

describe('hours by the clock', () => {
  const aWeekLater = async (moment: Body) => {
    moveClock(at(moment.updatedAt, 7 * 24 + 1))
    await jobs['approve-hours']!.run(db, now(), queriesOf)
    return api.fresh(moment)
  }
  const held = (moment: Body) =>
    db
      .selectFrom('event')
      .select('reason')
      .where('subject_uuid', '=', moment.uuid)
      .where('name', '=', 'care_moment_approval_held')
      .execute()
  const longer = (m: Body, minutes: number) => ({ endDate: minute(String(m.endDate), minutes), breakMinutes: m.breakMinutes })

  test('hours an hour beyond the plan approve themselves', async () => {
    const moment = await longOver()
    expect(await aWeekLater(must(await submit(moment, longer(moment, 60)), 200))).toMatchObject({ status: 'approved' })
  })
  test('hours further from the plan, or that cost more, wait for the planner, who finds them and why', async () => {
    const tooLong = await longOver()
    const dear = await longOver()
    const expenses = [{ kind: 'other', quantity: 1, amount: 5001 }]
    const both = [must(await submit(tooLong, longer(tooLong, 61)), 200), must(await submit(dear, { expenses }), 200)]
    for (const [index, sentence] of [
      'De uren wijken 61 minuten af van de planning.',
      'De uren kosten €\u00a050,01 meer dan gepland.',
    ].entries()) {
      const moment = await aWeekLater(both[index]!)
      expect(moment).toMatchObject({ status: 'awaiting_approval', approvalHeldAt: now(), approvalHeldReason: sentence })
      await jobs['approve-hours']!.run(db, at(now(), 1), queriesOf)
      expect(await held(moment)).toEqual([{ reason: sentence }])
    }
    const list = async (query: string) =>
      must(await as.planner.get(`/care_moments?awaitsPlanner=${query}&itemsPerPage=100`), 200).member.map(({ uuid }) => uuid)
    expect(await list('true')).toEqual(expect.arrayContaining([tooLong.uuid, dear.uuid]))
    expect(await list('false')).not.toContain(dear.uuid)
    must(await as.organization.patch(`${dear['@id']}/approve`), 200)
    expect((await api.fresh(dear)).approvalHeldAt).toBeUndefined()
    expect(await list('true')).not.toContain(dear.uuid)
    expect(await list('true')).toContain(tooLong.uuid)
    const rejected = await api.rejectedProposalMoment()
    expect(await list('true')).toContain(rejected.uuid)
  })
  test('who runs it says how near the plan hours must be, in whole numbers', async () => {
    expect(() => approvalMargin({ APPROVAL_MARGIN_MINUTES: 'een uur' })).toThrow('APPROVAL_MARGIN_MINUTES is geen geheel getal')
    expect(approvalMargin({ APPROVAL_MARGIN_MINUTES: '15', APPROVAL_MARGIN_EUROS: '0' })).toEqual({ minutes: 15, cents: 0 })
    const moment = await longOver()
    const submitted = must(await submit(moment, longer(moment, 16)), 200)
    vi.stubEnv('APPROVAL_MARGIN_MINUTES', '15')
    const after = await aWeekLater(submitted)
    vi.unstubAllEnvs()
    expect(after).toMatchObject({ approvalHeldReason: 'De uren wijken 16 minuten af van de planning.' })
  })
  test('the job refuses to approve hours of the year 1900, with a reason, and continues', async () => {
    const old = await api.submittedMoment()
    const column = { actual_start_date: '1900-01-01T00:00:00Z' }
    await db.updateTable('care_moment').set(column).where('uuid', '=', old.uuid).execute()
    const next = await api.submittedMoment()
    expect(await aWeekLater(next)).toMatchObject({ status: 'approved' })
    expect(await api.fresh(old)).toMatchObject({
      status: 'awaiting_approval',
      approvalHeldReason: expect.stringContaining('12 uur voor'),
    })
    for (const who of ['organization', 'planner'] as const)
      expect(await as[who].patch(`${old['@id']}/approve`), who).toMatchObject({
        status: 409,
        body: { detail: expect.stringContaining('12 uur voor het begin') },
      })
  })
})

test('old costs beyond all measure are refused plainly, and their moment waits for the planner', async () => {
  const old = await api.submittedMoment()
  const expenses = JSON.stringify(Array(20).fill({ kind: 'kilometres', quantity: 2000, amount: 100_000, description: '' }))
  await db.updateTable('care_moment').set({ expenses }).where('uuid', '=', old.uuid).execute()
  const answer = await as.organization.patch(`${old['@id']}/approve`)
  expect(answer).toMatchObject({ status: 409, body: { detail: expect.stringContaining('onkosten zijn hoger dan kan') } })
})

describe('from the actual end on', () => {
  test('a worker who finished at eleven hands in a shift planned until three at twelve, with a reason', async () => {
    const moment = await api.assignedMoment()
    const [begun, done] = [at(moment.startDate, 1), at(moment.startDate, 4)]
    moveClock(at(moment.startDate, -1))
    expect(await submit(moment, { endDate: done })).toMatchObject({ status: 409 })
    moveClock(begun)
    expect(await submit(moment, { endDate: done })).toMatchObject(refused('endDate'))
    moveClock(at(moment.startDate, 5))
    expect(await submit(moment)).toMatchObject(refused('endDate'))
    expect(await submit(moment, { endDate: done, reason: null })).toMatchObject(refused('reason'))
    const count = () => as.careWorker.get(`/care_workers/${world.people.careWorker.uuid}/care_moments_count_to_submit_hours`)
    const before = (await count()).body.count
    expect((await api.fresh(moment)).allowedActions).toContain('submit')
    expect(await submit(moment, { endDate: done })).toMatchObject({ status: 200, body: { actualEndDate: done } })
    expect((await count()).body.count).toBe(before)
  })
  test('a worker does not hand in hours for a period as a whole', async () => {
    const moment = await longOver()
    await db.updateTable('care_moment').set({ time_scope: 'period' }).where('uuid', '=', moment.uuid).execute()
    expect(await submit(moment)).toMatchObject({
      status: 409,
      body: { detail: 'Bij een periode worden de uren per dienst ingediend.' },
    })
  })
})

describe('a counter-proposal', () => {
  test('an organization may not propose what was handed in', async () => {
    const expenses = [{ kind: 'kilometres', quantity: 24.5, amount: 23 }]
    const moment = await api.submittedMoment({}, { expenses })
    for (const same of [{}, { expenses }]) {
      const answer = await submit(moment, same, 'organization')
      expect(answer).toMatchObject(refused('startDate'))
      expect(answer.body.violations[0]!.message).toBe('Dit zijn de ingediende uren: keur ze goed.')
    }
    expect(await submit(moment, { expenses: [] }, 'organization')).toMatchObject({ status: 200, body: { proposedExpenses: [] } })
  })
  test('an organization that names no costs leaves those of the worker', async () => {
    const expenses = [{ kind: 'other', quantity: 1, amount: 875, description: 'Parkeren' }]
    const moment = await api.submittedMoment({}, { expenses })
    const proposed = must(await submit(moment, { breakMinutes: 45 }, 'organization'), 200)
    expect(proposed.proposedExpenses).toEqual(moment.expenses)
    expect(must(await as.careWorker.patch(`${moment['@id']}/approve`), 200)).toMatchObject({ expenses })
  })
})
