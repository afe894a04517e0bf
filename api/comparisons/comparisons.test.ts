import { afterAll, describe, expect, test } from 'vitest'
import { addHours } from '../../rules/time/amsterdam.ts'
import { type Body, openTestApi } from '../../tests/servers/api.ts'
import { settings } from '../../tests/servers/settings.ts'
import { mailsAboutOf } from '../../tests/worlds/mails-about.ts'
import { must } from '../../tests/worlds/moments.ts'
import { mails as momentMails } from '../care-moments/mails.ts'
import { queriesOf } from '../concepts.ts'
import { openMailbox } from '../platform/events/mailbox.ts'
import { mails } from '../publications/mails.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())
const mailbox = openMailbox(db, { mails: { ...momentMails, ...mails }, queriesOf }, settings)

const compared = (moment: Body, who = as.organization) => who.get(`${moment.publication}/comparison`)
/** Two workers who reacted to the same moment. */
const twoReacted = async () => {
  const moment = await api.publishedMoment()
  return { moment, first: await api.react(moment, 'careWorker'), second: await api.react(moment, 'colleague') }
}
const choose = (...reactions: string[]) => as.organization.put('/care_moment_publication_reactions/select', { reactions })
const mailsAbout = mailsAboutOf(db, mailbox)
/** The texts of the mails about the last such event of a subject, by recipient. */
const textsAbout = async (subject: string, name: string) =>
  Object.fromEntries((await mailsAbout(subject, name)).map(mail => [mail.recipient, `${mail.subject}\n${mail.text}`]))
const uuidOf = (iri: unknown) => String(iri).slice(-36)

describe('side by side', () => {
  test('a worker may not compare, and for another organization it does not exist', async () => {
    const { moment } = await twoReacted()
    expect(await compared(moment, as.careWorker)).toMatchObject({ status: 403 })
    expect(await compared(moment, as.clientAdmin)).toMatchObject({ status: 403 })
    expect(await compared(moment, as.otherOrganization)).toMatchObject({ status: 404 })
  })
  test('an organization reads who can come: no reasons against somebody who reacted and is free', async () => {
    const { moment, first, second } = await twoReacted()
    const { body } = await compared(moment)
    expect(body.reactions).toMatchObject([
      { reaction: first, reasons: [], signals: [] },
      { reaction: second, reasons: [], signals: [] },
    ])
  })
  test('of work elsewhere an organization sees only the outcome: no place, no organization, no client and no times', async () => {
    const { moment } = await twoReacted()
    const start = addHours(String(moment.startDate), -15)
    const elsewhere = { startDate: start, endDate: addHours(start, 8) }
    await workAt(elsewhere)
    const { body } = await compared(moment)
    const [{ signals }] = body.reactions as [{ signals: { message: string; calculation: { shifts: unknown[] } }[] }]
    expect(signals).not.toEqual([])
    for (const { calculation } of signals) expect(calculation.shifts).toMatchObject([{ isNew: true }])
    const { name } = await db
      .selectFrom('organization_location')
      .select('name')
      .where('uuid', '=', uuidOf(world.harbour))
      .executeTakeFirstOrThrow()
    const text = JSON.stringify(body)
    expect(text).not.toContain(name)
    expect(text).not.toContain(start.slice(0, 16))
    const own = must(await compared(moment, as.planner), 200)
    expect(JSON.stringify(own)).toContain(name)
  })
})

describe('the dates of a series', () => {
  test('are judged as if those that are chosen were theirs already, and a worker may not ask', async () => {
    const rule = {
      startDate: '2026-11-02T07:00:00+01:00',
      endDate: '2026-11-02T21:00:00+01:00',
      weekdays: [1, 2],
      until: '2026-11-10',
    }
    const series = must(
      await as.organization.post(
        '/recurring_care_moments_by_organization',
        api.newMoment({ ...rule, breakMinutes: 60, publishedForContractTypes: ['freelance'] }),
      ),
      201,
    )
    const moments = must(
      await as.organization.get(`/care_moments?recurringCareMoment.uuid=${series.uuid}&order[startDate]=asc`),
      200,
    )
    const reactions: string[] = []
    for (const { '@id': iri } of moments.member) reactions.push(await api.react(must(await as.organization.get(iri), 200)))
    const restsOf = async (...chosen: string[]) => {
      const query = chosen.map(one => `chosen[]=${uuidOf(one)}`).join('&')
      const { body } = await as.organization.get(`${reactions[0]}/series_reactions?${query}`)
      const all = body.reactions as { reaction: string; signals: { code: string; calculation: { shifts: unknown[] } }[] }[]
      return all.map(({ signals }) =>
        signals.filter(({ code }) => code === 'ATW-DAY-REST').map(one => one.calculation.shifts.length),
      )
    }
    expect((await as.careWorker.get(`${reactions[0]}/series_reactions`)).status).toBe(403)
    expect((await as.organization.get(`${reactions[0]}/series_reactions?chosen=x`)).status).toBe(422)
    // A rest of ten hours is allowed once a week: the second week is fine until one of its two dates is chosen.
    expect(await restsOf()).toEqual([[], [2], [], []])
    expect((await restsOf(reactions[2]!))[3]).toEqual([2])
  })
})

