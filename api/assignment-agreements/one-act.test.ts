// Nobody is asked the same thing twice: who has to agree, agreeing and confirming a change in one action, who is notified of an
// amendment, and who reads it after the work moved.
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, describe, expect, test } from 'vitest'
import { addHours } from '../../rules/time/amsterdam.ts'
import { type Body, openTestApi } from '../../tests/servers/api.ts'
import { mailsAboutOf } from '../../tests/worlds/mails-about.ts'
import { must } from '../../tests/worlds/moments.ts'
import { rowsOf } from '../../tests/worlds/rows.ts'
import { today, uuidOf, type Who } from '../../tests/worlds/world.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())
const mailsAbout = mailsAboutOf(db, api.server.mailbox)

const chainOf = async (moment: Pick<Body, '@id'>, who: Who = 'planner') =>
  must(await as[who].get(`/assignment_agreements?careMoment=${uuidOf(moment['@id'])}`), 200).member
const agree = (who: Who, { '@id': id, hash }: Body) => as[who].put(`${id}/agree`, { hash })
const later = (moment: Body) => ({
  startDate: addHours(String(moment.startDate), 1),
  endDate: addHours(String(moment.endDate), 1),
})
const assignedByPlanner = async () => {
  const moment = await api.openMoment()
  return must(
    await as.planner.put(`${moment['@id']}/assign`, { careWorker: `/v1/care_workers/${world.people.careWorker.uuid}` }),
    200,
  )
}
const asksConfirmation = async (moment: Body) =>
  must(await as.careWorker.get(moment['@id']), 200).allowedActions.includes('confirm_change')
/** The recipients of the mail about the newest text for this work. */
const toldOf = async (moment: Body) => {
  const [newest] = await chainOf(moment)
  return (await mailsAbout(newest!.uuid, 'assignment_agreement_made')).map(({ recipient, text }) => ({ recipient, text }))
}

describe('what waits for an organization', () => {
  const count = async (who: Who) => Number(must(await as[who].get('/care_moments/organization_stats'), 200).agreementsAwaitingMe)
  const listed = async (who: Who) =>
    must(await as[who].get('/care_moments?agreementAwaits=me&pagination=false'), 200).member.map(({ uuid }) => uuid)
  test('others count and list nothing of it, nor do the family and a planner, for whom nothing waits', async () => {
    const { uuid } = await assignedByPlanner()
    for (const who of ['otherOrganization', 'clientAdmin', 'planner', 'colleague'] as const)
      expect(await listed(who), who).not.toContain(uuid)
    expect(await count('otherOrganization')).toBe(0)
  })
  test('is counted with its list, once for each piece of work, until it agrees', async () => {
    const before = await count('organization')
    const moment = await assignedByPlanner()
    must(await as.planner.put(`${moment['@id']}/bonus`, { bonus: 2500 }), 200)
    expect([await count('organization'), await count('locationAdmin')]).toEqual([before + 1, before + 1])
    for (const who of ['organization', 'careWorker'] as const) expect(await listed(who)).toContain(moment.uuid)
    expect(await listed('organization')).toHaveLength(before + 1)
    const [addition] = await chainOf(moment)
    must(await agree('organization', addition!), 200)
    expect(await count('organization')).toBe(before)
    expect(await listed('organization')).not.toContain(moment.uuid)
    expect(await listed('careWorker')).toContain(moment.uuid)
  })
  test('what waits for the care worker is another list, until they agree; others have nothing of it', async () => {
    const waitsForOther = async (who: Who) =>
      must(await as[who].get('/care_moments?agreementAwaits=other&pagination=false'), 200).member.map(({ uuid }) => uuid)
    const moment = await api.assignedMoment()
    for (const who of ['organization', 'locationAdmin'] as const) expect(await waitsForOther(who), who).toContain(moment.uuid)
    for (const who of ['otherOrganization', 'clientAdmin', 'planner', 'colleague', 'careWorker'] as const)
      expect(await waitsForOther(who), who).not.toContain(moment.uuid)
    const [text] = await chainOf(moment)
    must(await agree('careWorker', text!), 200)
    expect(await waitsForOther('organization')).not.toContain(moment.uuid)
  })
})

test('a planner finds what waits for an organization', async () => {
  const moment = await assignedByPlanner()
  const [made] = await chainOf(moment)
  const filter = `organization.uuid=${uuidOf(world.organization)}&status[]=waiting_for_both&status[]=waiting_for_organization`
  const { member } = must(await as.planner.get(`/assignment_agreements?${filter}&pagination=false`), 200)
  expect(member.map(({ uuid }) => uuid)).toContain(made!.uuid)
  expect(member.filter(({ status }) => !['waiting_for_both', 'waiting_for_organization'].includes(status))).toEqual([])
})

