// What a dossier says about agreements, a proposed replacement, and offers that somebody was notified of and left unanswered.
import { afterAll, describe, expect, test } from 'vitest'
import type { EventName } from '../../contract/events/events.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { settings } from '../../tests/servers/settings.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today, uuidOf, type Who } from '../../tests/worlds/world.ts'
import { mails, queriesOf } from '../concepts.ts'
import { jobs } from '../matches/jobs.ts'
import { moveClock, now } from '../platform/clock.ts'
import { openMailbox } from '../platform/events/mailbox.ts'

const api = await openTestApi()
const { as, db, world } = api
afterAll(() => api.close())
moveClock(today)
const mailbox = openMailbox(db, { mails, queriesOf }, settings)
/** Delivers the mails about these events; gives their texts. */
const deliver = async (...names: EventName[]) => {
  const events = await db.selectFrom('event').select('uuid').where('name', 'in', names).orderBy('uuid').execute()
  const uuids = events.map(({ uuid }) => uuid)
  for (const uuid of uuids) await mailbox.deliver(uuid, now())
  const found = await db.selectFrom('mail').select('text').where('event_uuid', 'in', uuids).execute()
  return found.map(({ text: written }) => written).join('\n')
}

interface Section {
  section: string
  lines: { said: string; from: string; until: string }[]
}
const ourOrganization = uuidOf(world.organization)
const linesOf = async (who: Who, section: string, worker: Who = 'careWorker', days = 'from=2026-01-01&to=2027-12-31') => {
  const path = `/care_workers/${world.people[worker].uuid}/dba_dossier?organization=${ourOrganization}&${days}`
  const sections = must(await as[who].get(path), 200).sections as unknown as Section[]
  return sections.find(one => one.section === section)?.lines ?? []
}
const sentencesOf = async (...args: Parameters<typeof linesOf>) => (await linesOf(...args)).map(line => line.said)
const agreementsOf = async (moment: string) =>
  must(await as.careWorker.get(`/assignment_agreements?awaitsMe=true&careMoment=${uuidOf(moment)}`), 200).member
const agree = async (moment: string) => {
  for (const { '@id': id, hash } of await agreementsOf(moment)) must(await as.careWorker.put(`${id}/agree`, { hash }), 200)
}
const text = '“Overeenkomst van opdracht”, versie 2'
const reason = { cancelAssignmentReason: world.cancelAssignmentReason }

describe('agreements', () => {
  test('pending, agreed, with a pending amendment, and ended: both parties read the same', async () => {
    const both = async () => {
      const [own, theirs] = [await sentencesOf('careWorker', 'agreements'), await sentencesOf('organization', 'agreements')]
      expect(own).toEqual(theirs)
      return own.toSorted()
    }
    const moment = await api.assignedMoment()
    expect(await both()).toEqual([
      `1 opdracht met een overeenkomst waarop nog een akkoord ontbreekt`,
      `1 overeenkomst ${text}: nog geen akkoord van de zorgverlener`,
    ])
    await agree(moment['@id'])
    expect(await both()).toEqual([`1 overeenkomst ${text}: beide partijen akkoord`])
    const later = new Date(Date.parse(String(moment.endDate)) + 3_600_000).toISOString()
    must(await as.organization.patch(`${moment['@id']}/update`, { endDate: later }), 200)
    expect(await both()).toEqual([
      `1 aanvulling ${text}: nog geen akkoord van de zorgverlener`,
      `1 overeenkomst ${text}: beide partijen akkoord`,
    ])
    must(await as.careWorker.put(`${moment['@id']}/cancel_assignment`, reason), 200)
    expect(await both()).toEqual([
      `1 aanvulling ${text}: beëindigd voordat beide partijen akkoord waren`,
      `1 overeenkomst ${text}: beëindigd, beide partijen waren akkoord`,
    ])
  })
  test('one from before the days of the dossier is in it when its work is in those days', async () => {
    const moment = await api.assignedMoment()
    await agree(moment['@id'])
    const start = String(moment.startDate).slice(0, 10)
    expect(await sentencesOf('planner', 'agreements', 'careWorker', `from=${start}&to=${start}`)).toEqual([
      `1 overeenkomst ${text}: beide partijen akkoord`,
    ])
  })
  test('work from before there were agreements has none, and says so', async () => {
    const moment = await api.assignedMoment({}, 'thirdWorker')
    const ofMoment = api.owner.deleteFrom('assignment_agreement_moment').where('care_moment_uuid', '=', moment.uuid)
    const covered = await ofMoment.returningAll().execute()
    expect(await sentencesOf('organization', 'agreements', 'thirdWorker')).toContain(
      '1 opdracht zonder overeenkomst in Zorginzet',
    )
    await api.owner.insertInto('assignment_agreement_moment').values(covered).execute()
  })
})