const workAt = async (shift: { startDate: string; endDate: string }) => {
  const moment = await api.publishedMoment(shift)
  const there = { location_uuid: uuidOf(world.harbour), organization_uuid: uuidOf(world.otherOrganization) }
  await db
    .updateTable('care_moment')
    .set({ status: 'assigned', assignee_uuid: world.people.careWorker.uuid, contract_type: 'freelance', ...there })
    .where('uuid', '=', moment.uuid)
    .execute()
}

describe('second choice', () => {
  test('a worker may not make themselves second choice, and does not read before the choice that they are', async () => {
    const { second } = await twoReacted()
    expect(await as.colleague.patch(`${second}/standby`)).toMatchObject({ status: 403 })
    expect(await as.otherOrganization.patch(`${second}/standby`)).toMatchObject({ status: 404 })
    expect(must(await as.organization.patch(`${second}/standby`), 200)).toMatchObject({ standbyPosition: 1 })
    expect((await as.colleague.get(second)).body.standbyPosition ?? null).toBe(null)
    expect(await textsAbout(uuidOf(second), 'reaction_standby')).toEqual({})
  })
  test('an organization keeps them in order, and takes it back', async () => {
    const { first, second } = await twoReacted()
    must(await as.organization.patch(`${second}/standby`), 200)
    expect(must(await as.organization.patch(`${first}/standby`), 200)).toMatchObject({ standbyPosition: 2 })
    expect(must(await as.organization.patch(`${second}/no_standby`), 200).standbyPosition ?? null).toBe(null)
  })
  test('a worker made second choice is notified once when somebody else is chosen, and may withdraw', async () => {
    const { first, second } = await twoReacted()
    must(await as.organization.patch(`${second}/standby`), 200)
    must(await choose(first), 200)
    const texts = await textsAbout(uuidOf(second), 'reaction_not_selected')
    expect(texts[world.people.colleague.username]).toContain('Jij bent tweede keus')
    expect((await as.colleague.get(second)).body).toMatchObject({ status: 'not_selected', standbyPosition: 1 })
    must(await as.colleague.patch(`${second}/withdraw`), 200)
    expect(await as.organization.patch(`${second}/standby`)).toMatchObject({ status: 409 })
  })
  test('a worker made second choice after the choice is notified too', async () => {
    const { first, second } = await twoReacted()
    must(await choose(first), 200)
    must(await as.organization.patch(`${second}/standby`), 200)
    expect((await textsAbout(uuidOf(second), 'reaction_standby'))[world.people.colleague.username]).toContain(
      'Jij bent tweede keus',
    )
  })
  test('when the chosen worker cancels, the organization sees the second choice, and chooses them', async () => {
    const { moment, first, second } = await twoReacted()
    must(await as.organization.patch(`${second}/standby`), 200)
    must(await choose(first), 200)
    const off = { cancelAssignmentReason: world.cancelAssignmentReason, reason: 'Ziek' }
    must(await as.careWorker.put(`${moment['@id']}/cancel_assignment`, off), 200)
    const texts = await textsAbout(String(moment.uuid), 'care_moment_assignment_canceled')
    expect(texts[world.people.organization.username]).toContain('is tweede keus')
    expect((await as.organization.get(second)).body).toMatchObject({ status: 'open', standbyPosition: 1 })
    must(await choose(second), 200)
    expect(await api.fresh(moment)).toMatchObject({ status: 'assigned', assignee: { uuid: world.people.colleague.uuid } })
  })
})
