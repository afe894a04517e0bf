// The agreement of an assignment: made whichever way a worker is chosen, agreed to by both parties after reading it, amended when
// something changes, and ended with the work.
import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { agreementText } from '../../rules/documents/assignment-agreement.ts'
import { addHours } from '../../rules/time/amsterdam.ts'
import { type Body, openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { uuidOf, type Who } from '../../tests/worlds/world.ts'
import { now } from '../platform/clock.ts'
import { tasks } from './jobs.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())

interface Agreement extends Body {
  hash: string
  sequence: number
  sections: { title: string; text: string }[]
}
const chainOf = async (moment: Body, who: Who = 'planner') => {
  const found = must(await as[who].get(`/assignment_agreements?careMoment=${uuidOf(moment['@id'])}`), 200).member
  return Promise.all(found.map(async ({ '@id': id }) => must(await as[who].get(id), 200) as Agreement))
}
const only = async (moment: Body, who: Who = 'planner') => {
  const [one, ...others] = await chainOf(moment, who)
  expect(others).toEqual([])
  return one!
}
const agree = (who: Who, { '@id': id, hash }: Agreement) => as[who].put(`${id}/agree`, { hash })
const cancelAssignment = { cancelAssignmentReason: world.cancelAssignmentReason }
const pdfOf = async (agreement: Body) => (await as.careWorker.get(`${agreement['@id']}/pdf`)).bytes
const keep = (agreement: Body) =>
  db
    .transaction()
    .execute(tx => tasks['keep-agreement']!({ tx, db, payload: { agreement: uuidOf(agreement['@id']) }, now: now() } as never))

describe('who may not', () => {
  test.each([
    ['otherOrganization', 404],
    ['colleague', 404],
    ['clientAdmin', 403],
    ['backOffice', 403],
  ] as const)('%s reads, downloads and agrees to nothing of others: %i', async (who, status) => {
    const agreement = await only(await api.assignedMoment())
    expect((await as[who].get(agreement['@id'])).status).toBe(status)
    expect((await as[who].get(`${agreement['@id']}/pdf`)).status).toBe(status)
    expect((await agree(who, agreement)).status).toBe(who === 'backOffice' || who === 'clientAdmin' ? 403 : 404)
  })
  test('a location admin of another location gets 404; a planner reads it and cannot agree for anybody', async () => {
    const agreement = await only(await api.assignedMoment({ location: world.west, client: world.clientInWest }))
    expect((await as.locationAdmin.get(agreement['@id'])).status).toBe(404)
    expect((await agree('planner', agreement)).status).toBe(403)
  })
  test('a worker does not agree to what they did not read, nor twice', async () => {
    const agreement = await only(await api.assignedMoment())
    expect(await agree('careWorker', { ...agreement, hash: '0'.repeat(64) })).toMatchObject({ status: 409 })
    must(await agree('careWorker', agreement), 200)
    expect(await agree('careWorker', agreement)).toMatchObject({ status: 409 })
  })
})

describe('an agreement is made with every way of choosing', () => {
  test('an organization that selects has agreed by that; the worker then agrees to what they read', async () => {
    const moment = await api.assignedMoment()
    const agreement = await only(moment, 'careWorker')
    expect(agreement).toMatchObject({
      ...{ status: 'waiting_for_worker', sequence: 0, contractType: 'freelance', rateProposedBy: 'organization' },
      organizationAct: { at: expect.any(String), name: expect.any(String) },
    })
    expect(agreement).not.toHaveProperty('workerAct')
    expect(agreement.hash).toBe(hash('sha256', agreementText('Overeenkomst van opdracht', agreement.sections)))
    expect(agreement.sections.map(({ text }) => text).join()).not.toMatch(/[{}]|\w\(/)
    const toDo = async () => must(await as.careWorker.get('/assignment_agreements?awaitsMe=true'), 200).member
    expect((await toDo()).map(({ '@id': id }) => id)).toContain(agreement['@id'])
    const agreed = must(await agree('careWorker', agreement), 200)
    expect(agreed).toMatchObject({ status: 'agreed', workerAct: { name: expect.any(String) } })
    expect((await toDo()).map(({ '@id': id }) => id)).not.toContain(agreement['@id'])
  })
  test('after a planner chose, both still have to agree: at once each gets their own act', async () => {
    const moment = await api.openMoment()
    must(await as.planner.put(`${moment['@id']}/assign`, { careWorker: `/v1/care_workers/${world.people.careWorker.uuid}` }), 200)
    const agreement = await only(moment)
    expect(agreement.status).toBe('waiting_for_both')
    const both = await Promise.all([agree('careWorker', agreement), agree('organization', agreement)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await only(moment)).toMatchObject({ status: 'agreed', organizationAct: {}, workerAct: {} })
  })
  test('it names no client and not the title that somebody typed', async () => {
    const moment = await api.assignedMoment({ title: 'Bij mevrouw Zonderling' })
    const client = must(await as.planner.get(world.client), 200)
    const text = JSON.stringify(await only(moment))
    expect(text).not.toContain('Zonderling')
    expect(text).not.toContain(String(client.lastName))
  })
})

describe('a change afterwards', () => {
  const later = (moment: Body) => ({
    startDate: addHours(String(moment.startDate), 1),
    endDate: addHours(String(moment.endDate), 1),
  })
  test('by the organization becomes an amendment, to which the worker agrees by confirming the change', async () => {
    const moment = await api.assignedMoment()
    must(await agree('careWorker', await only(moment)), 200)
    must(await as.organization.patch(`${moment['@id']}/update`, later(moment)), 200)
    const [addition, root] = await chainOf(moment)
    expect(root).toMatchObject({ sequence: 0, status: 'agreed' })
    expect(addition).toMatchObject({ sequence: 1, status: 'waiting_for_worker', amends: root!['@id'] })
    expect(addition!.sections.map(({ text }) => text).join()).toContain(root!.hash)
    expect(String(addition!.reason)).toMatch(/^Tijd: .* wordt /)
    must(await as.careWorker.put(`${moment['@id']}/confirm_change`), 200)
    expect((await chainOf(moment))[0]).toMatchObject({ status: 'agreed', workerAct: {} })
  })
  test('by a planner waits for both parties, and agreeing to the older text is refused', async () => {
    const moment = await api.assignedMoment()
    const read = await only(moment)
    must(await as.planner.put(`${moment['@id']}/bonus`, { bonus: 5000 }), 200)
    expect(await agree('careWorker', read)).toMatchObject({ status: 409, body: { detail: expect.stringContaining('gewijzigd') } })
    const [addition, root] = await chainOf(moment)
    expect(addition).toMatchObject({ status: 'waiting_for_both' })
    must(await agree('careWorker', { ...root!, hash: addition!.hash }), 200)
    expect((await chainOf(moment)).map(({ status }) => status)).toEqual(['waiting_for_organization', 'agreed'])
  })
  test('of only the description makes no amendment', async () => {
    const moment = await api.assignedMoment()
    must(await as.organization.patch(`${moment['@id']}/update`, { title: 'Late dienst' }), 200)
    await only(moment)
  })
})

describe('work of more than one shift', () => {
  test('later dates of a series join the agreement of the first; different times of some make one amendment', async () => {
    const rule = {
      ...{ startDate: '2027-02-01T07:00:00Z', endDate: '2027-02-01T15:00:00Z', breakMinutes: 30, until: '2027-02-05' },
      ...{ weekdays: [1, 2, 3, 4, 5, 6, 7], everyWeeks: 1, publishedForContractTypes: ['freelance'] },
    }
    const series = must(await as.organization.post('/recurring_care_moments_by_organization', api.newMoment(rule)), 201)
    const list = `/care_moments?recurringCareMoment.uuid=${series.uuid}&pagination=false`
    const [first, second, third] = must(await as.planner.get(list), 200).member
    must(await api.select([await api.react(first!), await api.react(second!)]), 200)
    const agreement = await only(second!)
    expect(agreement).toMatchObject({ sequence: 0, facts: { covers: 'series' }, moments: [{}, {}] })
    must(await agree('careWorker', agreement), 200)
    must(await api.select([await api.react(third!)]), 200)
    expect(await only(third!)).toMatchObject({ uuid: agreement.uuid, status: 'agreed', moments: [{}, {}, {}] })
    must(await as.organization.patch(`${series['@id']}/update`, { startTime: '09:00', endTime: '17:00' }), 200)
    const [addition, root, ...others] = await chainOf(first!)
    expect(others).toEqual([])
    expect(addition).toMatchObject({ amends: root!['@id'], moments: [{}, {}, {}] })
    must(await as.careWorker.put(`${first!['@id']}/cancel_assignment`, cancelAssignment), 200)
    expect(must(await as.planner.get(root!['@id']), 200)).toMatchObject({
      status: 'agreed',
      moments: [{ endedAt: expect.any(String) }, {}, {}],
    })
  })
  test('a period has one agreement with all its shifts, also later ones; giving it back ends the whole', async () => {
    const weeks = { startDate: '2027-06-01T05:00:00Z', endDate: '2027-06-30T15:00:00Z', timeScope: 'period', hoursPerWeek: 24 }
    const on = (day: number) => ({ startDate: `2027-06-0${day}T05:00:00Z`, endDate: `2027-06-0${day}T13:00:00Z` })
    const { moment: period, reaction } = await api.reactedMoment({ ...weeks, client: null })
    const shift = (day: number) => api.openMoment({ ...on(day), carePeriod: period['@id'], client: null })
    const early = await shift(3)
    must(await api.select([reaction]), 200)
    const late = await shift(4)
    const agreement = await only(late)
    expect(agreement).toMatchObject({ facts: { covers: 'period' }, status: 'waiting_for_worker', moments: [{}, {}] })
    expect((await only(early)).uuid).toBe(agreement.uuid)
    must(await as.careWorker.put(`${period['@id']}/cancel_assignment`, cancelAssignment), 200)
    expect(await only(late)).toMatchObject({ status: 'ended' })
  })
})

describe('the end', () => {
  test('a worker who gives the work back ends it, with the reason; it stays readable, and the next worker gets a new one', async () => {
    const moment = await api.assignedMoment()
    const first = await only(moment)
    must(await as.careWorker.put(`${moment['@id']}/cancel_assignment`, cancelAssignment), 200)
    expect(await only(moment, 'careWorker')).toMatchObject({ status: 'ended', endedReason: expect.any(String) })
    expect(await agree('careWorker', first)).toMatchObject({ status: 409 })
    must(await as.planner.put(`${moment['@id']}/assign`, { careWorker: `/v1/care_workers/${world.people.colleague.uuid}` }), 200)
    expect((await chainOf(moment)).map(({ status }) => status).sort()).toEqual(['ended', 'waiting_for_both'])
    expect(await only(moment, 'colleague')).toMatchObject({ status: 'waiting_for_both' })
  })
  test('an organization that cancels the work ends it', async () => {
    const moment = await api.assignedMoment()
    must(await as.organization.put(`${moment['@id']}/cancel`, { cancelReason: world.cancelReason }), 200)
    expect(await only(moment)).toMatchObject({ status: 'ended' })
  })
})

describe('the paper', () => {
  test('is a draft until both have agreed; after that its bytes and hash never change, also after a new template', async () => {
    const moment = await api.assignedMoment()
    const agreement = await only(moment)
    expect((await pdfOf(agreement)).subarray(0, 5).toString()).toBe('%PDF-')
    expect(await only(moment)).not.toHaveProperty('pdfHash')
    must(await agree('careWorker', agreement), 200)
    await keep(agreement)
    const kept = await only(moment)
    const bytes = await pdfOf(agreement)
    expect(hash('sha256', bytes)).toBe(kept.pdfHash)
    const template = {
      ...{ contractType: 'freelance', name: 'Overeenkomst', version: 2 },
      sections: [{ title: 'Anders', text: 'Voor {opdrachtnemer}.' }],
    }
    must(await as.planner.post('/agreement_templates', template), 201)
    await keep(agreement)
    expect((await pdfOf(agreement)).equals(bytes)).toBe(true)
    expect((await only(moment)).sections).toEqual(kept.sections)
    expect((await only(await api.assignedMoment())).sections).toHaveLength(1)
  })
  test('what was agreed to cannot be changed or removed, not even by the application', async () => {
    await only(await api.assignedMoment())
    await expect(sql`update assignment_agreement set sections = '[]'`.execute(db)).rejects.toThrow()
    await expect(sql`delete from assignment_agreement`.execute(db)).rejects.toThrow()
    await expect(sql`update agreement_template set name = 'x'`.execute(db)).rejects.toThrow()
  })
})
