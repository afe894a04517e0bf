// Who can be asked for a moment, and who is notified of the questions.
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addHours } from '../../rules/time/amsterdam.ts'
import { askingIn } from '../../tests/calls/asking.ts'
import { type Body, openTestApi } from '../../tests/servers/api.ts'
import { settings } from '../../tests/servers/settings.ts'
import { mailsAboutOf } from '../../tests/worlds/mails-about.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today, uuidOf, type Who } from '../../tests/worlds/world.ts'
import { mails, queriesOf } from '../concepts.ts'
import { moveClock } from '../platform/clock.ts'
import { openMailbox } from '../platform/events/mailbox.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())
beforeEach(() => moveClock(today))
const { invite, invited, tick, workerOf } = await askingIn(api)
const mailbox = openMailbox(db, { mails, queriesOf }, settings)

interface Candidate {
  careWorker: string
  may: boolean
  reasons: { code: string; message: string }[]
  [name: string]: unknown
}
const candidates = async (moment: Body, who: Who = 'organization', query = '') =>
  must(await as[who].get(`${moment['@id']}/candidates${query}`), 200).candidates as unknown as Candidate[]
const find = (all: Candidate[], who: Who) => all.find(({ careWorker }) => careWorker === workerOf(who))

describe('the people who can be asked', () => {
  test('a care worker, a family and the back office do not learn', async () => {
    const moment = await api.openMoment()
    for (const who of ['careWorker', 'clientAdmin', 'backOffice'] as const)
      expect((await as[who].get(`${moment['@id']}/candidates`)).status, who).toBe(403)
  })
  test('an organization reads its own people, who can first and why the others cannot, and no strangers', async () => {
    const moment = await api.openMoment()
    const all = await candidates(moment)
    expect(all.map(({ careWorker }) => careWorker)).not.toContain(workerOf('tempWorker'))
    expect(all.map(({ may }) => may)).toEqual([true, true, true, false])
    expect(find(all, 'newWorker')).toMatchObject({
      reasons: [{ code: 'document_missing', message: 'Deze zorgverlener mist een document.' }],
    })
    expect(all[0]).toMatchObject({
      ...{ firstName: 'Özge', expertiseLevel: { name: 'Proefniveau 93' }, isFavorite: true, inCareTeam: false },
      ...{ workedHereCount: 0, distanceKm: expect.any(Number), reaction: null, invitation: null },
    })
    expect(await candidates(moment, 'organization', '?search=colleag')).toMatchObject([{ lastName: 'colleague' }])
    const uuid = world.people.thirdWorker.uuid
    expect(await candidates(moment, 'organization', `?careWorkerUuid=${uuid}`)).toMatchObject([{ uuid }])
  })
  test('a planner reads anyone', async () => {
    const all = await candidates(await api.openMoment(), 'planner')
    expect(find(all, 'tempWorker')).toMatchObject({ may: true, isFavorite: false })
  })
  test('the care team of the client comes first, also whom the organization does not know', async () => {
    const team = { client_uuid: uuidOf(world.client), care_worker_uuid: world.people.tempWorker.uuid }
    await db.insertInto('care_team').values(team).execute()
    const moment = await api.openMoment()
    expect((await candidates(moment))[0]).toMatchObject({ careWorker: workerOf('tempWorker'), inCareTeam: true, may: true })
    expect(must(await invite(moment, ['tempWorker']), 200).results).toMatchObject([{ reasons: [] }])
    expect(find(await candidates(moment), 'tempWorker')).toMatchObject({
      invitation: { status: 'open', answerBefore: expect.any(String) },
    })
    await db.deleteFrom('care_team').execute()
  })
  test('whom the client excludes is not there, and is refused without saying why', async () => {
    const excluded = { client_uuid: uuidOf(world.client), care_worker_uuid: world.people.thirdWorker.uuid }
    await db.insertInto('exclude_list').values(excluded).execute()
    const moment = await api.openMoment()
    expect(find(await candidates(moment), 'thirdWorker')).toBeUndefined()
    const { results } = must(await invite(moment, ['thirdWorker']), 200)
    expect(results).toMatchObject([{ reasons: [{ code: 'unknown' }] }])
    await db.deleteFrom('exclude_list').execute()
  })
  test('somebody who works then is shown as busy, without where; their work here is counted by location', async () => {
    const worked = await api.approvedMoment({}, {}, 'colleague')
    moveClock(addHours(String(worked.endDate), 2))
    const moment = await api.openMoment()
    await api.assignedMoment({ startDate: moment.startDate, endDate: moment.endDate }, 'careWorker')
    const all = await candidates(moment)
    expect(find(all, 'careWorker')!.reasons).toEqual([
      { code: 'overlap', message: 'Deze zorgverlener werkt dan al ergens anders.' },
    ])
    expect(find(all, 'colleague')).toMatchObject({ workedHereCount: 1, lastWorkedAt: worked.endDate })
    const west = await api.approvedMoment({ location: world.west, client: world.clientInWest }, {}, 'colleague')
    moveClock(addHours(String(west.endDate), 2))
    const next = await api.openMoment()
    expect(find(await candidates(next), 'colleague')).toMatchObject({ workedHereCount: 2 })
    expect(find(await candidates(next, 'locationAdmin'), 'colleague')).toMatchObject({ workedHereCount: 1 })
  })
  test('who reacted can be asked, and it says so', async () => {
    const { moment } = await api.reactedMoment({}, 'colleague')
    expect(find(await candidates(moment), 'colleague')).toMatchObject({ may: true, reasons: [], reaction: { status: 'open' } })
  })
})

