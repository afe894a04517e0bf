import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addHours } from '../../rules/time/amsterdam.ts'
import { askingIn } from '../../tests/calls/asking.ts'
import { type Body, openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today, type Who } from '../../tests/worlds/world.ts'
import { moveClock } from '../platform/clock.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())
beforeEach(() => moveClock(today))

const path = '/care_moment_invitations'
const { workerOf, invite, invited, statuses } = await askingIn(api)

describe('asking by name', () => {
  test('a care worker, a client admin and a back-office employee may not', async () => {
    const moment = await api.openMoment()
    for (const who of ['careWorker', 'clientAdmin', 'backOffice'] as const)
      expect((await invite(moment, ['colleague'], {}, who)).status, who).toBe(403)
  })
  test('another organization asks nobody for our moments, nor does a location admin for another location', async () => {
    const [ours, west] = [await api.openMoment(), await api.openMoment({ location: world.west, client: world.clientInWest })]
    for (const [who, moment] of [
      ['otherOrganization', ours],
      ['locationAdmin', west],
    ] as const) {
      expect(await invite(moment, ['colleague'], {}, who)).toMatchObject({
        ...{ status: 422, body: { violations: [{ propertyPath: 'careMoment' }] } },
      })
      expect((await as[who].get(`${moment['@id']}/candidates`)).status).toBe(404)
    }
  })
  test.each([
    ['nobody', { careWorkers: [] }, 'careWorkers'],
    ['more than twenty', { careWorkers: Array.from({ length: 21 }, () => workerOf('colleague')) }, 'careWorkers'],
    ['no address of a worker', { careWorkers: ['/v1/clients/1'] }, 'careWorkers[0]'],
    ['an answer within five minutes', { answerMinutes: 5 }, 'answerMinutes'],
    ['an answer after three days', { answerMinutes: 4321 }, 'answerMinutes'],
  ])('an organization does not ask %s', async (_name, changes, propertyPath) => {
    const moment = await api.openMoment()
    expect(await invite(moment, ['colleague'], changes)).toMatchObject({
      ...{ status: 422, body: { violations: [{ propertyPath }] } },
    })
  })
  test('an organization asks nobody for what is assigned or has begun', async () => {
    expect((await invite(await api.assignedMoment(), ['colleague'])).status).toBe(409)
    const moment = await api.openMoment()
    moveClock(addHours(String(moment.startDate), 1))
    expect(await invite(moment, ['colleague'])).toMatchObject({ body: { detail: 'De opdracht is al begonnen.' } })
  })
  test('a person who cannot do it is refused with all reasons, a stranger without any, and the others are asked', async () => {
    const stranger = 'tempWorker'
    const moment = await api.openMoment()
    const { results } = must(await invite(moment, ['newWorker', stranger, 'colleague']), 200)
    expect(results).toMatchObject([
      { careWorker: workerOf('newWorker'), invitation: null, reasons: [{ code: 'document_missing' }] },
      { invitation: null, reasons: [{ code: 'unknown', message: 'Deze zorgverlener kun je voor deze opdracht niet vragen.' }] },
      { reasons: [] },
    ])
    expect((results as { invitation: string }[])[2]!.invitation).toMatch(/^\/v1\/care_moment_invitations\//)
    // A planner may ask anyone.
    expect(must(await invite(moment, [stranger], {}, 'planner'), 200).results).toMatchObject([{ reasons: [] }])
  })
  test('nobody is asked twice for one moment while an answer can come, also by two users at once', async () => {
    const moment = await api.openMoment()
    const [one, other] = await Promise.all([invite(moment, ['colleague']), invite(moment, ['colleague'], {}, 'secondUser')])
    const reasons = [one, other].flatMap(({ body }) => body.results as { reasons: { message: string }[] }[])
    expect(reasons.flatMap(({ reasons }) => reasons.map(({ message }) => message))).toEqual(['Deze zorgverlener is al gevraagd.'])
    const row = { status: 'waiting', care_moment_uuid: moment.uuid, care_worker_uuid: world.people.colleague.uuid }
    const more = { contract_type: 'freelance', position: 9, answer_minutes: 60, created_at: today }
    const again = db.insertInto('care_moment_invitation').values({ ...row, ...more })
    await expect(again.execute()).rejects.toThrow('one_live_invitation')
  })
  test('an organization asks one after another: the first gets its time, the others wait, and more join the queue', async () => {
    const moment = await api.openMoment()
    const [first, second] = await invited(moment, ['careWorker', 'colleague'], { answerMinutes: 60, message: 'Kun jij?' })
    expect(must(await as.organization.get(first!), 200)).toMatchObject({
      ...{ status: 'open', position: 1, askedAt: today, answerBefore: addHours(today, 1), message: 'Kun jij?' },
      ...{ careMoment: { title: 'Vroege dienst' }, careWorker: { profile: { firstName: 'Özge' } }, allowedActions: ['withdraw'] },
    })
    const waiting = must(await as.organization.get(second!), 200)
    expect(waiting).toMatchObject({ status: 'waiting', position: 2 })
    expect(waiting).not.toHaveProperty('answerBefore')
    const [third] = await invited(moment, ['thirdWorker'])
    expect(await statuses([first!, second!, third!])).toEqual(['open', 'waiting', 'waiting'])
    const list = must(await as.organization.get(`${path}?careMoment.uuid=${moment.uuid}&order[position]=asc`), 200)
    expect(list.member.map(one => one['@id'])).toEqual([first, second, third])
  })
  test('an organization asks all at once, and never until after the beginning', async () => {
    const moment = await api.openMoment()
    moveClock(addHours(String(moment.startDate), -1))
    const invitations = await invited(moment, ['careWorker', 'colleague'], { atOnce: true })
    for (const each of invitations)
      expect(must(await as.organization.get(each), 200)).toMatchObject({ status: 'open', answerBefore: moment.startDate })
  })
})

describe('the moment of a question', () => {
  const askingOf = async (moment: Body, who: Who = 'organization') =>
    must(await as[who].get(`/care_moments?status=open&itemsPerPage=100`), 200).member.find(({ uuid }) => uuid === moment.uuid)
      ?.asking

  test('can be read in full by the person asked, also when it is not published, and by no other care worker', async () => {
    const acts = must(await as.planner.get('/acts?pagination=false'), 200)
      .member.slice(0, 1)
      .map(act => act['@id'])
    await db
      .insertInto('care_worker_act')
      .values({ care_worker_uuid: world.people.careWorker.uuid, act_uuid: String(acts[0]).slice(-36) })
      .onConflict(other => other.doNothing())
      .execute()
    const moment = await api.openMoment({ description: 'Sleutel bij de buren', acts })
    expect((await as.careWorker.get(moment['@id'])).status).toBe(404)
    const [question] = await invited(moment, ['careWorker'])
    const told = {
      description: 'Sleutel bij de buren',
      location: { street: expect.any(String), city: 'Utrecht' },
      breakMinutes: 30,
    }
    expect(must(await as.careWorker.get(moment['@id']), 200)).toMatchObject({ ...told, acts: [{ '@id': acts[0] }] })
    expect(must(await as.careWorker.get(question!), 200).careMoment).toMatchObject(told)
    expect((await as.colleague.get(moment['@id'])).status).toBe(404)
  })
  test('says to nobody outside the organization who is asked', async () => {
    const moment = await api.publishedMoment()
    await invited(moment, ['careWorker'])
    for (const who of ['careWorker', 'colleague', 'clientAdmin', 'backOffice'] as const) {
      const { body } = await as[who].get(moment['@id'])
      expect(body, who).not.toHaveProperty('asking')
    }
  })
  test('says to the organization and a planner how many are asked, until when, and how many come after them', async () => {
    const moment = await api.openMoment()
    expect(await askingOf(moment)).toBeUndefined()
    const [first] = await invited(moment, ['careWorker', 'colleague'], { answerMinutes: 60 })
    const asking = { asked: 1, answerBefore: addHours(today, 1), queued: 1 }
    expect(await askingOf(moment)).toEqual(asking)
    expect(await askingOf(moment, 'planner')).toEqual(asking)
    must(await as.careWorker.put(`${first}/decline`), 200)
    expect(await askingOf(moment)).toMatchObject({ asked: 1, queued: 0 })
    must(await as.organization.patch(`${moment['@id']}/update`, { title: 'Anders' }), 200)
    const [second] = await invited(moment, ['thirdWorker'])
    must(await as.organization.put(`${second}/withdraw`), 200)
    expect(await askingOf(moment)).toMatchObject({ asked: 1 })
  })
})

describe('who sees it', () => {
  test('another organization, a location admin elsewhere, a client admin and a back-office employee do not', async () => {
    const west = await api.openMoment({ location: world.west, client: world.clientInWest })
    const [invitation] = await invited(west, ['careWorker'])
    for (const who of ['otherOrganization', 'locationAdmin', 'colleague'] as const) {
      expect((await as[who].get(invitation!)).status, who).toBe(404)
      expect(must(await as[who].get(`${path}?careMoment.uuid=${west.uuid}`), 200).totalItems, who).toBe(0)
    }
    for (const who of ['clientAdmin', 'backOffice'] as const) expect((await as[who].get(path)).status, who).toBe(403)
    expect((await as.otherOrganization.put(`${invitation}/withdraw`)).status).toBe(404)
  })
  test('a worker sees the moment while they are asked: not while they wait, not after their no, never the client', async () => {
    const moment = await api.openMoment()
    const [first, second] = await invited(moment, ['careWorker', 'colleague'])
    expect((await as.colleague.get(second!)).status).toBe(404)
    expect((await as.colleague.get(moment['@id'])).status).toBe(404)
    const seen = must(await as.careWorker.get(moment['@id']), 200)
    expect(seen).toMatchObject({ title: 'Vroege dienst', location: { city: 'Utrecht' }, hourlyRate: expect.any(Number) })
    const question = must(await as.careWorker.get(first!), 200)
    expect(question).toMatchObject({ allowedActions: ['accept', 'decline'], distanceKm: expect.any(Number) })
    for (const hidden of ['position']) expect(question).not.toHaveProperty(hidden)
    for (const one of [seen, question]) expect(JSON.stringify(one)).not.toMatch(/Truus|Biltstraat/)
    must(await as.careWorker.put(`${first}/decline`), 200)
    expect((await as.careWorker.get(moment['@id'])).status).toBe(403)
    expect((await as.colleague.get(moment['@id'])).status).toBe(200)
  })
  test('nobody else answers for them', async () => {
    const [invitation] = await invited(await api.openMoment(), ['careWorker'])
    expect((await as.colleague.put(`${invitation}/accept`)).status).toBe(404)
    for (const who of ['organization', 'planner'] as const)
      for (const answer of ['accept', 'decline']) expect((await as[who].put(`${invitation}/${answer}`)).status).toBe(403)
    expect((await as.careWorker.put(`${invitation}/withdraw`)).status).toBe(403)
  })
})

describe('a yes', () => {
  test('is refused after the deadline, and with the reason when they got other work', async () => {
    const moment = await api.openMoment()
    const [late] = await invited(moment, ['careWorker'], { answerMinutes: 15 })
    const assigned = await api.assignedMoment({ startDate: moment.startDate, endDate: moment.endDate })
    expect(assigned.status).toBe('assigned')
    expect(await as.careWorker.put(`${late}/accept`)).toMatchObject({
      ...{ status: 409, body: { detail: expect.stringContaining('Je werkt dan al') } },
    })
    expect(await statuses([late!])).toEqual(['open'])
    moveClock(addHours(today, 1))
    expect(await as.careWorker.put(`${late}/accept`)).toMatchObject({
      ...{ status: 409, body: { detail: 'De tijd om te antwoorden is voorbij.' } },
    })
  })
  test('of two at once gives it to one; the other reads that it is over, and the moment has one worker', async () => {
    const moment = await api.openMoment()
    const invitations = await invited(moment, ['careWorker', 'colleague'], { atOnce: true })
    const answers = await Promise.all([
      as.careWorker.put(`${invitations[0]}/accept`),
      as.colleague.put(`${invitations[1]}/accept`),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)!.body.detail).toBe(
      'Dit kan niet meer: de status is nu “Niet meer nodig”.',
    )
    expect((await statuses(invitations)).toSorted()).toEqual(['accepted', 'withdrawn'])
    expect(await api.fresh(moment)).toMatchObject({ status: 'assigned', version: 2 })
  })
  test('at once with the choice of the organization leaves one worker too', async () => {
    const moment = await api.openMoment()
    const [invitation] = await invited(moment, ['careWorker'])
    const answers = await Promise.all([
      as.careWorker.put(`${invitation}/accept`),
      as.organization.put(`${moment['@id']}/assign`, { careWorker: workerOf('colleague') }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await api.fresh(moment)).status).toBe('assigned')
  })
  test('ends everything else that was offered, as a choice does: publication, reactions, other questions', async () => {
    const { moment, reaction } = await api.reactedMoment({}, 'careWorker')
    const other = await api.react(moment, 'thirdWorker')
    const [mine, next] = await invited(moment, ['careWorker', 'colleague'])
    must(await as.careWorker.put(`${mine}/accept`), 200)
    expect(await api.fresh(moment)).toMatchObject({
      ...{ status: 'assigned', contractType: 'freelance', assignee: { uuid: world.people.careWorker.uuid } },
    })
    const of = async (address: string) => must(await as.planner.get(address), 200).status
    expect([await of(reaction), await of(other), await of(moment.publication)]).toEqual(['assigned', 'not_selected', 'closed'])
    expect(await statuses([mine!, next!])).toEqual(['accepted', 'withdrawn'])
    const history = must(await as.organization.get(`${moment['@id']}/history`), 200).member
    expect(history.map(({ name }) => name)).toEqual(expect.arrayContaining(['care_moment_invited', 'care_moment_assigned']))
    const { whom } = history.find(({ name }) => name === 'care_moment_invited')!
    expect(whom).toEqual(['Özge careWorker', expect.stringContaining('colleague')])
  })
  test('gives the pay in the question, also for somebody under another contract form than the moment shows', async () => {
    const moment = await api.openMoment()
    expect(moment).toMatchObject({ hourlyRate: 4500 })
    const { results } = must(await invite(moment, ['tempWorker'], {}, 'planner'), 200)
    const [{ invitation }] = results as [{ invitation: string }]
    expect(must(await as.tempWorker.get(invitation), 200)).toMatchObject({ contractType: 'temp_work', hourlyRate: 3200 })
    must(await as.tempWorker.put(`${invitation}/accept`), 200)
    expect(await api.fresh(moment)).toMatchObject({ contractType: 'temp_work', hourlyRate: 3200 })
  })
  test('to a period brings its shifts', async () => {
    const year = { startDate: '2027-01-01T08:00:00Z', endDate: '2027-06-30T16:00:00Z' }
    const period = await api.openMoment({ ...year, timeScope: 'period', client: null })
    const at = { startDate: '2027-02-01T08:00:00Z', endDate: '2027-02-01T16:00:00Z', client: null }
    const shift = await api.openMoment({ ...at, carePeriod: period['@id'] })
    const [invitation] = await invited(period, ['careWorker'])
    must(await as.careWorker.put(`${invitation}/accept`), 200)
    expect(await api.fresh(shift)).toMatchObject({ status: 'assigned', assignee: { uuid: world.people.careWorker.uuid } })
  })
})