describe('of a series of which the first shift is elsewhere now', () => {
  const stats = async (who: Who) => Number(must(await as[who].get('/care_moments/organization_stats'), 200).agreementsAwaitingMe)
  const listed = async (who: Who) =>
    must(await as[who].get('/care_moments?agreementAwaits=me&pagination=false'), 200).member.map(({ uuid }) => uuid)
  test('a location admin counts and lists another shift that they see; the worker too, after giving the first back', async () => {
    const rule = {
      ...{
        startDate: '2027-03-01T07:00:00Z',
        endDate: '2027-03-01T15:00:00Z',
        breakMinutes: 30,
        until: '2027-03-02',
        client: null,
      },
      ...{ weekdays: [1, 2], everyWeeks: 1, publishedForContractTypes: ['freelance'] },
    }
    const series = must(await as.organization.post('/recurring_care_moments_by_organization', api.newMoment(rule)), 201)
    const list = `/care_moments?recurringCareMoment.uuid=${series.uuid}&pagination=false`
    const [first, second] = must(await as.planner.get(list), 200).member as [Body, Body]
    const before = await stats('locationAdmin')
    must(await api.select([await api.react(first), await api.react(second)], 'planner'), 200)
    expect(await listed('locationAdmin')).toContain(first.uuid)
    must(await as.planner.patch(`${first['@id']}/update_location`, { location: world.west }), 200)
    expect(await stats('locationAdmin')).toBe(before + 1)
    const seen = await listed('locationAdmin')
    expect(seen).toHaveLength(before + 1)
    expect(seen).toContain(second.uuid)
    expect(await listed('organization')).toContain(first.uuid)
    const cancelAssignmentReason = world.cancelAssignmentReason
    must(await as.careWorker.put(`${first['@id']}/cancel_assignment`, { cancelAssignmentReason }), 200)
    const mine = await listed('careWorker')
    expect([mine.includes(first.uuid), mine.includes(second.uuid)]).toEqual([false, true])
  })
})

describe('agreeing and confirming are one act', () => {
  test('a worker who agrees to the amendment of a change has confirmed it, and the organization is notified once', async () => {
    const moment = await api.assignedMoment()
    must(await as.organization.patch(`${moment['@id']}/update`, later(moment)), 200)
    expect(await asksConfirmation(moment)).toBe(true)
    const [addition] = await chainOf(moment)
    must(await agree('careWorker', addition!), 200)
    expect(await asksConfirmation(moment)).toBe(false)
    expect(await api.fresh(moment)).toMatchObject({ changeConfirmedAt: expect.any(String) })
    const [mail, ...others] = await mailsAbout(moment.uuid, 'care_moment_change_confirmed')
    expect(mail).toMatchObject({ recipient: world.people.organization.username.toLowerCase() })
    expect(others).toEqual([])
  })
  test('an organization that agrees confirms nothing for the worker', async () => {
    const moment = await assignedByPlanner()
    must(await as.planner.patch(`${moment['@id']}/update`, later(moment)), 200)
    const [addition] = await chainOf(moment)
    must(await agree('organization', addition!), 200)
    expect(await asksConfirmation(moment)).toBe(true)
  })
  test('for a series, confirming the last change agrees to the amendment, and agreeing to the amendment confirms all changes', async () => {
    const rule = {
      ...{ startDate: '2027-02-01T07:00:00Z', endDate: '2027-02-01T15:00:00Z', breakMinutes: 30, until: '2027-02-02' },
      ...{ weekdays: [1, 2], everyWeeks: 1, publishedForContractTypes: ['freelance'] },
    }
    const series = must(await as.organization.post('/recurring_care_moments_by_organization', api.newMoment(rule)), 201)
    const list = `/care_moments?recurringCareMoment.uuid=${series.uuid}&pagination=false`
    const [first, second] = must(await as.planner.get(list), 200).member as [Body, Body]
    must(await api.select([await api.react(first), await api.react(second)]), 200)
    must(await as.organization.patch(`${series['@id']}/update`, { startTime: '09:00', endTime: '17:00' }), 200)
    const told = await mailsAbout(series.uuid, 'recurring_care_moment_updated')
    const sentence = 'Met de laatste bevestiging ga je ook akkoord met de aanvulling op de overeenkomst.'
    const agreeing = told.filter(({ text }) => text.includes(sentence)).map(({ recipient }) => recipient)
    expect(agreeing).toEqual([world.people.careWorker.username.toLowerCase()])
    must(await as.careWorker.put(`${first['@id']}/confirm_change`), 200)
    expect((await chainOf(first))[0]).toMatchObject({ sequence: 1, status: 'waiting_for_worker' })
    must(await as.careWorker.put(`${second['@id']}/confirm_change`), 200)
    expect((await chainOf(first))[0]).toMatchObject({ sequence: 1, status: 'agreed' })
    must(await as.organization.patch(`${series['@id']}/update`, { startTime: '10:00', endTime: '18:00' }), 200)
    must(await agree('careWorker', (await chainOf(first))[0]!), 200)
    expect([await asksConfirmation(first), await asksConfirmation(second)]).toEqual([false, false])
    const mails = [first.uuid, second.uuid].map(uuid => mailsAbout(uuid, 'care_moment_change_confirmed'))
    const texts = (await Promise.all(mails)).flat().map(({ text }) => text)
    expect(texts.filter(text => text.includes('Ook van 1 andere dienst van deze reeks.'))).toHaveLength(1)
  })
})