const mailsAbout = mailsAboutOf(db, mailbox)
/** The mails about the last such event of the item at this address. */
const mailsOf = (address: string, event: string) => mailsAbout(uuidOf(address), event)
const [worker, colleague, organization] = (['careWorker', 'colleague', 'organization'] as const).map(
  who => world.people[who].username,
)

describe('who is notified', () => {
  test('who is asked, until when, and that a no is never counted; those who wait are told when it is their turn', async () => {
    const moment = await api.openMoment()
    const [first, second] = await invited(moment, ['careWorker', 'colleague'], { answerMinutes: 60, message: 'Kun jij?' })
    const [mail] = await mailsOf(first!, 'care_moment_invitation_opened')
    expect(mail).toMatchObject({ recipient: worker, subject: expect.stringMatching(/^Kun je komen\? /) })
    for (const words of [
      'Vroege dienst',
      'Utrecht',
      'Antwoorden kan tot ma 19 okt 2026, 11:00',
      'Een nee mag altijd en telt nergens mee',
      '“Kun jij?”',
      `/werk/reacties?vraag=${uuidOf(first!)}`,
    ])
      expect(mail!.text).toContain(words)
    expect(mail!.text).not.toMatch(/Truus/)
    await expect(mailsOf(second!, 'care_moment_invitation_opened')).rejects.toThrow()
    await tick(addHours(today, 1))
    expect(await mailsOf(second!, 'care_moment_invitation_opened')).toMatchObject([{ recipient: colleague }])
  })
  test('the organization, of a yes; others who were asked, that somebody was first; people who still waited, of nothing', async () => {
    const moment = await api.openMoment()
    const [mine, other] = await invited(moment, ['careWorker', 'colleague'], { atOnce: true })
    const [waiting] = await invited(moment, ['thirdWorker'])
    must(await as.careWorker.put(`${mine}/accept`), 200)
    expect(await mailsOf(mine!, 'care_moment_invitation_accepted')).toMatchObject([
      { recipient: organization, subject: expect.stringMatching(/^Özge careWorker komt: /) },
    ])
    expect(await mailsOf(moment['@id'], 'care_moment_assigned')).toEqual([])
    expect(await mailsOf(other!, 'care_moment_invitation_withdrawn')).toMatchObject([
      {
        recipient: colleague,
        subject: expect.stringMatching(/^Iemand anders was eerder: /),
        text: expect.stringContaining('geen gevolgen'),
      },
    ])
    expect(await mailsOf(waiting!, 'care_moment_invitation_withdrawn')).toEqual([])
  })
  test('the organization that nobody is left, but not when somebody is asked again meanwhile', async () => {
    const moment = await api.openMoment()
    const [only] = await invited(moment, ['careWorker'])
    must(await as.careWorker.put(`${only}/decline`), 200)
    expect(await mailsOf(moment['@id'], 'care_moment_invitations_ended')).toMatchObject([
      { recipient: organization, subject: expect.stringMatching(/^Niemand van de gevraagden kan: /) },
    ])
    const again = await api.openMoment()
    const [no] = await invited(again, ['careWorker'])
    must(await as.careWorker.put(`${no}/decline`), 200)
    await invited(again, ['colleague'])
    expect(await mailsOf(again['@id'], 'care_moment_invitations_ended')).toEqual([])
  })
  test('people who were asked, when the time changed or the question was withdrawn; somebody assigned directly only gets that mail', async () => {
    const moved = await api.openMoment()
    const [changed] = await invited(moved, ['careWorker'])
    must(await as.organization.patch(`${moved['@id']}/update`, { endDate: addHours(String(moved.endDate), 1) }), 200)
    expect(await mailsOf(changed!, 'care_moment_invitation_withdrawn')).toMatchObject([
      { recipient: worker, text: expect.stringContaining('is gewijzigd') },
    ])
    const [back] = await invited(await api.openMoment(), ['careWorker'])
    must(await as.organization.put(`${back}/withdraw`), 200)
    expect(await mailsOf(back!, 'care_moment_invitation_withdrawn')).toMatchObject([
      { subject: expect.stringMatching(/^Vraag ingetrokken/) },
    ])
    const given = await api.openMoment()
    const [direct] = await invited(given, ['careWorker'])
    must(await as.organization.put(`${given['@id']}/assign`, { careWorker: workerOf('careWorker') }), 200)
    expect(await mailsOf(direct!, 'care_moment_invitation_withdrawn')).toEqual([])
    expect(await mailsOf(given['@id'], 'care_moment_assigned')).toMatchObject([{ recipient: worker }])
  })
})