describe('a proposed replacement', () => {
  const propose = (who: Who, moment: string, replacement: string) =>
    as[who].put(`${moment}/cancel_assignment`, { ...reason, replacement })
  const refused = { status: 422, body: { violations: [{ propertyPath: 'replacement' }] } }
  test('is not proposed by an organization, a planner or a temp worker', async () => {
    const { member } = must(await as.planner.get('/cancel_assignment_reasons?isSelectableForOrganization=true'), 200)
    const byOther = { cancelAssignmentReason: member[0]!['@id'], replacement: 'Kees Bos' }
    const moment = await api.assignedMoment()
    for (const who of ['organization', 'planner'] as const)
      expect(await as[who].put(`${moment['@id']}/cancel_assignment`, byOther)).toMatchObject(refused)
    const temp = await api.assignedMoment({ publishedForContractTypes: ['temp_work'] }, 'tempWorker')
    expect(await propose('tempWorker', temp['@id'], 'Kees Bos')).toMatchObject(refused)
  })
  test('is shown to the organization in the mail and the history, and in the dossier with whether they were chosen', async () => {
    const [chosen, passed] = [await api.assignedMoment(), await api.assignedMoment()]
    for (const moment of [chosen, passed]) must(await propose('careWorker', moment['@id'], ' özge  Colleague'), 200)
    expect(await deliver('care_moment_assignment_canceled')).toContain('Stelt als vervanger voor: özge Colleague.')
    const { member } = must(await as.organization.get(`${chosen['@id']}/history`), 200)
    expect(member.filter(({ replacement }) => replacement).map(({ name, replacement }) => [name, replacement])).toEqual([
      ['care_moment_assignment_canceled', 'özge Colleague'],
    ])
    must(await api.select([await api.react(chosen, 'colleague')]), 200)
    must(await api.select([await api.react(passed, 'thirdWorker')]), 200)
    for (const who of ['careWorker', 'organization', 'planner'] as const) {
      const lines = await sentencesOf(who, 'replacement')
      expect(lines.join()).not.toMatch(/colleague/i)
      expect(lines.toSorted()).toEqual([
        '1 keer is gekozen wie als vervanger was voorgesteld',
        '1 keer is niet gekozen wie als vervanger was voorgesteld',
        '2 keer bij het teruggeven een vervanger voorgesteld',
        'Of buiten Zorginzet een vervanger is voorgesteld of geweigerd: niet vastgelegd in Zorginzet',
      ])
    }
  })
})

describe('work that somebody was notified of', () => {
  const aboutOffers = /gemeld aan|niet gereageerd/
  const chooses = (byMail: string) =>
    as.careWorker.put('/notification_preferences', { quietHours: null, kinds: [{ kind: 'new_matches', inApp: true, byMail }] })
  test('is counted for the care worker and a planner, with the unanswered ones; not for the organization', async () => {
    const before = (await sentencesOf('careWorker', 'offers')).filter(line => aboutOffers.test(line))
    await db.updateTable('care_moment_publication').set({ digested_at: today }).execute()
    must(await chooses('at_once'), 200)
    const [reacted, withdrawn] = [await api.publishedMoment(), await api.publishedMoment()]
    await deliver('care_moment_published')
    must(await as.organization.patch(`${withdrawn.publication}/withdraw`), 200)
    await api.react(reacted)
    must(await chooses('daily'), 200)
    const gathered = await api.publishedMoment()
    moveClock('2026-10-20T06:00:00Z')
    await jobs['gather-matches']!.run(db, now(), queriesOf)
    await deliver('new_matches_gathered')
    for (const who of ['careWorker', 'planner'] as const)
      expect((await sentencesOf(who, 'offers')).filter(line => aboutOffers.test(line)).toSorted(), who).toEqual([
        '3 opdrachten gemeld aan de zorgverlener',
        'Op 1 opdracht niet gereageerd. Daar volgde niets op',
      ])
    expect(before).toEqual([])
    // An offer that is still open does not count as unanswered.
    must(await as.organization.patch(`${gathered.publication}/withdraw`), 200)
    expect(await sentencesOf('careWorker', 'offers')).toContain('Op 2 opdrachten niet gereageerd. Daar volgde niets op')
    expect((await sentencesOf('organization', 'offers')).filter(line => aboutOffers.test(line))).toEqual([])
  })
})