describe('whoever must agree is notified of an amendment', () => {
  test('of a bonus by a planner: the worker and the organization, each once', async () => {
    const moment = await api.assignedMoment()
    must(await as.planner.put(`${moment['@id']}/bonus`, { bonus: 5000 }), 200)
    const mails = await toldOf(moment)
    const people = [world.people.careWorker, world.people.organization].map(({ username }) => username.toLowerCase())
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(people.sort())
    for (const { text } of mails) expect(text).toMatch(/Bonus: geen wordt €\s50,00\.[\s\S]*geef akkoord/)
    expect(await mailsAbout(moment.uuid, 'care_moment_bonus_set')).toEqual([])
  })
  test('of another break by the organization: the worker alone', async () => {
    const moment = await api.assignedMoment()
    must(await as.organization.patch(`${moment['@id']}/update`, { breakMinutes: 45 }), 200)
    expect((await toldOf(moment)).map(({ recipient }) => recipient)).toEqual([world.people.careWorker.username.toLowerCase()])
  })
  test('about a change that has its own mail, nobody is notified twice, and about the first text nobody', async () => {
    const moment = await api.assignedMoment()
    expect(await toldOf(moment)).toEqual([])
    must(await as.organization.patch(`${moment['@id']}/update`, later(moment)), 200)
    expect(await toldOf(moment)).toEqual([])
  })
  test('the organization is still notified of a bonus on work from before agreements existed, and its screens show no agreement', async () => {
    const uuid = await rowsOf(db, world).putMoment('assigned')
    const moment = { '@id': `/v1/care_moments/${uuid}` }
    must(await as.planner.put(`${moment['@id']}/bonus`, { bonus: 5000 }), 200)
    expect(await mailsAbout(uuid, 'care_moment_bonus_set')).toHaveLength(1)
    expect(await chainOf(moment, 'organization')).toEqual([])
    const { steps } = must(await as.organization.get(`${moment['@id']}/proof`), 200)
    expect(JSON.stringify(steps)).not.toContain('Overeenkomst')
    must(await as.organization.patch(`${moment['@id']}/update_location`, { location: world.west }), 200)
    must(await as.careWorker.put(`${moment['@id']}/confirm_change`), 200)
    expect(await chainOf(moment)).toEqual([])
  })
})

test('after a move the admins of the new location read all of it and agree, those of the old one no longer', async () => {
  const moment = await api.assignedMoment({ location: world.west, client: null })
  const [made] = await chainOf(moment)
  expect((await as.locationAdmin.get(made!['@id'])).status).toBe(404)
  must(await as.planner.patch(`${moment['@id']}/update_location`, { location: world.east }), 200)
  const [addition, root, ...others] = await chainOf(moment, 'locationAdmin')
  expect([addition?.sequence, root?.uuid, others]).toEqual([1, made!.uuid, []])
  must(await agree('locationAdmin', addition!), 200)
  must(await as.planner.patch(`${moment['@id']}/update_location`, { location: world.west }), 200)
  expect((await as.locationAdmin.get(made!['@id'])).status).toBe(404)
  expect(await chainOf(moment, 'locationAdmin')).toEqual([])
})

test('the dossier of a client says to the organization who agreed to what and when, not for how much; to the family nothing', async () => {
  const moment = await api.assignedMoment()
  const [made] = await chainOf(moment)
  const path = `${world.client}/export?startDate=${today.slice(0, 10)}&endDate=${today.slice(0, 10)}`
  const held = async (who: Who) => {
    const files = unzipSync((await as[who].get(path)).bytes)
    return JSON.parse(strFromU8(files['dossier.json']!)) as Record<string, Body[] | undefined>
  }
  expect(await held('clientAdmin')).not.toHaveProperty('assignmentAgreements')
  const agreements = (await held('organization')).assignmentAgreements!
  expect(agreements.find(({ uuid }) => uuid === made!.uuid)).toMatchObject({
    ...{ hash: made!.hash, agreementTemplate: { version: 2 }, organizationAct: { name: expect.any(String) } },
    moments: [{ careMoment: moment['@id'] }],
  })
  for (const hidden of ['hourlyRate', 'rateProposedBy', 'facts', 'sections', 'reason'])
    for (const each of agreements) expect(each).not.toHaveProperty(hidden)
})
